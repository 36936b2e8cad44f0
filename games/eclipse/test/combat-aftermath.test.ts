import type { Scene } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { MATERIALS } from '../data/resources.ts';
import { ORBITAL_SQUARE, SECTOR } from '../data/sectors.ts';
import { CRUISER, type ShipId } from '../data/ships.ts';
import { HAS_ORBITAL, type State } from '../state.ts';
import { battles, combat, type Field, type FieldSetUp, fleet } from './combat-scene.ts';

const HIT = 6;
const MISS = 1;

/** Battles with reputation tiles in the bag. */
const contest = (arrange: (field: Field) => void, setUp: FieldSetUp = {}): Scene<State> =>
  combat(arrange, { step: 'battle-hex', ...setUp });

const drawn = (table: Scene<State>) =>
  table
    .reported('reputation-drawn')
    .map(({ seat, n }) => `${seat}: ${n}`)
    .join(', ');

describe('reputation', () => {
  test('ECL-14.1 once a sector is settled, figures go home and reputation is drawn before the next', () => {
    const table = contest(
      (field) => {
        field.far('310', '318');
        for (const id of ['310', '318'] as const)
          field.ships(id, 0, { interceptor: 1 }).ships(id, 1, { cruiser: 1 });
        field.design(0, 'interceptor', '- antimatter-cannon - -');
      },
      { chance: [HIT, 2, 3, 4] },
    );
    expect(table.step).toBe('reputation');
    expect(table.state.players[1].unbuilt[CRUISER]).toBe(3);
    expect(table.reported('battle-began')).toMatchObject([{ sector: SECTOR['318'] }]);
    // The loser draws next, and only then does the other battle begin.
    table.choose('keep-tile 4', { chance: [1] }).choose('keep-tile 1', { chance: [HIT, 1, 1, 1] });
    expect(table.reported('battle-began')).toHaveLength(2);
  });

  test('ECL-14.2 one for fighting, one for an Interceptor or Starbase, 2 for a Cruiser, 3 for a Dreadnought', () => {
    const win = (ship: ShipId, tiles: number) =>
      drawn(
        contest(
          (field) => {
            field.far('310').ships('310', 0, { interceptor: 2 });
            field.ships('310', 1, { [ship]: 1 });
            // Faster than anybody, and four points are enough for any printed design.
            field.design(0, 'interceptor', 'antimatter-cannon - tachyon-source tachyon-drive');
          },
          { chance: [HIT, HIT, HIT, HIT, ...Array<number>(tiles).fill(1)] },
        ),
      );
    expect(win('interceptor', 2)).toBe('0: 2');
    expect(win('starbase', 2)).toBe('0: 2');
    expect(win('cruiser', 3)).toBe('0: 3');
    expect(win('dreadnought', 4)).toBe('0: 4');
  });

  test('ECL-14.2 Ancients count one, the Defense System three, and five tiles are the most', () => {
    const ancients = contest(
      (field) => {
        field.far('305').ancients('305', 2).ships('305', 0, { interceptor: 8 });
        field.design(0, 'interceptor', '- plasma-cannon - -');
      },
      { chance: [...Array<number>(8).fill(HIT), 1, 2, 3] },
    );
    expect(drawn(ancients)).toBe('0: 3');
    const centre = contest(
      (field) => {
        field.ships('001', 0, { interceptor: 8 });
      },
      { chance: [...Array<number>(8).fill(HIT), 1, 2, 3, 4] },
    );
    expect(drawn(centre)).toBe('0: 4');
    expect(centre.state.defenseSystem).toBe(0);
    const slaughter = contest(
      (field) => {
        field.far('310').ships('310', 0, { interceptor: 8 }).ships('310', 1, { interceptor: 8 });
        field.design(0, 'interceptor', '- - - fusion-drive');
      },
      { chance: [...Array<number>(8).fill(HIT), 1, 2, 3, 4, 1] },
    );
    expect(drawn(slaughter)).toBe('0: 5');
  });

  test('ECL-14.3 who retreats with everything draws nothing for fighting', () => {
    const table = contest((field) => {
      field.arena().ships('310', 0, { interceptor: 1 }).ships('310', 1, { interceptor: 1 });
    });
    table.choose('attack', { chance: [MISS] }).choose('retreat 311');
    table.choose('attack', { chance: [MISS, 3] });
    expect(fleet(table, '311', 1)).toEqual([1, 0, 0, 0]);
    expect(drawn(table)).toBe('0: 1');
    table.choose('keep-tile 3');
    expect(table.reported('no-reputation')).toMatchObject([{ seat: 1 }]);
  });

  test('ECL-14.3 tiles for what was destroyed stay', () => {
    const table = contest((field) => {
      field.arena().ships('310', 0, { interceptor: 2 }).ships('310', 1, { interceptor: 1 });
      field.design(1, 'interceptor', '- - - fusion-drive');
    });
    table.choose('attack', { chance: [HIT] }).choose('attack', { chance: [MISS] });
    table.choose('retreat 311').choose('attack', { chance: [MISS, 3] });
    table.choose('keep-tile 3', { chance: [2] });
    expect(drawn(table)).toBe('0: 1, 1: 1');
  });

  test('ECL-14.3 dying on the way out counts as retreating', () => {
    const table = contest((field) => {
      field.arena().ships('310', 0, { interceptor: 1 }).ships('310', 1, { interceptor: 1 });
      field.design(1, 'interceptor', '- - - fusion-drive');
    });
    table.choose('retreat 311').choose('attack', { chance: [HIT, 1, 2] });
    expect(drawn(table)).toBe('0: 2');
    table.choose('keep-tile 1');
    expect(table.reported('no-reputation')).toMatchObject([{ seat: 1 }]);
  });

  test('ECL-14.3 a ship that fights to the end saves the tile', () => {
    const table = contest((field) => {
      field.arena().ships('310', 0, { interceptor: 2 });
      field.ships('310', 1, { interceptor: 1, cruiser: 1 });
      field.design(1, 'interceptor', '- - - fusion-drive');
    });
    // The Interceptor prepares a retreat and dies; the Cruiser dies at its post.
    table.choose('retreat 311').choose('attack', { chance: [HIT, MISS] });
    table.choose('target interceptor 0').choose('attack', { chance: [MISS] });
    table.choose('attack', { chance: [HIT, HIT, 1, 1, 1, 1] });
    table.choose('keep-tile 1', { chance: [4] });
    expect(drawn(table)).toBe('0: 4, 1: 1');
  });

  test('ECL-14.3 who stays holds no grudge: a retreat prepared in the last round is none', () => {
    const table = contest((field) => {
      field.arena().ships('310', 0, { interceptor: 1, cruiser: 1 });
      field.ships('310', 1, { interceptor: 1 });
    });
    table.choose('retreat 221').choose('attack', { chance: [MISS] });
    // The Interceptor leaves in round 2, the Cruiser prepares to and stays.
    table.choose('attack', { chance: [MISS] });
    expect(fleet(table, '221', 0)).toEqual([1, 0, 0, 0]);
    table.choose('attack', { chance: [MISS] });
    expect(table.state.battle?.fled).toBe(0);
  });

  test('ECL-14.4 the player in control draws first, then by arrival', () => {
    const arrange = (options: Readonly<Record<string, string>>) =>
      contest(
        (field) => {
          field.far('310').disc('310', 2);
          // 0 arrives first, then 1, then 2, who controls the sector.
          for (const seat of [0, 1, 2]) field.ships('310', seat, { interceptor: 1 });
          field.design(2, 'interceptor', '- antimatter-cannon - tachyon-drive');
        },
        { seats: 3, options },
      );
    const order = (table: Scene<State>) => {
      while (!table.over) table.choose(table.options()[0]);
      return table.reported('reputation-drawn').map(({ seat }) => seat);
    };
    expect(order(arrange({}))).toEqual([2, 0, 1]);
    expect(order(arrange({ 'reputation-draw-order': 'reverse-entry' }))).toEqual([2, 1, 0]);
  });

  test('ECL-14.5 keep one face down, return the rest', () => {
    const table = contest(
      (field) => {
        field.far('310').ships('310', 0, { interceptor: 2 }).ships('310', 1, { interceptor: 1 });
      },
      { chance: [HIT, HIT, 2, 4] },
    );
    expect(table.state.reputationBag).toHaveLength(30);
    expect(table.options()).toEqual(['keep-tile 2', 'keep-tile 4']);
    table.choose('keep-tile 4', { chance: [1] });
    expect(table.state.players[0].reputation).toEqual([4]);
    expect(table.state.reputationBag).toHaveLength(30);
    // Only the drawer sees the tiles.
    const seen = (seat: number) =>
      (table.game.view(table.position, seat).position.agenda.at(-1) as { tiles?: number[] }).tiles;
    expect(seen(1)).toEqual([1]);
    expect(seen(0)).toEqual([-2]);
  });

  test('ECL-14.5 with a full track an old tile or the new one goes back', () => {
    const arrange = () =>
      contest(
        (field) => {
          field.far('310').ships('310', 0, { interceptor: 2 }).ships('310', 1, { interceptor: 1 });
          // Terrans: four slots for either, one for an ambassador only.
          field.state.players[0].reputation = [1, 1, 3, 3];
        },
        { chance: [HIT, HIT, 2, 4] },
      );
    const better = arrange().choose('keep-tile 4');
    expect(better.step).toBe('reputation-return');
    expect(better.options()).toEqual(['return-tile 1', 'return-tile 3', 'return-tile 4']);
    better.choose('return-tile 1', { chance: [1] });
    expect(better.state.players[0].reputation.toSorted()).toEqual([1, 3, 3, 4]);
    expect(better.state.reputationBag.filter((tile) => tile === 1)).toHaveLength(12);
    const same = arrange()
      .choose('keep-tile 2')
      .choose('return-tile 2', { chance: [1] });
    expect(same.state.players[0].reputation).toEqual([1, 1, 3, 3]);
  });

  test('ECL-14.5 where ambassadors fill the track nothing can be kept', () => {
    const table = contest(
      (field) => {
        field.far('310').ships('310', 0, { interceptor: 2 }).ships('310', 1, { interceptor: 1 });
        // Eridani have four slots for either.
        field.state.players[0].ambassadors = 0b111100;
        field.state.players[0].reputation = [];
      },
      { seats: 6, aliens: true, chance: [HIT, HIT, 1] },
    );
    expect(table.reported('no-reputation')).toMatchObject([{ seat: 0 }]);
    expect(drawn(table)).toBe('1: 1');
  });

  test('ECL-14.6 with room one tile has to be kept', () => {
    const table = contest(
      (field) => {
        field.far('310').ships('310', 0, { interceptor: 1 }).ships('310', 1, { interceptor: 1 });
      },
      { chance: [HIT, 1, 1] },
    );
    // Two equal tiles: one answer, no way around it.
    expect(table.options()).toEqual(['keep-tile 1']);
  });

  test('ECL-14.7 if the bag runs short, draw what is left', () => {
    const table = contest(
      (field) => {
        field.far('310').ships('310', 0, { interceptor: 1 }).ships('310', 1, { interceptor: 1 });
        field.state.reputationBag = [3];
      },
      { chance: [HIT, 3] },
    );
    expect(drawn(table)).toBe('0: 1');
    table.choose('keep-tile 3');
    expect(table.reported('no-reputation')).toMatchObject([{ seat: 1 }]);
  });
});

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
