/** Choices that lie nowhere on the table, laid out large in the middle of it. */
import { type Choice, Offer, useT } from '@orrery/web/kit';
import { memo, type ReactElement } from 'react';
import { CARD_IDS, CARDS } from '../data/buildings.ts';
import type { State } from '../state.ts';
import { BuildingCard, CardWords } from './card.tsx';

interface StageProps {
  readonly state: State;
  readonly choices: readonly Choice[];
  choose(choice: Choice): void;
  preview(choice: Choice | null): void;
}

/** The card that a choice is about, where it lies on the discard pile or is a race to play. */
function cardOf(state: State, { text }: Choice): { design?: number; id: string } | null {
  for (const place of text.touches) {
    const [kind, name] = place.split(' ');
    if (kind === 'race') return { id: name };
    const card = kind === 'card' ? CARD_IDS.indexOf(name) : -1;
    if (card >= 0 && state.discard.includes(card))
      return { design: CARDS[card].index, id: CARDS[card].id };
  }
  return null;
}

export const Stage = memo(function Stage({
  state,
  choices,
  choose,
  preview,
}: StageProps): ReactElement | null {
  const t = useT();
  const items = choices.flatMap((choice) => {
    if (choice.text.tone === 'finish') return [];
    const card = cardOf(state, choice);
    return card || choice.text.touches.length === 0 ? [{ choice, card }] : [];
  });
  if (items.length === 0) return null;
  return (
    <section className="stage moo-stage" aria-label={t('board.stage')}>
      {items.map(({ choice, card }) => (
        <Offer
          key={choice.key}
          choice={choice}
          choose={choose}
          preview={preview}
          className={card ? 'moo-offer-card' : undefined}
        >
          {card && (
            <>
              {card.design !== undefined && <BuildingCard design={card.design} />}
              <CardWords id={card.id} />
            </>
          )}
        </Offer>
      ))}
    </section>
  );
});
