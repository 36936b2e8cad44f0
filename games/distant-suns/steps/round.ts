/** The course of the game: three rounds of turns, each turn an assignment and a drawing. */
import type { Action } from '@orrery/kernel';
import { MODULE_PLACEMENTS, MODULES } from '../data/panel.ts';
import { DRONE_CLAIMS } from '../data/solo.ts';
import { isSolo, participants, type State } from '../state.ts';
import { type StepFrame, type StepType, steps, type Vocabulary } from '../vocabulary.ts';

export const ROUNDS = 3;

/** False if the stack is empty or no two neighbouring notches are free: the round is over. */
export const moduleFits = (state: State): boolean =>
  state.modules.length < MODULES &&
  MODULE_PLACEMENTS.some((placement) => (placement.notches & state.notches) === 0);

/** One step after the other: `at` counts which of them is next. */
const inOrder = (...names: readonly StepType[]): Action<State, Counted, Vocabulary> => ({
  run(_state, frame, k) {
    const { at = 0 } = frame;
    if (at + 1 < names.length) k.push({ ...frame, at: at + 1 });
    k.push({ step: names[at], seat: frame.seat });
  },
});

/** The same step for as long as a condition holds. */
const again = (
  name: StepType,
  goesOn: (state: State) => boolean,
): Action<State, Repeated, Vocabulary> => ({
  run(state, frame, k) {
    if (!goesOn(state)) return;
    k.pushInOrder({ step: name, seat: frame.seat }, frame);
  },
});

type Counted = StepFrame<'game' | 'round' | 'turn'>;
type Repeated = StepFrame<'rounds' | 'turns'>;

export const roundSteps = steps({
  game: inOrder('rounds', 'finish'),

  rounds: { ...again('round', (state) => state.round < ROUNDS), rule: 'DS-4.1' },

  finish: { rule: 'DS-4.63', run: (_state, _frame, k) => k.emit({ type: 'game-ended', seat: -1 }) },

  round: { ...inOrder('start-round', 'turns', 'end-round'), rule: 'DS-4.2' },

  'start-round': {
    rule: 'DS-4.61',
    run(state, _frame, k) {
      state.round++;
      state.modules = [];
      state.notches = 0;
      k.emit({ type: 'round-started', seat: -1, round: state.round });
    },
  },

  turns: { ...again('turn', moduleFits), rule: 'DS-4.60' },

  turn: { ...inOrder('start-turn', 'assign', 'draw', 'pass-on'), rule: 'DS-4.3' },

  'start-turn': {
    rule: 'DS-4.3',
    run(state) {
      state.turn++;
    },
  },

  // Also between rounds: whoever could not place begins the next one (DS-4.62).
  'pass-on': {
    rule: 'DS-4.4',
    run(state) {
      state.active = (state.active + 1) % participants(state);
    },
  },

  'end-round': {
    rule: 'DS-4.93',
    run(state, _frame, k) {
      k.emit({ type: 'round-ended', seat: -1, round: state.round });
      if (!isSolo(state)) return;
      for (const world of DRONE_CLAIMS[state.round - 1]) {
        // Whoever gets there first keeps it; the drone only shuts the door behind (DS-4.94).
        if (state.reached[world] !== 0) continue;
        state.reached[world] = state.turn;
        k.emit({ type: 'drone-claimed', seat: -1, world });
      }
    },
  },
});
