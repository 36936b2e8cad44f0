/**
 * What is watched inside the page: moments are marked in the trace, which `trace.ts` reads. `installProbe`
 * is sent to the page as text and can use nothing outside.
 */

export interface Probe {
  /** Watches the coming tap until everybody has answered and nothing changes any more; does the game go on? */
  tap(): Promise<boolean>;
  /** Watches what the pointer brings about where it comes to. */
  hover(): Promise<void>;
  /** Watches what moves after the coming tap, at most for so many milliseconds. */
  motion(atMost: number): Promise<void>;
  /** Settles when something is asked, or the game is over; says which. */
  asked(): Promise<boolean>;
}

declare global {
  interface Window {
    orreryProbe: Probe;
  }
}

export function installProbe(): void {
  /** So long without a change: nothing more will come of it. */
  const QUIET_MS = 300;
  /** A tap that is not answered by then was none: the option had gone. */
  const PATIENCE_MS = 5000;
  const table = (): HTMLElement | null => document.querySelector('.table');
  const question = (): string => table()?.dataset.question ?? '';
  const isOver = (): boolean => document.querySelector('.end') !== null;
  const mark = (what: string, number = 0): void => {
    performance.mark(`orrery ${what} ${number.toFixed(1)}`);
  };
  const markMoves = (what: string): void => mark(what, Number(table()?.dataset.moments ?? 0));
  /** When the frame that is about to be made has been painted. */
  const painted = (): Promise<void> =>
    new Promise((done) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done();
        port2.postMessage(null);
      });
    });
  /** Marks an event as it arrives, with the milliseconds that it was on its way. */
  const event = (type: string, what: string): Promise<void> =>
    new Promise((done) => {
      const arrived = ({ timeStamp }: Event): void => {
        mark(what, performance.now() - timeStamp);
        done();
      };
      window.addEventListener(type, arrived, { capture: true, once: true });
      setTimeout(done, PATIENCE_MS);
    });
  /** Settles when nothing has changed for a while; what did change is marked when it was painted. */
  const rest = (what?: string): Promise<void> =>
    new Promise((done) => {
      let timer = 0;
      const wait = (): void => {
        clearTimeout(timer);
        timer = window.setTimeout(() => {
          watch.disconnect();
          done();
        }, QUIET_MS);
      };
      const watch = new MutationObserver(() => {
        wait();
        if (what) void painted().then(() => mark(what));
      });
      watch.observe(document.body, { subtree: true, childList: true, attributes: true });
      wait();
    });
  const moving = (): boolean =>
    question() === '' ||
    (document.querySelector('.motion-layer')?.getAnimations({ subtree: true }).length ?? 0) > 0;
  const answered = async (): Promise<void> => {
    const before = question();
    // Where the button has gone by the time it is let go, there is no click any more.
    await event('pointerup', 'tap');
    const begun = performance.now();
    do await painted();
    while (question() === before && !isOver() && performance.now() - begun < PATIENCE_MS);
    if (question() !== before || isOver()) markMoves('answered');
  };
  const asked = (): Promise<boolean> =>
    new Promise((done) => {
      const look = (): void => {
        if (!isOver() && question() === '') return;
        watch.disconnect();
        done(!isOver());
      };
      const watch = new MutationObserver(look);
      watch.observe(document.body, { subtree: true, childList: true, attributes: true });
      look();
    });

  window.orreryProbe = {
    asked,
    async tap() {
      await answered();
      const goesOn = await asked();
      await painted();
      markMoves('asked');
      await rest();
      mark('rest');
      return goesOn;
    },
    async hover() {
      await event('pointerover', 'hover');
      await painted();
      mark('shown');
      await rest('shown');
      mark('rest');
    },
    async motion(atMost) {
      await answered();
      const begun = performance.now();
      do await painted();
      while (moving() && !isOver() && performance.now() - begun < atMost);
      mark('still');
    },
  };
}
