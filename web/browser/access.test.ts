/**
 * Every screen and every board under the eyes of axe-core, by night and by day; `access.long.test.ts` sees the
 * boards on phones, colours of their first questions, and their ends.
 */
import { type Game, Table } from '@orrery/kernel';
import { expect, test } from 'vitest';
import {
  BOARDS,
  DIALOG,
  expectAccessibleEnd,
  momentsOf,
  openTable,
  SEATS,
} from './access-tables.ts';
import { expectAccessible, expectOperable, expectReadableByDay } from './axe.ts';
import { GAMES } from './games.ts';
import {
  closeOverlay,
  DOORSTEP,
  expectNoSidewaysScroll,
  leave,
  origin,
  savedRow,
  visit,
  withBrowser,
} from './harness.ts';

withBrowser();

const SCREENS = ['', 'new/eclipse', 'rules/distant-suns', 'legend/eclipse', 'about', 'table/no'];

test.each(['desk', 'phone'] as const)('screens without a table, on a %s', async (size) => {
  const [game] = GAMES as [Game<unknown>];
  const rows = [savedRow('a', Table.open(game, { seats: SEATS, seed: 'a' }).record)];
  const page = await visit({ size, language: size === 'desk' ? 'en' : 'ru', rows, seen: true });
  for (const screen of SCREENS) {
    await page.goto(`${origin()}/#/${screen}`);
    await page.locator('h1').waitFor();
    if (screen === '') await page.locator('.saved-table').first().waitFor();
    const what = `${screen || 'start'} on a ${size}`;
    if (size === 'phone') {
      await expectOperable(page, what);
      await expectNoSidewaysScroll(page);
    } else {
      await expectAccessible(page, what);
      await expectReadableByDay(page, screen);
    }
  }
  await leave(page);
});

test('the rules beside a board', async () => {
  const [game] = GAMES as [Game<unknown>];
  const rows = [savedRow('a', Table.open(game, { seats: SEATS, seed: 'a' }).record)];
  const page = await visit({ rows, seen: true, at: '#/table/a' });
  await page.locator('.status-line').waitFor();
  await page.keyboard.press('b');
  await page.locator('.rule').first().waitFor();
  // The board beside them is judged below.
  await expectAccessible(page, 'the rules', '.drawer');
  await leave(page);
});

/** The result and the names of figures are the frame's own: one board shows them, the one with the most of them. */
const FULLEST = 'eclipse';

test.each(BOARDS)('%s: its board on a desk', async (id, game) => {
  const rows = momentsOf(game).map((record, at) => savedRow(`${at}`, record));
  expect(rows.length).toBe(3);
  const page = await visit({ rows, seen: true, at: DOORSTEP });
  await openTable(page, '0');
  await expectOperable(page, `${id}, first`);
  await openTable(page, '1');
  await expectAccessible(page, `${id}, late`);
  await expectReadableByDay(page, id);
  await page.keyboard.press('2');
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page, `${id}, somebody’s area`, DIALOG);
  await expectReadableByDay(page, `${id}, somebody’s area`, DIALOG);
  await closeOverlay(page);
  if (id === FULLEST) await expectAccessibleEnd(page, id);
  await leave(page);
});
