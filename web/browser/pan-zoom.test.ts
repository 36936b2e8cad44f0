import { advice, game } from '@orrery/eclipse';
import { type Game, Table } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { nearTheEnd, sitDown } from './board-play.ts';
import { leave, poll, SIZES, withBrowser } from './harness.ts';

withBrowser();

/** Where the middle of the galaxy is on screen, how large a hex is, and what the map spans. */
const standing = (page: Page) =>
  page.locator('.ecl-galaxy').evaluate((map: SVGSVGElement) => {
    const { a, e, f } = map.getScreenCTM() as DOMMatrix;
    return { at: [a, e, f].map((n) => Math.round(n * 10) / 10), span: map.getAttribute('viewBox') };
  });

const rules = game as unknown as Game<unknown>;

/** How far a zone lies from the middle, across or down, in hexes; 0 for anything else. */
function distance(key: string): number {
  const [q = 0, r = 0] = /^zone (-?\d+),(-?\d+)$/.exec(key)?.slice(1).map(Number) ?? [];
  return Math.max(Math.abs(q), Math.abs(r + q / 2));
}

const optionsOf = (table: Table<unknown>, seat: number): string[] =>
  rules.options(table.position, seat).map((one) => rules.key(table.position, one));

/** What everybody does before Ada looks: she explores outwards, the others pass. */
const HABITS = ['explore', 'zone', 'place', 'put-disc', 'pass', 'end-turn', 'done', 'stop', 'pay'];

/** Plays until it is Ada's turn, and she could explore beyond the three rings that are in sight anyway. */
function untilFarOut(table: Table<unknown>): void {
  for (;;) {
    const [seat = 0] = rules.waiting(table.position);
    const keys = optionsOf(table, seat).sort((a, b) => distance(b) - distance(a));
    if (seat === 0 && keys.includes('explore')) {
      const ahead = Table.resume(rules, table.record);
      ahead.answer(0, ahead.position.question, 'explore');
      if (optionsOf(ahead, 0).some((key) => distance(key) > 3)) return;
    }
    const wanted = HABITS.filter((habit) => seat === 0 || habit !== 'explore')
      .map((habit) => keys.find((key) => key.startsWith(habit)))
      .find((key) => key !== undefined);
    table.answer(seat, table.position.question, wanted ?? keys[0] ?? '');
  }
}

test('a galaxy that grows has its room again when it needs less; while one looks closely it stays where it is', async () => {
  const page = await sitDown(game as never, {
    seats: 2,
    seed: 'growth 5',
    drawer: 'choices',
    before: untilFarOut,
  });
  const explore = page.locator('.choice').filter({ hasText: /explore/i });
  await explore.first().waitFor();
  // Fitted, it makes room for what can be explored, holds still all the while, and has its room back afterwards.
  const fitted = await standing(page);
  await explore.first().click();
  await poll(() => standing(page)).not.toEqual(fitted);
  const wide = await standing(page);
  await page.locator('.choice[data-key^="zone "]').first().click();
  await page.locator('.ecl-drawn').waitFor();
  expect(await standing(page)).toEqual(wide);
  await page.locator('.choice[data-key^="discard"]').click();
  await poll(() => standing(page)).toEqual(fitted);
  await page.reload();
  await explore.first().waitFor();
  for (let i = 0; i < 3; i++) await page.keyboard.press('+');
  const before = await standing(page);
  await explore.first().click();
  await poll(async () => (await standing(page)).span).not.toBe(before.span);
  expect((await standing(page)).at).toEqual(before.at);
  await leave(page);
});

/** How wide each hex of a seat's colour, or of any, is on screen, and whether all of it is in sight. */
const hexes = (page: Page, of = '') =>
  page
    .locator(`.ecl-galaxy [data-spot^="tile "]${of} > .ecl-hex`)
    .evaluateAll((all) =>
      all.map((hex) => hex.getBoundingClientRect()).map(({ x, width }) => [x, x + width]),
    )
    .then((all) =>
      all.map(([left = 0, right = 0]) => ({
        wide: right - left,
        seen: left >= 0 && right <= SIZES.phone.width,
      })),
    );

test('on a phone a wide galaxy begins with what is one’s own, large enough for a finger; a tap shows all of it', async () => {
  const page = await sitDown(game as never, {
    seats: 6,
    seed: 'broader',
    size: 'phone',
    before: nearTheEnd({ game, advice }, 12),
  });
  const own = ':has(> path[stroke*="seat-0"])';
  await page.locator('.status-line.yours').waitFor();
  const near = await hexes(page);
  expect(Math.min(...near.map(({ wide }) => wide))).toBeGreaterThanOrEqual(60);
  expect(near.every(({ seen }) => seen)).toBe(false);
  const mine = await hexes(page, own);
  expect(mine.length).toBeGreaterThan(0);
  expect(mine.every(({ seen }) => seen)).toBe(true);
  const tool = page.locator('.pan-zoom-tools .button:visible');
  await tool.tap();
  expect((await hexes(page)).every(({ seen }) => seen)).toBe(true);
  await tool.tap();
  expect(await hexes(page)).toEqual(near);
  await leave(page);
});
