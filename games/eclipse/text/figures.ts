/** What a ship's parts add up to, in words. */
import type { Phrase } from '@orrery/kernel';
import {
  CANNONS,
  COMPUTER,
  ENERGY,
  HULL,
  INITIATIVE,
  MISSILES,
  MOVEMENT,
  SHIELD,
} from '../blueprints.ts';
import { DIE_DAMAGE, DIE_IDS } from '../data/parts.ts';
import { phrase } from './component-text.ts';

/** Totals of a design by name, zeros left out; weapons as `2×1`: two dice of one damage. */
export function designFigures(totals: readonly number[]): [Phrase, string][] {
  const figures: [Phrase, number][] = [
    [phrase('value.initiative'), totals[INITIATIVE]],
    [phrase('value.move'), totals[MOVEMENT]],
    [phrase('value.computer'), totals[COMPUTER]],
    [phrase('value.shield'), totals[SHIELD]],
    [phrase('value.hull'), totals[HULL]],
  ];
  const weapons = (first: number): string =>
    DIE_IDS.flatMap((_, die) =>
      totals[first + die] > 0 ? [`${totals[first + die]}×${DIE_DAMAGE[die]}`] : [],
    ).join(' + ');
  return [
    ...figures.filter(([, n]) => n !== 0).map(([name, n]): [Phrase, string] => [name, String(n)]),
    ...(
      [
        [phrase('value.cannons'), weapons(CANNONS)],
        [phrase('value.missiles'), weapons(MISSILES)],
      ] as [Phrase, string][]
    ).filter(([, text]) => text !== ''),
    [phrase('board.stat.energy'), String(totals[ENERGY])],
  ];
}
