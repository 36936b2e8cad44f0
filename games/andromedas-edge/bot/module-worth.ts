/** What a module is worth to a player who gains it. */
import { NONE } from '@orrery/kernel';
import { count } from '../counting.ts';
import { DAMAGED_MODULE_VP, MODULES, TRACKS } from '../data/index.ts';
import { canBuy, forEachOffered, priceAt } from '../market.ts';
import { ownShips } from '../ships.ts';
import type { State } from '../state.ts';
import { usualReturn } from './station-worth.ts';
import { eventsPerTrack, returnsLeft } from './time.ts';
import { stepWorth } from './track-worth.ts';
import { weightsAt } from './weights.ts';
import { bagWorth } from './worth.ts';

/** Part of what a module brings that comes of one which has to be mended first. */
const MENDED = 0.4;
/** A second purchase may fail for want of resources. */
const SECOND = 0.6;

/** What a module scores as things stand. */
export function scoreOf(state: State, seat: number, module: number): number {
  const { endGame } = MODULES[module];
  return endGame ? endGame.base + endGame.each * count(state, seat, endGame.per.counter) : 0;
}

/** What a damaged module costs at the end and in events to come. */
export const damageCost = (turns: number): number =>
  DAMAGED_MODULE_VP - weightsAt(turns).damaged + TRACKS.length * eventsPerTrack(turns);

/** A step on its track, what it gives in the Returns to come, what it scores. */
export function moduleWorth(state: State, seat: number, module: number, turns: number): number {
  const player = state.players[seat];
  const { type, damage, endGame } = MODULES[module];
  const step = stepWorth(player.tracks, type, turns);
  if (endGame) return step + scoreOf(state, seat, module);
  const fleet = ownShips(player);
  const gain = usualReturn(player, fleet, module) - usualReturn(player, fleet);
  const use = weightsAt(turns).returns * returnsLeft(turns, fleet) * gain;
  return damage === 0 ? step + use : step + MENDED * use - damageCost(turns);
}

/** The best one or two that a field purchase could bring, prices paid. */
export function purchaseWorth(state: State, seat: number, types: number, turns: number): number {
  let [first, second] = [0, 0];
  const { stock } = weightsAt(turns);
  forEachOffered(state, types, (module, place) => {
    if (module === NONE || !canBuy(state, seat, place, 0)) return;
    const worth = moduleWorth(state, seat, module, turns) - stock * bagWorth(priceAt(place));
    if (worth > first) [first, second] = [worth, first];
    else if (worth > second) second = worth;
  });
  return first + SECOND * second;
}
