import type { Scene } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { HULLS, rankBySize, TYPES } from '../combat/fleet.ts';
import { groupOf, groupSize } from '../combat/sides.ts';
import { SECTOR } from '../data/sectors.ts';
import { CRUISER, DREADNOUGHT, INTERCEPTOR, STARBASE } from '../data/ships.ts';
import type { State } from '../state.ts';
import { battles, type Field, fleet, type Ships } from './combat-scene.ts';

const HIT = 6;
const MISS = 1;

describe('ships that nobody plays', () => {
  /** The Defense System throws these dice at a fleet that misses it. */
  function defense(ships: Ships, rolls: number[], arrange: (field: Field) => void = () => {}) {
    const table = battles((field) => {
      field.lay('101', '001').disc('101', 0).ships('001', 0, ships);
      arrange(field);
    });
    while (!table.over && table.state.battle?.round === 1) {
      const last = table.state.battle.order.length === 1;
      const group = (table.game.asking(table.position) as unknown as { group: number }).group;
      const dice = groupSize(table.state, SECTOR['001'], group) * (group % 4 === 2 ? 2 : 1);
      table.choose('attack', {
        chance: [...Array<number>(dice).fill(MISS), ...(last ? rolls : [])],
      });
    }
    return table;
  }
  const hitsOf = (table: Scene<State>) =>
    table.reported('ship-hit').map(({ thing, before, die }) => `${thing} ${before} by ${die}`);

  test('ECL-13.11 they go from the largest ship down and destroy what they can', () => {
    // Dreadnought 3 points, then one left: a Cruiser has 2, a Starbase 3, so it is the Interceptor.
    const all = defense({ interceptor: 1, cruiser: 1, dreadnought: 1 }, [HIT, HIT, HIT, HIT]);
    expect(hitsOf(all)).toEqual([
      'dreadnought 0 by 6',
      'dreadnought 1 by 6',
      'dreadnought 2 by 6',
      'interceptor 0 by 6',
    ]);
    // Two hits: not enough for the Dreadnought, but for the Cruiser.
    const two = defense({ interceptor: 1, cruiser: 1, dreadnought: 1 }, [HIT, HIT, MISS, MISS]);
    expect(hitsOf(two)).toEqual(['cruiser 0 by 6', 'cruiser 1 by 6']);
  });

  test('ECL-13.11 hits that destroy nothing go to the largest ship', () => {
    const table = defense({ cruiser: 1, dreadnought: 1 }, [HIT, MISS, MISS, MISS]);
    expect(hitsOf(table)).toEqual(['dreadnought 0 by 6']);
    expect(table.state.battle?.hurt).toEqual([groupOf(0, DREADNOUGHT) * 64 + 1]);
  });

  test('ECL-13.11 among equals the most damaged first', () => {
    const table = battles((field) => {
      field.lay('101', '001').disc('101', 0).ships('001', 0, { dreadnought: 2 });
    });
    const misses = [MISS, MISS, MISS, MISS];
    table.choose('attack', { chance: [...misses, HIT, MISS, MISS, MISS] });
    table.choose('attack', { chance: [...misses, HIT, HIT, MISS, MISS] });
    expect(hitsOf(table)).toEqual([
      'dreadnought 0 by 6',
      'dreadnought 1 by 6',
      'dreadnought 2 by 6',
    ]);
    expect(fleet(table, '001', 0)).toEqual([0, 0, 1, 0]);
  });

  test('ECL-13.11 the lowest dice that do are spent, so that high ones are left for shields', () => {
    const table = defense({ interceptor: 1, cruiser: 1 }, [HIT, 5, 5, MISS], (field) => {
      field.design(0, 'interceptor', 'gauss-shield - - -');
    });
    // Two fives for the Cruiser; only the 6 gets through the Gauss Shield.
    expect(hitsOf(table)).toEqual(['cruiser 0 by 5', 'cruiser 1 by 5', 'interceptor 0 by 6']);
    expect(table.over).toBe(true);
  });

  test('ECL-13.11 a Starbase counts as larger than an Interceptor and smaller than a Cruiser', () => {
    const rank = new Float64Array(TYPES * HULLS);
    rankBySize(rank);
    const at = (ship: number, damage: number) => rank[ship * HULLS + damage];
    expect(at(DREADNOUGHT, 0)).toBeGreaterThan(at(CRUISER, 15));
    expect(at(CRUISER, 0)).toBeGreaterThan(at(STARBASE, 15));
    expect(at(STARBASE, 0)).toBeGreaterThan(at(INTERCEPTOR, 15));
    expect(at(CRUISER, 1)).toBeGreaterThan(at(CRUISER, 0));
  });

  test('ECL-13.14 they never retreat, and never are asked anything', () => {
    const table = battles((field) => {
      field.lay('305', field.home(0)).ancients('305', 2).ships('305', 0, { interceptor: 1 });
    });
    table.choose('attack', { chance: [MISS, MISS, MISS, MISS, MISS] });
    expect(table.asked).toEqual([0]);
    expect(table.state.ancients[SECTOR['305']]).toBe(2);
  });
});
