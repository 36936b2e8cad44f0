/**
 * Every screen and every board under the eyes of axe-core, by night and by day; `access.long.test.ts` sees the
 * boards on phones.
 */
import { type Game, Table } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BOARDS, momentsOf, openTable, SEATS } from './access-tables.ts';
import { expectAccessible, expectOperable, expectReadableByDay } from './axe.ts';
import { GAMES } from './games.ts';
import { closeOverlay, leave, origin, poll, savedRow, visit, withBrowser } from './harness.ts';

withBrowser();

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

/** The figures of a panel say their names: each under the pointer, all of them to whoever goes there by keys. */
async function expectNamedFigures(page: Page): Promise<void> {
  const note = page.locator('.hint');
  const figure = page.locator('.panel .figures .figure').first();
  const name = await figure.locator('.unseen').innerText();
  // Focus that comes back from a closed dialog takes a note away: who wants to read it moves again.
  await poll(async () => {
    await page.mouse.move(0, 0);
    await figure.hover({ force: true });
    const named = note.getByText(name, { exact: true });
    return named.waitFor({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
  }).toBe(true);
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
