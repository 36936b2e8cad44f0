import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { offline } from './plugin.ts';

/** The service worker's script, built beside a page and a folder of files that are copied as they are. */
function workerFor(page: string, icon: string, pictures = '{}'): string {
  const publicDir = mkdtempSync(join(tmpdir(), 'orrery-public-'));
  writeFileSync(join(publicDir, 'icon.svg'), icon);
  mkdirSync(join(publicDir, 'pictures'));
  writeFileSync(join(publicDir, 'pictures', 'inventory.json'), pictures);
  const plugin = offline() as unknown as {
    configResolved(config: { publicDir: string }): void;
    generateBundle: { handler(this: unknown, options: unknown, bundle: object): void };
  };
  const code =
    "const FILES = JSON.parse('__FILES__'); const CACHE = 'orrery-__VERSION__', PICTURES = 'pictures-__PICTURES__';";
  const worker = { type: 'chunk', fileName: 'service-worker.js', code };
  plugin.configResolved({ publicDir });
  plugin.generateBundle.handler.call({}, null, {
    'service-worker.js': worker,
    'index.html': { type: 'asset', source: page },
    'assets/main-B7f2_aXz.js': { type: 'chunk' },
    '.vite/manifest.json': { type: 'asset', source: '{}' },
  });
  return worker.code;
}

test('keeps all files of the page, those that are copied as they are among them', () => {
  const [, files = ''] = /JSON\.parse\('(.*)'\)/.exec(workerFor('<p>', '<svg>')) ?? [];
  expect(JSON.parse(files)).toEqual(['assets/main-B7f2_aXz.js', 'icon.svg', 'index.html']);
});

test('a change of any of them is a new version', () => {
  const version = (page: string, icon: string) => /orrery-(\w+)/.exec(workerFor(page, icon))?.[1];
  expect(version('<p>', '<svg>')).toBe(version('<p>', '<svg>'));
  expect(version('<p>', '<svg>')).not.toBe(version('<b>', '<svg>'));
  expect(version('<p>', '<svg>')).not.toBe(version('<p>', '<svg/>'));
});

test('pictures come with the game that is played: they are no part of the page, and change on their own', () => {
  const told = (pictures: string): (string | undefined)[] => {
    const worker = workerFor('<p>', '<svg>', pictures);
    return [/orrery-(\w+)/.exec(worker)?.[1], /pictures-(\w+)/.exec(worker)?.[1]];
  };
  const [[page, old], [samePage, renewed]] = [told('{}'), told('{"a":1}')];
  expect(samePage).toBe(page);
  expect(renewed).not.toBe(old);
});
