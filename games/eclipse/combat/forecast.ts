/** From the map to the odds: who would fight in a sector, or goes on fighting there. */
import { SHIP_TYPES } from '../data/ships.ts';
import { atPeaceWithAncients } from '../ships.ts';
import { ANCIENTS, type State } from '../state.ts';
import { statsOf } from './autopilot.ts';
import { hurtShips } from './hurt.ts';
import { markedGroup } from './marks.ts';
import type { Contender, OddsQuestion, Squadron } from './odds.ts';
import {
  groupOf,
  groupSize,
  isNpc,
  NOBODY,
  npcIn,
  npcOf,
  playersOnLadder,
  shipOf,
  sideOf,
} from './sides.ts';

/** Ships that might come to a sector. */
export interface Arrival {
  readonly seat: number;
  readonly ship: number;
  readonly count: number;
}

/** A question for `battleOdds`, and which side each of its fleets is. */
export interface Forecast {
  /** From the bottom of the ladder to the top, in parallel to the fleets. */
  readonly sides: readonly number[];
  readonly question: OddsQuestion;
}

/** What would come of a sector if it were fought over now, with these ships there too; null if nobody would fight. */
export function forecast(
  state: State,
  sector: number,
  arriving: readonly Arrival[] = [],
): Forecast | null {
  const seats = playersOnLadder(state, sector);
  for (const { seat, count } of arriving) {
    if (count === 0 || seats.includes(seat)) continue;
    // Newcomers stand on top of the ladder, except in a sector of their own.
    if (state.owner[sector] === seat) seats.unshift(seat);
    else seats.push(seat);
  }
  const npc = npcIn(state, sector);
  const sides = npc === NOBODY ? seats : [npc, ...seats];
  if (!isHostile(state, npc, seats)) return null;
  const fleets = sides.map((side) => contender(state, sector, side, arriving));
  return { sides, question: { fleets } };
}

/** What is still to come of the battle that is going on; `acting`: the group whose turn it is. */
export function outlook(state: State, acting: number = NOBODY): Forecast | null {
  const { battle } = state;
  if (battle === null) return null;
  const { sector, attacker, defender, order, round } = battle;
  const found = forecast(state, sector);
  if (found === null) return null;
  const going = [attacker, defender].every((side) => found.sides.includes(side));
  if (!going) return found;
  const groups = acting === NOBODY ? order : [acting, ...order];
  const left = groups.map((group) => (sideOf(group) === attacker ? 4 : 0) + shipOf(group));
  return { ...found, question: { ...found.question, moment: { volley: round === 0, left } } };
}

function isHostile(state: State, npc: number, seats: readonly number[]): boolean {
  if (seats.length !== 1) return seats.length > 1;
  return npc !== NOBODY && !(npc === ANCIENTS && atPeaceWithAncients(state, seats[0]));
}

function contender(
  state: State,
  sector: number,
  side: number,
  arriving: readonly Arrival[],
): Contender {
  const squadrons: Squadron[] = [];
  for (const ship of SHIP_TYPES) {
    const group = groupOf(side, ship);
    const more = arriving.find((each) => each.seat === side && each.ship === ship)?.count ?? 0;
    const count = groupSize(state, sector, group) + more;
    if (count > 0) squadrons.push(squadron(state, sector, group, count));
  }
  if (isNpc(side)) return { npc: npcOf(side), squadrons };
  return { squadrons, peaceful: atPeaceWithAncients(state, side) && state.ancients[sector] > 0 };
}

function squadron(state: State, sector: number, group: number, count: number): Squadron {
  const whole = { ship: shipOf(group), count, stats: statsOf(state, group) };
  const { battle } = state;
  if (battle === null || battle.sector !== sector) return whole;
  return {
    ...whole,
    damage: hurtShips(battle, group),
    leaving: battle.retreating.some((retreat) => markedGroup(retreat) === group),
  };
}
