import { botOf } from '@orrery/bots';
import * as eclipse from '@orrery/eclipse';
import type { Position } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { playUntil, sitDown } from './board-play.ts';
import {
  closeOverlay,
  expectNamed,
  leave,
  pick,
  playOn,
  playQuickly,
  poll,
  visit,
  withBrowser,
} from './harness.ts';

withBrowser();

test('a whole game against a bot, from the first click to the result and once again', async () => {
  const page = await visit();
  await expectNamed(page);
  await playQuickly(page);
  await playOn(page, 6);
  await expectNamed(page);
  await playOn(page);

  const end = page.getByRole('dialog', { name: 'The game is over' });
  await end.waitFor();
  await poll(() => end.getByRole('table').isVisible()).toBe(true);
  expect(await end.locator('.ranking li').count()).toBe(2);
  await end.getByRole('img', { name: /Points over time/ }).waitFor();
  await expectNamed(page);

  const shown = (query: string): Promise<string[]> => end.locator(query).allInnerTexts();
  const [ranking, parts] = [await shown('.ranking li'), await shown('tbody td')];
  expect(parts.length).toBeGreaterThan(10);
  // What it comes to is said once.
  expect(await end.locator('.totals').count()).toBe(0);
  await end.getByRole('button', { name: 'Replay' }).click();
  await page.getByText(/Looking back: 0\sof/).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText(/Looking back: 1\sof/).waitFor();
  await page.keyboard.press('End');
  await page.getByText(/Looking back: (\d+)\sof \1$/).waitFor();
  await page.keyboard.press('Home');
  await page.getByText(/Looking back: 0\sof/).waitFor();
  await poll(async () => {
    // What lies nearer goes first.
    await page.keyboard.press('Escape');
    return page.locator('.replay-bar').count();
  }).toBe(0);
  await page.keyboard.press('h');
  await page.keyboard.press('ArrowLeft');
  await page.locator('.replay-bar').waitFor();
  // The result is that of the end, wherever one was looking.
  await page.getByRole('button', { name: 'Result' }).click();
  await end.waitFor();
  expect(await shown('.ranking li')).toEqual(ranking);
  expect(await shown('tbody td')).toEqual(parts);
  await page.getByRole('button', { name: 'Again with the same seats' }).click();
  await page.getByText(/Round 1\sof 3, turn 1/).waitFor();
  await page.keyboard.press('c');
  await pick(page);
  await leave(page);
});

test('options, log, score and rules stand beside the board', async () => {
  const page = await visit({ language: 'ru', theme: 'chart' });
  await playQuickly(page);
  await playOn(page, 4);
  await page.keyboard.press('l');
  const lines = page.locator('.log-line');
  await lines.first().waitFor();
  await lines.nth(1).hover();
  await lines.nth(1).click();
  await page.getByText(/Взгляд назад/).waitFor();
  await page.getByRole('button', { name: 'Вернуться в партию' }).click();
  await page.keyboard.press('s');
  await page.getByRole('table').waitFor();
  await page.keyboard.press('b');
  const rule = page.locator('.rule.here');
  await rule.waitFor();
  expect(await rule.innerText()).toMatch(/DS-4\./);
  await page.keyboard.press('2');
  await page.getByRole('dialog', { name: /Область игрока/ }).waitFor();
  await closeOverlay(page);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Клавиши' }).waitFor();
  await closeOverlay(page);
  await leave(page);
});

test('what the drawer shows goes with it: an option considered, news once read, points that lie face down', async () => {
  const page = await sitDown(eclipse.game as never, {
    seats: 3,
    seed: 'drawer',
    before: (table) => {
      const bot = botOf('instinct', eclipse, 'drawer');
      const playUntilSo = (isSo: (position: Position<eclipse.State>) => boolean): void => {
        const so = playUntil(
          table,
          () => bot,
          () => isSo(table.position as Position<eclipse.State>),
        );
        expect(so).toBe(true);
      };
      playUntilSo(({ state }) => (state.players[1]?.reputation.length ?? 0) > 0);
      playUntilSo((position) => {
        const { step, seat } = table.game.asking(position);
        return step === 'turn' && seat === 0 && table.entries.at(-1)?.seat !== 0;
      });
    },
  });
  const [news, later] = [page.locator('.news-count'), page.locator('.panel .changes')];
  await poll(() => news.count()).toBe(1);

  await page.keyboard.press('c');
  await page.locator('.choice').first().focus();
  await later.first().waitFor();
  await page.keyboard.press('s');
  await page.getByRole('table').waitFor();
  await poll(() => later.count()).toBe(0);

  // The options stand below the news, which have been read with them.
  await poll(() => news.count()).toBe(0);

  const reputation = page.getByRole('row', { name: /^Reputation tiles/ });
  const points = await reputation.getByRole('cell').allInnerTexts();
  expect(points[0]).toMatch(/^\d+$/);
  expect(points[1]).toMatch(/\?$/);
  await leave(page);
});

test('with «confirm» on, a choice is shown first and made by the second click', async () => {
  const page = await visit();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Confirm every choice').click();
  await closeOverlay(page);
  await playQuickly(page);
  const first = page.locator('.choice').first();
  await first.click();
  await page.locator('.considered').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.locator('.considered').waitFor({ state: 'detached' });
  await first.click();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await leave(page);
});
