/** Every screen and every board under the eyes of axe-core: desk and phone, both themes. */
import { below, type Game, type GameRecord, seededGenerator, Table } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { GAMES } from './games.ts';
import { closeOverlay, keepRows, leave, origin, savedRow, visit, withBrowser } from './harness.ts';

withBrowser();

const SEATS = [
  { name: 'Ada', colour: 0 },
  { name: 'Ben', bot: 'cadet', colour: 1 },
  { name: 'Cem', bot: 'cadet', colour: 2 },
];

/** More kinds of question than this would take long, and look much like the others. */
const MOST_QUESTIONS = 4;

/** A game played at random: as it stands whenever Ada is asked something new, and its end. */
function momentsOf(game: Game<unknown>): readonly GameRecord[] {
  const generator = seededGenerator('access');
  const table = Table.open(game, { seats: SEATS, seed: 'access' });
  const moments = new Map<string, GameRecord>();
  while (!game.isOver(table.position)) {
    const { position } = table;
    const seats = game.waiting(position);
    const { step } = game.asking(position);
    // Late rather than early: there is more on the board then.
    if (seats.includes(0)) moments.set(step, table.record);
    const [seat = 0] = seats;
    // Whoever passes sees little of the game.
    const all = game.options(position, seat);
    const lively = all.filter((option) => !/^(pass|resign)/.test(game.key(position, option)));
    const from = lively.length > 0 ? lively : all;
    const option = from[below(generator, from.length)] as number;
    table.answer(seat, position.question, game.key(position, option));
  }
  return [...[...moments.values()].slice(0, MOST_QUESTIONS), table.record];
}

async function openTable(page: Page, id: string): Promise<void> {
  await page.goto(`${origin()}/#/`);
  await page.goto(`${origin()}/#/table/${id}`);
  await page.locator('.status-line').waitFor();
  await page.locator('.board-room > *').first().waitFor();
}

test.each(['desk', 'phone'] as const)('screens without a table, on a %s', async (size) => {
  const page = await visit({ size, language: size === 'desk' ? 'en' : 'ru' });
  const [game] = GAMES as [Game<unknown>];
  await keepRows(page, [savedRow('a', Table.open(game, { seats: SEATS, seed: 'a' }).record)]);
  const screens = ['', 'new/eclipse', 'rules/distant-suns', 'legend/eclipse', 'about', 'table/no'];
  for (const screen of screens) {
    await page.goto(`${origin()}/#/${screen}`);
    await page.locator('h1').waitFor();
    if (screen === '') await page.locator('.saved-table').first().waitFor();
    await expectAccessible(page, `${screen || 'start'} on a ${size}`);
  }
  await leave(page);
});

test.each(GAMES.map((game) => [game.id, game] as const))('%s: its board', async (id, game) => {
  const rows = momentsOf(game).map((record, at) => savedRow(`${at}`, record));
  expect(rows.length).toBeGreaterThan(2);

  const desk = await visit();
  await keepRows(desk, rows);
  for (const row of rows) {
    await openTable(desk, row.id);
    await expectAccessible(desk, `${id}, ${row.record.snapshot.agenda.at(-1)?.step}, on a desk`);
  }
  // At the end: the result, the rules, somebody's area.
  await desk.getByRole('button', { name: 'Result' }).click();
  await desk.getByRole('dialog').waitFor();
  await expectAccessible(desk, `${id}, the result`);
  await closeOverlay(desk);
  await desk.keyboard.press('b');
  await desk.locator('.rule').first().waitFor();
  await expectAccessible(desk, `${id}, the rules`);
  await desk.keyboard.press('2');
  await desk.getByRole('dialog').waitFor();
  await expectAccessible(desk, `${id}, somebody’s area`);
  await leave(desk);

  const phone = await visit({ size: 'phone', language: 'ru' });
  const last = rows.at(-2) as (typeof rows)[number];
  await keepRows(phone, [last]);
  await openTable(phone, last.id);
  for (const tab of await phone.locator('.phone-tab').all()) {
    await tab.tap();
    await expectAccessible(phone, `${id}, ${await tab.innerText()}`);
  }
  await leave(phone);
});
