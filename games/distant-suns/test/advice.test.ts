import { below, NO_ANSWER, type Position, seatsIn, seededGenerator, total } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { advice } from '../bot/advice.ts';
import { roomAround } from '../bot/room.ts';
import { NEVER_NEAR_TREASURE, readSigns, SIGNS, TREASURE_SIGNS } from '../bot/signs.ts';
import { CELLS, cellNumber, cellsOfType } from '../data/sheet.ts';
import { distantSuns as game } from '../game.ts';
import { maskOf } from '../geometry.ts';
import type { State } from '../state.ts';

/** Every position of some random games. */
function* positions(games: number, seats: number): Generator<Position<State>> {
  const generator = seededGenerator(`advice ${seats}`);
  for (let number = 0; number < games; number++) {
    const position = game.start({ seats, options: {} }, `advice ${number}`);
    for (;;) {
      yield position;
      if (game.isOver(position)) break;
      const [seat] = seatsIn(position.asked);
      const options = game.options(position, seat);
      game.apply(position, seat, options[below(generator, options.length)]);
    }
  }
}

describe('evaluation', () => {
  test.each([1, 2, 3, 4])('at the end of a game of %i it is the score', (seats) => {
    for (const position of positions(10, seats)) {
      if (!game.isOver(position)) continue;
      for (let seat = 0; seat < seats; seat++) {
        const score = total(game.definition.score(position.state, seat));
        expect(advice.evaluate(position.state, seat)).toBeCloseTo(score, 6);
      }
    }
  });

  test('foresees the score better and better', () => {
    const errors = new Map<number, number[]>();
    for (let number = 0; number < 40; number++) {
      const seen: { round: number; value: number }[] = [];
      let final = 0;
      for (const position of oneGame(number)) {
        if (game.isOver(position)) final = advice.evaluate(position.state, 0);
        else if (game.asking(position).step === 'place-module') {
          seen.push({ round: position.state.round, value: advice.evaluate(position.state, 0) });
        }
      }
      for (const { round, value } of seen) {
        errors.set(round, [...(errors.get(round) ?? []), Math.abs(value - final)]);
      }
    }
    const mean = (list: number[] = []) => list.reduce((sum, error) => sum + error, 0) / list.length;
    expect(mean(errors.get(3))).toBeLessThan(mean(errors.get(2)));
    expect(mean(errors.get(2))).toBeLessThan(mean(errors.get(1)));
  });

  /** A game in which everybody draws what ranks first. */
  function* oneGame(number: number): Generator<Position<State>> {
    const generator = seededGenerator(`one ${number}`);
    const position = game.start({ seats: 2, options: {} }, `one ${number}`);
    while (!game.isOver(position)) {
      yield position;
      const [seat] = seatsIn(position.asked);
      const options = [...game.options(position, seat)];
      const scores = ranked(position, seat, options);
      const best = scores.indexOf(Math.max(...scores));
      const draws = game.asking(position).step === 'draw';
      game.apply(position, seat, options[draws ? best : below(generator, options.length)]);
    }
    yield position;
  }
});

function ranked(position: Position<State>, seat: number, options: readonly number[]): number[] {
  const scores = options.map(() => 0);
  advice.rank?.(position.state, game.asking(position), seat, options, scores);
  return scores;
}

test.each([2, 3, 4])('drawings are ranked just as they are evaluated, %i seats', (seats) => {
  for (const position of positions(4, seats)) {
    if (game.isOver(position) || game.asking(position).step !== 'draw') continue;
    const [seat] = seatsIn(position.asked);
    if (position.answers.some((answer) => answer !== NO_ANSWER)) continue;
    const options = [...game.options(position, seat)];
    const scores = ranked(position, seat, options);
    const values = options.map((option) => {
      const after = game.clone(position);
      for (const asked of seatsIn(after.asked)) {
        game.apply(after, asked, asked === seat ? option : NO_ANSWER);
      }
      return advice.evaluate(after.state, seat);
    });
    for (let i = 1; i < options.length; i++) {
      expect(scores[i] - scores[0]).toBeCloseTo(values[i] - values[0], 6);
    }
  }
});

test('an evaluation is meant for between turns', () => {
  const position = game.start({ seats: 2, options: {} }, 'settled');
  expect(advice.settled?.(position.state, game.asking(position))).toBe(true);
  game.apply(position, game.waiting(position)[0], 0);
  expect(advice.settled?.(position.state, game.asking(position))).toBe(false);
});

describe('room round a treasure', () => {
  const treasure = cellsOfType('treasure').indexOf(cellNumber('E5'));
  const ring = CELLS[cellNumber('E5')].neighbours;

  /** The kind of room if these cells are covered. */
  function room(covered: readonly number[]): number {
    const signs = new Int32Array(SIGNS);
    readSigns(maskOf(covered), signs);
    return roomAround(signs[TREASURE_SIGNS + treasure] | NEVER_NEAR_TREASURE[treasure]);
  }

  test('none if it is enclosed', () => {
    expect(room(ring)).toBe(0);
  });

  test('one open cell with plenty of room, or with none', () => {
    const [open, ...closed] = ring;
    const around = CELLS[open].neighbours.filter((cell) => CELLS[cell].type !== 'treasure');
    expect(room(closed)).toBe(4);
    expect(room([...closed, ...around])).toBe(1);
  });

  test('all open', () => {
    expect(room([])).toBe(24);
  });
});
