import { readFileSync, writeFileSync } from 'node:fs';
import type { GameRecord } from '@orrery/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { folder, orrery, orreryHere } from './run.ts';

const file = folder();
let record: GameRecord;

beforeAll(async () => {
  const bots = ['--bots', 'random', '--seats', '2', '--games', '1', '--seed', 'replay'];
  await orrery(['simulate', 'distant-suns', ...bots, '--out', file('game.json')]);
  record = JSON.parse(readFileSync(file('game.json'), 'utf8'));
});

/** Verifies the record after something in it was changed. */
async function tampered(change: object) {
  writeFileSync(file('tampered.json'), JSON.stringify({ ...record, ...change }));
  return await orreryHere(['replay', file('tampered.json'), '--verify']);
}

describe('replaying', () => {
  test('prints what happened and how it ended', async () => {
    const { code, out, err } = await orreryHere(['replay', file('game.json')]);
    expect([code, err]).toEqual([0, '']);
    for (const words of ['— Round 1 —', '— Round 3 —', 'random 2', 'The game is over', 'Total']) {
      expect(out).toContain(words);
    }
  });

  test('speaks the language of the system, or the one asked for', async () => {
    const uk = await orreryHere(['replay', file('game.json'), '--lang', 'uk']);
    expect(uk.out).toContain('— Раунд 3 —');
    const ru = await orrery(['replay', file('game.json')], { env: { LC_ALL: 'ru_RU.UTF-8' } });
    expect(ru.out).toContain('Итого');
  });

  test('stops where it is told to', async () => {
    const { code, out } = await orreryHere(['replay', file('game.json'), '--to', '3']);
    expect(code).toBe(0);
    expect(out).toContain('module 1');
    expect(out).not.toContain('module 2');
    expect(out).not.toContain('The winner');
    const none = await orreryHere(['replay', file('game.json'), '--to', '0']);
    expect(none.out).not.toContain('module 1');
    expect((await orreryHere(['replay', file('game.json'), '--to', '999'])).code).toBe(2);
  });
});

describe('verifying', () => {
  test('agrees with an honest record', async () => {
    const { code, out } = await orreryHere(['replay', file('game.json'), '--verify']);
    expect(code).toBe(0);
    expect(out).toMatch(/^agrees: distant-suns, 2 seats, \d+ choices, hash [0-9a-f]{8}\n$/);
  });

  test('finds another choice, another deal, another result', async () => {
    const entries = record.entries.map((entry) => ({ ...entry }));
    entries[0].key = entries[0].key === 'place T0a' ? 'place T0b' : 'place T0a';
    const choice = await tampered({ entries });
    expect([choice.code, choice.out]).toEqual([1, expect.stringMatching(/^differs: .* entry \d/)]);

    const deal = await tampered({ setUp: [...record.setUp].reverse() });
    expect([deal.code, deal.out]).toEqual([1, expect.stringContaining('set-up')]);

    const result = structuredClone(record.snapshot) as GameRecord<{ turn: number }>['snapshot'];
    result.state.turn++;
    const snapshot = await tampered({ snapshot: result });
    expect([snapshot.code, snapshot.out]).toEqual([
      1,
      expect.stringContaining('the last position differs'),
    ]);
  });

  test('finds a choice that was never allowed, and hashes that were', async () => {
    const entries = record.entries.with(0, { seat: 0, key: 'place Z9z' });
    const choice = await tampered({ entries });
    expect([choice.code, choice.out]).toEqual([1, expect.stringContaining('«place Z9z»')]);
    const hashes = record.hashes.map(([at]) => [at, '00000000']);
    expect((await tampered({ hashes })).code).toBe(1);
  });

  test('says which line of a file is broken', async () => {
    const lines = [JSON.stringify(record), '{"format":"orrery-1","game":"distant-suns"}'];
    writeFileSync(file('two.json'), lines.join('\n'));
    const { code, err } = await orreryHere(['replay', file('two.json'), '--verify']);
    expect([code, err]).toEqual([1, expect.stringContaining('two.json, line 2: ')]);
  });

  test('goes on printing up to where the rules differ', async () => {
    await tampered({ entries: record.entries.with(3, { seat: 0, key: 'pass' }) });
    const { code, out, err } = await orreryHere(['replay', file('tampered.json')]);
    expect(code).toBe(1);
    expect(out).toContain('module 1');
    expect(err).toMatch(/^orrery: today's rules differ from here on: entry 4/);
  });
});
