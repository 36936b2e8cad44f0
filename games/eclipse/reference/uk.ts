import type { Rulebook } from '@orrery/kernel';
import { actions } from './uk/actions.ts';
import { before } from './uk/before.ts';
import { combat } from './uk/combat.ts';
import { rounds } from './uk/rounds.ts';

export const uk = {
  chapters: [...before, ...actions, ...combat, ...rounds],
} satisfies Rulebook;
