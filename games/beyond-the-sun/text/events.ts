/** What happened, as lines of the log. */
import { type EventText, NONE, type Phrase, type View } from '@orrery/kernel';
import { ACTIONS, actionAt } from '../actions.ts';
import { COLUMNS, EVENTS, FACTION_BOARDS, SOL, TYPES } from '../data/index.ts';
import { LINKS_TO } from '../links.ts';
import { DISCS, type State } from '../state.ts';
import type { EventType, Told } from '../vocabulary.ts';
import { effectsText } from './effect-text.ts';
import { join, levelName, name, phrase } from './phrases.ts';
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
} from './places.ts';

type Rest = Omit<EventText, 'words' | 'places'>;

/** An event of a type, with what it happened to. */
interface Telling<N extends EventType> {
  readonly state: State;
  readonly event: Told<N>;
  readonly seat: number;
}

const line = (words: Phrase, places: readonly string[], rest: Rest = {}): EventText => ({
  words,
  places,
  ...rest,
});

const list = (names: readonly Phrase[]): Phrase => join('list.comma', names);

function paid({ seat, event }: Telling<'paid'>): EventText {
  const { ore, population } = event;
  const places = [placeOf.ore(seat)];
  const rest: Rest = { seat, rule: 'BTS-4.6', weight: 'quiet' };
  if (population === 0) return line(phrase('event.paid', { ore }), places, rest);
  return ore === 0
    ? line(phrase('event.paid-population', { n: population }), [placeOf.population(seat)], rest)
    : line(phrase('event.paid-both', { ore, n: population }), places, rest);
}

function traded({ event, seat }: Telling<'traded'>): EventText {
  const { what, level = 1, place = SOL, system = NONE } = event;
  const words = `event.traded.${what}`;
  if (what !== 'ship') return line(phrase(words), [placeOf.board(seat)], { seat });
  const values = { level, place: placeName(place, system) };
  return line(phrase(words, values), [placeOf.location(place)], { seat, rule: 'BTS-4.40' });
}

function researched({ seat, event: { slot, card, only } }: Telling<'researched'>): EventText {
  const words =
    card === NONE
      ? phrase(only ? 'event.slot-only' : 'event.slot', { slot: slotName(slot) })
      : phrase(only ? 'event.researched-only' : 'event.researched', { card: technologyName(card) });
  return line(words, [placeOf.slot(slot)], { seat, rule: 'BTS-4.64', sound: 'place' });
}

function linked({ state, seat, event: { event, target } }: Telling<'event-linked'>): EventText {
  const to = LINKS_TO[event];
  let [card, place] = [achievementName(target % 10), ''];
  if (to === 'technology') {
    [card, place] = [technologyName(state.cards[target]), placeOf.slot(target)];
  } else if (to === 'system') {
    [card, place] = [placeNameIn(state, target), placeOf.location(target)];
  } else place = placeOf.achievement(target);
  const words = phrase('event.event-linked', {
    card: eventName(event),
    target: card,
    kind: to ?? 'achievement',
  });
  return line(words, [place], { seat, rule: 'BTS-4.124' });
}

/** What an event does at once: it may be gone from the table before anybody can look at it. */
function eventEffects(event: number): Phrase {
  const { effects } = EVENTS[event];
  const own = effects.filter(({ op }) => op !== 'eachFaction');
  const parts = effects.flatMap((effect) => {
    if (effect.op === 'eachFaction') {
      return phrase('does.each', { effects: effectsText(effect.effects) });
    }
    return effect === own[0] ? phrase('does.finder', { effects: effectsText(own) }) : [];
  });
  return join('list.next', parts);
}

/** Where discs are placed and what was chosen shows on the board and needs no line of its own. */
const silent = () => null;

