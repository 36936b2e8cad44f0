/** Where nothing is painted, as in a tab that is not looked at, it is done after so many milliseconds. */
const UNSEEN = 100;

/** One way round the browser's tasks for all: each of its own would have to be made. */
const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.onmessage = () => waiting.shift()?.();

/**
 * Does something when what has just changed is on screen: for what may follow a moment later, so that
 * nobody waits for it.
 */
export function afterPaint(work: () => void): void {
  let due = true;
  const act = (): void => {
    // A timer that has nothing left to do would wake the page all the same.
    clearTimeout(late);
    if (due) work();
    due = false;
  };
  const late = setTimeout(act, UNSEEN);
  requestAnimationFrame(() => {
    waiting.push(act);
    port2.postMessage(null);
  });
}
