/** Late in every game, at every number of seats. */
import { test } from 'vitest';
import { withBrowser } from './harness.ts';
import { BOARDS, expectRoomLate } from './stage.ts';

withBrowser();

test.for(Object.entries(BOARDS))('%s late: the board has its room', ([id, held]) =>
  expectRoomLate(id, held, 'every number'),
);
