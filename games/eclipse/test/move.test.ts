import { describe, expect, test } from 'vitest';
import { SECTOR } from '../data/sectors.ts';
import { INTERCEPTOR } from '../data/ships.ts';
import { shipsAt } from '../ships.ts';
import type { State } from '../state.ts';
import { fleet, install, lay, learn, own, populate, spend, table, withoutShips } from './table.ts';

const ships = (keys: readonly string[]) => keys.filter((key) => key.startsWith('ship'));
const steps = (keys: readonly string[]) => keys.filter((key) => key.startsWith('step')).sort();

/** South of the northern home 103 (open to all sides but the south), then the centre; 201 behind. */
function corridor(s: State): void {
  lay(s, '103', '0,-1', 0);
  lay(s, '202', '-1,0', 0);
}

describe('moving', () => {
  test('ECL-10.1 three moves for Terrans, two for aliens, one as a reaction; the same ship may go again', () => {
    const moves = (species: 'terran-directorate' | 'mechanema', passed = false) => {
      const game = table({
        species: [species, 'terran-union'],
        state(s) {
          corridor(s);
          if (passed) {
            s.players[0].passed = true;
            s.firstToPass = 0;
          }
        },
      });
      game.choose(passed ? 'react-move' : 'move');
      let count = 0;
      // Interceptors go one sector at a time.
      for (; game.step === 'move'; count++) {
        game.choose(ships(game.options())[0]);
        game.choose(steps(game.options())[0]);
      }
      return count;
    };
    expect(moves('terran-directorate')).toBe(3);
    expect(moves('mechanema')).toBe(2);
    expect(moves('terran-directorate', true)).toBe(1);
  });

  test('ECL-10.2 as far as the drives carry; Starbases stay', () => {
    const game = table({
      state(s) {
        corridor(s);
        learn(s, 0, 'fusion-drive', 'fusion-source');
        install(s, 0, 'interceptor', { 2: 'fusion-source', 3: 'fusion-drive' });
        fleet(s, 0, '221', { starbase: 1 });
      },
    });
    game.choose('move');
    expect(ships(game.options())).toEqual(['ship interceptor 221']);
    game.choose('ship interceptor 221').choose('step 103');
    expect(game.options()).toContain('stop');
    game.choose('step 202');
    expect(game.step).toBe('move');
    expect(shipsAt(game.state, SECTOR['202'], 0, INTERCEPTOR)).toBe(1);
  });

  test('ECL-10.3 only through wormholes into placed sectors', () => {
    const game = table({
      state(s) {
        corridor(s);
        // Half a wormhole only: the home is closed in the south-east.
        lay(s, '201', '1,-2', 0);
      },
    });
    game.choose('move').choose('ship interceptor 221');
    expect(steps(game.options())).toEqual(['step 103']);
    const generator = table({
      state(s) {
        corridor(s);
        lay(s, '201', '1,-2', 0);
        learn(s, 0, 'wormhole-generator');
      },
    });
    generator.choose('move').choose('ship interceptor 221');
    expect(steps(generator.options())).toEqual(['step 103', 'step 201']);
  });

  test('ECL-10.4 enough ships must stay behind, at the start and on the way', () => {
    const start = (own: number, enemies: number) => {
      const game = table({
        state(s) {
          corridor(s);
          fleet(s, 0, '103', { interceptor: own });
          fleet(s, 1, '103', { cruiser: enemies });
        },
      });
      return ships(game.choose('move').options());
    };
    expect(start(1, 1)).toEqual(['ship interceptor 221']);
    expect(start(2, 1)).toContain('ship interceptor 103');
    expect(start(3, 2)).toContain('ship interceptor 103');
    expect(start(3, 3)).not.toContain('ship interceptor 103');
    const passing = table({
      state(s) {
        corridor(s);
        learn(s, 0, 'fusion-drive');
        install(s, 0, 'interceptor', { 3: 'fusion-drive' });
        fleet(s, 1, '103', { interceptor: 1 });
      },
    });
    passing.choose('move').choose('ship interceptor 221').choose('step 103');
    // Pinned on arrival: the second step is lost.
    expect(passing.step).not.toBe('move-step');
  });

  test('ECL-10.4 all enemies add up, Ancients too', () => {
    const game = table({
      seats: 3,
      state(s) {
        lay(s, '105', '0,-1', 0);
        fleet(s, 0, '105', { interceptor: 3 });
        fleet(s, 1, '105', { cruiser: 1 });
        fleet(s, 2, '105', { cruiser: 1 });
      },
    });
    expect(ships(game.choose('move').options())).not.toContain('ship interceptor 105');
    game.state.ancients[SECTOR['105']] = 0;
    expect(ships(game.options())).toContain('ship interceptor 105');
  });

  test('ECL-10.5 nobody leaves the centre while its Defense System stands', () => {
    const game = table({
      state(s) {
        lay(s, '106', '0,-1', 0);
        fleet(s, 0, '001', { cruiser: 4, interceptor: 2 });
      },
    });
    expect(ships(game.choose('move').options())).toEqual(['ship interceptor 221']);
    game.state.defenseSystem = false;
    expect(ships(game.options())).toContain('ship cruiser 001');
  });

  test('ECL-10.6 Starbases pin, and stay behind for others', () => {
    const game = table({
      state(s) {
        corridor(s);
        own(s, 0, '103');
        fleet(s, 0, '103', { interceptor: 1, starbase: 1 });
        fleet(s, 1, '103', { starbase: 1 });
      },
    });
    expect(ships(game.choose('move').options())).toContain('ship interceptor 103');
    withoutShips(game.state, 1, '103');
    fleet(game.state, 1, '103', { starbase: 2 });
    expect(ships(game.options())).not.toContain('ship interceptor 103');
  });

  test('ECL-10.7 a disc or population holds nobody back', () => {
    const game = table({
      state(s) {
        corridor(s);
        own(s, 1, '103');
        populate(s, '103', 1, 0);
        fleet(s, 0, '103', { interceptor: 1 });
      },
    });
    expect(ships(game.choose('move').options())).toContain('ship interceptor 103');
  });

  test('ECL-10.8 a fleet leaves ship by ship while the rule is met', () => {
    const game = table({
      state(s) {
        corridor(s);
        fleet(s, 0, '103', { interceptor: 3 });
        fleet(s, 1, '103', { cruiser: 1 });
      },
    });
    game.choose('move').choose('ship interceptor 103').choose('step 221');
    game.choose('ship interceptor 103').choose('step 221');
    // One left against one: it stays.
    expect(ships(game.options())).toEqual(['ship interceptor 221']);
  });

  test('ECL-10.9 no battle in the Action phase; whoever may leave again leaves', () => {
    const game = table({
      state(s) {
        corridor(s);
        fleet(s, 0, '221', { interceptor: 1 });
        fleet(s, 1, '103', { interceptor: 1 });
      },
    });
    game.choose('move').choose('ship interceptor 221').choose('step 103');
    expect(shipsAt(game.state, SECTOR['103'], 1, INTERCEPTOR)).toBe(1);
    game.choose('ship interceptor 221').choose('step 103');
    game.choose('ship interceptor 103').choose('step 221');
    expect(shipsAt(game.state, SECTOR['103'], 0, INTERCEPTOR)).toBe(1);
    expect(game.reported('battle-began')).toEqual([]);
  });

  test('ECL-10.10 Ancients don’t pin the Descendants', () => {
    const movable = (species: 'terran-union' | 'descendants-of-draco') => {
      const game = table({
        species: [species, 'mechanema', 'orion-hegemony'],
        state(s) {
          lay(s, '105', '0,-1', 0);
          fleet(s, 0, '105', { interceptor: 1 });
        },
      });
      return ships(game.choose('move').options());
    };
    expect(movable('terran-union')).not.toContain('ship interceptor 105');
    expect(movable('descendants-of-draco')).toContain('ship interceptor 105');
  });

  test('Move is offered only to those who can move something, and then something moves', () => {
    const game = table({});
    // No sector is connected with the home yet.
    expect(game.refuses('move')).toBe(true);
    const open = table({ state: corridor }).choose('move');
    expect(open.options()).not.toContain('done');
    open.choose('ship interceptor 221').choose('step 103');
    expect(open.options()).toContain('done');
    const broke = table({
      state(s) {
        corridor(s);
        spend(s, 0, 12);
      },
    });
    expect(broke.asked).toEqual([1]);
  });

  test('ECL-10.2 whoever has nothing but Starbases can’t take Move', () => {
    const game = table({
      state(s) {
        corridor(s);
        withoutShips(s, 0, '221');
        fleet(s, 0, '221', { starbase: 2 });
      },
    });
    expect(game.refuses('move')).toBe(true);
  });

  test('ECL-12.3 the first ship in a sector sets the stamp, the last one takes it away', () => {
    const game = table({
      state(s) {
        corridor(s);
        fleet(s, 1, '103', { interceptor: 1 });
      },
    });
    const stamp = (seat: number) => game.state.arrived[SECTOR['103'] * 6 + seat];
    game.choose('move').choose('ship interceptor 221').choose('step 103');
    expect(stamp(0)).toBeGreaterThan(stamp(1));
    expect(game.state.arrived[SECTOR['221'] * 6]).toBe(0);
  });
});

test('ECL-10.3 steps lead to neighbours, not to those of the sector with the next number', () => {
  const game = table({
    state(s) {
      lay(s, '201', '0,-1', 1);
      own(s, 0, '201');
      fleet(s, 0, '201', { interceptor: 1 });
      // 202 and, joined to its north, 106.
      lay(s, '202', '3,0', 1);
      lay(s, '106', '3,-1', 0);
    },
  });
  game.choose('move').choose('ship interceptor 201');
  expect(steps(game.options())).toContain('step 221');
  expect(steps(game.options())).not.toContain('step 106');
});
