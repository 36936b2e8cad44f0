import { frozen } from '@orrery/kernel';
import type { Sourced } from './provenance.ts';
import type { SeatCount, SystemDeck, Track } from './terms.ts';

/**
 * A place for ships on the exploration board. `system` places hold a system card, or none once both
 * decks are out; the `companion` place exists only while an attached system lies there.
 */
export interface Location {
  readonly id: number;
  readonly key: string;
  readonly kind: 'sol' | 'deep-space' | 'system' | 'shipyard' | 'companion';
  /** The deck that refills a system place. */
  readonly deck: SystemDeck | null;
  /** Of a shipyard; those of a system are on its card. */
  readonly specializations: readonly Track[];
}

function location(
  key: string,
  kind: Location['kind'],
  deck: SystemDeck | null = null,
  specializations: readonly Track[] = [],
): Omit<Location, 'id'> {
  return { key, kind, deck, specializations };
}

/** Every place of either side; the ids are the same on both. */
export const LOCATIONS: readonly Location[] = frozen(
  [
    location('sol', 'sol'),
    location('deep-space', 'deep-space'),
    location('a-1', 'system', 'A'),
    location('a-2', 'system', 'A'),
    location('b-1', 'system', 'B'),
    location('b-2', 'system', 'B'),
    location('yard-food', 'shipyard', null, ['food']),
    location('yard-ore', 'shipyard', null, ['ore']),
    location('yard-core', 'shipyard', null, ['food', 'ore']),
    location('companion', 'companion'),
  ].map((place, id) => ({ id, ...place })),
);

export const LOCATION_IDS: Readonly<Record<string, number>> = frozen(
  Object.fromEntries(LOCATIONS.map(({ key, id }) => [key, id])),
);

export const SOL = LOCATION_IDS.sol;
export const DEEP_SPACE = LOCATION_IDS['deep-space'];
export const COMPANION = LOCATION_IDS.companion;

/** One side of the exploration board. */
export interface StarMap extends Sourced {
  /** Places printed on this side: all but the companion. */
  readonly locations: readonly number[];
  readonly edges: readonly (readonly [number, number])[];
  /** By location id; empty for places that are not on this side. */
  readonly neighbours: readonly (readonly number[])[];
}

type Line = readonly [string, string];

function starMap(lines: readonly Line[], source: Sourced): StarMap {
  const edges = lines.map(([from, to]) => [LOCATION_IDS[from], LOCATION_IDS[to]] as const);
  const neighbours = LOCATIONS.map(({ id }) =>
    edges
      .flatMap(([from, to]) => (from === id ? [to] : to === id ? [from] : []))
      .sort((one, other) => one - other),
  );
  return {
    ...source,
    locations: LOCATIONS.map(({ id }) => id).filter((id) => neighbours[id].length > 0),
    edges,
    neighbours,
  };
}

/** Both sides have these lines. */
const COMMON: readonly Line[] = [
  ['sol', 'a-1'],
  ['sol', 'a-2'],
  ['a-1', 'yard-food'],
  ['a-2', 'yard-ore'],
  ['yard-food', 'b-1'],
  ['yard-ore', 'b-2'],
  ['deep-space', 'b-1'],
  ['deep-space', 'b-2'],
];

const SMALL = starMap([...COMMON, ['yard-food', 'deep-space'], ['yard-ore', 'deep-space']], {
  provenance: 'designed',
  fixed: ['a side of its own for two', '2 A and 2 B places'],
});

const LARGE = starMap([...COMMON, ['sol', 'yard-core'], ['yard-core', 'deep-space']], {
  provenance: 'designed',
  fixed: [
    'Sol and Deep Space belong to nobody, Sol is a yard',
    '2 A places nearer Sol, 2 B places farther out',
    '3 shipyards with 2 food and 2 ore icons in all',
    'a-1 is 1 jump from a shipyard, a-2 is 2 jumps from b-2',
  ],
});

export const STAR_MAPS: Readonly<Record<SeatCount, StarMap>> = frozen({
  2: SMALL,
  3: LARGE,
  4: LARGE,
});
