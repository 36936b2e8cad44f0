import { frozen } from '@orrery/kernel';
import type { Component } from './provenance.ts';
import { indexById, table } from './table.ts';
import type { TechId } from './technologies.ts';

export const YELLOW = 0;
export const ORANGE = 1;
export const RED = 2;
export type Die = typeof YELLOW | typeof ORANGE | typeof RED;
export const DIE_IDS = ['yellow', 'orange', 'red'] as const;
/** Damage of one hit, by colour of the die. */
export const DIE_DAMAGE: readonly number[] = frozen([1, 2, 4]);

export type PartKind = 'cannon' | 'missile' | 'hull' | 'drive' | 'computer' | 'shield' | 'source';

interface Values {
  /** Produced if positive, used up if negative. */
  readonly energy: number;
  readonly initiative: number;
  readonly move: number;
  readonly computer: number;
  readonly shield: number;
  readonly hull: number;
  readonly die: Die;
  /** Dice thrown per activation (a missile: in the opening volley only). */
  readonly dice: number;
}

export interface ShipPart extends Component<PartId>, Values {
  readonly kind: PartKind;
  /** The technology it needs; null: free for all, or an ancient part that needs none (ECL-8.4). */
  readonly tech: TechId | null;
  /** Found on a discovery tile: one of a kind, gone for good once taken off. */
  readonly ancient: boolean;
  /** Tiles in the box; the supply is unlimited all the same (ECL-8.7, ECL-20.2). */
  readonly tiles: number;
}

type Origin = 'free' | 'tech' | 'ancient';

function part<const Id extends string>(
  id: Id,
  kind: PartKind,
  origin: Origin,
  tiles: number,
  values: Partial<Values>,
) {
  return {
    id,
    kind,
    origin,
    tiles,
    energy: 0,
    initiative: 0,
    move: 0,
    computer: 0,
    shield: 0,
    hull: 0,
    die: YELLOW as Die,
    dice: 0,
    ...values,
    provenance: 'public' as const,
  };
}

const rows = [
  part('ion-cannon', 'cannon', 'free', 6, { energy: -1, die: YELLOW, dice: 1 }),
  part('plasma-cannon', 'cannon', 'tech', 18, { energy: -2, die: ORANGE, dice: 1 }),
  part('antimatter-cannon', 'cannon', 'tech', 10, { energy: -4, die: RED, dice: 1 }),
  part('plasma-missile', 'missile', 'tech', 14, { die: ORANGE, dice: 2 }),
  part('hull', 'hull', 'free', 6, { hull: 1 }),
  part('improved-hull', 'hull', 'tech', 18, { hull: 2 }),
  part('nuclear-drive', 'drive', 'free', 4, { energy: -1, initiative: 1, move: 1 }),
  part('fusion-drive', 'drive', 'tech', 8, { energy: -2, initiative: 2, move: 2 }),
  part('tachyon-drive', 'drive', 'tech', 8, { energy: -3, initiative: 3, move: 3 }),
  part('electron-computer', 'computer', 'free', 6, { computer: 1 }),
  part('positron-computer', 'computer', 'tech', 8, { energy: -1, initiative: 1, computer: 2 }),
  part('gluon-computer', 'computer', 'tech', 8, { energy: -2, initiative: 2, computer: 3 }),
  part('gauss-shield', 'shield', 'tech', 7, { shield: 1 }),
  part('phase-shield', 'shield', 'tech', 7, { energy: -1, shield: 2 }),
  part('nuclear-source', 'source', 'free', 6, { energy: 3 }),
  part('fusion-source', 'source', 'tech', 12, { energy: 6 }),
  part('tachyon-source', 'source', 'tech', 8, { energy: 9 }),

  part('axion-computer', 'computer', 'ancient', 1, { computer: 3 }),
  part('hypergrid-source', 'source', 'ancient', 1, { energy: 11 }),
  part('shard-hull', 'hull', 'ancient', 1, { hull: 3 }),
  part('ion-turret', 'cannon', 'ancient', 1, { energy: -1, die: YELLOW, dice: 2 }),
  part('flux-shield', 'shield', 'ancient', 1, { energy: -2, shield: 3 }),
  part('conformal-drive', 'drive', 'ancient', 1, { energy: -2, initiative: 2, move: 4 }),
];

export type PartId = (typeof rows)[number]['id'];
export const PARTS: readonly ShipPart[] = table(
  rows.map(({ origin, ...row }) => ({
    ...row,
    // A part that needs a technology bears its name.
    tech: origin === 'tech' ? (row.id as TechId) : null,
    ancient: origin === 'ancient',
  })),
);
/** `PART['ion-cannon']` is the index of that part. */
export const PART = indexById(PARTS);
/** Parts from this index on are ancient: one tile each, from discoveries. */
export const FIRST_ANCIENT_PART = PART['axion-computer'];
