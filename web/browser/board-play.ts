/** A table of any game in the browser, played mostly by touching what glows on the board. */
import { type Bot, type Brain, botOf } from '@orrery/bots';
import { type Game, Table } from '@orrery/kernel';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { closeOverlay, drawn, savedRow, type Visit, visit } from './harness.ts';

/** What may be touched on each board. */
const GLOWING: Readonly<Record<string, string>> = {
  'andromedas-edge': '.ae-board :is(.place-open, .map-place-open)',
  'master-of-orion': '.moo-board .place-open',
  'beyond-the-sun': '.bts-board :is(.place-open, .bts-spot-open, .bts-ship-open)',
  eclipse: '.ecl-board :is(.place-open, .map-place-open)',
};

/** No part of the drawer stands open, if nothing is said, so that all of the board can be touched. */
export interface Seating
  extends Pick<Visit, 'size' | 'language' | 'theme' | 'grace' | 'drawer' | 'pictures' | 'seen'> {
  readonly seats: number;
  readonly seed: string;
  readonly options?: Readonly<Record<string, string>>;
  /** Plays at the table before anybody looks at it. */
  before?(table: Table<unknown>): void;
}

/** Plays for everybody until something is so; false if the game ends before. */
export function playUntil(
  table: Table<unknown>,
  botOfSeat: (seat: number) => unknown,
  isSo: () => boolean,
): boolean {
  const { game } = table;
  while (!isSo()) {
    if (game.isOver(table.position)) return false;
    const [seat = 0] = game.waiting(table.position);
    const choice = (botOfSeat(seat) as Bot<unknown>)(table.view(seat));
    table.answer(seat, table.position.question, game.key(table.position, choice));
  }
  return true;
}

/** Plays by instinct, for everybody, up to where Ada has so many choices left before the end. */
export const nearTheEnd =
  <S>(brain: Brain<S>, left: number) =>
  (table: Table<unknown>): void => {
    const game = brain.game as unknown as Game<unknown>;
    const choose = botOf('instinct', brain, 'near the end') as Bot<unknown>;
    const ahead = Table.resume(game, table.record);
    playUntil(
      ahead,
      () => choose,
      () => game.isOver(ahead.position),
    );
    const own = [...ahead.entries.keys()].filter((at) => ahead.entries[at]?.seat === 0);
    // The same seed, the same outcomes: what was tried out comes about once more.
    for (const { seat, key } of ahead.entries.slice(0, own.at(-left) ?? 0)) {
      table.answer(seat, table.position.question, key);
    }
  };

/** A page with a new table: one person, and bots of the lowest level. */
export async function sitDown(game: Game<never>, seating: Seating): Promise<Page> {
  const { seats, seed, options = {}, before, ...look } = seating;
  const table = Table.open(game as unknown as Game<unknown>, {
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { name: 'Ada', colour: 0 } : { name: `Bot ${seat}`, bot: 'cadet', colour: seat },
    ),
    options,
    seed,
  });
  before?.(table);
  const rows = [savedRow('board', table.record)];
  const page = await visit({ drawer: '', ...look, rows, at: '#/table/board' });
  await page.locator('.status-line').waitFor();
  return page;
}

/** What is asked now, as something to compare: its words, and how much has been said to screen readers by then. */
const question = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const text = (query: string): string => document.querySelector(query)?.textContent ?? '';
    const { said = 0 } = window as { said?: number };
    return `${text('.moment')}|${text('.status-line .question')}|${said}`;
  });

/** Counts what is said to screen readers: every question is. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard = Object.assign(window, { said: 0 });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) heard.said += addedNodes.length;
    }).observe(document.querySelector('[role="log"]') as Element, { childList: true });
  });

const isOver = (page: Page): Promise<boolean> => page.locator('.end').isVisible();

/** Has anything come of what was done? The page says so within a few frames, or never. */
async function settled(page: Page, before: string): Promise<boolean> {
  for (let tries = 0; tries < 4; tries++) {
    if ((await question(page)) !== before || (await isOver(page))) return true;
    await drawn(page);
  }
  return false;
}

