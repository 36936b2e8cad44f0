/** Tactics cards: drawing, discarding, and how many one may keep. */

import { deckSize } from '@orrery/kernel';
import { HAND_LIMIT, TACTICS, TACTICS_CARDS, TRACK_SPACES } from './data/index.ts';
import { TRACK } from './data/terms.ts';
import { RULE, ruleFor } from './rules.ts';
import type { State } from './state.ts';
import type { Doors } from './vocabulary.ts';

/** Cards that could be drawn: the deck, and the discard pile once it is shuffled (AE-4.19.1). */
export const drawable = (state: State): number =>
  deckSize(state.tacticsDeck) + state.tacticsDiscard.length;

export function drawTactics(state: State, seat: number, n: number, k: Doors): void {
  const { hand } = state.players[seat];
  const cards: number[] = [];
  for (let i = 0; i < n && drawable(state) > 0; i++) {
    if (deckSize(state.tacticsDeck) === 0) {
      state.tacticsDeck.rest = state.tacticsDiscard;
      state.tacticsDiscard = [];
      k.emit({ type: 'tactics-shuffled', seat: -1 });
    }
    const card = k.draw(state.tacticsDeck);
    hand.push(card);
    cards.push(card);
  }
  if (cards.length > 0) k.emit({ type: 'drew', seat, cards });
}

/** Takes a card out of the hand, wherever it goes then. */
export function takeFromHand(state: State, seat: number, card: number): void {
  const { hand } = state.players[seat];
  hand.splice(hand.indexOf(card), 1);
}

/** A card of a design in a hand, or −1; with `fresh`, one that was not played this turn (AE-4.19.9). */
export function cardOfDesign(state: State, seat: number, design: number, fresh = false): number {
  const { hand } = state.players[seat];
  let found = -1;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    if (TACTICS_CARDS[card] !== design || (found >= 0 && found < card)) continue;
    if (!fresh || !state.played.includes(card)) found = card;
  }
  return found;
}

/** Discards a card of a design; which of several alike makes no difference. */
export function discardDesign(state: State, seat: number, design: number): number {
  const card = cardOfDesign(state, seat, design);
  takeFromHand(state, seat, card);
  state.tacticsDiscard.push(card);
  return card;
}

/** Designs in a hand, ascending, each once. */
export function designsInHand(state: State, seat: number): number[] {
  const { hand } = state.players[seat];
  const designs: number[] = [];
  for (let i = 0; i < hand.length; i++) {
    const design = TACTICS_CARDS[hand[i]];
    let at = designs.length;
    while (at > 0 && designs[at - 1] > design) at--;
    if (at === 0 || designs[at - 1] !== design) designs.splice(at, 0, design);
  }
  return designs;
}

/** Whether it tells others of a hand that its owner is asked about cards, or passed over. */
export const tellsOfHand = ({ players }: State, { seat }: { readonly seat: number }): boolean =>
  players[seat].hand.length > 0;

/** How many cards one may keep (AE-4.14.8, AE-4.19.8). */
export function handLimit(state: State, seat: number): number {
  const reached = state.players[seat].tracks[TRACK.civilization];
  let limit = HAND_LIMIT;
  for (let at = 0; at <= reached; at++) {
    limit = Math.max(limit, TRACK_SPACES[TRACK.civilization][at].handLimit);
  }
  return limit + ruleFor(state, seat, RULE['hand-limit']);
}

/** How many cards of a type a hand holds. */
export const cardsOfType = (state: State, seat: number, type: string): number =>
  state.players[seat].hand.filter((card) => TACTICS[TACTICS_CARDS[card]].type === type).length;
