/** What players gain, lose and spend: resources, loyalty, points, action cubes, cards. */

import { type Price, RESOURCES, type Resource, type Stock } from '../data/effects.ts';
import { LOYALTY, RESOURCE_MAX } from '../data/limits.ts';
import { handSize, type Player, type State } from '../state.ts';
import type { Doors } from '../vocabulary.ts';
import { drawCards } from './cards.ts';
import { forfeit } from './forfeit.ts';

export const resourceIndex = (what: Resource): number => RESOURCES.indexOf(what);

/** Gains as much as there is room for; what goes beyond is lost (MOO-1.13, MOO-1.15, MOO-1.21). */
export function gain(state: State, seat: number, what: Stock, n: number, k: Doors): void {
  const player = state.players[seat];
  if (what === 'card') {
    drawCards(state, seat, n, k);
    return;
  }
  let gained = n;
  if (what === 'points') player.points += n;
  else if (what === 'loyalty') {
    gained = Math.min(n, LOYALTY.max - player.loyalty);
    player.loyalty += gained;
  } else if (what === 'cube') {
    gained = Math.min(n, player.reserve);
    player.reserve -= gained;
    player.available += gained;
  } else gained = receive(player, resourceIndex(what), n);
  if (gained > 0) k.emit({ type: 'gained', seat, what, n: gained });
  forfeit(seat, what, n - gained, k);
}

/** Moves a resource up its track and says how far it went (MOO-1.13, MOO-9.2). */
export function receive({ resources }: Player, at: number, n: number): number {
  const gained = Math.min(n, RESOURCE_MAX - resources[at]);
  resources[at] += gained;
  return gained;
}

/** Loyalty has no lower end (MOO-1.15). */
export function loseLoyalty(state: State, seat: number, n: number, k: Doors): void {
  state.players[seat].loyalty -= n;
  k.emit({ type: 'lost', seat, what: 'loyalty', n });
}

/** Whether a price can be paid in full (MOO-1.14, MOO-1.18, MOO-12.11). */
export function canPay(player: Player, prices: readonly Price[]): boolean {
  for (const { what, n } of prices) if (!canPayPart(player, what, n)) return false;
  return true;
}

function canPayPart(player: Player, what: Stock, n: number): boolean {
  switch (what) {
    case 'loyalty':
      return true;
    case 'points':
      return player.points >= n;
    case 'cube':
      return player.available >= n;
    case 'card':
      return handSize(player) >= n;
    default:
      return player.resources[resourceIndex(what)] >= n;
  }
}

/** Pays a part of a price that asks for no choice: anything but cards. */
export function spend(state: State, seat: number, what: Stock, n: number, k: Doors): void {
  const player = state.players[seat];
  if (what === 'points') player.points -= n;
  else if (what === 'loyalty') player.loyalty -= n;
  else if (what === 'cube') {
    player.available -= n;
    player.reserve += n;
  } else if (what !== 'card') player.resources[resourceIndex(what)] -= n;
  k.emit({ type: 'spent', seat, what, n });
}
