/** What happened, as lines of the log. */
import { type EventText, NONE, type Phrase, UNKNOWN, type View } from '@orrery/kernel';
import {
  DESTINIES,
  DISCOVERIES,
  EVENTS,
  FACTIONS,
  OUTPOSTS,
  PLANETS,
  SUPREMACY_TOKENS,
  TACTICS_CARDS,
  UPGRADES,
} from '../data/index.ts';
import { ON_STATION, RAIDERS as RAIDER_SIDE, type State } from '../state.ts';
import { FREE_ABILITIES } from '../steps/free.ts';
import type { EventType, Told } from '../vocabulary.ts';
import { andList, bagText, name, phrase, playerName, typeName } from './phrases.ts';
import {
  cardOfDeckName,
  moduleName,
  moonContents,
  placeOf,
  raiderName,
  regionName,
  resourceText,
  shipName,
  shipPlaceName,
  sideName,
  slotName,
} from './places.ts';
import { giftText } from './questions.ts';

type Teller<N extends EventType> = (event: Told<N>, state: State) => EventText | null;
type Rest = Omit<EventText, 'words' | 'places'>;

const line = (words: Phrase, places: readonly string[], rest: Rest = {}): EventText => ({
  words,
  places,
  ...rest,
});

/** A line about one module of a station. */
const module =
  (id: string, rest: Rest = {}) =>
  ({ seat, module: which }: { readonly seat: number; readonly module: number }): EventText =>
    line(phrase(`event.${id}`, { module: moduleName(which) }), [placeOf.module(seat, which)], {
      ...(seat < 0 ? {} : { seat }),
      ...rest,
    });

/** A line about a ship, wherever it is. */
const ship =
  (id: string, rest: Rest = {}) =>
  ({ seat, ship: type }: { readonly seat: number; readonly ship: number }): EventText =>
    line(phrase(`event.${id}`, { ship: shipName(type) }), [placeOf.ship(seat, type)], {
      seat,
      ...rest,
    });

/** A line about a ship in a region. */
const shipIn =
  (id: string) =>
  (
    {
      seat,
      ship: type,
      region,
    }: { readonly seat: number; readonly ship: number; readonly region: number },
    state: State,
  ): EventText =>
    line(
      phrase(`event.${id}`, { ship: shipName(type), region: regionName(state, region) }),
      [placeOf.region(region)],
      { seat, rule: 'AE-4.11.1', sound: 'lose' },
    );

/** A line about a moon, with all that is on it. */
const moon =
  (id: string, rest: Rest = {}) =>
  ({ seat, moon: which }: { readonly seat: number; readonly moon: number }): EventText =>
    line(phrase(`event.${id}`, { what: moonContents(which) }), [placeOf.moon(which)], {
      seat,
      ...rest,
    });

const resource =
  (id: string, rest: Rest = {}) =>
  ({
    seat,
    resource: kind,
    n,
  }: {
    readonly seat: number;
    readonly resource: number;
    readonly n: number;
  }) =>
    line(phrase(`event.${id}`, { what: resourceText(kind, n) }), [placeOf.resource(seat, kind)], {
      seat,
      weight: 'quiet' as const,
      ...rest,
    });

const card =
  (id: string, rest: Rest = {}) =>
  ({ seat, card: which }: { readonly seat: number; readonly card: number }): EventText =>
    line(
      phrase(`event.${id}`, { card: cardOfDeckName(which) }),
      [placeOf.card(TACTICS_CARDS[which])],
      {
        seat,
        ...rest,
      },
    );

/** A line with nothing but the player. */
const plain =
  (id: string, rest: Rest = {}) =>
  ({ seat }: { readonly seat: number }): EventText =>
    line(phrase(`event.${id}`), seat < 0 ? [] : [placeOf.station(seat)], {
      ...(seat < 0 ? {} : { seat }),
      ...rest,
    });

const raider =
  (id: string, rest: Rest = {}) =>
  ({ raider: which, region }: { readonly raider: number; readonly region: number }, state: State) =>
    line(
      phrase(`event.${id}`, { raider: raiderName(which), region: regionName(state, region) }),
      [placeOf.region(region)],
      rest,
    );

