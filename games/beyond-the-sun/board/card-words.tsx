/** All that a card says, generated from what it does. */
import { type About, AboutWords, Picture, type Translate, useT } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import { ACHIEVEMENTS, EVENTS, SYSTEMS, TECHNOLOGIES } from '../data/index.ts';
import { type CardKind, cardName, cardText } from '../text/card-text.ts';

/** A card, by its kind and number. */
export interface CardId {
  readonly kind: CardKind;
  readonly id: number;
}

/** Cards that are painted: plates, and systems by their best known world. */
const PAINTED: Partial<Record<CardKind, readonly { readonly key: string }[]>> = {
  technology: TECHNOLOGIES,
  event: EVENTS,
  achievement: ACHIEVEMENTS,
  system: SYSTEMS,
};

/** The picture of a card; without it nothing is missed. */
export function CardPicture({ kind, id, wide }: CardId & { wide: number }): ReactElement | null {
  const table = PAINTED[kind];
  if (!table) return null;
  const picture = `beyond-the-sun/${kind}/${table[id].key}`;
  return <Picture of={picture} className="bts-plate" wide={wide} />;
}

export const aboutCard = (t: Translate, { kind, id }: CardId): About => ({
  title: t.say(cardName(kind, id)),
  lines: cardText(kind, id).map((line) => t.say(line)),
  sign: <CardPicture kind={kind} id={id} wide={72} />,
});

export const CardWords = (card: CardId): ReactElement => (
  <AboutWords {...aboutCard(useT(), card)} />
);
