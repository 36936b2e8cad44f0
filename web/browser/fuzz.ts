/** What the fuzz of the page does, with as many samples as one asks for. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, type Game, type GameRecord, seededGenerator, Table } from '@orrery/kernel';
import { damaged } from '@orrery/kernel/testing/damage';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { packText } from '../table/share.ts';
import { GAMES } from './games.ts';
import { importFile, keepRows, leave, origin, poll, savedRow, visit } from './harness.ts';

/** Some game in some moment. */
function someRecord(number: number): GameRecord {
  const generator = seededGenerator(`table ${number}`);
  const game = GAMES[number % GAMES.length] as Game<unknown>;
  const seats = [{ name: 'Ada', colour: 0 }, { name: 'Ben' }];
  const table = Table.open(game, { seats, seed: `${number}` });
  for (let left = below(generator, 12); left > 0; left--) {
    const [seat = 0] = game.waiting(table.position);
    const options = game.options(table.position, seat);
    const choice = options[below(generator, options.length)] as number;
    table.answer(seat, table.position.question, game.key(table.position, choice));
  }
  return table.record;
}

const spoilt = (value: unknown, number: number): unknown =>
  damaged(value, seededGenerator(`damage ${number}`));

/** A table, or a refusal in words; a fault of the page would stand in a frame of its own. */
async function expectTableOrWords(page: Page, what: string): Promise<void> {
  const refused = page.getByRole('heading', { name: 'That didn’t work' });
  const curtain = page.locator('.curtain');
  await page.locator('.status-line').or(curtain).or(refused).first().waitFor();
  expect(await page.locator('main pre').allInnerTexts(), what).toEqual([]);
}

const home = async (page: Page): Promise<void> => {
  await page.goto(`${origin()}/#/`);
  await page.locator('.game-card').first().waitFor();
};

/** All are listed, each opens or says why not: that is seen of some. */
export async function damagedRows(listed: number, opened: number): Promise<void> {
  const page = await visit();
  const rows = Array.from({ length: listed }, (_, number) => {
    const id = `row ${number}`;
    const row = spoilt(savedRow(id, someRecord(number)), number);
    return typeof row === 'object' ? { ...row, id } : { id, row };
  });
  await keepRows(page, rows);
  await page.reload();
  await page.getByRole('button', { name: /^All \d+ tables/ }).click();
  await poll(() => page.locator('.saved-table').count()).toBe(rows.length);
  expect(await page.getByText('A damaged table').count()).toBe(0);
  for (const { id } of rows.slice(0, opened)) {
    await page.goto(`${origin()}/#/table/${id}`);
    await expectTableOrWords(page, id);
    await home(page);
  }
  await leave(page);
}

/** Each opens or says why not, from a file as well as from a link. */
export async function damagedRecords(count: number): Promise<void> {
  const page = await visit();
  const folder = mkdtempSync(join(tmpdir(), 'orrery-'));
  for (let number = 0; number < count; number++) {
    const text = JSON.stringify(spoilt(someRecord(number), 1000 + number)) ?? '';
    const file = join(folder, `${number}.json`);
    writeFileSync(file, text);
    await importFile(page, file);
    await page.locator('.problem, .status-line, .curtain').first().waitFor();
    expect(await page.locator('main pre').count(), file).toBe(0);
    await page.goto(`${origin()}/#/replay/${await packText(text)}`);
    await expectTableOrWords(page, `link ${number}`);
    await home(page);
  }
  await leave(page);
}

/** Whatever they are, the page opens. */
export async function damagedSettings(count: number): Promise<void> {
  const page = await visit();
  const settings = { language: 'en', theme: 'night', volume: 3, name: 'Ada', colour: 4 };
  for (let number = 0; number < count; number++) {
    const text = JSON.stringify(spoilt(settings, number)) ?? '';
    await page.evaluate((kept) => localStorage.setItem('orrery.settings', kept), text);
    await page.goto(`${origin()}/#/new/distant-suns`);
    await page.reload();
    await page.locator('.new-table, main form, main .button.brass').first().waitFor();
    expect(await page.locator('main pre').allInnerTexts(), text).toEqual([]);
  }
  await leave(page);
}
