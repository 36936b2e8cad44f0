/** Discarding from hand, sifting drawn cards, taking cards out of the discard pile. */
import { choiceSet, NONE, named } from '@orrery/kernel';
import { CARD_IDS } from '../data/buildings.ts';
import { DESIGN } from '../state.ts';
import { steps } from '../vocabulary.ts';
import { designs } from './build.ts';
import { discardCard, indexOfDesign, listDesigns, removeAt, takeFromHand } from './cards.ts';

const NO_CARDS: readonly number[] = [];
const held: number[] = [];

const RULES = { price: 'MOO-12.5', effect: 'MOO-1.10', deal: 'MOO-9.4', limit: 'MOO-10.5' };

export const discardChoices = choiceSet({ discard: [designs] });

export const takeChoices = choiceSet({ take: [named(CARD_IDS)] });

export const discardSteps = steps({
  /** One card after the other, in the order in which they come to lie on the pile. */
  discard: {
    rule: (_state, { why }) => RULES[why],
    choices: discardChoices,
    options(state, { seat }, list) {
      const { hand, shown } = state.players[seat];
      listDesigns(hand, shown, held);
      for (const design of held) list.push(discardChoices.make.discard(design));
    },
    choose(state, frame, choice, k) {
      const { step, seat, n, why, program } = frame;
      const card = takeFromHand(state.players[seat], discardChoices.arg(choice, 0));
      discardCard(state, seat, card, k);
      if (n > 1) k.push({ step, seat, n: n - 1, why, program });
    },
  },

  sift: {
    rule: 'MOO-6.2',
    choices: discardChoices,
    options(_state, { cards }, list) {
      listDesigns(cards, NO_CARDS, held);
      for (const design of held) list.push(discardChoices.make.discard(design));
    },
    choose(state, { step, seat, cards, n }, choice, k) {
      const rest = cards.slice();
      const card = removeAt(rest, indexOfDesign(rest, discardChoices.arg(choice, 0)));
      discardCard(state, seat, card, k);
      if (n > 1 && rest.length > 0) k.push({ step, seat, cards: rest, n: n - 1 });
      else for (const kept of rest) state.players[seat].hand.push(kept);
    },
  },

  /** The card goes to the part of the hand that everybody knows. */
  'take-discard': {
    rule: (_state, { top }) => (top === 0 ? 'MOO-15.4' : 'MOO-13.5'),
    choices: takeChoices,
    options({ discard: pile }, { top }, list) {
      const last = top === 0 ? 0 : Math.max(0, pile.length - top);
      for (let i = pile.length - 1, above = NONE; i >= last; i--) {
        // Of two copies that lie together it doesn't matter which is taken.
        if (DESIGN[pile[i]] !== above) list.push(takeChoices.make.take(pile[i]));
        above = DESIGN[pile[i]];
      }
    },
    choose(state, { seat }, choice, k) {
      const card = takeChoices.arg(choice, 0);
      removeAt(state.discard, state.discard.indexOf(card));
      state.players[seat].shown.push(card);
      k.emit({ type: 'took-discard', seat, card });
    },
  },
});
