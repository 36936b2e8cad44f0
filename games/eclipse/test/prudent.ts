/**
 * A player who chooses at random, but by weight: settles, expands and fights rather than trading
 * everything away, and stops before money runs out. Plain random play spends all its discs in the
 * first rounds and collapses long before there is a war.
 */
import { type Generator, type Position, seededGenerator } from '@orrery/kernel';
import { MONEY } from '../data/resources.ts';
import { upkeepWith } from '../data/tracks.ts';
import { eclipse } from '../game.ts';
import type { State } from '../state.ts';
import { income } from '../storage.ts';

export type Policy = (
  position: Position<State>,
  seat: number,
  options: readonly number[],
) => number;

/** How often a kind of option is taken compared with others; 6 where nothing is said. */
const WEIGHTS: Readonly<Record<string, number>> = {
  trade: 0.1,
  settle: 30,
  explore: 12,
  influence: 3,
  research: 8,
  upgrade: 3,
  build: 12,
  move: 12,
  pass: 0.5,
  resign: 0.2,
  'react-upgrade': 1,
  'end-turn': 1,
  done: 2,
  stop: 2,
  discard: 3,
  'no-disc': 1,
  'disc-from': 0.5,
  'disc-to-track': 0.5,
  'give-up': 1,
  'take-off': 1,
  retreat: 2,
  'stop-game': 3,
};

/** Kinds that use up a disc. */
const COSTLY = [
  'explore',
  'influence',
  'research',
  'upgrade',
  'build',
  'move',
  'react-upgrade',
  'react-build',
  'react-move',
  'put-disc',
  'disc-from-track',
];

/** Money at the end of the round if so many more discs were used. */
function moneyLeft(state: State, seat: number, discs: number): number {
  const player = state.players[seat];
  return player.storage[MONEY] + income(player, MONEY) - upkeepWith(player.discs - discs);
}

function fraction(generator: Generator): number {
  return (generator.next() >>> 0) / 2 ** 32;
}

export function prudent(seed: string): Policy {
  const generator = seededGenerator(`prudent ${seed}`);
  return (position, seat, options) => {
    const short = position.state.round > 0 && moneyLeft(position.state, seat, 1) < 0;
    const weights = options.map((option) => {
      const { kind } = eclipse.read(position, option);
      return short && COSTLY.includes(kind) ? 0.001 : (WEIGHTS[kind] ?? 6);
    });
    let pick = fraction(generator) * weights.reduce((a, b) => a + b, 0);
    for (const [at, weight] of weights.entries()) {
      pick -= weight;
      if (pick < 0) return options[at];
    }
    return options[0];
  };
}
