import type { EffectList } from './effects.ts';
import type { Component } from './provenance.ts';
import { table } from './table.ts';
import { RAIDER_CLASS, type RaiderClass, TRACK, type Track } from './terms.ts';
import {
  addBonus,
  choose,
  damageModule,
  each,
  forEach,
  gain,
  lose,
  may,
  pay,
  recruit,
  repair,
  returnLeader,
  vp,
} from './write.ts';

export const EVENT_DECKS = ['galactic-dawn', 'cosmic-twilight'] as const;
export type EventDeck = (typeof EVENT_DECKS)[number];

export interface EventCard extends Component {
  readonly deck: EventDeck;
  /** The track that every player scores first. */
  readonly scores: Track;
  /** The class that enters next. */
  readonly raiders: RaiderClass;
  readonly effects: EffectList;
}

export const EVENTS = table<EventCard>([
  {
    key: 'call-of-the-obelisk',
    deck: 'galactic-dawn',
    scores: TRACK.supremacy,
    raiders: RAIDER_CLASS.B,
    effects: [forEach('each-player', gain({ tactics: 1 }), recruit(1))],
    provenance: 'book',
  },
  {
    key: 'trade-winds',
    deck: 'galactic-dawn',
    scores: TRACK.commerce,
    raiders: RAIDER_CLASS.A,
    effects: [forEach('each-player', gain({ credit: 1 }))],
  },
  {
    key: 'open-archives',
    deck: 'galactic-dawn',
    scores: TRACK.science,
    raiders: RAIDER_CLASS.A,
    effects: [forEach('each-player', may(pay({ any: 1 }), gain({ tactics: 2 })))],
  },
  {
    key: 'shipyard-bonanza',
    deck: 'galactic-dawn',
    scores: TRACK.industry,
    raiders: RAIDER_CLASS.C,
    effects: [forEach('each-player', gain({ titanium: 1 }), repair(1))],
  },
  {
    key: 'meteor-shower',
    deck: 'galactic-dawn',
    scores: TRACK.industry,
    raiders: RAIDER_CLASS.A,
    effects: [
      addBonus({ titanium: 1 }, TRACK.industry),
      addBonus({ nanocarbon: 1 }, TRACK.science),
      addBonus({ ice: 1 }, TRACK.civilization),
    ],
  },
  {
    key: 'comet-trails',
    deck: 'galactic-dawn',
    scores: TRACK.science,
    raiders: RAIDER_CLASS.B,
    effects: [addBonus({ energy: 2 }, null)],
  },
  {
    key: 'frontier-festival',
    deck: 'galactic-dawn',
    scores: TRACK.civilization,
    raiders: RAIDER_CLASS.C,
    effects: [forEach('each-player', vp(1, each('leaders', 3)), gain({ ice: 1 }))],
  },
  {
    key: 'cradle-worlds',
    deck: 'galactic-dawn',
    scores: TRACK.civilization,
    raiders: RAIDER_CLASS.B,
    effects: [forEach('each-player', recruit(2))],
  },
  {
    key: 'alliance-stipend',
    deck: 'galactic-dawn',
    scores: TRACK.commerce,
    raiders: RAIDER_CLASS.D,
    effects: [forEach('each-player', gain({ basic: 1 }), vp(1, each('ships-at-bases', 3)))],
  },
  {
    key: 'truce-of-the-edge',
    deck: 'galactic-dawn',
    scores: TRACK.supremacy,
    raiders: RAIDER_CLASS.D,
    effects: [{ op: 'removeSwarm' }, forEach('each-player', gain({ energy: 1 }))],
  },
  {
    key: 'solar-storm',
    deck: 'cosmic-twilight',
    scores: TRACK.science,
    raiders: RAIDER_CLASS.A,
    effects: [forEach('each-player', choose([pay({ energy: 2 })], [damageModule]))],
  },
  {
    key: 'piracy-surge',
    deck: 'cosmic-twilight',
    scores: TRACK.commerce,
    raiders: RAIDER_CLASS.B,
    effects: [{ op: 'placeSwarm', n: 2 }, forEach('each-player', lose({ credit: 1 }))],
  },
  {
    key: 'hull-blight',
    deck: 'cosmic-twilight',
    scores: TRACK.industry,
    raiders: RAIDER_CLASS.C,
    effects: [forEach('each-player', choose([pay({ titanium: 1 })], [{ op: 'damageShip', n: 1 }]))],
  },
  {
    key: 'exodus',
    deck: 'cosmic-twilight',
    scores: TRACK.civilization,
    raiders: RAIDER_CLASS.A,
    effects: [forEach('each-player', choose([returnLeader], [vp(-2)]))],
  },
  {
    key: 'deep-freeze',
    deck: 'cosmic-twilight',
    scores: TRACK.civilization,
    raiders: RAIDER_CLASS.B,
    effects: [forEach('each-player', choose([pay({ ice: 1 })], [vp(-3)]))],
  },
  {
    key: 'data-rot',
    deck: 'cosmic-twilight',
    scores: TRACK.science,
    raiders: RAIDER_CLASS.C,
    effects: [forEach('each-player', choose([pay({ tactics: 2 })], [damageModule]))],
  },
  {
    key: 'embargo',
    deck: 'cosmic-twilight',
    scores: TRACK.commerce,
    raiders: RAIDER_CLASS.D,
    effects: [
      { op: 'discardModules' },
      forEach('each-player', choose([pay({ any: 1 })], [vp(-2)])),
    ],
  },
  {
    key: 'war-drums',
    deck: 'cosmic-twilight',
    scores: TRACK.supremacy,
    raiders: RAIDER_CLASS.B,
    effects: [{ op: 'forEach', who: 'lowest', on: TRACK.supremacy, do: [damageModule] }],
  },
  {
    key: 'reactor-leak',
    deck: 'cosmic-twilight',
    scores: TRACK.industry,
    raiders: RAIDER_CLASS.D,
    effects: [forEach('each-player', damageModule)],
  },
  {
    key: 'eclipse-of-the-edge',
    deck: 'cosmic-twilight',
    scores: TRACK.supremacy,
    raiders: RAIDER_CLASS.A,
    effects: [{ op: 'placeSwarm', n: 1 }, forEach('each-player', lose({ energy: 2 }))],
  },
]);
