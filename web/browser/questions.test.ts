/**
 * Every kind of question, on a laptop or on a phone by turns, and some beside the drawer;
 * `questions.long.test.ts` sees each everywhere.
 */
import { test } from 'vitest';
import { withBrowser } from './harness.ts';
import { expectRoomForAll, WALKS } from './questions.ts';

withBrowser();

test.for(Object.entries(WALKS))('%s: every kind of question has its room', ([id, walk]) =>
  expectRoomForAll(id, walk, {
    laptop: (at) => at % 2 === 0,
    drawer: (at) => at % 6 === 0,
    phone: (at) => at % 2 === 1,
    pictures: false,
  }),
);
