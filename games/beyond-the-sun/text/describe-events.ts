/** What happened, as lines of the log. */
import { type EventText, type GameEvent, NONE, type Phrase, type View } from '@orrery/kernel';
import { ACTIONS, actionAt } from '../actions.ts';
import { COLUMNS, FACTION_BOARDS, TYPES } from '../data/index.ts';
import { LINKS_TO } from '../links.ts';
import { DISCS, type State } from '../state.ts';
import {
  achievementName,
  actionName,
  actionPlace,
  eventName,
  guildName,
  placeName,
  placeNameIn,
  placeOf,
  slotName,
  systemName,
  technologyName,
} from './board-places.ts';
import { join, levelName, name, phrase } from './phrases.ts';

type Rest = Omit<EventText, 'words' | 'places'>;

/** An event with its numbers at hand. */
interface Told {
  readonly state: State;
  readonly event: GameEvent;
  readonly seat: number;
  n(field: string): number;
}

const line = (words: Phrase, places: readonly string[], rest: Rest = {}): EventText => ({
  words,
  places,
  ...rest,
});

const list = (names: readonly Phrase[]): Phrase => join('list.comma', names);

/** A place of the star map as it was called when it happened. */
const where = ({ n }: Told, place = 'place', system = 'system'): Phrase =>
  placeName(n(place), n(system));

function paid({ seat, n }: Told): EventText {
  const [ore, population] = [n('ore'), n('population')];
  const places = [placeOf.ore(seat)];
  const rest: Rest = { seat, rule: 'BTS-4.6', weight: 'quiet' };
  if (population === 0) return line(phrase('event.paid', { ore }), places, rest);
  return ore === 0
    ? line(phrase('event.paid-population', { n: population }), [placeOf.population(seat)], rest)
    : line(phrase('event.paid-both', { ore, n: population }), places, rest);
}

function traded(told: Told): EventText {
  const { event, seat, n } = told;
  const words = `event.traded.${event.what}`;
  if (event.what !== 'ship') return line(phrase(words), [placeOf.board(seat)], { seat });
  const values = { level: n('level'), place: where(told) };
  return line(phrase(words, values), [placeOf.location(n('place'))], { seat, rule: 'BTS-4.40' });
}

function researched({ seat, n, event: { only } }: Told): EventText {
  const [slot, card] = [n('slot'), n('card')];
  const words =
    card === NONE
      ? phrase(only ? 'event.slot-only' : 'event.slot', { slot: slotName(slot) })
      : phrase(only ? 'event.researched-only' : 'event.researched', { card: technologyName(card) });
  return line(words, [placeOf.slot(slot)], { seat, rule: 'BTS-4.64', sound: 'place' });
}

function linked({ state, seat, n }: Told): EventText {
  const [event, target] = [n('event'), n('target')];
  const to = LINKS_TO[event];
  let [card, place] = [achievementName(target % 10), ''];
  if (to === 'technology') {
    [card, place] = [technologyName(state.cards[target]), placeOf.slot(target)];
  } else if (to === 'system') {
    [card, place] = [placeNameIn(state, target), placeOf.location(target)];
  } else place = placeOf.achievement(target);
  const words = phrase('event.event-linked', { card: eventName(event), target: card });
  return line(words, [place], { seat, rule: 'BTS-4.124' });
}

type Teller = (told: Told) => EventText;

