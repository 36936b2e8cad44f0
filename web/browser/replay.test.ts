import { botOf } from '@orrery/bots';
import * as distantSuns from '@orrery/distant-suns';
import { Table } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { packRecord } from '../table/share.ts';
import { playUntil } from './board-play.ts';
import {
  drawn,
  expectNoSidewaysScroll,
  leave,
  myTurn,
  playOn,
  playQuickly,
  poll,
  visit,
  withBrowser,
} from './harness.ts';
import { cut } from './room.ts';

withBrowser();

test('a link holds the game: to watch from its beginning, and to play on from any moment', async () => {
  const page = await visit();
  await playQuickly(page);
  await playOn(page, 6);
  await myTurn(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Copy a replay link' }).click();
  await page.locator('.told', { hasText: /The link is copied/ }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#\/replay\/[\w-]+$/);
  expect(link.length).toBeLessThan(2000);
  await leave(page);

  const friend = await visit({ at: new URL(link).hash });
  await friend.getByText(/Looking back: 0\sof/).waitFor();
  // Nothing here is anybody's own last choice, nor a game to return to.
  await friend.locator('.log-line').first().waitFor();
  expect(await friend.locator('.log .news').count()).toBe(0);
  await friend.getByRole('tab', { name: 'All options' }).click();
  await friend.getByText(/here to be watched/).waitFor();
  await friend.getByRole('button', { name: 'One step on' }).click();
  await friend.getByText(/Looking back: 1\sof/).waitFor();
  // What is told stands whole in the line, however little the bar leaves.
  await friend.getByRole('button', { name: 'Menu', exact: true }).click();
  await friend.getByRole('menuitem', { name: 'Copy a replay link' }).click();
  const told = friend.locator('.told');
  await told.waitFor();
  for (const width of [820, 1280, 1440]) {
    await friend.setViewportSize({ width, height: 900 });
    await drawn(friend);
    expect(await cut(friend, '.told, .told > p'), `${width}`).toEqual([]);
    const { x, y } = (await told.boundingBox()) as { x: number; y: number };
    expect(Math.min(x, y), `${width}`).toBeGreaterThanOrEqual(0);
  }
  await told.getByRole('button', { name: 'Close' }).click();
  // It is watched, whatever keys are pressed: nobody would answer here, and nothing be saved.
  for (const key of ['u', 'h', 'End']) await friend.keyboard.press(key);
  await friend.getByText(/Looking back: (\d+)\sof \1$/).waitFor();
  expect(await friend.getByRole('button', { name: 'Replay', exact: true }).count()).toBe(0);
  expect(await friend.title()).not.toMatch(/●/);
  await friend.getByRole('button', { name: 'Play on from here' }).click();
  await friend.waitForURL(/#\/table\//);
  await playOn(friend, 1);
  await leave(friend);
});

test.each(['desk', 'phone'] as const)(
  'looking back moves nothing on the board: %s',
  async (size) => {
    const page = await visit({ size });
    await playQuickly(page);
    const board = () => page.locator('.board-room').boundingBox();
    await poll(() => page.locator('.ds-berth, .ds-confirm, .choice').count()).toBeGreaterThan(0);
    await drawn(page);
    const before = await board();
    if (size === 'desk') await page.keyboard.press('h');
    else {
      await page.getByRole('button', { name: 'Menu', exact: true }).tap();
      await page.getByRole('menuitem', { name: 'Replay', exact: true }).tap();
    }
    await page.locator('.replay-bar').getByRole('slider').waitFor();
    expect(await board()).toEqual(before);
    await expectNoSidewaysScroll(page);
    await leave(page);
  },
);

test('a link to a game that is over tells its result to whoever asks', async () => {
  const seats = ['Ada', 'Ben'].map((name, colour) => ({ name, colour }));
  const table = Table.open(distantSuns.game, { seats, seed: 'over' });
  const bot = botOf('instinct', distantSuns, 'over');
  playUntil(
    table as unknown as Table<unknown>,
    () => bot,
    () => false,
  );
  const page = await visit({ at: `#/replay/${await packRecord(table.record)}` });
  await page.getByText(/Looking back: 0\sof/).waitFor();
  // The log stands where the board does, and not at the end.
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.locator('.log-line.shown').first().waitFor();
  const seen = () => page.locator('.log').evaluate((log) => [log.scrollTop, log.scrollHeight]);
  const [top, height] = await seen();
  expect(height).toBeGreaterThan(1500);
  expect(top).toBe(0);
  await page.keyboard.press('End');
  await page.getByText(/Looking back: (\d+)\sof \1$/).waitFor();
  await poll(async () => (await seen())[0]).toBeGreaterThan(1000);
  await page.keyboard.press('Home');
  await page.getByText(/Looking back: 0\sof/).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('button', { name: 'Result' }).click();
  await page.getByRole('dialog', { name: 'The game is over' }).locator('.ranking').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click();
  await page.getByText(/Looking back: 0\sof/).waitFor();
  await leave(page);
});

test('whoever looks back takes nothing back: the present is out of sight', async () => {
  const page = await visit();
  await playQuickly(page);
  await playOn(page, 2);
  await myTurn(page);
  const moments = () => page.locator('.table').getAttribute('data-moments');
  const before = await moments();
  await page.keyboard.press('h');
  await page.keyboard.press('ArrowLeft');
  await page.getByText(/Looking back/).waitFor();
  await page.keyboard.press('u');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('h');
  await myTurn(page);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await moments()).toBe(before);
  await leave(page);
});

test('a damaged link says so', async () => {
  const page = await visit({ at: '#/replay/damaged' });
  await page.getByText(/it is damaged/).waitFor();
  await page.getByRole('link', { name: 'To the start' }).first().click();
  await page.getByRole('heading', { name: 'Games' }).waitFor();
  await leave(page);
});

test('on an upright tablet the moment is told whole, and there is room to scrub', async () => {
  const page = await visit();
  await page.setViewportSize({ width: 820, height: 1180 });
  await playQuickly(page);
  await playOn(page, 2);
  await page.keyboard.press('h');
  await page.locator('.replay-bar .slider').waitFor();
  await drawn(page);
  const cut = await page
    .locator('.status-line .moment')
    .evaluate((moment) => moment.scrollWidth - moment.clientWidth);
  expect(cut).toBe(0);
  const slider = await page.locator('.replay-bar .slider').boundingBox();
  expect(slider?.width).toBeGreaterThan(120);
  await leave(page);
});
