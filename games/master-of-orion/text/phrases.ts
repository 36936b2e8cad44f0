/** Things of the game as phrases, by the numbers that state, options and events carry. */
import type { Phrase } from '@orrery/kernel';
import { PROGRAMS } from '../abilities.ts';
import { ADVISORS } from '../data/advisors.ts';
import { BUILDINGS, CARDS } from '../data/buildings.ts';
import { RACES } from '../data/races.ts';
import { type Amounts, RESOURCES } from '../effects.ts';
import { ADVISOR_CARD, ADVISOR_SOURCE, DESIGN, RACE_SOURCE, type State } from '../state.ts';
import { advisorName, amountsText, buildingName, raceName } from './card-text.ts';

/** A building card; one that the reader may not see is just a building. */
export const cardPhrase = (card: number): Phrase =>
  card >= 0 ? buildingName(CARDS[card]) : { id: 'label.building' };

export const designPhrase = (design: number): Phrase => buildingName(BUILDINGS[design]);

/** A building or advisor on the table, by its number in TABLE_CARD_IDS. */
export const tableCardPhrase = (card: number): Phrase =>
  card >= ADVISOR_CARD ? advisorName(ADVISORS[card - ADVISOR_CARD]) : cardPhrase(card);

/**
 * A building or advisor on the table as `seat` would point at it: where a copy of it lies open
 * too, with the place that tells them apart.
 */
export function placedCardPhrase(state: State, seat: number, card: number): Phrase {
  const name = tableCardPhrase(card);
  const { players, discard } = state;
  const alike = (one: number): boolean => one !== card && DESIGN[one] === DESIGN[card];
  const open = [...players.flatMap(({ systems }) => systems.flat()), ...discard];
  if (card >= ADVISOR_CARD || !open.some(alike)) return name;
  const depth = discard.length - discard.indexOf(card);
  if (depth <= discard.length) return { id: 'card.in-discard', values: { card: name, n: depth } };
  const owner = players.findIndex(({ systems }) => systems.flat().includes(card));
  if (owner < 0) return name;
  const n = players[owner].systems.findIndex((system) => system.includes(card)) + 1;
  return owner === seat
    ? { id: 'card.in-system', values: { card: name, n } }
    : { id: 'card.in-rival-system', values: { card: name, n, player: seatPhrase(owner) } };
}

/** A building, advisor or race, by its number in SOURCE_IDS. */
export function sourcePhrase(source: number): Phrase {
  if (source >= RACE_SOURCE) return raceName(RACES[source - RACE_SOURCE]);
  if (source >= ADVISOR_SOURCE) return advisorName(ADVISORS[source - ADVISOR_SOURCE]);
  return designPhrase(source);
}

/** What a program comes from. */
export const programPhrase = (program: string): Phrase => sourcePhrase(PROGRAMS[program].source);

/** A player by name: the reader lays the names of the table over these messages. */
export const seatPhrase = (seat: number): Phrase => ({ id: `seat.${seat}` });

/** «3 food and 1 fleet», from numbers in the order of RESOURCES. */
export const pricePhrase = (price: readonly number[]): Phrase =>
  amountsText(Object.fromEntries(RESOURCES.map((name, i) => [name, price[i]])) as Amounts);

/** «a, b and c». */
export const listPhrase = (parts: readonly Phrase[]): Phrase =>
  parts.reduce((a, b, i) => ({
    id: i === parts.length - 1 ? 'list.and' : 'list.comma',
    values: { a, b },
  }));