const TELL: Readonly<Record<string, Teller>> = {
  round: ({ n }) =>
    line(phrase('event.round', { n: n('n') }), [], { weight: 'round', sound: 'turn' }),
  'last-round': () => line(phrase('event.last-round'), [], { weight: 'strike', rule: 'BTS-4.51' }),
  turn: ({ seat }) =>
    line(phrase('event.turn'), [placeOf.board(seat)], { seat, weight: 'turn', sound: 'turn' }),
  'set-up': ({ seat, n }) =>
    line(
      phrase('event.set-up', { faction: name(FACTION_BOARDS[n('board')].faction) }),
      [placeOf.board(seat)],
      { seat },
    ),
  'first-player': ({ seat }) => line(phrase('event.first-player'), [placeOf.board(seat)], { seat }),
  'game-over': () => line(phrase('event.game-over'), [], { weight: 'round', sound: 'end' }),
  'end-triggered': () =>
    line(phrase('event.end-triggered'), [], { weight: 'strike', rule: 'BTS-4.50' }),

  action: ({ state, seat, n }) => {
    const action = actionAt(n('space'));
    return line(
      phrase('event.action', { action: actionName(action) }),
      [placeOf.space(n('space')), actionPlace(state, action.id)],
      { seat, sound: 'place' },
    );
  },
  copied: ({ state, seat, n }) =>
    line(
      phrase('event.copied', { action: actionName(ACTIONS[n('action')]) }),
      [actionPlace(state, n('action'))],
      { seat, rule: 'BTS-4.128' },
    ),
  borrowed: ({ state, seat, n }) =>
    line(
      phrase('event.borrowed', { action: actionName(ACTIONS[n('action')]) }),
      [actionPlace(state, n('action'))],
      { seat, rule: 'BTS-4.27' },
    ),
  pushed: ({ seat, n }) =>
    line(phrase('event.pushed'), [placeOf.space(n('space'))], {
      seat,
      rule: 'BTS-4.132',
      weight: 'strike',
      sound: 'lose',
    }),
  paid,
  ore: ({ seat, n }) =>
    line(phrase('event.ore', { n: n('n') }), [placeOf.ore(seat)], { seat, sound: 'gain' }),
  population: ({ seat, n }) =>
    line(phrase('event.population', { n: n('n') }), [placeOf.population(seat)], {
      seat,
      sound: 'gain',
    }),
  replaced: ({ seat, n }) =>
    line(phrase('event.replaced', { n: n('n') }), [placeOf.population(seat)], {
      seat,
      rule: 'BTS-4.56',
    }),
  lost: ({ event, seat, n }) =>
    line(phrase(`event.lost.${event.lack}`, { n: n('n') }), [placeOf.board(seat)], {
      seat,
      rule: 'BTS-4.5',
      sound: 'lose',
    }),
  skipped: ({ seat }) => line(phrase('event.skipped'), [], { seat, rule: 'BTS-4.56' }),
  'returned-to': ({ seat, n }) =>
    line(
      phrase('event.returned-to', { column: COLUMNS[n('column')] }),
      [placeOf.column(seat, n('column'))],
      { seat, weight: 'quiet' },
    ),
  'supply-moved': ({ seat, n }) =>
    line(
      phrase('event.supply-moved', { from: COLUMNS[n('from')], to: COLUMNS[n('to')] }),
      [placeOf.column(seat, n('to')), placeOf.column(seat, n('from'))],
      { seat },
    ),
  growth: ({ seat, n }) =>
    line(phrase('event.growth', { n: n('n') }), [placeOf.population(seat)], {
      seat,
      rule: 'BTS-4.34',
      sound: 'gain',
    }),
  mined: ({ seat, n }) =>
    line(phrase('event.mined', { n: n('n') }), [placeOf.ore(seat)], {
      seat,
      rule: 'BTS-4.36',
      sound: 'gain',
    }),
  traded,
  'no-trade': ({ seat }) => line(phrase('event.no-trade'), [], { seat }),

  researched,
  event: ({ seat, n }) =>
    line(
      phrase('event.event', { card: eventName(n('event')) }),
      [placeOf.event(n('event')), placeOf.slot(n('slot'))],
      { seat, rule: 'BTS-4.66', weight: 'strike', sound: 'card' },
    ),
  'event-discarded': ({ n }) =>
    line(phrase('event.event-discarded', { card: eventName(n('event')) }), [], {
      weight: 'quiet',
    }),
  'event-kept': ({ seat, n }) =>
    line(phrase('event.event-kept', { card: eventName(n('event')) }), [placeOf.event(n('event'))], {
      seat,
    }),
  'event-stands': ({ n }) =>
    line(phrase('event.event-stands', { card: eventName(n('event')) }), [
      placeOf.event(n('event')),
    ]),
  'event-linked': linked,
  'looks-for': ({ seat, n }) =>
    line(
      phrase('event.looks-for', { type: phrase(`type.${TYPES[n('sort')]}`) }),
      [placeOf.slot(n('slot'))],
      { seat, rule: 'BTS-4.67' },
    ),
  revealed: ({ event }) => {
    const cards = event.cards as readonly number[];
    return line(
      phrase('event.revealed', { n: cards.length, cards: list(cards.map(technologyName)) }),
      cards.map(placeOf.technology),
      { rule: 'BTS-4.70', sound: 'card' },
    );
  },
  discovered: ({ seat, n }) =>
    line(
      phrase('event.discovered', { card: technologyName(n('card')), slot: slotName(n('slot')) }),
      [placeOf.slot(n('slot')), placeOf.technology(n('card'))],
      { seat, rule: 'BTS-4.71', weight: 'strike', sound: 'card' },
    ),
  'returned-cards': ({ n }) =>
    line(phrase('event.returned-cards', { n: n('n'), level: levelName(n('level')) }), [], {
      rule: 'BTS-4.72',
      weight: 'quiet',
    }),
  'row-opened': ({ n }) =>
    line(phrase('event.row-opened', { level: levelName(n('level')) }), [], {
      rule: 'BTS-4.148',
      sound: 'card',
    }),
  private: ({ seat, n }) =>
    line(
      phrase('event.private', { card: technologyName(n('card')) }),
      [placeOf.technology(n('card'))],
      { seat, rule: 'BTS-4.118', sound: 'card' },
    ),
  'systems-drawn': ({ event, seat }) => {
    const cards = event.cards as readonly number[];
    return line(
      phrase('event.systems-drawn', { cards: list(cards.map(systemName)) }),
      cards.map(placeOf.system),
      { seat, sound: 'card' },
    );
  },
  automated: ({ seat, n }) =>
    line(
      phrase('event.automated', { track: DISCS[n('track')], n: n('n') }),
      [placeOf.automation(seat)],
      { seat, rule: 'BTS-4.77', sound: 'place' },
    ),
  'track-emptied': ({ seat, n }) =>
    line(
      phrase('event.track-emptied', { track: DISCS[n('track')] }),
      [placeOf.track(seat, n('track'))],
      { seat, weight: 'strike' },
    ),

  built: (told) =>
    line(
      phrase('event.built', { level: told.n('level'), place: where(told) }),
      [placeOf.location(told.n('place'))],
      { seat: told.seat, rule: 'BTS-4.81', sound: 'place' },
    ),
  upgraded: (told) =>
    line(
      phrase('event.upgraded', { place: where(told), from: told.n('from'), to: told.n('to') }),
      [placeOf.location(told.n('place'))],
      { seat: told.seat, rule: 'BTS-4.84', sound: 'gain' },
    ),
  moved: (told) =>
    line(
      phrase('event.moved', {
        level: told.n('level'),
        from: where(told, 'from', 'fromSystem'),
        to: where(told, 'to', 'toSystem'),
      }),
      [placeOf.location(told.n('to')), placeOf.location(told.n('from'))],
      { seat: told.seat, sound: 'place' },
    ),
  recalled: (told) =>
    line(
      phrase('event.recalled', { level: told.n('level'), place: where(told) }),
      [placeOf.location(told.n('place'))],
      { seat: told.seat },
    ),
  exhibited: ({ seat, n }) =>
    line(phrase('event.exhibited', { level: n('level') }), [placeOf.location(n('place'))], {
      seat,
      rule: 'BTS-4.133',
    }),
  control: (told) =>
    line(phrase('event.control', { place: where(told) }), [placeOf.location(told.n('place'))], {
      seat: told.seat,
      rule: 'BTS-4.95',
      weight: 'strike',
      sound: 'gain',
    }),
  'control-lost': (told) =>
    line(
      phrase('event.control-lost', { place: where(told) }),
      [placeOf.location(told.n('place'))],
      { seat: told.seat, rule: 'BTS-4.101', sound: 'lose' },
    ),
  bonus: (told) =>
    line(phrase('event.bonus', { place: where(told) }), [placeOf.location(told.n('place'))], {
      seat: told.seat,
      rule: 'BTS-4.103',
    }),
  'ships-returned': ({ seat, n }) =>
    line(
      phrase('event.ships-returned', { n: n('n'), strength: n('strength') }),
      [placeOf.location(n('place'))],
      { seat, rule: 'BTS-4.109' },
    ),
  'to-deep-space': (told) =>
    line(
      phrase('event.to-deep-space', { n: told.n('n'), place: where(told) }),
      [placeOf.location(told.n('place'))],
      { seat: told.seat, rule: 'BTS-4.111' },
    ),
  colonized: (told) =>
    line(phrase('event.colonized', { place: where(told) }), [placeOf.location(told.n('place'))], {
      seat: told.seat,
      rule: 'BTS-4.112',
      weight: 'strike',
      sound: 'gain',
    }),
  colony: ({ seat, n }) =>
    line(phrase('event.colony', { card: systemName(n('system')) }), [placeOf.board(seat)], {
      seat,
      weight: 'strike',
      sound: 'gain',
    }),
  system: ({ n }) =>
    line(
      phrase('event.system', { card: systemName(n('system')) }),
      [placeOf.location(n('place'))],
      { rule: 'BTS-4.112', sound: 'card' },
    ),
  'no-system': ({ n }) =>
    line(
      phrase('event.no-system', { place: placeName(n('place'), NONE) }),
      [placeOf.location(n('place'))],
      { rule: 'BTS-4.112' },
    ),
  attached: ({ state, seat, n }) =>
    line(
      phrase('event.attached', {
        card: systemName(n('system')),
        place: placeNameIn(state, n('place')),
      }),
      [placeOf.location(n('place'))],
      { seat, rule: 'BTS-4.116', sound: 'card' },
    ),
  held: ({ n }) =>
    line(
      phrase('event.held', { card: systemName(n('system')), event: eventName(n('event')) }),
      [placeOf.event(n('event'))],
      { rule: 'BTS-4.134', sound: 'card' },
    ),
  guild: ({ seat, n }) =>
    line(phrase('event.guild', { guild: guildName(n('guild')) }), [placeOf.guild(n('guild'))], {
      seat,
      rule: 'BTS-4.26',
      weight: 'strike',
    }),
  ability: ({ event, seat }) =>
    line(phrase('event.ability', { card: name(String(event.card)) }), [placeOf.board(seat)], {
      seat,
      rule: 'BTS-4.10',
    }),
  'disc-replaced': ({ seat, n }) =>
    line(
      phrase('event.disc-replaced', { card: achievementName(n('achievement')) }),
      [placeOf.achievement(n('achievement'))],
      { seat, rule: 'BTS-4.142' },
    ),
  achievement: ({ seat, n }) =>
    line(
      phrase('event.achievement', { card: achievementName(n('achievement')), n: n('n') }),
      [placeOf.achievement(n('achievement'))],
      { seat, rule: 'BTS-4.44', weight: 'strike', sound: 'gain' },
    ),
};

/** Where discs are placed and what was chosen shows on the board and needs no line of its own. */
export function describeEvent({ position }: View<State>, event: GameEvent): EventText | null {
  const tell = TELL[event.type];
  if (!tell) return null;
  const n = (field: string): number => event[field] as number;
  return tell({ state: position.state, event, seat: n('seat'), n });
}
