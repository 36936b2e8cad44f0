/** The three resources; also the order of a player's storage and population tracks. */
export const MONEY = 0;
export const SCIENCE = 1;
export const MATERIALS = 2;
export const RESOURCES = [MONEY, SCIENCE, MATERIALS] as const;
export type Resource = (typeof RESOURCES)[number];

export const RESOURCE_IDS = ['money', 'science', 'materials'] as const;

/** What a population square takes: a resource's own cube, or … */
export const ANY = 3;
/** … on an Orbital: a money or science cube. */
export const ORBITAL = 4;
export const SQUARE_IDS = ['money', 'science', 'materials', 'any', 'orbital'] as const;

/** The tracks from which a square of each kind may take its cube, and to which it may go back. */
export const TRACKS_OF_SQUARE: readonly (readonly Resource[])[] = Object.freeze([
  Object.freeze([MONEY] as const),
  Object.freeze([SCIENCE] as const),
  Object.freeze([MATERIALS] as const),
  Object.freeze([MONEY, SCIENCE, MATERIALS] as const),
  Object.freeze([MONEY, SCIENCE] as const),
]);
