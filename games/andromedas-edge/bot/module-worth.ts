/** What a module is worth to a player who gains it. */
import { NONE } from '@orrery/kernel';
import { MODULES } from '../data/index.ts';
import { canBuy, forEachOffered, priceAt } from '../market.ts';
import { ownShips } from '../ships.ts';
import type { State } from '../state.ts';
import { returnsLeft } from './time.ts';
import { stepWorth } from './track-worth.ts';
import { ACTION_WORTH, bagWorth } from './worth.ts';

/** It takes a ship or energy to act, and does better than what would have acted instead. */
const USE = 0.45;
/** A science module acts with all others on one ship. */
const SCIENCE_USE = 0.6;
/** Things that a scoring module may be expected to count. */
const USUAL_COUNT = 2;
const DAMAGE = 1.3;
/** A second purchase may fail for want of resources. */
const SECOND = 0.6;

/** A step on its track, what it gives in the Returns to come, what it scores. */
export function moduleWorth(state: State, seat: number, module: number, turns: number): number {
  const { type, damage, endGame, activation } = MODULES[module];
  const use = activation === 'reactor' ? SCIENCE_USE : USE;
  const score = endGame ? endGame.base + USUAL_COUNT * endGame.each : 0;
  return (
    stepWorth(state.players[seat].tracks, type, turns) +
    score +
    use * returnsLeft(turns, ownShips(state.players[seat])) * ACTION_WORTH[module] -
    DAMAGE * damage
  );
}

/** The best one or two that a field purchase could bring, prices paid. */
export function purchaseWorth(state: State, seat: number, types: number, turns: number): number {
  let [first, second] = [0, 0];
  forEachOffered(state, types, (module, place) => {
    if (module === NONE || !canBuy(state, seat, place, 0)) return;
    const worth = moduleWorth(state, seat, module, turns) - bagWorth(priceAt(place));
    if (worth > first) [first, second] = [worth, first];
    else if (worth > second) second = worth;
  });
  return first + SECOND * second;
}
