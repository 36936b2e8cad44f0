/**
 * Hidden hands, a deck with known parts, a discard pile, draws, peeks and reveals. Each card is
 * worth its number modulo five. Who has shown the most at the end wins.
 */
import {
  choiceSet,
  deck,
  deckSize,
  defineGame,
  defineVocabulary,
  dialect,
  hidden,
  type Infer,
  id,
  ids,
  int,
  maybe,
  NONE,
  newDeck,
  numbers,
  open,
  perSeat,
  placesBy,
  record,
  seatsFrom,
  text,
} from '../../index.ts';

export const CARDS = 20;
const ROUNDS = 14;

const shape = record({
  round: int,
  deck: deck('card'),
  discard: ids('card'),
  /** Lies face down in the middle; nobody knows it. */
  sealed: hidden(id('card'), 'nobody'),
  players: perSeat(
    record({
      hand: hidden(ids('card'), 'owner'),
      /** Set aside face down; its owner may look at it. */
      pledge: hidden(maybe(id('card')), 'owner'),
      shown: ids('card'),
    }),
  ),
});
export type Smugglers = Infer<typeof shape>;

const vocabulary = defineVocabulary({
  steps: { round: {}, turn: {}, peeked: { card: id('card') } },
  events: {
    drew: { card: id('card') },
    showed: { card: open(id('card')) },
    buried: { card: id('card') },
    pledged: { cards: ids('card') },
    robbed: { from: int, card: id('card') },
    unsealed: { card: open(id('card')) },
    peeked: { where: text<'keep' | 'back' | 'under'>() },
  },
});
const { steps } = dialect<Smugglers, typeof vocabulary>();

const card = numbers(CARDS);
const turnChoices = choiceSet({
  draw: [],
  peek: [],
  show: [card],
  bury: [card],
  pledge: [card],
  rob: [numbers(4)],
  unseal: [],
  pass: [],
});
const peekChoices = choiceSet({ keep: [], back: [], under: [] });

const without = (cards: number[], gone: number) => cards.splice(cards.indexOf(gone), 1);

const table = steps({
  round: {
    run(state, frame, k) {
      if (state.round++ >= ROUNDS) return;
      k.push(frame);
      k.pushInOrder(...seatsFrom(0, k.seats).map((seat) => ({ step: 'turn' as const, seat })));
    },
  },

  turn: {
    rule: 'SM-1',
    choices: turnChoices,
    options(state, frame, list) {
      const { make } = turnChoices;
      const { hand, pledge } = state.players[frame.seat];
      if (deckSize(state.deck) > 0) list.push(make.draw(), make.peek());
      for (const held of hand) list.push(make.show(held), make.bury(held));
      if (pledge === null) for (const held of hand) list.push(make.pledge(held));
      state.players.forEach((player, seat) => {
        if (seat !== frame.seat && player.hand.length > 0) list.push(make.rob(seat));
      });
      if (state.sealed !== NONE) list.push(make.unseal());
      list.push(make.pass());
    },
    choose(state, { seat }, choice, k) {
      const player = state.players[seat];
      const [arg] = turnChoices.args(choice);
      switch (turnChoices.kind(choice)) {
        case 'draw': {
          const drawn = k.draw(state.deck);
          player.hand.push(drawn);
          return k.emit({ type: 'drew', seat, card: drawn });
        }
        case 'peek':
          return k.push({ step: 'peeked', seat, card: k.draw(state.deck) });
        case 'show':
          without(player.hand, arg);
          player.shown.push(arg);
          return k.emit({ type: 'showed', seat, card: arg });
        case 'bury':
          without(player.hand, arg);
          state.deck.under.push(arg);
          return k.emit({ type: 'buried', seat, card: arg });
        case 'pledge':
          without(player.hand, arg);
          player.pledge = arg;
          return k.emit({ type: 'pledged', seat, cards: [arg] });
        case 'rob': {
          const robbed = k.take(state.players[arg].hand);
          player.hand.push(robbed);
          return k.emit({ type: 'robbed', seat, from: arg, card: robbed });
        }
        case 'unseal':
          k.reveal();
          state.discard.push(state.sealed);
          k.emit({ type: 'unsealed', seat, card: state.sealed });
          state.sealed = NONE;
      }
    },
  },

  peeked: {
    rule: (_state, frame) => `SM-2.${frame.seat}`,
    choices: peekChoices,
    options(_state, _frame, list) {
      list.push(peekChoices.make.keep(), peekChoices.make.back(), peekChoices.make.under());
    },
    choose(state, frame, choice, k) {
      const kind = peekChoices.kind(choice);
      if (kind === 'keep') state.players[frame.seat].hand.push(frame.card);
      else if (kind === 'back') state.deck.top.push(frame.card);
      else state.deck.under.push(frame.card);
      k.emit({ type: 'peeked', seat: frame.seat, where: kind });
    },
  },
});

const worth = (held: readonly number[]): number => held.reduce((sum, held) => sum + (held % 5), 0);

export const smugglers = defineGame<Smugglers, typeof vocabulary>({
  id: 'smugglers',
  version: 2,
  seats: { min: 2, max: 4 },
  options: {
    hands: { values: ['2', '3'], standard: '3' },
    sealed: { values: ['yes', 'no'], standard: 'yes', seats: [2, 3] },
  },
  state: shape,
  components: { card: () => [...Array(CARDS).keys()] },
  vocabulary,
  steps: table,
  setUp({ seats, options }, k) {
    const cards = newDeck([...Array(CARDS).keys()]);
    const players = Array.from({ length: seats }, () => ({
      hand: Array.from({ length: Number(options.hands) }, () => k.draw(cards)),
      pledge: null,
      shown: [],
    }));
    const sealed = options.sealed === 'yes' ? k.draw(cards) : NONE;
    k.push({ step: 'round', seat: -1 });
    return { round: 0, deck: cards, discard: [], sealed, players };
  },
  score: (state, seat) => [{ id: 'shown', points: worth(state.players[seat].shown) }],
  places: (state, seats) =>
    placesBy(seats, (a, b) => worth(state.players[b].shown) - worth(state.players[a].shown)),
  bounds: { decisions: 200, options: 64 },
});
