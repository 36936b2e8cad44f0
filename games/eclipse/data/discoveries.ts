import { frozen } from '@orrery/kernel';
import { PARTS, type PartId } from './parts.ts';
import type { Component } from './provenance.ts';
import { MATERIALS, MONEY, type Resource, SCIENCE } from './resources.ts';
import { CRUISER, type ShipType } from './ships.ts';
import { table } from './table.ts';

export type DiscoveryEffect =
  | { readonly op: 'gain-resource'; readonly resource: Resource; readonly n: number }
  /** The cheapest technology on offer that one lacks, for nothing. */
  | { readonly op: 'free-tech' }
  | { readonly op: 'place-ship'; readonly ship: ShipType }
  /** An ancient part, to be installed at once or kept. */
  | { readonly op: 'gain-part'; readonly part: PartId };

export interface Discovery extends Component<DiscoveryId> {
  readonly copies: number;
  readonly effect: DiscoveryEffect;
}

export type DiscoveryId =
  | 'money'
  | 'science'
  | 'materials'
  | 'ancient-technology'
  | 'ancient-cruiser'
  | PartId;

interface Row {
  readonly id: DiscoveryId;
  readonly copies: number;
  readonly effect: DiscoveryEffect;
  readonly provenance: 'book' | 'public';
}

const row = (id: DiscoveryId, effect: DiscoveryEffect): Row => ({
  id,
  copies: 3,
  effect,
  provenance: 'book',
});

const rows: readonly Row[] = [
  row('money', { op: 'gain-resource', resource: MONEY, n: 8 }),
  row('science', { op: 'gain-resource', resource: SCIENCE, n: 5 }),
  row('materials', { op: 'gain-resource', resource: MATERIALS, n: 6 }),
  row('ancient-technology', { op: 'free-tech' }),
  row('ancient-cruiser', { op: 'place-ship', ship: CRUISER }), // ECL-4.14
  ...PARTS.filter((part) => part.ancient).map(
    ({ id }): Row => ({
      id,
      copies: 1,
      effect: { op: 'gain-part', part: id },
      provenance: 'public',
    }),
  ),
];

/** The eleven kinds of discovery tiles (ECL-4.12). */
export const DISCOVERIES: readonly Discovery[] = table(rows);
/** The pile: one entry (a kind) for each tile. */
export const DISCOVERY_TILES: readonly number[] = frozen(
  DISCOVERIES.flatMap((d) => Array<number>(d.copies).fill(d.index)),
);
/** What a tile is worth when one keeps its back instead. */
export const DISCOVERY_POINTS = 2;
