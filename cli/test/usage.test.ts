import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { Failure, inWords, UsageError } from '../command.ts';
import { folder, orrery, orreryHere, shell } from './run.ts';

const file = folder();
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const COMMANDS = [
  ...['play', 'simulate', 'replay', 'rules', 'bench', 'soak', 'mutate', 'art'],
  ...['suite', 'train', 'calibrate'],
];

describe('help', () => {
  test.each([[[]], [['--help']], [['-h']], [['help']]])('%j lists all commands', async (args) => {
    const { code, out, err } = await orreryHere(args);
    expect([code, err]).toEqual([0, '']);
    for (const name of COMMANDS) expect(out).toContain(`orrery ${name}`);
    expect(out).toContain('distant-suns');
  });

  test.each(COMMANDS)('of %s', async (name) => {
    const { code, out } = await orreryHere([name, '--help']);
    expect([code, out.startsWith(`orrery ${name} `)]).toEqual([0, true]);
    expect(out.split('\n').every((line) => line.length <= 100)).toBe(true);
    expect((await orreryHere(['help', name])).out).toBe(out);
  });
});

test('--version says which one this is', async () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  for (const asked of ['--version', 'version']) {
    expect(await orreryHere([asked])).toEqual({ code: 0, out: `orrery ${version}\n`, err: '' });
  }
});

describe('wrong arguments are said in one line, with where to find help', () => {
  test.each([
    ['fly', 'there is no command «fly»; there are serve, test, play, '],
    ['art --only eclipse/shup', 'no picture is called «eclipse/shup»'],
    ['play', 'say which game: '],
    ['play chess', 'there is no game «chess»; there are '],
    ['play distant-suns eclipse', 'give one game'],
    ['play distant-suns --seats 9', '--seats is a whole number from 1 to 4, not «9»'],
    [`play distant-suns --name ${'x'.repeat(101)}`, 'a name has 100 characters at most'],
    ['play distant-suns --seats two', 'not «two»'],
    [
      'play distant-suns --bots greedy,smart',
      'no bot is called «smart»; there are random, instinct, greedy',
    ],
    ['play distant-suns --bots search', 'search needs a budget'],
    ['play distant-suns --seats 2 --bots greedy,greedy', '2 seats have room for 1 besides you'],
    ['play distant-suns --option first', '--option is NAME=VALUE, not «first»'],
    ['play distant-suns --option colour=red', 'distant-suns has no option colour'],
    ['play distant-suns --option first=7', 'option first is one of random, 1, 2, not 7'],
    ['play distant-suns --option first=4', 'option first is one of random, 1, 2, not 4'],
    ['play distant-suns --lang fr', '--lang is one of en, ru, uk, not «fr»'],
    ['play distant-suns --loud', 'Unknown option --loud'],
    ['train', 'say which game: '],
    ['train --game eclipse --from luck', '--from is one of ends, choices, both, not «luck»'],
    ['train --game eclipse --trial few', '--trial is a whole number'],
    ['mutate --game chess', 'there is no game «chess»; there are '],
    ['mutate --sample few', '--sample is a whole number'],
    ['mutate distant-suns', 'what is «distant-suns»? --game ID?'],
    ['art eclipse', 'what is «eclipse»? --only TEXT?'],
    ['art --jobs many', '--jobs is a whole number'],
    ['simulate', 'say which game'],
    ['simulate --game chess', 'there is no game «chess»'],
    ['simulate distant-suns --game eclipse', 'give one game'],
    ['simulate distant-suns --games none', '--games is a whole number'],
    ['simulate distant-suns --games 0', '--games is a whole number'],
    ['simulate distant-suns --workers 0', '--workers is a whole number'],
    ['simulate distant-suns --bots random,random,random --seats 2', "3 bots don't fit 2 seats"],
    ['simulate distant-suns --seats 0', '--seats is a whole number from 1 to 4'],
    ['simulate distant-suns --bots person', 'no bot is called «person»'],
    ['simulate distant-suns --option first=0', 'option first is one of'],
    ['replay', 'give one file'],
    ['replay a b', 'give one file'],
    ['rules', 'say which game'],
    ['rules distant-suns DS-9', 'distant-suns has no rule «DS-9»'],
    ['rules distant-suns DS-4.1 DS-4.2', 'at most one rule'],
    ['bench --only nothing', 'no figure is called «nothing»; there are kernel.decisions_per_s'],
    ['bench distant-suns', '--only'],
    ['soak chess', 'there is no game «chess»'],
    ['soak --games many', '--games is a whole number'],
  ])('%s', async (line, expected) => {
    const { code, out, err } = await orreryHere(line.split(' '));
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(expected);
    const [first, second, ...more] = err.trimEnd().split('\n');
    expect(first).toMatch(/^orrery: /);
    expect(second).toMatch(/^`orrery.* --help` says/);
    expect(more).toEqual([]);
  });
});

