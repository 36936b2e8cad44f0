/** What happened, in words. Events carry numbers; what they mean is looked up here. */
import type { EventText, Phrase, View } from '@orrery/kernel';
import { ruleOf } from '../abilities.ts';
import { ADVISORS } from '../data/advisors.ts';
import { LEVELS, type Stock } from '../data/effects.ts';
import { RACES } from '../data/races.ts';
import type { State } from '../state.ts';
import type { EventType, Told } from '../vocabulary.ts';
import { advisorName, amountsText, amountText, raceName } from './card-text.ts';
import { bundlePhrase } from './options.ts';
import {
  cardPhrase,
  listPhrase,
  pricePhrase,
  seatPhrase,
  sourcePhrase,
  tableCardPhrase,
} from './phrases.ts';
import { placeOf, placesOfSource } from './places.ts';

type Values = NonNullable<Phrase['values']>;

/** The parts of a line of the log that the type of the event does not settle. */
interface Line extends Partial<Omit<EventText, 'words'>> {
  /** What follows the type in the message id: `.new`. */
  readonly kind?: string;
  readonly values?: Values;
}

const LINES: { readonly [N in EventType]: (event: Told<N>, state: State) => Line } = {
  'first-player-drawn': ({ seat }) => ({ places: [placeOf.seat(seat)], rule: 'MOO-0.4' }),
  'race-taken': ({ seat, race }) => ({
    values: { race: raceName(RACES[race]) },
    places: [placeOf.seat(seat)],
    rule: 'MOO-0.1',
  }),
  'advisors-laid-out': ({ advisors }) => ({
    values: { list: listPhrase(advisors.map((advisor) => advisorName(ADVISORS[advisor]))) },
    places: advisors.map(placeOf.advisor),
    rule: 'MOO-0.3',
  }),
  redrew: ({ n }) => ({ values: { n }, rule: 'MOO-0.6' }),

  'round-started': ({ round }) => ({ values: { n: round }, weight: 'round', sound: 'turn' }),
  'income-received': ({ seat, food, fleet, production }) => ({
    values: { amount: pricePhrase([food, fleet, production]) },
    places: [placeOf.seat(seat)],
    rule: 'MOO-3.1',
    weight: 'quiet',
    sound: 'gain',
  }),
  mobilized: ({ seat, level }) => ({
    values: { level: { id: `level.${LEVELS[level]}` } },
    places: [placeOf.seat(seat)],
    rule: 'MOO-3.3',
  }),
  'round-ended': ({ seat }) => ({
    places: [placeOf.seat(seat)],
    rule: 'MOO-10.7',
    weight: 'quiet',
  }),

  built: ({ card, on, granted }) => ({
    kind: on < 0 ? '.new' : '.on',
    values:
      on < 0 ? { card: cardPhrase(card) } : { card: cardPhrase(card), under: tableCardPhrase(on) },
    places: [placeOf.card(card)],
    rule: 'MOO-5.1',
    weight: granted ? 'normal' : 'turn',
    sound: 'place',
  }),
  exploited: ({ card }) => ({
    values: { card: cardPhrase(card) },
    places: [placeOf.card(card), placeOf.discard],
    rule: 'MOO-6.1',
    weight: 'turn',
    sound: 'card',
  }),
  researched: () => ({ places: [placeOf.deck], rule: 'MOO-6.4', weight: 'turn' }),
  activated: ({ card, free }) => ({
    kind: free ? '.free' : '',
    values: { card: tableCardPhrase(card) },
    places: [placeOf.tableCard(card)],
    rule: free ? 'MOO-7.9' : 'MOO-7.2',
    weight: free ? 'normal' : 'turn',
    sound: 'place',
  }),
  attacked: ({ seat, target, price }) => ({
    values: { target: seatPhrase(target), price },
    places: [placeOf.seat(target), placeOf.seat(seat)],
    rule: 'MOO-8.6',
    weight: 'turn',
    sound: 'lose',
  }),
  traded: ({ from, to }) => ({
    values: { give: bundlePhrase(from), take: bundlePhrase(to) },
    rule: 'MOO-9.1',
    weight: 'turn',
    sound: 'gain',
  }),
  'propaganda-spread': () => ({ rule: 'MOO-9.3', weight: 'turn' }),
  'deal-begun': () => ({ rule: 'MOO-9.4', weight: 'turn' }),

  hired: ({ advisor }) => ({
    values: { advisor: advisorName(ADVISORS[advisor]) },
    places: [placeOf.advisor(advisor)],
    rule: 'MOO-9.4',
    weight: 'strike',
    sound: 'card',
  }),
  'advisor-left': ({ advisor }) => ({
    values: { advisor: advisorName(ADVISORS[advisor]) },
    places: [placeOf.advisor(advisor)],
    rule: 'MOO-9.5',
  }),
  used: ({ seat, source }, state) => ({
    values: { source: sourcePhrase(source) },
    places: placesOfSource(state, seat, source),
    rule: ruleOf(source, 'MOO-12.1'),
  }),
  declined: ({ seat, source }, state) => ({
    values: { source: sourcePhrase(source) },
    places: placesOfSource(state, seat, source),
    weight: 'quiet',
  }),

  gained: (event) => stockLine(event, 'gain'),
  forfeited: (event) => forfeitLine(event),
  lost: (event) => stockLine(event, 'lose'),
  spent: (event) => stockLine(event, 'lose'),
  exchanged: ({ give, take }) => ({
    values: { give: amountsText(give), take: amountsText(take) },
    rule: 'MOO-12.4',
    sound: 'gain',
  }),

  drew: ({ n, cards }) => {
    const known = cards.every((card) => card >= 0);
    return {
      kind: known ? '.cards' : '',
      values: known ? { list: listPhrase(cards.map(cardPhrase)) } : { n },
      places: [placeOf.deck],
      sound: 'card',
    };
  },
  discarded: ({ card }) => ({
    values: { card: cardPhrase(card) },
    places: [placeOf.card(card), placeOf.discard],
    rule: 'MOO-1.10',
    sound: 'card',
  }),
  'took-discard': ({ card }) => ({
    values: { card: cardPhrase(card) },
    places: [placeOf.discard],
    sound: 'card',
  }),
  reshuffled: ({ n }) => ({
    values: { n },
    places: [placeOf.deck, placeOf.discard],
    rule: 'MOO-16.1',
  }),

  'cube-put': ({ card }) => ({ ...cubeLine(card), rule: 'MOO-7.8' }),
  'cube-returned': ({ card }) => ({ ...cubeLine(card), rule: 'MOO-7.10' }),
  'cube-released': ({ seat, source }, state) => ({
    values: { card: sourcePhrase(source) },
    places: placesOfSource(state, seat, source),
    rule: 'MOO-14.9',
  }),

  rearranged: ({ cards }) => ({
    values: { list: listPhrase(cards.map(cardPhrase)) },
    places: cards.map(placeOf.card),
    rule: 'MOO-15.19',
    sound: 'place',
  }),
  sunk: ({ target, card }) => ({
    values: { target: seatPhrase(target), card: cardPhrase(card) },
    places: [placeOf.card(card), placeOf.seat(target)],
    rule: 'MOO-15.8',
    weight: 'strike',
    sound: 'lose',
  }),
  stayed: ({ target, card }) => ({
    values: { target: seatPhrase(target), card: cardPhrase(card) },
    places: [placeOf.card(card), placeOf.seat(target)],
    rule: 'MOO-15.8',
  }),
  blocked: ({ target, card }) => ({
    values: { target: seatPhrase(target), card: tableCardPhrase(card) },
    places: [placeOf.tableCard(card), placeOf.seat(target)],
    rule: 'MOO-15.10',
    weight: 'strike',
    sound: 'lose',
  }),

  'game-ended': ({ reason }) => ({
    kind: `.${reason}`,
    rule: { rounds: 'MOO-10.1', loyalty: 'MOO-10.2', systems: 'MOO-10.3' }[reason],
    weight: 'round',
    sound: 'end',
  }),
  won: ({ seats }) => {
    const shared = seats.length > 1;
    return {
      kind: shared ? '.shared' : '',
      ...(shared ? { values: { list: listPhrase(seats.map(seatPhrase)) } } : {}),
      places: seats.map(placeOf.seat),
      rule: 'MOO-11.6',
      weight: 'strike',
    };
  },
};

