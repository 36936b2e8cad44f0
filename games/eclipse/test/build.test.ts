import { describe, expect, test } from 'vitest';
import { SECTOR } from '../data/sectors.ts';
import { CRUISER, INTERCEPTOR, STARBASE } from '../data/ships.ts';
import { eclipse } from '../game.ts';
import { shipsAt } from '../ships.ts';
import { HAS_MONOLITH, HAS_ORBITAL, type State } from '../state.ts';
import { fleet, lay, learn, own, populate, spend, store, table } from './table.ts';

const things = (keys: readonly string[]) => [
  ...new Set(keys.filter((key) => key.startsWith('build-thing')).map((key) => key.split(' ')[1])),
];

describe('building', () => {
  test('ECL-9.1 a Cruiser and an Orbital in one action cost 10 (worked example)', () => {
    const game = table({
      state(s) {
        learn(s, 0, 'orbital');
        store(s, 0, 0, 0, 12);
      },
    });
    game.choose('build').choose('build-thing cruiser 221').choose('build-thing orbital 221');
    expect(game.state.players[0].storage).toEqual([0, 0, 2]);
    expect(game.state.players[0].spent).toBe(1);
    expect(shipsAt(game.state, SECTOR['221'], 0, CRUISER)).toBe(1);
    expect(game.state.structures[SECTOR['221']]).toBe(HAS_ORBITAL);
    expect(game.step).toBe('finish-turn');
  });

  test('ECL-9.1 Mechanema three, Nanorobots one more, a reaction always one', () => {
    const built = (species: 'terran-union' | 'mechanema', nanorobots: boolean, passed = false) => {
      const game = table({
        species: [species, 'orion-hegemony'],
        state(s) {
          store(s, 0, 0, 0, 99);
          if (nanorobots) learn(s, 0, 'nanorobots');
          if (passed) {
            s.players[0].passed = true;
            s.firstToPass = 0;
          }
        },
      });
      game.choose(passed ? 'react-build' : 'build');
      const home = species === 'mechanema' ? '230' : '225';
      let count = 0;
      for (; game.step === 'build'; count++) game.choose(`build-thing interceptor ${home}`);
      return count;
    };
    expect(built('terran-union', false)).toBe(2);
    expect(built('terran-union', true)).toBe(3);
    expect(built('mechanema', false)).toBe(3);
    expect(built('mechanema', true)).toBe(4);
    expect(built('mechanema', true, true)).toBe(1);
  });

  test('ECL-9.1 only in sectors one controls', () => {
    const game = table({
      state(s) {
        lay(s, '201', '0,-1');
        lay(s, '210', '-1,-1');
        own(s, 0, '201');
        own(s, 1, '210');
        fleet(s, 0, '210', { cruiser: 1 });
      },
    });
    game.choose('build');
    expect(game.options().filter((key) => key.startsWith('build-thing interceptor'))).toEqual([
      'build-thing interceptor 201',
      'build-thing interceptor 221',
    ]);
  });

  test('ECL-9.2 no more ships than figures', () => {
    const game = table({
      state(s) {
        store(s, 0, 0, 0, 99);
        fleet(s, 0, '221', { interceptor: 7, cruiser: 4, dreadnought: 1 });
      },
    });
    game.choose('build');
    expect(things(game.options())).toEqual(['dreadnought', 'starbase']);
    game.choose('build-thing dreadnought 221');
    expect(things(game.options())).toEqual(['starbase']);
  });

  test('ECL-9.3 Starbase, Orbital and Monolith need their technology', () => {
    const game = table({
      species: ['mechanema', 'terran-union'],
      state: (s) => store(s, 0, 0, 0, 99),
    });
    game.choose('build');
    expect(things(game.options())).toEqual(['interceptor', 'cruiser', 'dreadnought']);
    const learned = table({
      species: ['mechanema', 'terran-union'],
      state(s) {
        store(s, 0, 0, 0, 99);
        learn(s, 0, 'starbase', 'monolith');
      },
    });
    learned.choose('build');
    expect(things(learned.options()).slice(3)).toEqual(['starbase', 'monolith']);
  });

  test('ECL-9.4 one Orbital and one Monolith in a sector, whoever built them; both fit', () => {
    const game = table({
      state(s) {
        lay(s, '201', '0,-1');
        own(s, 0, '201');
        s.structures[SECTOR['201']] = HAS_ORBITAL;
        learn(s, 0, 'orbital', 'monolith');
        store(s, 0, 0, 0, 99);
      },
    });
    game.choose('build');
    expect(game.refuses('build-thing orbital 201')).toBe(true);
    game.choose('build-thing monolith 201');
    expect(game.state.structures[SECTOR['201']]).toBe(HAS_ORBITAL | HAS_MONOLITH);
    expect(game.refuses('build-thing monolith 201')).toBe(true);
  });

  test('ECL-9.5 Starbases may pile up', () => {
    const game = table({ state: (s) => store(s, 0, 0, 0, 99) });
    game.choose('build').choose('build-thing starbase 221').choose('build-thing starbase 221');
    expect(shipsAt(game.state, SECTOR['221'], 0, STARBASE)).toBe(2);
  });

  test('ECL-9.6 enemy ships don’t stop it', () => {
    const game = table({ state: (s) => fleet(s, 1, '221', { dreadnought: 2 }) });
    game.choose('build').choose('build-thing interceptor 221');
    expect(shipsAt(game.state, SECTOR['221'], 0, INTERCEPTOR)).toBe(2);
  });

  test('ECL-9.7 structures stay and serve whoever controls the sector', () => {
    const game = table({
      state(s) {
        lay(s, '304', '0,-3', 0);
        own(s, 0, '304');
        populate(s, '304', 1);
        s.structures[SECTOR['304']] = HAS_MONOLITH | HAS_ORBITAL;
      },
    });
    const monoliths = (state: State, seat: number) =>
      eclipse.definition.score(state, seat).find((line) => line.id === 'monoliths')?.points;
    expect(monoliths(game.state, 0)).toBe(3);
    game.choose('influence').choose('disc-from 304').choose('disc-to-track');
    expect(game.state.structures[SECTOR['304']]).toBe(HAS_MONOLITH | HAS_ORBITAL);
    expect(monoliths(game.state, 0)).toBe(0);
    game.state.owner[SECTOR['304']] = 1;
    expect(monoliths(game.state, 1)).toBe(3);
  });

  test('ECL-9.8 Build needs something to build, trading included', () => {
    const offered = (edit: (s: State) => void) => !table({ state: edit }).refuses('build');
    expect(offered((s) => store(s, 0, 0, 0, 3))).toBe(true);
    expect(offered((s) => store(s, 0, 2, 0, 2))).toBe(true);
    expect(offered((s) => store(s, 0, 1, 1, 2))).toBe(false);
    const game = table({ state: (s) => store(s, 0, 2, 2, 1) }).choose('build');
    // Whatever is traded must leave something to build.
    expect(game.options()).toEqual(['trade money materials', 'trade science materials']);
    game.choose('trade science materials').choose('trade money materials');
    game.choose('build-thing starbase 221');
    expect(game.state.players[0].storage).toEqual([0, 0, 0]);
  });

  test('ECL-9.1 nobody is asked for a second one that can’t be paid', () => {
    const game = table({ state: (s) => store(s, 0, 0, 0, 3) });
    game.choose('build').choose('build-thing interceptor 221');
    expect(game.step).not.toBe('build');
  });

  test('ECL-9.1 in any sector one controls, the centre included', () => {
    const game = table({
      state(s) {
        own(s, 0, '001');
        s.defenseSystem = false;
      },
    });
    expect(game.choose('build').options()).toContain('build-thing interceptor 001');
  });

  test('ECL-9.1 the second build is optional', () => {
    const game = table({ state: (s) => store(s, 0, 0, 0, 6) });
    game.choose('build');
    expect(game.options()).not.toContain('done');
    game.choose('build-thing interceptor 221').choose('done');
    expect(game.state.players[0].storage[2]).toBe(3);
  });

  test('ECL-20.4 22 structures in all, unless the table lifts the limit', () => {
    const open = (options: Record<string, string>) => {
      const game = table({
        options,
        state(s) {
          learn(s, 0, 'orbital');
          store(s, 0, 0, 0, 50);
          // Twenty-two structures somewhere in the galaxy.
          const far = [
            '301',
            '302',
            '303',
            '304',
            '305',
            '306',
            '307',
            '308',
            '309',
            '310',
            '311',
          ] as const;
          far.forEach((id, i) => {
            lay(s, id, `${-9 + i},${8 - i}`, 0, { bare: true });
            s.structures[SECTOR[id]] = HAS_ORBITAL | HAS_MONOLITH;
          });
        },
      });
      return things(game.choose('build').options()).includes('orbital');
    };
    expect(open({})).toBe(false);
    expect(open({ 'structure-limit': 'none' })).toBe(true);
  });

  test('without a disc nothing is built', () => {
    const game = table({ state: (s) => spend(s, 0, 12) });
    expect(game.asked).toEqual([1]);
  });
});

test('ECL-9.5 with every ship built, an Orbital needs a sector of one’s own without one', () => {
  const actions = (structures: number) =>
    table({
      state(s) {
        learn(s, 0, 'orbital');
        store(s, 0, 0, 0, 40);
        fleet(s, 0, '221', { interceptor: 7, cruiser: 4, dreadnought: 2, starbase: 4 });
        s.structures[SECTOR['221']] = structures;
      },
    }).options();
  expect(actions(0)).toContain('build');
  expect(actions(HAS_ORBITAL)).not.toContain('build');
});

test('ECL-9.5 where both structures stand there is still room for ships', () => {
  const game = table({
    state(s) {
      store(s, 0, 0, 0, 3);
      s.structures[SECTOR['221']] = HAS_ORBITAL | HAS_MONOLITH;
    },
  });
  expect(game.options()).toContain('build');
  expect(things(game.choose('build').options())).toContain('interceptor');
});
