import { describe, expect, test } from 'vitest';
import { isBattlefield, playersOnLadder } from '../combat/sides.ts';
import { SECTOR } from '../data/sectors.ts';
import { MAX_SEATS } from '../data/set-up.ts';
import { CRUISER } from '../data/ships.ts';
import { moveShip, placeShip } from '../ships.ts';
import { battles, combat, fleet, paired } from './combat-scene.ts';

/** A hit on a Terran Interceptor: it has no hull. */
const HIT = 6;
const MISS = 1;

describe('who fights whom', () => {
  test('ECL-12.1 ships of hostile sides make a battle; the Descendants and the Ancients do not', () => {
    const table = combat(
      (field) => {
        field.far('305', '302', '310');
        field.ancients('305', 1).ancients('302', 1);
        field.ships('305', 0, { interceptor: 1 });
        field.ships('302', 3, { interceptor: 1 });
        field.ships('310', 1, { interceptor: 1 });
      },
      { seats: 4, aliens: true, step: 'begin-talks' },
    );
    const battle = (id: '305' | '302' | '310') => isBattlefield(table.state, SECTOR[id]);
    expect(battle('305')).toBe(true);
    expect(battle('302')).toBe(false);
    expect(battle('310')).toBe(false);
    placeShip(table.state, SECTOR['310'], 2, CRUISER);
    expect(battle('310')).toBe(true);
  });

  test('ECL-12.2 from the highest number to the lowest, the centre last', () => {
    const table = battles((field) => {
      field.lay('201', field.home(0)).lay('318', field.home(0)).lay('101', '001');
      for (const id of ['001', '101', '201', '318'] as const)
        field.ships(id, 0, { interceptor: 1 });
      field.ships('201', 1, { interceptor: 1 }).ships('318', 1, { interceptor: 1 });
      field.ancients('101', 1);
    });
    while (!table.over) table.choose(table.options()[0]);
    expect(paired(table).map((text) => text.split(':')[0])).toEqual(['318', '201', '101', '001']);
  });

  test('ECL-12.3 the place in the order of arrival is kept while there is a ship', () => {
    const table = combat(
      (field) => {
        field.lay('310', field.home(0)).lay('311', field.home(1));
        field.ships('310', 1, { interceptor: 1 }).ships('310', 0, { interceptor: 1 });
        field.ships('311', 1, { interceptor: 1 });
      },
      { step: 'begin-talks' },
    );
    const { state } = table;
    const stamp = (seat: number) => state.arrived[SECTOR['310'] * MAX_SEATS + seat];
    const early = stamp(1);
    expect(stamp(0)).toBeGreaterThan(early);
    // More ships change nothing, nor does the first one leaving as long as another stays.
    placeShip(state, SECTOR['310'], 1, CRUISER);
    moveShip(state, SECTOR['310'], SECTOR['311'], 1, 0);
    expect(stamp(1)).toBe(early);
    expect(playersOnLadder(state, SECTOR['310'])).toEqual([1, 0]);
    moveShip(state, SECTOR['310'], SECTOR['311'], 1, CRUISER);
    expect(stamp(1)).toBe(0);
    moveShip(state, SECTOR['311'], SECTOR['310'], 1, CRUISER);
    expect(playersOnLadder(state, SECTOR['310'])).toEqual([0, 1]);
  });

  test('ECL-12.4 the last two to arrive fight first, the survivor meets the next one down', () => {
    // Red (0) is there, Green (1) enters, then Blue (2).
    const table = battles(
      (field) => {
        field.far('310');
        for (const seat of [0, 1, 2]) field.ships('310', seat, { interceptor: 1 });
      },
      // Green defends and shoots first; so does Red.
      { seats: 3, chance: [HIT, HIT] },
    );
    expect(paired(table)).toEqual(['310: 2 against 1', '310: 1 against 0']);
    expect(fleet(table, '310', 0)).toEqual([1, 0, 0, 0]);
  });

  test('ECL-12.5 the player in control comes last among the players even if the ships came last', () => {
    const table = battles(
      (field) => {
        field.far('310');
        field.ships('310', 1, { interceptor: 1 }).ships('310', 2, { interceptor: 1 });
        field.disc('310', 0).ships('310', 0, { interceptor: 1 });
      },
      { seats: 3, chance: [MISS, HIT, HIT] },
    );
    expect(paired(table)).toEqual(['310: 2 against 1', '310: 2 against 0']);
    expect(fleet(table, '310', 0)).toEqual([1, 0, 0, 0]);
  });

  test('ECL-12.6 Ancients fight only the last player left', () => {
    const table = battles(
      (field) => {
        field.far('305').ancients('305', 1);
        field.ships('305', 0, { interceptor: 1 }).ships('305', 1, { interceptor: 1 });
      },
      // 0 shoots 1 down, misses the Ancient and falls to it.
      { chance: [HIT, MISS, ...[HIT, MISS]] },
    );
    expect(paired(table)).toEqual(['305: 1 against 0', '305: 0 against 6']);
    expect(table.state.ancients[SECTOR['305']]).toBe(1);
  });

  test('ECL-12.7 the lower one defends; Ancients and the Defense System always do', () => {
    const table = battles((field) => {
      field.lay('305', field.home(0)).lay('310', field.home(0)).ancients('305', 1);
      field.ships('305', 0, { cruiser: 1 }).ships('001', 1, { cruiser: 1 });
      field.ships('310', 1, { cruiser: 1 }).ships('310', 0, { cruiser: 1 }).disc('310', 0);
    });
    while (!table.over) table.choose(table.options()[0]);
    expect(paired(table)).toEqual(['310: 1 against 0', '305: 0 against 6', '001: 1 against 7']);
  });

  test('ECL-12.8 fleets that wait neither shoot nor get shot at', () => {
    const table = battles(
      (field) => {
        field.far('310');
        field.ships('310', 0, { starbase: 4, interceptor: 4 });
        field.ships('310', 1, { interceptor: 1 }).ships('310', 2, { interceptor: 1 });
      },
      { seats: 3, chance: [MISS, HIT, ...[MISS, MISS, MISS, HIT]] },
    );
    const first = table.events.findIndex(
      ({ attacker, defender }) => attacker === 2 && defender === 0,
    );
    const before = table.events.slice(0, first);
    expect(before.filter(({ type, side }) => type === 'volley' && side === 0)).toEqual([]);
    expect(before.filter(({ type, side }) => type === 'ship-hit' && side === 0)).toEqual([]);
    expect(table.events[first + 1]).toMatchObject({ type: 'volley', side: 0, thing: 'starbase' });
  });

  test('ECL-12.9 damage stays from battle to battle, and missiles fire anew in each', () => {
    const table = battles(
      (field) => {
        field.far('310');
        field.ships('310', 0, { interceptor: 1 }).ships('310', 1, { interceptor: 1 });
        field.ships('310', 2, { dreadnought: 1 });
        field.design(2, 'dreadnought', 'plasma-missile hull - hull nuclear-source - - -');
      },
      {
        seats: 3,
        // The missiles miss; both Interceptors hit before the Dreadnought's cannon destroys them.
        chance: [...[MISS, MISS], HIT, HIT, ...[MISS, MISS], HIT, HIT],
      },
    );
    expect(table.reported('volley').map(({ missiles, side }) => [side, missiles])).toEqual([
      [2, true],
      [1, false],
      [2, false],
      [2, true],
      [0, false],
      [2, false],
    ]);
    expect(table.reported('ship-hit').filter(({ side }) => side === 2)).toMatchObject([
      { before: 0, damage: 1, hull: 2 },
      { before: 1, damage: 1, hull: 2 },
    ]);
  });

  test('ECL-12.10 if both fleets leave, the others carry on', () => {
    const table = battles(
      (field) => {
        field.lay('310', field.home(1)).lay('311', '310').disc('311', 2);
        field.ships('310', 0, { interceptor: 1 });
        field.ships('310', 1, { interceptor: 1 }).ships('310', 2, { interceptor: 1 });
      },
      { seats: 3 },
    );
    table.choose('retreat 223').choose('retreat 311');
    expect(paired(table)).toEqual(['310: 2 against 1']);
    expect(fleet(table, '223', 1)).toEqual([1, 0, 0, 0]);
    expect(fleet(table, '311', 2)).toEqual([1, 0, 0, 0]);
    expect(table.reported('battle-won')).toMatchObject([{ side: 0 }]);
    expect(table.reported('battle-empty')).toEqual([]);
  });

  test('ECL-12.10 if both fleets leave and nobody else is there, nobody holds the sector', () => {
    const table = battles(
      (field) => {
        field.lay('310', field.home(1)).lay('311', '310').disc('311', 2);
        field.ships('310', 1, { interceptor: 1 }).ships('310', 2, { interceptor: 1 });
      },
      { seats: 3 },
    );
    table.choose('retreat 223').choose('retreat 311');
    expect(table.reported('battle-won')).toEqual([]);
    expect(table.reported('battle-empty')).toMatchObject([{ sector: SECTOR['310'] }]);
  });

  test('ECL-12.11 ships that meet only a disc or population do not fight', () => {
    const table = combat((field) => {
      field.lay('310', field.home(0)).disc('310', 1, [0]).ships('310', 0, { interceptor: 1 });
    });
    expect(paired(table)).toEqual([]);
    expect(table.step).toBe('bombard');
  });

  test('ECL-12.12 who attacks the Descendants beside Ancients fights them first, then the Ancients', () => {
    const arrange = (attackers: number) =>
      battles(
        (field) => {
          field.far('305').ancients('305', 1).disc('305', 3);
          field.ships('305', 3, { interceptor: 1 });
          field.ships('305', 1, { interceptor: attackers });
        },
        {
          seats: 4,
          aliens: true,
          chance: attackers === 1 ? [HIT] : [MISS, ...[HIT, MISS], ...[HIT, HIT]],
        },
      );
    const lost = arrange(1);
    expect(paired(lost)).toEqual(['305: 1 against 3']);
    expect(fleet(lost, '305', 3)).toEqual([1, 0, 0, 0]);
    expect(lost.state.ancients[SECTOR['305']]).toBe(1);
    const won = arrange(2);
    expect(paired(won)).toEqual(['305: 1 against 3', '305: 1 against 6']);
  });
});
