/** On which part of the board each question is answered. */
import type { OptionText, View } from '@orrery/kernel';
import { FACTIONS, MODULES } from '../data/index.ts';
import type { State } from '../state.ts';
import { hasPlace } from '../text/places.ts';
import type { StepType } from '../vocabulary.ts';

export const PARTS = ['frontier', 'station', 'market', 'tracks', 'hand'] as const;
export type Part = (typeof PARTS)[number];

const STEPS: Readonly<Record<Part, readonly StepType[]>> = {
  frontier: [
    'act',
    'launch',
    'before-attack',
    'raider-attack',
    'before-battle',
    'escalate',
    'join',
    'call-ship',
    'retreat',
    'claim-from',
    'abduct',
    'recruit',
    'remove-swarm',
    'settle',
    'damage-ship',
  ],
  station: [
    'return',
    'choose-ship',
    'reactor',
    'reactivate',
    'make-room',
    'place-module',
    'arrange',
    'repair',
    'damage-module',
    'build-ship',
    'berth',
    'upgrade',
    'deploy',
    'refresh',
    'pay',
    'lose-unit',
    'give',
    'gain',
  ],
  market: ['take-module', 'field-purchase'],
  tracks: ['choose-track', 'take-discovery', 'choose-stack'],
  hand: ['hand-limit', 'react'],
};

/** Questions of a battle that ask for cards, whatever else could be done meanwhile. */
const FOR_CARDS: readonly StepType[] = ['negotiate', 'take-stock'];

/** Whether cards come up below a battle: where they are what is asked for, or nothing is to be touched on the map. */
export const showsHand = (step: StepType | undefined, busy: ReadonlySet<Part | null>): boolean =>
  busy.has('hand') && (!busy.has('frontier') || (step !== undefined && FOR_CARDS.includes(step)));

const PART_OF = new Map(PARTS.flatMap((part) => STEPS[part].map((step) => [step, part] as const)));

const PARTS_OF_PLACES: Readonly<Record<string, Part>> = {
  region: 'frontier',
  die: 'frontier',
  card: 'hand',
  track: 'tracks',
  raider: 'tracks',
  supremacy: 'tracks',
  discovery: 'tracks',
};

/**
 * The part on which somebody finds a place: modules lie in the market until they are theirs, factions over the
 * frontier. None has what is another's: that is offered in words, in a battle on its stage.
 */
export function partOfPlace({ players, battle }: State, seat: number, place: string): Part | null {
  if (!hasPlace({ touches: [place] }, seat)) return battle && 'frontier';
  const { modules, faction } = players[seat];
  const [kind, key] = place.split(' ');
  if (kind === 'faction' && FACTIONS[faction]?.key !== key) return 'frontier';
  if (kind === 'module' && !modules.some((module) => MODULES[module].key === key)) return 'market';
  return PARTS_OF_PLACES[kind ?? ''] ?? 'station';
}

/** Parts in which something can be done that can't be done on the frontier, which is always in sight. */
export const partsBeside = (
  state: State,
  seat: number,
  choices: readonly { readonly text: Pick<OptionText, 'touches'> }[],
): ReadonlySet<Part | null> =>
  new Set(
    choices.flatMap(({ text }) => {
      const parts = text.touches.map((place) => partOfPlace(state, seat, place));
      return parts.includes('frontier') ? [] : parts;
    }),
  );

/** The part that a question is about, by its step and by what can be touched. */
export function areaFor(
  step: StepType,
  { seat, position: { state } }: View<State>,
  open: ReadonlySet<string>,
): Part | null {
  // In a return the station stays in sight, whatever its modules ask, and in a battle the battle.
  const returning = state.returning && state.active === seat;
  const usual = PART_OF.get(step) ?? (state.battle ? 'frontier' : returning ? 'station' : null);
  const parts = new Set([...open].map((place) => partOfPlace(state, seat, place)));
  parts.delete(null);
  const [elsewhere] = parts;
  // Where nothing of it can be touched, another part has it: cards to be discarded lie in the hand.
  // Not in a turn of one's own: the frontier is what one wants to see, whatever cards could be played.
  return usual && usual !== 'frontier' && elsewhere && !parts.has(usual) ? elsewhere : usual;
}
