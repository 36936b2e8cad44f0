import { describe, expect, test } from 'vitest';
import { including } from '../bits.ts';
import {
  CANNONS,
  COMPUTER,
  ENERGY,
  HULL,
  INITIATIVE,
  MISSILES,
  MOVEMENT,
  printedBlueprints,
  refreshDesign,
  SHIELD,
  STATS,
} from '../blueprints.ts';
import {
  MATERIALS,
  MONEY,
  NPCS,
  PART,
  type PartId,
  PRODUCTION,
  SCIENCE,
  SECTORS,
  SHIP,
  type ShipId,
  SPECIES,
  SPECIES_INDEX,
  type SpeciesId,
  TECH,
  TECH_POINTS,
  TECHNOLOGIES,
  TRACK_CUBES,
  UPKEEP,
  upkeepWith,
} from '../data/index.ts';
import { areDesignsLegal, listLegalSlots } from '../installing.ts';
import { newPlayer } from '../new-player.ts';
import { SLOTS } from '../state.ts';
import { priceOf } from '../technologies.ts';
import { table } from './table.ts';

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
    /** The price with so many tiles on the technology's track. */
    const price = (tech: number, tiles: number): number => {
      const [player] = table({ seats: 2 }).state.players;
      const others = TECHNOLOGIES.flatMap(({ category }, other) =>
        category === TECHNOLOGIES[tech].category && other !== tech ? [other] : [],
      );
      player.techs = others.slice(0, tiles).reduce((all, other) => including(all, other), 0);
      return priceOf(player, tech);
    };
    expect(price(TECH.starbase, 2)).toBe(3);
    expect(price(TECH['gluon-computer'], 0)).toBe(16);
    expect(price(TECH['gluon-computer'], 5)).toBe(10);
    expect(price(TECH['gluon-computer'], 6)).toBe(8);
    expect(price(TECH['neutron-bombs'], 6)).toBe(2);
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

/** A player whose ship type has these parts on its slots in order; `-` leaves what is printed. */
function designed(species: SpeciesId, ship: ShipId, parts = '-') {
  const player = newPlayer();
  player.species = SPECIES_INDEX[species];
  printedBlueprints(player);
  parts.split(' ').forEach((part, slot) => {
    if (part !== '-') player.parts[SHIP[ship] * SLOTS + slot] = PART[part as PartId];
  });
  refreshDesign(player, SHIP[ship]);
  const stat = (at: number): number => player.designs[SHIP[ship] * STATS + at];
  return { player, stat, legal: areDesignsLegal(player) };
}

describe('designs', () => {
  test('ECL-8.5 every printed blueprint is legal', () => {
    for (const { id } of SPECIES) expect(designed(id, 'interceptor').legal, id).toBe(true);
  });

  test('ECL-8.5 what makes a design illegal', () => {
    const legal = (parts: string) => designed('terran-union', 'interceptor', parts).legal;
    expect(legal('- plasma-cannon - -')).toBe(true);
    // One energy short, and no drive.
    expect(legal('nuclear-drive plasma-cannon - -')).toBe(false);
    expect(legal('- - - ion-cannon')).toBe(false);
    const slots: number[] = [];
    const { player } = designed('terran-union', 'starbase');
    listLegalSlots(player, PART['nuclear-drive'], 0, slots, (type) => type);
    expect(slots).toContain(SHIP.interceptor);
    expect(slots).not.toContain(SHIP.starbase);
  });

  test('ECL-8.6 ECL-10.2 two Fusion Drives move four hexes, give four initiative, use four energy', () => {
    const { stat } = designed('terran-union', 'cruiser', '- fusion-drive - - - fusion-drive');
    // Base initiative 1; Ion Cannon 1, Nuclear Source 3.
    expect([MOVEMENT, INITIATIVE, ENERGY].map(stat)).toEqual([4, 1 + 4, 3 - 1 - 4]);
  });

  test('ECL-13.1 initiative is the printed one and that of the parts', () => {
    const fast = designed(
      'terran-union',
      'interceptor',
      'gluon-computer - fusion-source fusion-drive',
    );
    expect(fast.stat(INITIATIVE)).toBe(6);
    const slow = designed('terran-union', 'dreadnought', 'nuclear-drive nuclear-drive');
    expect(slow.stat(INITIATIVE)).toBe(3);
  });

  test('ECL-13.6 cannons add up by colour and missiles stay apart', () => {
    const { stat } = designed('terran-union', 'dreadnought', '- plasma-cannon plasma-missile');
    expect([0, 1, 2].map((colour) => stat(CANNONS + colour))).toEqual([2, 1, 0]);
    expect([0, 1, 2].map((colour) => stat(MISSILES + colour))).toEqual([0, 2, 0]);
  });

  test('ECL-13.9 two Improved Hulls withstand four points', () => {
    expect(designed('terran-union', 'cruiser', 'improved-hull improved-hull').stat(HULL)).toBe(4);
  });

  test('ECL-19.3 ECL-19.5 ECL-19.8 what species print beside the grid counts', () => {
    // One Eridani Dreadnought has a point of energy to spare more than anybody's.
    expect(designed('eridani-empire', 'dreadnought').stat(ENERGY)).toBe(1);
    expect(designed('terran-union', 'dreadnought').stat(ENERGY)).toBe(0);
    const planta = designed('planta', 'interceptor').stat;
    expect([COMPUTER, INITIATIVE, ENERGY].map(planta)).toEqual([1, 1, 3]);
    const orion = designed('orion-hegemony', 'cruiser').stat;
    expect([SHIELD, INITIATIVE, ENERGY].map(orion)).toEqual([1, 3, 3]);
  });
});

test('the ships that nobody plays', () => {
  expect(NPCS[0]).toMatchObject({ initiative: 2, dice: 2, computer: 1, hull: 1, reputation: 1 });
  expect(NPCS[1]).toMatchObject({ initiative: 0, dice: 4, computer: 1, hull: 7, reputation: 3 });
});
