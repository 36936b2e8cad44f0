import { below, type Position, seededGenerator } from '@orrery/kernel';
import { type GoldenGame, goldenRecords, propertyKit } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { rank } from '../bot/rank.ts';
import { beyondTheSun as game } from '../game.ts';
import type { State } from '../state.ts';
import { controlFlaw, invariants, variants } from './laws.ts';

propertyKit(game, {
  plays: 2,
  variants,
  invariants,
  depth: 0.02,
  mustCover: ['act: act', 'jump: move', 'jump: stop', 'research: research', 'produce: growth'],
});

/** Steps that ask in the middle of a change on the star map, before control is settled. */
const UNSETTLED = new Set([
  'choose-faction',
  'build',
  'upgrade',
  'jump',
  'warp',
  'recall',
  'return-ships',
  'return-cube',
  'outpost',
]);

/** Every step that asks, with every kind of option it has. */
const KINDS = Object.entries(game.definition.steps).flatMap(([step, { ...rest }]) =>
  'choices' in rest ? rest.choices.kinds.map((kind) => `${step}: ${kind}`) : [],
);

describe('many quick games', () => {
  test('the laws hold at every step, and every kind of option comes up', () => {
    const covered = new Set<string>();
    for (let play = 0; play < 114; play++) {
      const seats = 2 + (play % 3);
      const options = variants[Math.floor(play / 3) % variants.length];
      const generator = seededGenerator(`quick ${play}`);
      const position = game.start({ seats, options }, `quick ${play}`);
      while (!game.isOver(position)) {
        const { step, seat } = game.asking(position);
        if (below(generator, 16) === 0) {
          const flaw = UNSETTLED.has(step) ? null : controlFlaw(position.state);
          expect(flaw ?? invariants(position.state), `game ${play}`).toBeNull();
        }
        const list = game.options(position, seat);
        const choice = list[below(generator, list.length)];
        covered.add(`${step}: ${game.read(position, choice).kind}`);
        game.apply(position, seat, choice);
      }
      expect(controlFlaw(position.state) ?? invariants(position.state)).toBeNull();
    }
    expect(KINDS.filter((kind) => !covered.has(kind))).toEqual([]);
  });
});

/** Mostly what looks best at first sight: games as people play them, with some surprises. */
function plausible(seed: string): NonNullable<GoldenGame<State>['policy']> {
  const generator = seededGenerator(`policy ${seed}`);
  const scores: number[] = [];
  return (position: Position<State>, seat, options) => {
    if (below(generator, 5) === 0) return options[below(generator, options.length)];
    rank(position.state, game.asking(position), seat, options, scores);
    const best = options.reduce((top, _, at) => (scores[at] > scores[top] ? at : top), 0);
    return options[best];
  };
}

const golden = (
  name: string,
  seats: number,
  options: Readonly<Record<string, string>> = {},
): GoldenGame<State> => ({ name, seats, options, seed: name, policy: plausible(name) });

goldenRecords(game, new URL('./golden/', import.meta.url), [
  golden('2-seats', 2),
  golden('3-seats', 3),
  golden('4-seats', 4),
  golden('3-seats-first-game', 3, { achievements: 'first-game', factions: 'in-order', first: '2' }),
  golden('2-seats-advanced', 2, { boards: 'advanced' }),
  golden('4-seats-advanced', 4, { boards: 'advanced' }),
  golden('2-seats-tableau', 2, { discovery: 'tableau' }),
  golden('3-seats-advanced-tableau', 3, {
    boards: 'advanced',
    discovery: 'tableau',
    factions: 'chosen',
  }),
]);
