/** Advice for somebody's first rounds, at the question that is open. */
import type { Phrase, View } from '@orrery/kernel';
import { LOYALTY } from '../data/limits.ts';
import { nextLevel } from '../outlook.ts';
import type { State } from '../state.ts';
import { canBuildAnything } from '../steps/buildable.ts';
import { asking, type StepType } from '../vocabulary.ts';

const GUIDED_ROUNDS = 3;

/** Steps whose advice is always the same. */
const STEPS: { readonly [N in StepType]?: string } = {
  race: 'guide.race',
  redraw: 'guide.redraw',
  'build-place': 'guide.place',
  'build-pay': 'guide.pay',
  hire: 'guide.hire',
  discard: 'guide.discard',
};

export function guide({ position }: View<State>, seat: number): { words: Phrase } | null {
  const { state } = position;
  const step = asking(position)?.step;
  if (state.round > GUIDED_ROUNDS || step === undefined) return null;
  const id = step === 'action' ? actionAdvice(state, seat) : STEPS[step];
  return id ? { words: { id } } : null;
}

function actionAdvice(state: State, seat: number): string {
  const player = state.players[seat];
  if (player.loyalty < LOYALTY.gate) return 'guide.action.loyalty';
  if (canBuildAnything(player, -1, null, 0))
    return player.systems.length === 0 ? 'guide.action.first' : 'guide.action.build';
  if (player.available === 1 && nextLevel(player) === 'high') return 'guide.action.mobilization';
  return state.round === 1 ? 'guide.action.exploit' : 'guide.action.later';
}
