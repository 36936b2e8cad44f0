import { below, type Position, seededGenerator, total } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { advice } from '../bot/advice.ts';
import { RESOURCE, TRACK } from '../data/index.ts';
import { andromedasEdge as game } from '../game.ts';
import { PHASE, type State, WRECK } from '../state.ts';
import { variants } from './laws.ts';

const scores: number[] = [];

/** Fills `scores` as a bot would. */
function guess(position: Position<State>, seat: number, options: readonly number[]): void {
  scores.length = options.length;
  scores.fill(0);
  advice.rank?.(position.state, game.asking(position), seat, options, scores);
}

/** Plays to the end: `clever` follows the first guess, everybody else chooses at random. */
function play(seed: string, clever: number): Position<State> {
  const generator = seededGenerator(seed);
  const position = game.start({ seats: 2, options: { length: 'short' } }, seed);
  while (!game.isOver(position)) {
    const [seat] = game.waiting(position);
    const options = [...game.options(position, seat)];
    let choice = options[below(generator, options.length)];
    if (seat === clever) {
      guess(position, seat, options);
      choice = options[scores.indexOf(Math.max(...scores))];
    }
    game.apply(position, seat, choice);
  }
  return position;
}

test('nobody pays by hand, or sets a row in order, who could do anything else', () => {
  let seen = 0;
  for (const seed of ['order 1', 'order 2', 'order 3']) {
    const generator = seededGenerator(seed);
    const position = game.start({ seats: 2, options: {} }, seed);
    while (!game.isOver(position)) {
      const [seat] = game.waiting(position);
      const options = [...game.options(position, seat)];
      guess(position, seat, options);
      for (const [at, option] of options.entries()) {
        if (!['by-hand', 'arrange'].includes(game.key(position, option))) continue;
        seen++;
        expect(scores[at]).toBe(Number.NEGATIVE_INFINITY);
      }
      game.apply(position, seat, options[below(generator, options.length)]);
    }
  }
  expect(seen).toBeGreaterThan(0);
});

/** How far the first player leads, in the middle of a game. */
function middle(
  change: (player: State['players'][number]) => void,
  set: (state: State) => void = () => {},
): number {
  const position = game.start({ seats: 2, options: {} }, 'middle');
  while (position.state.phase !== PHASE.play) {
    for (const seat of game.waiting(position)) {
      game.apply(position, seat, game.options(position, seat)[0]);
    }
  }
  const { state } = position;
  change(state.players[0]);
  set(state);
  return advice.evaluate(state, 0) - advice.evaluate(state, 1);
}

test('every question has guesses, and every position a value', () => {
  const generator = seededGenerator('advice');
  for (const [at, options] of variants.entries()) {
    const seats = 'teams' in options ? 4 : 2 + (at % 3);
    const position = game.start({ seats, options }, `advice ${at}`);
    while (!game.isOver(position)) {
      const [seat] = game.waiting(position);
      const list = [...game.options(position, seat)];
      guess(position, seat, list);
      const { step } = game.asking(position);
      expect(scores.some(Number.isNaN), step).toBe(false);
      expect(Number.isFinite(advice.evaluate(position.state, seat)), step).toBe(true);
      game.apply(position, seat, list[below(generator, list.length)]);
    }
    // At the end nothing is left to guess.
    for (let seat = 0; seat < seats; seat++) {
      const points = total(game.definition.score(position.state, seat));
      expect(advice.evaluate(position.state, seat)).toBe(points);
    }
  }
});

test('following the first guess beats choosing at random', () => {
  let wins = 0;
  for (let at = 0; at < 10; at++) {
    const position = play(`guess ${at}`, at % 2);
    if (game.definition.places(position.state, 2)[at % 2] === 1) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(9);
});

test('more of anything good is worth more', () => {
  const plain = middle(() => {});
  expect(middle((player) => player.vp++)).toBeGreaterThan(plain);
  expect(middle((player) => player.stock[RESOURCE.ice]++)).toBeGreaterThan(plain);
  expect(middle((player) => player.tracks[TRACK.science]++)).toBeGreaterThan(plain);
  expect(middle((player) => player.moons.push(3))).toBeGreaterThan(plain);
  expect(middle((player) => player.leaderBay++)).toBeGreaterThan(plain);
  expect(middle((player) => player.damage[1]++)).toBeLessThan(plain);
  expect(
    middle((player) => {
      player.ships[0] = WRECK;
    }),
  ).toBeLessThan(plain);
});

test('who has no other turn counts on no Return to come', () => {
  const value = (ending: number) =>
    middle(
      ({ ships }) => ships.fill(3, 0, 3),
      (state) => {
        state.ending = ending;
      },
    );
  expect(value(0)).toBeLessThan(value(2));
});
