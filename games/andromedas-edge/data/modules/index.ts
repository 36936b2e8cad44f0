import { table } from '../table.ts';
import { CIVILIZATION } from './civilization.ts';
import { COMMERCE } from './commerce.ts';
import { CORE } from './core.ts';
import { INDUSTRY } from './industry.ts';
import type { Module } from './module.ts';
import { SCIENCE } from './science.ts';

export type { Module } from './module.ts';

/** All modules in the order of their card numbers, then the four core modules. */
export const MODULES = table<Module>([
  ...INDUSTRY,
  ...SCIENCE,
  ...COMMERCE,
  ...CIVILIZATION,
  ...CORE,
]);

/** How many can be gained; from here on come the core modules, in the order of the tracks. */
export const GAINABLE = MODULES.length - CORE.length;
