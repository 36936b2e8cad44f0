import { describe, expect, test } from 'vitest';
import { containsOp, researchLevels } from '../data/effects.ts';
import * as data from '../data/index.ts';
import { type Component, SOURCES } from '../data/provenance.ts';

const {
  ACHIEVEMENTS,
  BASIC_ACTIONS,
  EFFECT_LISTS,
  EVENTS,
  FACTION_BOARDS,
  GUILDS,
  LOCATIONS,
  SYSTEMS,
  TECHNOLOGIES,
  TECHNOLOGIES_BY_LEVEL,
  TYPES,
} = data;

const TABLES: Readonly<Record<string, readonly Component[]>> = {
  technologies: TECHNOLOGIES,
  events: EVENTS,
  systems: SYSTEMS,
  achievements: ACHIEVEMENTS,
  guilds: GUILDS,
  basicActions: BASIC_ACTIONS,
  boards: FACTION_BOARDS,
};

function deeplyFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(deeplyFrozen);
}

describe('tables', () => {
  test('have the counts of the box', () => {
    expect(TECHNOLOGIES).toHaveLength(46);
    expect(EVENTS).toHaveLength(20);
    expect(SYSTEMS).toHaveLength(24);
    expect(ACHIEVEMENTS).toHaveLength(10);
    expect(GUILDS).toHaveLength(4);
    expect(BASIC_ACTIONS).toHaveLength(4);
    expect(FACTION_BOARDS).toHaveLength(8);
  });

  test('number their rows, have unique keys, are frozen and plain', () => {
    const keys = [...Object.values(TABLES), LOCATIONS].flatMap((rows) => rows.map((r) => r.key));
    expect(new Set(keys).size).toBe(keys.length);
    for (const rows of Object.values(TABLES)) {
      expect(rows.map(({ id }) => id)).toEqual(rows.map((_, at) => at));
      expect(deeplyFrozen(rows)).toBe(true);
      expect(JSON.parse(JSON.stringify(rows))).toEqual(rows);
    }
  });

  test('say where their numbers come from', () => {
    const count = (rows: readonly Component[]) =>
      rows.reduce<Record<string, number>>((sum, { provenance }) => {
        sum[provenance] = (sum[provenance] ?? 0) + 1;
        return sum;
      }, {});
    expect(count(TECHNOLOGIES)).toEqual({ public: 16, designed: 30 });
    expect(count(EVENTS)).toEqual({ book: 2, designed: 18 });
    expect(count(SYSTEMS)).toEqual({ book: 1, designed: 23 });
    expect(count(ACHIEVEMENTS)).toEqual({ designed: 10 });
    expect(count(GUILDS)).toEqual({ book: 4 });
    expect(count(FACTION_BOARDS)).toEqual({ designed: 8 });
    for (const row of Object.values(TABLES).flat()) {
      if (row.source !== undefined) expect(SOURCES).toHaveProperty(row.source);
      if (row.provenance === 'public') expect(row.source, row.key).toBeDefined();
    }
  });
});

describe('technologies', () => {
  test('decks hold 4, 16, 16 and 10 cards', () => {
    expect([1, 2, 3, 4].map((level) => TECHNOLOGIES_BY_LEVEL[level as data.Level].length)).toEqual([
      4, 16, 16, 10,
    ]);
  });

  test('level I has each type once, levels II and III each ordered pair, level IV each pair', () => {
    const types = (level: data.Level) =>
      TECHNOLOGIES_BY_LEVEL[level].map((id) => TECHNOLOGIES[id].types);
    const all = (pairs: readonly (readonly string[])[]) =>
      pairs.map((pair) => pair.join('/')).sort();
    const pure = TYPES.map((type) => [type]);
    const ordered = TYPES.flatMap((one) => TYPES.filter((t) => t !== one).map((t) => [one, t]));
    expect(all(types(1))).toEqual(all(pure));
    expect(all(types(2))).toEqual(all([...pure, ...ordered]));
    expect(all(types(3))).toEqual(all([...pure, ...ordered]));
    const sorted = types(4).map((pair) => [...pair].sort());
    const unordered = ordered.filter(([one, other]) => one < other);
    expect(all(sorted)).toEqual(all([...pure, ...unordered]));
  });

  test('output and points follow the level', () => {
    for (const { level, types, output, points } of TECHNOLOGIES) {
      expect(output).toBe(level === 4 ? null : types[0]);
      if (level < 4) expect(points).toBe(level);
    }
  });

  test('only some technologies have spaces, and none more than two of an action', () => {
    const without = TECHNOLOGIES.filter(({ level, actions }) => level < 4 && actions.length === 0);
    expect(without.map(({ key }) => key)).toEqual([
      'advanced-genetics',
      'advanced-robotics',
      'black-market-industries',
      'transdimensional-ai',
      'android-rights-movement',
      'subatomic-fabrication',
      'wormhole-technology',
    ]);
    for (const { actions } of TECHNOLOGIES) {
      for (const { spaces } of actions) expect([1, 2]).toContain(spaces);
    }
  });

  test('rows III and IV of the tableau are opened by the cards that offer such research', () => {
    const offering = (level: data.Level) => [
      ...TECHNOLOGIES.filter(({ actions }) =>
        actions.some(({ effects }) => researchLevels(effects).includes(level)),
      ).map(({ key }) => key),
      ...GUILDS.filter(({ action }) => researchLevels(action.effects).includes(level)).map(
        ({ key }) => key,
      ),
    ];
    expect(offering(3)).toEqual([
      'hypercomputing',
      'human-experimentation',
      'spacetime-anomaly-studies',
      'deep-space-megastructures',
      'cerebral-implants',
      'guild-professors',
    ]);
    expect(offering(4)).toEqual(['metahuman-chambers', 'hivemind-computing', 'guild-innovators']);
  });

  test('what Quantum Data Exchange may copy includes the mixed actions, never itself', () => {
    const copies = TECHNOLOGIES.filter(({ actions }) =>
      actions.some(({ effects }) => containsOp(effects, 'research')),
    ).map(({ key }) => key);
    expect(copies).toContain('deep-space-megastructures');
    expect(copies).toContain('mass-cloning');
    expect(copies).toContain('planetary-scale-research');
    expect(copies).not.toContain('quantum-data-exchange');
  });
});

