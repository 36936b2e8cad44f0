/** Advice for somebody's first rounds, at the question that is open. */
import { NONE, type Phrase, type View } from '@orrery/kernel';
import { SLOTS } from '../data/index.ts';
import { ownsSlot, type State } from '../state.ts';
import { phrase } from '../text/phrases.ts';
import { asking, type StepType } from '../vocabulary.ts';

const GUIDED_ROUNDS = 5;

/** Steps whose advice is always the same. */
const STEPS: Readonly<Partial<Record<StepType, string>>> = {
  'choose-faction': 'guide.faction',
  research: 'guide.research',
  type: 'guide.type',
  technology: 'guide.technology',
  jump: 'guide.jump',
  build: 'guide.build',
  outpost: 'guide.disc',
  automate: 'guide.disc',
  colonize: 'guide.colonize',
  claim: 'guide.claim',
};

export function guide({ position }: View<State>, seat: number): { words: Phrase } | null {
  const { state } = position;
  const step = asking(position)?.step;
  if (state.round > GUIDED_ROUNDS || step === undefined) return null;
  const id =
    step === 'act'
      ? actAdvice(state, seat)
      : step === 'produce'
        ? state.players[seat].population === 0
          ? 'guide.produce.people'
          : 'guide.produce'
        : STEPS[step];
  return id ? { words: phrase(id) } : null;
}

function actAdvice(state: State, seat: number): string {
  const player = state.players[seat];
  const researched = state.cards.some((card, slot) => card !== NONE && ownsSlot(player, slot));
  if (player.population === 0) return 'guide.act.people';
  if (!researched) return 'guide.act.first';
  if (!state.controllers.includes(seat)) return 'guide.act.ships';
  return state.cards.every(
    (card, slot) => card === NONE || SLOTS[slot].level === 1 || !ownsSlot(player, slot),
  )
    ? 'guide.act.level2'
    : 'guide.act.later';
}
