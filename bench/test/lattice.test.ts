import { propertyKit } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { gameBenchmarks, kernelBenchmarks } from '../index.ts';
import { CHIPS, lattice, WIDTH } from '../lattice.ts';
import { latePosition, randomGames, wholeRecord } from '../play.ts';

propertyKit(lattice, {
  plays: 5,
  mustCover: ['set: set', 'spend: spend'],
  invariants(state) {
    const stray = state.owner.findIndex((owner, point) => owner < 0 && state.strength[point] !== 0);
    if (stray >= 0) return `point ${stray} is strong but empty`;
    return state.players.every(({ chips }) => chips >= 0 && chips <= CHIPS) ? null : 'chips';
  },
});

describe('the game that is measured', () => {
  test('scores a stone by what is left of its strength and by its own neighbours', () => {
    const position = lattice.start({ seats: 2, options: {} }, 'x');
    const choose = (seat: number, key: string, rolls: number[] = []) =>
      lattice.answer(position, seat, lattice.parse(position, key), null, rolls);
    choose(0, 'set 0', [6]);
    choose(1, 'spend 2');
    expect(position.state.players[0].points).toBe(4);
    choose(1, `set ${WIDTH - 1}`, [3]);
    choose(0, 'spend 3');
    expect(position.state.owner[WIDTH - 1]).toBe(-1);
    expect(position.state.players[0].chips).toBe(CHIPS - 3);
    choose(0, 'set 1', [1]);
    choose(1, 'spend 0');
    expect(position.state.players.map((player) => player.points)).toEqual([6, 0]);
  });

  test('is a few dozen decisions of a dozen or more options', () => {
    const decisions = randomGames(lattice, 4)();
    expect(decisions).toBeGreaterThan(24);
    expect(decisions).toBeLessThan(41);
  });
});

describe('what is measured', () => {
  test('has the names that people look for', () => {
    const names = [...kernelBenchmarks(), ...gameBenchmarks(lattice)].map(({ name }) => name);
    expect(names).toEqual([
      'kernel.decisions_per_s',
      'lattice.decisions_per_s',
      'lattice.clones_per_s',
      'lattice.saves_per_s',
      'lattice.verify_ms',
    ]);
  });

  test('is a late position, and a whole record', () => {
    expect(latePosition(lattice, 4).state.turn).toBeGreaterThan(16);
    const record = wholeRecord(lattice, 3);
    expect(record.snapshot.asked).toBe(0);
    expect(record.hashes.length).toBeGreaterThan(1);
  });
});
