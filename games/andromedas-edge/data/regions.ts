import type { Bag, EffectList } from './effects.ts';
import type { Component } from './provenance.ts';
import { table } from './table.ts';
import { TRACK, type Track } from './terms.ts';
import { bag, buildShip, choose, fieldPurchase, gain, outpost, pay, repair } from './write.ts';

/** What each type of planet yields when its moons are gone, in the order of the tracks. */
const YIELDS: readonly Bag[] = [
  bag({ nanocarbon: 1 }),
  bag({ titanium: 1 }),
  bag({ credit: 1 }),
  bag({ ice: 1 }),
  bag({ energy: 1 }),
];

export interface Planet extends Component {
  /** Its track, and so the type of its outpost and the color of its moons. */
  readonly type: Track;
  readonly resource: Bag;
  /** Resources that an outpost costs here; the leaders depend on its type. */
  readonly cost: Bag;
}

interface PlanetDraft {
  readonly key: string;
  readonly type: Track;
  readonly cost: Bag;
}

const PLANET_DRAFTS: readonly PlanetDraft[] = [
  { key: 'lyceum', type: TRACK.science, cost: bag({ nanocarbon: 4, titanium: 2 }) },
  { key: 'prismara', type: TRACK.science, cost: bag({ nanocarbon: 4, titanium: 1, ice: 1 }) },
  { key: 'quillon', type: TRACK.science, cost: bag({ nanocarbon: 4, ice: 2 }) },
  { key: 'forgeheart', type: TRACK.industry, cost: bag({ titanium: 4, nanocarbon: 2 }) },
  { key: 'cindral', type: TRACK.industry, cost: bag({ titanium: 4, nanocarbon: 1, ice: 1 }) },
  { key: 'basaltine', type: TRACK.industry, cost: bag({ titanium: 4, ice: 2 }) },
  { key: 'aurum-reach', type: TRACK.commerce, cost: bag({ titanium: 3, nanocarbon: 2, ice: 1 }) },
  { key: 'saffron', type: TRACK.commerce, cost: bag({ titanium: 1, nanocarbon: 3, ice: 2 }) },
  { key: 'tollgate', type: TRACK.commerce, cost: bag({ titanium: 2, nanocarbon: 1, ice: 3 }) },
  { key: 'glacien', type: TRACK.civilization, cost: bag({ ice: 5 }) },
  { key: 'hoarfrost', type: TRACK.civilization, cost: bag({ ice: 4, titanium: 1 }) },
  { key: 'borealis', type: TRACK.civilization, cost: bag({ ice: 4, nanocarbon: 1 }) },
  { key: 'nyxholm', type: TRACK.supremacy, cost: bag({ titanium: 3, nanocarbon: 2, ice: 2 }) },
  { key: 'obsidia', type: TRACK.supremacy, cost: bag({ titanium: 2, nanocarbon: 3, ice: 2 }) },
  { key: 'wardens-rest', type: TRACK.supremacy, cost: bag({ titanium: 2, nanocarbon: 2, ice: 3 }) },
];

/** Three of each type. */
export const PLANETS = table<Planet>(
  PLANET_DRAFTS.map((draft) => ({
    ...draft,
    resource: YIELDS[draft.type],
    provenance: 'book',
    designed: ['name', 'cost', 'resource'],
  })),
);

export interface Base extends Component {
  readonly effects: EffectList;
}

export const BASES = table<Base>([
  { key: 'ancient-monolith', effects: [pay({ any: 2 }), gain({ tactics: 3 })], provenance: 'book' },
  { key: 'trade-hub', effects: [pay({ any: 2 }), gain({ credit: 2 })], provenance: 'book' },
  {
    key: 'maximus-field',
    effects: [{ op: 'event', n: 1 }, fieldPurchase(TRACK.science, TRACK.industry)],
    provenance: 'book',
  },
  {
    key: 'odessa-field',
    effects: [{ op: 'event', n: 1 }, fieldPurchase(TRACK.commerce, TRACK.civilization)],
    provenance: 'book',
  },
  { key: 'spaceyard', effects: [choose([buildShip()], [repair(1)])], provenance: 'book' },
  { key: 'development-office', effects: [outpost()], provenance: 'book' },
]);

export interface SpecialRegion extends Component {
  readonly kind: 'quasar' | 'vortex';
  /** Rolls that make a raider start here (AE-4.15.3). */
  readonly dice: readonly number[];
  /** At the end, for each own outpost beside it. */
  readonly outpostVp: number;
  /** The benefit of a vortex (AE-4.15.5). */
  readonly effects: EffectList;
}

export const SPECIAL_REGIONS = table<SpecialRegion>([
  {
    key: 'quasar-1',
    kind: 'quasar',
    dice: [1, 2, 3],
    outpostVp: 2,
    effects: [],
    provenance: 'book',
    designed: ['dice', 'outpostVp', 'effects'],
  },
  {
    key: 'quasar-2',
    kind: 'quasar',
    dice: [4, 5, 6],
    outpostVp: 2,
    effects: [],
    provenance: 'book',
    designed: ['dice', 'outpostVp', 'effects'],
  },
  {
    key: 'vortex-1',
    kind: 'vortex',
    dice: [1, 2, 3],
    outpostVp: 1,
    effects: [gain({ energy: 2 })],
    provenance: 'book',
    designed: ['dice', 'outpostVp', 'effects'],
  },
  {
    key: 'vortex-2',
    kind: 'vortex',
    dice: [4, 5, 6],
    outpostVp: 1,
    effects: [gain({ basic: 1 })],
    provenance: 'book',
    designed: ['dice', 'outpostVp', 'effects'],
  },
]);
