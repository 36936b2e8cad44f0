/** What happens when only one player is left. */
import { choiceSet } from '@orrery/kernel';
import { steps } from '../vocabulary.ts';

const survivorChoices = choiceSet({ 'stop-game': [], 'play-on': [] });

const STOP = survivorChoices.make['stop-game']();

export const leavingSteps = steps({
  'lone-survivor': {
    rule: 'ECL-18.5',
    choices: survivorChoices,
    options(_state, _frame, list) {
      list.push(STOP, survivorChoices.make['play-on']());
    },
    choose(state, _frame, choice) {
      if (choice === STOP) state.stopped = true;
    },
  },
});
