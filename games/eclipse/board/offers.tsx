/** Choices that lie nowhere on the map or the boards: laid out as cards over it, away from what they are about. */
import type { Phrase, View } from '@orrery/kernel';
import { type Choice, classes, Icon, isInLine, Offer, useT } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import { DISCOVERIES } from '../data/discoveries.ts';
import type { State } from '../state.ts';
import { discoveryName, discoveryText, sectorName } from '../text/component-text.ts';
import { placeOf } from '../text/places.ts';
import { asking, type StepType } from '../vocabulary.ts';
import { Plate } from './signs.tsx';

/** Steps that are answered on the board; of their choices only offers to others have no place there. */
const QUIET_STEPS: readonly StepType[] = ['turn', 'finish-turn', 'upkeep'];

interface OffersProps {
  readonly view: View<State>;
  readonly step: StepType | undefined;
  readonly choices: readonly Choice[];
  choose(choice: Choice): void;
  preview(choice: Choice | null): void;
  readonly className: string;
}

interface OfferText {
  readonly choice: Choice;
  readonly title: Phrase;
  readonly lines: readonly Phrase[];
  readonly icon: string | null;
  /** Of a discovery. */
  readonly plate?: string;
}

const ICONS: Readonly<Record<string, string>> = {
  'keep-discovery': 'points',
  propose: 'person',
  attack: 'damage',
  retreat: 'ecl-drive',
};

function offerOf({ position }: View<State>, choice: Choice): OfferText {
  const { text, kind } = choice;
  const frame = asking(position);
  if (kind === 'use-discovery' && frame?.step === 'discovery' && frame.tile >= 0) {
    // Its last line says what keeping it is worth: that is the other offer.
    const lines = discoveryText(frame.tile).slice(0, -1);
    const plate = DISCOVERIES[frame.tile].id;
    return { choice, title: discoveryName(frame.tile), lines, icon: 'treasure', plate };
  }
  // The question asks for an attack or a retreat: its sign, and where to, is all that is left to say.
  const title = kind === 'retreat' ? sectorName(choice.args[0]) : text.words;
  return { choice, title, lines: text.effect ? [text.effect] : [], icon: ICONS[kind] ?? null };
}

/** Whether a choice has to be laid out, because nothing on the board stands for it. */
function isHomeless({ battle }: State, step: StepType, { text, kind }: Choice): boolean {
  if (kind === 'propose') return true;
  if (QUIET_STEPS.includes(step)) return false;
  return (
    text.touches.every((place) => place === placeOf.reputation) ||
    kind === 'put-disc' ||
    kind === 'use-discovery' ||
    (battle !== null && kind === 'retreat')
  );
}

/** Choices that are laid out over the map, if any. */
export const homelessOf = (
  { position: { state } }: View<State>,
  step: StepType | undefined,
  choices: readonly Choice[],
): readonly Choice[] =>
  step ? choices.filter((choice) => !isInLine(choice) && isHomeless(state, step, choice)) : [];

export function Offers(props: OffersProps): ReactElement | null {
  const { view, step, choices, choose, preview, className } = props;
  const t = useT();
  const homeless = homelessOf(view, step, choices);
  if (homeless.length === 0) return null;
  // What is offered besides what is asked keeps out of the way.
  const besides = step !== 'talks' && homeless.every(({ kind }) => kind === 'propose');
  return (
    <div className={classes('ecl-offers', className, besides && 'ecl-besides')} data-spot="offers">
      {homeless
        .map((choice) => offerOf(view, choice))
        .map(({ choice, title, lines, icon, plate }) => (
          <Offer key={choice.key} className="ecl-offer" {...{ choice, choose, preview }}>
            <b>
              {icon && (
                <Plate of={plate} wide={72}>
                  <Icon name={icon} size="1.5em" />
                </Plate>
              )}
              {t.say(title)}
            </b>
            {lines.map((line) => {
              const words = t.say(line);
              return <small key={words}>{words}</small>;
            })}
          </Offer>
        ))}
    </div>
  );
}
