/**
 * Chooses a lane, then a spot of the lane: what it is worth shows only after both. Long lists, an
 * evaluation that is meaningless in between, and more than two seats.
 */
import {
  type Advice,
  choiceSet,
  defineGame,
  defineVocabulary,
  type Infer,
  int,
  ints,
  numbers,
  placesBy,
  record,
} from '@orrery/kernel';

const LANES = 6;
const SPOTS = 40;
const TURNS = 9;

const shape = record({ turn: int, taken: ints, points: ints });
export type Lanes = Infer<typeof shape>;

const vocabulary = defineVocabulary({ steps: { lane: {}, spot: { lane: int } }, events: {} });

const lane = choiceSet({ lane: [numbers(LANES)] });
const spot = choiceSet({ spot: [numbers(SPOTS)] });

/** Every spot has a fixed worth; the best ones are spread over the lanes. */
export const worth = (at: number): number => (at * 37) % 101;

export const game = defineGame<Lanes, typeof vocabulary>({
  id: 'lanes',
  version: 1,
  seats: { min: 2, max: 4 },
  options: {},
  state: shape,
  vocabulary,
  steps: {
    lane: {
      choices: lane,
      options(_state, _frame, list) {
        for (let number = 0; number < LANES; number++) list.push(number);
      },
      choose: (_state, { seat }, number, k) => k.push({ step: 'spot', seat, lane: number }),
    },
    spot: {
      choices: spot,
      options(state, frame, list) {
        for (let number = 0; number < SPOTS; number++) {
          if (!state.taken.includes(frame.lane * SPOTS + number)) list.push(number);
        }
      },
      choose(state, frame, number, k) {
        const at = frame.lane * SPOTS + number;
        state.taken.push(at);
        state.points[frame.seat] += worth(at);
        if (++state.turn < TURNS) k.push({ step: 'lane', seat: (frame.seat + 1) % k.seats });
      },
    },
  },
  setUp({ seats }, k) {
    k.push({ step: 'lane', seat: 0 });
    return { turn: 0, taken: [], points: new Array(seats).fill(0) };
  },
  score: (state, seat) => [{ id: 'points', points: state.points[seat] }],
  places: (state, seats) => placesBy(seats, (a, b) => state.points[b] - state.points[a]),
  bounds: { decisions: 2 * TURNS, options: SPOTS },
});

export const advice: Advice<Lanes, typeof vocabulary> = {
  evaluate: (state, seat) => state.points[seat],
  scale: 30,
  settled: (_state, frame) => frame.step === 'lane',
  rank(_state, frame, _seat, options, scores) {
    if (frame.step !== 'spot') return;
    for (let i = 0; i < options.length; i++) {
      scores[i] = worth(frame.lane * SPOTS + options[i]);
    }
  },
};
