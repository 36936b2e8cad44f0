import {
  action,
  automate,
  build,
  colonize,
  cost,
  gainOre,
  jump,
  supplyToPopulation,
} from '../effect-builders.ts';
import { ofLevel } from './technology.ts';

/** One of each type; all four lie open from the start. */
export const LEVEL_1 = ofLevel(1, [
  {
    key: 'narrow-beam-lasers',
    types: ['military'],
    immediate: [build(1, 'supply')],
    actions: [action(cost(1), [build(2, 'population'), jump(2)])],
    provenance: 'designed',
    fixed: ['name', 'level', 'types', 'has an action space'],
    source: 'level-1',
  },
  {
    key: 'terraforming',
    types: ['commercial'],
    immediate: [jump(2)],
    actions: [action(cost(5), [colonize], 2)],
    provenance: 'designed',
    fixed: ['name', 'level', 'types', 'has an action'],
    source: 'level-1',
  },
  {
    key: 'advanced-genetics',
    types: ['economic'],
    immediate: [automate('food'), supplyToPopulation(1)],
    provenance: 'designed',
    fixed: ['name', 'level', 'types', 'immediate bonus only'],
    source: 'level-1',
  },
  {
    key: 'advanced-robotics',
    types: ['scientific'],
    immediate: [automate('ore'), gainOre(2)],
    provenance: 'designed',
    fixed: ['name', 'level', 'types'],
    source: 'level-1',
  },
]);
