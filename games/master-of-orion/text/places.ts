/** Names of places on the board: what options and events touch, and what the board lights up. */
import type { Action } from '../data/actions.ts';
import { ADVISORS } from '../data/advisors.ts';
import { BUILDINGS, CARD_IDS } from '../data/buildings.ts';
import { RACES } from '../data/races.ts';
import {
  ADVISOR_CARD,
  ADVISOR_SOURCE,
  cardAt,
  RACE_SOURCE,
  type State,
  sourceAt,
} from '../state.ts';

export const placeOf = {
  /** A building that lies open, in a system or on the discard pile: `card titan-1`. */
  card: (card: number): string => `card ${CARD_IDS[card]}`,
  /** Cards of a design in the own hand: `hand titan`. */
  hand: (design: number): string => `hand ${BUILDINGS[design].id}`,
  /** A card that was just drawn and is not in the hand yet: `drawn titan`. */
  drawn: (design: number): string => `drawn ${BUILDINGS[design].id}`,
  /** An advisor, for hire or hired: `advisor victoria`. */
  advisor: (advisor: number): string => `advisor ${ADVISORS[advisor].id}`,
  /** A building or advisor on the table, by its number in TABLE_CARD_IDS. */
  tableCard: (card: number): string =>
    card >= ADVISOR_CARD ? placeOf.advisor(card - ADVISOR_CARD) : placeOf.card(card),
  /** Where a new system of the asked player would begin. */
  newSystem: 'system new',
  /** The box of an action on the own board: `action trade`. */
  action: (action: Action): string => `action ${action}`,
  /** A player's board: `seat 2`. */
  seat: (seat: number): string => `seat ${seat}`,
  race: (race: number): string => `race ${RACES[race].id}`,
  deck: 'deck',
  discard: 'discard',
} as const;

/** Where a player's building, advisor or race lies, by its number in SOURCE_IDS. */
export function placesOfSource(state: State, seat: number, source: number): string[] {
  if (source >= RACE_SOURCE) return [placeOf.race(source - RACE_SOURCE)];
  if (source >= ADVISOR_SOURCE) return [placeOf.advisor(source - ADVISOR_SOURCE)];
  const player = state.players[seat];
  const places = [...player.systems.keys()].filter((place) => sourceAt(player, place) === source);
  // A card that is only just being built lies nowhere yet.
  if (places.length === 0) return [placeOf.seat(seat)];
  return places.map((place) => placeOf.card(cardAt(player, place)));
}
