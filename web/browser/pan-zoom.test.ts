import { type Bot, botOf } from '@orrery/bots';
import { advice, game } from '@orrery/eclipse';
import { type Game, Table } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sitDown } from './board-play.ts';
import { leave, picture, poll, withBrowser } from './harness.ts';

withBrowser();

/** Where the middle of the galaxy is on screen, how large a hex is, and what the map spans. */
const standing = (page: Page) =>
  page.locator('.ecl-galaxy').evaluate((map: SVGSVGElement) => {
    const { a, e, f } = map.getScreenCTM() as DOMMatrix;
    return { at: [a, e, f].map((n) => Math.round(n * 10) / 10), span: map.getAttribute('viewBox') };
  });

const rules = game as unknown as Game<unknown>;

/** Whether Ada could explore to the far side of the three rings that are in sight anyway. */
function isFarOut(table: Table<unknown>): boolean {
  const ahead = Table.resume(rules, table.record);
  ahead.answer(0, ahead.position.question, 'explore');
  const keys = rules.options(ahead.position, 0).map((one) => rules.key(ahead.position, one));
  return keys.some((key) => {
    const [q = 0, r = 0] = key.split(' ').at(-1)?.split(',').map(Number) ?? [];
    return key.startsWith('zone') && (Math.abs(q) > 3 || Math.abs(r + q / 2) > 3);
  });
}

/** Plays by instinct until it is Ada's turn to explore there. */
function untilFarOut(table: Table<unknown>): void {
  const choose = botOf('instinct', { game, advice }, 'growth') as Bot<unknown>;
  for (;;) {
    const [seat = 0] = rules.waiting(table.position);
    const keys = rules.options(table.position, seat).map((one) => rules.key(table.position, one));
    if (seat === 0 && keys.includes('explore') && isFarOut(table)) return;
    const choice = choose(table.view(seat));
    table.answer(seat, table.position.question, rules.key(table.position, choice));
  }
}

test('a galaxy that grows while one looks closely stays where it is', async () => {
  const page = await sitDown(game as never, { seats: 3, seed: 'growth 2', before: untilFarOut });
  const explore = page.locator('.choice').filter({ hasText: /explore/i });
  await explore.first().waitFor();
  for (let i = 0; i < 3; i++) await page.keyboard.press('+');
  const before = await standing(page);
  await explore.first().click();
  await poll(async () => (await standing(page)).span).not.toBe(before.span);
  expect((await standing(page)).at).toEqual(before.at);
  await picture(page, 'galaxy-grown');
  await leave(page);
});
