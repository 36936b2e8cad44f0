import type { EffectList, NamedAbility } from './effects.ts';
import type { Component, SourceNote } from './provenance.ts';
import { table } from './table.ts';
import { RAIDER_CLASS, type RaiderClass } from './terms.ts';
import {
  always,
  choose,
  damageModule,
  forEach,
  freeModule,
  gain,
  grant,
  lose,
  on,
  pay,
  progress,
  recruit,
  returnLeader,
  targeting,
  upgrade,
  vp,
} from './write.ts';

/** Where a figure enters; a base by its key. */
export type RaiderStart =
  | { readonly at: 'nebula' }
  | { readonly at: 'newest-planet' }
  | { readonly at: 'base'; readonly base: string };

export interface Raider extends Component {
  readonly class: RaiderClass;
  /** One of the five cards beyond the rulebook's box. */
  readonly extra: boolean;
  readonly range: number;
  readonly weapons: number;
  /** On top of 1, or of the number of figures for class S. */
  readonly targeting: number;
  readonly shields: number;
  readonly figures: number;
  readonly start: RaiderStart;
  readonly abilities: readonly NamedAbility[];
  readonly reward: EffectList;
}

interface Draft extends SourceNote {
  readonly key: string;
  readonly class: RaiderClass;
  readonly extra?: boolean;
  /** Range, weapons, targeting, shields. */
  readonly stats: readonly [number, number, number, number];
  readonly start: RaiderStart;
  readonly abilities: readonly NamedAbility[];
  readonly reward: EffectList;
}

const SWARM_FIGURES = 4;

