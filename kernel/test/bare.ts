/** The smallest game there is, around whatever steps a test is about. */
import {
  choiceSet,
  type Doors,
  defineGame,
  type Game,
  type GameDefinition,
  type Infer,
  ints,
  newTrail,
  numbers,
  record,
  type Shape,
  type Step,
  type Vocabulary,
} from '../index.ts';

export const logShape = record({ log: ints });
export type Log = Infer<typeof logShape>;

/** For games whose steps and events carry nothing that matters to the test. */
export const NOTHING_SAID: Vocabulary = { steps: {}, events: {} };

/** A game whose state is a log of numbers; what is given replaces the standard parts. */
export function bareGame(
  steps: Record<string, Step<Log>>,
  first: (k: Doors) => void,
  parts: Partial<GameDefinition<Log>> = {},
): Game<Log> {
  return gameOf(logShape, () => ({ log: [] }), steps, first, parts);
}

export function gameOf<S>(
  state: Shape<S>,
  begin: (k: Doors) => S,
  steps: Record<string, Step<S>>,
  first: (k: Doors) => void,
  parts: Partial<GameDefinition<S>> = {},
): Game<S> {
  return defineGame<S>({
    id: 'bare',
    version: 1,
    seats: { min: 1, max: 4 },
    options: {},
    state,
    vocabulary: NOTHING_SAID,
    steps,
    setUp(_setUp, k) {
      first(k);
      return begin(k);
    },
    score: () => [],
    places: (_state, seats) => new Array(seats).fill(1),
    bounds: { decisions: 50, options: 20 },
    ...parts,
  });
}

/** A range of plain choices: `pick 0`, `pick 1`… */
export const picks = choiceSet({ pick: [numbers(20)] });

/** Runs something with the doors of a fresh table open. */
export function throughDoors(
  body: (k: Doors, state: Log) => void,
  seed = 'doors',
  feed: readonly number[] | null = null,
) {
  const trail = newTrail();
  const game = bareGame({ body: { run: (state, _frame, k) => body(k, state) } }, (k) =>
    k.push({ step: 'body', seat: -1 }),
  );
  const position = game.start({ seats: 3, options: {} }, seed, trail, feed);
  return { position, trail, log: position.state.log };
}
