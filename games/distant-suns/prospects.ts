/** What comes of a choice, before it is made: for board, words and warnings. */
import { MODULE_PLACEMENTS } from './data/panel.ts';
import { WORLDS } from './data/sheet.ts';
import { cover, placementsOf } from './placements.ts';
import type { Sheet, State } from './state.ts';
import { moduleFits, ROUNDS } from './steps/round.ts';

/** What ends with a turn, besides the turn itself. */
export type Ending = 'round' | 'game' | 'nothing';

/** What ends with this turn, as the modules lie (DS-4.60, DS-4.63). */
export function endsNow(state: State): Ending {
  if (moduleFits(state)) return 'nothing';
  return state.round === ROUNDS ? 'game' : 'round';
}

/** What ends with this turn if the next module is placed there. */
export function endsAfter(state: State, placement: number): Ending {
  return endsNow({
    ...state,
    modules: [...state.modules, placement],
    notches: state.notches | MODULE_PLACEMENTS[placement].notches,
  });
}

/** The sheet after a drawing; far worlds at the value they have if nobody else gets there now. */
export function sheetAfter(state: State, sheet: Sheet, shape: number, placement: number): Sheet {
  const covered = [...sheet.covered];
  cover(covered, [...sheet.touch], shape, placement);
  const near = placementsOf(shape).worlds[placement];
  return {
    ...sheet,
    covered,
    shapeOf: [...sheet.shapeOf, shape],
    placementOf: [...sheet.placementOf, placement],
    worlds: sheet.worlds.map((noted, world) => {
      if (noted > 0 || ((near >> world) & 1) === 0) return noted;
      return state.reached[world] > 0 ? WORLDS[world].later : WORLDS[world].first;
    }),
  };
}
