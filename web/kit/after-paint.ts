/** Where nothing is painted, as in a tab that is not looked at, it is done after so many milliseconds. */
const UNSEEN = 100;

/**
 * Does something when what has just changed is on screen: for what may follow a moment later, so that
 * nobody waits for it.
 */
export function afterPaint(work: () => void): void {
  let due = true;
  const act = (): void => {
    if (due) work();
    due = false;
  };
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = act;
    port2.postMessage(null);
  });
  setTimeout(act, UNSEEN);
}