/** The sides among some bits, by name. */
const sideNames = (mask: number): Phrase => {
  const names: Phrase[] = [];
  for (let side = 0; side <= RAIDER_SIDE; side++) {
    if ((mask >> side) & 1) names.push(sideName(side));
  }
  return names.length === 0 ? phrase('amount.nothing') : andList(names);
};

/** A line of one player, if a single one is among some sides. */
const ofSeat = (mask: number): Rest => {
  const seat = Math.log2(mask);
  return Number.isInteger(seat) && seat < RAIDER_SIDE ? { seat } : {};
};

const TELL: { readonly [N in EventType]: Teller<N> } = {
  'faction-taken': ({ seat, faction }) =>
    line(
      phrase('event.faction-taken', { faction: name(FACTIONS[faction].key) }),
      [placeOf.station(seat)],
      { seat },
    ),
  'destiny-kept': ({ seat, card: which }) =>
    which === UNKNOWN
      ? plain('destiny-kept')({ seat })
      : line(
          phrase('event.destiny-kept.own', { card: name(DESTINIES[which].key) }),
          [placeOf.station(seat)],
          { seat },
        ),
  'destiny-revealed': ({ seat, card }) =>
    line(
      phrase('event.destiny-revealed', { card: name(DESTINIES[card].key) }),
      [placeOf.station(seat)],
      { seat, rule: 'AE-4.16.1' },
    ),
  began: plain('began'),
  turn: plain('turn', { weight: 'turn', sound: 'turn' }),
  vp: ({ seat, n }) =>
    line(phrase(n < 0 ? 'event.vp.lost' : 'event.vp', { n: Math.abs(n) }), [placeOf.vpTrack], {
      seat,
      weight: 'quiet',
      sound: n < 0 ? 'lose' : 'gain',
    }),
  'end-triggered': plain('end-triggered', { weight: 'strike', rule: 'AE-4.18.1' }),
  'game-over': plain('game-over', { weight: 'round', sound: 'end' }),

  gained: resource('gained', { sound: 'gain' }),
  lost: resource('lost', { sound: 'lose' }),
  paid: resource('paid'),
  overflowed: resource('overflowed', { rule: 'AE-4.2.7', sound: 'lose' }),
  stole: ({ seat, from, resource: kind, n }) =>
    line(
      phrase('event.stole', { what: resourceText(kind, n), who: playerName(from) }),
      [placeOf.resource(from, kind), placeOf.resource(seat, kind)],
      { seat, sound: 'gain' },
    ),
  drew: ({ seat, cards }) => {
    const known = cards.filter((which) => which !== UNKNOWN);
    if (known.length === 0) {
      return line(phrase('event.drew', { n: cards.length }), [placeOf.station(seat)], {
        seat,
        weight: 'quiet',
        sound: 'card',
      });
    }
    return line(
      phrase('event.drew.own', { cards: andList(known.map(cardOfDeckName)) }),
      known.map((which) => placeOf.card(TACTICS_CARDS[which])),
      { seat, sound: 'card' },
    );
  },
  'card-played': card('card-played', { sound: 'card' }),
  'card-paid': card('card-paid', { weight: 'quiet' }),
  'card-lost': card('card-lost', { sound: 'lose' }),
  'card-stolen': ({ seat, from, card: which }) =>
    line(
      which === UNKNOWN
        ? phrase('event.card-stolen', { who: playerName(from) })
        : phrase('event.card-stolen.own', {
            who: playerName(from),
            card: cardOfDeckName(which),
          }),
      [placeOf.station(from)],
      { seat, sound: 'card' },
    ),
  discarded: card('discarded', { rule: 'AE-4.2.7' }),
  'tactics-shuffled': plain('tactics-shuffled', { weight: 'quiet', rule: 'AE-4.19.1' }),
  'ability-used': ({ seat, ability }, state) =>
    line(
      phrase('event.ability-used', { ability: name(FREE_ABILITIES[ability].key) }),
      [placeOf.faction(state.players[seat].faction)],
      { seat },
    ),

  launched: ({ seat, ship: type, region, jumps }, state) =>
    line(
      phrase(jumps ? 'event.launched.jump' : 'event.launched', {
        ship: shipName(type),
        region: regionName(state, region),
      }),
      [placeOf.region(region)],
      { seat, rule: 'AE-4.3.2', sound: 'place' },
    ),
  recruited: ({ seat, region, n }, state) =>
    line(
      phrase('event.recruited', { n, region: regionName(state, region) }),
      [placeOf.region(region), placeOf.leaders(seat)],
      { seat, sound: 'gain' },
    ),
  'leaders-left': ({ seat, region, n }, state) =>
    line(
      phrase('event.leaders-left', { n, region: regionName(state, region) }),
      [placeOf.region(region)],
      { seat, sound: 'lose' },
    ),

  'raider-entered': raider('raider-entered', { weight: 'strike', rule: 'AE-4.7.3' }),
  'raider-returned': raider('raider-returned', { rule: 'AE-4.8.19' }),
  'raider-damaged': raider('raider-damaged', { rule: 'AE-4.8.19' }),
  'raiders-attacked': ({ raider: which, region, n }, state) =>
    line(
      phrase('event.raiders-attacked', {
        raider: raiderName(which),
        region: regionName(state, region),
        n,
      }),
      [placeOf.region(region)],
      { weight: 'strike', rule: 'AE-4.7.9' },
    ),
  'raiders-banished': raider('raiders-banished'),
  abducted: ({ seat, region }, state) =>
    line(
      phrase('event.abducted', { region: regionName(state, region) }),
      [placeOf.region(region)],
      { seat, rule: 'AE-4.21.1', sound: 'lose' },
    ),
  'leaders-rescued': ({ seat, n }) =>
    line(phrase('event.leaders-rescued', { n }), [placeOf.leaders(seat)], {
      seat,
      rule: 'AE-4.21.1',
      sound: 'gain',
    }),

  battle: ({ region }, state) =>
    line(phrase('event.battle', { region: regionName(state, region) }), [placeOf.region(region)], {
      weight: 'strike',
      rule: 'AE-4.8.1',
    }),
  joined: ({ seat, ship: type, from, region }, state) =>
    line(
      phrase('event.joined', { ship: shipName(type), from: regionName(state, from) }),
      [placeOf.region(region), placeOf.region(from)],
      { seat, rule: 'AE-4.8.5', sound: 'place' },
    ),
  'battle-ended': plain('battle-ended', { rule: 'AE-4.8.8' }),
  truce: ({ seat, with: other }) =>
    line(
      other === NONE
        ? phrase('event.truce')
        : phrase('event.truce.with', { who: playerName(other) }),
      [placeOf.station(seat)],
      { seat },
    ),
  retreated: ({ seat, region }, state) =>
    line(
      phrase('event.retreated', { region: regionName(state, region) }),
      [placeOf.region(region)],
      { seat, rule: 'AE-4.8.24' },
    ),
  charged: ({ seat, n }) =>
    line(phrase('event.charged', { n }), [placeOf.resource(seat, 0)], { seat, rule: 'AE-4.8.10' }),
  jammed: ({ seat, side, n }, state) =>
    line(phrase('event.jammed', { n: -n, side: sideName(side) }), [placeOf.region(state.region)], {
      seat,
    }),
  rolled: ({ side, dice, targeting }) =>
    line(
      phrase('event.rolled', { side: sideName(side), dice: dice.join(' '), targeting }),
      dice.map((value) => placeOf.die(side, value)),
      { rule: 'AE-4.8.13', sound: 'dice', ...ofSeat(1 << side) },
    ),
  'battle-result': ({ winners, defeated }, state) =>
    line(
      winners === 0
        ? phrase('event.battle-result.nobody')
        : phrase('event.battle-result', {
            winners: sideNames(winners),
            defeated: sideNames(defeated),
          }),
      [placeOf.region(state.region)],
      { weight: 'strike', rule: 'AE-4.8.14', ...ofSeat(winners) },
    ),
  'ship-warded': ship('ship-warded'),
  'shield-damaged': shipIn('shield-damaged'),
  'ship-scrapped': shipIn('ship-scrapped'),
  'ship-on-barge': shipIn('ship-on-barge'),

  returned: plain('returned', { rule: 'AE-4.9.1' }),
  'ship-docked': ({ seat, module: which, ship: type, from }, state) =>
    line(
      phrase('event.ship-docked', {
        module: moduleName(which),
        ship: shipName(type),
        place: shipPlaceName(state, from),
      }),
      [placeOf.module(seat, which)],
      { seat, rule: 'AE-4.9.2', sound: 'place' },
    ),
  'module-powered': module('module-powered', { rule: 'AE-4.9.4' }),
  'module-activated': module('module-activated'),
  'came-home': plain('came-home', { rule: 'AE-4.9.11' }),

  'moon-claimed': ({ seat, moon: which, region }, state) =>
    line(
      phrase('event.moon-claimed', {
        what: moonContents(which),
        region: regionName(state, region),
      }),
      [placeOf.moon(which), placeOf.region(region)],
      { seat, rule: 'AE-4.5.1', sound: 'gain' },
    ),
  'moon-placed': ({ seat, moon: which, slot }, state) =>
    line(
      phrase('event.moon-placed', {
        what: moonContents(which),
        slot: slotName(state, seat, slot),
      }),
      [placeOf.slot(seat, slot)],
      { seat, rule: 'AE-4.5.5', sound: 'place' },
    ),
  'moon-discarded': moon('moon-discarded', { rule: 'AE-4.5.4' }),
  'moon-paid': moon('moon-paid', { rule: 'AE-4.1.7' }),
  'moon-yielded': moon('moon-yielded', { rule: 'AE-4.5.9' }),
  'moon-lost': moon('moon-lost', { rule: 'AE-4.5.13', sound: 'lose' }),
  'moon-destroyed': ({ moon: which, region }, state) =>
    line(
      phrase('event.moon-destroyed', {
        what: moonContents(which),
        region: regionName(state, region),
      }),
      [placeOf.region(region)],
      { sound: 'lose' },
    ),

  'module-gained': module('module-gained', { rule: 'AE-4.6.2', sound: 'place' }),
  'module-given': ({ seat, module: which, to }) =>
    line(
      phrase('event.module-given', { module: moduleName(which), who: playerName(to) }),
      [placeOf.module(to, which)],
      { seat, rule: 'AE-4.17.10' },
    ),
  'module-revealed': module('module-revealed', { weight: 'quiet' }),
  'module-discarded': module('module-discarded', { weight: 'quiet' }),
  'module-damaged': module('module-damaged', { rule: 'AE-4.11.4', sound: 'lose' }),
  'module-infested': module('module-infested', { rule: 'AE-4.21.6', sound: 'lose' }),
  'module-repaired': module('module-repaired', { rule: 'AE-4.11.5' }),
  'row-arranged': plain('row-arranged', { rule: 'AE-4.6.6' }),

  'ship-built': ({ seat, ship: type, barge }) =>
    line(
      phrase(barge ? 'event.ship-built.barge' : 'event.ship-built', { ship: shipName(type) }),
      [barge ? placeOf.scrapyard(seat) : placeOf.bay(seat)],
      { seat, rule: 'AE-4.12.1', sound: 'place' },
    ),
  'ship-salvaged': ship('ship-salvaged', { rule: 'AE-4.11.5' }),
  'ship-deployed': ship('ship-deployed'),
  'shield-repaired': ship('shield-repaired', { rule: 'AE-4.11.5' }),
  upgraded: ({ seat, upgrade }) =>
    line(
      phrase('event.upgraded', {
        upgrade: name(UPGRADES[upgrade].key),
        ship: shipName(UPGRADES[upgrade].ship),
      }),
      [placeOf.ship(seat, UPGRADES[upgrade].ship)],
      { seat, rule: 'AE-4.12.2', sound: 'gain' },
    ),
  'outpost-built': ({ seat, region, outpost }, state) =>
    line(
      phrase('event.outpost-built', {
        outpost: name(OUTPOSTS[outpost].key),
        region: regionName(state, region),
      }),
      [placeOf.region(region)],
      { seat, weight: 'strike', rule: 'AE-4.13.2', sound: 'place' },
    ),
  'outpost-used': ({ seat, outpost }) =>
    line(
      phrase('event.outpost-used', { outpost: name(OUTPOSTS[outpost].key) }),
      [placeOf.outpost(seat, outpost)],
      { seat, rule: 'AE-4.10.3', sound: 'card' },
    ),
  'card-refreshed': ({ seat, outpost }) =>
    line(
      phrase('event.card-refreshed', { outpost: name(OUTPOSTS[outpost].key) }),
      [placeOf.outpost(seat, outpost)],
      { seat },
    ),

  advanced: ({ seat, track, space }) =>
    line(phrase('event.advanced', { track: typeName(track), space }), [placeOf.track(track)], {
      seat,
      rule: 'AE-4.14.1',
      sound: 'gain',
    }),
  'token-taken': ({ seat, token }) =>
    line(
      phrase('event.token-taken', { token: name(SUPREMACY_TOKENS[token].key) }),
      [placeOf.supremacy(token)],
      { seat, rule: 'AE-4.14.6', sound: 'gain' },
    ),
  'supremacy-used': ({ seat, token }) =>
    line(
      phrase('event.supremacy-used', { token: name(SUPREMACY_TOKENS[token].key) }),
      [placeOf.supremacy(token)],
      { seat },
    ),
  discovered: ({ seat, token }) =>
    token === UNKNOWN
      ? plain('discovered', { rule: 'AE-4.14.4', sound: 'gain' })({ seat })
      : line(
          phrase('event.discovered.own', { token: name(DISCOVERIES[token].key) }),
          [placeOf.discovery(token)],
          { seat, rule: 'AE-4.14.4', sound: 'gain' },
        ),
  'discovery-used': ({ seat, token }) =>
    line(
      phrase('event.discovery-used', { token: name(DISCOVERIES[token].key) }),
      [placeOf.discovery(token)],
      { seat },
    ),
  clock: ({ seat, hour }) =>
    line(phrase('event.clock', { hour }), [placeOf.station(seat)], {
      seat,
      weight: 'quiet',
      rule: 'AE-4.20.4',
    }),
  'rolled-for-vp': ({ seat, roll }) =>
    line(phrase('event.rolled-for-vp', { roll }), [placeOf.vpTrack], { seat, sound: 'dice' }),
  'event-marker': ({ seat, space }) =>
    space === ON_STATION
      ? line(phrase('event.event-marker.station'), [placeOf.eventTrack], {
          seat,
          weight: 'strike',
          rule: 'AE-4.14.9',
        })
      : line(phrase('event.event-marker'), [placeOf.eventTrack], {
          seat,
          weight: 'quiet',
          rule: 'AE-4.14.3',
        }),
  'planet-revealed': ({ planet, region }) =>
    line(
      phrase('event.planet-revealed', { planet: name(PLANETS[planet].key) }),
      [placeOf.region(region)],
      { rule: 'AE-4.14.9', sound: 'place' },
    ),
  'events-seen': ({ seat, cards }) => {
    const known = cards.filter((which) => which !== UNKNOWN);
    if (known.length === 0) return plain('events-seen', { weight: 'quiet' })({ seat });
    return line(
      phrase('event.events-seen.own', {
        cards: andList(known.map((which) => name(EVENTS[which].key))),
      }),
      [placeOf.eventTrack],
      { seat, rule: 'AE-4.4.3' },
    );
  },
  'events-sorted': plain('events-sorted', { weight: 'quiet', rule: 'AE-4.4.3' }),
  'events-shuffled': plain('events-shuffled', { weight: 'quiet', rule: 'AE-4.14.12' }),
  event: ({ card: which }) =>
    line(
      phrase('event.event', {
        card: name(EVENTS[which].key),
        track: typeName(EVENTS[which].scores),
      }),
      [placeOf.event(which), placeOf.track(EVENTS[which].scores)],
      { weight: 'round', rule: 'AE-4.14.11', sound: 'card' },
    ),
  'bonus-laid': ({ bag, planets }) =>
    line(
      planets === NONE
        ? phrase('event.bonus-laid.nebulae', { what: bagText(bag) })
        : phrase('event.bonus-laid', { what: bagText(bag), type: typeName(planets) }),
      [],
      { rule: 'AE-4.10.5' },
    ),

  'gift-offered': ({ seat, gift }) =>
    line(phrase('event.gift-offered', { gift: giftText(gift) }), [placeOf.station(seat)], {
      seat,
      rule: 'AE-4.17.9',
    }),
  'gift-refused': plain('gift-refused', { rule: 'AE-4.17.9' }),
  'handed-over': ({ seat, to, gift }) =>
    line(
      phrase('event.handed-over', { gift: giftText(gift), who: playerName(to) }),
      [placeOf.station(to)],
      { seat, rule: 'AE-4.17.9' },
    ),
};

export function describeEvent(view: View<State>, event: Told): EventText | null {
  return (TELL[event.type] as Teller<EventType>)(event, view.position.state);
}
