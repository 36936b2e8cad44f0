/** What a bot should know of Andromeda's Edge. */
import type { Advice } from '@orrery/kernel';
import type { State } from '../state.ts';
import type { StepName, Vocabulary } from '../vocabulary.ts';
import { evaluate } from './evaluate.ts';
import { rank } from './rank.ts';

/** Questions at which nothing is in the middle of happening. */
const SETTLED: ReadonlySet<StepName> = new Set([
  'choose-factions',
  'choose-destinies',
  'act',
  'finish-turn',
  'return',
]);

export const advice: Advice<State, Vocabulary> = {
  scale: 8,
  evaluate,
  rank,
  plans: true,
  settled: (_state, frame) => SETTLED.has(frame.step),
};
