/** Relations between players: who may form one, and what breaking it does. */
import { has, including, itemsOf, sizeOf, without } from './bits.ts';
import { SECTORS } from './data/sectors.ts';
import { DIPLOMACY_SEATS, PLAYER_AMBASSADORS } from './data/set-up.ts';
import { SPECIES } from './data/species.ts';
import { EDGES } from './galaxy/hexes.ts';
import { hasFleet } from './ships.ts';
import { isIn, type Player, type State } from './state.ts';
import type { Doors } from './vocabulary.ts';
import { NO_SECTOR, passage } from './ways.ts';

export const ambassadorsHeld = (player: Player): number => sizeOf(player.ambassadors);

export const areRelated = (state: State, a: number, b: number): boolean =>
  has(state.players[a].ambassadors, b);

/** Whether so many ambassadors and reputation tiles fit on the track of a species (ECL-6.6). */
export function fitsTrack(species: number, ambassadors: number, reputation: number): boolean {
  const slots = SPECIES[species].track;
  return (
    Math.max(0, ambassadors - slots.ambassador) + Math.max(0, reputation - slots.reputation) <=
    slots.either
  );
}

/**
 * True if a player could send and receive an ambassador at all (ECL-6.3). Every track has room for
 * all three, if need be by giving reputation tiles back (ECL-6.7).
 */
function isPresentable(state: State, seat: number): boolean {
  const player = state.players[seat];
  return (
    isIn(state, seat) &&
    state.traitor !== seat &&
    ambassadorsHeld(player) < PLAYER_AMBASSADORS &&
    player.tracks[0] + player.tracks[1] + player.tracks[2] > 0
  );
}

/** Seats with which a seat may form a relation now, as bits (ECL-6.2, ECL-6.3, ECL-6.8). */
export function possiblePartners(state: State, seat: number): number {
  const seats = state.players.length;
  if (seats < DIPLOMACY_SEATS || !isPresentable(state, seat)) return 0;
  let willing = 0;
  for (let other = 0; other < seats; other++) {
    if (other !== seat && !areRelated(state, seat, other) && isPresentable(state, other))
      willing = including(willing, other);
  }
  if (willing !== 0) willing &= contacts(state, seat);
  return willing === 0 ? 0 : willing & ~inTheWay(state, seat);
}

/** Seats that control a sector fully connected with one of this seat's. */
function contacts(state: State, seat: number): number {
  const { owner } = state;
  let seats = 0;
  for (let sector = 0; sector < SECTORS.length; sector++) {
    if (owner[sector] !== seat) continue;
    for (let d = 0; d < EDGES; d++) {
      const next = passage(state, sector, d, false);
      if (next !== NO_SECTOR && owner[next] >= 0) seats = including(seats, owner[next]);
    }
  }
  return without(seats, seat);
}

/** Seats whose ships share a sector with this seat's, or where one stands in the other's sector. */
function inTheWay(state: State, seat: number): number {
  const { owner } = state;
  let seats = 0;
  for (let sector = 0; sector < SECTORS.length; sector++) {
    const here = hasFleet(state, sector, seat);
    if (owner[sector] !== seat && !here) continue;
    if (here && owner[sector] >= 0) seats = including(seats, owner[sector]);
    for (let other = 0; other < state.players.length; other++)
      if (hasFleet(state, sector, other)) seats = including(seats, other);
  }
  return without(seats, seat);
}

function withdrawAmbassador(player: Player, from: number): void {
  player.ambassadors = without(player.ambassadors, from);
}

/** Ends a relation by an attack: ambassadors go home, the attacker is the traitor (ECL-6.13). */
function breakRelation(state: State, attacker: number, victim: number, k: Doors): void {
  withdrawAmbassador(state.players[attacker], victim);
  withdrawAmbassador(state.players[victim], attacker);
  k.emit({ type: 'relation-broken', seat: attacker, other: victim });
  if (state.traitor !== attacker) k.emit({ type: 'traitor', seat: attacker });
  state.traitor = attacker;
  comeHome(state, victim, k);
  comeHome(state, attacker, k);
}

/** An ambassador of this seat comes home; the owner picks a track for its cube. */
export function comeHome(state: State, seat: number, k: Doors): void {
  state.players[seat].cubesInHand++;
  k.push({ step: 'broken-relation', seat });
}

/**
 * What entering a sector does to the seat's relations (ECL-6.11): partners there are attacked
 * (ECL-6.10, ECL-6.15).
 */
export function attackPartners(state: State, sector: number, seat: number, k: Doors): void {
  for (const other of partnersIn(state, sector, seat)) breakRelation(state, seat, other, k);
}

/** Partners that entering a sector would attack. */
export function partnersIn(state: State, sector: number, seat: number): readonly number[] {
  const { ambassadors } = state.players[seat];
  if (ambassadors === 0) return [];
  return itemsOf(ambassadors).filter(
    (other) => state.owner[sector] === other || hasFleet(state, sector, other),
  );
}
