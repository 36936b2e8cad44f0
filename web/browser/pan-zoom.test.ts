import { game } from '@orrery/eclipse';
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

test('a galaxy that grows while one looks closely stays where it is', async () => {
  const page = await sitDown(game as never, { seats: 2, seed: 'growth' });
  const explore = page.locator('.choice').filter({ hasText: /explore/i });
  await page.locator('.choice').first().click();
  await explore.first().waitFor();
  for (let i = 0; i < 3; i++) await page.keyboard.press('+');
  const before = await standing(page);
  await explore.first().click();
  await poll(async () => (await standing(page)).span).not.toBe(before.span);
  expect((await standing(page)).at).toEqual(before.at);
  await picture(page, 'galaxy-grown');
  await leave(page);
});
