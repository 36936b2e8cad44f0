import type { Bag, NamedAbility } from './effects.ts';
import type { Component, SourceNote } from './provenance.ts';
import { table } from './table.ts';
import { TRACK, type Track } from './terms.ts';
import { UPGRADES } from './upgrades.ts';
import {
  always,
  bag,
  clock,
  damageModule,
  forEach,
  freeModule,
  gain,
  lose,
  may,
  on,
  oncePerReturn,
  oncePerTurn,
  onIf,
  pay,
  payCard,
  pick,
  progress,
  repair,
  vp,
} from './write.ts';

export interface Faction extends Component {
  /** Resources at the start. */
  readonly start: Bag;
  /** Advanced by 1 at the start. */
  readonly tracks: readonly [Track, Track];
  /** Its own ship upgrade. */
  readonly upgrade: number;
  /** Whether it has a doomsday clock. */
  readonly clock: boolean;
  readonly abilities: readonly NamedAbility[];
}

interface Draft extends SourceNote {
  readonly key: string;
  readonly start: Bag;
  readonly tracks: readonly [Track, Track];
  readonly clock?: boolean;
  readonly abilities: readonly NamedAbility[];
}

const DRAFTS: readonly Draft[] = [
  {
    key: 'sporegoths',
    start: bag({ energy: 1, ice: 1, titanium: 1, nanocarbon: 1 }),
    tracks: [TRACK.civilization, TRACK.industry],
    abilities: [
      {
        key: 'decomposition',
        ability: onIf('turn-start', 'ships-in-scrapyard', gain({ energy: 1 })),
      },
      { key: 'fungal-growth', ability: always('energy-for-outposts') },
    ],
    provenance: 'book',
    designed: ['start', 'tracks', 'energy in both abilities'],
  },
  {
    key: 'zodian-militants', // AE-4.20.2
    start: bag({ energy: 2, tactics: 1 }),
    tracks: [TRACK.supremacy, TRACK.industry],
    abilities: [
      { key: 'no-mercy', ability: oncePerTurn(payCard('diplomacy'), gain({ tactics: 2 })) },
      {
        key: 'battle-fury',
        ability: onIf('battle-prepared', 'ship-in-active-region', gain({ energy: 2 }), {
          op: 'afterBattle',
          do: [lose({ energy: 1 })],
        }),
      },
    ],
    provenance: 'book',
    designed: ['start', 'tracks', 'resources of both abilities'],
  },
  {
    key: 'synthborn-mecharons',
    start: bag({ energy: 2, nanocarbon: 2, titanium: 1, tactics: 1 }),
    tracks: [TRACK.science, TRACK.industry],
    abilities: [
      { key: 'self-repair-protocol', ability: oncePerTurn(pay({ energy: 1 }), repair(1)) },
      { key: 'distributed-mind', ability: on('reactor-activated', gain({ energy: 1 })) },
    ],
    provenance: 'book',
    designed: ['everything but the name'],
  },
  {
    key: 'weldborn-smiths',
    start: bag({ titanium: 3, energy: 2, credit: 1 }),
    tracks: [TRACK.industry, TRACK.commerce],
    abilities: [
      { key: 'cold-forge', ability: always('ship-discount', 1) },
      { key: 'weld-and-polish', ability: on('module-repaired', vp(1)) },
    ],
    provenance: 'book',
    designed: ['everything but the name'],
  },
  {
    key: 'arcanoan-shipwrights',
    start: bag({ titanium: 2, ice: 1, energy: 2, tactics: 1 }),
    tracks: [TRACK.industry, TRACK.civilization],
    abilities: [
      { key: 'on-board', ability: always('new-ship-to-barge') },
      {
        key: 'space-culture',
        ability: on('upgrade-gained', may(freeModule([TRACK.civilization]))),
      },
    ],
    provenance: 'book',
    designed: ['start', 'tracks'],
  },
  {
    key: 'tolzian-freighters',
    start: bag({ credit: 2, energy: 2, titanium: 1, nanocarbon: 1, ice: 1, tactics: 1 }),
    tracks: [TRACK.commerce, TRACK.civilization],
    abilities: [
      { key: 'deep-holds', ability: always('moon-limit', 6) },
      { key: 'barter', ability: oncePerTurn(pay({ any: 1 }), gain({ credit: 1 })) },
    ],
    provenance: 'book',
    designed: ['everything but the name'],
  },
  {
    key: 'plutonian-empire',
    start: bag({ energy: 3, nanocarbon: 1, titanium: 1, tactics: 1 }),
    tracks: [TRACK.supremacy, TRACK.science],
    clock: true,
    abilities: [
      {
        key: 'doomsday-clock',
        ability: on('turn-start', clock(1), may(pay({ any: 1 }), clock(1))),
      },
      { key: 'midnight', ability: on('clock-midnight', progress(null, 3)) },
      {
        key: 'sabotage',
        ability: oncePerReturn(pay({ tactics: 1 }), forEach('each-opponent', damageModule)),
      },
    ],
    provenance: 'book',
    designed: ['start', 'tracks', 'cost of Sabotage'],
  },
  {
    key: 'cinder-oracles',
    start: bag({ energy: 2, titanium: 1, nanocarbon: 2, ice: 1, credit: 1, tactics: 2 }),
    tracks: [TRACK.science, TRACK.civilization],
    abilities: [
      { key: 'foresight', ability: on('turn-start', { op: 'lookEvent' }) },
      { key: 'prophecy', ability: on('event-resolved', gain({ tactics: 1 }), vp(3)) },
    ],
  },
  {
    key: 'veyran-nomads',
    start: bag({ energy: 3, ice: 1, titanium: 1, nanocarbon: 1, credit: 1, tactics: 1 }),
    tracks: [TRACK.commerce, TRACK.science],
    abilities: [
      { key: 'drifters', ability: always('hyperdrive') },
      { key: 'nebula-kin', ability: on('nebula-activated', gain({ energy: 1, tactics: 1 })) },
    ],
  },
  {
    key: 'halcyon-archivists',
    start: bag({ tactics: 3, nanocarbon: 1, credit: 1, energy: 2 }),
    tracks: [TRACK.science, TRACK.commerce],
    abilities: [
      { key: 'great-index', ability: always('hand-limit', 2) },
      { key: 'study', ability: oncePerTurn(pay({ tactics: 1 }), gain({ energy: 1, basic: 1 })) },
    ],
  },
  {
    key: 'umbral-corsairs',
    start: bag({ energy: 3, titanium: 1, nanocarbon: 1, ice: 1, credit: 1, tactics: 2 }),
    tracks: [TRACK.supremacy, TRACK.commerce],
    abilities: [
      {
        key: 'plunder',
        ability: on('battle-won-against-player', pick('defeated'), {
          op: 'steal',
          n: 1,
          what: 'any',
        }),
      },
      { key: 'shadow-lanes', ability: always('escalation-range', 1) },
    ],
  },
  {
    key: 'lumen-concord',
    start: bag({ ice: 2, titanium: 1, nanocarbon: 1, credit: 1, energy: 2, tactics: 1 }),
    tracks: [TRACK.civilization, TRACK.supremacy],
    abilities: [
      { key: 'envoys', ability: always('leader-discount', 1) },
      { key: 'beacon', ability: on('outpost-built', gain({ tactics: 1 })) },
    ],
  },
];

export const FACTIONS = table<Faction>(
  DRAFTS.map((draft) => ({
    clock: false,
    ...draft,
    upgrade: UPGRADES.findIndex(({ faction }) => faction === draft.key),
  })),
);

/** The doomsday clock begins at 1; the hour after midnight is 1 again (AE-4.20.4). */
export const CLOCK = { first: 1, midnight: 12 } as const;
