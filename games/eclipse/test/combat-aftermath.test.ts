import { describe, expect, test } from 'vitest';
import { sizeOf } from '../bits.ts';
import { MATERIALS } from '../data/resources.ts';
import { ORBITAL_SQUARE, SECTOR } from '../data/sectors.ts';
import { CRUISER } from '../data/ships.ts';
import { shipsAt } from '../ships.ts';
import { HAS_ORBITAL } from '../state.ts';
import { battles, combat, type Field, type FieldSetUp } from './combat-scene.ts';
import { DISCOVERY } from './discovery.ts';
import { invariants } from './laws.ts';
import { fleet, lay, own, populate, table } from './table.ts';

const HIT = 6;

describe('population', () => {
  /** Sector 310 of seat 1 has a science and a materials square; 308 science and starred materials. */
  const siege = (arrange: (field: Field) => void, setUp: FieldSetUp = {}) =>
    combat(
      (field) => {
        field.far('310').disc('310', 1, [0, 1]);
        arrange(field);
      },
      { step: 'bombardment', ...setUp },
    );

  test('ECL-14.8 after all battles, highest number first, where nothing hostile is left', () => {
    const table = combat(
      (field) => {
        field.far('201', '310', '318');
        field.disc('201', 1, [0]).disc('310', 1, [0]).ships('201', 0, { interceptor: 1 });
        field.ships('310', 0, { interceptor: 1 });
        field.ships('318', 0, { interceptor: 1 }).ships('318', 1, { interceptor: 1 });
        field.state.reputationBag = [];
      },
      { chance: [HIT] },
    );
    expect(table.reported('battle-won')).toHaveLength(1);
    expect(table.step).toBe('bombard');
    const sector = () =>
      (table.game.asking(table.position) as unknown as { sector: number }).sector;
    expect(sector()).toBe(SECTOR['310']);
    table.choose('bombard-spare');
    expect(sector()).toBe(SECTOR['201']);
  });

  test('ECL-14.9 optional; all cannons fire once without missiles and against no shields', () => {
    const table = siege((field) => {
      field.design(0, 'cruiser', 'plasma-missile - - - - -');
      field.ships('310', 0, { interceptor: 2, cruiser: 1 });
    });
    expect(table.options()).toEqual(['bombard-roll', 'bombard-spare']);
    // Two Interceptors without computer, one Cruiser with one: only the Cruiser's 5 hits.
    table.choose('bombard-roll', { chance: [5, 4, 5] });
    expect(table.reported('bombarded')).toMatchObject([
      { seat: 0, other: 1, n: 1, dice: [5, 4, 5] },
    ]);
    expect(table.step).toBe('bombard-cube');
    expect(table.options()).toEqual(['kill science', 'kill materials']);
    table.choose('kill materials');
    expect(table.state.cubes[SECTOR['310']]).toBe(0b01);
    expect(table.state.players[1].graveyard[MATERIALS]).toBe(1);
    expect(
      siege((field) => field.ships('310', 0, { cruiser: 1 })).choose('bombard-spare').over,
    ).toBe(true);
  });

  test('ECL-14.9 where no die hits nobody dies, and nobody is asked who', () => {
    const table = siege((field) => field.ships('310', 0, { cruiser: 1 }));
    table.choose('bombard-roll', { chance: [4] });
    expect(table.reported('bombarded')).toMatchObject([{ damage: 0, n: 0 }]);
    expect(table.step).not.toBe('bombard-cube');
    expect(table.state.cubes[SECTOR['310']]).toBe(0b11);
    // The dice are those of any battle.
    const another = siege((field) => field.ships('310', 0, { cruiser: 1 }));
    expect(() => another.choose('bombard-roll', { chance: [7] })).toThrow('from 1 to 6');
  });

  test('ECL-14.9 each point of damage kills a cube: here a die does spread', () => {
    const table = siege((field) => {
      field.design(0, 'cruiser', '- - antimatter-cannon - - -').ships('310', 0, { cruiser: 1 });
    });
    table.choose('bombard-roll', { chance: [HIT] });
    expect(table.reported('bombarded')).toMatchObject([{ damage: 4, n: 2 }]);
    expect(table.state.cubes[SECTOR['310']]).toBe(0);
    expect(table.state.players[1].graveyard).toEqual([0, 1, 1]);
  });

  test('ECL-14.9 without cannons there is nothing to throw', () => {
    const table = siege((field) => {
      field.design(0, 'cruiser', '- - hull - - -').ships('310', 0, { cruiser: 1 });
    });
    expect(table.over).toBe(true);
    expect(table.state.cubes[SECTOR['310']]).toBe(0b11);
  });

  test('ECL-14.10 Neutron Bombs kill everything without a throw, if one likes', () => {
    const table = siege((field) => {
      field.tech(0, 'neutron-bombs').ships('310', 0, { interceptor: 1 });
    });
    expect(table.options()).toEqual(['bombard-roll', 'bombard-neutron', 'bombard-spare']);
    table.choose('bombard-neutron', { chance: [] });
    expect(table.reported('neutron-bombed')).toMatchObject([{ seat: 0, other: 1, n: 2 }]);
    expect(table.state.cubes[SECTOR['310']]).toBe(0);
  });

  test('ECL-14.11 Planta population dies by itself', () => {
    const table = combat(
      (field) => {
        field.far('310').disc('310', 2, [0, 1]);
        field.design(0, 'cruiser', '- - hull - - -').ships('310', 0, { cruiser: 1 });
      },
      { seats: 3, aliens: true, step: 'bombardment', chance: [] },
    );
    expect(table.over).toBe(true);
    expect(table.reported('population-withered')).toMatchObject([{ seat: 2, n: 2 }]);
    expect(table.state.players[2].graveyard).toEqual([0, 1, 1]);
  });

  test('ECL-14.12 cubes go to the graveyard of their colour; for grey squares and Orbitals the owner chooses', () => {
    const table = combat(
      (field) => {
        // 103: starred money, grey.
        field.far('103').orbital('103').disc('103', 1, [0, 1, ORBITAL_SQUARE]);
        field.tech(0, 'neutron-bombs').ships('103', 0, { interceptor: 1 });
      },
      { step: 'bombardment' },
    );
    table.choose('bombard-neutron');
    expect(table.asked).toEqual([1]);
    expect(table.step).toBe('graveyard');
    const asked = [table.options()];
    table.choose('track science');
    asked.push(table.options());
    table.choose('track money');
    expect(asked.map((list) => list.length).toSorted()).toEqual([2, 3]);
    expect(table.state.players[1].graveyard).toEqual([2, 1, 0]);
    expect(table.state.players[1].cubesInHand).toBe(0);
    expect(table.reported('reputation-drawn')).toEqual([]);
  });

  test('ECL-14.12 the attacker chooses among kinds of squares', () => {
    const table = combat(
      (field) => {
        field.far('103').orbital('103').disc('103', 1, [0, 1, ORBITAL_SQUARE]);
        field.ships('103', 0, { interceptor: 2 });
      },
      { step: 'bombardment' },
    );
    table.choose('bombard-roll', { chance: [HIT, HIT] });
    expect(table.options()).toEqual(['kill money', 'kill any', 'kill orbital']);
    table.choose('kill orbital').choose('track money');
    expect(table.options()).toEqual(['kill money', 'kill any']);
    table.choose('kill money');
    expect(table.over).toBe(true);
    expect(table.state.players[1].graveyard).toEqual([2, 0, 0]);
  });

  test('ECL-14.13 structures survive', () => {
    const table = combat((field) => {
      field.far('310').orbital('310').disc('310', 1, [ORBITAL_SQUARE]);
      field.tech(0, 'neutron-bombs').ships('310', 0, { interceptor: 1 });
    });
    table.choose('bombard-neutron').choose('track money').choose('put-disc');
    expect(table.state.structures[SECTOR['310']]).toBe(HAS_ORBITAL);
    expect(table.state.owner[SECTOR['310']]).toBe(0);
  });
});

