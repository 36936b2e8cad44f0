/** One's last action stays one's own: bots wait, undo is real, redo follows; and signs warn before. */
import { game as masterOfOrion } from '@orrery/master-of-orion';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sitDown } from './board-play.ts';
import { leave, pick, poll, withBrowser } from './harness.ts';

withBrowser();

const moments = async (page: Page): Promise<number> =>
  Number(await page.locator('.table').getAttribute('data-moments'));

/** Chooses until bots would be next. */
async function playToBots(page: Page): Promise<void> {
  for (let i = 0; i < 20 && !(await page.locator('.grace').isVisible()); i++) {
    if ((await page.locator('.choice').count()) === 0) await page.keyboard.press('c');
    await pick(page);
  }
  await page.locator('.grace').waitFor();
}

test('bots wait until one presses; undo takes the last choice back, redo does it again', async () => {
  const page = await sitDown(masterOfOrion as never, {
    seats: 2,
    seed: 'patience',
    grace: 'press',
  });
  await playToBots(page);
  const made = await moments(page);
  await page.keyboard.press('u');
  await poll(() => moments(page)).toBe(made - 1);
  await page.locator('.grace').waitFor({ state: 'detached' });
  await page.keyboard.press('y');
  await page.locator('.grace').waitFor();
  expect(await moments(page)).toBe(made);
  await page.locator('.grace button').click();
  await poll(() => moments(page)).toBeGreaterThan(made);
  await leave(page);
});
