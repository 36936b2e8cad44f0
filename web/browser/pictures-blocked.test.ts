import { expect, test } from 'vitest';
import { leave, myTurn, playOn, playQuickly, poll, visit, withBrowser } from './harness.ts';

withBrowser();

test('without any picture everything can be played', async () => {
  const page = await visit({ alone: true, pictures: true });
  let blocked = 0;
  await page.route('**/pictures/**', (route) => {
    blocked++;
    return route.fulfill({ status: 204 });
  });
  await page.reload();
  await page.getByRole('heading', { name: 'Games' }).waitFor();
  await playQuickly(page);
  await playOn(page, 2);
  expect(await myTurn(page)).toBe(true);
  await poll(() => blocked).toBeGreaterThan(0);
  expect(await page.locator('.picture').count()).toBe(0);
  expect(await page.locator('.ds-world').count()).toBeGreaterThan(0);
  await leave(page);
});

test('a picture that did not come at first comes later', async () => {
  const page = await visit({ alone: true, pictures: true });
  const failed = new Set<string>();
  await page.route('**/pictures/**', (route) => {
    const address = route.request().url();
    if (failed.has(address)) return route.continue();
    failed.add(address);
    return route.fulfill({ status: 204 });
  });
  await page.reload();
  await page.locator('img.picture').first().waitFor();
  expect(failed.size).toBeGreaterThan(0);
  await leave(page);
});
