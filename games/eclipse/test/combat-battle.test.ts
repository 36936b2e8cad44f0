import { describe, expect, test } from 'vitest';
import { INITIATIVE } from '../blueprints.ts';
import { assignDice } from '../combat/autopilot.ts';
import { hits } from '../combat/dice.ts';
import { addHurt, hurtShips, removeGroup, removeHurt } from '../combat/hurt.ts';
import { groupOf, groupStat, sideOf, THINGS, thingOf } from '../combat/sides.ts';
import { ORANGE, RED, YELLOW } from '../data/parts.ts';
import { SECTOR } from '../data/sectors.ts';
import { CRUISER, DREADNOUGHT, INTERCEPTOR } from '../data/ships.ts';
import { ANCIENTS, type Battle, DEFENSE_SYSTEM } from '../state.ts';
import { battles, combat, fleet, volleys } from './combat-scene.ts';

const HIT = 6;
const MISS = 1;

/** Faces of the dice thrown in a volley, by colour. */
const faces = (dice: unknown, colour: number): number[] =>
  (dice as number[]).filter((die) => die >> 3 === colour).map((die) => die & 7);

describe('initiative', () => {
  test('ECL-13.1 the printed initiative and that of all parts, ship type by ship type', () => {
    const { state } = combat(
      (field) => {
        field.design(0, 'interceptor', 'gluon-computer - fusion-source fusion-drive');
        field.design(0, 'dreadnought', '- nuclear-drive - nuclear-drive - - - -');
      },
      { step: 'begin-talks' },
    );
    // Base 2, Gluon Computer 2, Fusion Drive 2; base 0 and three Nuclear Drives.
    expect(groupStat(state, groupOf(0, INTERCEPTOR), INITIATIVE)).toBe(6);
    expect(groupStat(state, groupOf(0, DREADNOUGHT), INITIATIVE)).toBe(3);
    expect(groupStat(state, groupOf(ANCIENTS, 0), INITIATIVE)).toBe(2);
    expect(groupStat(state, groupOf(DEFENSE_SYSTEM, 0), INITIATIVE)).toBe(0);
  });

  test('ECL-13.2 the highest first; in a tie the defender, then from Interceptors to Starbases', () => {
    const table = battles((field) => {
      field.far('310').disc('310', 0);
      for (const seat of [0, 1]) {
        field.design(seat, 'cruiser', '- - - - - fusion-drive');
        field.design(seat, 'dreadnought', '- - nuclear-drive nuclear-drive - - - -');
      }
      field.design(0, 'starbase', '- - - - positron-computer');
      field.ships('310', 1, { interceptor: 1, cruiser: 1, dreadnought: 1 });
      field.ships('310', 0, { starbase: 1, dreadnought: 1, cruiser: 1, interceptor: 1 });
    });
    const order = table.reported('battle-began')[0].order as number[];
    expect(order.map((group) => `${sideOf(group)} ${THINGS[thingOf(group)]}`)).toEqual([
      '0 starbase',
      '0 interceptor',
      '0 cruiser',
      '0 dreadnought',
      '1 interceptor',
      '1 cruiser',
      '1 dreadnought',
    ]);
  });

  test('ECL-13.2 Ancients and the Defense System win ties as defenders', () => {
    const table = battles(
      (field) => {
        field.far('305').ancients('305', 1).ships('305', 0, { cruiser: 1 });
      },
      { chance: [HIT, HIT] },
    );
    expect(volleys(table)).toEqual(['6 ancient']);
  });
});

describe('missiles', () => {
  test('ECL-13.3 once, in order of initiative, by ships that are still there', () => {
    const table = battles(
      (field) => {
        field.far('310');
        field.design(0, 'interceptor', 'plasma-missile - - -');
        field.design(1, 'interceptor', 'plasma-missile - - fusion-drive');
        field.design(1, 'cruiser', 'plasma-missile - - - - -');
        field.ships('310', 0, { interceptor: 2, cruiser: 1 });
        field.ships('310', 1, { interceptor: 1, cruiser: 1 });
      },
      // The attacker's Interceptor is faster: two dice, of which one hits.
      { chance: [HIT, MISS] },
    );
    // One Interceptor is gone: two dice instead of four. Then the Cruiser's, then the first round.
    table.choose('target interceptor 0', {
      chance: [MISS, MISS, MISS, MISS, MISS, MISS, MISS, HIT],
    });
    expect(volleys(table)).toEqual([
      '1 interceptor missiles',
      '0 interceptor missiles',
      '1 cruiser missiles',
      '1 interceptor',
      '0 interceptor',
      '0 cruiser',
      '1 cruiser',
    ]);
    const [first, second] = table.reported('volley');
    expect(faces(first.dice, ORANGE)).toEqual([HIT, MISS]);
    expect(faces(second.dice, ORANGE)).toHaveLength(2);
    expect(table.reported('volley').map(({ round }) => round)).toEqual([0, 0, 0, 1, 1, 1, 1]);
  });

  test('ECL-13.3, ECL-13.15 the battle may be over after the missiles', () => {
    const table = battles(
      (field) => {
        field.far('310');
        field.design(1, 'interceptor', 'plasma-missile - - -');
        field.ships('310', 0, { interceptor: 1 }).ships('310', 1, { interceptor: 2 });
      },
      { chance: [HIT, HIT, MISS, MISS] },
    );
    expect(table.over).toBe(true);
    expect(table.reported('battle-won')).toMatchObject([{ side: 1 }]);
    // The second hit found nobody.
    expect(table.reported('ship-hit')).toHaveLength(1);
  });
});

