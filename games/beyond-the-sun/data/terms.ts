/** The words that data, effects, rules and text share. */

/** Technology levels; the last is printed IIII, and written IV here. */
export type Level = 1 | 2 | 3 | 4;

export const TYPES = ['scientific', 'economic', 'military', 'commercial'] as const;
export type TechnologyType = (typeof TYPES)[number];

/** The two production tracks; a disc, an outpost and a specialization is one or the other. */
export const TRACKS = ['food', 'ore'] as const;
export type Track = (typeof TRACKS)[number];

/** Supply columns, left to right. */
export const COLUMNS = ['A', 'B', 'C', 'D', 'E'] as const;
export type Column = (typeof COLUMNS)[number];

export type ShipLevel = 1 | 2 | 3 | 4;

/** Where the cube that an effect uses comes from. */
export type CubeSource = 'population' | 'supply';

export type SystemDeck = 'A' | 'B';

export type SeatCount = 2 | 3 | 4;
