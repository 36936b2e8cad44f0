/** Questions of the game as instructions. */
import type { Frame, Phrase, View } from '@orrery/kernel';
import { EFFECT_LISTS, SYSTEMS } from '../data/index.ts';
import type { Alternative, Effect } from '../effects.ts';
import { LINKS_TO } from '../links.ts';
import { type State, supplyOf } from '../state.ts';
import { levelBuilt } from '../steps/build.ts';
import { levelsOf, type ResearchEffect } from '../tree.ts';
import { placeNameIn, systemName } from './board-places.ts';
import { paidText } from './effect-text.ts';
import { levelBits, name, phrase } from './phrases.ts';

/** What a frame may carry; each step knows which of it is there. */
interface AnyFrame extends Frame {
  readonly list?: string;
  readonly at?: number;
  readonly n?: number;
  readonly place?: number;
  readonly system?: number;
  readonly level?: number;
  readonly population?: number;
  readonly event?: number;
  readonly rank?: number;
  readonly need?: number;
  readonly strength?: number;
}

export const effectAsked = ({ list = '', at = 0 }: AnyFrame): Effect =>
  EFFECT_LISTS[list].effects[at];

/** The frame that asks in a view. */
export const askingFrame = ({ position }: View<State>): AnyFrame =>
  position.agenda[position.agenda.length - 1] as AnyFrame;

const PLAIN: Readonly<Record<string, string>> = {
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

export function describeQuestion(view: View<State>, seat: number, step: string): Phrase {
  const plain = PLAIN[step];
  if (plain !== undefined) return phrase(plain);
  const { state } = view.position;
  const frame = askingFrame(view);
  const { n = 0, place = 0 } = frame;
  switch (step) {
    case 'pay':
      return phrase('ask.substitute', { n: frame.population ?? 0 });
    case 'may': {
      const { cost, effects } = effectAsked(frame) as Effect & Alternative;
      return phrase('ask.may', { effects: paidText(cost, effects) });
    }
    case 'choose':
      return n > 1 ? phrase('ask.choose-times', { n }) : phrase('ask.choose');
    case 'short-supply':
      return phrase('ask.short-supply', { need: n, have: supplyOf(state.players[seat]) });
    case 'build':
      return phrase('ask.build', { level: levelBuilt(state, seat, frame.level ?? 1) });
    case 'research':
      return phrase('ask.slot', {
        levels: levelBits(levelsOf(state, seat, effectAsked(frame) as ResearchEffect)),
      });
    case 'outpost':
      return phrase('ask.outpost', { place: placeNameIn(state, place) });
    case 'colony-disc':
      return phrase('ask.colony-disc', { place: systemName(frame.system ?? 0) });
    case 'return-ships':
      return phrase('ask.return-ships', {
        place: placeNameIn(state, place),
        have: frame.strength ?? 0,
        need: frame.need ?? 0,
      });
    case 'trade':
      return phrase(n === 1 ? 'ask.trade-once' : 'ask.trade');
    case 'guild':
      return phrase('ask.guild', { rank: frame.rank ?? 1 });
    case 'link':
      return phrase(`ask.link-${LINKS_TO[frame.event ?? 0]}`);
    case 'attach':
      return phrase('ask.attach', { card: name(SYSTEMS[frame.system ?? 0].key) });
    default:
      // upgrade, jump, warp, recall
      return phrase(`ask.${step}`, { n });
  }
}
