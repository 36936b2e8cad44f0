/** What bots know of the game's strategy. */
import type { Advice } from '@orrery/kernel';
import type { State } from '../state.ts';
import type { StepType, Vocabulary } from '../vocabulary.ts';
import { evaluate } from './evaluate.ts';
import { rank } from './rank/index.ts';
import { progress } from './time.ts';
import { PLAN_ERROR, SCALE, SCALES, SLIP } from './weights.ts';

/**
 * Questions in the middle of something: what comes of it is not to be seen yet. Not «insolvent»: a bot
 * should see the debt, and not find that it is a handy way to be rid of a sector.
 */
const UNSETTLED: ReadonlySet<StepType> = new Set([
  'explore',
  'reveal',
  'place-sector',
  'claim',
  'discovery',
  'ancient-technology',
  'ancient-part',
  'influence',
  'influence-to',
  'research',
  'artifact-key',
  'upgrade',
  'upgrade-slot',
  'build',
  'move',
  'move-step',
  'offer',
  'relation-room',
  'relation-cube',
  'broken-relation',
  'return-cube',
  'graveyard',
  'cleanup-cube',
  'reputation',
  'reputation-return',
  'bombard-cube',
  'lone-survivor',
]);

/** Questions at which first sight is often wrong: what is done with an action, and what is given up. At others it hardly ever is. */
const GLANCED: ReadonlySet<StepType> = new Set([
  'turn',
  'activate',
  'influence',
  'discovery',
  'insolvent',
  'occupy',
]);

export const advice: Advice<State, Vocabulary> = {
  evaluate,
  scale: SCALE,
  scales: SCALES,
  progress,
  rank,
  slip: SLIP,
  planError: PLAN_ERROR,
  // Played on to the end of the round: actions are paid for by then, and battles fought.
  foresight: 1,
  glance: ({ step }) => (GLANCED.has(step) ? 3 : 1),
  turnsTaken: ({ round, players }) => round * players.length,
  settled: (_state, frame) => !UNSETTLED.has(frame.step),
};
