/** All that a card says, generated from what it does. */
import { type About, AboutWords, type Translate, useT } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import { type CardKind, cardName, cardText } from '../text/card-text.ts';

/** A card, by its kind and number. */
export interface CardId {
  readonly kind: CardKind;
  readonly id: number;
}

export const aboutCard = (t: Translate, { kind, id }: CardId): About => ({
  title: t.say(cardName(kind, id)),
  lines: cardText(kind, id).map((line) => t.say(line)),
});

export const CardWords = (card: CardId): ReactElement => (
  <AboutWords {...aboutCard(useT(), card)} />
);
