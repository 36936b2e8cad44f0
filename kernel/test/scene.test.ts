import { describe, expect, test } from 'vitest';
import { defineGame, type GameDefinition, type Step, trace } from '../index.ts';
import { scene } from '../testing/index.ts';
import { throughDoors } from './bare.ts';
import { auction } from './games/auction.ts';
import { type Errands, errands } from './games/errands.ts';
import { raiders } from './games/raiders.ts';
import { smugglers } from './games/smugglers.ts';

describe('a scene', () => {
  test('sets a position up in the words of the game', () => {
    const table = scene(smugglers, {
      seats: 2,
      options: { sealed: 'no' },
      state(state) {
        state.players[1].hand = [3, 4];
      },
      agenda: [
        { step: 'turn', seat: 1 },
        { step: 'turn', seat: 0 },
      ],
    });
    expect(table.asked).toEqual([1]);
    expect(table.step).toBe('turn');
    expect(table.options()).toContain('show 3');
    expect(table.refuses('show 5')).toBe(true);
    expect(table.refuses('unseal')).toBe(true);
    table.choose('show 3');
    expect(table.asked).toEqual([0]);
    table.choose('pass');
    expect(table.over).toBe(true);
    expect(table.step).toBeNull();
    expect(table.reported('showed')).toEqual([{ type: 'showed', seat: 1, card: 3 }]);
  });

  test('complains of what is told of nobody', () => {
    const day: Step<Errands> = {
      rule: 'ER-1',
      run: (_state, _frame, k) => k.emit({ type: 'dawn', seat: 2, day: 1 }),
    };
    const game = defineGame({ ...errands.definition, steps: { day } } as GameDefinition<Errands>);
    const begin = () => scene(game, { seats: 2, agenda: [{ step: 'day', seat: -1 }] });
    expect(begin).toThrow('«dawn» of seat 2, where nobody sits');
  });

  test('feeds chance up to the first question and for every choice', () => {
    const table = scene(auction, {
      seats: 2,
      agenda: [{ step: 'lot', seat: -1 }],
      chance: [5],
    });
    expect(table.state.prize).toBe(5);
    table.choose('bid 1', { seat: 0 }).choose('bid 0', { seat: 1, chance: [2] });
    expect(table.state.prize).toBe(2);
  });

  test('wants outcomes to be used up, and enough of them', () => {
    const agenda = [{ step: 'lot', seat: -1 }];
    expect(() => scene(auction, { seats: 2, agenda, chance: [5, 6] })).toThrow(/not used/);
    expect(() => scene(auction, { seats: 2, agenda, chance: [] })).toThrow(/used up/);
    const table = scene(smugglers, { seats: 2 });
    expect(() => table.choose('pass', { chance: [1] })).toThrow(
      /1 of the given outcomes were not used/,
    );
  });

  test('repeats, unless another seed is given', () => {
    const hand = (seed?: string) =>
      scene(smugglers, { seats: 2, ...(seed ? { seed } : {}) }).state.players[0].hand;
    expect(hand()).toEqual(hand());
    expect(hand('other')).not.toEqual(hand());
  });

  test('says what was offered when a choice is not', () => {
    const table = scene(errands, { seats: 1 });
    expect(() => table.choose('run 7')).toThrow(
      '«run 7»: seat 0 may not choose 7; there are 3 options; offered: run 0 | run 1 | run 2',
    );
    expect(() => table.choose('fly')).toThrow(/«fly».*offered: run 0/);
    expect(() => table.choose('run 0', { seat: 3 })).toThrow(/not asked/);
    table.choose('run 0').choose('seen').choose('run 0').choose('seen');
    expect(() => table.choose('seen')).toThrow('«seen»: the game is over');
    expect(table.options()).toEqual([]);
  });
});

describe('trace', () => {
  test('shows the agenda, the next thing first', () => {
    const table = scene(raiders, { seats: 2 });
    table.choose('raid 1');
    expect(trace(table.position)).toBe(
      [
        'question 3 to seat 1',
        '  brace               seat 1  damage=2',
        '  raid                seat 0  target=1  damage=2  depth=0  dodged=false',
        '  turn                seat 1',
        '  round               —',
      ].join('\n'),
    );
  });

  test('shows all that are asked, and the end', () => {
    const table = scene(auction, { seats: 3 });
    expect(trace(table.position).split('\n')[0]).toBe('question 2 to seat 0, 1, 2');
    expect(trace(throughDoors(() => {}).position)).toBe('over');
  });
});
