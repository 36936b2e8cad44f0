/** Options of payments and of what effects ask for. */
import type { Phrase } from '@orrery/kernel';
import {
  type Bag,
  DISCOVERIES,
  EVENTS,
  MODULES,
  OUTPOSTS,
  PLANETS,
  RAIDER_CLASSES,
  RESOURCE,
  STACKS,
  SUPREMACY_TOKENS,
  TRACK_SPACES,
  UPGRADES,
} from '../../data/index.ts';
import { EFFECT_LISTS } from '../../effect-lists.ts';
import { planetAt } from '../../frontier.ts';
import { placeOf as marketPlace, priceAt, reduced } from '../../market.ts';
import { neighbourhoodVp } from '../../outposts.ts';
import { lack, only, PLAIN, storage, type Terms, unitsIn } from '../../purse.ts';
import { shipPrice } from '../../ships.ts';
import { isActive } from '../../state.ts';
import { isWhole } from '../../station.ts';
import { effectsText } from '../effect-text.ts';
import {
  bagText,
  join,
  letterOf,
  name,
  phrase,
  playerName,
  pointsText,
  trackName,
} from '../phrases.ts';
import {
  heldMoon,
  moduleName,
  moonContents,
  moonName,
  placeOf,
  regionName,
  resourceText,
  shipName,
  tacticName,
} from '../places.ts';
import { giftText } from '../questions.ts';
import { featuresText } from '../track-text.ts';
import { placeMoon } from './free.ts';
import { type Describe, type Describers, finish, type Offered, option, plain } from './option.ts';

const yesOrNo: Describers = {
  yes: () => ({ words: phrase('option.yes'), touches: [], tone: 'agree' }),
  no: finish('no'),
};

const card =
  (id: string): Describe =>
  ({ args: [design] }) =>
    option(phrase(`option.${id}`, { card: tacticName(design) }), [placeOf.card(design)]);

const resource =
  (id: string): Describe =>
  ({ seat, args: [kind] }) =>
    option(phrase(`option.${id}`, { what: resourceText(kind, 1) }), [placeOf.resource(seat, kind)]);

const region =
  (id: string): Describe =>
  ({ state, args: [place] }) =>
    option(phrase(`option.${id}`, { region: regionName(state, place) }), [placeOf.region(place)]);

const ship =
  (id: string): Describe =>
  ({ seat, args: [type] }) =>
    option(phrase(`option.${id}`, { ship: shipName(type) }), [placeOf.ship(seat, type)]);

const module =
  (id: string): Describe =>
  ({ seat, args: [which] }) =>
    option(phrase(`option.${id}`, { module: moduleName(which) }), [placeOf.module(seat, which)]);

/** Says so where storage and hand are not enough for a price: a moon goes that could have been placed. */
function withMoon(
  { state, seat }: Offered,
  price: Bag,
  terms: Terms,
  effect?: Phrase,
): Phrase | undefined {
  if (lack(state, seat, storage(state, seat), price, terms) === 0) return effect;
  const spent = phrase('note.moon-spent');
  return effect ? join('list.next', [effect, spent]) : spent;
}

/** What a module does, for somebody who thinks of gaining it. */
function moduleText(which: number): Phrase {
  const { effects, endGame } = MODULES[which];
  if (endGame) return phrase('note.end-game', { base: pointsText(endGame.base) });
  return effects.length > 0
    ? phrase('note.module', { effects: effectsText(effects) })
    : phrase('note.moon-slot');
}

/** A module of the market, with its price unless it is free. */
function offer(id: string, offered: Offered, free: boolean, discount = 0) {
  const { state, seat, args } = offered;
  const [which] = args;
  const price = priceAt(marketPlace(state, which));
  const left = reduced(price, discount);
  const words =
    free || unitsIn(left) === 0
      ? phrase(`option.${id}.free`, { module: moduleName(which) })
      : phrase(`option.${id}`, {
          module: moduleName(which),
          price: bagText(left),
        });
  const effect = moduleText(which);
  return option(words, [placeOf.module(seat, which)], {
    group: trackName(MODULES[which].type),
    effect: free ? effect : withMoon(offered, price, { off: discount, outpost: false }, effect),
  });
}

