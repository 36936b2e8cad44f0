/** What the board works out by itself: why something can't be done, and how far a ship gets. */
import type { Scene } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { SECTOR, SECTORS } from '../data/sectors.ts';
import { eclipse } from '../game.ts';
import type { State } from '../state.ts';
import { fleet, install, lay, learn, offer, own, spend, store, table } from '../test/table.ts';
import { whyNot } from '../text/why-not.ts';
import { reachOf } from './reach.tsx';

const objection = (game: Scene<State>, place: string, seat = 0) => {
  const found = whyNot(eclipse.view(game.position, seat), seat, place);
  return found && [found.words.id, found.rule];
};

describe('why not', () => {
  test('ECL-4.18 ECL-7.10 ECL-9.8 actions that could do nothing', () => {
    const game = table({ state: (s) => store(s, 0, 0, 0, 0) });
    expect(objection(game, 'action research')).toEqual(['why.nothing-affordable', 'ECL-7.10']);
    expect(objection(game, 'action build')).toEqual(['why.nothing-to-build', 'ECL-9.8']);
    expect(objection(game, 'action move')).toEqual(['why.no-ship-to-move', 'ECL-10.4']);
    const spent = table({
      state(s) {
        // Something to settle: otherwise nobody would be asked.
        lay(s, '201', '0,-1', 1);
        own(s, 0, '201');
        spend(s, 0, 11);
      },
    });
    expect(objection(spent, 'action explore')).toEqual(['why.no-disc', 'ECL-11.4']);
  });

  test('ECL-7.2 ECL-2.8 a technology too dear, or to be had after trading', () => {
    const game = table({
      state(s) {
        offer(s, 'fusion-drive', 'gauss-shield', 'starbase', 'quantum-grid');
        store(s, 0, 4, 2, 0);
      },
    }).choose('research');
    expect(objection(game, 'tech starbase')).toEqual(['why.tech-owned', 'ECL-7.3']);
    expect(objection(game, 'tech fusion-drive')).toEqual(['why.trade-first', 'ECL-2.8']);
    expect(objection(game, 'tech quantum-grid')).toEqual(['why.too-expensive', 'ECL-7.2']);
  });

  test('ECL-11.2 what belongs to an action, before one has chosen any', () => {
    const game = table({
      state(s) {
        offer(s, 'fusion-drive', 'quantum-grid');
        store(s, 0, 4, 9, 0);
      },
    });
    expect(objection(game, 'tech fusion-drive')).toEqual(['why.action-first', 'ECL-11.2']);
    expect(objection(game, 'tech quantum-grid')).toEqual(['why.too-expensive', 'ECL-7.2']);
    expect(objection(game, 'slot cruiser 0')).toEqual(['why.action-first', 'ECL-11.2']);
    const over = table({
      state(s) {
        // Something to settle: otherwise the turn would be over.
        lay(s, '201', '0,-1', 1);
        own(s, 0, '201');
      },
    });
    over.choose('influence').choose('done');
    expect(objection(over, 'action move')).toEqual(['why.action-done', 'ECL-11.2']);
  });

  test('ECL-8.5 designs without energy or drive, and Starbases with one', () => {
    const game = table({ state: (s) => learn(s, 0, 'plasma-cannon') });
    game.choose('upgrade');
    expect(objection(game, 'slot interceptor 1')).toEqual(['why.printed-part', 'ECL-8.3']);
    expect(objection(game, 'slot interceptor 0')).toEqual(['why.part-first', 'ECL-8.1']);
    game.choose('part hull').choose('slot interceptor 0').choose('part hull');
    expect(objection(game, 'slot interceptor 3')).toEqual(['why.needs-drive', 'ECL-8.5']);
    expect(objection(game, 'slot interceptor 2')).toEqual(['why.too-little-energy', 'ECL-8.5']);
    expect(objection(game, 'slot interceptor 0')).toEqual(['why.same-part', 'ECL-8.2']);
    const drive = table({}).choose('upgrade').choose('part nuclear-drive');
    expect(objection(drive, 'slot starbase 3')).toEqual(['why.starbase-drive', 'ECL-8.5']);
  });

  test('ECL-9.1 ECL-9.3 what to build needs its technology and materials', () => {
    const game = table({ state: (s) => store(s, 0, 0, 0, 4) }).choose('build');
    expect(objection(game, 'build monolith')).toEqual(['why.needs-tech', 'ECL-9.3']);
    expect(objection(game, 'build cruiser')).toEqual(['why.materials-short', 'ECL-9.1']);
  });

  test('ECL-5.3 ECL-10.3 ECL-10.4 sectors', () => {
    const game = table({
      state(s) {
        lay(s, '101', '0,-1', 0);
        lay(s, '106', '1,-2', 4);
        own(s, 0, '106');
      },
    });
    game.choose('influence');
    expect(objection(game, 'sector 101')).toEqual(['why.disc-first', 'ECL-5.1']);
    game.choose('disc-from 221');
    expect(objection(game, 'sector 101')).toEqual(['why.ancients-here', 'ECL-5.3']);
    expect(objection(game, 'sector 106')).toEqual(['why.disc-here', 'ECL-5.3']);
  });

  test('nobody is told why in somebody else’s turn', () => {
    const game = table({ state: (s) => store(s, 1, 0, 0, 0) });
    expect(objection(game, 'action build', 1)).toBeNull();
  });
});

describe('reach', () => {
  test('ECL-10.3 ECL-10.4 as far as the drives carry, and not beyond enemies', () => {
    const game = table({
      state(s) {
        // From the home in the north through 102 to the centre, which nobody leaves.
        lay(s, '102', '0,-1', 0);
        learn(s, 0, 'fusion-drive');
        install(s, 0, 'interceptor', { 3: 'fusion-drive' });
      },
    });
    const home = SECTOR['221'];
    const reach = (steps: number) =>
      reachOf(game.state, 0, home, steps).map(({ to, steps: n }) => [SECTORS[to].id, n]);
    expect(reach(1)).toEqual([['102', 1]]);
    expect(reach(4)).toEqual([
      ['102', 1],
      ['001', 2],
    ]);
    fleet(game.state, 1, '102', { interceptor: 1 });
    expect(reach(4)).toEqual([['102', 1]]);
  });
});
