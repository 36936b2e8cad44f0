/** What is asked, as an instruction. */
import type { Frame, Phrase, View } from '@orrery/kernel';
import { colourOf, faceOf } from '../combat/dice.ts';
import { THINGS, thingOf } from '../combat/sides.ts';
import { DIE_DAMAGE, DIE_IDS } from '../data/parts.ts';
import type { State } from '../state.ts';
import { isRuined } from '../steps/turn.ts';
import { moneyAfterUpkeep } from '../steps/upkeep.ts';
import { discoveryName, partName, phrase, sectorName } from './describe.ts';
import type { MessageId } from './en.ts';
import { sideName } from './sides.ts';

/** The frame that asks, with whatever it carries. */
export const askingFrame = (view: View<State>): Frame & Readonly<Record<string, unknown>> =>
  view.position.agenda[view.position.agenda.length - 1] as Frame & Record<string, unknown>;

/** The ships of a group in a battle, as an id. */
const thingName = (group: number): string => THINGS[thingOf(group)];

type Asked = (view: View<State>, seat: number, field: (name: string) => number) => Phrase;

const inSector =
  (id: MessageId): Asked =>
  (_view, _seat, field) =>
    phrase(id, { sector: sectorName(field('sector')) });
const withCount =
  (id: MessageId): Asked =>
  (_view, _seat, field) =>
    phrase(id, { n: field('left') });
/** A question that has other words the second time. */
const again =
  (id: MessageId, later: MessageId): Asked =>
  (view) =>
    phrase(askingFrame(view).first === false ? later : id);

const QUESTIONS: Readonly<Record<string, Asked>> = {
  turn({ position: { state } }, seat) {
    if (isRuined(state, seat)) return phrase('ask.turn-ruined');
    return phrase(state.players[seat].passed === 1 ? 'ask.turn-passed' : 'ask.turn');
  },
  offer: ({ position: { state } }, _seat, field) =>
    phrase('ask.offer', { seat: sideName(state, field('other')) }),
  explore: again('ask.explore', 'ask.explore-again'),
  claim: inSector('ask.claim'),
  occupy: inSector('ask.occupy'),
  bombard: inSector('ask.bombard'),
  'return-cube': inSector('ask.return-cube'),
  graveyard: inSector('ask.graveyard'),
  discovery: (_view, _seat, field) => {
    const tile = field('tile');
    const discovery = tile < 0 ? phrase('discovery.unknown') : discoveryName(tile);
    return phrase('ask.discovery', { discovery });
  },
  'ancient-part': (_view, _seat, field) =>
    phrase('ask.ancient-part', { part: partName(field('part')) }),
  influence: (_view, _seat, field) =>
    field('left') === 0
      ? phrase('ask.influence-settle')
      : phrase('ask.influence', { n: field('left') }),
  research: again('ask.research', 'ask.research-again'),
  'artifact-key': withCount('ask.artifact-key'),
  upgrade: withCount('ask.upgrade'),
  'upgrade-slot': (_view, _seat, field) =>
    phrase('ask.upgrade-slot', { part: partName(field('part')) }),
  build: withCount('ask.build'),
  move: withCount('ask.move'),
  'move-step': (_view, _seat, field) => phrase('ask.move-step', { n: field('steps') }),
  activate: (_view, _seat, field) => phrase('ask.activate', { thing: thingName(field('group')) }),
  'assign-die': ({ position: { state } }) => {
    const die = state.battle?.dice[0] ?? 0;
    const colour = colourOf(die);
    return phrase('ask.assign-die', {
      die: DIE_IDS[colour],
      face: faceOf(die),
      damage: DIE_DAMAGE[colour],
    });
  },
  'bombard-cube': withCount('ask.bombard-cube'),
  insolvent: ({ position: { state } }, seat) =>
    phrase('ask.insolvent', { n: -moneyAfterUpkeep(state.players[seat]) }),
};

export function describeQuestion(view: View<State>, seat: number, step: string): Phrase {
  const frame = askingFrame(view);
  const asked = QUESTIONS[step];
  return asked
    ? asked(view, seat, (name) => frame[name] as number)
    : phrase(`ask.${step}` as MessageId);
}
