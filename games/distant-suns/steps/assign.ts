/** Assign phase: the active player places a module over two neighbouring zones. */
import { choiceSet, named } from '@orrery/kernel';
import { MODULE_PLACEMENTS } from '../data/panel.ts';
import { DRONE, isSolo, type State } from '../state.ts';
import { type Doors, steps } from '../vocabulary.ts';

export const assignChoices = choiceSet({
  place: [named(MODULE_PLACEMENTS.map((placement) => placement.id))],
});

/**
 * Pushes every placement whose two notches are free, by number; whether anybody has room for the
 * shapes doesn't matter (DS-4.17).
 */
function freePlacements(state: State, list: number[]): void {
  for (let number = 0; number < MODULE_PLACEMENTS.length; number++) {
    if ((MODULE_PLACEMENTS[number].notches & state.notches) === 0) list.push(number);
  }
}

/** It stays to the end of the round (DS-4.19); its number only counts turns (DS-4.18). */
function placeModule(state: State, number: number, k: Doors, by: 'player' | 'drone'): void {
  state.modules.push(number);
  state.notches |= MODULE_PLACEMENTS[number].notches;
  const type = by === 'drone' ? 'drone-placed' : 'module-placed';
  k.emit({
    type,
    seat: by === 'drone' ? -1 : state.active,
    placement: number,
    module: state.modules.length,
  });
}

export const assignSteps = steps({
  assign: {
    rule: 'DS-4.10',
    run(state, _frame, k) {
      if (isSolo(state) && state.active === DRONE) k.push({ step: 'drone-places', seat: -1 });
      else k.push({ step: 'place-module', seat: state.active });
    },
  },

  'place-module': {
    rule: 'DS-4.10',
    choices: assignChoices,
    options(state, _frame, list) {
      // The choices of this step are numbered like the placements.
      freePlacements(state, list);
    },
    choose(state, _frame, choice, k) {
      placeModule(state, assignChoices.arg(choice, 0), k, 'player');
    },
  },

  'drone-places': {
    rule: 'DS-4.92',
    run(state, _frame, k) {
      const free: number[] = [];
      freePlacements(state, free);
      placeModule(state, k.take(free), k, 'drone');
    },
  },
});
