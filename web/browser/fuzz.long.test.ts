/** The fuzz of the page with more samples. */
import { test } from 'vitest';
import { damagedRecords, damagedRows, damagedSettings } from './fuzz.ts';
import { withBrowser } from './harness.ts';

withBrowser();

test('damaged rows of the store: all are listed, each opens or says why not', () =>
  damagedRows(120, 20));

test('damaged files and links: each opens or says why not', () => damagedRecords(12));

test('damaged settings: the page opens', () => damagedSettings(10));
