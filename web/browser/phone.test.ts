import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
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

/** Moves a finger over the glass. */
async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: [number, number]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at ? [{ x: at[0], y: at[1] }] : [],
    });
  await touch('touchStart', from);
  for (let i = 1; i <= 8; i++) {
    await touch('touchMove', [
      from[0] + ((to[0] - from[0]) * i) / 8,
      from[1] + ((to[1] - from[1]) * i) / 8,
    ]);
  }
  await touch('touchEnd');
}

const tabInUse = (page: Page): Promise<string> =>
  page.locator('.phone-tab[aria-current]').innerText();

/** Plays on by the list until a shape is to be drawn. */
async function toDrawing(page: Page): Promise<void> {
  const chart = page.locator('.ds-chart[role="application"]');
  const options = page.getByRole('button', { name: /варіант/ });
  await options.waitFor();
  if ((await chart.count()) === 0) {
    await options.tap();
    await page.locator('.choice').first().tap();
  }
  await chart.waitFor();
}

test('a finger draws on the board and swipes elsewhere; the table stays as wide as the screen', async () => {
  const page = await visit({ size: 'phone', language: 'uk' });
  await playQuickly(page);
  await toDrawing(page);
  const chart = page.locator('.ds-chart[role="application"]');
  const box = await chart.boundingBox();
  if (!box) throw new Error('no chart');
  const [left, right] = [box.x + 40, box.x + box.width - 40];
  const low = box.y + box.height * 0.85;
  await drag(page, [right, low], [left, low]);
  expect(await tabInUse(page)).toBe('Поле');
  // Wherever the shape may lie first, it is near the start.
  const confirm = page.getByRole('button', { name: 'Намалювати тут' });
  for (let i = 0; i < 60 && (await confirm.count()) === 0; i++) {
    if (i % 10 === 9) await page.locator('.ds-dock-tools button').first().tap();
    await page.touchscreen.tap(box.x + 35 * (1 + (i % 3)), low - 25 * ((i % 10) / 3 - 1));
  }
  await confirm.waitFor();
  const widest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('.status-line, .choice-sheet, .phone-tabs')].map(
        (part) => part.getBoundingClientRect().right,
      ),
    ),
  );
  expect(widest).toBeLessThanOrEqual(390);

  await page.locator('.phone-tab').nth(1).tap();
  // On a busy machine a drag may come out too slow for a swipe: a person would try again.
  for (let i = 0; i < 5 && (await tabInUse(page)) !== 'Журнал'; i++) {
    await drag(page, [300, 640], [60, 640]);
    await page.waitForTimeout(400);
  }
  expect(await tabInUse(page)).toBe('Журнал');

  // A line of the log shows the board as it was.
  await page.locator('.log-line').nth(1).tap();
  await page.locator('.replay-bar').getByRole('slider').waitFor();
  expect(await tabInUse(page)).toBe('Поле');
  await page.getByRole('button', { name: 'Повернутися до партії' }).tap();
  await poll(() => page.locator('.replay-bar').count()).toBe(0);
  await leave(page);
});