/** Would a click reach this place, or something that lies over it? */
export const isOnTop = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && element.contains(hit);
  });

/** Touches something that glows; where several options are there, takes one from the menu. */
async function touchBoard(page: Page, glowing: Locator, at: number): Promise<void> {
  const place = glowing.nth(at % (await glowing.count()));
  // Scrolled under something else: the list of choices serves as well.
  if (!(await isOnTop(place))) return;
  await place.click();
  await drawn(page);
  const menu = page.getByRole('menuitem');
  if ((await menu.count()) > 0) await menu.nth(at % (await menu.count())).click();
}

/** The page fetches menus when one is first opened; afterwards they open at once. */
async function fetchMenus(page: Page): Promise<void> {
  await page.locator('[aria-haspopup="menu"]').first().click();
  await page.getByRole('menuitem').first().waitFor();
  await closeOverlay(page);
}

/** Turns to a part of the board by its name, whether it is a tab or a sheet. */
export async function openPart(page: Page, name: string): Promise<void> {
  const part = page.getByRole('tab', { name }).or(page.getByRole('button', { name })).first();
  const isOpen = await part.evaluate(
    ({ ariaSelected, ariaExpanded }) => ariaSelected === 'true' || ariaExpanded === 'true',
  );
  if (!isOpen) await part.click();
}

/** Ways out of a question stand in the status line. */
const WAY_OUT = '.turn-buttons .button:not(.undo)';

const MOST_STUCK = 10;

export interface Played {
  /** Choices made on the board, and from the list because nothing glowed or nothing came of it. */
  readonly onBoard: number;
  readonly fromList: number;
}

interface Habits {
  /** Choices to make at most. */
  readonly choices?: number;
  /** Of so many questions that offer a way out (pass, done), only one is played otherwise. */
  readonly hurry?: number;
}

/** Plays on, by the board wherever it glows, until the game is over or so many choices are made. */
export async function playByBoard(page: Page, game: string, habits: Habits = {}): Promise<Played> {
  const { choices = 1000, hurry = 1 } = habits;
  const glowing = page.locator(GLOWING[game] as string);
  await fetchMenus(page);
  await listen(page);
  let [onBoard, fromList, stuck] = [0, 0, 0];
  for (let turn = 0; turn < choices; turn++) {
    // Five bots may think before it is one's turn again.
    await page.locator('.status-line.yours, .end, .warning').first().waitFor();
    expect(await page.locator('.warning').allInnerTexts()).toEqual([]);
    if (await isOver(page)) break;
    const before = await question(page);
    const wayOut = page.locator(WAY_OUT);
    if (turn % hurry > 0 && (await wayOut.count()) > 0) {
      await wayOut
        .first()
        .click({ timeout: 3000 })
        .catch(() => {});
      await settled(page, before);
      continue;
    }
    if ((await glowing.count()) > 0) {
      await touchBoard(page, glowing, turn * 7);
      if (await settled(page, before)) {
        onBoard++;
        continue;
      }
      if ((await page.getByRole('menu').count()) > 0) await closeOverlay(page);
    }
    if (await isOver(page)) break;
    await pickFromList(page, turn);
    fromList++;
    // A click may come too late, when the board has moved on; many in a row may not.
    stuck = (await settled(page, before)) ? 0 : stuck + 1;
    expect(stuck).toBeLessThan(MOST_STUCK);
  }
  return { onBoard, fromList };
}

/** Opens the list, takes something from it by key, and closes it again: it lies over the board. */
async function pickFromList(page: Page, turn: number): Promise<void> {
  if ((await page.locator('.choices').count()) === 0) await page.keyboard.press('c');
  await page.locator('.choices').waitFor();
  const list = page.locator('.choice:not([data-key="resign"])');
  const count = await list.count();
  if (count > 0) await list.nth((turn * 5) % count).press('Enter');
  else await page.locator(WAY_OUT).first().click();
  await drawn(page);
  if (!(await isOver(page))) await page.locator('.drawer-close').press('Enter');
}
