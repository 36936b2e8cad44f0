import {
  build,
  cost,
  gainOre,
  jump,
  may,
  research,
  supplyToPopulation,
} from './effect-builders.ts';
import type { Cost, Effect } from './effects.ts';
import type { Component } from './provenance.ts';
import { table } from './table.ts';
import type { SeatCount } from './terms.ts';

export interface BasicAction extends Component {
  /** Spaces at a table of that size; `null` for any number (BTS-4.18). */
  readonly spaces: Readonly<Record<SeatCount, number | null>>;
  /** Whether the row's last space costs 1 ore more (BTS-4.22). */
  readonly surcharge: Readonly<Record<SeatCount, boolean>>;
  readonly cost: Cost;
  readonly effects: readonly Effect[];
}

export const SURCHARGE_ORE = 1;

const NO_SURCHARGE = { 2: false, 3: false, 4: false } as const;

/** The rows of Basic Spacefaring, open to everyone without research. */
export const BASIC_ACTIONS = table<BasicAction>([
  {
    key: 'basic-research-1', // BTS-4.29
    spaces: { 2: 2, 3: 3, 4: 4 },
    surcharge: { 2: false, 3: true, 4: true },
    cost: cost(0),
    effects: [research([1])],
    provenance: 'book',
    designed: ['which space has the surcharge'],
  },
  {
    key: 'basic-research-2', // BTS-4.30
    spaces: { 2: 2, 3: 3, 4: 4 },
    surcharge: { 2: true, 3: true, 4: true },
    cost: cost(2),
    effects: [research([2])],
    provenance: 'book',
    designed: ['which space has the surcharge'],
  },
  {
    key: 'basic-build-jump', // BTS-4.31
    spaces: { 2: 2, 3: 2, 4: 2 },
    surcharge: NO_SURCHARGE,
    cost: cost(0),
    effects: [may([build(1, 'population')]), jump(2)],
    provenance: 'book',
  },
  {
    key: 'basic-gather', // BTS-4.32
    spaces: { 2: null, 3: null, 4: null },
    surcharge: NO_SURCHARGE,
    cost: cost(0),
    effects: [supplyToPopulation(1), gainOre(1)],
    provenance: 'book',
  },
]);
