/** Choices that lie nowhere on the map or the boards: laid out as cards and buttons over it. */
import type { Phrase, View } from '@orrery/kernel';
import { type Choice, classes, Icon, Offer, useT } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import { SPECIES } from '../data/species.ts';
import type { State } from '../state.ts';
import { discoveryName, discoveryText, speciesName } from '../text/component-text.ts';
import { placeOf } from '../text/places.ts';
import { speciesText } from '../text/species-text.ts';
import { asking, type StepType } from '../vocabulary.ts';

/** Steps whose choices are always at hand and need no cards. */
const QUIET_STEPS: readonly StepType[] = ['turn', 'finish-turn', 'upkeep', 'place-sector'];

interface OffersProps {
  readonly view: View<State>;
  readonly step: StepType | undefined;
  readonly choices: readonly Choice[];
  choose(choice: Choice): void;
  preview(choice: Choice | null): void;
}

interface OfferText {
  readonly choice: Choice;
  readonly title: Phrase;
  readonly lines: readonly Phrase[];
  readonly icon: string | null;
}

const isTerran = ({ kind, args }: Choice): boolean => kind === 'species' && SPECIES[args[0]].terran;

function offerOf({ position }: View<State>, choice: Choice, choices: readonly Choice[]): OfferText {
  const { text, kind, args } = choice;
  const frame = asking(position);
  if (kind === 'species') {
    const terran = isTerran(choice);
    // Terrans differ only in where they live: the first of them says the rest for all.
    const lines = speciesText(args[0]);
    const known = terran && choices.find(isTerran) !== choice;
    return {
      choice,
      title: speciesName(args[0]),
      lines: known ? lines.slice(0, 1) : lines,
      icon: terran ? 'person' : 'alien',
    };
  }
  if (kind === 'use-discovery' && frame?.step === 'discovery' && frame.tile >= 0) {
    // Its last line says what keeping it is worth: that is the other offer.
    const lines = discoveryText(frame.tile).slice(0, -1);
    return { choice, title: discoveryName(frame.tile), lines, icon: 'treasure' };
  }
  const icon = kind === 'keep-discovery' ? 'points' : null;
  return { choice, title: text.words, lines: text.effect ? [text.effect] : [], icon };
}

export function Offers({ view, step, choices, choose, preview }: OffersProps): ReactElement | null {
  const t = useT();
  if (!step || QUIET_STEPS.includes(step)) return null;
  const { battle } = view.position.state;
  const homeless = choices.filter(
    ({ text, kind }) =>
      text.touches.every((place) => place === placeOf.reputation) ||
      kind === 'species' ||
      kind === 'put-disc' ||
      (battle !== null && kind === 'retreat'),
  );
  if (!homeless.some(({ text }) => text.tone !== 'finish')) return null;
  return (
    <div className={classes('ecl-offers', battle === null && 'stage')}>
      {homeless
        .map((choice) => offerOf(view, choice, homeless))
        .map(({ choice, title, lines, icon }) => (
          <Offer key={choice.key} className="ecl-offer" {...{ choice, choose, preview }}>
            <b>
              {icon && <Icon name={icon} size={28} />}
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
