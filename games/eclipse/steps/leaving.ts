/** What happens when only one player is left. */
import { choiceSet, type Step, step } from '@orrery/kernel';
import type { State } from '../state.ts';

const survivorChoices = choiceSet({ 'stop-game': [], 'play-on': [] });

const STOP = survivorChoices.make['stop-game']();

export const leavingSteps: Readonly<Record<string, Step<State>>> = {
  'lone-survivor': step<State>({
    rule: 'ECL-18.5',
    choices: survivorChoices,
    options(_state, _frame, list) {
      list.push(STOP, survivorChoices.make['play-on']());
    },
    choose(state, _frame, choice) {
      if (choice === STOP) state.stopped = 1;
    },
  }),
};
