/** Late in every game, with fewest and with most seats; `stage.long.test.ts` sees all numbers between. */
import * as distantSuns from '@orrery/distant-suns';
import { type Game, Table } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { drawn, leave, pick, savedRow, visit, withBrowser } from './harness.ts';
import { crowded, cut } from './room.ts';
import { BOARDS, expectRoomLate } from './stage.ts';

withBrowser();

test.for(Object.entries(BOARDS))('%s late: the board has its room', ([id, held]) =>
  expectRoomLate(id, held, 'fewest and most'),
);

test('advice that no longer finds room in a smaller window is folded away', async () => {
  const game = distantSuns.game as unknown as Game<unknown>;
  const seats = [0, 1, 2, 3].map((colour) => ({ name: `${colour}`, colour }));
  const rows = [savedRow('small', Table.open(game, { seats, options: {}, seed: 'small' }).record)];
  const page = await visit({ language: 'ru', drawer: '', rows, at: '#/table/small' });
  await page.locator('.side > .guide-note').waitFor();
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.locator('.guide-fold summary').waitFor();
  expect(await crowded(page)).toEqual([]);
  await leave(page);
});

test('Distant Suns: in a low window, and on a phone held sideways, the tools lie over nothing and are whole', async () => {
  const game = distantSuns.game as unknown as Game<unknown>;
  const names = ['Альтаир', 'Вега', 'Денеб', 'Ригель'];
  const seats = names.map((name, colour) => ({ name, colour }));
  const rows = [savedRow('low', Table.open(game, { seats, options: {}, seed: 'low' }).record)];
  const page = await visit({ language: 'ru', drawer: 'choices', rows, at: '#/table/low' });
  await pick(page);
  await page.locator('.ds-reachable').waitFor();
  await page.keyboard.press('c');
  for (const [width, height] of [
    [1366, 625],
    [1280, 580],
    [932, 430],
    [844, 390],
    [740, 360],
    // Here a phone's tabs stand at the side.
    [667, 375],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    const boxes = ['.ds-panel', '.ds-board .ds-chart', '.ds-dock'].map(async (part) => {
      const box = await page.locator(part).boundingBox();
      return box ?? { x: 0, y: 0, width: 0, height: 0 };
    });
    const [panel, sheet, dock] = await Promise.all(boxes);
    if (!panel || !sheet || !dock) throw new Error('no board');
    const at = `${width}×${height}`;
    expect.soft(dock.y, at).toBeGreaterThanOrEqual(panel.y + panel.height - 1);
    expect.soft(dock.y + dock.height, at).toBeLessThanOrEqual(height);
    expect.soft(dock.x, at).toBeGreaterThanOrEqual(sheet.x + sheet.width);
    expect.soft(sheet.height, at).toBeGreaterThanOrEqual(height * 0.5);
    expect.soft(await cut(page, '.ds-dock'), at).toEqual([]);
    expect.soft(sheet.y + sheet.height, at).toBeLessThanOrEqual(height);
    expect.soft(await crowded(page), at).toEqual([]);
  }
  await leave(page);
});
