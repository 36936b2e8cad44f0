import type { Scene } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { Aimed, aim, Throw } from '../combat/aim.ts';
import { Fleet, HULLS, rankBySize, rankByThreat, TYPES } from '../combat/fleet.ts';
import { groupOf, groupSize } from '../combat/sides.ts';
import { SECTOR } from '../data/sectors.ts';
import { CRUISER, DREADNOUGHT, INTERCEPTOR, STARBASE } from '../data/ships.ts';
import type { State } from '../state.ts';
import { battles, type Field, type Ships, fleet as shipsIn } from './combat-scene.ts';

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

  test('ECL-13.11 what they do is told as nobody’s, and their dice are gone when it is done', () => {
    const table = defense({ interceptor: 1, dreadnought: 1 }, [HIT, MISS, MISS, MISS]);
    expect(table.reported('volley').find(({ side }) => side === 7)?.seat).toBe(-1);
    expect(table.state.battle?.dice).toEqual([]);
  });

  test('ECL-12.2 a sector that they hold is won by nobody’s seat', () => {
    const table = defense({ interceptor: 1 }, [HIT, MISS, MISS, MISS]);
    expect(table.reported('battle-won')).toMatchObject([{ seat: -1, side: 7 }]);
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
    expect(shipsIn(table, '001', 0)).toEqual([0, 0, 1, 0]);
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

  test('ECL-13.11 one hit each: Dreadnought, Cruiser, Starbase, Interceptor', () => {
    const one = { interceptor: 1, cruiser: 1, dreadnought: 1, starbase: 1 };
    const table = defense(one, [HIT, HIT, HIT, HIT], (field) => {
      // Nothing has any hull.
      field.design(0, 'cruiser', 'electron-computer - - - - -');
      field.design(0, 'dreadnought', '- electron-computer - electron-computer - - - -');
      field.design(0, 'starbase', '- electron-computer electron-computer - -');
    });
    expect(table.reported('ship-destroyed').map(({ thing }) => thing)).toEqual([
      'dreadnought',
      'cruiser',
      'starbase',
      'interceptor',
    ]);
  });

  describe('ECL-13.11 with dice of all colours, as the odds reckon', () => {
    const stats = (hull: number, shield = 0) => ({
      initiative: 0,
      computer: 0,
      shield,
      hull,
      cannons: [0, 0, 0],
      missiles: [0, 0, 0],
    });
    /** Aims these dice (colour and face) at ships of so much hull, and tells where each went. */
    function shots(
      dice: readonly (readonly [number, number])[],
      hulls: Partial<Record<number, number>>,
    ) {
      const target = new Fleet();
      for (const [type, hull] of Object.entries(hulls)) {
        target.describe(Number(type), stats(hull ?? 0), 1);
        target.add(Number(type), 0, 1);
      }
      const thrown = new Throw();
      for (const [colour, face] of dice) thrown.add(colour, face);
      const rank = new Float64Array(TYPES * HULLS);
      rankBySize(rank);
      const aimed = new Aimed();
      const reputation = aim(thrown, 0, target, rank, aimed);
      const told = [...Array(aimed.length).keys()].map(
        (at) => `${aimed.colour[at]}>${aimed.type[at]}+${aimed.before[at]}`,
      );
      return { told, reputation, left: target.total };
    }
    const [YELLOW, ORANGE, RED] = [0, 1, 2];

    test('ECL-13.9 damage of 1, 2 and 4 adds up', () => {
      const dice = [
        [YELLOW, 6],
        [ORANGE, 6],
        [RED, 6],
      ] as const;
      expect(shots(dice, { [DREADNOUGHT]: 6 })).toEqual({
        told: ['2>2+0', '1>2+4', '0>2+6'],
        reputation: 1,
        left: 0,
      });
      expect(shots(dice, { [DREADNOUGHT]: 7 })).toMatchObject({ reputation: 0, left: 1 });
    });

    test('no die is wasted that a smaller one can replace', () => {
      const dice = [
        [RED, 6],
        [ORANGE, 6],
        [YELLOW, 6],
      ] as const;
      // Three points: orange and yellow; the red one destroys the Cruiser.
      expect(shots(dice, { [DREADNOUGHT]: 2, [CRUISER]: 3 }).told).toEqual([
        '1>2+0',
        '0>2+2',
        '2>1+0',
      ]);
      // One point: where there is no yellow die, an orange one rather than a red one.
      expect(
        shots(
          [
            [RED, 6],
            [ORANGE, 6],
          ],
          { [INTERCEPTOR]: 0 },
        ).told,
      ).toEqual(['1>0+0']);
      // Three points of a red die alone: the orange one it makes needless stays.
      expect(
        shots(
          [
            [RED, 6],
            [ORANGE, 6],
          ],
          { [DREADNOUGHT]: 2, [CRUISER]: 1 },
        ).told,
      ).toEqual(['2>2+0', '1>1+0']);
      // Two points in yellow dice and a red one for three: yellow ones come back too.
      expect(
        shots(
          [
            [RED, 6],
            [YELLOW, 6],
            [YELLOW, 6],
          ],
          { [DREADNOUGHT]: 2, [CRUISER]: 1 },
        ).told,
      ).toEqual(['2>2+0', '0>1+0', '0>1+1']);
    });

    test('what destroys nothing goes to the largest, the highest damage first', () => {
      expect(
        shots(
          [
            [YELLOW, 6],
            [ORANGE, 6],
          ],
          { [DREADNOUGHT]: 9, [CRUISER]: 9 },
        ).told,
      ).toEqual(['1>2+0', '0>2+2']);
    });

    test('a sensible player shoots at firepower first, then at reputation, and at what is nearly gone', () => {
      const target = new Fleet();
      target.describe(INTERCEPTOR, stats(1), 1);
      target.describe(CRUISER, stats(1), 2);
      target.describe(STARBASE, { ...stats(1), cannons: [1, 0, 0] }, 1);
      target.describe(DREADNOUGHT, { ...stats(1), missiles: [0, 1, 0] }, 1);
      const rank = new Float64Array(TYPES * HULLS);
      const at = (type: number, damage = 0) => rank[type * HULLS + damage];
      rankByThreat(rank, new Fleet(), target, false);
      expect(at(STARBASE)).toBeGreaterThan(at(CRUISER));
      expect(at(CRUISER)).toBeGreaterThan(at(INTERCEPTOR));
      expect(at(DREADNOUGHT)).toBe(at(INTERCEPTOR));
      expect(at(INTERCEPTOR)).toBeGreaterThan(0);
      expect(at(INTERCEPTOR, 1)).toBe(2 * at(INTERCEPTOR));
      // Missiles count while they are still to be fired.
      rankByThreat(rank, new Fleet(), target, true);
      expect(at(DREADNOUGHT)).toBeGreaterThan(at(STARBASE));
    });

    test('the most damaged ship of a type is known after another is gone', () => {
      const fleet = new Fleet();
      fleet.describe(CRUISER, stats(2), 2);
      fleet.add(CRUISER, 0, 2);
      fleet.add(CRUISER, 1, 1);
      fleet.add(CRUISER, 2, 1);
      const worst = () => fleet.worst[CRUISER];
      expect([worst(), fleet.hit(CRUISER, 1), worst(), fleet.total]).toEqual([2, true, 1, 3]);
      expect([fleet.hit(CRUISER, 1), worst(), fleet.hit(CRUISER, 1), worst()]).toEqual([
        false,
        2,
        true,
        0,
      ]);
      fleet.withdraw(CRUISER);
      expect([fleet.total, fleet.count[CRUISER], worst()]).toEqual([0, 0, 0]);
    });
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
