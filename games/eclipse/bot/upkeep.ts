/** What discs in use cost. */
import { MONEY } from '../data/resources.ts';
import { INFLUENCE_CIRCLES, UPKEEP } from '../data/tracks.ts';
import type { Player } from '../state.ts';
import { income } from '../storage.ts';
import { ACTIONS_A_ROUND } from './weights.ts';

/** Money due with so many discs in use. */
const dueFor = (inUse: number): number => UPKEEP[Math.min(INFLUENCE_CIRCLES, Math.max(0, inUse))];

/** Money due with so many discs left. */
export const upkeepAt = (discs: number): number => dueFor(INFLUENCE_CIRCLES - discs);

/** Discs on the map: those that are not back for the next round. */
export const discsOnMap = (player: Player): number =>
  INFLUENCE_CIRCLES - player.discs - player.spent;

/** What a round's money falls short of what is due after the usual number of actions: 0 or below. */
export const shortfall = (player: Player, onMap: number): number =>
  Math.min(0, income(player, MONEY) - dueFor(onMap + ACTIONS_A_ROUND));
