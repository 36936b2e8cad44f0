/** What using one more disc costs, and what a cube on or off a track changes. */
import { MONEY } from '../data/resources.ts';
import { INFLUENCE_CIRCLES, PRODUCTION, UPKEEP } from '../data/tracks.ts';
import type { Player, State } from '../state.ts';
import { income } from '../storage.ts';
import { sectorUpkeep } from './battles.ts';
import { roundsLeft } from './time.ts';
import { RESOURCE_WORTH, TIME_LEFT } from './weights.ts';

const upkeepAt = (discs: number): number =>
  UPKEEP[Math.min(INFLUENCE_CIRCLES, Math.max(0, INFLUENCE_CIRCLES - discs))];

/** Points that an action's disc costs: dear if it can't be paid. */
export function discCost(state: State, player: Player): number {
  const due = upkeepAt(player.discs - 1);
  const money = player.storage[MONEY] + income(player, MONEY) - due;
  const more = due - upkeepAt(player.discs);
  return more * RESOURCE_WORTH[MONEY] * TIME_LEFT[roundsLeft(state)] + (money < 0 ? 8 : 0);
}

/** Points that a disc on the map costs: every round to come. */
export function sectorCost(state: State, player: Player): number {
  return discCost(state, player) + sectorUpkeep(player, roundsLeft(state));
}

/** Points for taking a cube off a track: its income rises. */
export function cubeGain(state: State, player: Player, track: number): number {
  const cubes = player.tracks[track];
  if (cubes === 0) return 0;
  const more = PRODUCTION[cubes - 1] - PRODUCTION[cubes];
  return more * RESOURCE_WORTH[track] * roundsLeft(state);
}

/** Points for putting a cube on a track: its income falls. */
export function cubeLoss(state: State, player: Player, track: number): number {
  const cubes = player.tracks[track];
  if (cubes + 1 >= PRODUCTION.length) return 100;
  return (PRODUCTION[cubes] - PRODUCTION[cubes + 1]) * RESOURCE_WORTH[track] * roundsLeft(state);
}
