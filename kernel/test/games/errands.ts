/**
 * The plain machinery: forced choices, skipped steps, and a question that is asked even
 * though there is nothing to decide. Everything that happens is written into `diary`.
 */
import {
  choiceSet,
  defineGame,
  defineVocabulary,
  dialect,
  type Infer,
  int,
  list,
  numbers,
  perSeat,
  placesBy,
  record,
  seatsFrom,
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

const vocabulary = defineVocabulary({
  steps: { day: {}, errand: {}, dusk: {}, night: {} },
  events: { dawn: { day: int }, ran: {} },
});
const { steps } = dialect<Errands, typeof vocabulary>();

const table = steps({
  day: {
    rule: 'ER-1',
    run(state, frame, k) {
      if (state.day >= 2) return;
      note(state, `dawn ${++state.day}`);
      k.emit({ type: 'dawn', seat: -1, day: state.day });
      const { seat } = frame;
      k.pushInOrder({ step: 'dusk', seat }, { step: 'night', seat }, frame);
      k.pushInOrder(
        ...seatsFrom(state.first, k.seats).map((seat) => ({ step: 'errand' as const, seat })),
      );
    },
  },

  // As many options as there are errands left: none skips, one is forced.
  errand: {
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
  },
  // Skipped without a word.
  dusk: { choices, options: () => {}, choose: (state) => void note(state, 'never') },
  // One option, and still asked.
  night: {
    choices: acknowledge,
    alwaysAsk: true,
    options: (_state, _frame, options) => void options.push(acknowledge.make.seen()),
    choose: (state, frame) => void note(state, `${frame.seat} sees the night`),
  },
});

export const errands = defineGame<Errands, typeof vocabulary>({
  id: 'errands',
  version: 1,
  seats: { min: 1, max: 4 },
  options: {},
  state: shape,
  vocabulary,
  steps: table,
  setUp({ seats }, k) {
    k.push({ step: 'day', seat: 0 });
    const first = seats - 1;
    // The last seat has the most to do: 3 errands, then one fewer each.
    const errands = Array.from({ length: seats }, (_, seat) => Math.max(0, 3 - (first - seat)));
    return { day: 0, first, errands, diary: [] };
  },
  score: (state, seat) => [{ id: 'left', points: -state.errands[seat] }],
  places: (state, seats) => placesBy(seats, (a, b) => state.errands[a] - state.errands[b]),
  bounds: { decisions: 40, options: 8 },
});
