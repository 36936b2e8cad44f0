/** Late in every game, with fewest and with most seats; `stage.long.test.ts` sees all numbers between. */
import { test } from 'vitest';
import { withBrowser } from './harness.ts';
import { BOARDS, expectRoomLate } from './stage.ts';

withBrowser();

test.for(Object.entries(BOARDS))('%s late: the board has its room', ([id, held]) =>
  expectRoomLate(id, held, 'fewest and most'),
);
