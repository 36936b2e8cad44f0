/** What bots think of options at first sight. */
import { expect, test } from 'vitest';
import { advice } from '../bot/advice.ts';
import { beyondTheSun as game } from '../game.ts';
import type { StepFrame } from '../vocabulary.ts';
import { bareTable, type Faction, type Situation } from './table.ts';

/** What seat 0 thinks of its options, by key. */
function guesses(situation: Situation, frame: StepFrame): Map<string, number> {
  const { position } = bareTable({ ...situation, agenda: [frame] });
  const options = [...game.options(position, 0)];
  const scores = options.map(() => 0);
  advice.rank?.(position.state, frame, 0, options, scores);
  return new Map(options.map((option, at) => [game.key(position, option), scores[at]]));
}

/** The option of seat 0 that ranks best. */
const favourite = (faction: Faction, frame: StepFrame): string =>
  [...guesses({ factions: [faction, {}] }, frame)].reduce((best, next) =>
    next[1] > best[1] ? next : best,
  )[0];

/** What seat 0 would never choose while there is anything else. */
const ruledOut = (situation: Situation, frame: StepFrame): string[] =>
  [...guesses(situation, frame)]
    .filter(([, score]) => score === Number.NEGATIVE_INFINITY)
    .map(([key]) => key);

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

test('nobody produces nothing', () => {
  const EMPTY = [0, 0, 0, 0, 0];
  const ruled = (faction: Faction) => ruledOut({ factions: [faction, {}] }, PRODUCE);
  expect(ruled({ ore: 4, population: 1 })).toEqual([]);
  expect(ruled({ ore: 2, population: 1 })).toEqual(['trade']);
  expect(ruled({ ore: 9, population: 2, supply: EMPTY, ships: AFLOAT.slice(1) })).toEqual([
    'growth',
    'trade',
  ]);
});

test('what was bought is not sold again, nor the other way round', () => {
  const ruled = (faction: Faction) =>
    ruledOut({ factions: [{ ships: 'sol.1', ...faction }, {}] }, TRADE);
  // Little of both: all that can be bought may be of use, and nothing is sold.
  expect(ruled({ ore: 5, population: 1 })).toEqual(['sell']);
  expect(ruled({ ore: 5, population: 3 })).toEqual(['buy', 'ship sol.1', 'sell']);
  expect(ruled({ ore: 1, population: 5 })).toEqual(['ship sol.1']);
  // So much ore that nothing else can be done with it.
  expect(ruled({ ore: 16, population: 3 })).toEqual(['ship sol.1', 'sell']);
});

test('no ship that keeps a system from a rival goes for a population', () => {
  const held = {
    factions: [{ ore: 2, population: 1, ships: 'sol.1 a-1.1' }, { ships: 'a-1.1' }],
    systems: { 'a-1': 'sirius' },
    control: { 'a-1': '0 food' },
  };
  expect(ruledOut(held, TRADE)).toEqual(['ship a-1.1', 'sell']);
});

test('of spaces for one action the cheapest is taken', () => {
  const rich = { ore: 9, population: 3 };
  const ruled = ruledOut({ seats: 4, factions: [rich, {}, {}, {}] }, { step: 'act', seat: 0 });
  const rows = ruled.filter((key) => key.startsWith('act basic-research-1'));
  expect(rows).toEqual([2, 3, 4].map((space) => `act basic-research-1/${space}`));
});

test('in a game that has lasted for long nobody researches with the last cubes: it could not be ended', () => {
  const researches = (round: number, population: number, lastRound = 0) => {
    const last: Faction = {
      ore: 9,
      population,
      supply: [1, 0, 0, 0, 0],
      ships: 'sol.1 sol.2',
    };
    const ruled = ruledOut(
      {
        lastRound,
        factions: [last, {}],
        state: (state) => {
          state.round = round;
        },
      },
      { step: 'act', seat: 0 },
    );
    return !ruled.includes('act basic-research-1/1');
  };
  expect(researches(16, 2)).toBe(false);
  expect(researches(16, 3)).toBe(true);
  expect(researches(15, 2)).toBe(true);
  expect(researches(16, 2, 17)).toBe(true);
});
