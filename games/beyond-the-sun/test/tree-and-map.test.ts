import { describe, expect, test } from 'vitest';
import { SPACES } from '../actions.ts';
import {
  BASIC_ACTIONS,
  COMPANION,
  DEEP_SPACE,
  END_TRIGGER,
  LOCATION_IDS,
  LOCATIONS,
  type SeatCount,
  SLOTS,
  SLOTS_BY_LEVEL,
  SOL,
  STAR_MAPS,
} from '../data/index.ts';
import { slot } from './table.ts';

describe('the tree', () => {
  test('has 4, 6, 6 and 3 slots; six need both, two need two of three', () => {
    expect([1, 2, 3, 4].map((l) => SLOTS_BY_LEVEL[l as 1].length)).toEqual([4, 6, 6, 3]);
    const both = SLOTS.filter((slot) => slot.prerequisites.length === 2 && slot.needed === 2);
    const twoOfThree = SLOTS.filter((slot) => slot.prerequisites.length === 3 && slot.needed === 2);
    expect(both).toHaveLength(6);
    expect(twoOfThree).toHaveLength(2);
  });

  test('every line leads from one level to the next and can be followed both ways', () => {
    for (const slot of SLOTS) {
      expect(slot.prerequisites.length === 0).toBe(slot.level === 1);
      expect(slot.needed).toBe(Math.min(2, slot.prerequisites.length));
      for (const from of slot.prerequisites) {
        expect(SLOTS[from].level).toBe(slot.level - 1);
        expect(SLOTS[from].leadsTo).toContain(slot.id);
      }
      if (slot.level < 4) expect(slot.leadsTo.length, slot.key).toBeGreaterThan(0);
    }
  });

  test('EX-4: the first two slots of level I lead to the first three of level II', () => {
    const owned = [slot('i-1'), slot('i-2')];
    const open = SLOTS_BY_LEVEL[2].filter(
      (id) => SLOTS[id].prerequisites.filter((p) => owned.includes(p)).length >= SLOTS[id].needed,
    );
    expect(open.map((id) => SLOTS[id].key)).toEqual(['ii-1', 'ii-2', 'ii-3']);
  });
});

describe('the star map', () => {
  const sides: readonly SeatCount[] = [2, 3, 4];

  test.each(sides)('with %i seats is connected, symmetric, and without the companion', (seats) => {
    const { locations, neighbours } = STAR_MAPS[seats];
    expect(locations).not.toContain(COMPANION);
    const reached = new Set([SOL]);
    for (const place of reached) for (const next of neighbours[place]) reached.add(next);
    expect([...reached].sort()).toEqual([...locations].sort());
    for (const place of locations) {
      for (const next of neighbours[place]) expect(neighbours[next]).toContain(place);
    }
  });

  test('the small side has no core shipyard, the large one has two icons of each kind', () => {
    expect(STAR_MAPS[2].locations).not.toContain(LOCATION_IDS['yard-core']);
    const icons = STAR_MAPS[4].locations.flatMap((id) =>
      LOCATIONS[id].kind === 'shipyard' ? LOCATIONS[id].specializations : [],
    );
    expect(icons.sort()).toEqual(['food', 'food', 'ore', 'ore']);
  });

  test('EX-5: a-1 is one jump from a shipyard, a-2 two jumps from b-2', () => {
    const { neighbours } = STAR_MAPS[4];
    expect(neighbours[LOCATION_IDS['a-1']]).toContain(LOCATION_IDS['yard-food']);
    const twoAway = neighbours[LOCATION_IDS['a-2']].flatMap((place) => neighbours[place]);
    expect(twoAway).toContain(LOCATION_IDS['b-2']);
    expect(neighbours[LOCATION_IDS['a-2']]).not.toContain(LOCATION_IDS['b-2']);
  });

  test('Sol and Deep Space are never neighbours', () => {
    for (const seats of sides) expect(STAR_MAPS[seats].neighbours[SOL]).not.toContain(DEEP_SPACE);
  });
});

describe('set-up by seats', () => {
  test('spaces, surcharges and end trigger', () => {
    const spaces = (seats: SeatCount) => BASIC_ACTIONS.map((row) => row.spaces[seats]);
    expect(spaces(4)).toEqual([4, 4, 2, null]);
    expect(spaces(3)).toEqual([3, 3, 2, null]);
    expect(spaces(2)).toEqual([2, 2, 2, null]);
    const surcharges = (seats: SeatCount) =>
      SPACES.reduce((sum, { extra }) => sum + Math.max(0, extra[seats]), 0);
    expect([4, 3, 2].map((seats) => surcharges(seats as SeatCount))).toEqual([2, 2, 1]);
    expect(END_TRIGGER).toEqual({ 2: 3, 3: 3, 4: 4 });
  });
});