describe('events', () => {
  test('ten of each level, two of them light, which open the guilds of that rank', () => {
    for (const level of [2, 3] as const) {
      const cards = EVENTS.filter((event) => event.level === level);
      expect(cards).toHaveLength(10);
      const light = cards.filter((event) => event.light);
      expect(light).toHaveLength(2);
      for (const { effects } of light) {
        expect(effects).toContainEqual({ op: 'uncoverGuild', rank: level - 1 });
      }
      expect(GUILDS.filter(({ rank }) => rank === level - 1)).toHaveLength(2);
    }
  });

  test('what points at a card has an arrow, and only that', () => {
    for (const { key, arrow, effects } of EVENTS) {
      const points = effects.some(({ op }) =>
        ['linkEvent', 'attachSystem', 'holdSystem'].includes(op),
      );
      expect(arrow !== null, key).toBe(points);
    }
  });
});

describe('systems', () => {
  test('twelve in each deck, four starting ones in deck A', () => {
    expect(data.SYSTEMS_BY_DECK.A).toHaveLength(12);
    expect(data.SYSTEMS_BY_DECK.B).toHaveLength(12);
    const starting = SYSTEMS.filter((system) => system.starting);
    expect(starting).toHaveLength(4);
    expect(starting.every(({ deck }) => deck === 'A')).toBe(true);
  });

  test('each has one or two specializations', () => {
    for (const { specializations } of SYSTEMS) {
      expect(new Set(specializations).size).toBe(specializations.length);
      expect([1, 2]).toContain(specializations.length);
    }
  });
});

describe('achievements', () => {
  test('two in every game, four to draw from in each of A and B', () => {
    const deck = (name: string) => ACHIEVEMENTS.filter((card) => card.deck === name).length;
    expect([deck('base'), deck('A'), deck('B')]).toEqual([2, 4, 4]);
    expect(data.achievementSlots(4)).toBe(3);
    expect(data.achievementSlots(3)).toBe(2);
    for (const { points } of ACHIEVEMENTS) {
      expect([...points].sort((one, other) => other - one)).toEqual(points);
    }
  });

  test('the first game has the two fixed ones, one of A and one of B', () => {
    expect(data.FIRST_GAME.achievements.map((id) => ACHIEVEMENTS[id].deck)).toEqual([
      'base',
      'base',
      'A',
      'B',
    ]);
  });
});

describe('faction boards', () => {
  test('columns hold 17 cubes; with population and ship that makes 20', () => {
    for (const { columns } of FACTION_BOARDS) {
      expect(columns.reduce((sum, size) => sum + size, 0)).toBe(17);
    }
    expect(17 + data.START.population + 1).toBe(data.START.cubes);
  });

  test('tracks have 8 cells, show every column and 5 ore in the end', () => {
    for (const [id, { foodTrack, oreTrack }] of FACTION_BOARDS.entries()) {
      expect(foodTrack).toHaveLength(data.DISCS_PER_TRACK);
      expect(oreTrack).toHaveLength(data.DISCS_PER_TRACK);
      const { growth, ore } = data.BOARD_YIELDS[id];
      expect(growth[0]).toEqual([0]);
      expect(growth[8]).toEqual([0, 1, 2, 3, 4]);
      expect(ore[0]).toBe(1);
      expect(ore[8]).toBe(5);
    }
  });

  test('four discs gone from a basic ore track give 3 ore', () => {
    expect(data.BOARD_YIELDS[0].ore[4]).toBe(3);
  });

  test('each advanced board has two abilities; a cell of a track switches one on, or none does', () => {
    for (const board of FACTION_BOARDS.filter(({ side }) => side === 'advanced')) {
      expect(board.abilities.map(({ letter }) => letter)).toEqual(['A', 'B']);
      const cells: readonly unknown[] = [...board.foodTrack, ...board.oreTrack];
      for (const { cell } of board.abilities) {
        if (cell !== null) expect(cells.filter((one) => one === cell)).toHaveLength(1);
      }
    }
  });

  test('automation is worth 0, 0, 1, 1, 1, 1, 2 and 1 for each disc beyond', () => {
    expect([0, 1, 2, 3, 6, 7, 8, 10].map(data.automationPoints)).toEqual([0, 0, 0, 1, 4, 6, 7, 9]);
  });
});

describe('effect lists', () => {
  test('every list can be found by name, with the names of the lists inside it', () => {
    expect(EFFECT_LISTS['technology.mass-cloning.action-1'].inner).toEqual([
      [
        'technology.mass-cloning.action-1.1-1',
        'technology.mass-cloning.action-1.1-2',
        'technology.mass-cloning.action-1.1-3',
      ],
    ]);
    for (const { effects, inner } of Object.values(EFFECT_LISTS)) {
      expect(inner).toHaveLength(effects.length);
      for (const name of inner.flat()) expect(EFFECT_LISTS).toHaveProperty([name]);
    }
  });
});
