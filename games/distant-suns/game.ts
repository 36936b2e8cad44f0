import { defineGame, placesBy, type ScoreLine } from '@orrery/kernel';
import { MISSIONS } from './data/missions.ts';
import { BLACK_HOLE, SHAPES } from './data/shapes.ts';
import { WORLDS } from './data/sheet.ts';
import { NEXT_TO_START, WORDS } from './geometry.ts';
import { scoreSheet, totalScore } from './scoring.ts';
import { type Sheet, type State, shape } from './state.ts';
import { assignSteps } from './steps/assign.ts';
import { drawSteps } from './steps/draw.ts';
import { roundSteps } from './steps/round.ts';
import { type Vocabulary, vocabulary } from './vocabulary.ts';

/** Zone tokens on the panel; the others stay in the box (DS-3.2). */
const TOKENS_IN_PLAY = 5;

/** The same for everybody (DS-3.6). */
const emptySheet = (): Sheet => ({
  covered: new Array(WORDS).fill(0),
  touch: Array.from(NEXT_TO_START),
  shapeOf: [],
  placementOf: [],
  gained: 0,
  spent: 0,
  worlds: WORLDS.map(() => 0),
});

export const distantSuns = defineGame<State, Vocabulary>({
  id: 'distant-suns',
  version: 1,
  seats: { min: 1, max: 4 },
  options: {
    first: {
      values: ['random', '1', '2', '3', '4'],
      standard: 'random',
      seats: [2, 3, 4],
      fewest: { '3': 3, '4': 4 },
    },
  },
  state: shape,
  vocabulary,
  steps: { ...roundSteps, ...assignSteps, ...drawSteps },

  setUp({ seats, options }, k) {
    const box = [...SHAPES.keys()].filter((number) => number !== BLACK_HOLE);
    // The black hole is printed at the left of the panel (DS-3.1).
    const zones = [BLACK_HOLE];
    while (zones.length <= TOKENS_IN_PLAY) zones.push(k.take(box));
    // One over each zone; those under it are the same, and need no place of their own (DS-3.3, DS-3.4).
    const missions = [...MISSIONS.keys()];
    k.shuffle(missions);
    k.push({ step: 'game', seat: -1 });
    return {
      zones,
      missions,
      round: 0,
      turn: 0,
      // Alone, the player goes before the drone (DS-4.90).
      active: seats === 1 ? 0 : firstActive(options.first, seats, (n) => k.below(n)),
      // All five in the stack (DS-3.5).
      modules: [],
      notches: 0,
      reached: WORLDS.map(() => 0),
      sheets: Array.from({ length: seats }, emptySheet),
    };
  },

  score(state, seat): readonly ScoreLine[] {
    const score = scoreSheet(state, state.sheets[seat]);
    return [
      ...score.missions.map(({ mission, shape: required, count, points }) => ({
        id: 'mission',
        points,
        values: { mission: MISSIONS[mission].id, shape: SHAPES[required].id, count },
      })),
      {
        id: 'worlds',
        points: score.worlds.reduce((sum, points) => sum + points, 0),
        values: { count: score.worlds.filter((points) => points > 0).length },
      },
      { id: 'treasures', points: score.treasures.points, values: { count: score.treasures.count } },
      { id: 'aliens', points: score.aliens.points, values: { count: score.aliens.count } },
    ];
  },

  /** The highest total wins, and ties are shared (DS-4.84). */
  places(state, seats) {
    const totals = state.sheets.map((sheet) => totalScore(state, sheet));
    return placesBy(seats, (a, b) => totals[b] - totals[a]);
  },

  // Fifteen turns at the most, an assignment and a drawing each.
  bounds: { decisions: 15 * 5, options: 3279 },
});

/** The youngest begins, says the book; here the lot decides, or the host (DS-3.7). */
function firstActive(chosen: string, seats: number, below: (n: number) => number): number {
  return chosen === 'random' ? below(seats) : Number(chosen) - 1;
}
