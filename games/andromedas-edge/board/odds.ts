/** The chance of each side to win the battle in the active region, dice as they stand now. */
import { below, seededGenerator } from '@orrery/kernel';
import { DIE } from '../data/index.ts';
import { diceOf, sides, targetingOf } from '../sides.ts';
import { RAIDERS, SIDES, type State, teammateOf } from '../state.ts';
import { compareDice } from '../steps/battle/result.ts';

export interface SideOdds {
  readonly side: number;
  readonly dice: number;
  readonly targeting: number;
  /** From 0 to 1; teammates win together. */
  readonly chance: number;
}

/** Enough for ±1 %. */
const THROWS = 6000;

export function battleOdds(state: State): readonly SideOdds[] {
  const there = sides(state);
  const fighting = [...Array(SIDES).keys()]
    .filter((side) => (there >> side) & 1)
    .map((side) => ({ side, dice: diceOf(state, side), targeting: targetingOf(state, side) }));
  const wins = new Array<number>(SIDES).fill(0);
  const generator = seededGenerator('odds');
  for (let throws = 0; throws < THROWS; throws++) {
    const pools = new Map<number, number[]>();
    for (const { side, dice, targeting } of fighting) {
      const pool = leaderOf(state, side);
      const thrown = pools.get(pool) ?? [];
      for (let die = 0; die < dice; die++)
        thrown.push(targeting + below(generator, DIE + 1 - targeting));
      pools.set(pool, thrown);
    }
    const winner = bestOf(pools);
    if (winner >= 0) wins[winner]++;
  }
  return fighting.map((side) => ({ ...side, chance: wins[leaderOf(state, side.side)] / THROWS }));
}

/** Teammates are counted under the lower seat. */
const leaderOf = (state: State, side: number): number =>
  side === RAIDERS || !state.teams ? side : Math.min(side, teammateOf(state, side));

/** The pool with the best dice (AE-4.8.14), or −1 if the best two are equal. */
function bestOf(pools: ReadonlyMap<number, number[]>): number {
  let best: readonly number[] = [];
  let winner = -1;
  for (const [side, dice] of pools) {
    dice.sort((a, b) => b - a);
    const order = compareDice(dice, best);
    if (order > 0) {
      best = dice;
      winner = side;
    } else if (order === 0) winner = -1;
  }
  return winner;
}
