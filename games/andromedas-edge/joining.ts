/** Ships that move during a battle: into the active region, or out of it. */
import { NONE } from '@orrery/kernel';
import { JUMP_ENERGY } from './data/index.ts';
import { RESOURCE } from './data/terms.ts';
import {
  has,
  NEBULA_MASK,
  neighbours,
  openRegions,
  openTo,
  raiderRegions,
  shipRegions,
  within,
} from './frontier.ts';
import { canPay, only } from './purse.ts';
import { raiderRule } from './raiders.ts';
import { RULE, ruleFor, ruleOfShip } from './rules.ts';
import { hasHyperdrive, isOnMap, shipStats, TYPE_OF_SHIP } from './ships.ts';
import { areOpponents, type State } from './state.ts';

/** Whether ships may enter the active region in this escalation at all (AE-4.21.2). */
export const isOpen = (state: State): boolean =>
  state.battle?.closed !== true && !raiderRule(state, state.region, 'no-escalation');

/** Energy that Jump takes for a ship of a type. */
export const jumpPrice = (state: State, seat: number, type: number): number =>
  ruleOfShip(state.players[seat], type, RULE['free-jump']) > 0 ? 0 : JUMP_ENERGY;

export const canJump = (state: State, seat: number, type: number): boolean =>
  shipStats(state.players[seat], type).jump &&
  canPay(state, seat, only(RESOURCE.energy, jumpPrice(state, seat, type)));

/** Whether a ship of a type could jump into the active region, had its owner the energy. */
export const couldJump = (state: State, seat: number, type: number): boolean =>
  shipStats(state.players[seat], type).jump && mayEnter(state, seat, type);

const STAYS = 0;
export const MOVES = 1;
export const JUMPS = 2;

/**
 * How a ship of a type in another region could join the battle: by its range, by Jump, or not
 * (AE-4.8.6).
 */
export function wayIn(state: State, seat: number, type: number, from: number): number {
  const open = openTo(openRegions(state), hasHyperdrive(state, seat, type));
  if (!has(open, state.region)) return STAYS;
  const range =
    shipStats(state.players[seat], type).range +
    ruleFor(state, seat, RULE.range) +
    ruleFor(state, seat, RULE['escalation-range']);
  if (has(within(1 << from, range, open), state.region)) return MOVES;
  return canJump(state, seat, type) ? JUMPS : STAYS;
}

/** Calls `found` with each type and region of own ships outside the active region. */
export function forEachOutside(
  state: State,
  seat: number,
  found: (type: number, from: number) => void,
): void {
  const { ships } = state.players[seat];
  let last = NONE;
  let seen = 0;
  for (let ship = 0; ship < ships.length; ship++) {
    const [type, from] = [TYPE_OF_SHIP[ship], ships[ship]];
    if (type !== last) seen = 0;
    last = type;
    if (!isOnMap(from) || from === state.region || has(seen, from)) continue;
    seen |= 1 << from;
    found(type, from);
  }
}

/** Whether a ship of a type may enter the active region, however far it is. */
export const mayEnter = (state: State, seat: number, type: number): boolean =>
  has(openTo(openRegions(state), hasHyperdrive(state, seat, type)), state.region);

/** Whether some ship could be called into the active region (Call to Arms). */
export function canCall(state: State, seat: number): boolean {
  if (!isOpen(state)) return false;
  let found = false;
  forEachOutside(state, seat, (type) => {
    found ||= mayEnter(state, seat, type);
  });
  return found;
}

/** Regions to which all own ships could retreat: adjacent, without raiders and rival ships. */
export function retreats(state: State, seat: number): number {
  const { ships } = state.players[seat];
  let free = openRegions(state) & neighbours(1 << state.region) & ~raiderRegions(state);
  for (let ship = 0; ship < ships.length; ship++) {
    if (ships[ship] !== state.region || hasHyperdrive(state, seat, TYPE_OF_SHIP[ship])) continue;
    // What a card lends the launched ship lasts until the launch is over (AE-4.19.10).
    if (ship === state.launched && ruleFor(state, seat, RULE['launch-hyperdrive']) > 0) continue;
    free &= ~NEBULA_MASK;
  }
  for (let other = 0; other < state.players.length; other++) {
    if (areOpponents(state, seat, other)) free &= ~shipRegions(state.players[other]);
  }
  return free;
}
