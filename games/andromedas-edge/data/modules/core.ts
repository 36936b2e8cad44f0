import type { Row } from '../table.ts';
import { TRACK } from '../terms.ts';
import { buildShip, choose, gain, outpost, repair } from '../write.ts';
import { type Module, modulesOf } from './module.ts';

/** What every station starts with, one per row, in the order of the tracks. */
export const CORE: readonly Row<Module>[] = [
  ...modulesOf(TRACK.science, 0, [
    {
      key: 'main-reactor',
      activation: 'ship',
      effects: [gain({ energy: 2 }), { op: 'activateScience' }],
      provenance: 'book',
    },
  ]),
  ...modulesOf(TRACK.industry, 0, [
    {
      key: 'shipwright',
      effects: [choose([buildShip()], [repair(1)])],
      provenance: 'book',
      designed: ['half slot'],
    },
  ]),
  ...modulesOf(TRACK.commerce, 0, [
    { key: 'treasury', effects: [gain({ credit: 1 })], provenance: 'book' },
  ]),
  ...modulesOf(TRACK.civilization, 0, [
    {
      key: 'architect',
      effects: [choose([gain({ tactics: 1 })], [outpost()])],
      provenance: 'book',
    },
  ]),
];
