import { frozen } from '@orrery/kernel';
import { setOf } from '../bits.ts';
import { PARTS, type PartId } from './parts.ts';
import type { Component } from './provenance.ts';
import { MATERIALS, MONEY, type Resource, SCIENCE } from './resources.ts';
import { type BuildId, SHIPS, STRUCTURES } from './ships.ts';
import { indexById, table } from './table.ts';

export const MILITARY = 0;
export const GRID = 1;
export const NANO = 2;
export type TechCategory = typeof MILITARY | typeof GRID | typeof NANO;
export const TECH_CATEGORY_IDS = ['military', 'grid', 'nano'] as const;

/** Where a wormhole on one side only is enough, for the owner of the generator. */
export type HalfWormholeUse = 'explore' | 'influence' | 'move' | 'retreat';

export type TechEffect =
  | { readonly op: 'unlock-part'; readonly part: PartId }
  | { readonly op: 'unlock-build'; readonly build: BuildId }
  | { readonly op: 'allow-advanced'; readonly resource: Resource }
  | { readonly op: 'gain-discs'; readonly n: number }
  | { readonly op: 'bombard-all' }
  | { readonly op: 'extra-build'; readonly n: number }
  | { readonly op: 'gain-per-artifact'; readonly n: number }
  | { readonly op: 'half-wormhole'; readonly uses: readonly HalfWormholeUse[] };

/** part: opens a ship part; build: opens something to build; instant: once; permanent: for good. */
export type TechKind = 'part' | 'build' | 'instant' | 'permanent';

export interface Technology extends Component<TechId> {
  readonly category: TechCategory;
  readonly kind: TechKind;
  readonly cost: number;
  readonly minimumCost: number;
  readonly copies: number;
  readonly effect: TechEffect;
}

/** Each category has one technology on every rung: price, lowest price, copies. */
const RUNGS = [
  [2, 2, 5],
  [4, 3, 5],
  [6, 4, 5],
  [8, 5, 4],
  [10, 6, 4],
  [12, 6, 3],
  [14, 7, 3],
  [16, 8, 3],
] as const;

const kindOf = (effect: TechEffect): TechKind => {
  switch (effect.op) {
    case 'unlock-part':
      return 'part';
    case 'unlock-build':
      return 'build';
    case 'gain-discs':
    case 'gain-per-artifact':
      return 'instant';
    default:
      return 'permanent';
  }
};

function tech<const Id extends string>(
  id: Id,
  category: TechCategory,
  rung: number,
  effect: TechEffect,
) {
  const [cost, minimumCost, copies] = RUNGS[rung];
  return {
    id,
    category,
    kind: kindOf(effect),
    cost,
    minimumCost,
    copies,
    effect,
    provenance: 'public' as const,
    inBook: ['category', 'effect'],
  };
}

/** A technology that opens the ship part of the same name (ECL-7.8). */
const opensPart = <const Id extends PartId>(id: Id, category: TechCategory, rung: number) =>
  tech(id, category, rung, { op: 'unlock-part', part: id });

const opensBuild = <const Id extends BuildId>(id: Id, category: TechCategory, rung: number) =>
  tech(id, category, rung, { op: 'unlock-build', build: id });

const opensAdvanced = <const Id extends string>(
  id: Id,
  category: TechCategory,
  resource: Resource,
) => tech(id, category, 4, { op: 'allow-advanced', resource });

const rows = [
  tech('neutron-bombs', MILITARY, 0, { op: 'bombard-all' }),
  opensBuild('starbase', MILITARY, 1),
  opensPart('plasma-cannon', MILITARY, 2),
  opensPart('phase-shield', MILITARY, 3),
  opensAdvanced('advanced-mining', MILITARY, MATERIALS),
  opensPart('tachyon-source', MILITARY, 5),
  opensPart('plasma-missile', MILITARY, 6),
  opensPart('gluon-computer', MILITARY, 7),

  opensPart('gauss-shield', GRID, 0),
  opensPart('improved-hull', GRID, 1),
  opensPart('fusion-source', GRID, 2),
  opensPart('positron-computer', GRID, 3),
  opensAdvanced('advanced-economy', GRID, MONEY),
  opensPart('tachyon-drive', GRID, 5),
  opensPart('antimatter-cannon', GRID, 6),
  tech('quantum-grid', GRID, 7, { op: 'gain-discs', n: 2 }),

  tech('nanorobots', NANO, 0, { op: 'extra-build', n: 1 }),
  opensPart('fusion-drive', NANO, 1),
  tech('advanced-robotics', NANO, 2, { op: 'gain-discs', n: 1 }),
  opensBuild('orbital', NANO, 3),
  opensAdvanced('advanced-labs', NANO, SCIENCE),
  opensBuild('monolith', NANO, 5),
  tech('artifact-key', NANO, 6, { op: 'gain-per-artifact', n: 5 }),
  tech('wormhole-generator', NANO, 7, {
    op: 'half-wormhole',
    uses: ['explore', 'influence', 'move', 'retreat'],
  }),
];

export type TechId = (typeof rows)[number]['id'];
export const TECHNOLOGIES: readonly Technology[] = table(rows);
/** `TECH['neutron-bombs']` is the index of that technology. */
export const TECH = indexById(TECHNOLOGIES);

/** The bag at the start: how many tiles of each technology. */
export const TECH_COPIES: readonly number[] = frozen(TECHNOLOGIES.map((t) => t.copies));
/** The technologies of each category, as a set. */
export const TECHS_OF: readonly number[] = frozen(
  [MILITARY, GRID, NANO].map((category) =>
    setOf(TECHNOLOGIES.filter((t) => t.category === category).map((t) => t.index)),
  ),
);
/** The technology that opens the starred squares of each resource. */
export const ADVANCED_TECH: readonly number[] = frozen([
  TECH['advanced-economy'],
  TECH['advanced-labs'],
  TECH['advanced-mining'],
]);

const needed = (tech: TechId | null): number => setOf(tech === null ? [] : [TECH[tech]]);
/** The technology that each part needs, as a set of one or none. */
export const PART_NEEDS: readonly number[] = frozen(PARTS.map((part) => needed(part.tech)));
/** The technology that each build needs, ships and then structures, as a set of one or none. */
export const BUILD_NEEDS: readonly number[] = frozen(
  [...SHIPS, ...STRUCTURES].map((build) => needed(build.tech)),
);
