import { describe, expect, test } from 'vitest';
import { ANY } from '../data/resources.ts';
import { SECTOR, SECTORS } from '../data/sectors.ts';
import { HAS_ORBITAL } from '../state.ts';
import { fleet, lay, learn, own, populate, spend, table } from './table.ts';

const settling = (keys: readonly string[]) => keys.filter((key) => key.startsWith('settle'));

describe('settling', () => {
  test('ECL-3.1 a ready colony ship takes a cube from its track to a free square of one’s own', () => {
    const game = table({
      state(s) {
        lay(s, '201', '0,-1');
        own(s, 0, '201');
      },
    });
    expect(settling(game.options())).toEqual(['settle 201 0 money', 'settle 201 1 materials']);
    game.choose('settle 201 0 money');
    expect(game.state.players[0]).toMatchObject({ colonyShips: 2, tracks: [9, 10, 10] });
    expect(game.state.cubes[SECTOR['201']]).toBe(1);
    expect(settling(game.options())).toEqual(['settle 201 1 materials']);
  });

  test('ECL-3.1 no colony ship, no settling; nor in a sector of somebody else', () => {
    const game = table({
      state(s) {
        lay(s, '201', '0,-1');
        lay(s, '210', '0,1');
        own(s, 0, '201');
        own(s, 1, '210');
        s.players[0].colonyShips = 0;
      },
    });
    expect(settling(game.options())).toEqual([]);
    game.choose('pass');
    expect(settling(game.options())).toEqual(['settle 210 0 money', 'settle 210 1 materials']);
  });

  test('ECL-3.3 grey squares take any cube, an Orbital money or science', () => {
    const game = table({
      state(s) {
        lay(s, '313', '0,-3');
        own(s, 0, '313');
        s.discovery[SECTOR['313']] = 0;
        s.structures[SECTOR['313']] = HAS_ORBITAL;
      },
    });
    expect(settling(game.options()).sort()).toEqual([
      'settle 313 0 materials',
      'settle 313 0 money',
      'settle 313 0 science',
      'settle 313 orbital money',
      'settle 313 orbital science',
    ]);
    game.choose('settle 313 0 science').choose('settle 313 orbital money');
    expect(game.state.players[0].tracks).toEqual([9, 9, 10]);
  });

  test('ECL-3.4 starred squares need their technology (example: Planta with Advanced Mining)', () => {
    const game = table({
      species: ['planta', 'terran-union'],
      options: { 'two-player-species': 'all' },
      state(s) {
        lay(s, '308', '0,-3');
        own(s, 0, '308');
        s.players[0].colonyShips = 1;
        learn(s, 0, 'advanced-mining');
      },
    });
    expect(settling(game.options())).toEqual(['settle 308 0 science', 'settle 308 1 materials']);
    game.choose('settle 308 1 materials');
    // With no colony ship left the other square stays empty.
    expect(settling(game.options())).toEqual([]);
    const without = table({
      state(s) {
        lay(s, '308', '0,-3');
        own(s, 0, '308');
      },
    });
    expect(settling(without.options())).toEqual(['settle 308 0 science']);
  });

  test('ECL-3.5 an empty track has no cube to give', () => {
    const game = table({
      state(s) {
        lay(s, '201', '0,-1');
        own(s, 0, '201');
        s.players[0].tracks = [11, 0, 0];
        s.players[0].graveyard = [0, 0, 19];
      },
    });
    expect(settling(game.options())).toEqual(['settle 201 0 money']);
  });

  test('ECL-3.6 nothing else puts cubes on the map: a new disc comes without any', () => {
    const game = table({
      state(s) {
        lay(s, '201', '0,-1', 1);
        lay(s, '210', '-1,-1', 1);
      },
    });
    const cubes = [...game.state.cubes];
    game.choose('influence').choose('disc-from-track').choose('disc-to 201').choose('done');
    expect(game.state.owner[SECTOR['201']]).toBe(0);
    expect(game.state.cubes).toEqual(cubes);
  });

  test('ECL-3.7 enemy ships don’t keep one from settling', () => {
    const game = table({
      state(s) {
        lay(s, '201', '0,-1');
        own(s, 0, '201');
        fleet(s, 1, '201', { cruiser: 3 });
      },
    });
    expect(settling(game.options())).toHaveLength(2);
  });

  test('ECL-3.9 the Orbital’s square is for whoever controls the sector', () => {
    const game = table({
      state(s) {
        lay(s, '304', '0,3');
        own(s, 1, '304');
        s.structures[SECTOR['304']] = HAS_ORBITAL;
        populate(s, '304', 1);
      },
    });
    expect(settling(game.options())).toEqual([]);
    game.choose('pass');
    expect(settling(game.options())).toEqual([
      'settle 304 orbital money',
      'settle 304 orbital science',
    ]);
  });

  test('equal squares of a sector are offered once', () => {
    const game = table({
      state(s) {
        s.defenseSystem = false;
        s.discovery[SECTOR['001']] = 0;
        own(s, 0, '001');
      },
    });
    expect(SECTORS[SECTOR['001']].squares.filter((square) => square.kind === ANY)).toHaveLength(2);
    const grey = settling(game.options()).filter((key) => /001 [45]/.test(key));
    expect(grey).toEqual(['settle 001 4 money', 'settle 001 4 science', 'settle 001 4 materials']);
  });
});

describe('when', () => {
  const home = (s: Parameters<NonNullable<Parameters<typeof table>[0]['state']>>[0]) => {
    lay(s, '201', '0,-1');
    own(s, 0, '201');
  };

  test('ECL-3.2 before, during and after an action, with a pass, and at the start of upkeep', () => {
    const game = table({ state: home });
    expect(settling(game.options())).toHaveLength(2);
    game.choose('influence');
    expect(settling(game.options())).toHaveLength(2);
    game.choose('done');
    expect(game.step).toBe('finish-turn');
    expect(settling(game.options())).toHaveLength(2);
    game.choose('end-turn').choose('pass').choose('settle 201 0 money').choose('pass');
    expect(game.step).toBe('upkeep');
    expect(settling(game.options())).toEqual(['settle 201 1 materials']);
  });

  test('ECL-3.2 never in another player’s turn', () => {
    const game = table({ state: home });
    game.choose('pass');
    expect(game.asked).toEqual([1]);
    expect(settling(game.options())).toEqual([]);
    expect(() => game.choose('settle 201 0 money', { seat: 0 })).toThrow();
  });

  test('ECL-3.2 also when a passed player passes again', () => {
    const game = table({
      state(s) {
        home(s);
        spend(s, 0, 11);
      },
    });
    game.choose('pass').choose('influence', { seat: 1 }).choose('done');
    // Nothing to react with, but something to settle.
    expect(game.asked).toEqual([0]);
    expect(game.options()).toEqual(expect.arrayContaining(['pass', 'settle 201 0 money']));
  });

  test('ECL-3.2 a table may forbid it while passing', () => {
    const game = table({ options: { 'colony-ships-on-pass': 'no' }, state: home });
    expect(settling(game.options())).toEqual([]);
    game.choose('influence');
    expect(settling(game.options())).toHaveLength(2);
  });

  test('ECL-3.8 an Influence action readies two, Cleanup all', () => {
    const game = table({
      state(s) {
        s.players[0].colonyShips = 0;
        s.players[1].colonyShips = 0;
      },
    });
    game.choose('influence').choose('done');
    expect(game.state.players[0].colonyShips).toBe(2);
    game.choose('pass').choose('pass');
    expect(game.state.round).toBe(2);
    expect(game.state.players.map((player) => player.colonyShips)).toEqual([3, 3]);
  });
});