/** What the next steps on a track bring: VP, and what lies on the spaces on the way. */
function trackNote({ state, seat, frame }: Offered, track: number): Phrase | undefined {
  if (frame.step !== 'choose-track') return undefined;
  const spaces = TRACK_SPACES[track];
  const at = state.players[seat].tracks[track];
  const last = Math.min(at + frame.n, spaces.length - 1);
  return join('list.next', [
    phrase('note.track', { vp: spaces[last].vp - spaces[at].vp }),
    ...spaces.slice(at + 1, last + 1).flatMap(featuresText),
  ]);
}

export const choices: Readonly<Record<string, Describers>> = {
  consent: { accept: plain('accept'), refuse: plain('refuse') },
  give: {
    token: ({ seat, frame }) =>
      option(phrase('option.give', { what: giftText(frame.step === 'give' ? frame.gift : 0) }), [
        placeOf.station(seat ^ 1),
      ]),
    card: card('give-card'),
    moon: ({ args: [moon] }) =>
      option(phrase('option.give', { what: moonName(moon) }), [placeOf.moon(moon)]),
    discovery: ({ args: [token] }) =>
      option(phrase('option.give', { what: name(DISCOVERIES[token].key) }), [
        placeOf.discovery(token),
      ]),
    supremacy: ({ args: [token] }) =>
      option(phrase('option.give', { what: name(SUPREMACY_TOKENS[token].key) }), [
        placeOf.supremacy(token),
      ]),
  },
  react: { pass: finish('pass'), place: placeMoon },
  may: yesOrNo,
  repeat: yesOrNo,
  choose: {
    option({ state, seat, frame, args: [at] }) {
      const list = frame.step === 'choose' ? EFFECT_LISTS[frame.list].inner[frame.at][at] : '';
      const { effects } = EFFECT_LISTS[list];
      const repair = effects.find(({ op }) => op === 'repair');
      return option(
        phrase('option.option', { letter: letterOf(at), effects: effectsText(effects) }),
        [],
        repair?.op === 'repair' && isWhole(state.players[seat])
          ? { effect: phrase('note.nothing-damaged', { n: repair.n }) }
          : {},
      );
    },
  },
  pick: {
    pick: ({ args: [seat] }) =>
      option(phrase('option.pick', { who: playerName(seat) }), [placeOf.station(seat)]),
  },
  order: {
    first({ frame, args: [at] }) {
      const list = frame.step === 'order' ? frame.lists[at] : '';
      return option(
        phrase('option.first', { effects: effectsText(EFFECT_LISTS[list].effects) }),
        [],
      );
    },
  },
  pay: {
    waive: resource('waive'),
    moon: ({ state, seat, args: [moon] }) =>
      option(
        phrase('option.pay-moon', { what: heldMoon(state, seat, moon) }),
        [placeOf.moon(moon)],
        {
          rule: 'AE-4.1.7',
        },
      ),
    with: resource('pay'),
    card: card('pay-card'),
  },
  gain: { gain: resource('gain') },
  steal: {
    gain: ({ frame, args: [kind] }) =>
      option(phrase('option.steal', { what: resourceText(kind, 1) }), [
        placeOf.resource(frame.step === 'steal' ? frame.from : 0, kind),
      ]),
  },
  'lose-unit': { lose: resource('lose'), card: card('lose-card') },
  'make-room': {
    place: placeMoon,
    discard: ({ state, seat, args: [moon] }) =>
      option(
        isActive(state, seat)
          ? phrase('option.discard-moon', { what: heldMoon(state, seat, moon) })
          : phrase('option.discard-moon.lost', { what: heldMoon(state, seat, moon) }),
        [placeOf.moon(moon)],
      ),
    refuse: finish('refuse-moon'),
  },
  'claim-from': {
    claim: ({ state, args: [place] }) =>
      option(
        phrase('option.claim', { region: regionName(state, place) }),
        [placeOf.region(place), placeOf.moon(state.topMoons[place])],
        { effect: phrase('note.moon', { what: moonContents(state.topMoons[place]) }) },
      ),
  },
  'take-module': {
    take(offered) {
      const { frame } = offered;
      return frame.step === 'take-module'
        ? offer('take', offered, frame.free, frame.discount)
        : offer('take', offered, false);
    },
  },
  'field-purchase': {
    buy: (offered) => offer('take', offered, false),
    discard: ({ seat, args: [which] }) =>
      option(
        phrase('option.discard-module', { module: moduleName(which) }),
        [placeOf.module(seat, which)],
        { group: 'discard', rule: 'AE-4.6.9' },
      ),
  },
  'gain-module': {
    keep: plain('keep-module'),
    give: ({ seat }) =>
      option(phrase('option.give-module', { who: playerName(seat ^ 1) }), [
        placeOf.station(seat ^ 1),
      ]),
  },
  'place-module': { after: module('after') },
  arrange: { take: module('next') },
  'build-ship': {
    build(offered) {
      const { state, seat, frame, args } = offered;
      const [type] = args;
      const discount = frame.step === 'build-ship' ? frame.discount : 0;
      const price = only(RESOURCE.titanium, shipPrice(state, seat, type, discount));
      return option(
        phrase('option.build', { ship: shipName(type), price: bagText(price) }),
        [placeOf.ship(seat, type)],
        { effect: withMoon(offered, price, PLAIN) },
      );
    },
  },
  berth: { bay: plain('to-bay'), barge: plain('to-barge') },
  upgrade: {
    upgrade({ seat, args: [tile] }) {
      const { key, ship: type, range, weapons, shields, targeting } = UPGRADES[tile];
      return option(
        phrase('option.upgrade', { upgrade: name(key), ship: shipName(type) }),
        [placeOf.upgrade(tile), placeOf.ship(seat, type)],
        { effect: phrase('card.stats', { range, weapons, shields, targeting }) },
      );
    },
  },
  deploy: { deploy: ship('deploy'), done: finish('done') },
  repair: {
    salvage: ship('salvage'),
    shield: ship('shield'),
    module: module('repair'),
  },
  'damage-module': { module: module('damage') },
  'damage-ship': {
    ship: ({ state, seat, args: [type, place] }) =>
      option(
        phrase('option.damage-ship', { ship: shipName(type), region: regionName(state, place) }),
        [placeOf.region(place), placeOf.ship(seat, type)],
      ),
  },
  settle: {
    settle(offered) {
      const { state, frame, args } = offered;
      const [place] = args;
      const { type, cost } = PLANETS[planetAt(state, place)];
      const off = frame.step === 'settle' ? frame.discount : 0;
      const { key, leaders } = OUTPOSTS[type];
      const vp = phrase('note.settle', { vp: neighbourhoodVp(state, place, leaders) });
      return option(
        phrase('option.settle', {
          outpost: name(key),
          region: regionName(state, place),
          price: bagText(cost),
        }),
        [placeOf.region(place)],
        { effect: withMoon(offered, cost, { off, outpost: true }, vp) },
      );
    },
  },
  refresh: {
    refresh: ({ seat, args: [type] }) =>
      option(phrase('option.refresh', { outpost: name(OUTPOSTS[type].key) }), [
        placeOf.outpost(seat, type),
      ]),
  },
  recruit: { recruit: region('recruit-one'), done: finish('no-more-leaders') },
  abduct: { abduct: region('abduct') },
  'choose-track': {
    track: (offered) => {
      const [track] = offered.args;
      return option(phrase('option.track', { track: trackName(track) }), [placeOf.track(track)], {
        effect: trackNote(offered, track),
      });
    },
  },
  'draw-to-limit': {
    draw: () => ({ words: phrase('option.draw'), touches: [], tone: 'agree' }),
    pass: finish('pass'),
  },
  'choose-stack': {
    stack: ({ args: [stack] }) =>
      option(phrase(`option.stack.${STACKS[stack]}`), [`stack ${STACKS[stack]}`]),
  },
  'take-discovery': {
    take: ({ args: [token] }) =>
      option(
        phrase('option.take-discovery', { token: name(DISCOVERIES[token].key) }),
        [placeOf.discovery(token)],
        { effect: effectsText(DISCOVERIES[token].effects) },
      ),
  },
  'sort-events': {
    top: ({ args: [event] }) => {
      const { key, scores, raiders, effects } = EVENTS[event];
      return option(phrase('option.top', { card: name(key) }), [], {
        effect: join('list.next', [
          phrase('note.event', { track: trackName(scores), class: RAIDER_CLASSES[raiders] }),
          effectsText(effects),
        ]),
      });
    },
  },
  'remove-swarm': { region: region('remove-swarm') },
};
