/** A table in the page under measurement: a person taps, bots answer, everything is traced. */
import type { GameRecord } from '@orrery/kernel';
import type { Browser, Page } from 'playwright-core';
import { installProbe, type Watched } from './probe.ts';
import { type Span, Trace } from './trace.ts';

/** In milliseconds of a slowed-down processor. */
export interface Measured {
  readonly taps: readonly number[];
  /** Main thread of the page for what follows an answer that is on screen, until others move or all is done. */
  readonly afterwards: readonly number[];
  readonly hovers: readonly number[];
  /** Main thread of the page per move of a bot that asks nobody here… */
  readonly botMoves: readonly number[];
  /** …and for one that does, until the question is on screen. */
  readonly questions: readonly number[];
  readonly longestTask: number;
}

export interface Moved {
  /** Frames per second. */
  readonly frames: number;
  readonly longestTask: number;
}

/** In each run, which all choose differently. */
const TAPS = 12;
/** Questions at which the pointer also rests on an option before. */
const HOVERS = 6;
/** Turns whose motion is watched. */
const SHOWN = 4;
/** At every so many-th tap the turn is ended, where that can be done, so that others move. */
const ENDS = 3;

const SETTINGS = { language: 'en', theme: 'night', motion: 'full', grace: 'off', guide: false };

/** Plays without motion: what others do is not waited for. */
export async function measureTable(
  browser: Browser,
  origin: string,
  record: GameRecord,
  run: number,
): Promise<Measured> {
  const trace = await atTable(browser, origin, record, 'none', async (page) => {
    for (let at = 0; at < TAPS; at++) {
      const turn = run * TAPS + at;
      if (at < HOVERS) await hover(page, turn + 1);
      const { x, y } = await optionSpot(page, turn, at % ENDS === 0);
      await page.mouse.move(x, y);
      await page.waitForTimeout(200);
      if (!(await watch(page, 'tap', () => tap(page)))) break;
    }
  });
  const answers = trace.spans('tap', 'answered');
  const others = trace.steps(['answered', 'moved', 'asked']).filter((span) => movesIn(span) > 0);
  // What an answer of one's own leaves to do is no part of the move that comes next.
  const work = (span: Span): number =>
    trace.busy(span.from.what === 'answered' ? trace.since('thought', span) : span);
  const watched = [...trace.spans('tap', 'rest'), ...trace.spans('hover', 'rest')];
  return {
    taps: answers.map((span) => trace.felt(span)),
    afterwards: trace.spans('answered', 'thought', 'rest').map((span) => trace.busy(span)),
    hovers: trace.spans('hover', 'rest').map((span) => {
      return trace.felt({ from: span.from, to: trace.last('shown', span) ?? span.to });
    }),
    botMoves: others
      .filter(({ to }) => to.what === 'moved')
      .map((span) => work(span) / movesIn(span)),
    questions: others.filter(({ to }) => to.what === 'asked').map(work),
    longestTask: Math.max(0, ...watched.map((span) => trace.longestTask(span))),
  };
}

/** Plays with motion, at its usual pace. */
export async function measureMotion(
  browser: Browser,
  origin: string,
  record: GameRecord,
  run: number,
): Promise<Moved> {
  const trace = await atTable(browser, origin, record, 'even', async (page) => {
    for (let at = 0; at < TAPS && (await timesShown(page)) < SHOWN; at++) {
      const { x, y } = await optionSpot(page, run * TAPS + at, true);
      await page.mouse.move(x, y);
      await page.waitForTimeout(200);
      await watch(page, 'motion', () => tap(page));
      await page.keyboard.press('Escape');
      if (!(await page.evaluate(() => window.orreryProbe.asked()))) break;
      await page.waitForTimeout(500);
    }
  });
  const spans = trace.spans('answered', 'still');
  const length = spans.reduce((sum, { from, to }) => sum + to.at - from.at, 0);
  const frames = spans.reduce(
    (sum, span) => sum + trace.frames(span) * (span.to.at - span.from.at),
    0,
  );
  return {
    frames: length > 0 ? frames / length : 0,
    longestTask: Math.max(0, ...spans.map((span) => trace.longestTask(span))),
  };
}

