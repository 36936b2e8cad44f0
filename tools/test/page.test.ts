import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compressFolder } from '../compress.ts';
import { firstVisits } from '../size.ts';
import { tree } from './tree.ts';

test('what gains by it is compressed beside itself', async () => {
  const script = 'const star = "bright";\n'.repeat(200);
  const root = tree({
    'index.html': script,
    'assets/main.js': script,
    'assets/tiny.js': 'x',
    'assets/picture.png': script,
    'assets/old.js.br': script,
  });
  expect(await compressFolder(root)).toBe(2);
  const at = (path: string): Buffer => readFileSync(join(root, path));
  for (const path of ['index.html', 'assets/main.js']) {
    expect(brotliDecompressSync(at(`${path}.br`)).toString()).toBe(script);
    expect(gunzipSync(at(`${path}.gz`)).toString()).toBe(script);
    expect(at(`${path}.br`).length).toBeLessThan(script.length / 10);
  }
  for (const path of ['assets/tiny.js.br', 'assets/picture.png.gz', 'assets/old.js.br.br']) {
    expect(existsSync(join(root, path))).toBe(false);
  }
});

describe('the first visit to a game', () => {
  const weights: Record<string, number> = {
    'main.js': 100,
    'react.js': 50,
    'kernel.js': 20,
    'go.js': 7,
    'go-board.js': 3,
    'go-motion.js': 1000,
    'go-sheet.js': 1000,
    'go-en.js': 1,
    'go-uk.js': 2,
    'chess.js': 9,
    'settings.js': 1000,
    'worker.js': 10_000,
    'font.woff2': 1000,
    'main.css': 1000,
  };
  const lazy = { isDynamicEntry: true };
  const manifest = {
    'index.html': {
      file: 'main.js',
      isEntry: true,
      imports: ['_react.js'],
      assets: ['worker.js', 'font.woff2'],
    },
    'main.css': { file: 'main.css', isEntry: true },
    '_react.js': { file: 'react.js' },
    '_kernel.js': { file: 'kernel.js', imports: ['_react.js'] },
    'settings.tsx': { file: 'settings.js', ...lazy },
    '../games/go/index.ts': { file: 'go.js', imports: ['_kernel.js'], ...lazy },
    '../games/go/board/index.tsx': { file: 'go-board.js', imports: ['_kernel.js'], ...lazy },
    '../games/go/board/motion.ts': { file: 'go-motion.js', ...lazy },
    '../games/go/board/sheet.tsx': { file: 'go-sheet.js', ...lazy },
    '../games/go/text/en.ts': { file: 'go-en.js', ...lazy },
    '../games/go/text/uk.ts': { file: 'go-uk.js', ...lazy },
    '../games/chess/index.ts': { file: 'chess.js', imports: ['index.html'], ...lazy },
  };

  test('is the entry, the game with what its board begins with, what they import, their workers, and one language', () => {
    const visits = firstVisits(manifest, (file) => weights[file]);
    expect([...visits]).toEqual([
      ['go', 10_000 + 100 + 50 + 20 + 7 + 3 + 2],
      ['chess', 10_000 + 100 + 50 + 9],
    ]);
  });

  test('a page without games has none', () => {
    expect(firstVisits({ 'index.html': { file: 'main.js', isEntry: true } }, () => 1).size).toBe(0);
  });
});
