/**
 * What is watched inside the page: moments are marked in the trace, which `trace.ts` reads. `installProbe`
 * is sent to the page as text and can use nothing outside.
 */

export interface Probe {
  /** Watches what comes, from now on: a tap sent before that could be missed. */
  watch(what: Watched): void;
  /** Settles when what is watched is over; does the game go on? */
  seen(): Promise<boolean>;
  /** Settles when something is asked, or the game is over; says which. */
  asked(): Promise<boolean>;
  /** Settles when something is asked, and everything on screen has come to rest. */
  settled(): Promise<void>;
  /** A bot is about to move. Marked for the first one after an answer: each mark is work of its own. */
  thought(): void;
}

/**
 * - `tap`: the coming tap, until everybody has answered and nothing changes any more;
 * - `hover`: what the pointer brings about where it comes to;
 * - `motion`: what moves after the coming tap, for some seconds at most.
 */
export type Watched = 'tap' | 'hover' | 'motion';

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
  /** Moves of others are watched for so long. */
  const WATCHED_MS = 8000;
  /** How often it is looked whether something has changed. */
  const GLANCE_MS = 100;
  // Kept up to date by the browser: a search through the whole page would be work of its own.
  const tables = document.getElementsByClassName('table');
  const ends = document.getElementsByClassName('end');
  const table = (): HTMLElement | null => tables.item(0) as HTMLElement | null;
  const question = (): string => table()?.dataset.question ?? '';
  const isOver = (): boolean => ends.length > 0;
  const mark = (what: string, number = 0): void => {
    performance.mark(`orrery ${what} ${number.toFixed(1)}`);
  };
  const moves = (): number => Number(table()?.dataset.moments ?? 0);
  const markMoves = (what: string): void => mark(what, moves());
  const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  /** When the frame that is about to be made has been painted. */
  const painted = (): Promise<void> =>
    new Promise((done) => {
      requestAnimationFrame(() => {
        waiting.push(done);
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
      const patience = AbortSignal.timeout(PATIENCE_MS);
      patience.addEventListener('abort', () => done());
      window.addEventListener(type, arrived, { capture: true, once: true, signal: patience });
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
  /** What goes by how far something is scrolled runs for ever. */
  const isRunning = ({ playState, timeline }: Animation): boolean =>
    playState === 'running' && timeline instanceof DocumentTimeline;
  /** Has a bot moved since the last answer? */
  let moved = true;
  const answered = async (): Promise<void> => {
    const before = question();
    // Where the button has gone by the time it is let go, there is no click any more.
    await event('pointerup', 'tap');
    const begun = performance.now();
    do await painted();
    while (question() === before && !isOver() && performance.now() - begun < PATIENCE_MS);
    if (question() === before && !isOver()) return;
    markMoves('answered');
    moved = false;
  };
  /** When the table has changed, or after a glance without: watching the whole page would make work of its own. */
  const changed = (): Promise<boolean> =>
    new Promise((done) => {
      const end = (change: boolean) => (): void => {
        watch.disconnect();
        clearTimeout(timer);
        done(change);
      };
      const watch = new MutationObserver(end(true));
      const timer = setTimeout(end(false), GLANCE_MS);
      const found = table();
      if (found) watch.observe(found, { attributeFilter: ['data-question', 'data-moments'] });
    });
  const isAsked = (): boolean => question() !== '';
  /** Waits until something is asked here, or the game is over; marks what others do meanwhile. */
  const asked = async (): Promise<boolean> => {
    let before = moves();
    while (!isAsked()) {
      // Looked for while nothing happens: to find it in a page that has just changed, all of that is searched.
      if (!(await changed()) && isOver()) break;
      if (isAsked() || moves() === before) continue;
      before = moves();
      await painted();
      if (!isAsked()) markMoves('moved');
    }
    return !isOver();
  };

  const watchers: Readonly<Record<Watched, () => Promise<boolean>>> = {
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
      return true;
    },
    async motion() {
      await answered();
      const begun = performance.now();
      await pause(GLANCE_MS);
      // Where nobody moves there is nothing to be seen: the next question comes at once.
      const shown = moving();
      while (moving() && !isOver() && performance.now() - begun < WATCHED_MS)
        await pause(GLANCE_MS);
      if (shown) mark('still');
      return !isOver();
    },
  };
  let seen = Promise.resolve(true);
  window.orreryProbe = {
    asked,
    async settled() {
      await asked();
      do await rest();
      while (document.getAnimations().some(isRunning));
    },
    seen: () => seen,
    thought() {
      if (!moved) mark('thought');
      moved = true;
    },
    watch(what) {
      seen = watchers[what]();
    },
  };
}
