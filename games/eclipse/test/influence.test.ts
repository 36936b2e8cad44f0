import { describe, expect, test } from 'vitest';
import { MATERIALS, MONEY, SCIENCE } from '../data/resources.ts';
import { ORBITAL_SQUARE, SECTOR } from '../data/sectors.ts';
import { fleetAt } from '../ships.ts';
import { HAS_MONOLITH, HAS_ORBITAL, type State } from '../state.ts';
import { DISCOVERY } from './discovery.ts';
import { fleet, lay, learn, own, populate, spend, table } from './table.ts';

const targets = (keys: readonly string[]) => keys.filter((key) => key.startsWith('disc-to'));
const sources = (keys: readonly string[]) => keys.filter((key) => key.startsWith('disc-from'));

/** Two free sectors next to the northern home: 201 in the south, 210 in the south-west. */
function neighbours(s: State): void {
  lay(s, '201', '0,-1', 1);
  lay(s, '210', '-1,-1', 1);
}

describe('moving discs', () => {
  test('ECL-5.1 two moves, one, or none; then up to two colony ships are ready', () => {
    const start = (s: State) => {
      neighbours(s);
      s.players[0].colonyShips = 0;
    };
    const two = table({ state: start });
    two.choose('influence').choose('disc-from-track').choose('disc-to 201');
    expect(two.state.players[0].colonyShips).toBe(0);
    two.choose('disc-from-track').choose('disc-to 210');
    expect(two.state.owner[SECTOR['210']]).toBe(0);
    expect(two.state.players[0]).toMatchObject({ discs: 9, spent: 1, colonyShips: 2 });
    const none = table({ state: start });
    none.choose('influence').choose('done');
    expect(none.state.players[0]).toMatchObject({ discs: 11, spent: 1, colonyShips: 2 });
  });

  test('ECL-5.2 from the track or from a sector, to a sector or back to the track', () => {
    const game = table({
      state(s) {
        neighbours(s);
        own(s, 0, '201');
      },
    });
    game.choose('influence');
    expect(sources(game.options())).toEqual(['disc-from-track', 'disc-from 201', 'disc-from 221']);
    game.choose('disc-from 201');
    expect(targets(game.options())).toEqual(['disc-to 210', 'disc-to-track']);
    game.choose('disc-to-track');
    expect(game.state.owner[SECTOR['201']]).toBe(-1);
    expect(game.state.players[0].discs).toBe(11);
    game.choose('disc-from-track');
    // From the track to the track is no move.
    expect(targets(game.options())).toEqual(['disc-to 201', 'disc-to 210']);
  });

  test('ECL-5.2 without a disc on the track only those on the map can move', () => {
    const game = table({
      state(s) {
        neighbours(s);
        spend(s, 0, 11);
      },
    });
    game.choose('influence');
    expect(sources(game.options())).toEqual(['disc-from 221']);
    // One is left after paying for the action.
    const last = table({
      state(s) {
        neighbours(s);
        spend(s, 0, 10);
      },
    });
    last.choose('influence');
    expect(sources(last.options())).toEqual(['disc-from-track', 'disc-from 221']);
  });

  test('ECL-5.3 no disc, no enemy ship, and connected with one’s disc or ship', () => {
    const reach = (edit: (s: State) => void) => {
      const game = table({
        state(s) {
          neighbours(s);
          lay(s, '202', '-1,0', 0);
          edit(s);
        },
      });
      game.choose('influence').choose('disc-from 221');
      return targets(game.options()).slice(0, -1);
    };
    expect(reach(() => {})).toEqual(['disc-to 201', 'disc-to 210']);
    expect(reach((s) => own(s, 1, '210'))).toEqual(['disc-to 201']);
    expect(reach((s) => fleet(s, 1, '210', { starbase: 1 }))).toEqual(['disc-to 201']);
    // 202 lies behind 201 and is connected with the ship there (and holds none itself).
    expect(reach((s) => fleet(s, 0, '201', { interceptor: 1 }))).toContain('disc-to 202');
  });

  test('ECL-5.3 Ancients keep everybody out but the Descendants', () => {
    const reach = (species: 'terran-union' | 'descendants-of-draco') => {
      const game = table({
        species: [species, 'mechanema', 'orion-hegemony'],
        state(s) {
          lay(s, '201', '0,-1', 1);
          lay(s, '203', '-1,-1', 0);
        },
      });
      game.choose('influence').choose(`disc-from ${species === 'terran-union' ? '225' : '228'}`);
      return targets(game.options());
    };
    expect(reach('terran-union')).toEqual(['disc-to 201', 'disc-to-track']);
    expect(reach('descendants-of-draco')).toEqual(['disc-to 201', 'disc-to 203', 'disc-to-track']);
  });

  test('ECL-5.4 where only one’s own ships are, unless the table rules it out', () => {
    const reach = (options: Record<string, string>, others = 0) => {
      const game = table({
        options,
        state(s) {
          lay(s, '202', '3,0', 0);
          lay(s, '201', '0,-1', 1);
          fleet(s, 0, '202', { interceptor: 1 });
          if (others > 0) fleet(s, 1, '202', { interceptor: others });
        },
      });
      game.choose('influence').choose('disc-from 221');
      return targets(game.options());
    };
    expect(reach({})).toContain('disc-to 202');
    expect(reach({}, 1)).not.toContain('disc-to 202');
    expect(reach({ 'influence-own-ship-hex': 'no' })).not.toContain('disc-to 202');
  });

  test('ECL-5.5 a disc still counts where it comes from; the second move is judged afterwards', () => {
    const game = table({
      state(s) {
        // 202 is connected with nothing but 201.
        lay(s, '201', '0,-1', 1);
        lay(s, '202', '-1,0', 0);
        own(s, 0, '201');
      },
    });
    game.choose('influence').choose('disc-from 201');
    expect(targets(game.options())).toEqual(['disc-to 202', 'disc-to-track']);
    game.choose('disc-to 202');
    expect(game.state.owner[SECTOR['201']]).toBe(-1);
    // Now 201 is free and connected with both 202 and the home.
    game.choose('disc-from 202');
    expect(targets(game.options())).toContain('disc-to 201');
  });

  test('ECL-5.6 cubes go back to their tracks; grey ones and an Orbital’s where one likes', () => {
    const game = table({
      state(s) {
        neighbours(s);
        lay(s, '318', '0,-3', 0);
        own(s, 0, '318');
        learn(s, 0, 'advanced-mining');
        populate(s, '318', 0);
        populate(s, '318', 1, SCIENCE);
        s.structures[SECTOR['318']] = HAS_ORBITAL | HAS_MONOLITH;
        populate(s, '318', ORBITAL_SQUARE, MONEY);
        fleet(s, 0, '318', { cruiser: 1 });
      },
    });
    expect(game.state.players[0].tracks).toEqual([9, 9, 9]);
    game.choose('influence').choose('disc-from 318').choose('disc-to-track');
    expect(game.state.players[0].tracks[MATERIALS]).toBe(10);
    expect(game.step).toBe('return-cube');
    expect(game.options()).toEqual(['track money', 'track science']);
    game.choose('track science');
    expect(game.options()).toEqual(['track money', 'track science', 'track materials']);
    game.choose('track materials');
    expect(game.state.players[0].tracks).toEqual([9, 10, 11]);
    expect(game.state.cubes[SECTOR['318']]).toBe(0);
    // Structures and ships stay.
    expect(game.state.structures[SECTOR['318']]).toBe(HAS_ORBITAL | HAS_MONOLITH);
    expect(fleetAt(game.state, SECTOR['318'], 0)).not.toBe(0);
  });

  test('ECL-2.5 a cube that finds its track full goes to another one', () => {
    const game = table({
      state(s) {
        lay(s, '201', '0,-1', 1);
        own(s, 0, '201');
        populate(s, '201', 0);
        // Eleven money cubes: the last, lighter square stays empty. Some of the others are dead.
        s.players[0].tracks = [11, 9, 0];
        s.players[0].graveyard = [0, 0, 9];
      },
    });
    game.choose('influence').choose('disc-from 201').choose('disc-to-track');
    expect(game.step).toBe('return-cube');
    expect(game.options()).toEqual(['track science', 'track materials']);
  });

  test('ECL-5.7 lifting a disc and putting it back takes both moves', () => {
    const game = table({ state: neighbours });
    game.choose('influence').choose('disc-from 221').choose('disc-to-track');
    expect(game.state.players[0].tracks).toEqual([11, 11, 11]);
    game.choose('disc-from-track').choose('disc-to 221');
    expect(game.state.owner[SECTOR['221']]).toBe(0);
    expect(game.options().filter((key) => key.startsWith('disc-from'))).toEqual([]);
  });

  test('ECL-5.8 colony ships readied by it may fly in the same turn', () => {
    const game = table({
      state(s) {
        neighbours(s);
        own(s, 0, '201');
        s.players[0].colonyShips = 0;
      },
    });
    expect(game.options().some((key) => key.startsWith('settle'))).toBe(false);
    game.choose('influence').choose('done');
    expect(game.step).toBe('finish-turn');
    game.choose('settle 201 0 money').choose('settle 201 1 materials');
    expect(game.state.players[0]).toMatchObject({ colonyShips: 0, tracks: [9, 10, 9] });
  });

  test('ECL-5.9 a new disc takes the discovery tile', () => {
    const game = table({
      state(s) {
        lay(s, '206', '0,-1', 1);
        lay(s, '210', '-1,-1', 1);
      },
    });
    game.choose('influence').choose('disc-from-track');
    game.choose('disc-to 206', { chance: [DISCOVERY.science] });
    expect(game.step).toBe('discovery');
    game.choose('use-discovery');
    expect(game.state.players[0].storage[SCIENCE]).toBe(8);
    expect(game.step).toBe('influence');
  });

  test('ECL-2.11 the Wormhole Generator reaches over half a wormhole', () => {
    const reach = (generator: boolean) => {
      const game = table({
        state(s) {
          // Open towards the home, which is closed in the south-east.
          lay(s, '103', '1,-2', 0);
          lay(s, '201', '0,-1', 1);
          if (generator) learn(s, 0, 'wormhole-generator');
        },
      });
      game.choose('influence').choose('disc-from 221');
      return targets(game.options());
    };
    expect(reach(false)).not.toContain('disc-to 103');
    expect(reach(true)).toContain('disc-to 103');
  });
});

test('ECL-5.6 a disc comes back from sector 101 as from any other', () => {
  const game = table({
    state(s) {
      lay(s, '101', '0,-1', 0, { bare: true });
      own(s, 0, '101');
    },
  });
  game.choose('influence').choose('disc-from 101').choose('disc-to-track');
  expect(game.state.owner[SECTOR['101']]).toBe(-1);
  expect(game.reported('disc-returned')).toHaveLength(1);
});
