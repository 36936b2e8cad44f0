/**
 * A deck keeps what is settled of its order and draws the rest at random when somebody draws: there
 * is no secret order to leak, save or re-deal.
 */
import { hidden, type Infer, ids, record } from './shape.ts';

const deckShape = (kind: string) => record({ top: ids(kind), rest: ids(kind), under: ids(kind) });

/** `top`: settled cards above the rest, the next to be drawn last; `under`: settled below it, next first. */
export type Deck = Infer<ReturnType<typeof deckShape>>;

export const deck = (kind: string) => hidden(deckShape(kind), 'nobody');

export const newDeck = (cards: readonly number[]): Deck => ({
  top: [],
  rest: [...cards],
  under: [],
});

export const deckSize = (of: Deck): number => of.top.length + of.rest.length + of.under.length;
