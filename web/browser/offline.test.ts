import { expect, test } from 'vitest';
import { leave, playOn, playQuickly, poll, visit, withBrowser } from './harness.ts';

withBrowser();

test('after the first visit everything works without a network', async () => {
  const page = await visit({ offline: true, pictures: true });
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

test('the pictures of a game that is played are kept, and those of every table', async () => {
  const page = await visit({ offline: true, pictures: true });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await playQuickly(page);
  const isKept = (id: string): Promise<boolean> =>
    page.evaluate(async (name) => !!(await caches.match(`pictures/${name}.webp`)), id);
  for (const id of ['distant-suns/hole/black', 'dice/body/lying', 'seats/medal/nova'])
    await poll(() => isKept(id)).toBe(true);
  expect(await isKept('eclipse/ship/ancient')).toBe(false);
  await leave(page);
});

test('the page can be installed', async () => {
  const page = await visit({ offline: true, pictures: true });
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
