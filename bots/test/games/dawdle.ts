/**
 * Each in turn works or ends the day, and may dawdle before: the same question once more, a little
 * poorer. Whoever has not ended the day yet looks better off than they are.
 */
import {
  type Advice,
  choiceSet,
  defineGame,
  type Infer,
  int,
  ints,
  placesBy,
  record,
} from '@orrery/kernel';

const shape = record({ points: ints, done: int });
type Dawdle = Infer<typeof shape>;

const choices = choiceSet({ dawdle: [], work: [], stop: [] });
export const WORK = choices.make.work();
const STOP = choices.make.stop();
const DAWDLE = choices.make.dawdle();

export const game = defineGame<Dawdle>({
  id: 'dawdle',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  state: shape,
  vocabulary: { steps: { day: {} }, events: {} },
  steps: {
    day: {
      choices,
      options(state, { seat }, list) {
        if (state.points[seat] > 0) list.push(DAWDLE);
        list.push(WORK, STOP);
      },
      choose(state, { step: name, seat }, choice, k) {
        if (choice === DAWDLE) {
          state.points[seat]--;
          k.push({ step: name, seat });
          return;
        }
        if (choice === WORK) state.points[seat] += 2;
        state.done |= 1 << seat;
        if (seat === 0) k.push({ step: name, seat: 1 });
      },
    },
  },
  setUp(_setUp, k) {
    k.push({ step: 'day', seat: 0 });
    return { points: [6, 9], done: 0 };
  },
  score: (state, seat) => [{ id: 'points', points: state.points[seat] }],
  places: (state, seats) => placesBy(seats, (a, b) => state.points[b] - state.points[a]),
  bounds: { decisions: 20, options: 3 },
});

export const advice: Advice<Dawdle> = {
  evaluate: (state, seat) => state.points[seat] + ((state.done >> seat) & 1 ? 0 : 4),
  scale: 2,
};
