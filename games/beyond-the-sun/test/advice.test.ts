/** What bots think of options at first sight. */
import { expect, test } from 'vitest';
import { advice } from '../bot/advice.ts';
import { beyondTheSun as game } from '../game.ts';
import type { StepFrame } from '../vocabulary.ts';
import { bareTable, type Faction } from './table.ts';

/** The option of seat 0 that ranks best. */
function favourite(faction: Faction, frame: StepFrame): string {
  const { position } = bareTable({ factions: [faction, {}], agenda: [frame] });
  const options = [...game.options(position, 0)];
  const scores = options.map(() => 0);
  advice.rank?.(position.state, frame, 0, options, scores);
  return game.key(position, options[scores.indexOf(Math.max(...scores))]);
}

const PRODUCE: StepFrame = { step: 'produce', seat: 0 };
const TRADE: StepFrame = { step: 'trade', seat: 0, n: -1, made: 0 };

/** All cubes are ships, but for one: 7 at Sol, 12 elsewhere. */
const AFLOAT = Array.from({ length: 19 }, (_, at) => (at < 7 ? 'sol.3' : 'a-1.1'));

test('whose cubes are all ships calls weak ones home', () => {
  const afloat: Faction = { ore: 9, population: 1, supply: [0, 0, 0, 0, 0], ships: AFLOAT };
  expect(favourite(afloat, PRODUCE)).toBe('trade');
  expect(favourite(afloat, TRADE)).toBe('ship a-1.1');
  const enough: Faction = { ...afloat, population: 2, ships: AFLOAT.slice(1) };
  expect(favourite(enough, PRODUCE)).not.toBe('trade');
  expect(favourite(enough, TRADE)).toBe('stop');
});
