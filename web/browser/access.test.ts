/** Every screen and every board under the eyes of axe-core: desk and phone, by night and by day. */
import { below, type Game, type GameRecord, seededGenerator, Table } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectOperable, expectReadableByDay } from './axe.ts';
import { GAMES } from './games.ts';
import { closeOverlay, leave, origin, savedRow, visit, withBrowser } from './harness.ts';

withBrowser();

const SEATS = [
  { name: 'Ada', colour: 0 },
  { name: 'Ben', bot: 'cadet', colour: 1 },
  { name: 'Cem', bot: 'cadet', colour: 2 },
];

/**
 * A game played at random, in three moments that look least alike: Ada is asked what is asked first of all,
 * then what comes up last, and the end.
 */
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
  const kinds = [...moments.values()];
  return [kinds[0], kinds.at(-1), table.record].filter((record) => record !== undefined);
}

async function openTable(page: Page, id: string): Promise<void> {
  await page.goto(`${origin()}/#/table/${id}`);
  await page.locator('.status-line').waitFor();
  await page.locator('.board-room > *').first().waitFor();
}

const SCREENS = ['', 'new/eclipse', 'rules/distant-suns', 'legend/eclipse', 'about', 'table/no'];

test.each(['desk', 'phone'] as const)('screens without a table, on a %s', async (size) => {
  const [game] = GAMES as [Game<unknown>];
  const rows = [savedRow('a', Table.open(game, { seats: SEATS, seed: 'a' }).record)];
  const page = await visit({ size, language: size === 'desk' ? 'en' : 'ru', rows });
  for (const screen of SCREENS) {
    await page.goto(`${origin()}/#/${screen}`);
    await page.locator('h1').waitFor();
    if (screen === '') await page.locator('.saved-table').first().waitFor();
    const what = `${screen || 'start'} on a ${size}`;
    if (size === 'phone') await expectOperable(page, what);
    else {
      await expectAccessible(page, what);
      await expectReadableByDay(page, screen);
    }
  }
  await leave(page);
});

test('the rules beside a board', async () => {
  const [game] = GAMES as [Game<unknown>];
  const rows = [savedRow('a', Table.open(game, { seats: SEATS, seed: 'a' }).record)];
  const page = await visit({ rows, at: '#/table/a' });
  await page.locator('.status-line').waitFor();
  await page.keyboard.press('b');
  await page.locator('.rule').first().waitFor();
  await expectAccessible(page, 'the rules');
  await leave(page);
});

const DIALOG = '[role="dialog"]';
const IN_TAB = 'main:not([hidden])';

/** The figures of a panel say their names: each under the pointer, all of them to whoever goes there by keys. */
async function expectNamedFigures(page: Page): Promise<void> {
  const note = page.locator('.hint');
  const figure = page.locator('.panel .figures .figure').first();
  const name = await figure.locator('.unseen').innerText();
  await figure.hover({ force: true });
  await note.getByText(name, { exact: true }).waitFor();
  const seen = await note.evaluate((words: HTMLElement) => {
    const { x, y, width, height } = words.getBoundingClientRect();
    words.style.pointerEvents = 'auto';
    return document.elementFromPoint(x + width / 2, y + height / 2) === words;
  });
  expect(seen).toBe(true);
  await page.mouse.move(0, 0);
  await page.locator('.panel-name').nth(1).focus();
  await page.keyboard.press('Shift+Tab');
  await note.getByText(`${name}: `).waitFor();
}

const BOARDS = GAMES.map((game) => [game.id, game] as const);

test.each(BOARDS)('%s: its board on a desk', async (id, game) => {
  const rows = momentsOf(game).map((record, at) => savedRow(`${at}`, record));
  expect(rows.length).toBe(3);
  const page = await visit({ rows });
  for (const row of rows.slice(0, 2)) {
    await openTable(page, row.id);
    await expectAccessible(page, `${id}, ${row.record.snapshot.agenda.at(-1)?.step}`);
  }
  await expectReadableByDay(page, id);
  await openTable(page, '2');
  await page.getByRole('button', { name: 'Result' }).click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page, `${id}, the result`, DIALOG);
  await closeOverlay(page);
  await expectNamedFigures(page);
  await page.keyboard.press('2');
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page, `${id}, somebody’s area`, DIALOG);
  await expectReadableByDay(page, `${id}, somebody’s area`, DIALOG);
  await leave(page);
});

test.each(BOARDS)('%s: its board on a phone', async (id, game) => {
  const [, late] = momentsOf(game);
  const rows = [savedRow('late', late as GameRecord)];
  const page = await visit({ size: 'phone', language: 'ru', rows });
  await openTable(page, 'late');
  await expectAccessible(page, id);
  for (const tab of await page.locator('.phone-tab:not(.chosen)').all()) {
    await tab.tap();
    await page.locator(IN_TAB).waitFor();
    await expectOperable(page, `${id}, ${await tab.innerText()}`, IN_TAB);
  }
  await leave(page);
});