describe('control', () => {
  test('ECL-14.14 a disc without cubes under enemy ships goes back to its owner', () => {
    const table = combat(
      (field) => {
        // Never settled; settled; under ships of its own; beside Ancients that are hostile.
        field.far('207', '310', '311', '305').ancients('305', 1);
        field.disc('207', 1).ships('207', 0, { interceptor: 1 });
        field.disc('310', 1, [0]).ships('310', 0, { interceptor: 1 });
        field.disc('311', 1).ships('311', 1, { interceptor: 1 });
      },
      { step: 'lose-control' },
    );
    expect(table.reported('control-lost')).toMatchObject([{ seat: 1, sector: SECTOR['207'] }]);
    expect(table.state.owner[SECTOR['207']]).toBe(-1);
    expect(table.state.owner[SECTOR['310']]).toBe(1);
    expect(table.state.owner[SECTOR['311']]).toBe(1);
    // Twelve after set-up, three put here, one back.
    expect(table.state.players[1].discs).toBe(12 - 3 + 1);
  });

  test('ECL-14.15 a disc may be put where one’s ships are alone, from the highest number down', () => {
    const table = combat(
      (field) => {
        field.far('201', '316', '318').ships('201', 0, { interceptor: 1 });
        field.ships('316', 1, { interceptor: 1 }).ships('318', 0, { interceptor: 1 });
        field.state.discovery[SECTOR['316']] = 1;
      },
      { step: 'occupation' },
    );
    expect(table.asked).toEqual([0]);
    expect(table.options()).toEqual(['put-disc', 'no-disc']);
    table.choose('no-disc');
    expect(table.asked).toEqual([1]);
    // The discovery tile is resolved at once: three resources of the first kind.
    table.choose('put-disc', { chance: [0] });
    expect(table.step).toBe('discovery');
    table.choose('use-discovery');
    expect(table.state.owner[SECTOR['316']]).toBe(1);
    expect(table.asked).toEqual([0]);
    table.choose('put-disc');
    expect(table.state.owner[SECTOR['201']]).toBe(0);
    expect(table.state.players[0].discs).toBe(11);
    expect(table.over).toBe(true);
  });

  test('ECL-14.15 without a disc on the track nobody is asked', () => {
    const table = combat(
      (field) => {
        field.far('318').ships('318', 0, { interceptor: 1 });
        field.state.players[0].discs = 0;
      },
      { step: 'occupation' },
    );
    expect(table.over).toBe(true);
  });

  test('ECL-14.15 the centre may be taken once the Defense System is gone', () => {
    const table = combat(
      (field) => {
        field.ships('001', 0, { interceptor: 8 });
        field.state.reputationBag = [];
      },
      { chance: Array<number>(8).fill(HIT) },
    );
    expect(table.step).toBe('occupy');
    table.choose('put-disc', { chance: [1] });
    expect(table.step).toBe('discovery');
    expect(table.state.owner[SECTOR['001']]).toBe(0);
  });

  test('ECL-14.15, ECL-19.6 the Descendants may put a disc beside Ancients, but leave the discovery', () => {
    const table = combat(
      (field) => {
        field.far('305').ancients('305', 1).ships('305', 3, { interceptor: 1 });
        field.state.discovery[SECTOR['305']] = 1;
      },
      { seats: 4, aliens: true, step: 'occupation' },
    );
    table.choose('put-disc', { chance: [] });
    expect(table.state.owner[SECTOR['305']]).toBe(3);
    expect(table.state.discovery[SECTOR['305']]).toBe(1);
  });

  test('ECL-14.16 the Descendants take the discovery once others have destroyed the Ancients', () => {
    const table = combat(
      (field) => {
        // 1 has beaten the Ancients but left, or died; the sector is still the Descendants'.
        field.far('305').disc('305', 3, [0]);
        field.state.discovery[SECTOR['305']] = 1;
      },
      { seats: 4, aliens: true, chance: [0] },
    );
    expect(table.asked).toEqual([3]);
    expect(table.step).toBe('discovery');
    expect(table.state.discovery[SECTOR['305']]).toBe(0);
  });

  test('ECL-14.16 a Cruiser found under siege stays, and fights in the next round', () => {
    const game = table({
      species: ['terran-directorate', 'descendants-of-draco', 'mechanema'],
      state(s) {
        // 0 has beaten the Ancients and spared the population: the disc is still there.
        lay(s, '305', '0,-3', 0, { bare: true });
        s.discovery[SECTOR['305']] = 1;
        own(s, 1, '305');
        populate(s, '305', 0);
        fleet(s, 0, '305', { interceptor: 1 });
      },
      agenda: [
        { step: 'unguarded-discoveries', seat: -1 },
        { step: 'rounds', seat: -1 },
      ],
      chance: [DISCOVERY['ancient-cruiser']],
    });
    game.choose('use-discovery');
    expect(shipsAt(game.state, SECTOR['305'], 1, CRUISER)).toBe(1);
    game.state.phase = 2;
    expect(invariants(game.state)).toBeNull();
    // Any other meeting would be a flaw.
    fleet(game.state, 1, '305', { interceptor: 1 });
    expect(invariants(game.state)).toContain('I-14');
  });

  test('ECL-14.17 relations may be formed, the start player offering first', () => {
    const table = combat(
      (field) => {
        field.lay('310', field.home(0)).disc('310', 1);
        field.lay('311', '310').disc('311', 2);
      },
      { seats: 4 },
    );
    expect(table.step).toBe('talks');
    expect(table.asked).toEqual([0]);
    expect(table.options()).toEqual(['propose 1', 'done']);
    table.choose('propose 1');
    expect(table.reported('relation-offered')).toMatchObject([{ seat: 0, other: 1 }]);
    expect(table.asked).toEqual([1]);
    // Refused: not to be asked again by the same player. 1 may still make offers.
    table.choose('refuse');
    expect(table.asked).toEqual([1]);
    expect(table.options()).toEqual(['propose 0', 'propose 2', 'done']);
    table.choose('propose 2').choose('accept').choose('track money').choose('track science');
    expect(table.state.players[1].ambassadors).toBe(1 << 2);
    expect(table.state.players[2].ambassadors).toBe(1 << 1);
    expect(table.options()).toEqual(['propose 0', 'done']);
    table.choose('done');
    expect(table.over).toBe(true);
  });

  test('ECL-14.17 no talks with two or three players', () => {
    const table = combat((field) => {
      field.lay('310', field.home(0)).disc('310', 1);
    });
    expect(table.over).toBe(true);
  });

  test('ECL-14.18 survivors are repaired', () => {
    const table = battles((field) => {
      field.arena().ships('310', 0, { cruiser: 1 }).ships('310', 1, { interceptor: 1 });
    });
    table.choose('attack', { chance: [HIT] });
    expect(table.state.battle?.hurt).toHaveLength(1);
    table.choose('attack', { chance: [HIT] });
    expect(table.state.battle).toBeNull();
    expect(table.reported('damage-repaired')).toHaveLength(1);
  });
});

