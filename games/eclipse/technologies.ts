/** Technologies: who may take which, what it costs, and what it brings at once. */
import { has, including, sizeOf } from './bits.ts';
import { SECTORS } from './data/sectors.ts';
import { TECHNOLOGIES, TECHS_OF } from './data/technologies.ts';
import { TECH_DISCOUNT, TECH_SLOTS } from './data/tracks.ts';
import type { Player, State } from './state.ts';
import type { Doors } from './vocabulary.ts';

const CATEGORY = TECHNOLOGIES.map((tech) => tech.category);
const COST = TECHNOLOGIES.map((tech) => tech.cost);
const MINIMUM = TECHNOLOGIES.map((tech) => tech.minimumCost);
const ARTIFACT = SECTORS.map((sector) => sector.artifact);

/** Tiles on a technology track, printed ones included. */
export const tilesOnTrack = (player: Player, category: number): number =>
  sizeOf(player.techs & TECHS_OF[category]);

export const hasTech = (player: Player, tech: number): boolean => has(player.techs, tech);

/** True if the technology is neither owned nor its track full (ECL-7.3, ECL-7.4). */
export const canPlaceTech = (player: Player, tech: number): boolean =>
  !has(player.techs, tech) && tilesOnTrack(player, CATEGORY[tech]) < TECH_SLOTS;

/** The price for this player (ECL-7.2, ECL-7.9). */
export function priceOf(player: Player, tech: number): number {
  const price = COST[tech] - TECH_DISCOUNT[tilesOnTrack(player, CATEGORY[tech])];
  return price > MINIMUM[tech] ? price : MINIMUM[tech];
}

/** The lowest price on offer, or Infinity if there is nothing to take. */
export function lowestPrice(state: State, player: Player): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (let tech = 0; tech < COST.length; tech++) {
    if (state.offer[tech] === 0 || !canPlaceTech(player, tech)) continue;
    const price = priceOf(player, tech);
    if (price < lowest) lowest = price;
  }
  return lowest;
}

/** Takes a tile off the offer; instant effects happen (ECL-7.6, ECL-7.7). */
export function gainTech(state: State, seat: number, tech: number, k: Doors): void {
  const player = state.players[seat];
  state.offer[tech]--;
  player.techs = including(player.techs, tech);
  const { effect } = TECHNOLOGIES[tech];
  if (effect.op === 'gain-discs') {
    const n = Math.min(effect.n, player.reserve);
    player.reserve -= n;
    player.discs += n;
    if (n > 0) k.emit({ type: 'discs-gained', seat, n });
  } else if (effect.op === 'gain-per-artifact') {
    const left = artifactsOf(state, seat);
    if (left > 0) k.push({ step: 'artifact-key', seat, left });
  }
}

/** Artifacts in sectors that a seat controls. */
export function artifactsOf(state: State, seat: number): number {
  let count = 0;
  for (let sector = 0; sector < ARTIFACT.length; sector++)
    if (state.owner[sector] === seat && ARTIFACT[sector]) count++;
  return count;
}
