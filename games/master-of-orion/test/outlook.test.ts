import { describe, expect, test } from 'vitest';
import { BUILDINGS } from '../data/buildings.ts';
import { incomeOf, levelAfterBuilding, nextLevel } from '../outlook.ts';
import { type TableSetUp, table } from './table.ts';

/** The first building with some property. */
const some = (fits: (building: (typeof BUILDINGS)[number]) => boolean) => {
  const found = BUILDINGS.find(fits);
  if (!found) throw new Error('no such building');
  return found;
};

const me = (setUp: TableSetUp) => table(setUp).state.players[0];

describe('the next round', () => {
  test('MOO-3.3: income comes before mobilization, so it counts for the next level', () => {
    const food = some(({ income }) => income.food > 0);
    const player = me({ players: [{ food: 3, systems: [[food.id]] }, {}] });
    expect(incomeOf(player)).toEqual([food.income.food, food.income.fleet, food.income.production]);
    expect(nextLevel(player)).toBe('medium');
  });

  test('MOO-1.13: income beyond 9 is lost and changes no level', () => {
    const food = some(({ income }) => income.food > 0);
    expect(nextLevel(me({ players: [{ food: 9, systems: [[food.id]] }, {}] }))).toBe('high');
  });

  test('MOO-3.3: paying for a building can lower the next level', () => {
    const dear = some(
      ({ cost, income, abilities }) =>
        cost.food >= 3 && income.food === 0 && !abilities.some((a) => a.timing === 'afterBuild'),
    );
    const { fleet, production } = dear.cost;
    const player = me({ players: [{ food: 4, fleet, production }, {}] });
    expect(nextLevel(player)).toBe('medium');
    expect(levelAfterBuilding(player, dear.index, 0)).toBe('low');
  });
});
