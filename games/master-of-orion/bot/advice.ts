/** What a bot should know of Master of Orion. */
import type { Advice } from '@orrery/kernel';
import { finalScore } from '../scoring.ts';
import { PHASE, type State } from '../state.ts';
import type { StepType, Vocabulary } from '../vocabulary.ts';
import { rank } from './rank.ts';
import { actionsTaken, actionsToCome, progress, readSigns, SIGNS } from './signs.ts';
import { WEIGHTS } from './weights.ts';

const signs = new Float64Array(SIGNS);

function evaluate(state: State, seat: number): number {
  const player = state.players[seat];
  let sum = finalScore(player);
  if (state.phase === PHASE.over) return sum;
  const weights = WEIGHTS[actionsToCome(state, player)];
  readSigns(state, seat, signs);
  for (let sign = 0; sign < SIGNS; sign++) sum += signs[sign] * weights[sign];
  return sum;
}

/** Questions at which nothing is in the middle of happening. */
const SETTLED = new Set<StepType>(['action', 'start-effect', 'redraw', 'race']);

export const advice: Advice<State, Vocabulary> = {
  scale: 6,
  // Fitted to 1,000 games of `instinct` each (`orrery calibrate --fit`).
  scales: { 2: [7.46, 2.79, 2.58, 2.33, 1.94], 4: [11.3, 4.43, 3.7, 2.93, 1.52] },
  progress,
  evaluate,
  rank,
  foresight: 3,
  turnsTaken: actionsTaken,
  settled: (_state, frame) => SETTLED.has(frame.step),
};
