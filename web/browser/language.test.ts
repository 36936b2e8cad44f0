import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  closeOverlay,
  drawn,
  expectAllSaid,
  leave,
  myTurn,
  origin,
  playQuickly,
  SIZES,
  visit,
  withBrowser,
} from './harness.ts';

withBrowser();

test('the language changes in the middle of a game, without a reload, and is remembered', async () => {
  const page = await visit();
  await playQuickly(page);
  await myTurn(page);
  await page.evaluate(() => Object.assign(window, { sameVisit: true }));
  for (const [name, settings, undo, lang] of [
    ['Русский', 'Настройки', 'Вернуть ход', 'ru'],
    ['Українська', 'Налаштування', 'Повернути хід', 'uk'],
  ] as const) {
    await page.locator('.tools .icon-button').last().click();
    await page.getByRole('menuitem').first().click();
    await page.getByRole('radio', { name }).click();
    await page.getByRole('dialog', { name: settings }).waitFor();
    await closeOverlay(page);
    await page.getByRole('button', { name: undo }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang);
    expect(await page.locator('.choice').first().innerText()).toMatch(/[а-яіїєґ]/i);
    await expectAllSaid(page);
  }
  expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true);
  await page.reload();
  await page.getByRole('button', { name: 'Повернути хід' }).waitFor();
  await leave(page);
});

/** Cards of games keep to their lines, however long the words. */
async function expectCardsInLine(page: Page): Promise<void> {
  const lines = await page.locator('.game-facts, .game-words .button').evaluateAll((parts) =>
    parts.map((part) => {
      const tops = [...part.children].map((child) => child.getBoundingClientRect().top);
      return Math.max(...tops) - Math.min(...tops) < 8 && part.clientHeight < 48;
    }),
  );
  expect(lines.length).toBeGreaterThan(0);
  expect(lines).not.toContain(false);
}

test.each(['en', 'ru', 'uk'] as const)('every screen says everything in %s', async (language) => {
  const page = await visit({ language });
  for (const at of ['', 'new/distant-suns', 'rules/distant-suns', 'legend/distant-suns', 'about']) {
    await page.goto(`${origin()}/#/${at}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAllSaid(page);
    if (at === '') await expectCardsInLine(page);
  }
  await page.goto(`${origin()}/#/`);
  await page.setViewportSize(SIZES.phone);
  await page.locator('.game-card').first().waitFor();
  await drawn(page);
  await expectCardsInLine(page);
  await leave(page);
});
