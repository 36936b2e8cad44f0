/** Looking ahead: what can be begun, paid and finished, so that nobody is offered a dead end. */
import type { Condition, Effect, EffectList } from './data/effects.ts';
import { RESOURCE } from './data/terms.ts';
import { hasShipIn } from './frontier.ts';
import { cardsOfType } from './hand.ts';
import { canGetModule, typeMask } from './market.ts';
import { canSettleAnywhere } from './outposts.ts';
import { canPay, NOTHING, only, PLAIN, type SpokenFor } from './purse.ts';
import { hasUnbuilt, isInScrapyard, shipPrice, TYPES } from './ships.ts';
import type { State } from './state.ts';

/** What an activation, launch or card leaves a player to work with. */
export interface Means {
  readonly spent: SpokenFor;
  /** Leaders that can be taken on the way (AE-4.3.7). */
  readonly leaders: number;
}
export const AS_IS: Means = Object.freeze({ spent: NOTHING, leaders: 0 });

function canBuildShip(state: State, seat: number, discount: number, spent: SpokenFor): boolean {
  for (let type = 0; type < TYPES; type++) {
    if (canBuildType(state, seat, type, discount, spent)) return true;
  }
  return false;
}

export const canBuildType = (
  state: State,
  seat: number,
  type: number,
  discount: number,
  spent: SpokenFor = NOTHING,
): boolean =>
  hasUnbuilt(state.players[seat], type) &&
  canPay(
    state,
    seat,
    only(RESOURCE.titanium, shipPrice(state, seat, type, discount)),
    PLAIN,
    spent,
  );

/**
 * Whether a list can be begun: its cost can be paid, and what it consists of is possible where that
 * is a purchase, a build, a leader to send away or a moon's contents (AE-4.1.15, AE-4.9.8).
 */
export function canBegin(
  state: State,
  seat: number,
  list: EffectList,
  means: Means = AS_IS,
): boolean {
  for (let at = 0; at < list.length; at++) {
    const effect = list[at];
    if ((at === 0 || effect.op === 'fieldPurchase') && !isAvailable(state, seat, effect, means)) {
      return false;
    }
  }
  return true;
}

function canBeginOne(
  state: State,
  seat: number,
  lists: readonly EffectList[],
  means: Means,
): boolean {
  for (const list of lists) if (canBegin(state, seat, list, means)) return true;
  return false;
}

export function isAvailable(state: State, seat: number, effect: Effect, means: Means): boolean {
  const { spent, leaders } = means;
  switch (effect.op) {
    case 'pay':
      if (effect.card !== null) return cardsOfType(state, seat, effect.card) > 0;
      return canPay(state, seat, effect.bag, PLAIN, spent);
    case 'buildShip':
      return canBuildShip(state, seat, effect.discount, spent);
    case 'outpost':
      return canSettleAnywhere(state, seat, effect.discount, spent, leaders);
    case 'module':
      return canGetModule(state, seat, typeMask(effect.types), effect.free, effect.discount, spent);
    case 'fieldPurchase':
      return canGetModule(state, seat, typeMask(effect.types), false, 0, spent);
    case 'returnLeader':
      return state.players[seat].leaderBay > 0;
    case 'choose':
      return canBeginOne(state, seat, effect.options, means);
    default:
      return true;
  }
}

/** Conditions of abilities and cards. */
export function holds(state: State, seat: number, condition: Condition | null): boolean {
  switch (condition) {
    case null:
      return true;
    case 'ship-in-active-region':
      return hasShipIn(state.players[seat], state.region);
    case 'ships-in-scrapyard':
      return state.players.some(({ ships }) => ships.some(isInScrapyard));
  }
}
