/** Names of places on the board, which options and events point at, and names of things in words. */
import { NONE, type Phrase } from '@orrery/kernel';
import { ACTIONS, type ActionEntry, SPACES } from '../actions.ts';
import {
  ACHIEVEMENTS,
  BASIC_ACTIONS,
  COLUMNS,
  EVENTS,
  GUILDS,
  LOCATIONS,
  SLOTS,
  SYSTEMS,
  TECHNOLOGIES,
} from '../data/index.ts';
import { SHIP_KEYS } from '../fleet.ts';
import { boardOf, DISCS, type State } from '../state.ts';
import { name } from './phrases.ts';

/** What options touch and events happen at: `slot ii-3`, `ship 0 sol.1`, `column 2 C`. */
export const placeOf = {
  space: (space: number): string => `space ${SPACES[space].key}`,
  slot: (slot: number): string => `slot ${SLOTS[slot].key}`,
  technology: (technology: number): string => `technology ${TECHNOLOGIES[technology].key}`,
  location: (place: number): string => `place ${LOCATIONS[place].key}`,
  ship: (seat: number, ship: number): string => `ship ${seat} ${SHIP_KEYS[ship]}`,
  system: (system: number): string => `system ${SYSTEMS[system].key}`,
  event: (event: number): string => `event ${EVENTS[event].key}`,
  guild: (guild: number): string => `guild ${GUILDS[guild].key}`,
  achievement: (achievement: number): string => `achievement ${ACHIEVEMENTS[achievement].key}`,
  row: (row: number): string => `row ${BASIC_ACTIONS[row].key}`,
  column: (seat: number, column: number): string => `column ${seat} ${COLUMNS[column]}`,
  track: (seat: number, disc: number): string => `track ${seat} ${DISCS[disc]}`,
  ore: (seat: number): string => `ore ${seat}`,
  population: (seat: number): string => `population ${seat}`,
  automation: (seat: number): string => `automation ${seat}`,
  /** Exchange of resources, the third kind of production. */
  exchange: (seat: number): string => `exchange ${seat}`,
  board: (seat: number): string => `board ${seat}`,
};

/** What a place on the star map is called: by its system while there is one. */
export const placeName = (place: number, system: number): Phrase =>
  name(system === NONE ? LOCATIONS[place].key : SYSTEMS[system].key);

export const placeNameIn = (state: State, place: number): Phrase =>
  placeName(place, state.systems[place]);

export const technologyName = (technology: number): Phrase => name(TECHNOLOGIES[technology].key);
export const systemName = (system: number): Phrase => name(SYSTEMS[system].key);
export const eventName = (event: number): Phrase => name(EVENTS[event].key);
export const achievementName = (achievement: number): Phrase => name(ACHIEVEMENTS[achievement].key);
export const guildName = (guild: number): Phrase => name(GUILDS[guild].key);

/** The faction of a seat, where words speak of a player other than the one who acts. */
export const factionName = (state: State, seat: number): Phrase =>
  name(boardOf(state.players[seat]).faction);

/** `II-3`; the fourth level, `iiii` in keys, is written IV. */
export const slotName = (slot: number): string =>
  SLOTS[slot].key.toUpperCase().replace('IIII', 'IV');

export function actionName({ kind, owner }: ActionEntry): Phrase {
  if (kind === 'basic') return name(BASIC_ACTIONS[owner].key);
  if (kind === 'guild') return guildName(owner);
  return kind === 'event' ? eventName(owner) : technologyName(owner);
}

/** The card, row or guild that an action is printed on, as a place of the board. */
export function actionPlace(state: State, action: number): string {
  const { kind, owner } = ACTIONS[action];
  if (kind === 'basic') return placeOf.row(owner);
  if (kind === 'guild') return placeOf.guild(owner);
  if (kind === 'event') return placeOf.event(owner);
  const slot = state.cards.indexOf(owner);
  return slot < 0 ? placeOf.technology(owner) : placeOf.slot(slot);
}
