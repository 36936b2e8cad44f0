/** A table in the page under measurement: a person taps, bots answer, everything is timed. */
import type { GameRecord } from '@orrery/kernel';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { installProbe } from './probe.ts';

export interface Measured {
  readonly taps: readonly number[];
  readonly hovers: readonly number[];
  /** Main thread of the page per move of a bot. */
  readonly botMoves: readonly number[];
  readonly longestTask: number;
}

const SLOWED = 4;
const TAPS = 16;
/** Questions at which the pointer also rests on an option before. */
const HOVERS = 8;

const SETTINGS = {
  language: 'en',
  theme: 'night',
  motion: 'full',
  // What others do is not waited for.
  pace: 'none',
  grace: 'off',
  guide: false,
};

export async function measureTable(
  browser: Browser,
  origin: string,
  record: GameRecord,
): Promise<Measured> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  try {
    await sitDown(page, origin, record);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    return await play(page, session);
  } finally {
    await context.close();
  }
}

async function sitDown(page: Page, origin: string, record: GameRecord): Promise<void> {
  await page.addInitScript(installProbe);
  await page.addInitScript((settings) => {
    localStorage.setItem('orrery.settings', settings);
    // Bots wait a moment before each answer, so that people can follow; here nobody needs to.
    const wait = window.setTimeout.bind(window);
    const quick = (work: () => void, ms = 0): number => wait(work, ms === 420 ? 0 : ms);
    window.setTimeout = quick as typeof window.setTimeout;
  }, JSON.stringify(SETTINGS));
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

async function play(page: Page, session: CDPSession): Promise<Measured> {
  const [taps, hovers, botMoves]: [number[], number[], number[]] = [[], [], []];
  const busy = async (): Promise<{ ms: number; moments: number }> => {
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    return { ms: seconds * 1000, moments: await page.evaluate(() => window.orreryProbe.moments()) };
  };
  // What loading has left behind is no part of playing.
  await page.waitForTimeout(1000);
  await page.evaluate(() => window.orreryProbe.longest());
  for (let turn = 0; turn < TAPS; turn++) {
    if (turn < HOVERS) {
      await page.mouse.move(1, 1);
      const spot = await optionSpot(page, turn + 1);
      await page.evaluate(() => window.orreryProbe.expect('hover'));
      await page.mouse.move(spot.x, spot.y);
      hovers.push(await page.evaluate(() => window.orreryProbe.measured()));
    }
    const { x, y } = await optionSpot(page, turn);
    await page.mouse.move(x, y);
    await page.waitForTimeout(200);
    await page.evaluate(() => window.orreryProbe.expect('tap'));
    await page.mouse.down();
    await page.mouse.up();
    taps.push(await page.evaluate(() => window.orreryProbe.measured()));
    const before = await busy();
    const goesOn = await page.evaluate(() => window.orreryProbe.asked());
    const after = await busy();
    const moves = after.moments - before.moments;
    if (moves > 0) botMoves.push((after.ms - before.ms) / moves);
    if (!goesOn) break;
  }
  const longestTask = await page.evaluate(() => window.orreryProbe.longest());
  return { taps, hovers, botMoves, longestTask };
}

/** The middle of one of the options; the list is opened where it isn't. */
async function optionSpot(page: Page, turn: number): Promise<{ x: number; y: number }> {
  const options = page.locator(
    '.choice:not([data-key="resign"]):visible, .turn-buttons .button:not(.undo):visible',
  );
  if ((await options.count()) === 0) await page.keyboard.press('c');
  await options.first().waitFor();
  const option = options.nth((turn * 5) % (await options.count()));
  await option.scrollIntoViewIfNeeded();
  const box = await option.boundingBox();
  if (!box) throw new Error('an option has gone before it could be chosen');
  return { x: box.x + Math.min(box.width / 2, 40), y: box.y + box.height / 2 };
}
