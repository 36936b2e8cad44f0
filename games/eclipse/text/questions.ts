/** What is asked, as an instruction. */
import type { Phrase, View } from '@orrery/kernel';
import { colourOf, faceOf } from '../combat/dice.ts';
import { THINGS, thingOf } from '../combat/sides.ts';
import { DIE_DAMAGE, DIE_IDS } from '../data/parts.ts';
import type { State } from '../state.ts';
import { isRuined } from '../steps/turn.ts';
import { moneyAfterUpkeep } from '../steps/upkeep.ts';
import { asking, type StepFrame, type StepType } from '../vocabulary.ts';
import { discoveryName, partName, phrase, sectorName } from './component-text.ts';
import type { MessageId } from './en.ts';
import { sideName } from './sides.ts';

/** The frame that asks, which is that of one of these steps. */
export function askedBy<N extends StepType>(
  { position }: View<State>,
  ...names: readonly N[]
): StepFrame<N> {
  const frame = asking(position);
  const expected: readonly StepType[] = names;
  if (!frame || !expected.includes(frame.step))
    throw new Error(`${frame?.step} asks, and not ${names.join(' or ')}`);
  return frame as StepFrame<N>;
}

/** The ships of a group in a battle, as an id. */
const thingName = (group: number): string => THINGS[thingOf(group)];

/** What a step asks, if its words depend on anything. */
type Asked<N extends StepType> = (frame: StepFrame<N>, state: State) => Phrase;

const inSector =
  (id: MessageId) =>
  ({ sector }: { readonly sector: number }): Phrase =>
    phrase(id, { sector: sectorName(sector) });
const withCount =
  (id: MessageId) =>
  ({ left }: { readonly left: number }): Phrase =>
    phrase(id, { n: left });
/** A question that has other words the second time. */
const again =
  (id: MessageId, later: MessageId) =>
  ({ first }: { readonly first: boolean }): Phrase =>
    phrase(first ? id : later);

const QUESTIONS: { readonly [N in StepType]?: Asked<N> } = {
  turn({ seat }, state) {
    if (isRuined(state, seat)) return phrase('ask.turn-ruined');
    return phrase(state.players[seat].passed ? 'ask.turn-passed' : 'ask.turn');
  },
  offer: ({ other }) => phrase('ask.offer', { seat: sideName(other) }),
  explore: again('ask.explore', 'ask.explore-again'),
  claim: inSector('ask.claim'),
  occupy: inSector('ask.occupy'),
  bombard: inSector('ask.bombard'),
  'return-cube': inSector('ask.return-cube'),
  graveyard: inSector('ask.graveyard'),
  discovery: ({ tile }) => {
    const discovery = tile < 0 ? phrase('discovery.unknown') : discoveryName(tile);
    return phrase('ask.discovery', { discovery });
  },
  'ancient-part': ({ part }) => phrase('ask.ancient-part', { part: partName(part) }),
  influence: ({ left }) =>
    left === 0 ? phrase('ask.influence-settle') : phrase('ask.influence', { n: left }),
  research: again('ask.research', 'ask.research-again'),
  'artifact-key': withCount('ask.artifact-key'),
  upgrade: withCount('ask.upgrade'),
  'upgrade-slot': ({ part }) => phrase('ask.upgrade-slot', { part: partName(part) }),
  build: withCount('ask.build'),
  move: withCount('ask.move'),
  'move-step': ({ steps }) => phrase('ask.move-step', { n: steps }),
  activate: ({ group }) => phrase('ask.activate', { thing: thingName(group) }),
  'assign-die': (_frame, state) => {
    const die = state.battle?.dice[0] ?? 0;
    const colour = colourOf(die);
    return phrase('ask.assign-die', {
      die: DIE_IDS[colour],
      face: faceOf(die),
      damage: DIE_DAMAGE[colour],
    });
  },
  'bombard-cube': withCount('ask.bombard-cube'),
  insolvent: ({ seat }, state) =>
    phrase('ask.insolvent', { n: -moneyAfterUpkeep(state.players[seat]) }),
};

export function describeQuestion({ position }: View<State>, _seat: number, step: StepType): Phrase {
  const frame = asking(position);
  const asked = QUESTIONS[step] as Asked<StepType> | undefined;
  return frame && asked ? asked(frame, position.state) : phrase(`ask.${step}` as MessageId);
}
