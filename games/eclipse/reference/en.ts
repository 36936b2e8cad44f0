import type { Rulebook } from '@orrery/kernel';
import { actions } from './en/actions.ts';
import { before } from './en/before.ts';
import { combat } from './en/combat.ts';
import { rounds } from './en/rounds.ts';

export const en = {
  chapters: [...before, ...actions, ...combat, ...rounds],
} satisfies Rulebook;
