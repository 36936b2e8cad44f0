import { describe, expect, test } from 'vitest';
import { itemsOf, setOf, sizeOf } from '../bits.ts';
import { isBattlefield, playersOnLadder, soleOccupant } from '../combat/sides.ts';
import { SECTOR } from '../data/sectors.ts';
import { eclipse } from '../game.ts';
import { enemyShips } from '../ships.ts';
import { HAS_ORBITAL } from '../state.ts';
import { prudent } from './prudent.ts';
import { fleet, lay, learn, offer, own, populate, store, table } from './table.ts';

describe('rounds', () => {
  test('ECL-2.1 nine rounds of four phases', () => {
    const game = table({ seats: 2 });
    const phases: string[] = [];
    while (!game.over) game.choose(game.options().includes('pass') ? 'pass' : game.options()[0]);
    for (const { phase, seat } of game.reported('phase-began')) {
      phases.push(phase as string);
      expect(seat).toBe(-1);
    }
    expect(game.reported('round-began')).toHaveLength(8);
    // The scene starts within round 1; the ninth round has no Cleanup.
    const round = ['action', 'combat', 'upkeep', 'cleanup'];
    expect(phases).toEqual([...Array(9).keys()].flatMap(() => round).slice(0, -1));
    expect(game.state.round).toBe(9);
  });
});

describe('storage and trade', () => {
  test('ECL-2.2 nothing is spent that one lacks, and storage never falls below zero', () => {
    const game = table({
      state(s) {
        offer(s, 'starbase', 'nanorobots', 'gauss-shield');
        store(s, 0, 0, 1, 4);
      },
    });
    // 1 science and 4 materials make 3 science by trading: one technology of 2.
    game.choose('research');
    expect(game.options().filter((key) => key.startsWith('research-tech'))).toEqual([]);
    game.choose('trade materials science').choose('research-tech nanorobots');
    expect(game.state.players[0].storage).toEqual([0, 0, 2]);
    const policy = prudent('ECL-2.2');
    const position = eclipse.start({ seats: 3, options: {} }, 'ECL-2.2');
    while (!eclipse.isOver(position)) {
      const [seat] = eclipse.waiting(position);
      eclipse.answer(position, seat, policy(position, seat, [...eclipse.options(position, seat)]));
      for (const player of position.state.players)
        expect(Math.min(...player.storage)).toBeGreaterThanOrEqual(0);
    }
  });

  test('ECL-2.3 storage is unlimited, or ends at 40 if the table says so', () => {
    const upkeep = { step: 'income', seat: 0 } as const;
    const rich = (options: Record<string, string>) =>
      table({ options, state: (s) => store(s, 0, 39, 39, 39), agenda: [upkeep] }).state.players[0]
        .storage;
    expect(rich({})).toEqual([42, 42, 42]);
    expect(rich({ 'storage-cap': '40' })).toEqual([40, 40, 40]);
  });

  test('ECL-2.3 with a limit nobody trades into a full store', () => {
    const game = table({
      options: { 'storage-cap': '40' },
      state: (s) => store(s, 0, 40, 10, 0),
    });
    expect(game.refuses('trade science money')).toBe(true);
    expect(game.refuses('trade science materials')).toBe(false);
  });

  test('ECL-2.8 Terrans trade 2 for 1, Orion 4, others 3, as often as they like', () => {
    const rates = [
      ['terran-union', 2],
      ['orion-hegemony', 4],
      ['mechanema', 3],
    ] as const;
    for (const [species, rate] of rates) {
      const game = table({
        species: [species, 'terran-federation'],
        state: (s) => store(s, 0, 2 * rate + 1, 0, rate - 1),
      });
      expect(game.options().filter((key) => key.startsWith('trade'))).toEqual([
        'trade money science',
        'trade money materials',
      ]);
      game.choose('trade money science').choose('trade money materials');
      expect(game.state.players[0].storage).toEqual([1, 1, rate]);
      expect(game.step).toBe('turn');
    }
  });

  test('ECL-2.8 units are of one resource, and the turn goes on', () => {
    const game = table({ state: (s) => store(s, 0, 1, 1, 1) });
    expect(game.options().some((key) => key.startsWith('trade'))).toBe(false);
  });
});

