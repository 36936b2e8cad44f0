import { describe, expect, test } from 'vitest';
import { SECTOR } from '../data/sectors.ts';
import { CRUISER } from '../data/ships.ts';
import { HALF } from '../galaxy/wormholes.ts';
import { placeShip } from '../ships.ts';
import { battles, combat, type Field, fleet, volleys } from './combat-scene.ts';

const HIT = 6;
const MISS = 1;

describe('retreat', () => {
  test('ECL-13.12 to a connected sector with one’s disc and without enemy ships', () => {
    const table = battles(
      (field) => {
        field.arena().ships('310', 1, { starbase: 1 }).ships('310', 0, { interceptor: 1 });
      },
      { chance: [MISS] },
    );
    expect(table.options()).toEqual(['attack', 'retreat 221']);
    const { state } = table;
    // 311 is the other player's; without that disc, or with an enemy at home, there is no way out.
    state.owner[SECTOR['221']] = -1;
    expect(table.options()).toEqual(['attack']);
    state.owner[SECTOR['221']] = 0;
    placeShip(state, SECTOR['221'], 1, CRUISER);
    expect(table.options()).toEqual(['attack']);
  });

  test('ECL-13.12 half a wormhole is enough for the Wormhole Generator', () => {
    const arrange = (generator: boolean) =>
      battles((field) => {
        field.far('310').lay('311', '310', HALF).disc('311', 0);
        if (generator) field.tech(0, 'wormhole-generator');
        field.ships('310', 1, { cruiser: 1 }).ships('310', 0, { interceptor: 1 });
      });
    expect(arrange(true).options()).toEqual(['attack', 'retreat 311']);
    expect(arrange(false).step).not.toBe('activate');
  });

  test('ECL-13.12 Starbases can’t retreat', () => {
    const table = battles(
      (field) => {
        field.arena().ships('310', 0, { starbase: 1 }).ships('310', 1, { interceptor: 1 });
      },
      { chance: [MISS] },
    );
    // The Starbase fired without a question.
    expect(volleys(table)).toEqual(['0 starbase']);
    expect(table.asked).toEqual([1]);
  });

  test('ECL-13.13 away with the next activation; until then a target, and silent', () => {
    const table = battles((field) => {
      field.arena().ships('310', 0, { interceptor: 2, cruiser: 1 });
      field.ships('310', 1, { cruiser: 1 });
    });
    table.choose('retreat 221');
    expect(table.reported('retreat-declared')).toMatchObject([
      { seat: 0, thing: 'interceptor', ships: 2, sector: SECTOR['221'], from: SECTOR['310'] },
    ]);
    expect(fleet(table, '310', 0)).toEqual([2, 1, 0, 0]);
    table.choose('attack', { chance: [MISS] });
    table.choose('attack', { chance: [HIT] }).choose('target interceptor 0');
    // The second round begins with the departure, without a question: no going back on it.
    expect(fleet(table, '221', 0)).toEqual([1, 0, 0, 0]);
    expect(fleet(table, '310', 0)).toEqual([0, 1, 0, 0]);
    expect(volleys(table)).toEqual(['0 cruiser', '1 cruiser']);
    expect(table.state.battle?.round).toBe(2);
  });

  test('ECL-13.13 damaged ships take their damage along only until they are away', () => {
    const table = battles((field) => {
      field.arena().ships('310', 0, { cruiser: 1 }).ships('310', 1, { interceptor: 1 });
    });
    table.choose('attack', { chance: [HIT] });
    expect(table.state.battle?.hurt).toHaveLength(1);
    table.choose('retreat 221').choose('attack', { chance: [MISS] });
    expect(table.over).toBe(true);
    expect(fleet(table, '221', 0)).toEqual([0, 1, 0, 0]);
  });

  test('ECL-13.15 a round is played out: those due to leave go, those who only prepared stay', () => {
    const table = battles((field) => {
      field.arena().design(0, 'dreadnought', '- - nuclear-drive nuclear-drive - - - -');
      field.ships('310', 0, { interceptor: 1, cruiser: 1, dreadnought: 1 });
      field.ships('310', 1, { cruiser: 1 });
    });
    // Initiative: Interceptor 3, Dreadnought 3, Cruisers 2. In round 1 the Cruiser prepares.
    table.choose('attack', { chance: [MISS] }).choose('attack', { chance: [MISS, MISS] });
    table.choose('retreat 221').choose('attack', { chance: [MISS] });
    // In round 2 the Interceptor prepares too, then the Dreadnought destroys the last enemy.
    table.choose('retreat 221').choose('attack', { chance: [HIT, HIT] });
    expect(table.over).toBe(true);
    expect(fleet(table, '221', 0)).toEqual([0, 1, 0, 0]);
    expect(fleet(table, '310', 0)).toEqual([1, 0, 1, 0]);
  });
});

