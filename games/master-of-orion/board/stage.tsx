/** Choices that lie nowhere on the table, laid out large in the middle of it. */
import { type Choice, classes, isInLine, Offer, Place, type Touching, useT } from '@orrery/web/kit';
import { memo, type ReactElement } from 'react';
import { BUILDINGS, CARD_IDS, CARDS } from '../data/buildings.ts';
import { RACES } from '../data/races.ts';
import type { State } from '../state.ts';
import { aboutCard, BuildingCard, EffectWords, FaceWords } from './card.tsx';

interface StageProps extends Touching {
  readonly state: State;
  readonly choices: readonly Choice[];
  /** The market is all there is to see, and says what its advisors do. */
  readonly market: boolean;
  choose(choice: Choice): void;
  preview(choice: Choice | null): void;
}

/** More cards than fit in a row show their faces alone; what they do is told on a closer look. */
const MOST_TOLD = 3;
/** More of anything than this has the whole table. */
const MOST = 6;
/** So many cards are in sight at once on a laptop only without their pictures. */
const CROWD = 21;

/** The card that a choice is about, where it lies on the discard pile, was just drawn or is a race to play. */
function cardOf(
  state: State,
  { kind: chosen, text }: Choice,
): { place?: string; design?: number; id: string } | null {
  for (const place of text.touches) {
    const [kind, name] = place.split(' ');
    // A race that somebody plays has its place on the board; humans may be chosen by several.
    const played = state.players.some(({ race }) => RACES[race]?.id === name);
    if (kind === 'race' && (chosen === 'race' || !played)) return { id: name };
    if (chosen === 'hire') return { id: name };
    if (kind === 'drawn') {
      return { place, design: BUILDINGS.findIndex(({ id }) => id === name), id: name };
    }
    const card = kind === 'card' ? CARD_IDS.indexOf(name) : -1;
    if (card >= 0 && state.discard.includes(card)) {
      return { place, design: CARDS[card].index, id: CARDS[card].id };
    }
  }
  return null;
}

export const Stage = memo(function Stage(props: StageProps): ReactElement | null {
  const { state, choices, market, choose, preview, ...touching } = props;
  const t = useT();
  const items = choices.flatMap((choice) => {
    if (isInLine(choice) || (market && choice.kind === 'hire')) return [];
    const found = cardOf(state, choice);
    return found || choice.text.touches.length === 0 ? [{ choice, ...found }] : [];
  });
  if (items.length === 0) return null;
  const told = items.filter(({ place }) => place !== undefined).length <= MOST_TOLD;
  // Nothing else matters before there is a race.
  const races = items.some(({ choice }) => choice.kind === 'race');
  // Medals are to be seen: whom one becomes, and whom one takes on.
  const faces = races || items.some(({ choice }) => choice.kind === 'hire');
  const many = items.length > MOST || races;
  return (
    <section
      className={classes(
        'stage moo-stage',
        // Medals stand on the open sky; cards lie over what is on the table.
        many && faces ? 'more-below' : 'more-below-solid',
        many && 'moo-stage-many',
        items.length > CROWD && 'moo-stage-crowd',
        faces && 'moo-stage-faces',
      )}
      aria-label={t('board.stage')}
    >
      {items.map(({ choice, place, design, id }) =>
        !told && place !== undefined && design !== undefined && id !== undefined ? (
          <Place key={choice.key} {...touching} place={place} about={() => aboutCard(t, id)}>
            <BuildingCard design={design} />
          </Place>
        ) : (
          <Offer
            key={choice.key}
            choice={choice}
            choose={choose}
            preview={preview}
            className={id === undefined ? undefined : faces ? 'moo-offer-face' : 'moo-offer-card'}
          >
            {id !== undefined &&
              (faces ? (
                <FaceWords id={id} />
              ) : (
                design !== undefined && (
                  <>
                    <BuildingCard design={design} />
                    <EffectWords design={design} />
                  </>
                )
              ))}
          </Offer>
        ),
      )}
    </section>
  );
});
