/** What a bot should know of Andromeda's Edge. */
import type { Advice } from '@orrery/kernel';
import type { State } from '../state.ts';
import type { StepType, Vocabulary } from '../vocabulary.ts';
import { evaluate } from './evaluate.ts';
import { rank } from './rank.ts';
import { progress } from './time.ts';

/** Questions at which nothing is in the middle of happening, or only a battle whose odds are known. */
const SETTLED: ReadonlySet<StepType> = new Set([
  'choose-factions',
  'choose-destinies',
  'act',
  'finish-turn',
  'return',
  'escalate',
  'negotiate',
  'prepare',
]);

/** Questions that a look ahead answers better than the first sight; all others are details. */
const BREADTH: Readonly<Partial<Record<StepType, number>>> = {
  act: 12,
  'finish-turn': 4,
  return: 6,
  reactor: 4,
  choose: 4,
  may: 2,
  'choose-track': 5,
  'take-module': 6,
  'field-purchase': 8,
  settle: 3,
  'claim-from': 3,
  'make-room': 4,
};

/** Questions at which those who play on try options. To try the steps of Returns as well takes twice the time, and gains nothing. */
const GLANCED: ReadonlySet<StepType> = new Set([
  'act',
  'choose-track',
  'take-module',
  'field-purchase',
]);

export const advice: Advice<State, Vocabulary> = {
  scale: 30,
  // Fitted to 300 games of `instinct` for two, for four to 900 of the one before (`orrery calibrate --fit`).
  scales: { 2: [43.5, 25.3, 23.1, 10.8, 6.45], 4: [31.8, 16.4, 18.6, 14.5, 7] },
  progress,
  slip: 3,
  evaluate,
  rank,
  planError: 3.9,
  foresight: 2,
  glance: ({ step }) => (GLANCED.has(step) ? 4 : 1),
  turnsTaken: ({ turns }) => turns,
  settled: (_state, frame) => SETTLED.has(frame.step),
  breadth: (_state, frame) => BREADTH[frame.step] ?? 1,
  looks: 2,
};
