import { describe, expect, test } from 'vitest';
import {
  BLUEPRINTS,
  MATERIALS,
  MONEY,
  NPCS,
  PART,
  PRODUCTION,
  SCIENCE,
  SECTORS,
  SPECIES,
  TECH,
  TECH_POINTS,
  TRACK_CUBES,
  techPrice,
  UPKEEP,
  upkeepWith,
} from '../data/index.ts';
import { designFlaw, designOf } from '../design.ts';

describe('tracks', () => {
  test('ECL-2.4 five cubes left make 12, two make 21, four make 15', () => {
    expect([5, 2, 4].map((cubes) => PRODUCTION[cubes])).toEqual([12, 21, 15]);
  });

  test('ECL-2.5 the last square stays empty: even a full track makes 2', () => {
    expect(TRACK_CUBES).toBe(PRODUCTION.length - 1);
    expect(PRODUCTION[TRACK_CUBES]).toBe(2);
  });

  test('ECL-2.6 nine discs on the track cost 2', () => {
    expect(upkeepWith(9)).toBe(2);
    expect([12, 11, 10, 8, 0].map(upkeepWith)).toEqual([0, 0, 1, 3, 30]);
    expect(UPKEEP).toHaveLength(14);
  });

  test('ECL-2.7 discs beside a full track cost nothing', () => {
    expect([13, 14, 16].map(upkeepWith)).toEqual([0, 0, 0]);
  });

  test('ECL-7.2 two tiles take 2 off, but never below the lowest price', () => {
    expect(techPrice(TECH.starbase, 2)).toBe(3);
    expect(techPrice(TECH['gluon-computer'], 0)).toBe(16);
    expect(techPrice(TECH['gluon-computer'], 5)).toBe(10);
    expect(techPrice(TECH['gluon-computer'], 6)).toBe(8);
    expect(techPrice(TECH['neutron-bombs'], 6)).toBe(2);
  });

  test('ECL-18.2 a technology track scores from its fourth tile on', () => {
    expect(TECH_POINTS).toEqual([0, 0, 0, 0, 1, 2, 3, 5]);
  });

  test('ECL-1.16 income and upkeep after set-up', () => {
    const start = (id: string) => {
      const species = SPECIES.find((s) => s.id === id);
      if (!species) throw new Error(id);
      const cubes = [TRACK_CUBES, TRACK_CUBES, TRACK_CUBES];
      for (const { kind, advanced } of SECTORS[species.home].squares) if (!advanced) cubes[kind]--;
      for (const ability of species.abilities) {
        if (ability.op === 'start-advanced-cube') cubes[ability.resource]--;
      }
      const income = [MONEY, SCIENCE, MATERIALS].map((r) => PRODUCTION[cubes[r]]);
      return [...income, upkeepWith(species.discs - 1)];
    };
    expect(start('terran-union')).toEqual([3, 3, 3, 0]);
    expect(start('eridani-empire')).toEqual([3, 3, 2, 1]);
    expect(start('hydran-progress')).toEqual([3, 4, 2, 0]);
    expect(start('planta')).toEqual([3, 3, 3, 0]);
    expect(start('descendants-of-draco')).toEqual([3, 3, 2, 0]);
    expect(start('mechanema')).toEqual([3, 3, 2, 0]);
    expect(start('orion-hegemony')).toEqual([2, 3, 3, 0]);
  });
});

describe('designs', () => {
  const parts = (...ids: (keyof typeof PART)[]) => ids.map((id) => PART[id]);
  const [interceptor, cruiser, dreadnought] = BLUEPRINTS.standard;

  test('ECL-8.5 every printed blueprint is legal', () => {
    for (const set of Object.values(BLUEPRINTS)) {
      set.forEach((plan, ship) => {
        expect(designFlaw(ship, designOf(plan))).toBeNull();
      });
    }
  });

  test('ECL-8.5 what makes a design illegal', () => {
    const flaw = (ship: number, ...ids: (keyof typeof PART)[]) =>
      designFlaw(ship, designOf(BLUEPRINTS.standard[ship], parts(...ids)));
    expect(flaw(0, 'nuclear-drive', 'plasma-cannon', 'nuclear-source')).toBeNull();
    expect(flaw(0, 'nuclear-drive', 'antimatter-cannon', 'nuclear-source')).toBe(
      'too-little-energy',
    );
    expect(flaw(0, 'ion-cannon', 'nuclear-source')).toBe('needs-drive');
    expect(flaw(3, 'nuclear-drive')).toBe('starbase-drive');
  });

  test('ECL-8.6 ECL-10.2 two Fusion Drives move four hexes, give four initiative, use four energy', () => {
    const design = designOf(cruiser, parts('fusion-drive', 'fusion-drive', 'nuclear-source'));
    expect(design).toMatchObject({ move: 4, initiative: 1 + 4, energyUsed: 4, energyMade: 3 });
  });

  test('ECL-13.1 initiative is the printed one and that of the parts', () => {
    const fast = designOf(interceptor, parts('gluon-computer', 'fusion-drive', 'fusion-source'));
    expect(fast.initiative).toBe(6);
    const slow = designOf(
      dreadnought,
      parts('nuclear-drive', 'nuclear-drive', 'nuclear-drive', 'nuclear-source'),
    );
    expect(slow.initiative).toBe(3);
  });

  test('ECL-13.6 cannons add up by colour and missiles stay apart', () => {
    const design = designOf(
      dreadnought,
      parts('ion-cannon', 'ion-cannon', 'plasma-cannon', 'plasma-missile'),
    );
    expect(design.cannons).toEqual([2, 1, 0]);
    expect(design.missiles).toEqual([0, 2, 0]);
  });

  test('ECL-13.9 two Improved Hulls withstand four points', () => {
    expect(designOf(cruiser, parts('improved-hull', 'improved-hull')).hull).toBe(4);
  });

  test('ECL-19.3 ECL-19.5 ECL-19.8 what species print beside the grid counts', () => {
    expect(designOf(BLUEPRINTS.eridani[2])).toMatchObject({ energyMade: 4, energyUsed: 3 });
    expect(designOf(BLUEPRINTS.planta[0])).toMatchObject({
      computer: 1,
      initiative: 1,
      energyMade: 5,
    });
    expect(designOf(BLUEPRINTS.orion[1])).toMatchObject({
      shield: 1,
      initiative: 3,
      energyMade: 5,
    });
  });
});

test('the ships that nobody plays', () => {
  expect(NPCS[0]).toMatchObject({ initiative: 2, dice: 2, computer: 1, hull: 1, reputation: 1 });
  expect(NPCS[1]).toMatchObject({ initiative: 0, dice: 4, computer: 1, hull: 7, reputation: 3 });
});
