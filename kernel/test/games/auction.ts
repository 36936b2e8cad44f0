/** Sealed bids: every seat that is still in bids at once for a prize that chance puts up. */
import {
  choiceSet,
  defineGame,
  defineVocabulary,
  dialect,
  type Infer,
  int,
  ints,
  NO_ANSWER,
  numbers,
  perSeat,
  placesBy,
  record,
} from '../../index.ts';

const LOTS = 5;
const COINS = 6;
const ENOUGH = 12;

const shape = record({
  lot: int,
  prize: int,
  /** What everybody bid for each lot, opened. */
  opened: ints,
  players: perSeat(record({ coins: int, points: int })),
});
export type Auction = Infer<typeof shape>;

export const bids = choiceSet({ bid: [numbers(COINS + 1)] });

const vocabulary = defineVocabulary({
  steps: { lot: {}, bid: {} },
  events: { 'put-up': { prize: int }, bid: { bid: int }, won: { prize: int } },
});
const { steps } = dialect<Auction, typeof vocabulary>();

const table = steps({
  lot: {
    run(state, frame, k) {
      if (state.lot >= LOTS) return;
      state.lot++;
      state.prize = k.die(6);
      k.emit({ type: 'put-up', seat: -1, prize: state.prize });
      k.pushInOrder({ step: 'bid', seat: -1 }, frame);
    },
  },
  bid: {
    rule: 'AU-1',
    choices: bids,
    // Whoever has enough goes home; whoever has no coins left has nothing to decide.
    seats: (state) =>
      [...state.players.keys()].filter((seat) => state.players[seat].points < ENOUGH),
    options(state, _frame, list, seat) {
      for (let bid = 0; bid <= state.players[seat].coins; bid++) list.push(bids.make.bid(bid));
    },
    resolve(state, _frame, answers, k) {
      let best = -1;
      answers.forEach((answer, seat) => {
        if (answer === NO_ANSWER) return;
        const bid = bids.arg(answer, 0);
        state.opened.push(bid);
        k.emit({ type: 'bid', seat, bid });
        if (best < 0 || bid > bids.arg(answers[best], 0)) best = seat;
      });
      if (best < 0) return;
      const winner = state.players[best];
      winner.coins -= bids.arg(answers[best], 0);
      winner.points += state.prize;
      k.emit({ type: 'won', seat: best, prize: state.prize });
    },
  },
});

export const auction = defineGame<Auction, typeof vocabulary>({
  id: 'auction',
  version: 1,
  seats: { min: 1, max: 4 },
  options: {},
  state: shape,
  vocabulary,
  steps: table,
  setUp({ seats }, k) {
    k.push({ step: 'lot', seat: -1 });
    const players = Array.from({ length: seats }, () => ({ coins: COINS, points: 0 }));
    return { lot: 0, prize: 0, opened: [], players };
  },
  score: (state, seat) => [{ id: 'points', points: state.players[seat].points }],
  places: (state, seats) =>
    placesBy(seats, (a, b) => state.players[b].points - state.players[a].points),
  bounds: { decisions: LOTS * 4 + 10, options: COINS + 1 },
});
