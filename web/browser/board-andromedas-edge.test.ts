import { advice, game } from '@orrery/andromedas-edge';
import { expect, test } from 'vitest';
import { expectCrowdedTable, nearTheEnd, openPart, playByBoard, sitDown } from './board-play.ts';
import { leave, poll, withBrowser } from './harness.ts';

withBrowser();

/** The shortest game there is, for hands that touch whatever glows. */
const SHORT = { length: 'short' };

test('Andromeda’s Edge: to the end against a bot, mostly by touching the board', async () => {
  const before = nearTheEnd({ game, advice }, 14);
  const page = await sitDown(game as never, { seats: 2, seed: 'board', options: SHORT, before });
  const { onBoard, fromList } = await playByBoard(page, 'andromedas-edge');
  await page.getByRole('dialog', { name: 'The game is over' }).waitFor();
  expect(await page.locator('.ranking li').count()).toBe(2);
  expect(onBoard).toBeGreaterThan(fromList);
  await leave(page);
});

test('Andromeda’s Edge: to the end as two teams', async () => {
  const before = nearTheEnd({ game, advice }, 8);
  const options = { ...SHORT, teams: 'on' };
  const page = await sitDown(game as never, { seats: 4, seed: 'teams', options, before });
  await playByBoard(page, 'andromedas-edge');
  expect(await page.locator('.ranking li').count()).toBe(4);
  await leave(page);
});

test('Andromeda’s Edge: a region tells what it holds, a launch shows what it brings', async () => {
  const before = nearTheEnd({ game, advice }, 60);
  const page = await sitDown(game as never, { seats: 2, seed: 'look', options: SHORT, before });
  const region = page.locator('.ae-region').first();
  await region.hover();
  await poll(() => page.locator('.about.shown').count()).toBe(1);
  expect((await page.locator('.about.shown').innerText()).length).toBeGreaterThan(20);
  await openPart(page, 'Modules');
  await poll(() => page.locator('.ae-market .ae-module').count()).toBe(12);
  await openPart(page, 'Tracks');
  await poll(() => page.locator('.ae-track').count()).toBe(5);
  await leave(page);
});

test('Andromeda’s Edge: 4 seats in Russian on a desk and on a phone', async () => {
  await expectCrowdedTable(game as never, 'andromedas-edge', {
    seats: 4,
    areas: ['Фронтир', 'Станция', 'Модули', 'Треки', 'Карты'],
  });
});
