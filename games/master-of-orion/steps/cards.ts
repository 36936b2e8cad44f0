/** Cards on their way between deck, hands and discard pile. */
import { deckSize, NONE } from '@orrery/kernel';
import { BUILDINGS } from '../data/buildings.ts';
import { DESIGN, type Player, type State } from '../state.ts';
import type { Doors } from '../vocabulary.ts';
import { forfeit } from './forfeit.ts';

/**
 * Makes a new deck out of the discard pile, all but its top card, if the deck is empty (MOO-16.1,
 * MOO-16.2).
 */
function renewDeck(state: State, k: Doors): void {
  const { deck, discard } = state;
  if (deckSize(deck) > 0 || discard.length < 2) return;
  const top = discard[discard.length - 1];
  for (let i = 0; i < discard.length - 1; i++) deck.rest.push(discard[i]);
  k.emit({ type: 'reshuffled', seat: -1, n: discard.length - 1 });
  discard.length = 0;
  discard.push(top);
}

/** Draws up to `n` cards into a list; what cannot be had is lost (MOO-16.3, MOO-6.3). */
export function drawInto(state: State, list: number[], n: number, k: Doors): number {
  for (let drawn = 0; drawn < n; drawn++) {
    renewDeck(state, k);
    const card = k.draw(state.deck);
    if (card === NONE) return drawn;
    list.push(card);
    renewDeck(state, k);
  }
  return n;
}

export function drawCards(state: State, seat: number, n: number, k: Doors): void {
  const { hand } = state.players[seat];
  const drawn = drawInto(state, hand, n, k);
  if (!k.silent) reportDraw(seat, drawn === 0 ? [] : hand.slice(-drawn), n, k);
}

/** Tells which of the `wanted` cards were drawn, and how many were not to be had. */
export function reportDraw(seat: number, cards: number[], wanted: number, k: Doors): void {
  if (cards.length > 0) k.emit({ type: 'drew', seat, n: cards.length, cards });
  forfeit(seat, 'card', wanted - cards.length, k);
}

/** Takes an item out of a list, keeping the order of the others. */
export function removeAt(list: number[], at: number): number {
  const item = list[at];
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i];
  list.pop();
  return item;
}

/** The place of a copy of a design in a list of cards, or −1. */
export function indexOfDesign(cards: readonly number[], design: number): number {
  for (let i = 0; i < cards.length; i++) if (DESIGN[cards[i]] === design) return i;
  return -1;
}

/**
 * Takes a copy of a design out of a hand. Copies look alike, so it is the one that everybody knows
 * of, if there is one: nobody can tell that a hidden one was kept.
 */
export function takeFromHand(player: Player, design: number): number {
  const known = indexOfDesign(player.shown, design);
  if (known >= 0) return removeAt(player.shown, known);
  return removeAt(player.hand, indexOfDesign(player.hand, design));
}

/** Puts a card on top of the discard pile, for everybody to see (MOO-1.10). */
export function layOnPile(state: State, card: number, k: Doors): void {
  state.discard.push(card);
  k.show();
}

export function discardCard(state: State, seat: number, card: number, k: Doors): void {
  layOnPile(state, card, k);
  k.emit({ type: 'discarded', seat, card });
}

const held = new Uint8Array(BUILDINGS.length);

function note(cards: readonly number[]): void {
  for (let i = 0; i < cards.length; i++) held[DESIGN[cards[i]]] = 1;
}

/** Lists the designs in a hand, each once, in the order of the designs. */
export function listDesigns(
  hand: readonly number[],
  shown: readonly number[],
  list: number[],
): void {
  list.length = 0;
  note(hand);
  note(shown);
  for (let design = 0; design < held.length; design++) {
    if (held[design] === 0) continue;
    held[design] = 0;
    list.push(design);
  }
}
