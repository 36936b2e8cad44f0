import { frozen } from '@orrery/kernel';

/** VP space of the terminus marker by length of the game (AE-4.18.1). */
export const TERMINUS = { short: 50, medium: 60, long: 70 } as const;
export type Length = keyof typeof TERMINUS;

/** Turns of each player at a table that plays with a limit: for players who choose at random. */
export const MOST_TURNS = 200;

/** The event marker's way: an event comes when it reaches `end`; starts by seats; designed. */
export const EVENT_TRACK = frozen({ end: 20, start: { 2: 6, 3: 3, 4: 0 } });

/** Planets laid out at the start, by seats. */
export const STARTING_PLANETS = frozen({ 2: 4, 3: 6, 4: 8 });

export const MOONS_PER_PLANET = 3;
export const STARTING_SWARM = 2;
export const FACTIONS_DEALT = 3;
export const DESTINIES_DEALT = 2;
export const DISCOVERY_STACK = 5;
export const SUPREMACY_TOKENS_IN_PLAY = 3;
/** First player 1, then clockwise. */
export const STARTING_VP: readonly number[] = frozen([1, 2, 3, 4]);

/** Leaders of each player, and where they begin. */
export const LEADERS = 9;
export const STARTING_LEADERS = { perBase: 1, nebula: 2, station: 1 } as const;

/** Mechaphage tokens in the box. */
export const MECHAPHAGES = 5;
