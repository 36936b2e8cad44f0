/** Takes one to three stones from a heap; whoever takes the last one wins. Everything is open. */
import { choiceSet, defineGame, type Infer, int, numbers, record } from '@orrery/kernel';

const shape = record({ heap: int, last: int });
type Nim = Infer<typeof shape>;

const choices = choiceSet({ take: [numbers(4)] });

export const game = defineGame<Nim>({
  id: 'nim',
  version: 1,
  seats: { min: 2, max: 3 },
  options: { heap: { values: ['5', '7', '10', '13'], standard: '10' } },
  state: shape,
  vocabulary: { steps: { take: {} }, events: {} },
  steps: {
    take: {
      choices,
      options({ heap }, _frame, list) {
        for (let stones = 1; stones <= Math.min(3, heap); stones++) list.push(stones);
      },
      choose(state, { seat }, stones, k) {
        state.heap -= stones;
        state.last = seat;
        if (state.heap > 0) k.push({ step: 'take', seat: (seat + 1) % k.seats });
      },
    },
  },
  setUp({ options }, k) {
    k.push({ step: 'take', seat: 0 });
    return { heap: Number(options.heap), last: -1 };
  },
  score: (state, seat) => [{ id: 'won', points: state.last === seat ? 1 : 0 }],
  places: (state, seats) =>
    Array.from({ length: seats }, (_, seat) => (state.last === seat ? 1 : 2)),
  bounds: { decisions: 20, options: 3 },
});

export const advice = null;