describe('files that can not be used are said in one line', () => {
  writeFileSync(file('broken.json'), '{"format":"orrery-1","game":');
  writeFileSync(file('empty.json'), '');
  writeFileSync(file('other.json'), '{"name":"something else"}');
  writeFileSync(file('foreign.json'), '{"format":"orrery-1","game":"chess"}');
  writeFileSync(file('hollow.json'), '{"format":"orrery-1","game":"distant-suns","version":1}');

  test.each([
    ['replay nowhere.json', 'nowhere.json: no such file or directory'],
    [`replay ${file('.')}`, `${file('.')}: illegal operation on a directory`],
    [`play --resume ${file('.')}`, `${file('.')}: illegal operation on a directory`],
    [`replay ${file('broken.json')}`, 'broken.json: the record is not valid JSON'],
    [`replay ${file('empty.json')}`, 'empty.json: the record is not valid JSON'],
    [`replay ${file('other.json')}`, 'other.json: this is not a record of a game'],
    [`replay ${file('foreign.json')}`, 'the record is of «chess», a game not known here'],
    [`replay ${file('hollow.json')} --verify`, 'hollow.json: the record is damaged: no seats'],
    ['play --resume nowhere.json', 'nowhere.json: no such file or directory'],
    [`play --resume ${file('foreign.json')}`, 'the record is of «chess», a game not known here'],
    [`play --resume ${file('hollow.json')}`, 'the record is damaged'],
    ['play distant-suns --save nowhere/game.json', 'nowhere/game.json: no such file or directory'],
    ['simulate distant-suns --out nowhere/games', 'nowhere/games: no such file or directory'],
  ])('%s', async (line, expected) => {
    const { code, out, err } = await orreryHere(line.split(' '));
    expect([code, out]).toEqual([1, '']);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err).toContain(expected);
  });
});

describe('errors', () => {
  test('of the user and of the system have words, bugs have none', () => {
    expect(inWords(new UsageError('so'))).toEqual({ words: 'so', code: 2 });
    expect(inWords(new Failure('so'))).toEqual({ words: 'so', code: 1 });
    expect(inWords(new Error('oops'))).toBeNull();
    expect(inWords(new TypeError('undefined is not a function'))).toBeNull();
    expect(inWords('thrown')).toBeNull();
  });

  test('a reader who stops reading is no error', async () => {
    const { code, out, err } = await shell('orrery rules distant-suns | head -n 2');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Set-up');
  });

  test('no room for the output is said in one line', async () => {
    const { code, err } = await shell('orrery rules distant-suns > /dev/full');
    expect([code, err]).toEqual([1, 'orrery: output: no space left on device\n']);
    expect((await shell('orrery fly 2> /dev/full')).code).not.toBe(0);
  });

  test('no room for a file is said in one line that names it', async () => {
    const full = '/dev/full';
    const said = [1, 'orrery: /dev/full: no space left on device\n'];
    const game = ['--game', 'distant-suns', '--seats', '2', '--bots', 'random'];
    const simulated = await orrery(['simulate', ...game, '--games', '1', '--out', full]);
    expect([simulated.code, simulated.err]).toEqual(said);
    const played = await orrery(['play', 'distant-suns', '--save', full]);
    expect([played.code, played.err]).toEqual(said);
  });

  test('exit codes are those of the process', async () => {
    expect((await orrery(['rules', 'distant-suns', 'DS-4.1'])).code).toBe(0);
    const failed = await orrery(['replay', 'nowhere.json']);
    expect([failed.code, failed.err]).toEqual([
      1,
      'orrery: nowhere.json: no such file or directory\n',
    ]);
    const usage = await orrery(['fly']);
    expect([usage.code, usage.out]).toEqual([2, '']);
  });
});
