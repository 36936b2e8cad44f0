/** Cards turned up, and choices that lie nowhere on the board, laid out large in the middle. */
import { NONE } from '@orrery/kernel';
import { type Choice, classes, isInLine, Offer, type Translate, useT } from '@orrery/web/kit';
import { memo, type ReactElement } from 'react';
import { SYSTEMS, TECHNOLOGIES, TYPES } from '../data/index.ts';
import type { State } from '../state.ts';
import { FACTIONS } from '../steps/set-up.ts';
import { placeOf } from '../text/places.ts';
import { CardSigns } from './card-signs.tsx';
import { type CardId, CardWords } from './card-words.tsx';
import { TypeSign } from './type-sign.tsx';

/** The card that a choice offers, if it isn't on the board. */
function cardOffered(state: State, advanced: boolean, { kind, args, text }: Choice): CardId | null {
  if (kind === 'play') return { kind: 'board', id: args[0] + (advanced ? FACTIONS : 0) };
  if (kind !== 'take' && kind !== 'keep') return null;
  const technology = TECHNOLOGIES.find(({ id }) => text.touches.includes(placeOf.technology(id)));
  if (technology) {
    return state.rows.includes(technology.id) ? null : { kind: 'technology', id: technology.id };
  }
  const system = SYSTEMS.find(({ id }) => text.touches.includes(placeOf.system(id)));
  return system ? { kind: 'system', id: system.id } : null;
}

/** What an alternative of a card would do, as the card says it. */
const effectsOffered =
  (t: Translate) =>
  ({ choice: { text } }: { choice: Choice }): string[] => {
    const effects = text.words.values?.effects;
    return typeof effects === 'object' ? [t.say(effects)] : [];
  };

/** More cards than this stand beside each other only if each is narrow. */
const IN_A_ROW = 3;

/** More than this are better read in the list of choices. */
const MOST_WORDS = 6;

interface StageProps {
  readonly state: State;
  /** Which sides of the boards are chosen from. */
  readonly advanced: boolean;
  readonly choices: readonly Choice[];
  choose(choice: Choice): void;
  preview(choice: Choice | null): void;
}

export const Stage = memo(function Stage({
  state,
  advanced,
  choices,
  choose,
  preview,
}: StageProps): ReactElement | null {
  const t = useT();
  const all = choices
    .filter((choice) => !isInLine(choice))
    .map((choice) => ({ choice, card: cardOffered(state, advanced, choice) }));
  const homeless = all.some(({ choice, card }) => card || choice.text.touches.length === 0);
  const cards = all.filter(({ card }) => card);
  // The slot that a type is for stands in the tree; what else is answered in words concerns the map below it.
  const ofTree = all.every(({ choice }) => choice.kind === 'type');
  if (!homeless || (cards.length === 0 && all.length > MOST_WORDS)) return null;
  return (
    <section
      className={classes(
        'stage bts-stage',
        cards.length === 0 && !ofTree && 'bts-stage-high',
        cards.length > IN_A_ROW && 'bts-stage-full',
      )}
      aria-label={t('board.stage')}
    >
      {state.turned !== NONE && (
        <CardWords kind="event" id={state.turned} said={all.flatMap(effectsOffered(t))} />
      )}
      <div className="bts-offers">
        {(cards.length > 0 ? cards : all).map(({ choice, card }) => (
          <Offer
            key={choice.key}
            choice={choice}
            choose={choose}
            preview={preview}
            className={card ? 'bts-offer bts-offer-card' : 'bts-offer'}
          >
            {card ? (
              <OfferedCard {...card} />
            ) : (
              <>
                {choice.kind === 'type' && (
                  <TypeSign
                    type={TYPES[choice.args[0]]}
                    label={t(`type.${TYPES[choice.args[0]]}`)}
                  />
                )}
                <b>{t.say(choice.text.words)}</b>
                {choice.text.effect && <small>{t.say(choice.text.effect)}</small>}
              </>
            )}
          </Offer>
        ))}
      </div>
    </section>
  );
});

function OfferedCard({ kind, id }: CardId): ReactElement {
  const t = useT();
  return (
    <>
      {kind === 'technology' && (
        <span className="bts-offer-types">
          {TECHNOLOGIES[id].types.map((type) => (
            <TypeSign key={type} type={type} label={t(`type.${type}`)} />
          ))}
          <CardSigns kind="technology" id={id} />
        </span>
      )}
      {kind === 'system' && (
        <span className="bts-offer-types">
          <CardSigns kind="system" id={id} />
        </span>
      )}
      <CardWords kind={kind} id={id} />
    </>
  );
}
