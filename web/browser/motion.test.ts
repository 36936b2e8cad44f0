import { game } from '@orrery/distant-suns';
import { type Game, Table } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { leave, poll, savedRow, type Visit, visit, withBrowser } from './harness.ts';

withBrowser();

/** Bots alone at a table, so that there is always something to watch. */
function botsAlone() {
  const seats = ['Vega', 'Rigel', 'Altair'].map((name, colour) => ({ name, bot: 'cadet', colour }));
  const { record } = Table.open(game as unknown as Game<unknown>, {
    seats,
    seed: 'motion',
    options: {},
  });
  return savedRow('bots', record);
}

const watch = (how: Partial<Visit>): Promise<Page> =>
  visit({ at: '#/table/bots', rows: [botsAlone()], pace: 'quick', ...how });

const moments = async (page: Page): Promise<number> =>
  Number(await page.locator('.table').getAttribute('data-moments'));

test('what bots do is said at its place and moves there; skipping ends what is in motion', async () => {
  const page = await watch({ motion: 'full' });
  const caption = page.locator('.motion-caption', { hasText: 'places module' }).first();
  await caption.waitFor();
  const names = await page.locator('.panel-name').allInnerTexts();
  expect(names.some(async (name) => (await caption.innerText()).startsWith(name))).toBe(true);

  await page.locator('.motion-actor').first().waitFor({ state: 'attached' });
  expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);

  // The rules run ahead; «to the end» shows where they are.
  await page.locator('.motion-bar').waitFor();
  const seen = await moments(page);
  await page.keyboard.press('Escape');
  await poll(() => moments(page)).toBeGreaterThan(seen);
  await leave(page);
});

test('where nothing may move there are captions and marks, and no animation', async () => {
  const page = await watch({ motion: 'still' });
  await page.locator('.motion-caption', { hasText: 'places module' }).first().waitFor();
  await page.locator('.motion-ring').first().waitFor({ state: 'attached' });
  expect(
    await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) =>
            (effect as KeyframeEffect).target?.closest('.motion-layer, .board'),
          ).length,
    ),
  ).toBe(0);
  await leave(page);
});
