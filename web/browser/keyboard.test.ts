import { advice, game } from '@orrery/distant-suns';
import { game as eclipse } from '@orrery/eclipse';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { nearTheEnd, sitDown } from './board-play.ts';
import { closeOverlay, drawn, leave, poll, questionOf, visit, withBrowser } from './harness.ts';

withBrowser();

/** Nobody has to choose a species first. */
const TERRANS = { 'species-choice': 'fixed', 'species-pool': 'terrans' };

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    return `${at?.className ?? ''} ${at?.getAttribute('aria-label') ?? at?.textContent ?? ''}`;
  });

/** Plays on with arrows and Enter, to the end or for so many choices. */
async function playByKeys(page: Page, choices: number): Promise<void> {
  for (let i = 0; i < choices; i++) {
    await page.locator('.choice:not(.sealed):focus, .end').first().waitFor();
    if (await page.locator('.end').isVisible()) return;
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toMatch(/^choice/);
    const question = await questionOf(page);
    await page.keyboard.press('Enter');
    await poll(async () => (await questionOf(page)) !== question).toBe(true);
  }
}

test('by keyboard alone into a game', async () => {
  const page = await visit();
  for (let i = 0; i < 30 && !(await focused(page)).includes('Play Distant Suns'); i++) {
    await page.keyboard.press('Tab');
  }
  expect(await focused(page)).toContain('Play Distant Suns');
  await page.keyboard.press('Enter');
  await page.locator('.choice').first().waitFor();
  await page.keyboard.press('c');
  await playByKeys(page, 4);
  await leave(page);
});

test('by keyboard alone to the end of a game, and back through it', async () => {
  const before = nearTheEnd({ game, advice }, 3);
  const page = await sitDown(game as never, { seats: 2, seed: 'keys', drawer: 'choices', before });
  await page.locator('.choice').first().waitFor();
  await page.keyboard.press('c');
  await playByKeys(page, 10);
  await page.getByRole('dialog', { name: 'The game is over' }).waitFor();

  // The dialog holds the focus, Esc gives it back, and the replay is walked with arrows.
  await closeOverlay(page);
  await page.keyboard.press('h');
  await page.keyboard.press('ArrowLeft');
  const question = page.locator('.status-line .question');
  await question.getByText(/Looking back/).waitFor();
  // After clicks on tabs, too.
  const tabs = page.locator('.drawer [role="tab"]');
  const lookedAt = await question.innerText();
  for (const at of [1, 2]) await tabs.nth(at).click();
  await page.keyboard.press('ArrowLeft');
  await poll(() => question.innerText()).not.toBe(lookedAt);
  expect(await tabs.nth(2).getAttribute('aria-selected')).toBe('true');
  await leave(page);
});

test('whoever answers on the board goes on there, though what was answered with stays', async () => {
  const page = await sitDown(eclipse as never, { seats: 2, seed: 'keys', options: TERRANS });
  // What goes on is fetched when the table stands.
  await page.waitForLoadState('networkidle');
  await drawn(page);
  await page.keyboard.press('Tab');
  await page.locator('.ecl-action.place-open', { hasText: 'Research' }).focus();
  await page.keyboard.press('Enter');
  const isAnswer = () =>
    page.evaluate(() => document.activeElement?.matches('.ecl-research .place-open'));
  await poll(isAnswer).toBe(true);
  await leave(page);
});

test('what happens is said to screen readers', async () => {
  const page = await visit();
  await page.locator('.game-card .button.brass').first().click();
  const live = page.locator('[aria-live="polite"]').last();
  await poll(async () => (await live.innerText()).length).toBeGreaterThan(10);
  await page.locator('.choice').first().click();
  await poll(() => live.innerText()).toMatch(/Player/);
  await leave(page);
});
