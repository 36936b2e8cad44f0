import { frozen } from '@orrery/kernel';
import type { Level } from './terms.ts';

export interface Slot {
  readonly id: number;
  /** `ii-3`: third slot of level II from the top. */
  readonly key: string;
  readonly level: Level;
  /** Slots joined to this one by a line from the left. */
  readonly prerequisites: readonly number[];
  /** How many of them one needs: all, or two of three (BTS-4.62). */
  readonly needed: number;
  /** Slots that this one leads to. */
  readonly leadsTo: readonly number[];
}

/**
 * The lines are ours. The book fixes the slots of each level, that 6 of them need both prerequisites
 * and 2 need two of three, and its example of research.
 */
const LINES: readonly [key: string, prerequisites: readonly string[], needed: number][] = [
  ['i-1', [], 0],
  ['i-2', [], 0],
  ['i-3', [], 0],
  ['i-4', [], 0],
  ['ii-1', ['i-1'], 1],
  ['ii-2', ['i-1', 'i-2'], 2],
  ['ii-3', ['i-2'], 1],
  ['ii-4', ['i-3'], 1],
  ['ii-5', ['i-3', 'i-4'], 2],
  ['ii-6', ['i-4'], 1],
  ['iii-1', ['ii-1'], 1],
  ['iii-2', ['ii-1', 'ii-2'], 2],
  ['iii-3', ['ii-3'], 1],
  ['iii-4', ['ii-3', 'ii-4'], 2],
  ['iii-5', ['ii-5'], 1],
  ['iii-6', ['ii-5', 'ii-6'], 2],
  ['iiii-1', ['iii-1', 'iii-2', 'iii-3'], 2],
  ['iiii-2', ['iii-3', 'iii-4'], 2],
  ['iiii-3', ['iii-4', 'iii-5', 'iii-6'], 2],
];

function slotIds(keys: readonly string[]): number[] {
  return keys.map((key) => LINES.findIndex(([other]) => other === key));
}

/** The 19 slots of the technology board. */
export const SLOTS: readonly Slot[] = frozen(
  LINES.map(([key, prerequisites, needed], id) => ({
    id,
    key,
    level: key.indexOf('-') as Level,
    prerequisites: slotIds(prerequisites),
    needed,
    leadsTo: slotIds(LINES.filter(([, from]) => from.includes(key)).map(([other]) => other)),
  })),
);

export const SLOTS_BY_LEVEL: Readonly<Record<Level, readonly number[]>> = frozen({
  1: slotsOfLevel(1),
  2: slotsOfLevel(2),
  3: slotsOfLevel(3),
  4: slotsOfLevel(4),
});

function slotsOfLevel(level: Level): number[] {
  return SLOTS.filter((slot) => slot.level === level).map(({ id }) => id);
}
