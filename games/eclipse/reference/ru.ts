import type { Rulebook } from '@orrery/kernel';
import { actions } from './ru/actions.ts';
import { before } from './ru/before.ts';
import { combat } from './ru/combat.ts';
import { rounds } from './ru/rounds.ts';

export const ru = {
  chapters: [...before, ...actions, ...combat, ...rounds],
} satisfies Rulebook;
