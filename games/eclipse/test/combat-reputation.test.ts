import type { Scene } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { SECTOR } from '../data/sectors.ts';
import { CRUISER, type ShipId } from '../data/ships.ts';
import type { State } from '../state.ts';
import { combat, type Field, type FieldSetUp, fleet } from './combat-scene.ts';

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
    expect(centre.state.defenseSystem).toBe(false);
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

  test('ECL-14.3 one throw kills both: what counts is who fought when the dice were thrown', () => {
    for (const first of ['interceptor', 'cruiser']) {
      const table = contest((field) => {
        field.arena().ships('310', 0, { interceptor: 3 });
        field.ships('310', 1, { interceptor: 1, cruiser: 1 });
        field.design(1, 'interceptor', '- - - fusion-drive');
      });
      // The Interceptor prepares a retreat; three hits take it and the Cruiser, in either order.
      table.choose('retreat 311').choose('attack', { chance: [HIT, HIT, HIT] });
      const tiles = { chance: [1, 1, 1, 1] };
      if (first === 'interceptor') table.choose('target interceptor 0', tiles);
      else table.choose('target cruiser 0').choose('target cruiser 1', tiles);
      table.choose('keep-tile 1', { chance: [4] });
      expect(drawn(table), first).toBe('0: 4, 1: 1');
    }
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
    expect(table.state.battle?.retreating).toEqual([]);
    expect(table.reported('damage-repaired')).toEqual([]);
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

  test('ECL-14.5 of several tiles all but the one kept go back', () => {
    const table = contest(
      (field) => {
        field.far('310').ships('310', 0, { interceptor: 2 }).ships('310', 1, { cruiser: 1 });
      },
      { chance: [HIT, HIT, 1, 2, 4] },
    );
    expect(table.state.reputationBag).toHaveLength(29);
    table.choose('keep-tile 1', { chance: [3] });
    expect(table.state.players[0].reputation).toEqual([1]);
    // Two tiles are back, and the other player has drawn one.
    expect(table.state.reputationBag).toHaveLength(30);
    expect(table.state.reputationBag.filter((tile) => tile === 4)).toHaveLength(4);
    expect(table.state.reputationBag.filter((tile) => tile === 2)).toHaveLength(9);
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

  test('ECL-14.5 the last free slot takes a tile without giving one back', () => {
    const table = contest(
      (field) => {
        field.far('310').ships('310', 0, { interceptor: 2 }).ships('310', 1, { interceptor: 1 });
        field.state.players[0].reputation = [1, 1, 3];
      },
      { chance: [HIT, HIT, 2, 4] },
    );
    table.choose('keep-tile 4', { chance: [1] });
    expect(table.state.players[0].reputation.toSorted()).toEqual([1, 1, 3, 4]);
    expect(table.asked).toEqual([1]);
  });

  test('ECL-14.5 one is asked even if all tiles are alike: nobody is to know', () => {
    const table = contest(
      (field) => {
        field.far('310').ships('310', 0, { interceptor: 2 }).ships('310', 1, { interceptor: 1 });
        field.state.players[0].reputation = [1, 1, 1, 1];
      },
      { chance: [HIT, HIT, 1, 1] },
    );
    expect(table.options()).toEqual(['keep-tile 1']);
    table.choose('keep-tile 1');
    expect(table.step).toBe('reputation-return');
    expect(table.options()).toEqual(['return-tile 1']);
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
