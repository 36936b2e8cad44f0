import { frozen } from '@orrery/kernel';

/**
 * The printed board (its graph is designed): 23 spaces for tiles, filled in the order of the list,
 * and six nebulae. A region is its place in this list; a space without a tile is no region.
 */
const NEIGHBOURS_BY_NAME: Readonly<Record<string, string>> = {
  A1: 'A2 B1 N1 N5',
  A2: 'A1 A3 B1 B2 N1 N2',
  A3: 'A2 A4 B2 B3 N2',
  A4: 'A3 A5 B3 B4 N2 N3',
  A5: 'A4 B4 N3 N4',
  B1: 'A1 A2 B2 C1 C2 N5',
  B2: 'A2 A3 B1 B3 C2 C3',
  B3: 'A3 A4 B2 B4 C3 C4',
  B4: 'A4 A5 B3 C4 C5 N4',
  C1: 'B1 C2 D1 N5 N6',
  C2: 'B1 B2 C1 C3 D1 D2',
  C3: 'B2 B3 C2 C4 D2 D3',
  C4: 'B3 B4 C3 C5 D3 D4',
  C5: 'B4 C4 D4 N4',
  D1: 'C1 C2 D2 E1 E2 N6',
  D2: 'C2 C3 D1 D3 E2 E3',
  D3: 'C3 C4 D2 D4 E3 E4',
  D4: 'C4 C5 D3 E4 E5 N4',
  E1: 'D1 E2 N6',
  E2: 'D1 D2 E1 E3',
  E3: 'D2 D3 E2 E4',
  E4: 'D3 D4 E3 E5',
  E5: 'D4 E4',
  N1: 'A1 A2',
  N2: 'A2 A3 A4',
  N3: 'A4 A5',
  N4: 'A5 B4 C5 D4',
  N5: 'A1 B1 C1',
  N6: 'C1 D1 E1',
};

/** Names of all regions: A1…E5 in fill order, then N1…N6. */
export const REGIONS: readonly string[] = frozen(Object.keys(NEIGHBOURS_BY_NAME));

/** Spaces for tiles come first. */
export const SPACES = 23;

/** Nebulae follow; the first has die number 1. */
export const FIRST_NEBULA = REGIONS.indexOf('N1');
export const NEBULAE = 6;

export const NEIGHBOURS: readonly (readonly number[])[] = frozen(
  Object.values(NEIGHBOURS_BY_NAME).map((names) =>
    names.split(' ').map((name) => REGIONS.indexOf(name)),
  ),
);

/** Where special regions lie, if there are any: B2 and C4. */
export const SPECIAL_SPACES: readonly number[] = frozen(
  ['B2', 'C4'].map((name) => REGIONS.indexOf(name)),
);