test('ECL-14.9 three hits kill three cubes, each of a kind that the attacker likes', () => {
  const game = combat(
    (field) => {
      field.far('232').disc('232', 1, [0, 1, 2, 3]);
      field.ships('232', 0, { interceptor: 3 });
    },
    { step: 'bombardment' },
  );
  game.choose('bombard-roll', { chance: [HIT, HIT, HIT] });
  while (game.step === 'bombard-cube') game.choose(game.options()[0]);
  expect(sizeOf(game.state.cubes[SECTOR['232']])).toBe(1);
});

test('ECL-14.15 the last disc is enough to take a free sector', () => {
  const asked = (discs: number) => {
    const game = combat(
      (field) => {
        field.far('310').ships('310', 0, { interceptor: 1 });
        field.state.players[0].spent += field.state.players[0].discs - discs;
        field.state.players[0].discs = discs;
      },
      { step: 'occupation' },
    );
    return game.over ? null : game.step;
  };
  expect([asked(1), asked(0)]).toEqual(['occupy', null]);
});

test('ECL-14.16 the first seat too takes what others have fought free', () => {
  const game = table({
    species: ['descendants-of-draco', 'terran-directorate', 'mechanema'],
    state(s) {
      lay(s, '305', '0,-3', 0, { bare: true });
      s.discovery[SECTOR['305']] = 1;
      own(s, 0, '305');
      populate(s, '305', 0);
    },
    agenda: [{ step: 'unguarded-discoveries', seat: -1 }],
    chance: [DISCOVERY['ancient-cruiser']],
  });
  expect(game.asked).toEqual([0]);
  expect(game.step).toBe('discovery');
});
