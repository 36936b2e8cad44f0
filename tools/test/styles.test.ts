/** What a page's speed asks of its style sheets: see «It answers at once» in docs/stage.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder, ROOT } from '../files.ts';

/** A table, by the names that its frame gives it. */
const TABLE_ASKS = /\.(table|desk|tablet|phone)(?![\w-])[^\s>+~,{]*:has\(/;

test('no style asks a whole table for what comes and goes in it: all of it would be looked through each time', () => {
  const sheets = ['web', 'games'].flatMap((folder) => filesUnder(ROOT, folder));
  const asking = sheets
    .filter((path) => path.endsWith('.css'))
    .filter((path) => TABLE_ASKS.test(readFileSync(join(ROOT, path), 'utf8')));
  expect(asking).toEqual([]);
});
