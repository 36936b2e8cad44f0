import { frozen } from '@orrery/kernel';
import { PART, type PartId } from './parts.ts';
import type { Sourced } from './provenance.ts';

/** No part printed in this slot. */
export const EMPTY_SLOT = -1;

/** The printed plan of one ship type. */
export interface Blueprint extends Sourced {
  readonly initiative: number;
  /** Printed beside the grid: always counts, can't be covered. */
  readonly energy: number;
  readonly computer: number;
  /** Printed part of each slot (index into PARTS), or EMPTY_SLOT. */
  readonly slots: readonly number[];
}

export type BlueprintSetId = 'standard' | 'eridani' | 'orion' | 'planta';

const SHORT: Readonly<Record<string, PartId>> = {
  ion: 'ion-cannon',
  hull: 'hull',
  source: 'nuclear-source',
  drive: 'nuclear-drive',
  computer: 'electron-computer',
  gauss: 'gauss-shield',
};

/** `-` is an empty slot. */
const plan = (initiative: number, slots: string, energy = 0, computer = 0): Blueprint => ({
  initiative,
  energy,
  computer,
  slots: slots.split(' ').map((slot) => (slot === '-' ? EMPTY_SLOT : PART[SHORT[slot]])),
  provenance: 'public',
});

/** Interceptor, Cruiser, Dreadnought, Starbase of each set. */
export const BLUEPRINTS: Readonly<Record<BlueprintSetId, readonly Blueprint[]>> = frozen({
  standard: [
    plan(2, '- ion source drive'),
    plan(1, 'hull - ion source computer drive'),
    plan(0, 'ion hull - hull source ion computer drive'),
    plan(4, 'ion hull hull - computer', 3),
  ],
  eridani: [
    plan(2, '- ion source drive'),
    plan(1, 'hull - ion source computer drive'),
    plan(0, 'ion hull - hull source ion computer drive', 1),
    plan(4, 'ion hull hull - computer', 3),
  ],
  orion: [
    plan(3, 'gauss ion source drive', 1),
    plan(2, 'hull gauss ion source computer drive', 2),
    plan(1, 'ion hull gauss hull source ion computer drive', 3),
    plan(5, 'ion hull hull gauss computer', 3),
  ],
  planta: [
    plan(0, 'ion source drive', 2, 1),
    plan(0, 'hull ion source - drive', 2, 1),
    plan(0, 'ion hull hull source ion - drive', 2, 1),
    plan(2, 'ion hull hull computer', 5, 1),
  ],
});