/** How often something was seen to move. */
const timesShown = (page: Page): Promise<number> =>
  page.evaluate(
    () => performance.getEntriesByType('mark').filter(({ name }) => name.includes('still')).length,
  );

const movesIn = ({ from, to }: Span): number => to.number - from.number;

/** Sits down at a table and plays; what was traced meanwhile. */
async function atTable(
  browser: Browser,
  origin: string,
  record: GameRecord,
  pace: 'none' | 'even',
  play: (page: Page) => Promise<void>,
): Promise<Trace> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  try {
    await sitDown(page, origin, record, pace);
    // What loading has left behind, pictures that come to sight too, is no part of playing.
    await page.evaluate(() => window.orreryProbe.settled());
    await browser.startTracing(page, { categories: ['-*', 'toplevel', 'blink.user_timing'] });
    await play(page);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    return new Trace(traceEvents);
  } finally {
    await context.close();
  }
}

async function sitDown(
  page: Page,
  origin: string,
  record: GameRecord,
  pace: string,
): Promise<void> {
  await page.addInitScript(installProbe);
  await page.addInitScript(
    (settings) => {
      localStorage.setItem('orrery.settings', settings);
      // The list of all options is open: there is most to draw, and everything can be chosen.
      localStorage.setItem('orrery.stage', '{"drawer":"choices"}');
      // Bots wait before each answer so that people can follow; here so long that each is drawn for itself.
      const wait = window.setTimeout.bind(window);
      const thought = (work: () => void) => () => {
        window.orreryProbe.thought();
        work();
      };
      const quick = (work: () => void, ms = 0): number =>
        ms === 420 ? wait(thought(work), 60) : wait(work, ms);
      window.setTimeout = quick as typeof window.setTimeout;
    },
    JSON.stringify({ ...SETTINGS, pace }),
  );
  await page.goto(`${origin}/`);
  await page.locator('main').waitFor();
  await page.evaluate(keepTable, record);
  await page.goto(`${origin}/#/table/bench`);
  await page.reload();
  await page.evaluate(() => window.orreryProbe.asked());
}

/** Lays a table where the page keeps its own; sent to the page as text. */
async function keepTable(record: unknown): Promise<void> {
  const database = await new Promise<IDBDatabase>((done, failed) => {
    const request = indexedDB.open('orrery', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('tables', { keyPath: 'id' });
    request.onerror = () => failed(request.error);
    request.onsuccess = () => done(request.result);
  });
  await new Promise<void>((done) => {
    const transaction = database.transaction('tables', 'readwrite');
    transaction.objectStore('tables').put({ id: 'bench', revision: 1, savedAt: 0, record });
    transaction.oncomplete = () => done();
  });
  database.close();
}

async function hover(page: Page, turn: number): Promise<void> {
  await page.mouse.move(1, 1);
  const { x, y } = await optionSpot(page, turn, false);
  await watch(page, 'hover', () => page.mouse.move(x, y));
}

/** Does something that is watched; does the game go on after it? */
async function watch(page: Page, what: Watched, act: () => Promise<void>): Promise<boolean> {
  await page.evaluate((it) => window.orreryProbe.watch(it), what);
  await act();
  return page.evaluate(() => window.orreryProbe.seen());
}

async function tap(page: Page): Promise<void> {
  await page.mouse.down();
  await page.mouse.up();
}

/** The middle of one of the options, or of one that ends the turn; the list is opened where it has been closed. */
async function optionSpot(
  page: Page,
  turn: number,
  end: boolean,
): Promise<{ x: number; y: number }> {
  const ends = page.locator('.turn-buttons .button:not(.undo):visible');
  const options = page.locator('.choice:not([data-key="resign"]):visible').or(ends);
  if (!(await page.locator('.drawer').isVisible())) await page.keyboard.press('c');
  await options.first().waitFor();
  const offered = end && (await ends.count()) > 0 ? ends : options;
  const option = offered.nth((turn * 5) % (await offered.count()));
  await option.scrollIntoViewIfNeeded();
  const box = await option.boundingBox();
  if (!box) throw new Error('an option has gone before it could be chosen');
  return { x: box.x + Math.min(box.width / 2, 40), y: box.y + box.height / 2 };
}
