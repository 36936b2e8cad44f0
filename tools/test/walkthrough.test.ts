/** The walk-through of docs/adding-a-game.md, run as it is written. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { playMatch } from '@orrery/bots';
import { checkPlay } from '@orrery/kernel/testing/checks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../files.ts';
import { checkLayout } from '../layout.ts';

// Beside the other games, so that packages are found as a reader would have them found.
const folder = join(ROOT, '.cache', 'walkthrough');

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  const text = readFileSync(join(ROOT, 'docs', 'adding-a-game.md'), 'utf8');
  const listings = [...text.matchAll(/^```\w+ (games\/\S+)\n(.*?)^```$/gms)];
  expect(listings.length).toBeGreaterThan(8);
  for (const [, path, code] of listings) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the game of the walk-through plays, and its bots beat chance', async () => {
  const { game, advice, words } = await import(join(folder, 'games/beacons/index.ts'));
  for (let seats = 2; seats <= 4; seats++)
    checkPlay(game, { seats, seed: `walk ${seats}`, depth: 1 });
  const match = { seats: 2, bots: ['greedy', 'random'], games: 40, seed: 'walk' };
  const [greedy, random] = playMatch({ game, advice }, match).bots;
  expect(greedy.wins).toBeGreaterThan(random.wins);
  const position = game.start({ seats: 2, options: {} }, 'walk');
  expect(words.moment(game.view(position, 0))).toEqual({ id: 'moment', values: { left: 14 } });
});

test('it is laid out like the others', () => {
  expect(checkLayout(folder)).toEqual([]);
});

/** Runs a program of node_modules in the folder of the walk-through. */
function run(program: string, ...args: string[]): { status: number | null; out: string } {
  const file = join(ROOT, 'node_modules', program);
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    encoding: 'utf8',
    cwd: folder,
  });
  return { status, out: stdout + stderr };
}

test('its own tests pass', () => {
  const { status, out } = run('vitest/vitest.mjs', 'run', '--root', folder, '--reporter=verbose');
  expect(out).toContain('BCN-1');
  expect(status, out).toBe(0);
});

test('its listings pass types and lint', () => {
  const project = { extends: join(ROOT, 'tsconfig.json'), include: ['games'], exclude: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
  const types = run('typescript/bin/tsc', '-p', '.', '--noEmit');
  expect(types.status, types.out).toBe(0);
  const lint = run(
    '@biomejs/biome/bin/biome',
    ...['check', '--error-on-warnings', '--vcs-enabled=false', 'games'],
  );
  expect(lint.status, lint.out).toBe(0);
});
