/** What is measured inside the page; `installProbe` is sent there as text and can use nothing outside. */

export interface Probe {
  /** Looks out for the next tap or hover; `measured` has what it took. */
  expect(what: 'tap' | 'hover'): void;
  measured(): Promise<number>;
  /** Settles when something is asked, or the game is over; says which. */
  asked(): Promise<boolean>;
  /** Choices made so far. */
  moments(): number;
  /** The longest task since this was last asked; 0 where none was worth noting. */
  longest(): number;
}

declare global {
  interface Window {
    orreryProbe: Probe;
  }
}

export function installProbe(): void {
  /** So long without a change: nothing more will come of it. */
  const QUIET_MS = 300;
  const table = (): HTMLElement | null => document.querySelector('.table');
  const question = (): string => table()?.dataset.question ?? '';
  /** When the frame that is about to be made has been painted. */
  const painted = (): Promise<number> =>
    new Promise((done) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now());
        port2.postMessage(null);
      });
    });
  const once = (type: string): Promise<number> =>
    new Promise((done) => {
      window.addEventListener(type, ({ timeStamp }) => done(timeStamp), {
        capture: true,
        once: true,
      });
    });

  const tasks: number[] = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask' });

  const measures = {
    /** From lifting the finger until another question, or that others move, was painted. */
    async tap(): Promise<number> {
      const before = question();
      // Where the button has gone by then, there is no click any more.
      const start = await once('pointerup');
      let end = await painted();
      while (question() === before && end - start < 10_000) end = await painted();
      return end - start;
    },
    /** From the pointer's arrival until the last change that it brings was painted. */
    async hover(): Promise<number> {
      const start = await once('pointerover');
      let last = await painted();
      return new Promise((done) => {
        const finish = (): void => {
          watch.disconnect();
          done(last - start);
        };
        let timer = setTimeout(finish, QUIET_MS);
        const watch = new MutationObserver(() => {
          clearTimeout(timer);
          painted().then((at) => {
            last = at;
          });
          timer = setTimeout(finish, QUIET_MS);
        });
        watch.observe(document.body, { subtree: true, childList: true, attributes: true });
      });
    },
  };
  let expected = Promise.resolve(0);

  window.orreryProbe = {
    expect(what) {
      expected = measures[what]();
    },
    measured: () => expected,
    asked: () =>
      new Promise((done) => {
        const look = (): boolean => {
          const over = document.querySelector('.end') !== null;
          if (!over && question() === '') return false;
          watch.disconnect();
          done(!over);
          return true;
        };
        const watch = new MutationObserver(look);
        watch.observe(document.body, { subtree: true, childList: true, attributes: true });
        look();
      }),
    moments: () => Number(table()?.dataset.moments ?? 0),
    longest: () => Math.max(0, ...tasks.splice(0)),
  };
}
