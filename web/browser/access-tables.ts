/** Tables to be looked at by axe-core. */
import { below, type Game, type GameRecord, seededGenerator, Table } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './axe.ts';
import { GAMES } from './games.ts';
import { closeOverlay, origin, poll } from './harness.ts';

export const SEATS = [
  { name: 'Ada', colour: 0 },
  { name: 'Ben', bot: 'cadet', colour: 1 },
  { name: 'Cem', bot: 'cadet', colour: 2 },
];

/**
 * A game played at random, in three moments that look least alike: Ada is asked what is asked first of all,
 * then what comes up last, and the end.
 */
export function momentsOf(game: Game<unknown>): readonly GameRecord[] {
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

export async function openTable(page: Page, id: string): Promise<void> {
  await page.goto(`${origin()}/#/table/${id}`);
  await page.locator('.status-line').waitFor();
  await page.locator('.board-room > *').first().waitFor();
}

export const BOARDS = GAMES.map((game) => [game.id, game] as const);

export const DIALOG = '[role="dialog"]';

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

/** The third of the moments: what is said of the result, and of the figures. */
export async function expectAccessibleEnd(page: Page, id: string): Promise<void> {
  await openTable(page, '2');
  await page.getByRole('button', { name: 'Result' }).click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page, `${id}, the result`, DIALOG);
  await closeOverlay(page);
  await expectNamedFigures(page);
}
