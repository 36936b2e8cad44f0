import { describe, expect, test } from 'vitest';
import { HOME, INNER, MIDDLE, OUTER, SECTOR, SECTORS, SET_UP } from '../data/index.ts';
import {
  approach,
  CLOSED,
  centreOf,
  connection,
  distinctRotations,
  FARTHEST_RING,
  FULL,
  HALF,
  HEXES,
  hexAt,
  hexesWithin,
  hexKey,
  homeHex,
  homeRotation,
  joins,
  legalRotations,
  neighbour,
  OFF_GRID,
  opensTo,
  opposite,
  parseHex,
  ringOf,
  stackFor,
  turned,
} from '../galaxy/index.ts';
import { NO_SECTOR, passage } from '../ways.ts';
import { lay, table } from './table.ts';

/** Home hexes by seat. */
const homeHexes = (seats: number) => SET_UP[seats].homes.map(homeHex);

const edges = (...list: number[]) => list.reduce((mask, e) => mask | (1 << e), 0);

describe('the grid', () => {
  test('hexes are numbered ring by ring from the centre', () => {
    expect(hexAt(0, 0)).toBe(0);
    expect(hexesWithin(1)).toBe(7);
    expect(hexesWithin(2)).toBe(19);
    expect(HEXES).toBe(1261);
    for (let hex = 0; hex < HEXES; hex++) {
      const [q, r] = hexKey(hex).split(',').map(Number);
      expect(ringOf(hex)).toBe((Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2);
      expect(hexAt(q, r)).toBe(hex);
      if (hex > 0) expect(ringOf(hex)).toBeGreaterThanOrEqual(ringOf(hex - 1));
      expect(parseHex(hexKey(hex))).toBe(hex);
    }
  });

  test('a ring goes clockwise from due north', () => {
    expect([1, 2, 3, 4, 5, 6].map(hexKey)).toEqual(['0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0']);
    expect(hexKey(7)).toBe('0,-2');
  });

  test('names that mean no hex are refused', () => {
    for (const key of ['', '1', '1,1,1', '01,0', '-0,0', '21,0', '20,20', 'x,y', '1, 0']) {
      expect(parseHex(key)).toBe(OFF_GRID);
    }
  });

  test('neighbours are mutual, and end at the edge', () => {
    for (let hex = 0; hex < HEXES; hex++) {
      for (let d = 0; d < 6; d++) {
        const next = neighbour(hex, d);
        if (next === OFF_GRID) {
          expect(ringOf(hex)).toBe(FARTHEST_RING);
          continue;
        }
        expect(neighbour(next, opposite(d))).toBe(hex);
      }
    }
  });

  test('north is up, and neighbours lie one hex height apart', () => {
    expect(centreOf(neighbour(0, 0)).y).toBeLessThan(0);
    expect(centreOf(neighbour(0, 2)).x).toBeGreaterThan(0);
    for (let d = 0; d < 6; d++) {
      const { x, y } = centreOf(neighbour(0, d));
      expect(Math.hypot(x, y)).toBeCloseTo(Math.sqrt(3));
    }
  });

  test('no chain of outer tiles can leave the grid', () => {
    for (let seats = 2; seats <= 6; seats++) {
      // One behind the other, from the second ring outwards.
      expect(2 + SET_UP[seats].outerSectors).toBeLessThanOrEqual(FARTHEST_RING);
    }
  });

  test('ECL-2.12 the stack follows from the distance to the centre', () => {
    expect([1, 7, 19, 37, HEXES - 1].map(stackFor)).toEqual([INNER, MIDDLE, OUTER, OUTER, OUTER]);
  });
});

describe('wormholes', () => {
  test('a turn moves every edge clockwise', () => {
    expect(turned(edges(0, 3), 1)).toBe(edges(1, 4));
    expect(turned(edges(5), 1)).toBe(edges(0));
    for (let mask = 0; mask < 64; mask++) {
      for (let k = 0; k < 6; k++) {
        for (let e = 0; e < 6; e++) {
          expect(opensTo(turned(mask, k), (e + k) % 6)).toBe(opensTo(mask, e));
        }
      }
    }
  });

  test('ECL-2.10 connected if both touching edges have a wormhole, half if one has', () => {
    expect(connection(edges(2), edges(5), 2)).toBe(FULL);
    expect(connection(edges(2), edges(4), 2)).toBe(HALF);
    expect(connection(edges(1), edges(5), 2)).toBe(HALF);
    expect(connection(edges(1), edges(4), 2)).toBe(CLOSED);
  });

  test('ECL-2.11 the generator makes do with half a wormhole, never with none', () => {
    // The home is open to the south and closed in the south-east; 106 is open on edges 0 to 3.
    const beyond = (hex: string, direction: number, rotation: number) => {
      const { state } = table({ state: (s) => lay(s, '106', hex, rotation) });
      return [false, true].map((generator) => passage(state, SECTOR['221'], direction, generator));
    };
    const sector = SECTOR['106'];
    expect(beyond('0,-1', 3, 0)).toEqual([sector, sector]);
    expect(beyond('0,-1', 3, 1)).toEqual([NO_SECTOR, sector]);
    expect(beyond('1,-2', 2, 2)).toEqual([NO_SECTOR, sector]);
    expect(beyond('1,-2', 2, 0)).toEqual([NO_SECTOR, NO_SECTOR]);
  });

  test('turns that look alike count once', () => {
    expect(distinctRotations(edges(0, 1, 2, 3, 4, 5))).toEqual([0]);
    expect(distinctRotations(edges(1, 3, 5))).toEqual([0, 1]);
    expect(distinctRotations(edges(0, 3))).toEqual([0, 1, 2]);
    expect(distinctRotations(edges(0, 1, 3, 4))).toEqual([0, 1, 2]);
    expect(distinctRotations(edges(0, 2, 3))).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('placing a tile', () => {
  // Two of the explorer's hexes: the northern one opens to the zone, the south-eastern one not.
  const zone = hexAt(3, -1);
  const shown = new Map([
    [neighbour(zone, 0), edges(3)],
    [neighbour(zone, 2), edges(0)],
  ]);
  const around = approach(zone, (hex) => shown.get(hex) ?? -1);

  test('ECL-4.6 only hexes with a wormhole towards the zone are open to it', () => {
    expect(around).toEqual({ mine: edges(0, 2), open: edges(0) });
  });

  test('ECL-4.6 the tile must meet a wormhole of the explorer', () => {
    // Sector 304: straight through. Only the turn that faces north will do.
    expect(legalRotations(edges(0, 3), around, false)).toEqual([0]);
    expect(joins(edges(2), around, false)).toBe(false);
  });

  test('ECL-4.6 with the generator a wormhole on either side is enough', () => {
    expect(legalRotations(edges(0, 3), around, true)).toEqual([0, 1, 2]);
    const shut = { mine: edges(2), open: 0 };
    expect(legalRotations(edges(0, 3), shut, true)).toEqual([2]);
    expect(legalRotations(edges(0, 3), shut, false)).toEqual([]);
  });

  test('any tile fits somehow into any zone that can be reached', () => {
    for (const { wormholes } of SECTORS) {
      for (let open = 1; open < 64; open++) {
        expect(legalRotations(wormholes, { mine: open, open }, false)).not.toEqual([]);
        expect(legalRotations(wormholes, { mine: open, open: 0 }, true)).not.toEqual([]);
      }
    }
  });
});

describe('homes', () => {
  test('ECL-1.8 two steps from the centre, clockwise by seat', () => {
    for (let seats = 2; seats <= 6; seats++) {
      const homes = homeHexes(seats);
      expect(homes.map(ringOf)).toEqual(Array(seats).fill(2));
      expect([...homes].sort((a, b) => a - b)).toEqual(homes);
    }
    expect(homeHexes(2).map(hexKey)).toEqual(['0,-2', '0,2']);
    expect(homeHexes(4).map(hexKey)).toEqual(['2,-2', '2,0', '-2,2', '-2,0']);
  });

  test('ECL-1.9 open twice outwards, to the centre and to the counter-clockwise neighbour', () => {
    const home = SECTORS.find((s) => s.stack === HOME);
    SET_UP[6].homes.forEach((d, seat) => {
      const hex = homeHexes(6)[seat];
      const shown = turned(home?.wormholes ?? 0, homeRotation(d));
      const open = [0, 1, 2, 3, 4, 5].filter((e) => opensTo(shown, e));
      const expected = [d, d + 1, d + 3, d + 4].map((e) => e % 6).sort();
      expect(open).toEqual(expected);
      expect(open.map((e) => ringOf(neighbour(hex, e))).sort()).toEqual([1, 2, 3, 3]);
    });
  });
});

test('there is nothing beyond the rim, however far', () => {
  expect(hexAt(0, 128)).toBe(OFF_GRID);
  expect(hexAt(128, 0)).toBe(OFF_GRID);
  expect(hexAt(0, 0)).toBe(0);
});