describe('rounds', () => {
  test('ECL-13.4 every ship type acts once in each round, in order of initiative', () => {
    const table = battles((field) => {
      field.arena().ships('310', 0, { interceptor: 1, cruiser: 1 });
      field.ships('310', 1, { dreadnought: 1 });
    });
    for (let round = 0; round < 2; round++) {
      table.choose('attack', { chance: [MISS] }).choose('attack', { chance: [MISS] });
      table.choose('attack', { chance: [MISS, MISS] });
    }
    const once = ['0 interceptor', '0 cruiser', '1 dreadnought'];
    expect(volleys(table)).toEqual([...once, ...once]);
    expect(table.reported('volley').map(({ round }) => round)).toEqual([1, 1, 1, 2, 2, 2]);
  });

  test('ECL-13.5 attack or prepare a retreat; who prepared one leaves in the next round', () => {
    const table = battles(
      (field) => {
        field.lay('310', field.home(1)).ships('310', 0, { starbase: 1 });
        field.ships('310', 1, { interceptor: 2 });
      },
      { chance: [MISS] },
    );
    expect(table.asked).toEqual([1]);
    expect(table.options()).toEqual(['attack', 'retreat 223']);
    table.choose('retreat 223', { chance: [MISS] });
    expect(fleet(table, '310', 1)).toEqual([0, 0, 0, 0]);
    expect(fleet(table, '223', 1)).toEqual([2, 0, 0, 0]);
    expect(table.reported('retreated')).toMatchObject([
      { seat: 1, thing: 'interceptor', ships: 2, sector: SECTOR['223'], from: SECTOR['310'] },
    ]);
  });

  test('ECL-13.6 all ships of a type fire all their cannons in one throw', () => {
    const table = battles((field) => {
      field.arena().design(1, 'dreadnought', '- - plasma-cannon - fusion-source - - -');
      field.ships('310', 0, { interceptor: 3 }).ships('310', 1, { dreadnought: 1 });
    });
    table.choose('attack', { chance: [MISS, 2, 3] }).choose('attack', { chance: [MISS, 2, 3] });
    const [interceptors, dreadnought] = table.reported('volley');
    expect(faces(interceptors.dice, YELLOW)).toEqual([MISS, 2, 3]);
    expect(interceptors).toMatchObject({ ships: 3, thing: 'interceptor' });
    // The most damaging dice first.
    expect(faces(dreadnought.dice, ORANGE)).toEqual([MISS]);
    expect(faces(dreadnought.dice, YELLOW)).toEqual([2, 3]);
    expect(table.reported('missed')).toHaveLength(2);
  });

  test('ECL-13.17 unarmed ships may stay and attack without dice', () => {
    const table = battles(
      (field) => {
        field.lay('310', field.home(1)).ships('310', 0, { starbase: 1 });
        field.design(1, 'interceptor', '- hull - -').ships('310', 1, { interceptor: 1 });
      },
      { chance: [MISS] },
    );
    expect(table.options()).toContain('attack');
    table.choose('attack', { chance: [MISS] });
    expect(table.reported('no-cannons')).toMatchObject([{ side: 1, thing: 'interceptor' }]);
    expect(table.step).toBe('activate');
  });
});

