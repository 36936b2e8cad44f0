/** Advice for somebody's first two rounds, at the question that is open. */
import type { Phrase, View } from '@orrery/kernel';
import { MONEY } from '../data/resources.ts';
import { upkeepWith } from '../data/tracks.ts';
import type { State } from '../state.ts';
import { income, upkeepCost } from '../storage.ts';
import { phrase } from '../text/describe.ts';

interface Advice {
  readonly words: Phrase;
  readonly rule?: string;
}

const GUIDED_ROUNDS = 2;

/** Steps whose advice is always the same. */
const STEPS: Readonly<Record<string, Phrase>> = {
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

export function guide({ position }: View<State>, seat: number): Advice | null {
  const { state, agenda } = position;
  const step = agenda.at(-1)?.step;
  if (state.round > GUIDED_ROUNDS || step === undefined) return null;
  if (step === 'turn') return { words: turnAdvice(state, seat), rule: 'ECL-3.4' };
  const words = STEPS[step];
  return words ? { words } : null;
}

function turnAdvice(state: State, seat: number): Phrase {
  const player = state.players[seat];
  const afterwards = player.storage[MONEY] + income(player, MONEY);
  // One more action takes one more disc off the track.
  if (afterwards - upkeepWith(Math.max(0, player.discs - 1)) < 0) return phrase('guide.turn.pass');
  if (state.round === GUIDED_ROUNDS) return phrase('guide.turn.round2');
  if (player.spent === 0) return phrase('guide.turn.first');
  return afterwards - upkeepCost(player) > 2 && player.spent === 1
    ? phrase('guide.turn.second')
    : phrase('guide.turn.later');
}
