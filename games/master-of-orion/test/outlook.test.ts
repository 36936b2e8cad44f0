import { describe, expect, test } from 'vitest';
import { BUILDINGS } from '../data/buildings.ts';
import { bestDiscount, incomeOf, levelAfterBuilding, nextLevel } from '../outlook.ts';
import { design, type TableSetUp, table } from './table.ts';

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
    const low = me({ players: [{ food: 3, fleet: 3, production: 3 }, {}] });
    expect(nextLevel(low)).toBe('low');
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

  test('MOO-3.3: the level is not foretold where it depends on what happens or is paid', () => {
    const index = (id: string) => design(id).index;
    const rich = me({ players: [{ food: 9, fleet: 9, production: 9 }, {}] });
    // What a card does at once may change everything.
    expect(levelAfterBuilding(rich, index('scout-ship'), 0)).toBeNull();
    // 2 off a price of 2 food, 1 fleet and 1 production, paid with what there is.
    const level = (food: number, fleet: number, production: number) =>
      levelAfterBuilding(
        me({ players: [{ food, fleet, production }, {}] }),
        index('command-center'),
        2,
      );
    expect(level(5, 1, 1)).toBeNull();
    expect(level(9, 1, 1)).toBe('high');
    expect(level(4, 0, 0)).toBe('low');
    expect(level(1, 4, 0)).toBe('low');
    expect(level(1, 0, 4)).toBe('low');
    expect(level(0, 4, 4)).toBe('low');
    // A new income counts too: one fleet less to pay, one more to come.
    const batteries = me({ players: [{ food: 2, fleet: 4 }, {}] });
    expect(levelAfterBuilding(batteries, index('ground-batteries'), 0)).toBe('medium');
    const shipyard = me({ players: [{ food: 4, fleet: 5, production: 1 }, {}] });
    expect(levelAfterBuilding(shipyard, index('orbital-shipyard'), 0)).toBe('high');
    const factory = me({ players: [{ food: 4, production: 4 }, {}] });
    expect(levelAfterBuilding(factory, index('automated-factory'), 0)).toBe('medium');
  });

  test('MOO-5.5: the best discount that any open place gives', () => {
    const farm = design('hydroponic-farm').index;
    const best = (systems: string[][]) =>
      bestDiscount(me({ players: [{ food: 9, systems }, {}] }), farm);
    expect(best([])).toBe(0);
    expect(best([['alluvia'], ['titan']])).toBe(1);
    expect(best([['alluvia', 'titan'], ['terraforming-complex'], ['terraforming-complex']])).toBe(
      3,
    );
    const four = ['titan', 'titan', 'frigate', 'frigate'];
    expect(best([['alluvia', ...four]])).toBe(0);
    expect(best([[...four, 'terraforming-complex']])).toBe(1);
    expect(best([['alluvia', ...four.slice(1)]])).toBe(1);
    // Never more than the whole price.
    const cheap = design('scout-ship').index;
    const own = { systems: [['alluvia']] };
    expect(bestDiscount(me({ players: [own, {}] }), cheap)).toBe(1);
  });
});
