/** Names of pieces on the frontier, by which motion finds them. */
import { REGIONS } from '../data/index.ts';

type Piece = 'name' | 'top-moon' | 'outpost' | 'raiders' | 'leaders' | 'ships';

/** `ships B2 0 1`: leaders and ships by colour, ships by type too. */
export const pieceAt = (piece: Piece, region: number, ...of: readonly number[]): string =>
  [piece, REGIONS[region], ...of].join(' ');

/** A player's marker on a track. */
export const markerOn = (track: number, seat: number): string => `marker ${track} ${seat}`;
/** A side of the battle that is on, and its dice as they lie. */
export const sideIn = (side: number): string => `side ${side}`;
export const diceOf = (side: number): string => `dice ${side}`;
/** The sign of whoever has won. */
export const victorIn = (side: number): string => `victor ${side}`;
