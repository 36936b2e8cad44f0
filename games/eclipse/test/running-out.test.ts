import { describe, expect, test } from 'vitest';
import { SECTOR } from '../data/sectors.ts';
import { CRUISER } from '../data/ships.ts';
import { DISCOVERY } from './discovery.ts';
import { fleet, lay, learn, offer, spend, store, table } from './table.ts';

describe('limits', () => {
  test('ECL-20.1 ships, discs, tiles: what is gone is not to be had', () => {
    const game = table({
      state(s) {
        fleet(s, 0, '221', { interceptor: 7, cruiser: 4, dreadnought: 2, starbase: 4 });
        store(s, 0, 0, 0, 99);
        lay(s, '206', '0,-1', 1);
        lay(s, '210', '-1,-1', 1);
      },
    });
    // No figure left: nothing to build.
    expect(game.refuses('build')).toBe(true);
    game.choose('influence').choose('disc-from-track');
    game.choose('disc-to 206', { chance: [DISCOVERY['ancient-cruiser']] }).choose('use-discovery');
    expect(game.state.players[0].unbuilt[CRUISER]).toBe(0);
    expect(game.reported('ship-found')).toEqual([]);
  });

  test('ECL-20.1 an empty reserve gives no discs', () => {
    const game = table({
      state(s) {
        s.players[0].discs += 3;
        s.players[0].reserve = 0;
        offer(s, 'quantum-grid');
        store(s, 0, 0, 30, 0);
      },
    });
    game.choose('research').choose('research-tech quantum-grid');
    expect(game.state.players[0]).toMatchObject({ discs: 14, reserve: 0 });
  });

  test('ECL-20.1 without a disc on the track none can be placed', () => {
    const game = table({ state: (s) => spend(s, 0, 11) });
    game.choose('explore').choose('zone 0,-1', { chance: [SECTOR['106']] });
    game.choose(game.options()[0]);
    expect(game.step).not.toBe('claim');
  });

  test('ECL-20.2 parts are unlimited: eight ships’ worth of the same one', () => {
    const game = table({
      state(s) {
        learn(s, 0, 'plasma-missile');
        learn(s, 1, 'plasma-missile');
      },
    });
    for (const seat of [0, 1]) {
      game.choose('upgrade', { seat }).choose('part plasma-missile').choose('slot cruiser 1');
      game.choose('part plasma-missile').choose('slot dreadnought 2');
    }
    expect(game.step).toBe('turn');
  });

  test('ECL-20.3 without tiles and discards a ring can’t be explored', () => {
    const game = table({
      state(s) {
        s.inner.forEach((sector, i) => {
          s.hexOf[sector] = 900 + 3 * i;
        });
        s.inner = [];
      },
    });
    game.choose('explore');
    expect(game.refuses('zone 0,-1')).toBe(true);
    expect(game.refuses('zone -1,-1')).toBe(false);
  });

  test('ECL-20.4 structures are shared by all', () => {
    const game = table({
      state(s) {
        learn(s, 0, 'monolith');
        store(s, 0, 0, 0, 20);
      },
    });
    game.choose('build').choose('build-thing monolith 221');
    expect(game.refuses('build-thing monolith 221')).toBe(true);
  });
});
