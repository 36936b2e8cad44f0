import { describe, expect, test } from 'vitest';
import {
  ADVANCED_TECH,
  BLUEPRINTS,
  BUILD_IDS,
  BUILD_NEEDS,
  CENTRE,
  DIE_DAMAGE,
  DISCOVERIES,
  DISCOVERY_TILES,
  FIRST_ANCIENT_PART,
  GALACTIC_CENTER,
  HOME,
  NPCS,
  ORBITAL_SQUARE,
  otherSide,
  PART_NEEDS,
  PARTS,
  PLAYER_CUBES,
  PLAYER_DISCS,
  REPUTATION_TILES,
  RESERVE_DISCS,
  SECTORS,
  SET_UP,
  SHIPS,
  SPECIES,
  STACK_SECTORS,
  STRUCTURES,
  TABLE_OPTIONS,
  TECH,
  TECH_COPIES,
  TECH_SLOTS,
  TECHNOLOGIES,
  TECHS_OF,
  TRACK_CUBES,
} from '../data/index.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

describe('tables', () => {
  const tables = { SECTORS, TECHNOLOGIES, PARTS, SHIPS, STRUCTURES, NPCS, DISCOVERIES, SPECIES };

  test.each(Object.entries(tables))('%s: own index, unique ids, frozen, sourced', (_, rows) => {
    expect(rows.map((row) => row.index)).toEqual([...rows.keys()]);
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
    expect(Object.isFrozen(rows)).toBe(true);
    expect(Object.isFrozen(rows[0])).toBe(true);
    for (const row of rows)
      expect(['book', 'public', 'known', 'designed']).toContain(row.provenance);
  });
});

describe('sectors', () => {
  test('ECL-1.5 eight inner, eleven middle, eighteen outer tiles, twelve home sides, one centre', () => {
    expect(STACK_SECTORS.map((stack) => stack.length)).toEqual([8, 11, 18]);
    expect(SECTORS.filter((s) => s.stack === HOME)).toHaveLength(12);
    expect(SECTORS.filter((s) => s.stack === CENTRE)).toHaveLength(1);
    expect(SECTORS[GALACTIC_CENTER]).toMatchObject({ id: '001', guarded: true, points: 4 });
  });

  test('ECL-20.5 as many discovery symbols as tiles, and fourteen Ancients', () => {
    expect(SECTORS.filter((s) => s.discovery)).toHaveLength(21);
    expect(DISCOVERY_TILES).toHaveLength(21);
    expect(sum(SECTORS.map((s) => s.ancients))).toBe(14);
    expect(SECTORS.every((s) => s.ancients === 0 || s.discovery)).toBe(true);
  });

  test('artifacts: eight outside the homes, one in every home', () => {
    expect(SECTORS.filter((s) => s.artifact && s.stack !== HOME)).toHaveLength(8);
    expect(SECTORS.filter((s) => s.stack === HOME).every((s) => s.artifact)).toBe(true);
  });

  test('square bits say the same as the squares, and leave room for an Orbital', () => {
    for (const { squares, squareBits, advancedBits } of SECTORS) {
      expect(squares.length).toBeLessThanOrEqual(ORBITAL_SQUARE);
      squares.forEach((square, i) => {
        expect(squareBits.map((bits) => (bits >> i) & 1)).toEqual(
          [0, 1, 2, 3].map((kind) => Number(kind === square.kind)),
        );
        expect((advancedBits >> i) & 1).toBe(Number(square.advanced));
      });
    }
    // A grey square is never starred.
    expect(SECTORS.every((s) => (s.squareBits[3] & s.advancedBits) === 0)).toBe(true);
  });

  test('all homes have the same wormholes, and every tile has at least two', () => {
    expect(new Set(SECTORS.filter((s) => s.stack === HOME).map((s) => s.wormholes))).toEqual(
      new Set([0b011011]),
    );
    const holes = (mask: number) => sum([0, 1, 2, 3, 4, 5].map((e) => (mask >> e) & 1));
    expect(Math.min(...SECTORS.map((s) => holes(s.wormholes)))).toBe(2);
  });

  test('a few tiles read off the table', () => {
    const of = (id: string) => SECTORS.find((s) => s.id === id);
    expect(of('104')).toMatchObject({ points: 2, ancients: 2, advancedBits: 0b1010 });
    expect(of('303')).toMatchObject({ points: 2, artifact: true, wormholes: 0b101000 });
    expect(of('207')).toMatchObject({ squares: [], discovery: true, wormholes: 0b001011 });
  });
});

