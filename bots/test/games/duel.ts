/**
 * Rock, paper, scissors and «nothing», which loses to all three, played at once for a few rounds.
 * A win with rock counts double, so the best mix is not even.
 */
import {
  type Advice,
  choiceSet,
  defineGame,
  type Infer,
  int,
  ints,
  named,
  placesBy,
  record,
} from '@orrery/kernel';

const shape = record({ round: int, points: ints });
export type Duel = Infer<typeof shape>;

const choices = choiceSet({ show: [named(['rock', 'paper', 'scissors', 'nothing'])] });
export const [ROCK, PAPER, SCISSORS, NOTHING] = [0, 1, 2, 3];

/** What showing `a` against `b` brings. */
function gain(a: number, b: number): number {
  if (a === b || a === NOTHING) return 0;
  if (b === NOTHING) return 1;
  if ((a + 2) % 3 !== b) return 0;
  return a === ROCK ? 2 : 1;
}

export const game = defineGame<Duel>({
  id: 'duel',
  version: 1,
  seats: { min: 2, max: 2 },
  options: { rounds: { values: ['1', '3'], standard: '1' } },
  state: shape,
  vocabulary: { steps: { show: {} }, events: {} },
  steps: {
    show: {
      choices,
      seats: () => [0, 1],
      options: (_state, _frame, list) => list.push(ROCK, PAPER, SCISSORS, NOTHING),
      resolve(state, frame, [a, b], k) {
        if (--state.round > 0) k.push(frame);
        state.points[0] += gain(a, b);
        state.points[1] += gain(b, a);
      },
    },
  },
  setUp({ options }, k) {
    k.push({ step: 'show', seat: -1 });
    return { round: Number(options.rounds), points: [0, 0] };
  },
  score: (state, seat) => [{ id: 'points', points: state.points[seat] }],
  places: (state, seats) => placesBy(seats, (a, b) => state.points[b] - state.points[a]),
  bounds: { decisions: 6, options: 4 },
});

export const advice: Advice<Duel> = {
  evaluate: (state, seat) => state.points[seat],
  scale: 2,
};