describe('hits', () => {
  test('ECL-13.7 a 6 hits, a 1 misses, else computers help and shields hinder', () => {
    for (let computer = 0; computer <= 9; computer++) {
      for (let shield = 0; shield <= 9; shield++) {
        expect(hits(6, computer, shield)).toBe(true);
        expect(hits(1, computer, shield)).toBe(false);
        for (let face = 2; face <= 5; face++)
          expect(hits(face, computer, shield)).toBe(face + computer - shield >= 6);
      }
    }
  });

  test('ECL-13.7 a 5 of an Ancient hits a ship without a shield and misses a Gauss Shield', () => {
    const against = (parts: string) =>
      battles(
        (field) => {
          field.far('305').ancients('305', 1);
          field.design(0, 'dreadnought', parts).ships('305', 0, { dreadnought: 1 });
        },
        { chance: [5, 5, HIT, HIT] },
      ).reported('ship-hit');
    expect(against('- - - - - - - -').filter(({ side }) => side === 0)).toHaveLength(2);
    expect(against('- - gauss-shield - - - - -').filter(({ side }) => side === 0)).toEqual([]);
  });

  test('ECL-13.7 missiles hit like cannons', () => {
    const table = battles(
      (field) => {
        field.arena().design(0, 'interceptor', 'gauss-shield - - -');
        field.design(1, 'cruiser', 'plasma-missile - - - - -');
        field.ships('310', 0, { interceptor: 2 }).ships('310', 1, { cruiser: 1 });
      },
      // With one computer against one shield a 5 misses.
      { chance: [5, HIT] },
    );
    expect(table.reported('ship-hit')).toMatchObject([{ side: 0, die: ORANGE * 8 + 6 }]);
    expect(fleet(table, '310', 0)).toEqual([1, 0, 0, 0]);
  });

  test('ECL-13.8 dice are aimed after the throw, several may go to one ship, none is divided', () => {
    const table = battles((field) => {
      field.arena().design(1, 'interceptor', 'plasma-cannon - - fusion-drive');
      field.ships('310', 0, { interceptor: 1, dreadnought: 1 });
      field.ships('310', 1, { interceptor: 2 });
    });
    table.choose('attack', { chance: [HIT, HIT, HIT, MISS] });
    expect(table.step).toBe('assign-die');
    expect(table.asked).toEqual([1]);
    // The most damaging dice come first.
    expect(table.state.battle?.dice).toEqual([ORANGE * 8 + 6, ORANGE * 8 + 6, YELLOW * 8 + 6]);
    expect(table.options()).toEqual(['target interceptor 0', 'target dreadnought 0']);
    table.choose('target dreadnought 0');
    expect(table.options()).toEqual(['target interceptor 0', 'target dreadnought 2']);
    // Both plasma hits on one ship: three points were enough, the fourth is lost.
    table.choose('target dreadnought 2');
    expect(table.reported('ship-hit').map(({ thing, damage }) => [thing, damage])).toEqual([
      ['dreadnought', 2],
      ['dreadnought', 2],
      ['interceptor', 1],
    ]);
    expect(fleet(table, '310', 0)).toEqual([0, 0, 0, 0]);
  });

  test('ECL-13.8 of equally strong dice the higher one is aimed first', () => {
    const table = battles((field) => {
      field.arena().design(1, 'interceptor', 'electron-computer - - fusion-drive');
      field.ships('310', 0, { interceptor: 1, cruiser: 1 });
      field.ships('310', 1, { interceptor: 3 });
    });
    table.choose('attack', { chance: [5, HIT, 5] });
    expect(table.state.battle?.dice).toEqual([YELLOW * 8 + 6, YELLOW * 8 + 5, YELLOW * 8 + 5]);
  });

  test('ECL-13.8 ships of one type with equal damage are one target', () => {
    const table = battles((field) => {
      field.arena().design(0, 'interceptor', '- - - fusion-drive');
      field.ships('310', 0, { interceptor: 4 }).ships('310', 1, { cruiser: 3 });
    });
    // All Cruisers are alike, so the first die is not asked about.
    table.choose('attack', { chance: [HIT, HIT, HIT, MISS] });
    expect(table.state.battle?.dice).toHaveLength(2);
    expect(table.options()).toEqual(['target cruiser 0', 'target cruiser 1']);
    table.choose('target cruiser 0');
    // Two of them are equally damaged now.
    expect(table.options()).toEqual(['target cruiser 0', 'target cruiser 1']);
  });

  test('ECL-13.8 a die that can hit nothing, or nothing any more, is not asked about', () => {
    const table = battles((field) => {
      field.arena().design(0, 'interceptor', 'phase-shield - - -');
      field.design(1, 'cruiser', '- - - - gluon-computer tachyon-drive');
      field.ships('310', 0, { interceptor: 2, cruiser: 1 });
      field.ships('310', 1, { cruiser: 4 });
    });
    // Computers 3: a 5 hits both, a 3 hits the Cruiser only, a 2 nothing.
    table.choose('attack', { chance: [HIT, 5, 3, 2] });
    expect(table.state.battle?.dice).toEqual([6, 5, 3]);
    expect(table.options()).toEqual(['target interceptor 0', 'target cruiser 0']);
    table.choose('target cruiser 0').choose('target cruiser 1');
    // The Cruiser is gone: the 3 is lost without a question.
    expect(table.step).toBe('activate');
    expect(fleet(table, '310', 0)).toEqual([2, 0, 0, 0]);
  });

  test('ECL-13.8 ships that prepare to retreat are targets', () => {
    const table = battles((field) => {
      field.arena().ships('310', 0, { interceptor: 2 }).ships('310', 1, { cruiser: 1 });
    });
    table.choose('retreat 221').choose('attack', { chance: [HIT] });
    expect(table.reported('ship-destroyed')).toMatchObject([{ side: 0, thing: 'interceptor' }]);
    expect(fleet(table, '221', 0)).toEqual([1, 0, 0, 0]);
  });

  test('ECL-13.9 yellow 1, orange 2, red 4; destroyed once damage exceeds the hull', () => {
    const table = battles((field) => {
      field.arena();
      // Two Improved Hulls: destroyed by the fifth point.
      field.design(0, 'cruiser', 'improved-hull improved-hull - - - -');
      field.design(
        1,
        'dreadnought',
        'ion-cannon plasma-cannon tachyon-source antimatter-cannon - - hull tachyon-drive',
      );
      field.ships('310', 0, { cruiser: 2 }).ships('310', 1, { dreadnought: 1 });
    });
    table.choose('attack', { chance: [HIT, HIT, HIT, MISS] });
    expect(table.options()).toEqual(['target cruiser 0', 'target cruiser 4']);
    table.choose('target cruiser 4');
    const hits = table.reported('ship-hit');
    expect(hits.map(({ before, damage }) => [before, damage])).toEqual([
      [0, 4],
      [4, 2],
      [0, 1],
    ]);
    expect(hits.map(({ die }) => (die as number) >> 3)).toEqual([RED, ORANGE, YELLOW]);
    // Four points did not destroy the first Cruiser, six did, and the sixth was lost.
    expect(fleet(table, '310', 0)).toEqual([0, 1, 0, 0]);
  });

  test('ECL-13.9 without hull the first point destroys', () => {
    const table = battles(
      (field) => {
        field.far('310').ships('310', 0, { interceptor: 1 }).ships('310', 1, { interceptor: 1 });
      },
      { chance: [HIT] },
    );
    expect(table.reported('ship-destroyed')).toMatchObject([
      { side: 1, thing: 'interceptor', by: 0 },
    ]);
  });

  test('ECL-13.10 destroyed ships are gone at once and count for who destroyed them', () => {
    const table = battles((field) => {
      field.arena().ships('310', 0, { interceptor: 2 });
      field.ships('310', 1, { interceptor: 1, cruiser: 1 });
    });
    table.choose('attack', { chance: [HIT, MISS] }).choose('target interceptor 0');
    // The Interceptor never gets to fire.
    expect(table.state.battle?.credit).toEqual([1, 0]);
    expect(table.asked).toEqual([1]);
    table.choose('attack', { chance: [HIT] });
    expect(volleys(table)).toEqual(['0 interceptor', '1 cruiser']);
    expect(table.state.battle?.credit).toEqual([1, 1]);
  });
});

