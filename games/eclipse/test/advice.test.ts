import { below, type Position, seededGenerator, total } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { advice } from '../bot/advice.ts';
import { canPayForAction } from '../bot/economy.ts';
import { FEATURES } from '../bot/features.ts';
import { ROUNDS_AT, WEIGHTS } from '../bot/weights.ts';
import { eclipse as game } from '../game.ts';
import type { State } from '../state.ts';
import { moneyAfterUpkeep } from '../steps/upkeep.ts';
import { lay, own, spend, store, table } from './table.ts';

const scores: number[] = [];

/** Fills `scores` as a bot would. */
function guess(position: Position<State>, seat: number, options: readonly number[]): void {
  scores.length = options.length;
  scores.fill(0);
  advice.rank?.(position.state, game.asking(position), seat, options, scores);
}

function firstGuess(position: Position<State>, seat: number): number {
  const options = [...game.options(position, seat)];
  guess(position, seat, options);
  return options[scores.indexOf(Math.max(...scores))];
}

test('every question has guesses, and every position a value', () => {
  const generator = seededGenerator('advice');
  for (let play = 0; play < 24; play++) {
    const seats = 2 + (play % 5);
    const position = game.start({ seats, options: {} }, `advice ${play}`);
    while (!game.isOver(position)) {
      const [seat] = game.waiting(position);
      const options = [...game.options(position, seat)];
      const { step } = game.asking(position);
      guess(position, seat, options);
      expect(scores.some(Number.isNaN), step).toBe(false);
      for (let of = 0; of < seats; of++)
        expect(Number.isFinite(advice.evaluate(position.state, of)), step).toBe(true);
      game.answer(position, seat, options[below(generator, options.length)]);
    }
  }
});

test('following the first guess beats choosing at random, and what is over is worth its points', () => {
  const generator = seededGenerator('guess');
  let wins = 0;
  for (let play = 0; play < 20; play++) {
    const clever = play % 2;
    const position = game.start({ seats: 2, options: {} }, `guess ${play}`);
    while (!game.isOver(position)) {
      const [seat] = game.waiting(position);
      const options = game.options(position, seat);
      const any = options[below(generator, options.length)];
      game.answer(position, seat, seat === clever ? firstGuess(position, seat) : any);
    }
    const { state } = position;
    if (game.definition.places(state, 2)[clever] === 1) wins++;
    // Nothing is due any more: a bot must not fear an upkeep that is behind it.
    if (state.players[clever].status === 0) {
      const points = total(game.definition.score(state, clever));
      expect(Math.abs(advice.evaluate(state, clever) - points)).toBeLessThan(1);
    }
  }
  expect(wins).toBeGreaterThanOrEqual(19);
});

test('every feature has a weight for each of the numbers of rounds', () => {
  for (const feature of FEATURES) expect(WEIGHTS[feature].length, feature).toBe(ROUNDS_AT.length);
});

describe('debts', () => {
  /** Seat 0 can pay once, not twice; seat 1 is asked in Upkeep, for it has something to settle. */
  const poor = (startPlayer: number) =>
    table({
      state(s) {
        s.startPlayer = startPlayer;
        s.phase = 2;
        spend(s, 0, 5);
        store(s, 0, 3, 0, 0);
        lay(s, '201', '0,-1');
        own(s, 1, '201');
      },
      agenda: [{ step: 'upkeep-phase', seat: -1 }],
    });

  test('are not counted again once the upkeep is paid', () => {
    const before = poor(1);
    const after = poor(0);
    expect(before.asked).toEqual([1]);
    expect(after.asked).toEqual([1]);
    expect(moneyAfterUpkeep(after.state.players[0])).toBeLessThan(0);
    // Money, science and materials came in; nothing else has changed.
    expect(advice.evaluate(after.state, 0)).toBeGreaterThan(advice.evaluate(before.state, 0) - 1);
  });

  test('make «pass» the first guess where an action could not be paid', () => {
    const at = (money: number) =>
      table({
        state(s) {
          spend(s, 0, 6);
          store(s, 0, money, 0, 0);
        },
      });
    const rich = at(30);
    expect(canPayForAction(rich.state, 0)).toBe(true);
    const broke = at(4);
    expect(canPayForAction(broke.state, 0)).toBe(false);
    expect(game.key(broke.position, firstGuess(broke.position, 0))).toBe('pass');
  });
});

describe('common sense', () => {
  /** The scores at a question, by key of the option. */
  function scoresOf(position: Position<State>, seat: number): Map<string, number> {
    const options = [...game.options(position, seat)];
    guess(position, seat, options);
    return new Map(options.map((option, i) => [game.key(position, option), scores[i]]));
  }

  test('nothing is traded but for what is bought at once', () => {
    const { position } = table({ state: (s) => store(s, 0, 9, 9, 9) });
    for (const [key, score] of scoresOf(position, 0))
      if (key.startsWith('trade')) expect(score, key).toBe(Number.NEGATIVE_INFINITY);
  });

  test('no sector is left, and no part is taken off', () => {
    const influence = table({ agenda: [{ step: 'influence', seat: 0, left: 2, first: true }] });
    for (const [key, score] of scoresOf(influence.position, 0))
      if (key.startsWith('disc-from ')) expect(score, key).toBe(Number.NEGATIVE_INFINITY);
    const upgrade = table({
      state(s) {
        store(s, 0, 9, 9, 9);
      },
      agenda: [{ step: 'upgrade', seat: 0, left: 2, first: true }],
    });
    upgrade.choose('part electron-computer');
    upgrade.choose('slot cruiser 0');
    for (const [key, score] of scoresOf(upgrade.position, 0))
      if (key.startsWith('take-off')) expect(score, key).toBe(Number.NEGATIVE_INFINITY);
  });

  test('a debt that one cheap sector settles is no ruin', () => {
    const some = table({
      state(s) {
        spend(s, 0, 3);
        store(s, 0, 0, 0, 0);
        lay(s, '201', '0,-1');
        own(s, 0, '201');
        lay(s, '202', '-1,-1');
        own(s, 0, '202');
      },
    });
    expect(moneyAfterUpkeep(some.state.players[0])).toBeLessThan(0);
    expect(advice.evaluate(some.state, 0)).toBeGreaterThan(0);
  });
});
