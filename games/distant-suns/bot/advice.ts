/** What bots should know of Distant Suns: what a sheet is worth, and how drawings change it. */
import type { Advice } from '@orrery/kernel';
import type { State } from '../state.ts';
import { shapeToDraw } from '../steps/draw.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { rateDrawings } from './drawings.ts';
import { rateModules } from './modules.ts';
import { progress, rowOf, sheetValue } from './sheet-value.ts';
import { ACTIVE, WEIGHTS } from './weights.ts';

export const advice: Advice<State, Vocabulary> = {
  scale: 8,
  // Fitted to 3,000 games of `instinct` for two, 4,000 for four (`orrery calibrate --fit`).
  scales: { 2: [22.5, 8.6, 7.2, 5.8, 2.9], 4: [17.6, 7.2, 6.1, 4.9, 3.7] },
  progress,
  // On a first evening one overlooks more than a lead is worth.
  slip: 11,
  evaluate(state, seat) {
    const assigns = state.active === seat ? WEIGHTS[rowOf(state) + ACTIVE] : 0;
    return sheetValue(state, seat) + assigns;
  },
  rank(state, frame, seat, options, scores) {
    if (frame.step === 'draw') rateDrawings(state, seat, shapeToDraw(state, seat), options, scores);
    else rateModules(state, seat, options, scores);
  },
  // Between assigning and drawing, nobody's sheet says anything about what was assigned.
  settled: (_state, frame) => frame.step !== 'draw',
};
