/** One walks on; in half of the deals that leads to an end, in the others it never does. */
import { choiceSet, defineGame, type Infer, int, record } from '@orrery/kernel';

const shape = record({ ends: int });
type Treadmill = Infer<typeof shape>;

const choices = choiceSet({ on: [] });

export const game = defineGame<Treadmill>({
  id: 'treadmill',
  version: 1,
  seats: { min: 1, max: 1 },
  options: {},
  state: shape,
  vocabulary: { steps: { walk: {} }, events: {} },
  steps: {
    walk: {
      choices,
      alwaysAsk: true,
      options: (_state, _frame, list) => list.push(0),
      choose(state, frame, _choice, k) {
        if (state.ends === 0) k.push(frame);
      },
    },
  },
  setUp(_setUp, k) {
    k.push({ step: 'walk', seat: 0 });
    return { ends: k.below(2) };
  },
  score: () => [{ id: 'walked', points: 1 }],
  places: () => [1],
  bounds: { decisions: 20, options: 1 },
});

export const advice = null;
