/** Choices that lie nowhere on the frontier, the station or the market: laid out over the map. */
import { type Choice, classes, isInLine, Offer, useT } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import { FACTIONS } from '../data/index.ts';
import { hasPlace, placeOf } from '../text/places.ts';
import { CardWords } from './cards.tsx';

interface OffersProps {
  readonly choices: readonly Choice[];
  readonly seat: number;
  /** Inside a battle's stage it needs no frame of its own. */
  readonly plain: boolean;
  choose(choice: Choice): void;
  preview(choice: Choice | null): void;
}

const factionOf = ({ text }: Choice): number =>
  FACTIONS.findIndex((_, faction) => text.touches.includes(placeOf.faction(faction)));

export function Offers(props: OffersProps): ReactElement | null {
  const { choices, seat, plain, choose, preview } = props;
  const t = useT();
  const factions = choices.filter((choice) => choice.kind === 'faction');
  const homeless = choices.filter((choice) => !isInLine(choice) && !hasPlace(choice.text, seat));
  const shown = factions.length > 0 ? factions : homeless;
  if (shown.length === 0) return null;
  return (
    <div
      className={classes('ae-offers', !plain && 'stage', factions.length > 0 && 'ae-offers-cards')}
    >
      {shown.map((choice) => (
        <Offer
          key={choice.key}
          choice={choice}
          choose={choose}
          preview={preview}
          className="ae-offer"
        >
          {factions.length > 0 ? (
            <CardWords kind="faction" id={factionOf(choice)} />
          ) : (
            <>
              <b>{t.say(choice.text.words)}</b>
              {choice.text.effect && <small>{t.say(choice.text.effect)}</small>}
            </>
          )}
        </Offer>
      ))}
    </div>
  );
}
