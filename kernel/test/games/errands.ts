/**
 * The plain machinery: builders, forced choices, skipped steps, and a question that is asked even
 * though there is nothing to decide. Everything that happens is written into `diary`.
 */
import {
  action,
  choiceSet,
  defineGame,
  type Frame,
  forEachSeat,
  type Infer,
  int,
  list,
  numbers,
  perSeat,
  placesBy,
  record,
  repeat,
  type Step,
  seatsFrom,
  sequence,
  step,
  text,
} from '../../index.ts';

const shape = record({
  day: int,
  first: int,
  errands: perSeat(int),
  diary: list(text()),
});
export type Errands = Infer<typeof shape>;

const choices = choiceSet({ run: [numbers(8)], rest: [] });
const acknowledge = choiceSet({ seen: [] });

const note = (state: Errands, words: string) => state.diary.push(words);

const steps: Record<string, Step<Errands>> = {
  game: repeat<Errands>('day', (state) => state.day < 2),
  day: sequence<Errands>('dawn', 'errands', 'dusk', 'night'),
  dawn: action<Errands>((state, _frame, k) => {
    note(state, `dawn ${++state.day}`);
    k.emit({ type: 'dawn', day: state.day });
  }, 'ER-1'),
  errands: forEachSeat<Errands>('errand', (state, _frame, seats) => seatsFrom(state.first, seats)),

  // As many options as there are errands left: none skips, one is forced.
  errand: step<Errands>({
    rule: 'ER-2',
    choices,
    options(state, frame, options) {
      for (let at = 0; at < state.errands[frame.seat]; at++) options.push(choices.make.run(at));
    },
    choose(state, frame, choice, k) {
      state.errands[frame.seat]--;
      note(state, `${frame.seat} runs ${choices.arg(choice, 0)}`);
      k.emit({ type: 'ran', seat: frame.seat });
    },
    skip: (state, frame) => void note(state, `${frame.seat} idles`),
  }),
  // Skipped without a word.
  dusk: step<Errands>({ choices, options: () => {}, choose: (state) => void note(state, 'never') }),
  // One option, and still asked.
  night: step<Errands, Frame>({
    choices: acknowledge,
    alwaysAsk: true,
    options: (_state, _frame, options) => void options.push(acknowledge.make.seen()),
    choose: (state, frame) => void note(state, `${frame.seat} sees the night`),
  }),
};

export const errands = defineGame<Errands>({
  id: 'errands',
  version: 1,
  seats: { min: 1, max: 4 },
  options: {},
  state: shape,
  steps,
  setup({ seats }, k) {
    k.push({ step: 'game', seat: 0 });
    const first = seats - 1;
    // The last seat has the most to do: 3 errands, then one fewer each.
    const errands = Array.from({ length: seats }, (_, seat) => Math.max(0, 3 - (first - seat)));
    return { day: 0, first, errands, diary: [] };
  },
  score: (state, seat) => [{ id: 'left', points: -state.errands[seat] }],
  places: (state, seats) => placesBy(seats, (a, b) => state.errands[a] - state.errands[b]),
  bounds: { decisions: 40, options: 8 },
});
