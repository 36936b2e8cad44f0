/**
 * A smaller fuzz than that of `orrery soak`, with everything that only a browser does: drawing.
 * `fuzz.long.test.ts` has more samples.
 */
import { test } from 'vitest';
import { damagedRecords, damagedRows, damagedSettings } from './fuzz.ts';
import { withBrowser } from './harness.ts';

withBrowser();

test('damaged rows of the store: all are listed, each opens or says why not', () =>
  damagedRows(60, 5));

test('damaged files and links: each opens or says why not', () => damagedRecords(3));

test('damaged settings: the page opens', () => damagedSettings(3));
