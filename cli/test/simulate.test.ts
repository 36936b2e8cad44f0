import { readFileSync } from 'node:fs';
import type { PlayedGame } from '@orrery/bots';
import { describe, expect, test } from 'vitest';
import { columns, sparkline } from '../columns.ts';
import { tallies } from '../simulation-report.ts';
import { folder, orrery, orreryHere } from './run.ts';

const file = folder();
const MATCH = ['simulate', '--game', 'distant-suns', '--bots', 'greedy,random', '--seed', 'test'];

/** The last line, without what depends on the clock and the machine. */
function timeless(out: string) {
  const { seconds, workers, decisions_per_s, ...rest } = JSON.parse(
    out.trim().split('\n').at(-1) ?? '',
  );
  expect([typeof seconds, typeof workers, typeof decisions_per_s]).toEqual(
    new Array(3).fill('number'),
  );
  expect(decisions_per_s).toBeGreaterThan(0);
  return rest;
}

describe('a simulation', () => {
  test('ends with one JSON object', async () => {
    const { code, out, err } = await orrery([...MATCH, '--games', '6', '--json']);
    expect([code, err]).toEqual([0, '']);
    const result = timeless(out);
    expect(result).toMatchObject({ game: 'distant-suns', seats: 2, games: 6, seed: 'test' });
    expect(result.decisions).toBeGreaterThan(6 * 24);
    const [greedy, random] = result.bots;
    expect([greedy.bot, random.bot, greedy.wins + random.wins]).toEqual(['greedy', 'random', 6]);
    expect(greedy.mean_score).toBeGreaterThan(random.mean_score);
    expect(greedy.mean_place).toBeCloseTo(2 - greedy.wins / 6);
    expect(greedy.interval.low).toBeLessThan(greedy.share + 1e-9);
    expect(greedy.score_interval.low).toBeLessThan(greedy.mean_score);
    expect(Object.keys(result.tallies)).toEqual(['seat', 'order']);
    expect(result.tallies.seat[1].games).toBe(6);
  });

  test('comes out the same on one thread and on two, records included', async () => {
    const on = (workers: string) =>
      orreryHere([
        ...MATCH,
        ...['--games', '4', '--json', '--workers', workers, '--out', file(workers)],
      ]);
    const [one, two] = [await on('1'), await on('2')];
    expect(timeless(one.out)).toEqual(timeless(two.out));
    expect(readFileSync(file('1'), 'utf8')).toBe(readFileSync(file('2'), 'utf8'));
    const other = await orreryHere([
      ...MATCH,
      ...['--games', '4', '--json', '--workers', '1', '--seed', 'other'],
    ]);
    expect(timeless(other.out).bots).not.toEqual(timeless(one.out).bots);
  });

  test('writes records that verify', async () => {
    await orreryHere([...MATCH, '--games', '3', '--workers', '1', '--out', file('records')]);
    expect(readFileSync(file('records'), 'utf8').trim().split('\n')).toHaveLength(3);
    const { code, out } = await orreryHere(['replay', file('records'), '--verify']);
    expect(code).toBe(0);
    expect(out).toContain('3 of 3 records agree with the rules');
  });

  test('prints tables for people', async () => {
    const { code, out } = await orreryHere([...MATCH, '--games', '4', '--option', 'first=2']);
    expect(code).toBe(0);
    expect(out).toContain('distant-suns, 2 seats, first=2, seed test');
    expect(out).toMatch(/4 games, \d+ decisions in [\d.]+ s: [\d,]+\/s on \d+ thread/);
    expect(out).toMatch(/^greedy +[▁▂▃▄▅▆▇█ ]+$/m);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    expect(out).toMatch(/^greedy +4 +100\.0 +51\.0–100\.0/m);
    expect(out).toMatch(/^by seat +games +wins/m);
    expect(out).toMatch(/^by order +games +wins/m);
  });

  test('says how long bots think, where they play by the clock', async () => {
    const brief = [...MATCH, '--games', '2', '--workers', '1'];
    const byClock = await orreryHere([...brief, '--clock', '--json']);
    for (const { decision_ms, turn_ms } of JSON.parse(byClock.out).bots) {
      for (const { mean, p95, most } of [decision_ms, turn_ms]) {
        expect(mean).toBeGreaterThan(0);
        expect(p95).toBeGreaterThan(0);
        expect(most).toBeGreaterThanOrEqual(p95);
      }
    }
    const [words, without] = [await orreryHere([...brief, '--clock']), await orreryHere(brief)];
    expect(words.out).toMatch(/^thinks, ms +choice +95 % +most +turn +95 % +most$/m);
    expect(words.out).toMatch(/^greedy( +[\d,]+){6}$/m);
    expect(without.out).not.toContain('thinks');
  });

  test('goes for one seat, and for one bot in all seats', async () => {
    const brief = ['simulate', 'distant-suns', '--games', '2', '--workers', '1', '--json'];
    const solo = await orreryHere([...brief, '--seats', '1']);
    expect(timeless(solo.out)).toMatchObject({ seats: 1, games: 2, bots: [{ bot: 'greedy' }] });
    const all = await orreryHere([...brief, '--seats', '4', '--bots', 'random']);
    expect(timeless(all.out)).toMatchObject({ seats: 4, bots: [{ bot: 'random', wins: 2 }] });
  });
});

const played = (places: number[], labels: PlayedGame['labels'] = {}): PlayedGame => ({
  game: 0,
  bots: places.map(() => 0),
  scores: places.map((place) => 40 - 10 * place),
  places,
  decisions: 1,
  labels,
});

describe('tallies', () => {
  test('count wins by seat, shared where the victory is', () => {
    const { seat } = tallies([played([1, 2, 3]), played([2, 1, 1])]);
    expect(Object.values(seat).map(({ games, wins }) => [games, wins])).toEqual([
      [2, 1],
      [2, 0.5],
      [2, 0.5],
    ]);
    expect(seat[1].share).toBe(0.5);
    expect(seat[1].mean_score).toBe(25);
    expect(seat[1].interval.low).toBeGreaterThan(0);
  });

  test('count wins by labels of the game, several for a seat if need be', () => {
    const { race } = tallies([
      played([1, 2], { race: [['human'], ['klackon', 'late']] }),
      played([2, 1], { race: [['human'], ['human']] }),
    ]);
    expect(Object.keys(race)).toEqual(['human', 'klackon', 'late']);
    expect([race.human.games, race.human.wins, race.late.games]).toEqual([3, 2, 1]);
  });

  test('stand in the order of numbers', () => {
    const labels = { n: [['10'], ['9'], ['2']] };
    expect(Object.entries(tallies([played([1, 2, 3], labels)]).n).length).toBe(3);
  });
});

describe('tables and pictures', () => {
  test('columns line up, whatever the letters', () => {
    expect(
      columns(
        ['имя', '№'],
        [
          ['a', '10'],
          ['ще', '7'],
        ],
      ),
    ).toEqual(['имя   №', 'a    10', 'ще    7']);
  });

  test('a sparkline shows where values lie', () => {
    expect(sparkline([0, 0, 0, 0, 10], 0, 10, 5)).toBe('█   ▃');
    expect(sparkline([3, 3], 3, 3, 5)).toBe('  █  ');
    expect(sparkline([], 0, 1, 3)).toBe('   ');
  });
});
