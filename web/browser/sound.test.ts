import { expect, test } from 'vitest';
import {
  closeOverlay,
  leave,
  myTurn,
  playOn,
  playQuickly,
  poll,
  visit,
  withBrowser,
} from './harness.ts';

withBrowser();

test('nothing is heard until somebody asks for sound; then what happens can be heard', async () => {
  const page = await visit({ alone: true });
  await page.addInitScript(() => {
    const heard = { strokes: 0 };
    Object.assign(window, { heard });
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (...at) {
      heard.strokes++;
      return start.apply(this, at);
    };
  });
  await page.reload();
  const heard = () =>
    page.evaluate(() => (window as unknown as { heard: { strokes: number } }).heard.strokes);
  await playQuickly(page);
  await myTurn(page);
  expect(await heard()).toBe(0);

  await page.locator('.tools .icon-button').last().click();
  await page.getByRole('menuitem').first().click();
  await page.locator('.switch', { hasText: 'Sound' }).click();
  await poll(heard).toBeGreaterThan(0);
  await closeOverlay(page);
  const before = await heard();
  await playOn(page, 6);
  await poll(heard).toBeGreaterThan(before);
  await leave(page);
});
