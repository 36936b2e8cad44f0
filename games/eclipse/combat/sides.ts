/**
 * Who fights in a sector. A side is a seat, ANCIENTS or DEFENSE_SYSTEM; a group, side × 4 + ship
 * type, is all ships of one type of a side (ships that nobody plays are of type 0).
 */
import {
  CANNONS,
  COMPUTER,
  designStat,
  HULL,
  INITIATIVE,
  MISSILES,
  SHIELD,
  STATS,
} from '../blueprints.ts';
import { ANCIENT, GCDS, NPCS } from '../data/npcs.ts';
import { SHIP_TYPES, SHIPS } from '../data/ships.ts';
import {
  arrivalAt,
  atPeaceWithAncients,
  fleetAt,
  fleetSize,
  hasFleet,
  isGuarded,
  shipsAt,
} from '../ships.ts';
import { ANCIENTS, type Battle, DEFENSE_SYSTEM, type State } from '../state.ts';
import { actingRank } from './initiative.ts';

export const NOBODY = -1;

const TYPES = SHIP_TYPES.length;

export const groupOf = (side: number, ship: number): number => side * TYPES + ship;
export const sideOf = (group: number): number => Math.trunc(group / TYPES);
export const shipOf = (group: number): number => group % TYPES;

export const isNpc = (side: number): boolean => side >= ANCIENTS;

/** Index into NPCS. */
export const npcOf = (side: number): number => (side === ANCIENTS ? ANCIENT : GCDS);

/** Everything that can be shot at, as keys and texts name it: ship types, then Ancient and Defense System. */
export const THINGS: readonly string[] = [...SHIPS, ...NPCS].map(({ id }) => id);

/** What a group consists of, as an index into THINGS. */
export const thingOf = (group: number): number =>
  isNpc(sideOf(group)) ? SHIPS.length + npcOf(sideOf(group)) : shipOf(group);

/** What the ships that nobody plays can do, in the places of a player's designs. */
const NPC_DESIGNS: readonly (readonly number[])[] = NPCS.map((npc) => {
  const design = new Array<number>(STATS).fill(0);
  design[INITIATIVE] = npc.initiative;
  design[COMPUTER] = npc.computer;
  design[SHIELD] = npc.shield;
  design[HULL] = npc.hull;
  design[CANNONS + npc.die] = npc.dice;
  return design;
});

/** One value of a group's design: `groupStat(state, group, HULL)`. */
export const groupStat = (state: State, group: number, stat: number): number =>
  isNpc(sideOf(group))
    ? NPC_DESIGNS[npcOf(sideOf(group))][stat]
    : designStat(state, sideOf(group), shipOf(group), stat);

/** Reputation tiles for destroying a ship of a group (ECL-14.2). */
export const reputationFor = (group: number): number =>
  isNpc(sideOf(group)) ? NPCS[npcOf(sideOf(group))].reputation : SHIPS[shipOf(group)].reputation;

/** Living ships of a group. */
export function groupSize(state: State, sector: number, group: number): number {
  const side = sideOf(group);
  if (!isNpc(side)) return shipsAt(state, sector, side, shipOf(group));
  if (shipOf(group) !== 0) return 0;
  return side === ANCIENTS ? state.ancients[sector] : guards(state, sector);
}

const guards = (state: State, sector: number): number => (isGuarded(state, sector) ? 1 : 0);

/** Living ships of a side. */
export function sideSize(state: State, sector: number, side: number): number {
  if (side === ANCIENTS) return state.ancients[sector];
  if (side === DEFENSE_SYSTEM) return guards(state, sector);
  return fleetSize(fleetAt(state, sector, side));
}

/** The ships here that nobody plays, as a side, or NOBODY. */
export function npcIn(state: State, sector: number): number {
  if (isGuarded(state, sector)) return DEFENSE_SYSTEM;
  return state.ancients[sector] > 0 ? ANCIENTS : NOBODY;
}

/**
 * The ships that nobody plays and that would fight this seat here, as a side, or NOBODY
 * (ECL-12.12).
 */
function hostileNpc(state: State, sector: number, seat: number): number {
  const npc = npcIn(state, sector);
  return npc === ANCIENTS && atPeaceWithAncients(state, seat) ? NOBODY : npc;
}

/**
 * Seats with ships in a sector from the bottom of the ladder to its top (ECL-12.4): whoever controls
 * it, then by arrival.
 */
export function playersOnLadder(state: State, sector: number): number[] {
  const seats: number[] = [];
  for (let seat = 0; seat < state.players.length; seat++)
    if (hasFleet(state, sector, seat)) seats.push(seat);
  if (seats.length < 2) return seats;
  const place = (seat: number): number =>
    state.owner[sector] === seat ? 0 : arrivalAt(state, sector, seat);
  return seats.sort((a, b) => place(a) - place(b));
}

/** The next two to fight in a sector, or null (ECL-12.5, ECL-12.6, ECL-12.7). */
export function nextBattle(
  state: State,
  sector: number,
): { readonly attacker: number; readonly defender: number } | null {
  const [attacker, next] = playersOnLadder(state, sector).reverse();
  if (attacker === undefined) return null;
  const defender = next ?? hostileNpc(state, sector, attacker);
  return defender === NOBODY ? null : { attacker, defender };
}

/** True if ships of hostile sides share a sector (ECL-12.1). */
export function isBattlefield(state: State, sector: number): boolean {
  let found = NOBODY;
  for (let seat = 0; seat < state.players.length; seat++) {
    if (!hasFleet(state, sector, seat)) continue;
    if (found !== NOBODY) return true;
    found = seat;
  }
  return found !== NOBODY && hostileNpc(state, sector, found) !== NOBODY;
}

/** The only player with ships in a sector, if nothing hostile is there too, or NOBODY. */
export function soleOccupant(state: State, sector: number): number {
  let found = NOBODY;
  for (let seat = 0; seat < state.players.length; seat++) {
    if (!hasFleet(state, sector, seat)) continue;
    if (found !== NOBODY) return NOBODY;
    found = seat;
  }
  return found !== NOBODY && hostileNpc(state, sector, found) === NOBODY ? found : NOBODY;
}

/** The other side of the current battle (ECL-12.8). */
export const enemyOf = (battle: Battle, side: number): number =>
  side === battle.attacker ? battle.defender : battle.attacker;

/** Dice of one colour that a ship of a group throws. */
export const diceCount = (state: State, group: number, colour: number, missiles: boolean): number =>
  groupStat(state, group, (missiles ? MISSILES : CANNONS) + colour);

/** True if a ship of a group throws any dice. */
export const isArmed = (state: State, group: number, missiles: boolean): boolean =>
  diceCount(state, group, 0, missiles) +
    diceCount(state, group, 1, missiles) +
    diceCount(state, group, 2, missiles) >
  0;

/** Groups of the current battle in order of initiative (ECL-13.2). */
export function actingOrder(state: State, battle: Battle): number[] {
  const { sector, attacker, defender } = battle;
  const groups = [defender, attacker]
    .flatMap((side) => SHIP_TYPES.map((ship) => groupOf(side, ship)))
    .filter((group) => groupSize(state, sector, group) > 0);
  const rank = (group: number): number =>
    actingRank(groupStat(state, group, INITIATIVE), sideOf(group) === defender, shipOf(group));
  return groups.sort((a, b) => rank(b) - rank(a));
}