describe('technologies', () => {
  test('ECL-1.2 ninety-six tiles of twenty-four kinds, thirty-two in each category', () => {
    expect(TECHNOLOGIES).toHaveLength(24);
    expect(sum(TECH_COPIES)).toBe(96);
    for (const category of [0, 1, 2]) {
      const tiles = TECHNOLOGIES.filter((t) => t.category === category);
      expect(tiles).toHaveLength(8);
      expect(sum(tiles.map((t) => t.copies))).toBe(32);
      expect(sum(tiles.map((t) => t.cost))).toBe(72);
    }
    expect(TECHS_OF).toEqual([0xff, 0xff00, 0xff0000]);
  });

  test('ECL-8.4 a part with a technology is opened by its namesake and by nothing else', () => {
    const opened = TECHNOLOGIES.flatMap((t) =>
      t.effect.op === 'unlock-part' ? [t.effect.part] : [],
    );
    const closed = PARTS.filter((p) => p.tech !== null).map((p) => p.id);
    expect([...opened].sort()).toEqual([...closed].sort());
    const free = PARTS.filter((p) => p.tech === null && !p.ancient).map((p) => p.id);
    expect(free).toEqual([
      'ion-cannon',
      'hull',
      'nuclear-drive',
      'electron-computer',
      'nuclear-source',
    ]);
    PARTS.forEach((part, i) => {
      expect(PART_NEEDS[i]).toBe(part.tech === null ? 0 : 1 << TECH[part.tech]);
    });
  });

  test('ECL-9.3 Starbase, Orbital and Monolith need their technology', () => {
    expect(BUILD_IDS.filter((_, i) => BUILD_NEEDS[i] !== 0)).toEqual([
      'starbase',
      'orbital',
      'monolith',
    ]);
  });

  test('ECL-3.4 each resource has the technology for its starred squares', () => {
    expect(ADVANCED_TECH.map((t) => TECHNOLOGIES[t].id)).toEqual([
      'advanced-economy',
      'advanced-labs',
      'advanced-mining',
    ]);
  });

  test('the discs that technologies bring are the discs in reserve', () => {
    const discs = TECHNOLOGIES.map((t) => (t.effect.op === 'gain-discs' ? t.effect.n : 0));
    expect(sum(discs)).toBe(RESERVE_DISCS);
  });
});

describe('ships and parts', () => {
  test('ECL-20.2 seventeen kinds of common parts, six ancient ones', () => {
    const common = PARTS.filter((p) => !p.ancient);
    expect(common).toHaveLength(17);
    expect(sum(common.map((p) => p.tiles))).toBe(154);
    expect(PARTS.filter((p) => p.ancient)).toHaveLength(6);
    expect(PARTS.every((p) => p.ancient === p.index >= FIRST_ANCIENT_PART)).toBe(true);
  });

  test('dice belong to weapons, movement to drives, and damage doubles by colour', () => {
    for (const part of PARTS) {
      expect(part.dice > 0).toBe(part.kind === 'cannon' || part.kind === 'missile');
      expect(part.move > 0).toBe(part.kind === 'drive');
      expect(part.energy > 0).toBe(part.kind === 'source');
    }
    expect(DIE_DAMAGE).toEqual([1, 2, 4]);
  });

  test('figures of each colour', () => {
    expect(SHIPS.map((s) => s.supply)).toEqual([8, 4, 2, 4]);
    expect(SHIPS.map((s) => s.reputation)).toEqual([1, 2, 3, 1]);
  });

  test('slots of the printed blueprints', () => {
    const slots = (set: keyof typeof BLUEPRINTS) => BLUEPRINTS[set].map((b) => b.slots.length);
    expect(slots('standard')).toEqual([4, 6, 8, 5]);
    expect(slots('eridani')).toEqual([4, 6, 8, 5]);
    expect(slots('orion')).toEqual([4, 6, 8, 5]);
    expect(slots('planta')).toEqual([3, 5, 7, 4]);
  });
});

