/** Names of pieces that can't be touched, by which motion finds them. */
import { ACHIEVEMENTS, LOCATIONS, SLOTS } from '../data/index.ts';

export const spotOf = {
  /** A player's pawn, on whatever space it stands. */
  pawn: (seat: number): string => `pawn ${seat}`,
  /** A player's cube beside a technology. */
  cube: (slot: number, seat: number): string => `cube ${SLOTS[slot].key} ${seat}`,
  /** A place of the star map itself, without what stands beside it. */
  orbit: (place: number): string => `orbit ${LOCATIONS[place].key}`,
  /** Whoever controls a place, by colour. */
  holder: (place: number, colour: number): string => `holder ${LOCATIONS[place].key} ${colour}`,
  /** A player's disc on an achievement. */
  claim: (achievement: number, seat: number): string =>
    `claim ${ACHIEVEMENTS[achievement].key} ${seat}`,
  /** How many achievements are claimed, while their cards are out of sight. */
  claims: 'claims',
};
