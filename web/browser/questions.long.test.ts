/** Every kind of question, on a laptop, beside the drawer and on a phone, with all pictures. */
import { test } from 'vitest';
import { withBrowser } from './harness.ts';
import { expectRoomForAll, WALKS } from './questions.ts';

withBrowser();

const always = (): boolean => true;

test.for(Object.entries(WALKS))('%s: every kind of question has its room', ([id, walk]) =>
  expectRoomForAll(id, walk, { laptop: always, drawer: always, phone: always, pictures: true }),
);
