import type { Counter } from './effects.ts';
import type { Component } from './provenance.ts';
import { idsByKey, table } from './table.ts';
import type { SeatCount } from './terms.ts';

export interface Achievement extends Component {
  /** Both `base` cards are in every game, and one card each of A and B. */
  readonly deck: 'base' | 'A' | 'B';
  /** Met when this count reaches `atLeast`, so progress is simply the count. */
  readonly count: Counter;
  readonly atLeast: number;
  /** Points of the slots, best first; the third slot exists with four seats only. */
  readonly points: readonly [number, number, number];
}

/** All 10 achievements. */
export const ACHIEVEMENTS = table<Achievement>([
  {
    key: 'transcendence',
    deck: 'base',
    count: 'level4',
    atLeast: 1,
    points: [4, 3, 2],
    provenance: 'designed',
    fixed: ['name', 'in every game', 'condition', 'best slot 4 points'],
    source: 'achievement-reviews',
  },
  {
    key: 'empire',
    deck: 'base',
    count: 'colonies',
    atLeast: 4,
    points: [4, 3, 2],
    provenance: 'designed',
    fixed: ['name', 'in every game', 'condition'],
  },
  {
    key: 'technologist',
    deck: 'A',
    count: 'boardLevel2',
    atLeast: 6,
    points: [4, 3, 2],
    provenance: 'designed',
    fixed: ['name', 'condition'],
  },
  {
    key: 'visionary',
    deck: 'A',
    count: 'boardLevel3',
    atLeast: 4,
    points: [4, 3, 2],
    provenance: 'designed',
  },
  {
    key: 'polymath',
    deck: 'A',
    count: 'typesAtLevel2And3',
    atLeast: 4,
    points: [3, 2, 1],
    provenance: 'designed',
  },
  {
    key: 'industrialist',
    deck: 'A',
    count: 'automation',
    atLeast: 6,
    points: [4, 3, 2],
    provenance: 'designed',
  },
  {
    key: 'warlord',
    deck: 'B',
    count: 'fleetStrength',
    atLeast: 12,
    points: [3, 2, 1],
    provenance: 'designed',
    fixed: ['name'],
  },
  {
    key: 'specialization',
    deck: 'B',
    count: 'specializationIcons',
    atLeast: 5,
    points: [4, 3, 2],
    provenance: 'designed',
    fixed: ['name', 'deck', 'counts printed icons, shipyards included, not discs'],
  },
  {
    key: 'vanguard',
    deck: 'B',
    count: 'locations',
    atLeast: 4,
    points: [3, 2, 1],
    provenance: 'designed',
  },
  {
    key: 'cornucopia',
    deck: 'B',
    count: 'emptiedTracks',
    atLeast: 1,
    points: [4, 3, 2],
    provenance: 'designed',
  },
]);

export const ACHIEVEMENT_IDS = idsByKey(ACHIEVEMENTS);

/** How many slots an achievement card has at a table of that size. */
export function achievementSlots(seats: SeatCount): number {
  return seats === 4 ? 3 : 2;
}
