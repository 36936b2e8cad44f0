import { type Partner, type Position, total } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { advice } from '../bot/advice.ts';
import { partners } from '../bot/partners.ts';
import { andromedasEdge as game } from '../game.ts';
import type { State } from '../state.ts';
import type { Vocabulary } from '../vocabulary.ts';

const scores: number[] = [];

/** Plays a short game by first sights, the partner in seat 0 against the game's own advice. */
function play(partner: Partner<State, Vocabulary>, seed: string): Position<State> {
  const position = game.start({ seats: 2, options: { length: 'short' } }, seed);
  while (!game.isOver(position)) {
    const [seat] = game.waiting(position);
    const options = [...game.options(position, seat)];
    scores.length = options.length;
    scores.fill(0);
    const { rank } = seat === 0 ? partner.advice : advice;
    rank?.(position.state, game.asking(position), seat, options, scores);
    game.apply(position, seat, options[scores.indexOf(Math.max(...scores))]);
  }
  return position;
}

describe.each(Object.entries(partners))('%s', (name, partner) => {
  test('plays a sane game to its end', () => {
    const { state } = play(partner, `partner ${name}`);
    expect(total(game.definition.score(state, 0))).toBeGreaterThan(30);
  });
});
