import { test } from 'vitest';
import {
  expectNamed,
  expectNoSidewaysScroll,
  leave,
  picture,
  playQuickly,
  poll,
  visit,
  withBrowser,
} from './harness.ts';

withBrowser();

test('a phone held upright: no screen scrolls sideways, choices rise from below', async () => {
  const page = await visit({ size: 'phone', language: 'ru' });
  for (const at of ['', 'new/distant-suns', 'rules/distant-suns', 'legend/distant-suns', 'about']) {
    await page.goto(`${page.url().split('#')[0]}#/${at}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNoSidewaysScroll(page);
  }
  await page.goto(`${page.url().split('#')[0]}#/`);
  await picture(page, 'start-phone-ru');
  await playQuickly(page);
  const options = page.getByRole('button', { name: /вариант/ });
  await options.waitFor();
  await picture(page, 'table-phone-ru');
  for (let i = 0; i < 4; i++) {
    await options.waitFor();
    await options.tap();
    const choice = page.locator('.choice').first();
    await choice.waitFor();
    await expectNoSidewaysScroll(page);
    if (i === 0) await picture(page, 'choices-phone-ru');
    await choice.tap();
    await poll(() => page.locator('.choice-room').count()).toBe(0);
  }
  await expectNamed(page);
  for (const tab of ['Игроки', 'Журнал', 'Поле']) {
    await page.getByRole('navigation', { name: 'Части стола' }).getByText(tab).tap();
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole('button', { name: 'Меню' }).tap();
  await page.getByRole('menuitem', { name: 'Счёт' }).tap();
  await page.getByRole('table').waitFor();
  await expectNoSidewaysScroll(page);
  await leave(page);
});
