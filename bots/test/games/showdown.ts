/**
 * Cards 0 to 9, one in each hand, the rest in a deck. In turn each seat keeps its card or swaps it
 * for the top one; then the highest card wins. Its rules and its advice refuse to look at a card
 * that is not there, so whoever runs them on a view instead of a deal is found out.
 */
import {
  type Advice,
  choiceSet,
  type Deck,
  deck,
  defineGame,
  hidden,
  type Infer,
  ids,
  newDeck,
  perSeat,
  placesBy,
  record,
  seatsFrom,
} from '@orrery/kernel';

const CARDS = [...Array(10).keys()];

const shape = record({
  deck: deck('card'),
  discard: ids('card'),
  players: perSeat(record({ hand: hidden(ids('card'), 'owner') })),
});
export type Showdown = Infer<typeof shape>;

const choices = choiceSet({ keep: [], swap: [] });
export const KEEP = choices.make.keep();
export const SWAP = choices.make.swap();

function cardOf(state: Showdown, seat: number): number {
  const [card] = state.players[seat].hand;
  if (!CARDS.includes(card)) throw new Error(`somebody looks at the hidden card of seat ${seat}`);
  return card;
}

export const game = defineGame<Showdown>({
  id: 'showdown',
  version: 1,
  seats: { min: 2, max: 4 },
  options: {},
  state: shape,
  components: { card: () => CARDS },
  vocabulary: { steps: { decide: {} }, events: { kept: {}, swapped: {} } },
  steps: {
    decide: {
      choices,
      options(state, { seat }, list) {
        cardOf(state, seat);
        list.push(KEEP, SWAP);
      },
      choose(state, { seat }, choice, k) {
        k.emit({ type: choice === KEEP ? 'kept' : 'swapped', seat });
        if (choice === KEEP) return;
        state.discard.push(cardOf(state, seat));
        state.players[seat].hand = [k.draw(state.deck as Deck)];
      },
    },
  },
  setUp({ seats }, k) {
    const cards = newDeck(CARDS);
    const players = Array.from({ length: seats }, () => ({ hand: [k.draw(cards)] }));
    k.pushInOrder(...seatsFrom(0, k.seats).map((seat) => ({ step: 'decide', seat })));
    return { deck: cards, discard: [], players };
  },
  score: (state, seat) => [{ id: 'card', points: cardOf(state, seat) }],
  places: (state, seats) => placesBy(seats, (a, b) => cardOf(state, b) - cardOf(state, a)),
  bounds: { decisions: 4, options: 2 },
});

export const advice: Advice<Showdown> = {
  evaluate: (state, seat) => cardOf(state, seat),
  scale: 2,
};
