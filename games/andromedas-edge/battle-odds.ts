/** The exact chance of each side to win the battle in the active region, dice as they stand now (AE-4.8.13 to AE-4.8.15). */
import { NONE } from '@orrery/kernel';
import { DIE } from './data/index.ts';
import {
  EFFECT_LISTS,
  RAIDER_TRIGGERS,
  type TriggeredList,
  UPGRADE_TRIGGERS,
} from './effect-lists.ts';
import { attackers, newcomers } from './raiders.ts';
import { shipAt } from './ships.ts';
import { countSides, diceOf, sides, targetingOf } from './sides.ts';
import { BAY, RAIDERS, SIDES, type State, teammateOf } from './state.ts';

/** A side that throws: all that its chance depends on. */
export interface Thrower {
  readonly side: number;
  readonly dice: number;
  readonly targeting: number;
  /** Whose dice its own are counted with: teammates' under the lower seat. */
  readonly pool: number;
}

export interface SideOdds extends Thrower {
  /** From 0 to 1; teammates win together. */
  readonly chance: number;
}

export function throwersIn(state: State): readonly Thrower[] {
  const there = sides(state);
  return [...Array(SIDES).keys()]
    .filter((side) => (there >> side) & 1)
    .map((side) => ({
      side,
      dice: diceOf(state, side),
      targeting: targetingOf(state, side),
      pool: side === RAIDERS || !state.teams ? side : Math.min(side, teammateOf(state, side)),
    }));
}

export function battleOdds(throwers: readonly Thrower[]): readonly SideOdds[] {
  const pools = [...new Set(throwers.map(({ pool }) => pool))];
  const hands = pools.flatMap((pool) =>
    handsOf(throwers.filter((thrower) => thrower.pool === pool)).map((hand) => ({ pool, ...hand })),
  );
  hands.sort((one, other) => one.rank - other.rank);
  const wins = new Array<number>(SIDES).fill(0);
  /** The chance of each pool to have thrown less than what is looked at. */
  const less = new Array<number>(SIDES).fill(0);
  for (let from = 0, to = 0; from < hands.length; from = to) {
    while (hands[to]?.rank === hands[from].rank) to++;
    const equal = hands.slice(from, to);
    for (const { pool, chance } of equal) {
      wins[pool] += pools.reduce((p, other) => (other === pool ? p : p * less[other]), chance);
    }
    for (const { pool, chance } of equal) less[pool] += chance;
  }
  return throwers.map((thrower) => ({ ...thrower, chance: wins[thrower.pool] }));
}

/** The chance of a seat to win as things stand. */
const oddsOf = (state: State, seat: number): number =>
  battleOdds(throwersIn(state)).find(({ side }) => side === seat)?.chance ?? 0;

/** The chance of a seat to win the running battle with so much energy spent (AE-4.8.10). */
export function chargedOdds(state: State, seat: number, energy: number): number {
  const { battle } = state;
  if (!battle) return 0;
  const dice = battle.dice.with(seat, battle.dice[seat] + energy);
  return oddsOf({ ...state, battle: { ...battle, dice } }, seat);
}

/** What lists that a moment sets off add to the targeting of their side. */
const aimedBy = (lists: readonly TriggeredList[]): number =>
  lists
    .flatMap(({ list }) => EFFECT_LISTS[list].effects)
    .reduce((sum, effect) => (effect.op === 'targeting' ? sum + effect.n : sum), 0);

/** The chance of a seat to win the running battle once a ship of its own has come from another region (AE-4.8.5). */
export function joinedOdds(state: State, seat: number, type: number, from: number): number {
  const { battle } = state;
  if (!battle) return 0;
  const player = state.players[seat];
  const tile = player.upgrades[type];
  const bonus = tile === NONE ? 0 : aimedBy(UPGRADE_TRIGGERS[tile].escalated);
  const aim = battle.aim.with(seat, battle.aim[seat] + bonus);
  const ships = player.ships.with(shipAt(player, type, from), state.region);
  const players = state.players.with(seat, { ...player, ships });
  return oddsOf({ ...state, players, battle: { ...battle, aim } }, seat);
}

/**
 * The chance to win the battle that launching a ship would lead to, if nobody joins it and nothing
 * is spent; null without a battle, and where it is not settled yet which raiders come.
 */
export function launchOdds(
  state: State,
  seat: number,
  type: number,
  region: number,
): number | null {
  const player = state.players[seat];
  const ships = player.ships.with(shipAt(player, type, BAY), region);
  const players = state.players.with(seat, { ...player, ships });
  const after = { ...state, region, players, figures: state.figures.slice() };
  const classes = attackers(after);
  if ((classes & (classes - 1)) !== 0) return null;
  if (classes !== 0) {
    const raiderClass = 31 - Math.clz32(classes);
    for (const figure of newcomers(after, raiderClass)) after.figures[figure] = region;
    after.raiderAim += aimedBy(RAIDER_TRIGGERS[state.raiders[raiderClass]].attacked);
  }
  if (countSides(after, sides(after)) < 2) return null;
  return oddsOf(after, seat);
}

interface Hand {
  /** More of the highest number is better, then more of the next: how many show each, as digits. */
  readonly rank: number;
  readonly chance: number;
}

/** More than there are dice in a pool. */
const DIGIT = 16;

/** All that some sides can throw together. */
function handsOf(throwers: readonly Thrower[]): readonly Hand[] {
  let chances = new Map([[0, 1]]);
  for (const { dice, targeting } of throwers) {
    for (let die = 0; die < dice; die++) chances = withDie(chances, targeting);
  }
  return [...chances].map(([rank, chance]) => ({ rank, chance }));
}

function withDie(before: ReadonlyMap<number, number>, targeting: number): Map<number, number> {
  const after = new Map<number, number>();
  const numbers = DIE + 1 - targeting;
  for (const [rank, chance] of before) {
    for (let number = targeting; number <= DIE; number++) {
      const next = rank + DIGIT ** (number - 1);
      after.set(next, (after.get(next) ?? 0) + chance / numbers);
    }
  }
  return after;
}
