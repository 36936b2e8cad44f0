/**
 * A player who chooses at random but neither ruins himself nor trades everything away: plain random
 * play spends all its discs in the first rounds and collapses long before there is a war.
 */
import { below, type Position, seededGenerator } from '@orrery/kernel';
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

/** Money at the end of the round if so many more discs were used. */
function moneyLeft(state: State, seat: number, discs: number): number {
  const player = state.players[seat];
  return player.storage[MONEY] + income(player, MONEY) - upkeepWith(player.discs - discs);
}

/** Kinds that cost a disc. */
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

export function prudent(seed: string): Policy {
  const generator = seededGenerator(`prudent ${seed}`);
  return (position, seat, options) => {
    const kind = (option: number) => eclipse.read(position, option).kind;
    const short = moneyLeft(position.state, seat, 1) < 0;
    const wise = options.filter((option) => {
      const name = kind(option);
      if (name === 'trade') return eclipse.asking(position).step === 'insolvent' || once(8);
      if (name === 'disc-from') return once(4);
      if (name === 'give-up') return once(4);
      return !(short && COSTLY.includes(name));
    });
    const pool = wise.length > 0 ? wise : options;
    return pool[below(generator, pool.length)];
  };

  function once(outOf: number): boolean {
    return below(generator, outOf) === 0;
  }
}