function cubeLine(card: number): Line {
  return {
    values: { card: tableCardPhrase(card) },
    places: [placeOf.tableCard(card)],
    weight: 'quiet',
  };
}

const FORFEIT_RULES: Partial<Record<Stock, string>> = {
  loyalty: 'MOO-1.15',
  cube: 'MOO-1.21',
  card: 'MOO-16.3',
};

function forfeitLine({ seat, what, n }: Told<'forfeited'>): Line {
  const places = [placeOf.seat(seat)];
  const rule = FORFEIT_RULES[what] ?? 'MOO-1.13';
  if (what === 'cube' || what === 'card')
    return { kind: `.${what}`, values: { n }, places, rule, weight: 'quiet' };
  return { values: { amount: amountText(what, n) }, places, rule, weight: 'quiet' };
}

function stockLine(
  { seat, what, n }: Told<'gained' | 'lost' | 'spent'>,
  sound: 'gain' | 'lose',
): Line {
  const places = [placeOf.seat(seat)];
  if (what === 'cube') return { kind: '.cube', values: { n }, places, weight: 'quiet' };
  return { values: { amount: amountText(what, n) }, places, weight: 'quiet', sound };
}

export function describeEvent(view: View<State>, event: Told): EventText {
  const line = LINES[event.type] as (event: Told, state: State) => Line;
  const { kind = '', values, places = [], ...rest } = line(event, view.position.state);
  const id = `event.${event.type}${kind}`;
  return {
    words: values ? { id, values } : { id },
    places,
    ...(event.seat >= 0 ? { seat: event.seat } : {}),
    ...rest,
  };
}
