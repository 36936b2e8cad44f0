/** The words that components are described with; in tables and state each is a small number. */

/** What a station stores, in the order of every list of amounts. */
export const RESOURCES = ['energy', 'titanium', 'nanocarbon', 'ice', 'credit', 'tactics'] as const;
export const RESOURCE = {
  energy: 0,
  titanium: 1,
  nanocarbon: 2,
  ice: 3,
  credit: 4,
  /** A tactics card is a resource: gained by drawing, paid by discarding (AE-4.1.4). */
  tactics: 5,
} as const;

/**
 * Tracks, and with the same numbers everything that comes in their colours: types of planets,
 * outposts and moons, and (all but supremacy) modules with their rows and columns.
 */
export const TRACKS = ['science', 'industry', 'commerce', 'civilization', 'supremacy'] as const;
export const TRACK = {
  science: 0,
  industry: 1,
  commerce: 2,
  civilization: 3,
  supremacy: 4,
} as const;
export type Track = (typeof TRACK)[keyof typeof TRACK];
export type ModuleType = Exclude<Track, typeof TRACK.supremacy>;
/** Each has a row on the station (AE-4.6.1). */
export const MODULE_TYPES = [
  TRACK.science,
  TRACK.industry,
  TRACK.commerce,
  TRACK.civilization,
] as const;

/** Moons of nebulae have no track; they come after the five colours. */
export const WANDERING = 5;
export type MoonColor = Track | typeof WANDERING;

export const SHIPS = ['transport', 'fighter', 'science-vessel', 'heavy-cruiser'] as const;
export const SHIP = { transport: 0, fighter: 1, scienceVessel: 2, heavyCruiser: 3 } as const;
export type Ship = (typeof SHIP)[keyof typeof SHIP];

export const SHIP_ABILITIES = ['settle', 'attack', 'hyperdrive', 'jump'] as const;
export type ShipAbility = (typeof SHIP_ABILITIES)[number];

export const RAIDER_CLASSES = ['S', 'A', 'B', 'C', 'D'] as const;
export const RAIDER_CLASS = { S: 0, A: 1, B: 2, C: 3, D: 4 } as const;
export type RaiderClass = (typeof RAIDER_CLASS)[keyof typeof RAIDER_CLASS];

export const TACTICS_TYPES = ['action', 'event', 'support', 'diplomacy', 'battle'] as const;
export type TacticsType = (typeof TACTICS_TYPES)[number];

/** Stacks of discovery tokens: on the two marked spaces of the science track, and the observatory's. */
export const STACKS = ['science-1', 'science-2', 'observatory'] as const;
export const STACK = { science1: 0, science2: 1, observatory: 2 } as const;
export type Stack = (typeof STACK)[keyof typeof STACK];
