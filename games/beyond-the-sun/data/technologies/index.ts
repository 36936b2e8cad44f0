import { frozen } from '@orrery/kernel';
import { idsByKey, table } from '../table.ts';
import type { Level } from '../terms.ts';
import { LEVEL_1 } from './level-1.ts';
import { LEVEL_2 } from './level-2.ts';
import { LEVEL_3 } from './level-3.ts';
import { LEVEL_4 } from './level-4.ts';
import type { Technology } from './technology.ts';

export type { Technology } from './technology.ts';

/** All 46 technologies; the id of a technology is its place here. */
export const TECHNOLOGIES = table<Technology>([...LEVEL_1, ...LEVEL_2, ...LEVEL_3, ...LEVEL_4]);

export const TECHNOLOGY_IDS = idsByKey(TECHNOLOGIES);

/** The cards of each level's deck. */
export const TECHNOLOGIES_BY_LEVEL: Readonly<Record<Level, readonly number[]>> = frozen({
  1: ofLevel(1),
  2: ofLevel(2),
  3: ofLevel(3),
  4: ofLevel(4),
});

function ofLevel(level: Level): number[] {
  return TECHNOLOGIES.filter((technology) => technology.level === level).map(({ id }) => id);
}
