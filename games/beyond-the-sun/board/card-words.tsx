/** All that a card says, generated from what it does. */
import { type About, AboutWords, breakable, Picture, type Translate, useT } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import { ACHIEVEMENTS, EVENTS, FACTION_BOARDS, SYSTEMS, TECHNOLOGIES } from '../data/index.ts';
import { type CardKind, cardName, cardText } from '../text/card-text.ts';
import { linkText } from '../text/link-text.ts';

/** A card, by its kind and number. */
export interface CardId {
  readonly kind: CardKind;
  readonly id: number;
}

/** Where cards that are painted have their picture: plates, systems by their best known world, factions by their medal. */
const PAINTED: Partial<Record<CardKind, (id: number) => string>> = {
  technology: (id) => `technology/${TECHNOLOGIES[id].key}`,
  event: (id) => `event/${EVENTS[id].key}`,
  achievement: (id) => `achievement/${ACHIEVEMENTS[id].key}`,
  system: (id) => `system/${SYSTEMS[id].key}`,
  board: (id) => `medal/${FACTION_BOARDS[id].faction}`,
};

/** The picture of a card; without it nothing is missed. */
export function CardPicture({ kind, id, wide }: CardId & { wide: number }): ReactElement | null {
  const painted = PAINTED[kind]?.(id);
  if (!painted) return null;
  return <Picture of={`beyond-the-sun/${painted}`} className="bts-plate" wide={wide} />;
}

export const aboutCard = (t: Translate, { kind, id }: CardId): About => ({
  title: t.say(cardName(kind, id)),
  lines: cardText(kind, id).map((line) => t.say(line)),
  sign: <CardPicture kind={kind} id={id} wide={72} />,
});

/** The events that point at a card, and what they change about it. */
export const aboutLinks = (t: Translate, ...to: Parameters<typeof linkText>): readonly string[] =>
  linkText(...to).map((line) => t.say(line));

interface CardWordsProps extends CardId {
  /** Said beside the card: a line that says all of this is left out. */
  readonly said?: readonly string[];
}

export function CardWords({ said = [], ...card }: CardWordsProps): ReactElement {
  const { lines, ...about } = aboutCard(useT(), card);
  const isSaid = (line: string): boolean =>
    said.length > 0 && said.every((words) => line.includes(words));
  const title = breakable(about.title);
  return <AboutWords {...about} title={title} lines={lines.filter((line) => !isSaid(line))} />;
}
