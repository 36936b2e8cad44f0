import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { game } from '@orrery/distant-suns';
import { type GameRecord, Table } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import {
  drawn,
  expectNoSidewaysScroll,
  importFile,
  keepRows,
  keptRow,
  leave,
  myTurn,
  origin,
  playOn,
  playQuickly,
  poll,
  savedRow,
  visit,
  withBrowser,
} from './harness.ts';
import { cut } from './room.ts';

withBrowser();

/** The address of a part of the frame, as it was built. */
function fileOf(part: string): string {
  const built = new URL('../dist/.vite/manifest.json', import.meta.url);
  return `**/${JSON.parse(readFileSync(built, 'utf8'))[`frame/${part}.tsx`].file}`;
}

const { record } = Table.open(game, {
  seats: [
    { name: 'Ada', colour: 0 },
    { name: 'Vega', bot: 'cadet', colour: 1 },
  ],
  seed: 'bad luck',
});
const seated = (...seats: unknown[]) => ({ ...record, seats }) as unknown as GameRecord;

const DAMAGED: Readonly<Record<string, object>> = {
  'no record': { record: undefined },
  'text for a record': { record: 'x' },
  'a seat that is null': { record: seated(null, { name: 'Vega' }) },
  'a nameless seat': { record: seated({}, {}) },
  'a name without end': { record: seated({ name: 'x'.repeat(3000) }, { name: 'Vega' }) },
  'a colour below all': { record: seated({ name: 'Ada', colour: -1 }, { name: 'Vega' }) },
  'a colour in words': { record: seated({ name: 'Ada', colour: 'red' }, { name: 'Vega' }) },
  'an object for a colour': { record: seated({ name: 'Ada', colour: {} }, { name: 'Vega' }) },
  'no time': { savedAt: undefined },
  'no revision': { revision: undefined, record: { ...record, snapshot: null } },
  'a later version': { record: { ...record, version: 999 } },
  'a bot that nobody knows': { record: seated({ name: 'Ada' }, { name: 'Vega', bot: 'hal' }) },
};

test('no damaged table takes the start page or another table down with it', async () => {
  const page = await visit();
  const rows = Object.entries(DAMAGED).map(([id, change], at) => ({
    ...savedRow(id, record),
    savedAt: 1000 + at,
    ...change,
  }));
  await keepRows(page, [savedRow('whole', record), ...rows]);
  await page.reload();
  await page.getByRole('button', { name: /^All \d+ tables/ }).click();
  await poll(() => page.locator('.saved-table').count()).toBe(rows.length + 1);
  expect(await page.locator('.game-card').count()).toBe(GAMES.length);
  for (const { id } of rows) {
    await page.goto(`${origin()}/#/table/${id}`);
    if (id === 'no time') {
      await myTurn(page);
      continue;
    }
    await page.getByRole('heading', { name: 'That didn’t work' }).waitFor();
    expect(await page.getByText(/nothing was changed|newer rules/i).count(), id).toBe(1);
    // What is said of the next table must be its own.
    await page.goto(`${origin()}/#/about`);
    await page.getByRole('heading', { name: 'About' }).waitFor();
  }
  await page.goto(`${origin()}/#/`);
  await page.locator('.game-card').first().waitFor();
  await page.goto(`${origin()}/#/table/whole`);
  await myTurn(page);
  // A table of a later version stays one.
  expect(await keptRow(page, 'a later version')).toMatchObject({ record: { version: 999 } });
  await leave(page);
});

