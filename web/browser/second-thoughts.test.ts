/** One's last action stays one's own: bots wait, undo is real, redo follows; and signs warn before. */
import { game as eclipse } from '@orrery/eclipse';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sitDown } from './board-play.ts';
import { leave, poll, withBrowser } from './harness.ts';

withBrowser();

const moments = async (page: Page): Promise<number> =>
  Number(await page.locator('.table').getAttribute('data-moments'));

/** Chooses by keyboard until bots would be next. */
async function playToBots(page: Page): Promise<void> {
  const grace = page.locator('.grace');
  for (let i = 0; i < 20 && (await grace.count()) === 0; i++) {
    const made = await moments(page);
    await page.locator('.choice').first().press('Enter');
    await poll(() => moments(page)).toBeGreaterThan(made);
  }
  await grace.waitFor();
}

test('bots wait until one presses; undo takes the last choice back, redo does it again; the drawer tells what happens', async () => {
  const page = await sitDown(eclipse as never, {
    seats: 3,
    seed: 'patience',
    drawer: 'choices',
    grace: 'press',
  });
  await playToBots(page);
  // While others are to move: what has happened since.
  await page.locator('.drawer .log').waitFor();
  expect(await page.locator('.drawer .choice').count()).toBe(0);
  const made = await moments(page);
  // By the keys that are the same everywhere, by a letter, and on a keyboard that writes other letters.
  const cyrillic = (key: string, code: string) => () =>
    page.locator('body').dispatchEvent('keydown', { key, code });
  for (const [undo, redo] of [
    [() => page.keyboard.press('Control+z'), () => page.keyboard.press('Control+Shift+Z')],
    [() => page.keyboard.press('Meta+z'), () => page.keyboard.press('Control+y')],
    [() => page.keyboard.press('u'), () => page.keyboard.press('y')],
    [cyrillic('г', 'KeyU'), cyrillic('н', 'KeyY')],
  ] as const) {
    await undo();
    await poll(() => moments(page)).toBe(made - 1);
    await page.locator('.grace').waitFor({ state: 'detached' });
    await redo();
    await page.locator('.grace').waitFor();
    expect(await moments(page)).toBe(made);
  }
  await page.locator('.grace button').click();
  await poll(() => moments(page)).toBeGreaterThan(made);
  // When it is one's turn again: what has changed.
  await page.locator('.drawer .choice').first().waitFor();
  expect(await page.locator('.since .log-line').count()).toBeGreaterThan(0);
  await leave(page);
});

test('for a short grace bots wait by themselves, and a touch lets them wait on', async () => {
  const page = await sitDown(eclipse as never, {
    seats: 2,
    seed: 'patience',
    drawer: 'choices',
    grace: 'short',
  });
  await playToBots(page);
  const made = await moments(page);
  // Nobody touches it: they go on.
  await poll(() => moments(page)).toBeGreaterThan(made);
  await page.locator('.choice').first().waitFor();
  await playToBots(page);
  const then = await moments(page);
  await page.locator('.grace').dispatchEvent('pointerdown');
  await page.locator('.grace.stopped').waitFor();
  // Longer than the line runs.
  await page.waitForTimeout(2300);
  expect(await moments(page)).toBe(then);
  await page.locator('.grace button').click();
  await poll(() => moments(page)).toBeGreaterThan(then);
  await leave(page);
});

test('where bots need not wait, they don’t', async () => {
  const page = await sitDown(eclipse as never, { seats: 2, seed: 'patience', drawer: 'choices' });
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (document.querySelector('.grace')) document.body.dataset.waited = 'yes';
    });
    seen.observe(document.body, { subtree: true, childList: true });
  });
  for (let i = 0; i < 6; i++) {
    const made = await moments(page);
    await page.locator('.choice').first().press('Enter');
    await poll(() => moments(page)).toBeGreaterThan(made);
  }
  expect(await page.evaluate(() => document.body.dataset.waited)).toBeUndefined();
  await leave(page);
});

/** Taps where something is, with a pen; the page's own mouse is a mouse. */
async function tapWithPen(page: Page, query: string): Promise<void> {
  const { x, y, width, height } = await page
    .locator(query)
    .first()
    .evaluate((thing) => thing.getBoundingClientRect());
  const session = await page.context().newCDPSession(page);
  for (const type of ['mousePressed', 'mouseReleased'] as const) {
    await session.send('Input.dispatchMouseEvent', {
      ...{ type, x: x + width / 2, y: y + height / 2 },
      ...{ pointerType: 'pen', button: 'left', clickCount: 1 },
    });
  }
  await session.detach();
}

test('an option that hands the turn on carries a sign; a pen shows it first, a mouse acts at once', async () => {
  const page = await sitDown(eclipse as never, { seats: 2, seed: 'patience', drawer: 'choices' });
  await page.locator('.choice .border-sign[data-border="turn"]').first().waitFor();
  const made = await moments(page);
  await tapWithPen(page, '.choice');
  await page.locator('.considered').waitFor();
  expect(await moments(page)).toBe(made);
  await tapWithPen(page, '.choice');
  await poll(() => moments(page)).toBeGreaterThan(made);
  await page.locator('.choice').first().waitFor();
  const then = await moments(page);
  await page.locator('.choice').first().click();
  await poll(() => moments(page)).toBeGreaterThan(then);
  await leave(page);
});
