/** What can be counted about a faction: for amounts, achievements and the end of the game. */
import { NONE } from '@orrery/kernel';
import type { Amount, Counter, Tally } from './data/effects.ts';
import { DEEP_SPACE, DISCS_PER_TRACK, SOL, SYSTEMS, TECHNOLOGIES, TYPES } from './data/index.ts';
import { fleetStrength, PLACES, strengthAt } from './fleet.ts';
import {
  FIRST_SLOT,
  FOOD,
  ORE,
  ownsSlot,
  type Player,
  type State,
  SYSTEM_MASKS,
  specializationsAt,
} from './state.ts';

/** The value of an amount for a faction now. */
export function amount(state: State, seat: number, of: Amount): number {
  if (typeof of === 'number') return of;
  const value = unlimited(state, seat, of);
  return of.max === null ? value : Math.min(of.max, value);
}

/** What an amount would be beyond its limit. */
export const beyondLimit = (state: State, seat: number, of: Amount): number =>
  typeof of === 'number' ? 0 : unlimited(state, seat, of) - amount(state, seat, of);

const unlimited = (state: State, seat: number, { times, per, plus, count: counter }: Tally) =>
  times * Math.floor(count(state, seat, counter) / per) + plus;

export function count(state: State, seat: number, counter: Counter): number {
  const player = state.players[seat];
  switch (counter) {
    case 'colonies':
      return player.colonies.length;
    case 'deckAColonies':
      return deckAColonies(player);
    case 'locations':
      return locations(state, seat);
    case 'locationsAndMajorities':
      return (
        locations(state, seat) + majority(state, seat, SOL) + majority(state, seat, DEEP_SPACE)
      );
    case 'seizedLocations':
      return seat === state.active ? bits(state.seized) : 0;
    case 'automation':
      return player.automation.length;
    case 'fleetStrength':
      return fleetStrength(player);
    case 'ore':
      return player.ore;
    case 'discsOffTracks':
      return 2 * DISCS_PER_TRACK - player.tracks[FOOD] - player.tracks[ORE];
    case 'emptiedTracks':
      return (player.tracks[FOOD] === 0 ? 1 : 0) + (player.tracks[ORE] === 0 ? 1 : 0);
    case 'specializationIcons':
      return Math.max(icons(state, seat, FOOD), icons(state, seat, ORE));
    case 'boardLevel2':
      return boardTechnologies(player, 2);
    case 'boardLevel3':
      return boardTechnologies(player, 3);
    case 'level4':
      return boardTechnologies(player, 4);
    case 'level2And3':
      return (
        boardTechnologies(player, 2) + boardTechnologies(player, 3) + player.technologies.length
      );
    case 'scientificOrMilitary':
      return scientificOrMilitary(state, player);
    case 'typesAtLevel2And3':
      return typesWith(state, player, 2, 1);
    case 'typesTwice':
      return typesWith(state, player, 1, 2);
  }
}

function bits(mask: number): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
}

function locations(state: State, seat: number): number {
  let n = 0;
  for (let place = 0; place < PLACES; place++) if (state.controllers[place] === seat) n++;
  return n;
}

/** 1 if nobody is stronger than the faction at a place, and it is there at all (BTS-4.162). */
export function majority(state: State, seat: number, place: number): number {
  const own = strengthAt(state, seat, place);
  if (own === 0) return 0;
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat && strengthAt(state, other, place) > own) return 0;
  }
  return 1;
}

function deckAColonies(player: Player): number {
  let n = 0;
  for (let i = 0; i < player.colonies.length; i++)
    if (SYSTEMS[player.colonies[i]].deck === 'A') n++;
  return n;
}

/** Printed icons of a track on colonies, controlled systems and shipyards (BTS-4.48). */
function icons(state: State, seat: number, track: number): number {
  const { colonies } = state.players[seat];
  let n = 0;
  for (let i = 0; i < colonies.length; i++) n += (SYSTEM_MASKS[colonies[i]] >> track) & 1;
  for (let place = 0; place < PLACES; place++) {
    if (state.controllers[place] === seat) n += (specializationsAt(state, place) >> track) & 1;
  }
  return n;
}

/** Technologies of a level in the tree, without private ones (BTS-4.49). */
export function boardTechnologies(player: Player, level: number): number {
  const from = FIRST_SLOT[level];
  return bits((player.slots >> from) & ((1 << (FIRST_SLOT[level + 1] - from)) - 1));
}

/** By output type; a level IV technology counts if either of its types fits. */
function scientificOrMilitary(state: State, player: Player): number {
  let n = 0;
  for (let slot = 0; slot < state.cards.length; slot++) {
    if (ownsSlot(player, slot) && fitsScienceOrWar(state.cards[slot])) n++;
  }
  for (let i = 0; i < player.technologies.length; i++) {
    if (fitsScienceOrWar(player.technologies[i])) n++;
  }
  return n;
}

function fitsScienceOrWar(technology: number): boolean {
  if (technology === NONE) return false;
  const { types, output } = TECHNOLOGIES[technology];
  if (output !== null) return output === 'scientific' || output === 'military';
  return types.includes('scientific') || types.includes('military');
}

const byType: number[] = TYPES.map(() => 0);
const TYPE_OF: readonly number[] = TECHNOLOGIES.map(({ output }) =>
  output === null ? NONE : TYPES.indexOf(output),
);

/** Output types with so many technologies from a level up to III. */
function typesWith(state: State, player: Player, fromLevel: number, times: number): number {
  byType.fill(0);
  for (let slot = FIRST_SLOT[fromLevel]; slot < FIRST_SLOT[4]; slot++) {
    // While a slot is being discovered its cube lies there before its card.
    if (ownsSlot(player, slot) && state.cards[slot] !== NONE) byType[TYPE_OF[state.cards[slot]]]++;
  }
  for (let i = 0; i < player.technologies.length; i++) byType[TYPE_OF[player.technologies[i]]]++;
  let n = 0;
  for (let type = 0; type < byType.length; type++) if (byType[type] >= times) n++;
  return n;
}