test('a table that can’t even be drawn in the list can be exported and removed', async () => {
  const page = await visit({ alone: true });
  await keepRows(page, [savedRow('odd', record)]);
  await page.addInitScript(() => {
    Intl.RelativeTimeFormat.prototype.format = () => {
      throw new Error('no words for this');
    };
  });
  await page.reload();
  await page.getByText('A damaged table').waitFor();
  await page.getByRole('button', { name: /More about this table/ }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export to a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^orrery-.*\.json$/);
  await page.getByRole('button', { name: /More about this table/ }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await poll(() => page.locator('.saved-table').count()).toBe(0);
  await page.context().close();
});

test('settings that make no sense change nothing', async () => {
  const page = await visit();
  for (const odd of ['null', '[', '{"colour":-1}', '{"colour":"red","theme":7,"language":{}}']) {
    await page.evaluate((text) => localStorage.setItem('orrery.settings', text), odd);
    await page.goto(`${origin()}/#/new/distant-suns`);
    await page.reload();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('.board-room > *').first().waitFor();
  }
  await myTurn(page);
  await leave(page);
});

test('where storage is full from the first, tables live as long as the page', async () => {
  const page = await visit();
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await playQuickly(page);
  await page.getByText(/storage is full/).waitFor();
  await playOn(page, 2);
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.locator('.saved-table a').click();
  await page.getByText(/storage is full/).waitFor();
  await myTurn(page);
  await poll(() => page.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(true);
  await page.getByRole('button', { name: 'Leave the table' }).click();
  const file = join(mkdtempSync(join(tmpdir(), 'orrery-')), 'table.json');
  writeFileSync(file, JSON.stringify(record));
  await importFile(page, file);
  await page.getByText(/storage is full/).waitFor();
  await myTurn(page);
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await poll(() => page.locator('.saved-table').count()).toBe(2);
  await leave(page);
});

test('a browser that keeps nothing says so over nothing, until one has read it', async () => {
  const page = await visit({ alone: true, language: 'ru' });
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new Error('nothing is kept here');
    };
  });
  await page.reload();
  await playQuickly(page);
  const warning = page.locator('.warning');
  for (const size of [
    { width: 1280, height: 720 },
    { width: 820, height: 1180 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(size);
    await warning.waitFor();
    await drawn(page);
    const [above, table] = [
      await warning.boundingBox(),
      await page.locator('.table').boundingBox(),
    ];
    const edge = (above?.y ?? 0) + (above?.height ?? 0);
    expect(edge).toBeLessThanOrEqual((table?.y ?? 0) + 1);
    expect(edge + (table?.height ?? 0)).toBe(size.height);
    expect(await cut(page, '.warning, .warning p')).toEqual([]);
  }
  await warning.getByRole('button').click();
  await poll(() => warning.count()).toBe(0);
  // It is not told again at the next table.
  await page.goto(`${origin()}/#/`);
  await playQuickly(page);
  expect(await warning.count()).toBe(0);
  await page.context().close();
});

test('a part of the table that can’t be fetched says so in its place, and comes when it can be', async () => {
  const page = await visit({ alone: true, drawer: '' });
  await playQuickly(page);
  await page.locator('.board-room > *').first().waitFor();
  const missing = page.locator('.missing-part');
  for (const { part, hotkey, there } of [
    { part: 'log-list', hotkey: 'l', there: '.drawer .log' },
    { part: 'replay-bar', hotkey: 'h', there: '.replay-bar .slider' },
  ]) {
    await page.route(fileOf(part), (route) => route.abort());
    await page.keyboard.press(hotkey);
    await missing.getByText(/couldn’t be fetched/).waitFor();
    expect(await page.locator('.board-room > *').first().isVisible()).toBe(true);
    await page.unroute(fileOf(part));
    await missing.getByRole('button', { name: 'Try again' }).click();
    await page.locator(there).waitFor();
    expect(await missing.count()).toBe(0);
  }
  await page.context().close();
});

test('without its replay a table goes on', async () => {
  const page = await visit({ alone: true });
  // Before the table is there: it fetches ahead what may be wanted.
  await page.route(fileOf('replay-bar'), (route) => route.abort());
  await playQuickly(page);
  await myTurn(page);
  await page.keyboard.press('h');
  await page.locator('.missing-part').getByRole('button', { name: 'Close' }).click();
  await playOn(page, 2);
  await page.context().close();
});

test('a screen that breaks on a phone says so within the screen', async () => {
  const page = await visit({ size: 'phone', alone: true });
  await page.route(fileOf('phone-layout'), (route) => route.abort());
  await page.locator('.game-card .button.brass').first().click();
  await page.getByRole('heading', { name: 'That didn’t work' }).waitFor();
  const reason = await page.locator('pre').boundingBox();
  expect(reason?.width).toBeLessThan(390);
  expect(await page.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
  await expectNoSidewaysScroll(page);
  await page.context().close();
});

test('a file that holds no table says so in sight of who opened it, at the foot of the page', async () => {
  const page = await visit({ size: 'phone' });
  const file = join(mkdtempSync(join(tmpdir(), 'orrery-')), 'none.json');
  writeFileSync(file, '{"not": "a table"');
  await page.getByRole('button', { name: 'Open a table from a file' }).scrollIntoViewIfNeeded();
  await importFile(page, file);
  const problem = page.locator('.problem');
  await problem.waitFor();
  const seen = await problem.evaluate((it) => {
    const { top, bottom } = it.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
  expect(seen).toBe(true);
  await leave(page);
});
