/** Names of pieces on the frontier, by which motion finds them, and which sides of a battle there are. */
import { REGIONS } from '../data/index.ts';
import { sides } from '../sides.ts';
import { type Battle, SIDES, type State } from '../state.ts';
import { diceShown } from '../steps/battle/roll.ts';

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
/** Whoever fights, and whoever has fought: the dice of the beaten lie there until the battle is over. */
export const sidesShown = (state: State, battle: Battle): readonly number[] =>
  [...Array(SIDES).keys()].filter(
    (side) => (sides(state) >> side) & 1 || diceShown(battle, side).length > 0,
  );
