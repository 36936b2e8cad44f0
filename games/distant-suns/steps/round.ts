/** The course of the game: three rounds of turns, each turn an assignment and a drawing. */
import { action, repeat, sequence } from '@orrery/kernel';
import { MODULE_PLACEMENTS, MODULES } from '../data/panel.ts';
import { DRONE_CLAIMS } from '../data/solo.ts';
import { isSolo, participants, type State } from '../state.ts';
import { type StepType, steps } from '../vocabulary.ts';

export const ROUNDS = 3;

/** False if the stack is empty or no two neighbouring notches are free: the round is over. */
export const moduleFits = (state: State): boolean =>
  state.modules.length < MODULES &&
  MODULE_PLACEMENTS.some((placement) => (placement.notches & state.notches) === 0);

/** Only steps that the vocabulary knows. */
const inOrder = (...names: StepType[]) => sequence<State>(...names);
const again = (name: StepType, goesOn: (state: State) => boolean) => repeat<State>(name, goesOn);

export const roundSteps = steps({
  game: inOrder('rounds', 'finish'),

  rounds: { ...again('round', (state) => state.round < ROUNDS), rule: 'DS-4.1' },

  finish: action<State>((_state, _frame, k) => k.emit({ type: 'game-ended', seat: -1 }), 'DS-4.63'),

  round: { ...inOrder('start-round', 'turns', 'end-round'), rule: 'DS-4.2' },

  'start-round': action<State>((state, _frame, k) => {
    state.round++;
    state.modules = [];
    state.notches = 0;
    k.emit({ type: 'round-started', seat: -1, round: state.round });
  }, 'DS-4.61'),

  turns: { ...again('turn', moduleFits), rule: 'DS-4.60' },

  turn: { ...inOrder('start-turn', 'assign', 'draw', 'pass-on'), rule: 'DS-4.3' },

  'start-turn': action<State>((state) => {
    state.turn++;
  }, 'DS-4.3'),

  // Also between rounds: whoever could not place begins the next one (DS-4.62).
  'pass-on': action<State>((state) => {
    state.active = (state.active + 1) % participants(state);
  }, 'DS-4.4'),

  'end-round': action<State>((state, _frame, k) => {
    k.emit({ type: 'round-ended', seat: -1, round: state.round });
    if (!isSolo(state)) return;
    for (const world of DRONE_CLAIMS[state.round - 1]) {
      // Whoever gets there first keeps it; the drone only shuts the door behind (DS-4.94).
      if (state.reached[world] !== 0) continue;
      state.reached[world] = state.turn;
      k.emit({ type: 'drone-claimed', seat: -1, world });
    }
  }, 'DS-4.93'),
});
