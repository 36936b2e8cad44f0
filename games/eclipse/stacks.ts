/** The stacks of sectors that are explored, and their discards. */
import { INNER, MIDDLE, type Stack } from './data/sectors.ts';
import type { State } from './state.ts';

export const stackOf = (state: State, stack: Stack): number[] =>
  stack === INNER ? state.inner : stack === MIDDLE ? state.middle : state.outer;

export const discardsOf = (state: State, stack: Stack): number[] =>
  stack === INNER
    ? state.innerDiscards
    : stack === MIDDLE
      ? state.middleDiscards
      : state.outerDiscards;

/** Tiles that can still be turned up: an empty stack is rebuilt from its discards (ECL-20.3). */
export const tilesLeft = (state: State, stack: Stack): number =>
  stackOf(state, stack).length + discardsOf(state, stack).length;
