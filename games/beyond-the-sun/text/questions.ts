/** Questions of the game as instructions. */
import type { Phrase, View } from '@orrery/kernel';
import type { Alternative, Effect } from '../data/effects.ts';
import { LINK_TERMS, LINKS_TO } from '../links.ts';
import { type State, supplyOf } from '../state.ts';
import { levelBuilt } from '../steps/build.ts';
import { effectOf } from '../steps/frames.ts';
import { levelsOf, type ResearchEffect } from '../tree.ts';
import { asking, type StepFrame, type StepType } from '../vocabulary.ts';
import { paidText, termsText } from './effect-text.ts';
import { levelBits, phrase } from './phrases.ts';
import { eventName, placeNameIn, systemName } from './places.ts';

/** The frame that asks in a view. */
export function askingFrame({ position }: View<State>): StepFrame {
  const frame = asking(position);
  if (!frame) throw new Error('nothing is asked once the game is over');
  return frame;
}

/** Questions that are always the same. */
const PLAIN: Readonly<Partial<Record<StepType, string>>> = {
  'choose-faction': 'ask.faction',
  act: 'ask.action',
  abilities: 'ask.ability',
  'return-cube': 'ask.return-column',
  type: 'ask.type',
  technology: 'ask.technology',
  'private-technology': 'ask.private-technology',
  'colony-card': 'ask.colony-card',
  exhibit: 'ask.exhibit',
  automate: 'ask.automate',
  'replacement-disc': 'ask.replacement-disc',
  bonus: 'ask.bonus',
  'supply-from': 'ask.supply-from',
  'supply-to': 'ask.supply-to',
  colonize: 'ask.colonize',
  produce: 'ask.production',
  claim: 'ask.achievement',
  copy: 'ask.copy',
  'basic-action': 'ask.basic-action',
};

export function describeQuestion(view: View<State>, seat: number): Phrase {
  const { state } = view.position;
  const frame = askingFrame(view);
  switch (frame.step) {
    case 'pay':
      return phrase('ask.substitute', { n: frame.population });
    case 'may': {
      const { cost, effects } = effectOf(frame) as Effect & Alternative;
      return phrase('ask.may', { effects: paidText(cost, effects) });
    }
    case 'choose':
      return frame.n > 1 ? phrase('ask.choose-times', { n: frame.n }) : phrase('ask.choose');
    case 'short-supply':
      return phrase('ask.short-supply', { need: frame.n, have: supplyOf(state.players[seat]) });
    case 'build':
      return phrase('ask.build', { level: levelBuilt(state, seat, frame.level) });
    case 'upgrade':
    case 'jump':
    case 'warp':
    case 'recall':
      return phrase(`ask.${frame.step}`, { n: frame.n });
    case 'research':
      return phrase('ask.slot', {
        levels: levelBits(levelsOf(state, seat, effectOf(frame) as ResearchEffect)),
      });
    case 'outpost':
      return phrase('ask.outpost', { place: placeNameIn(state, frame.place) });
    case 'colony-disc':
      return phrase('ask.colony-disc', { place: systemName(frame.system) });
    case 'return-ships':
      return phrase('ask.return-ships', {
        place: placeNameIn(state, frame.place),
        have: frame.strength,
        need: frame.need,
      });
    case 'trade':
      return phrase(frame.n === 1 ? 'ask.trade-once' : 'ask.trade');
    case 'guild':
      return phrase('ask.guild', { rank: frame.rank });
    case 'link':
      return phrase(`ask.link-${LINKS_TO[frame.event]}`, {
        card: eventName(frame.event),
        terms: termsText(LINK_TERMS[frame.event]),
      });
    case 'attach':
      return phrase('ask.attach', { card: systemName(frame.system) });
    default: {
      const plain = PLAIN[frame.step];
      if (plain === undefined) throw new Error(`${frame.step} asks nothing`);
      return phrase(plain);
    }
  }
}
