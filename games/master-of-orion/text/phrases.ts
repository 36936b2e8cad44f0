/** Things of the game as phrases, by the numbers that state, options and events carry. */
import type { Phrase } from '@orrery/kernel';
import { PROGRAMS } from '../abilities.ts';
import { ADVISORS } from '../data/advisors.ts';
import { BUILDINGS, CARDS } from '../data/buildings.ts';
import { type Amounts, RESOURCES } from '../data/effects.ts';
import { RACES } from '../data/races.ts';
import { ADVISOR_CARD, ADVISOR_SOURCE, RACE_SOURCE } from '../state.ts';
import { advisorName, amountsText, buildingName, raceName } from './card-text.ts';

/** A building card; one that the reader may not see is just a building. */
export const cardPhrase = (card: number): Phrase =>
  card >= 0 ? buildingName(CARDS[card]) : { id: 'label.building' };

export const designPhrase = (design: number): Phrase => buildingName(BUILDINGS[design]);

/** A building or advisor on the table, by its number in TABLE_CARD_IDS. */
export const tableCardPhrase = (card: number): Phrase =>
  card >= ADVISOR_CARD ? advisorName(ADVISORS[card - ADVISOR_CARD]) : cardPhrase(card);

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
