import {
  action,
  alternative,
  automate,
  build,
  choose,
  colonize,
  cost,
  gainOre,
  jump,
  may,
  research,
  supplyToPopulation,
  tally,
  upgradeFleet,
} from '../effect-builders.ts';
import type { Effect } from '../effects.ts';
import { ofLevel, type TechnologyRow } from './technology.ts';

/** The action of Manufacturing Orbitals repeats its immediate bonus (BTS-4.140). */
const ORBITAL_WORKS: readonly Effect[] = [
  gainOre(tally('locations', { max: 3 })),
  supplyToPopulation(tally('colonies', { per: 2 })),
  may([build(2, 'population')]),
  jump(2),
];

const rows: readonly Omit<TechnologyRow, 'provenance' | 'source'>[] = [
  {
    key: 'transdimensional-ai',
    types: ['scientific'],
    immediate: [
      supplyToPopulation(1),
      may([research([1, 2], { discovered: true, prerequisites: false, immediate: false })]),
    ],
    abilities: [{ rule: 'lackOnePrerequisite' }],
  },
  {
    key: 'planetary-scale-research', // BTS-4.141
    types: ['scientific', 'military'],
    immediate: [build(2, 'supply'), jump(2)],
    actions: [action(cost(4), [research(tally('colonies', { plus: 1, max: 4 }))])],
  },
  {
    key: 'metahuman-chambers',
    types: ['scientific', 'economic'],
    immediate: [automate('food'), supplyToPopulation(1)],
    actions: [action(cost(4, 2), [research([4])], 2)],
  },
  {
    key: 'hivemind-computing',
    types: ['scientific', 'commercial'],
    immediate: [automate('ore'), jump(1)],
    actions: [action(cost(7), [research([4])], 2)],
  },
  {
    key: 'deep-space-megastructures',
    types: ['military', 'scientific'],
    immediate: [build(3, 'supply', { at: 'deep' }), jump(1)],
    actions: [action(cost(4), [build(2, 'supply', { at: 'deep' }), research([3])])],
  },
  {
    key: 'capital-ship',
    types: ['military'],
    immediate: [build(4, 'supply'), jump(1)],
    actions: [
      action(cost(3), [build(4, 'population'), may([build(2, 'population')], cost(2)), jump(3)]),
    ],
  },
  {
    key: 'android-armada',
    types: ['military', 'economic'],
    immediate: [
      choose(2, [alternative([build(2, 'supply')]), alternative([supplyToPopulation(1)])]),
    ],
    actions: [action(cost(4), [build(4, 'supply'), jump(3)])],
  },
  {
    key: 'mercenary-fleet',
    types: ['military', 'commercial'],
    actions: [action(cost(3), [colonize]), action(cost(1, 1), [build(4, 'population'), jump(2)])],
  },
  {
    key: 'cerebral-implants',
    types: ['economic', 'scientific'],
    actions: [
      action(cost(0), [
        supplyToPopulation(1),
        choose(1, [alternative([research([2])], cost(3)), alternative([research([3])], cost(5))]),
      ]),
    ],
  },
  {
    key: 'manufacturing-orbitals',
    types: ['economic', 'military'],
    immediate: ORBITAL_WORKS,
    actions: [action(cost(0), ORBITAL_WORKS)],
  },
  {
    key: 'android-rights-movement',
    types: ['economic'],
    immediate: [automate('food'), { op: 'moveSupply', n: 2, from: 'rightmost', to: 'any' }],
    abilities: [{ rule: 'oreForPopulation' }],
  },
  {
    key: 'subatomic-fabrication',
    types: ['economic', 'commercial'],
    immediate: [automate('either'), supplyToPopulation(1), gainOre(1), jump(1)],
    abilities: [{ rule: 'eitherTrack' }],
  },
  {
    key: 'quantum-data-exchange',
    types: ['commercial', 'scientific'],
    immediate: [automate('ore'), gainOre(2)],
    actions: [action(cost(0), [{ op: 'copyResearch' }])],
  },
  {
    key: 'hyperdrive-boosters',
    types: ['commercial', 'military'],
    immediate: [upgradeFleet(3)],
    actions: [action(cost(0), [{ op: 'upgrade', levels: 2, on: 'different' }, jump(4)])],
  },
  {
    key: 'wormhole-technology', // BTS-4.136
    types: ['commercial', 'economic'],
    immediate: [build(2, 'supply'), gainOre(1), { op: 'warp', ships: 2 }],
    abilities: [{ rule: 'wormholes' }],
  },
  {
    key: 'stealth-terraformers',
    types: ['commercial'],
    actions: [action(cost(5, 1), [jump(2), { op: 'colonize', target: 'unclaimed' }])],
  },
];

/** Four pure technologies and a hybrid for every ordered pair of types; all of it is public. */
export const LEVEL_3 = ofLevel(
  3,
  rows.map((row) => ({ ...row, provenance: 'public', source: 'name-list' })),
);
