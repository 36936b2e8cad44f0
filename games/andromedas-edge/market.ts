/** The face-up modules: columns, prices, refilling. */

import { NONE } from '@orrery/kernel';
import { GAINABLE, MARKET_PRICES, MARKET_ROWS, MODULES } from './data/index.ts';
import { MODULE_TYPES } from './data/terms.ts';
import { canPay, NOTHING, type SpokenFor } from './purse.ts';
import type { State } from './state.ts';
import type { Doors } from './vocabulary.ts';

const PLACES = MODULE_TYPES.length * MARKET_ROWS;
const PER_TYPE = GAINABLE / MODULE_TYPES.length;
/** The number of the first module of each type. */
const FIRST = MODULE_TYPES.map((type) => MODULES.findIndex((module) => module.type === type));

/** All modules of a type, one bit each. */
export const ALL_OF_TYPE = (1 << PER_TYPE) - 1;

/** What a module costs where it lies (AE-4.6.2). */
export const priceAt = (place: number): readonly number[] =>
  MARKET_PRICES[Math.trunc(place / MARKET_ROWS)][place % MARKET_ROWS];

/** A price of the market, which is of one kind, with so many units off (AE-4.6.8). */
export const reduced = (price: readonly number[], discount: number): number[] =>
  price.map((n) => Math.max(0, n - discount));

export const placeOf = (state: State, module: number): number => state.market.indexOf(module);

/** Whether a type is among some, as bits. */
export const typeMask = (types: readonly number[]): number =>
  types.reduce((mask, type) => mask | (1 << type), 0);

/** Calls `found` with every face-up module of some types (bits). */
export function forEachOffered(
  state: State,
  types: number,
  found: (module: number, place: number) => void,
): void {
  for (let place = 0; place < PLACES; place++) {
    const module = state.market[place];
    if (module !== NONE && (types >> Math.trunc(place / MARKET_ROWS)) & 1) found(module, place);
  }
}

/** Whether a player can pay for the module at a place, with a discount, without what is spoken for. */
export const canBuy = (
  state: State,
  seat: number,
  place: number,
  discount: number,
  spent: SpokenFor = NOTHING,
): boolean => canPay(state, seat, priceAt(place), { off: discount, outpost: false }, spent);

/** Whether a player can get any module of some types. */
export function canGetModule(
  state: State,
  seat: number,
  types: number,
  free: boolean,
  discount: number,
  spent: SpokenFor,
): boolean {
  for (let type = 0; type < MODULE_TYPES.length; type++) {
    if (!((types >> type) & 1)) continue;
    // The oldest is the cheapest, and columns have gaps only at the top or during a purchase.
    for (let place = type * MARKET_ROWS; place < (type + 1) * MARKET_ROWS; place++) {
      if (state.market[place] === NONE) continue;
      if (free || canBuy(state, seat, place, discount, spent)) return true;
      break;
    }
  }
  return false;
}

/** Places of some types (bits) whose modules a player can't pay for as they lie, as bits. */
export function tooDear(state: State, seat: number, types: number): number {
  let places = 0;
  forEachOffered(state, types, (_, place) => {
    if (!canBuy(state, seat, place, 0)) places |= 1 << place;
  });
  return places;
}

/** Puts a face-up module under its deck (AE-4.6.9). */
export function buryModule(state: State, place: number, k: Doors): void {
  const module = state.market[place];
  state.market[place] = NONE;
  state.buriedModules.push(module);
  k.emit({ type: 'module-discarded', seat: -1, module });
}

/**
 * Slides the columns down into their gaps and turns up new modules at the top (AE-4.6.5, AE-4.6.7).
 */
export function refill(state: State, k: Doors): void {
  const { market } = state;
  for (let type = 0; type < MODULE_TYPES.length; type++) {
    const first = type * MARKET_ROWS;
    let filled = 0;
    for (let row = 0; row < MARKET_ROWS; row++) {
      const module = market[first + row];
      if (module === NONE) continue;
      market[first + row] = NONE;
      market[first + filled++] = module;
    }
    for (; filled < MARKET_ROWS; filled++) {
      const module = nextModule(state, type, k);
      if (module === NONE) break;
      market[first + filled] = module;
      k.emit({ type: 'module-revealed', seat: -1, module });
    }
  }
}

function nextModule(state: State, type: number, k: Doors): number {
  const unseen: number[] = [];
  for (let at = 0; at < PER_TYPE; at++) {
    if ((state.unseenModules[type] >> at) & 1) unseen.push(FIRST[type] + at);
  }
  if (unseen.length > 0) {
    const module = k.take(unseen);
    state.unseenModules[type] &= ~(1 << (module - FIRST[type]));
    return module;
  }
  const at = state.buriedModules.findIndex((module) => MODULES[module].type === type);
  return at < 0 ? NONE : state.buriedModules.splice(at, 1)[0];
}
