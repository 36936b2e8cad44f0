/** The players' blueprints: what lies on each slot, and what each ship type adds up to. */
import { BLUEPRINTS, type Blueprint, EMPTY_SLOT } from './data/blueprints.ts';
import { PARTS } from './data/parts.ts';
import { SHIP_TYPES } from './data/ships.ts';
import { SPECIES } from './data/species.ts';
import { type Player, SLOTS, type State } from './state.ts';

/** Places in a player's `designs`, for each ship type. */
export const ENERGY = 0; // made less used
export const INITIATIVE = 1; // ECL-13.1
export const MOVEMENT = 2; // ECL-10.2
export const COMPUTER = 3;
export const SHIELD = 4;
export const HULL = 5;
/** Dice thrown at every activation: CANNONS + colour of the die. */
export const CANNONS = 6;
/** Dice thrown in the missile volley: MISSILES + colour. */
export const MISSILES = 9;
export const STATS = 12;

/** Printed plans by species × 4 + ship type. */
const PLANS: readonly Blueprint[] = SPECIES.flatMap((species) => BLUEPRINTS[species.blueprints]);

export const planOf = (player: Player, type: number): Blueprint =>
  PLANS[player.species * SHIP_TYPES.length + type];

/** The part that counts in a slot: the tile on it, else what is printed; EMPTY_SLOT if nothing. */
export function partAt(player: Player, type: number, slot: number): number {
  const tile = player.parts[type * SLOTS + slot];
  return tile !== EMPTY_SLOT ? tile : planOf(player, type).slots[slot];
}

/** One value of a ship type: `designStat(state, seat, CRUISER, HULL)`. */
export const designStat = (state: State, seat: number, type: number, stat: number): number =>
  state.players[seat].designs[type * STATS + stat];

/** Adds a ship type up anew after a change of its parts (ECL-8.6, ECL-8.8). */
export function refreshDesign(player: Player, type: number): void {
  const plan = planOf(player, type);
  const { designs } = player;
  const first = type * STATS;
  designs.fill(0, first, first + STATS);
  designs[first + ENERGY] = plan.energy;
  designs[first + INITIATIVE] = plan.initiative;
  designs[first + COMPUTER] = plan.computer;
  for (let slot = 0; slot < plan.slots.length; slot++) {
    const index = partAt(player, type, slot);
    if (index === EMPTY_SLOT) continue;
    const part = PARTS[index];
    designs[first + ENERGY] += part.energy;
    designs[first + INITIATIVE] += part.initiative;
    designs[first + MOVEMENT] += part.move;
    designs[first + COMPUTER] += part.computer;
    designs[first + SHIELD] += part.shield;
    designs[first + HULL] += part.hull;
    if (part.dice > 0)
      designs[first + (part.kind === 'missile' ? MISSILES : CANNONS) + part.die] += part.dice;
  }
}

/** Blueprints as printed. */
export function printedBlueprints(player: Player): void {
  player.parts = new Array(SHIP_TYPES.length * SLOTS).fill(EMPTY_SLOT);
  player.designs = new Array(SHIP_TYPES.length * STATS).fill(0);
  for (const type of SHIP_TYPES) refreshDesign(player, type);
}
