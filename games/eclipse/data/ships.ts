import { frozen } from '@orrery/kernel';
import type { Component } from './provenance.ts';
import { indexById, table } from './table.ts';
import type { TechId } from './technologies.ts';

/** Ship types, in the order in which equal initiative of one side is broken. */
export const INTERCEPTOR = 0;
export const CRUISER = 1;
export const DREADNOUGHT = 2;
export const STARBASE = 3;
export const SHIP_TYPES = [INTERCEPTOR, CRUISER, DREADNOUGHT, STARBASE] as const;
export type ShipType = (typeof SHIP_TYPES)[number];

export type ShipId = 'interceptor' | 'cruiser' | 'dreadnought' | 'starbase';
export type StructureId = 'orbital' | 'monolith';
/** Everything that a Build action can make. */
export type BuildId = ShipId | StructureId;

export interface Ship extends Component<ShipId> {
  /** Figures of each colour. */
  readonly supply: number;
  /** 1 smallest … 4 largest: how Ancients pick their targets. */
  readonly size: number;
  /** Must have a drive, or (a Starbase) may have none. */
  readonly mobile: boolean;
  readonly tech: TechId | null;
  /** Reputation tiles drawn for destroying one. */
  readonly reputation: number;
}

export const SHIPS: readonly Ship[] = table([
  {
    id: 'interceptor',
    supply: 8,
    size: 1,
    mobile: true,
    tech: null,
    reputation: 1,
    provenance: 'book',
  },
  {
    id: 'cruiser',
    supply: 4,
    size: 3,
    mobile: true,
    tech: null,
    reputation: 2,
    provenance: 'book',
  },
  {
    id: 'dreadnought',
    supply: 2,
    size: 4,
    mobile: true,
    tech: null,
    reputation: 3,
    provenance: 'book',
  },
  {
    id: 'starbase',
    supply: 4,
    size: 2,
    mobile: false,
    tech: 'starbase',
    reputation: 1,
    provenance: 'book',
  },
] as const);
export const SHIP = indexById(SHIPS);

/** Builds go on where ship types end, so that one number says what is built. */
export const ORBITAL_BUILD = 4;
export const MONOLITH_BUILD = 5;

export interface Structure extends Component<StructureId> {
  readonly build: number;
  readonly tech: TechId;
  readonly perHex: number;
  readonly points: number;
}

export const STRUCTURES: readonly Structure[] = table([
  {
    id: 'orbital',
    build: ORBITAL_BUILD,
    tech: 'orbital',
    perHex: 1,
    points: 0,
    provenance: 'book',
  },
  {
    id: 'monolith',
    build: MONOLITH_BUILD,
    tech: 'monolith',
    perHex: 1,
    points: 3,
    provenance: 'book',
  },
] as const);

export const BUILD_IDS: readonly BuildId[] = frozen([
  'interceptor',
  'cruiser',
  'dreadnought',
  'starbase',
  'orbital',
  'monolith',
]);
/** What most species pay, in materials; book. */
export const STANDARD_COSTS: readonly number[] = frozen([3, 5, 8, 3, 5, 10]);
/** Structure tiles in the box, shared by all players. */
export const STRUCTURE_TILES = 22;