const DRAFTS: readonly Draft[] = [
  {
    key: 'chitin-locusts',
    class: RAIDER_CLASS.S,
    stats: [2, 1, 0, 0],
    start: { at: 'nebula' },
    abilities: [
      { key: 'swarm', ability: always('swarm') },
      { key: 'devour', ability: on('raider-won', forEach('each-defeated', lose({ any: 1 }))) },
    ],
    reward: [gain({ any: 1 }), vp(1)],
  },
  {
    key: 'vorticon-attackers',
    class: RAIDER_CLASS.S,
    stats: [1, 2, 0, 0],
    start: { at: 'nebula' },
    abilities: [{ key: 'swarm', ability: always('swarm') }],
    reward: [gain({ basic: 2 })],
    provenance: 'book',
    designed: ['figures', 'reward', 'which of range and weapons is 1'],
  },
  {
    key: 'rust-gnats',
    class: RAIDER_CLASS.S,
    extra: true,
    stats: [1, 1, 0, 0],
    start: { at: 'nebula' },
    abilities: [
      { key: 'swarm', ability: always('swarm') },
      { key: 'corrode', ability: on('raider-won', grant('battle', 'ignore-shields')) },
    ],
    reward: [gain({ titanium: 1 }), vp(1)],
  },
  {
    key: 'saucer-abductor',
    class: RAIDER_CLASS.A,
    stats: [2, 4, 0, 0],
    start: { at: 'nebula' },
    abilities: [
      { key: 'abduction', ability: on('entered', { op: 'abduct', n: 2 }) },
      { key: 'rescue', ability: on('raider-defeated', { op: 'rescue' }) },
    ],
    reward: [vp(2)],
    provenance: 'book',
    designed: ['class', 'VP of the reward'],
  },
  {
    key: 'ice-pirates',
    class: RAIDER_CLASS.A,
    stats: [1, 4, 0, 0],
    start: { at: 'newest-planet' },
    abilities: [{ key: 'freeze', ability: always('no-escalation') }],
    reward: [gain({ ice: 2 }), vp(1)],
    provenance: 'book',
    designed: ['class', 'reward'],
  },
  {
    key: 'toll-keepers',
    class: RAIDER_CLASS.A,
    extra: true,
    stats: [1, 3, 1, 0],
    start: { at: 'base', base: 'trade-hub' },
    abilities: [
      {
        key: 'extortion',
        ability: on('entered', forEach('each-player', choose([pay({ credit: 1 })], [vp(-2)]))),
      },
    ],
    reward: [gain({ credit: 2 }), vp(1)],
  },
  {
    key: 'ember-wyrm',
    class: RAIDER_CLASS.B,
    stats: [2, 5, 0, 0],
    start: { at: 'nebula' },
    abilities: [{ key: 'ravenous', ability: on('attacked', { op: 'discardMoon' }) }],
    reward: [gain({ tactics: 2 }), vp(2)],
  },
  {
    key: 'hollow-fleet',
    class: RAIDER_CLASS.B,
    extra: true,
    stats: [1, 4, 0, 2],
    start: { at: 'base', base: 'ancient-monolith' },
    abilities: [
      { key: 'dread', ability: on('raider-won', forEach('each-defeated', lose({ tactics: 1 }))) },
    ],
    reward: [gain({ tactics: 1, credit: 1 }), vp(2)],
  },
  {
    key: 'perilon-rifleman', // AE-4.21.3
    class: RAIDER_CLASS.B,
    stats: [2, 4, 0, 1],
    start: { at: 'base', base: 'spaceyard' },
    abilities: [{ key: 'striking-blow', ability: on('attacked', targeting(2)) }],
    reward: [gain({ credit: 2 }), vp(2)],
    provenance: 'book',
    designed: ['class', 'reward', 'shields'],
  },
  {
    key: 'mechaphage',
    class: RAIDER_CLASS.C,
    stats: [1, 5, 0, 1],
    start: { at: 'base', base: 'maximus-field' },
    abilities: [
      { key: 'infest', ability: on('raider-won', forEach('each-defeated', { op: 'infest' })) },
    ],
    reward: [progress(null), gain({ energy: 2 })],
  },
  {
    key: 'death-sphere', // AE-4.21.4
    class: RAIDER_CLASS.C,
    stats: [1, 5, 2, 1],
    start: { at: 'base', base: 'development-office' },
    abilities: [
      { key: 'barrage', ability: on('raider-won', forEach('each-defeated', damageModule)) },
    ],
    reward: [progress(null), vp(2)],
    provenance: 'book',
    designed: ['class', 'reward', 'shields'],
  },
  {
    key: 'gravemind-ark',
    class: RAIDER_CLASS.C,
    extra: true,
    stats: [2, 5, 0, 1],
    start: { at: 'nebula' },
    abilities: [
      { key: 'subsume', ability: on('raider-won', forEach('each-defeated', returnLeader)) },
    ],
    reward: [recruit(2), progress(null)],
  },
  {
    key: 'star-leviathan',
    class: RAIDER_CLASS.D,
    stats: [2, 6, 1, 2],
    start: { at: 'nebula' },
    abilities: [
      { key: 'drain', ability: on('raider-won', forEach('each-defeated', lose({ energy: 2 }))) },
    ],
    reward: [progress(null), vp(3)],
  },
  {
    key: 'null-titan',
    class: RAIDER_CLASS.D,
    stats: [1, 6, 2, 1],
    start: { at: 'base', base: 'odessa-field' },
    abilities: [{ key: 'silence', ability: always('no-diplomacy') }],
    reward: [freeModule(), vp(2)],
  },
  {
    key: 'singularity-maw',
    class: RAIDER_CLASS.D,
    extra: true,
    stats: [1, 6, 0, 3],
    start: { at: 'nebula' },
    abilities: [
      {
        key: 'tidal-pull',
        ability: on('attacked', forEach('each-participant', lose({ energy: 1 }))),
      },
    ],
    reward: [upgrade, vp(2)],
  },
];

/** Three of each class, in the order of their card numbers. */
export const RAIDERS = table<Raider>(
  DRAFTS.map(({ stats: [range, weapons, targeting, shields], ...draft }) => ({
    extra: false,
    figures: draft.class === RAIDER_CLASS.S ? SWARM_FIGURES : 1,
    ...draft,
    range,
    weapons,
    targeting,
    shields,
  })),
);
