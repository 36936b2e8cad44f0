import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { game } from '@orrery/distant-suns';
import { Table } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  drawn,
  importFile,
  keepRows,
  leave,
  myTurn,
  origin,
  playOn,
  playQuickly,
  poll,
  questionOf,
  savedRow,
  visit,
  withBrowser,
} from './harness.ts';

withBrowser();

const folder = mkdtempSync(join(tmpdir(), 'orrery-'));

const momentOf = async (page: Page): Promise<string> =>
  `${await page.locator('.moment').innerText()} | ${await page.locator('.panels').innerText()}`;

test('a table survives a reload in the middle, and is offered at the start', async () => {
  const page = await visit();
  await playQuickly(page);
  await playOn(page, 3);
  await myTurn(page);
  const before = await momentOf(page);
  await page.reload();
  await myTurn(page);
  await poll(() => momentOf(page)).toBe(before);

  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('heading', { name: 'Continue' }).waitFor();
  await page.locator('.saved-table a').first().click();
  await myTurn(page);
  await poll(() => momentOf(page)).toBe(before);
  await leave(page);
});

async function exportTable(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export to a file' }).click(),
  ]);
  const file = join(folder, download.suggestedFilename());
  await download.saveAs(file);
  return file;
}

test('a table goes out as a file and comes in elsewhere', async () => {
  const page = await visit();
  await playQuickly(page);
  await playOn(page, 4);
  await myTurn(page);
  const before = await momentOf(page);
  // It is called what one likes: at the table, and in the list of tables.
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('textbox').and(page.locator(':focus')).waitFor();
  await page.keyboard.type('Sunday');
  await page.keyboard.press('Enter');
  await poll(() => page.title()).toMatch(/Sunday/);
  await page.getByRole('button', { name: 'Leave the table' }).click();
  const [row, words] = [page.locator('.saved-table'), page.locator('.saved-words')];
  await poll(() => words.innerText()).toMatch(/^Sunday\s+Distant Suns · Player/);
  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('textbox').and(page.locator(':focus')).waitFor();
  await page.keyboard.type('Every Sunday');
  await page.getByRole('button', { name: 'Rename' }).click();
  await poll(() => words.innerText()).toMatch(/^Every Sunday/);
  await row.getByRole('link').click();
  await myTurn(page);
  const file = await exportTable(page);
  expect(file).toMatch(/orrery-distant-suns-.*\.json$/);
  await leave(page);

  const elsewhere = await visit();
  await importFile(elsewhere, file);
  await myTurn(elsewhere);
  await poll(() => momentOf(elsewhere)).toBe(before);
  expect(await elsewhere.title()).toMatch(/Every Sunday/);
  await leave(elsewhere);
});

test('a broken file gets a clear message and harms nothing', async () => {
  const seats = ['Ada', 'Ben'].map((name, colour) => ({ name, colour }));
  const { record } = Table.open(game, { seats, seed: 'broken' });
  const page = await visit({ rows: [savedRow('whole', record)] });
  const whole = JSON.stringify(record);
  const broken: Record<string, string> = {
    'cut.json': whole.slice(0, whole.length / 2),
    'empty.json': '',
    'picture.json': '\u0000\u0001PNG',
    'list.json': '[1, 2, 3]',
    'stranger.json': JSON.stringify({ ...record, game: 'tic-tac-toe' }),
    'future.json': JSON.stringify({ ...record, version: 999 }),
    'no-state.json': JSON.stringify({ ...record, snapshot: { ...record.snapshot, state: {} } }),
    'no-seats.json': JSON.stringify({ ...record, seats: [] }),
  };
  for (const [name, text] of Object.entries(broken)) {
    const path = join(folder, name);
    writeFileSync(path, text);
    await importFile(page, path);
    const message = page.getByRole('alert');
    await message.waitFor();
    expect(await message.innerText(), name).toMatch(/nothing was changed|untouched|newer rules/i);
    expect(await page.locator('.saved-table').count(), name).toBe(1);
    // The alert of the next file must be its own.
    await page.goto(`${origin()}/#/about`);
    await message.waitFor({ state: 'detached' });
    await page.goto(`${origin()}/#/`);
    await page.locator('.saved-table').waitFor();
  }
  await leave(page);
});