describe('tiles', () => {
  test('ECL-1.3 thirty-two reputation tiles worth 67 points', () => {
    expect(REPUTATION_TILES).toHaveLength(32);
    expect(sum(REPUTATION_TILES)).toBe(12 + 18 + 21 + 16);
  });

  test('ECL-1.4 fifteen common discoveries and the six ancient parts', () => {
    expect(DISCOVERIES.filter((d) => d.copies === 3)).toHaveLength(5);
    const parts = DISCOVERIES.flatMap((d) => (d.effect.op === 'gain-part' ? [d.effect.part] : []));
    expect(parts).toEqual(PARTS.filter((p) => p.ancient).map((p) => p.id));
  });
});

describe('species', () => {
  test('six boards with a Terran and an alien side, each with its own home', () => {
    expect(SPECIES).toHaveLength(12);
    for (const species of SPECIES) {
      const other = SPECIES[otherSide(species.index)];
      expect(other.board).toBe(species.board);
      expect(other.terran).toBe(!species.terran);
      expect(SECTORS[species.home].stack).toBe(HOME);
      // Two sides of one tile: an odd number and the next even one.
      const [odd, even] = species.terran ? [species, other] : [other, species];
      expect(SECTORS[even.home].number).toBe(SECTORS[odd.home].number + 1);
    }
    expect(new Set(SPECIES.map((s) => s.home)).size).toBe(12);
  });

  test('ECL-1.10 discs: thirteen on the track and three in reserve; Eridani two fewer', () => {
    for (const species of SPECIES) {
      const removed = species.id === 'eridani-empire' ? 2 : 0;
      expect(species.discs + RESERVE_DISCS).toBe(PLAYER_DISCS - removed);
    }
  });

  test('ECL-1.10 every cube starts on a population track', () => {
    expect(TRACK_CUBES * 3).toBe(PLAYER_CUBES);
  });

  test('ECL-19.1 ECL-19.2 Terrans move three ships, aliens two', () => {
    expect(SPECIES.every((s) => s.activations[5] === (s.terran ? 3 : 2))).toBe(true);
    expect(SPECIES.every((s) => s.activations.length === 6 && s.costs.length === 6)).toBe(true);
    expect(SPECIES.filter((s) => s.terran).every((s) => s.trade === 2)).toBe(true);
  });

  test('ECL-1.12 printed technologies fit on their tracks', () => {
    for (const species of SPECIES) {
      expect(species.technologies.length).toBeLessThanOrEqual(TECH_SLOTS);
      for (const id of species.technologies) expect(TECH[id]).toBeTypeOf('number');
    }
  });
});

test('set-up by number of seats', () => {
  for (let seats = 2; seats <= 6; seats++) {
    const { homes, technologies, outerSectors, newTechnologies } = SET_UP[seats];
    expect(homes).toHaveLength(seats);
    expect([...homes].sort()).toEqual([...homes]);
    expect(technologies).toBe(8 + 2 * seats);
    expect(outerSectors).toBe([5, 10, 14, 16, 18][seats - 2]);
    expect(newTechnologies).toBe([4, 6, 7, 8, 9][seats - 2]);
    // Eight rounds of new tiles never empty the bag before the end.
    expect(technologies + 8 * newTechnologies).toBeLessThanOrEqual(96);
  }
});

test('the standard of every table option is one of its values', () => {
  for (const option of Object.values(TABLE_OPTIONS)) {
    expect(option.values as readonly string[]).toContain(option.standard);
    expect(option.rule).toMatch(/^ECL-\d+\.\d+$/);
  }
});