describe('the map', () => {
  test('ECL-2.9 enemy ships: other players, Ancients, the Defense System, partners too', () => {
    const { state } = table({
      species: ['terran-union', 'descendants-of-draco', 'mechanema', 'orion-hegemony'],
      state(s) {
        lay(s, '203', '1,0');
        fleet(s, 0, '203', { interceptor: 1 });
        fleet(s, 1, '203', { interceptor: 2, starbase: 1 });
        fleet(s, 2, '001', { cruiser: 1 });
        s.players[0].ambassadors = 2;
        s.players[1].ambassadors = 1;
        s.players[0].tracks[0]--;
        s.players[1].tracks[0]--;
      },
    });
    expect(enemyShips(state, SECTOR['203'], 0)).toBe(5);
    // The Descendants don't count the two Ancients.
    expect(enemyShips(state, SECTOR['203'], 1)).toBe(1);
    expect(enemyShips(state, SECTOR['001'], 2)).toBe(1);
    expect(enemyShips(state, SECTOR['001'], 1)).toBe(2);
  });

  test('ECL-2.13 one disc, one Orbital, one Monolith in a sector, and any number of ships', () => {
    const game = table({
      state(s) {
        lay(s, '201', '0,-1', 0);
        own(s, 0, '201');
        learn(s, 0, 'orbital', 'monolith');
        store(s, 0, 0, 0, 100);
        s.structures[SECTOR['201']] = HAS_ORBITAL;
        s.structures[SECTOR['221']] = HAS_ORBITAL;
        fleet(s, 0, '201', { interceptor: 7, cruiser: 4 });
      },
    });
    game.choose('influence');
    expect(game.options().filter((key) => key.startsWith('disc'))).toEqual([
      'disc-from 201',
      'disc-from 221',
    ]);
    game.choose('done').choose('end-turn').choose('pass', { seat: 1 }).choose('build');
    expect(game.options().some((key) => key.startsWith('build-thing orbital'))).toBe(false);
    game.choose('build-thing monolith 201');
    expect(game.refuses('build-thing monolith 201')).toBe(true);
    expect(game.refuses('build-thing monolith 221')).toBe(false);
    expect(game.refuses('build-thing dreadnought 201')).toBe(false);
  });

  test('income follows the population of a sector at once', () => {
    const { state } = table({
      state(s) {
        lay(s, '201', '0,-1');
        own(s, 0, '201');
        populate(s, '201', 0);
      },
    });
    expect(state.players[0].tracks).toEqual([9, 10, 10]);
  });
});

test('ECL-12.2 at a full table, too, only ships in the sector itself count', () => {
  const { state } = table({
    seats: 6,
    state(s) {
      lay(s, '201', '0,-1', 0, { bare: true });
      lay(s, '202', '-1,-1', 0, { bare: true });
      fleet(s, 0, '202', { interceptor: 1 });
      fleet(s, 1, '201', { interceptor: 2 });
    },
  });
  const [here, next] = [SECTOR['201'], SECTOR['202']];
  expect(next).toBe(here + 1);
  expect([isBattlefield(state, here), isBattlefield(state, next)]).toEqual([false, false]);
  expect([soleOccupant(state, here), soleOccupant(state, next)]).toEqual([1, 0]);
  expect([playersOnLadder(state, here), playersOnLadder(state, next)]).toEqual([[1], [0]]);
  expect([enemyShips(state, here, 1), enemyShips(state, here, 0)]).toEqual([0, 2]);
});

test('ECL-7.5 technologies are kept as a set, whichever of them it holds', () => {
  for (const items of [[], [0], [0, 7, 8], [23, 24, 31], [3, 11, 19, 27, 30]]) {
    const set = setOf(items);
    expect([sizeOf(set), itemsOf(set)]).toEqual([items.length, items]);
  }
});
