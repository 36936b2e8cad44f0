/**
 * Seat 0 takes a sure thing, which wins three times out of four, or lets seat 1 hide a coin in one
 * of its hands and guesses which. Whoever thinks that it will know the hand, guesses.
 */
import {
  choiceSet,
  defineGame,
  defineVocabulary,
  hidden,
  type Infer,
  ids,
  int,
  named,
  perSeat,
  record,
} from '@orrery/kernel';

/** A coin and a pebble, one in each hand of seat 1 once they are hidden; on the table before. */
const [COIN, PEBBLE] = [0, 1];

const shape = record({
  winner: int,
  table: ids('token'),
  players: perSeat(record({ hands: hidden(ids('token'), 'owner') })),
});
type Coin = Infer<typeof shape>;

const plan = choiceSet({ guess: [], safe: [] });
const hands = choiceSet({ hand: [named(['left', 'right'])] });
export const [GUESS, SAFE] = [plan.make.guess(), plan.make.safe()];

const vocabulary = defineVocabulary({
  steps: { plan: {}, hide: {}, guess: {} },
  events: { hid: { hands: ids('token') } },
});

export const game = defineGame<Coin, typeof vocabulary>({
  id: 'coin',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  state: shape,
  components: { token: () => [COIN, PEBBLE] },
  vocabulary,
  steps: {
    plan: {
      choices: plan,
      options: (_state, _frame, list) => list.push(GUESS, SAFE),
      choose(state, _frame, choice, k) {
        if (choice === SAFE) state.winner = k.below(4) === 0 ? 1 : 0;
        else k.pushInOrder({ step: 'hide', seat: 1 }, { step: 'guess', seat: 0 });
      },
    },
    hide: {
      choices: hands,
      options: (_state, _frame, list) => list.push(0, 1),
      choose(state, { seat }, hand, k) {
        state.table = [];
        state.players[1].hands = hand === 0 ? [COIN, PEBBLE] : [PEBBLE, COIN];
        k.emit({ type: 'hid', seat, hands: state.players[1].hands.slice() });
      },
    },
    guess: {
      choices: hands,
      options: (_state, _frame, list) => list.push(0, 1),
      choose(state, _frame, hand) {
        state.winner = state.players[1].hands[hand] === COIN ? 0 : 1;
      },
    },
  },
  setUp(_setUp, k) {
    k.push({ step: 'plan', seat: 0 });
    return { winner: -1, table: [COIN, PEBBLE], players: [{ hands: [] }, { hands: [] }] };
  },
  score: (state, seat) => [{ id: 'won', points: state.winner === seat ? 1 : 0 }],
  places: (state) => [0, 1].map((seat) => (state.winner === seat ? 1 : 2)),
  bounds: { decisions: 3, options: 2 },
});

export const advice = null;