const TELL: { readonly [N in EventType]: (telling: Telling<N>) => EventText | null } = {
  chose: silent,
  outpost: silent,
  'colony-disc': silent,

  round: ({ event }) =>
    line(phrase('event.round', { n: event.n }), [], { weight: 'round', sound: 'turn' }),
  'last-round': () => line(phrase('event.last-round'), [], { weight: 'strike', rule: 'BTS-4.51' }),
  turn: ({ seat }) =>
    line(phrase('event.turn'), [placeOf.board(seat)], { seat, weight: 'turn', sound: 'turn' }),
  'set-up': ({ seat, event }) =>
    line(
      phrase('event.set-up', { faction: name(FACTION_BOARDS[event.board].faction) }),
      [placeOf.board(seat)],
      { seat },
    ),
  'first-player': ({ seat }) => line(phrase('event.first-player'), [placeOf.board(seat)], { seat }),
  'game-over': () => line(phrase('event.game-over'), [], { weight: 'round', sound: 'end' }),
  tie: ({ seat, event }) =>
    line(phrase(`event.tie.${event.by}`), [], {
      ...(seat < 0 ? {} : { seat }),
      weight: 'strike',
      rule: 'BTS-4.165',
    }),
  'end-triggered': () =>
    line(phrase('event.end-triggered'), [], { weight: 'strike', rule: 'BTS-4.50' }),

  action: ({ state, seat, event }) => {
    const action = actionAt(event.space);
    return line(
      phrase('event.action', { action: actionName(action) }),
      [placeOf.space(event.space), actionPlace(state, action.id)],
      { seat, sound: 'place' },
    );
  },
  copied: ({ state, seat, event }) =>
    line(
      phrase('event.copied', { action: actionName(ACTIONS[event.action]) }),
      [actionPlace(state, event.action)],
      { seat, rule: 'BTS-4.128' },
    ),
  borrowed: ({ state, seat, event }) =>
    line(
      phrase('event.borrowed', { action: actionName(ACTIONS[event.action]) }),
      [actionPlace(state, event.action)],
      { seat, rule: 'BTS-4.27' },
    ),
  pushed: ({ seat, event }) =>
    line(phrase('event.pushed'), [placeOf.space(event.space)], {
      seat,
      rule: 'BTS-4.132',
      weight: 'strike',
      sound: 'lose',
    }),
  paid,
  ore: ({ seat, event }) =>
    line(phrase('event.ore', { n: event.n }), [placeOf.ore(seat)], { seat, sound: 'gain' }),
  population: ({ seat, event }) =>
    line(phrase('event.population', { n: event.n }), [placeOf.population(seat)], {
      seat,
      sound: 'gain',
    }),
  replaced: ({ seat, event }) =>
    line(phrase('event.replaced', { n: event.n }), [placeOf.population(seat)], {
      seat,
      rule: 'BTS-4.56',
    }),
  lost: ({ event, seat }) =>
    line(phrase(`event.lost.${event.lack}`, { n: event.n }), [placeOf.board(seat)], {
      seat,
      rule: 'BTS-4.5',
      sound: 'lose',
    }),
  skipped: ({ seat }) => line(phrase('event.skipped'), [], { seat, rule: 'BTS-4.56' }),
  'returned-to': ({ seat, event }) =>
    line(
      phrase('event.returned-to', { column: COLUMNS[event.column] }),
      [placeOf.column(seat, event.column)],
      { seat, weight: 'quiet' },
    ),
  'supply-moved': ({ seat, event }) =>
    line(
      phrase('event.supply-moved', { from: COLUMNS[event.from], to: COLUMNS[event.to] }),
      [placeOf.column(seat, event.to), placeOf.column(seat, event.from)],
      { seat },
    ),
  growth: ({ seat, event }) =>
    line(phrase('event.growth', { n: event.n }), [placeOf.population(seat)], {
      seat,
      rule: 'BTS-4.34',
      sound: 'gain',
    }),
  mined: ({ seat, event }) =>
    line(phrase('event.mined', { n: event.n }), [placeOf.ore(seat)], {
      seat,
      rule: 'BTS-4.36',
      sound: 'gain',
    }),
  traded,
  'no-trade': ({ seat }) => line(phrase('event.no-trade'), [], { seat }),

  researched,
  event: ({ seat, event }) =>
    line(
      phrase('event.event', { card: eventName(event.event), does: eventEffects(event.event) }),
      [placeOf.event(event.event), placeOf.slot(event.slot)],
      { seat, rule: 'BTS-4.66', weight: 'strike', sound: 'card' },
    ),
  'event-discarded': ({ event }) =>
    line(phrase('event.event-discarded', { card: eventName(event.event) }), [], {
      weight: 'quiet',
    }),
  'event-kept': ({ seat, event }) =>
    line(
      phrase('event.event-kept', { card: eventName(event.event) }),
      [placeOf.event(event.event)],
      {
        seat,
      },
    ),
  'event-stands': ({ event }) =>
    line(phrase('event.event-stands', { card: eventName(event.event) }), [
      placeOf.event(event.event),
    ]),
  'event-linked': linked,
  'looks-for': ({ seat, event }) =>
    line(
      phrase('event.looks-for', { type: phrase(`type.${TYPES[event.sort]}`) }),
      [placeOf.slot(event.slot)],
      { seat, rule: 'BTS-4.67' },
    ),
  revealed: ({ event }) => {
    const { cards } = event;
    return line(
      phrase('event.revealed', { n: cards.length, cards: list(cards.map(technologyName)) }),
      cards.map(placeOf.technology),
      { rule: 'BTS-4.70', sound: 'card' },
    );
  },
  discovered: ({ seat, event }) =>
    line(
      phrase('event.discovered', { card: technologyName(event.card), slot: slotName(event.slot) }),
      [placeOf.slot(event.slot), placeOf.technology(event.card)],
      { seat, rule: 'BTS-4.71', weight: 'strike', sound: 'card' },
    ),
  'returned-cards': ({ event }) =>
    line(phrase('event.returned-cards', { n: event.n, level: levelName(event.level) }), [], {
      rule: 'BTS-4.72',
      weight: 'quiet',
    }),
  'row-opened': ({ event }) =>
    line(phrase('event.row-opened', { level: levelName(event.level) }), [], {
      rule: 'BTS-4.148',
      sound: 'card',
    }),
  private: ({ seat, event }) =>
    line(
      phrase('event.private', { card: technologyName(event.card) }),
      [placeOf.technology(event.card)],
      { seat, rule: 'BTS-4.118', sound: 'card' },
    ),
  'systems-drawn': ({ event, seat }) => {
    const { cards } = event;
    return line(
      phrase('event.systems-drawn', { cards: list(cards.map(systemName)) }),
      cards.map(placeOf.system),
      { seat, sound: 'card' },
    );
  },
  automated: ({ seat, event }) =>
    line(
      phrase('event.automated', { track: DISCS[event.track], n: event.n }),
      [placeOf.automation(seat)],
      { seat, rule: 'BTS-4.77', sound: 'place' },
    ),
  'track-emptied': ({ seat, event }) =>
    line(
      phrase('event.track-emptied', { track: DISCS[event.track] }),
      [placeOf.track(seat, event.track)],
      { seat, weight: 'strike' },
    ),

  built: ({ event, seat }) =>
    line(
      phrase('event.built', { level: event.level, place: placeName(event.place, event.system) }),
      [placeOf.location(event.place)],
      { seat: seat, rule: 'BTS-4.81', sound: 'place' },
    ),
  upgraded: ({ event, seat }) =>
    line(
      phrase('event.upgraded', {
        place: placeName(event.place, event.system),
        from: event.from,
        to: event.to,
      }),
      [placeOf.location(event.place)],
      { seat: seat, rule: 'BTS-4.84', sound: 'gain' },
    ),
  moved: ({ event, seat }) =>
    line(
      phrase('event.moved', {
        level: event.level,
        from: placeName(event.from, event.fromSystem),
        to: placeName(event.to, event.toSystem),
      }),
      [placeOf.location(event.to), placeOf.location(event.from)],
      { seat: seat, sound: 'place' },
    ),
  recalled: ({ event, seat }) =>
    line(
      phrase('event.recalled', { level: event.level, place: placeName(event.place, event.system) }),
      [placeOf.location(event.place)],
      { seat: seat },
    ),
  exhibited: ({ seat, event }) =>
    line(phrase('event.exhibited', { level: event.level }), [placeOf.location(event.place)], {
      seat,
      rule: 'BTS-4.133',
    }),
  control: ({ event, seat }) =>
    line(
      phrase('event.control', { place: placeName(event.place, event.system) }),
      [placeOf.location(event.place)],
      {
        seat: seat,
        rule: 'BTS-4.95',
        weight: 'strike',
        sound: 'gain',
      },
    ),
  'control-lost': ({ event, seat }) =>
    line(
      phrase('event.control-lost', { place: placeName(event.place, event.system) }),
      [placeOf.location(event.place)],
      { seat: seat, rule: 'BTS-4.101', sound: 'lose' },
    ),
  bonus: ({ event, seat }) =>
    line(
      phrase('event.bonus', { place: placeName(event.place, event.system) }),
      [placeOf.location(event.place)],
      {
        seat: seat,
        rule: 'BTS-4.103',
      },
    ),
  'ships-returned': ({ seat, event }) =>
    line(
      phrase('event.ships-returned', { n: event.n, strength: event.strength }),
      [placeOf.location(event.place)],
      { seat, rule: 'BTS-4.109' },
    ),
  'to-deep-space': ({ event, seat }) =>
    line(
      phrase('event.to-deep-space', { n: event.n, place: placeName(event.place, event.system) }),
      [placeOf.location(event.place)],
      { seat: seat, rule: 'BTS-4.111' },
    ),
  colonized: ({ event, seat }) =>
    line(
      phrase('event.colonized', { place: placeName(event.place, event.system) }),
      [placeOf.location(event.place)],
      {
        seat: seat,
        rule: 'BTS-4.112',
        weight: 'strike',
        sound: 'gain',
      },
    ),
  colony: ({ seat, event }) =>
    line(phrase('event.colony', { card: systemName(event.system) }), [placeOf.board(seat)], {
      seat,
      weight: 'strike',
      sound: 'gain',
    }),
  system: ({ event }) =>
    line(
      phrase('event.system', { card: systemName(event.system) }),
      [placeOf.location(event.place)],
      { rule: 'BTS-4.112', sound: 'card' },
    ),
  'no-system': ({ event }) =>
    line(
      phrase('event.no-system', { place: placeName(event.place, NONE) }),
      [placeOf.location(event.place)],
      { rule: 'BTS-4.112' },
    ),
  attached: ({ seat, event }) =>
    line(
      phrase('event.attached', {
        card: systemName(event.system),
        place: placeName(event.place, event.beside),
      }),
      [placeOf.location(event.place)],
      { seat, rule: 'BTS-4.116', sound: 'card' },
    ),
  held: ({ event }) =>
    line(
      phrase('event.held', { card: systemName(event.system), event: eventName(event.event) }),
      [placeOf.event(event.event)],
      { rule: 'BTS-4.134', sound: 'card' },
    ),
  guild: ({ seat, event }) =>
    line(phrase('event.guild', { guild: guildName(event.guild) }), [placeOf.guild(event.guild)], {
      seat,
      rule: 'BTS-4.26',
      weight: 'strike',
    }),
  ability: ({ event, seat }) =>
    line(phrase('event.ability', { card: name(event.card) }), [placeOf.board(seat)], {
      seat,
      rule: 'BTS-4.10',
    }),
  'disc-replaced': ({ seat, event }) =>
    line(
      phrase('event.disc-replaced', { card: achievementName(event.achievement) }),
      [placeOf.achievement(event.achievement)],
      { seat, rule: 'BTS-4.142' },
    ),
  achievement: ({ seat, event }) =>
    line(
      phrase('event.achievement', { card: achievementName(event.achievement), n: event.n }),
      [placeOf.achievement(event.achievement)],
      { seat, rule: 'BTS-4.44', weight: 'strike', sound: 'gain' },
    ),
};

export function describeEvent({ position }: View<State>, event: Told): EventText | null {
  const tell = TELL[event.type] as (telling: Telling<EventType>) => EventText | null;
  return tell({ state: position.state, event, seat: event.seat });
}