test('ECL-13.9 damaged ships are kept in one order, however they came to it', () => {
  const battle = { hurt: [] as number[] } as unknown as Battle;
  for (const damage of [2, 1, 3, 2]) addHurt(battle, 4, damage);
  addHurt(battle, 0, 1);
  expect(battle.hurt).toEqual(battle.hurt.slice().sort((a, b) => a - b));
  expect(hurtShips(battle, 4)).toEqual([1, 2, 2, 3]);
  removeHurt(battle, 4, 2);
  expect([hurtShips(battle, 4), hurtShips(battle, 0)]).toEqual([[1, 2, 3], [1]]);
  removeGroup(battle, 4);
  expect([hurtShips(battle, 4), hurtShips(battle, 0)]).toEqual([[], [1]]);
});

describe('what a sensible player would do with the dice', () => {
  /** One hit that destroys nothing: on a Cruiser with a computer, or on a Dreadnought with more cannons. */
  const target = (shield: 'gauss-shield' | 'phase-shield' | '-') => {
    const table = battles((field) => {
      field.arena().design(1, 'interceptor', `${shield} - - fusion-drive`);
      field.design(0, 'cruiser', '- electron-computer - - - -');
      field.design(0, 'dreadnought', '- - ion-cannon - - - ion-cannon -');
      field.ships('310', 0, { cruiser: 1, dreadnought: 1 }).ships('310', 1, { interceptor: 1 });
    });
    while (table.step !== 'assign-die') table.choose('attack', { chance: [HIT] });
    const { battle } = table.state;
    if (!battle) throw new Error('no battle');
    return assignDice(table.state, battle, groupOf(1, INTERCEPTOR)).type[0];
  };

  test('goes to what threatens most, not to the largest as with ships that nobody plays', () => {
    expect(target('-')).toBe(CRUISER);
  });

  test('which depends on the shields of those who shoot', () => {
    expect(target('phase-shield')).toBe(DREADNOUGHT);
  });
});
