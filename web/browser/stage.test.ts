/** Late in every game, with fewest and with most seats; `stage.long.test.ts` sees all numbers between. */
import * as distantSuns from '@orrery/distant-suns';
import { type Game, Table } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { leave, savedRow, visit, withBrowser } from './harness.ts';
import { crowded } from './room.ts';
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
