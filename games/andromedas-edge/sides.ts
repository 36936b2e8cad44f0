/** Who fights in the active region, and with what (AE-4.8.9 to AE-4.8.12). */
import { NONE } from '@orrery/kernel';
import type { Effect } from './data/effects.ts';
import { MOST_DICE, MOST_TARGETING } from './data/index.ts';
import { RAIDER_CLASS } from './data/terms.ts';
import { hasShipIn } from './frontier.ts';
import { outpostsAround } from './outposts.ts';
import { cardOf, classIn, figuresIn } from './raiders.ts';
import { RULE, ruleFor } from './rules.ts';
import { shipStats, TYPE_OF_SHIP } from './ships.ts';
import { areOpponents, RAIDERS, type State } from './state.ts';

type Among = Extract<Effect, { op: 'pick' }>['among'];

/** Players with ships in the active region, as bits (AE-4.8.3, AE-4.8.27). */
export function participants(state: State): number {
  let mask = 0;
  for (let seat = 0; seat < state.players.length; seat++) {
    if (hasShipIn(state.players[seat], state.region)) mask |= 1 << seat;
  }
  return mask;
}

/** All sides in the active region, as bits. */
export const sides = (state: State): number =>
  participants(state) | (classIn(state, state.region) === NONE ? 0 : 1 << RAIDERS);

/** Players that an effect lets its owner pick from, as bits. */
export function candidates(state: State, seat: number, among: Among): number {
  const others = ((1 << state.players.length) - 1) & ~(1 << seat);
  if (among === 'participants') return participants(state) & others;
  if (among === 'defeated') return (state.battle?.defeated ?? 0) & others;
  return state.players.reduce(
    (mask, _, other) => mask | (+areOpponents(state, seat, other) << other),
    0,
  );
}

/** Teammates are one side (AE-4.17.4). */
export function countSides(state: State, mask: number): number {
  let count = (mask >> RAIDERS) & 1;
  for (let seat = 0; seat < state.players.length; seat++) {
    if (!((mask >> seat) & 1)) continue;
    if (state.teams && seat % 2 === 1 && (mask >> (seat - 1)) & 1) continue;
    count++;
  }
  return count;
}

const clamp = (n: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, n));

/** Dice of a side before the limits (AE-4.8.11, AE-4.21.5). */
export function diceSum(state: State, side: number): number {
  const bonus = state.battle?.dice[side] ?? 0;
  if (side === RAIDERS) {
    const raiderClass = classIn(state, state.region);
    return bonus + cardOf(state, raiderClass).weapons * figuresIn(state, state.region);
  }
  const player = state.players[side];
  let sum = bonus + outpostsAround(state, side, state.region);
  for (let ship = 0; ship < player.ships.length; ship++) {
    if (player.ships[ship] === state.region) sum += shipStats(player, TYPE_OF_SHIP[ship]).weapons;
  }
  return sum;
}

export const diceOf = (state: State, side: number): number =>
  clamp(diceSum(state, side), 1, MOST_DICE);

export function targetingOf(state: State, side: number): number {
  let aim = state.battle?.aim[side] ?? 0;
  if (side === RAIDERS) {
    const raiderClass = classIn(state, state.region);
    const figures = raiderClass === RAIDER_CLASS.S ? figuresIn(state, state.region) : 1;
    aim += figures + cardOf(state, raiderClass).targeting + state.raiderAim;
  } else {
    const player = state.players[side];
    aim += ruleFor(state, side, RULE.targeting);
    for (let ship = 0; ship < player.ships.length; ship++) {
      if (player.ships[ship] !== state.region) continue;
      aim += 1 + shipStats(player, TYPE_OF_SHIP[ship]).targeting;
    }
  }
  return clamp(aim, 1, MOST_TARGETING);
}
