import { below, type Position, seededGenerator, total } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { advice } from '../bot/advice.ts';
import { masterOfOrion as game } from '../game.ts';
import type { State } from '../state.ts';
import { curious } from './policies.ts';
import { table } from './table.ts';

const scores: number[] = [];

/** Fills `scores` as a bot would. */
function guess(position: Position<State>, seat: number, options: readonly number[]): void {
  scores.length = options.length;
  scores.fill(0);
  advice.rank?.(position.state, game.asking(position), seat, options, scores);
}

function firstGuess(position: Position<State>, seat: number, options: readonly number[]): number {
  guess(position, seat, options);
  return options[scores.indexOf(Math.max(...scores))];
}

test('every question has guesses, and every position a value', () => {
  const choose = curious('advice');
  const asked = new Set<string>();
  for (let play = 0; play < 60; play++) {
    const seats = 2 + (play % 3);
    const position = game.start({ seats, options: {} }, `advice ${play}`);
    while (!game.isOver(position)) {
      const [seat] = game.waiting(position);
      const options = [...game.options(position, seat)];
      const { step } = game.asking(position);
      asked.add(step);
      guess(position, seat, options);
      expect(scores.some(Number.isNaN), step).toBe(false);
      for (let of = 0; of < seats; of++) {
        expect(Number.isFinite(advice.evaluate(position.state, of)), step).toBe(true);
      }
      game.answer(position, seat, choose(position, seat, options));
    }
    // At the end nothing is left to guess.
    for (let of = 0; of < seats; of++) {
      const points = total(game.definition.score(position.state, of));
      expect(advice.evaluate(position.state, of)).toBe(points);
    }
  }
  const questions = Object.entries(game.definition.steps).filter(([, step]) => 'choices' in step);
  expect(questions.map(([name]) => name).filter((name) => !asked.has(name))).toEqual([]);
});

test('following the first guess beats choosing at random', () => {
  const generator = seededGenerator('advice');
  let wins = 0;
  for (let play = 0; play < 20; play++) {
    const clever = play % 2;
    const position = game.start({ seats: 2, options: { races: 'random' } }, `guess ${play}`);
    while (!game.isOver(position)) {
      const [seat] = game.waiting(position);
      const options = [...game.options(position, seat)];
      const choice =
        seat === clever
          ? firstGuess(position, seat, options)
          : options[below(generator, options.length)];
      game.answer(position, seat, choice);
    }
    if (game.definition.places(position.state, 2)[clever] === 1) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(18);
});

test('more of anything good is worth more', () => {
  const value = (seat: Parameters<typeof table>[0]['players'][number]) =>
    advice.evaluate(table({ players: [seat, {}], round: 3 }).state, 0);
  const plain = value({});
  expect(value({ food: 3 })).toBeGreaterThan(plain);
  expect(value({ fleet: 3 })).toBeGreaterThan(plain);
  expect(value({ points: 1 })).toBeGreaterThan(plain);
  expect(value({ systems: [['hydroponic-farm']] })).toBeGreaterThan(plain);
  expect(value({ loyalty: 5 })).toBeLessThan(plain);
});

test('nothing is done that has no effect', () => {
  const { position } = table({
    players: [
      { fleet: 9, loyalty: 10, hand: ['fighter-base', 'hydroponic-farm'], available: 2 },
      {},
    ],
    round: 3,
  });
  const options = [...game.options(position, 0)];
  guess(position, 0, options);
  const score = new Map(options.map((option, i) => [game.key(position, option), scores[i]]));
  expect(score.get('propaganda')).toBe(Number.NEGATIVE_INFINITY);
  expect(score.get('exploit fighter-base')).toBe(Number.NEGATIVE_INFINITY);
  expect(score.get('exploit hydroponic-farm')).toBeGreaterThan(-5);
});

test('income over the limit counts for nothing', () => {
  const value = (fleet: number) =>
    advice.evaluate(
      table({ players: [{ fleet, systems: [['orbital-shipyard']], available: 0 }, {}], round: 3 })
        .state,
      0,
    );
  expect(value(9) - value(7)).toBeLessThan(0.3 * (value(5) - value(3)));
});