describe('stalemate', () => {
  const unarmed = (field: Field, seat: number) => {
    field.design(seat, 'interceptor', '- hull - -').design(seat, 'cruiser', '- - hull - - -');
    return field;
  };

  test('ECL-13.16 if nobody has a cannon the attacker leaves at once, type by type', () => {
    const table = battles((field) => {
      unarmed(unarmed(field, 0), 1).arena();
      field.tech(1, 'wormhole-generator').lay('312', '310', HALF).disc('312', 1);
      field.ships('310', 0, { interceptor: 1 }).ships('310', 1, { interceptor: 2, cruiser: 1 });
    });
    expect(table.reported('stalemate')).toMatchObject([{ seat: 1, sector: SECTOR['310'] }]);
    expect(table.step).toBe('forced-retreat');
    expect(table.options().toSorted()).toEqual(['retreat 311', 'retreat 312']);
    table.choose('retreat 311').choose('retreat 312');
    expect(fleet(table, '311', 1)).toEqual([2, 0, 0, 0]);
    expect(fleet(table, '312', 1)).toEqual([0, 1, 0, 0]);
    expect(fleet(table, '310', 0)).toEqual([1, 0, 0, 0]);
    expect(table.over).toBe(true);
  });

  test('ECL-13.16 types with nowhere to go are destroyed, to nobody’s credit', () => {
    const table = combat(
      (field) => {
        unarmed(unarmed(field, 0), 1).far('310');
        field.ships('310', 0, { interceptor: 1 }).ships('310', 1, { cruiser: 2 });
      },
      { step: 'battle-hex', chance: [1] },
    );
    expect(table.reported('ship-stranded')).toHaveLength(2);
    expect(table.state.players[1].unbuilt[CRUISER]).toBe(4);
    expect(table.state.battle?.credit).toEqual([0, 0]);
    // The defender draws for having fought, the attacker was driven away.
    expect(table.reported('reputation-drawn')).toMatchObject([{ seat: 0, n: 1 }]);
    table.choose('keep-tile 1');
    expect(table.reported('no-reputation')).toMatchObject([{ seat: 1 }]);
  });

  test('ECL-13.16 as long as anybody has a cannon the battle goes on', () => {
    const table = battles((field) => {
      unarmed(field, 1).arena();
      field.ships('310', 0, { interceptor: 1 }).ships('310', 1, { cruiser: 1 });
    });
    table.choose('attack', { chance: [MISS] }).choose('attack');
    expect(table.reported('stalemate')).toEqual([]);
    expect(table.state.battle?.round).toBe(2);
  });
});

describe('one battle after another in a sector', () => {
  test('ECL-12.6 counts its rounds anew', () => {
    const table = battles(
      (field) => {
        field.lay('310', field.home(0)).disc('310', 0);
        // Seat 0 arrives first, then 1, then 2: 2 and 1 fight, the winner meets 0.
        for (const seat of [0, 1, 2]) field.ships('310', seat, { interceptor: 1 });
        field.design(2, 'interceptor', '- antimatter-cannon - tachyon-drive');
      },
      { seats: 3, chance: [MISS, MISS, MISS, MISS, HIT, MISS] },
    );
    const rounds = () => table.reported('volley').map(({ round }) => round);
    // Two rounds without a hit, a third that ends it, and then the first of the next battle.
    expect(rounds()).toEqual([1, 1, 2, 2, 3, 1]);
    expect(table.reported('battle-began')).toHaveLength(2);
    expect(table.state.battle?.round).toBe(1);
  });
});

test('ECL-13.16 whoever has named a destination leaves for it when the battle turns into a stalemate', () => {
  const table = battles((field) => {
    field.arena().design(0, 'interceptor', '- hull - -').design(0, 'cruiser', '- - hull - - -');
    field.tech(1, 'wormhole-generator').lay('312', '310', HALF).disc('312', 1);
    field.design(1, 'cruiser', '- - hull - - -');
    field.ships('310', 0, { interceptor: 1 }).ships('310', 1, { interceptor: 1, cruiser: 1 });
  });
  // The armed Interceptors go first; the unarmed Cruisers follow, and are not asked where again.
  const [first] = table.options().filter((key) => key.startsWith('retreat'));
  expect(first).toBeDefined();
  while (!table.over && table.reported('stalemate').length === 0) {
    const options = table.options();
    const wanted = table.asked[0] === 1 ? 'retreat 312' : 'attack';
    table.choose(options.includes(wanted) ? wanted : options[0]);
  }
  expect(table.reported('ship-stranded')).toEqual([]);
  expect(fleet(table, '312', 1)).toEqual([1, 1, 0, 0]);
});

test('ECL-13.16 in a stalemate the attacker alone leaves, whoever sits next', () => {
  const table = battles((field) => {
    for (const seat of [0, 1])
      field.design(seat, 'interceptor', '- hull - -').design(seat, 'cruiser', '- - hull - - -');
    field.lay('310', field.home(0)).disc('310', 1);
    // The first seat comes last and attacks the second.
    field.ships('310', 1, { interceptor: 1 }).ships('310', 0, { interceptor: 1 });
  });
  expect(table.reported('stalemate')).toMatchObject([{ seat: 0 }]);
  expect(fleet(table, '310', 1)).toEqual([1, 0, 0, 0]);
  expect(table.reported('ship-stranded')).toEqual([]);
});
