import type { StepType } from '../vocabulary.ts';

/** On which part of the board each step is answered; others are answered on any. */
const STEPS: Readonly<Record<string, readonly StepType[]>> = {
  galaxy: [
    'turn',
    'explore',
    'place-sector',
    'claim',
    'discovery',
    'influence',
    'influence-to',
    'build',
    'move',
    'move-step',
    'finish-turn',
    'activate',
    'assign-die',
    'forced-retreat',
    'reputation',
    'reputation-return',
    'bombard',
    'bombard-cube',
    'occupy',
    'insolvent',
  ],
  board: [
    'artifact-key',
    'relation-cube',
    'broken-relation',
    'return-cube',
    'graveyard',
    'cleanup-cube',
  ],
  research: ['research', 'ancient-technology'],
  blueprints: ['upgrade', 'upgrade-slot', 'ancient-part'],
};

const AREA_OF = new Map(
  Object.entries(STEPS).flatMap(([area, steps]) => steps.map((step) => [step, area] as const)),
);

export const areaFor = (step: StepType): string | null => AREA_OF.get(step) ?? null;
