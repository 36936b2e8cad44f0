/** Advice for somebody's first two rounds, at the question that is open. */
import type { Phrase, View } from '@orrery/kernel';
import { MONEY } from '../data/resources.ts';
import { upkeepWith } from '../data/tracks.ts';
import type { State } from '../state.ts';
import { income } from '../storage.ts';
import { phrase } from '../text/component-text.ts';
import { asking, type StepType } from '../vocabulary.ts';

interface Note {
  readonly words: Phrase;
  readonly rule?: string;
}

const GUIDED_ROUNDS = 2;

/** Steps whose advice is always the same. */
const STEPS: Readonly<Partial<Record<StepType, Phrase>>> = {
  'pick-species': phrase('guide.pick-species'),
  explore: phrase('guide.explore'),
  'place-sector': phrase('guide.place-sector'),
  claim: phrase('guide.claim'),
  discovery: phrase('guide.discovery'),
  influence: phrase('guide.influence'),
  'influence-to': phrase('guide.influence'),
  research: phrase('guide.research'),
  upgrade: phrase('guide.upgrade'),
  'upgrade-slot': phrase('guide.upgrade'),
  build: phrase('guide.build'),
  move: phrase('guide.move'),
  'move-step': phrase('guide.move'),
  'finish-turn': phrase('guide.settle'),
};

export function guide({ position }: View<State>, seat: number): Note | null {
  const { state } = position;
  const frame = asking(position);
  if (state.round > GUIDED_ROUNDS || !frame) return null;
  if (frame.step === 'turn') return turnAdvice(state, seat);
  const settles = frame.step === 'influence' && frame.left === 0;
  const words = STEPS[settles ? 'finish-turn' : frame.step];
  return words ? { words } : null;
}

function turnAdvice(state: State, seat: number): Note {
  const player = state.players[seat];
  if (player.passed) return { words: phrase('guide.turn.passed'), rule: 'ECL-11.7' };
  const afterwards = player.storage[MONEY] + income(player, MONEY);
  // One more action takes one more disc off the track.
  if (afterwards - upkeepWith(Math.max(0, player.discs - 1)) < 0)
    return { words: phrase('guide.turn.pass'), rule: 'ECL-11.5' };
  if (state.round === GUIDED_ROUNDS && player.spent === 0)
    return { words: phrase('guide.turn.round2'), rule: 'ECL-11.2' };
  if (player.spent === 0) return { words: phrase('guide.turn.first'), rule: 'ECL-11.3' };
  return player.spent === 1
    ? { words: phrase('guide.turn.second'), rule: 'ECL-11.2' }
    : { words: phrase('guide.turn.later'), rule: 'ECL-15.3' };
}
