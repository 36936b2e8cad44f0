import { expect, test } from 'vitest';
import { leave, playOn, playQuickly, visit, withBrowser } from './harness.ts';

withBrowser();

test('after the first visit everything works without a network', async () => {
  const page = await visit({ offline: true });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'Games' }).waitFor();
  await playQuickly(page);
  await playOn(page, 3);
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('radio', { name: 'Українська' }).click();
  await page.getByRole('heading', { name: 'Ігри' }).waitFor();
  await page.context().setOffline(false);
  await leave(page);
});

test('the page can be installed', async () => {
  const page = await visit({ offline: true });
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    return (await fetch(link?.href ?? '')).json();
  });
  expect(manifest).toMatchObject({ display: 'standalone', start_url: './' });
  for (const { src } of manifest.icons) {
    expect(await page.evaluate(async (icon) => (await fetch(icon)).ok, src)).toBe(true);
  }
  await leave(page);
});