test('two tabs of one table stay in step, and only one of them lets the bot think', async () => {
  const page = await visit();
  await playQuickly(page);
  await playOn(page, 2);
  await myTurn(page);
  const hash = new URL(page.url()).hash;
  const other = await visit({ context: page.context(), at: hash });
  await myTurn(other);
  for (const tab of [other, page, other]) {
    await myTurn(tab);
    await playOn(tab, 1);
    await myTurn(tab);
    await poll(async () => (await questionOf(other)) === (await questionOf(page))).toBe(true);
  }
  await page.close();
  await playOn(other, 2);
  await leave(other);
});

test('a tab that hears news while it still reads the last ones reads on', async () => {
  const page = await visit();
  // Two people: no bot has anything to add later on.
  const seats = ['Ada', 'Ben'].map((name, colour) => ({ name, colour }));
  await keepRows(page, [savedRow('two', Table.open(game, { seats, seed: 'two' }).record)]);
  await page.goto(`${origin()}/#/table/two`);
  await myTurn(page);
  const other = await visit({ context: page.context(), at: '#/table/two' });
  await myTurn(other);
  // The other tab's next look into the store is answered late.
  await other.evaluate(() => {
    const { get } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.get = function (key) {
      IDBObjectStore.prototype.get = get;
      const request = get.call(this, key);
      const late = (answer: () => void): void => {
        request.addEventListener('success', () => Object.assign(window, { readOn: answer }));
      };
      return Object.defineProperty(request, 'onsuccess', { set: late });
    };
  });
  await playOn(page, 1);
  await other.waitForFunction('window.readOn');
  await playOn(page, 1);
  await myTurn(page);
  await other.evaluate('window.readOn()');
  await poll(async () => (await questionOf(other)) === (await questionOf(page))).toBe(true);
  await leave(page);
});

test('a full browser is told, and play goes on', async () => {
  const page = await visit();
  await playQuickly(page);
  await myTurn(page);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await page.locator('.choice').first().click();
  await page.getByText(/storage is full/).waitFor();
  await playOn(page, 1);
  await leave(page);
});

test('a table is removed only after asking', async () => {
  const page = await visit();
  await playQuickly(page);
  await myTurn(page);
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('button', { name: /More about this table/ }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(await page.locator('.saved-table').count()).toBe(1);
  await page.getByRole('button', { name: /More about this table/ }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await poll(() => page.locator('.saved-table').count()).toBe(0);
  await page.goto(`${origin()}/#/table/nowhere`);
  await page.getByText(/isn’t in this browser/).waitFor();
  await leave(page);
});

test('whoever has many tables can go on, and begin another game, without scrolling', async () => {
  const seats = ['Александра', 'Вега', 'Альтаир', 'Денеб'].map((name, colour) => ({
    name,
    colour,
  }));
  const rows = ['a', 'b', 'c', 'd', 'e'].map((id) =>
    savedRow(id, Table.open(game, { seats, seed: id }).record),
  );
  const page = await visit({ rows, language: 'ru' });
  for (const [width, height, first] of [
    [1280, 720, 4],
    [1366, 625, 2],
    [1024, 768, 4],
    [390, 844, 2],
    [360, 640, 1],
    // Phones held sideways, and a laptop's page at twice its size.
    [844, 390, 1],
    [640, 360, 1],
  ] as const) {
    await page.setViewportSize({ width, height });
    await poll(() => page.locator('.saved-table').count()).toBe(first);
    const box = await page.locator('.game-card .button.brass').first().boundingBox();
    const at = `${width}×${height}`;
    expect.soft(box && box.y + box.height, at).toBeLessThanOrEqual(height);
  }
  await leave(page);
});

test('whoever comes for the first time sees how to play without scrolling, at every size', async () => {
  const page = await visit({ language: 'ru' });
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [1366, 625],
    [820, 1180],
    [390, 844],
    [360, 640],
    [844, 390],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    const box = await page.locator('.game-card .button.brass').first().boundingBox();
    expect.soft(box && box.y + box.height, `${width}×${height}`).toBeLessThanOrEqual(height);
  }
  await leave(page);
});
