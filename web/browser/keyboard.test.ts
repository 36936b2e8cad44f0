import { expect, test } from 'vitest';
import { closeOverlay, leave, poll, questionOf, visit, withBrowser } from './harness.ts';

withBrowser();

test('a whole game by keyboard alone', async () => {
  const page = await visit();
  const focused = (): Promise<string> =>
    page.evaluate(() => {
      const at = document.activeElement;
      return `${at?.className ?? ''} ${at?.getAttribute('aria-label') ?? at?.textContent ?? ''}`;
    });
  for (let i = 0; i < 30 && !(await focused()).includes('Play Distant Suns'); i++) {
    await page.keyboard.press('Tab');
  }
  expect(await focused()).toContain('Play Distant Suns');
  await page.keyboard.press('Enter');
  await page.locator('.status-line').waitFor();
  await page.locator('.choice').first().waitFor();
  await page.keyboard.press('c');

  for (let i = 0; i < 80; i++) {
    const end = page.locator('.end');
    await page.locator('.choice:not(.sealed):focus, .end').first().waitFor();
    if (await end.isVisible()) break;
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toMatch(/^choice/);
    const question = await questionOf(page);
    await page.keyboard.press('Enter');
    await poll(async () => (await questionOf(page)) !== question).toBe(true);
  }
  await page.getByRole('dialog', { name: 'The game is over' }).waitFor();

  // The dialog holds the focus, Esc gives it back, and the replay is walked with arrows.
  await closeOverlay(page);
  await page.keyboard.press('h');
  await page.keyboard.press('ArrowLeft');
  await page.getByText(/Looking back/).waitFor();
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
