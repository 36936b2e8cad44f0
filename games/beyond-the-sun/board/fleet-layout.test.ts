import { expect, test } from 'vitest';
import { endOf, laidOut, SHIP } from './fleet-layout.ts';

const berth = { left: 0, top: 0, wide: 230, high: 84 };
const single = { count: 1 };
const several = { count: 2 };
/** How far a ship is painted beyond its room. */
const BEYOND = (SHIP.painted - SHIP.wide) / 2;

test('ships of a row stand clear of the number before them where there is room, and of each other', () => {
  const { scale, rows } = laidOut([several, single, single], berth);
  expect([scale, rows.length]).toEqual([1, 1]);
  const row = rows[0] ?? [];
  expect(row.length).toBe(3);
  for (const [at, { x }] of row.entries()) {
    if (at > 0) expect(x - BEYOND).toBeGreaterThanOrEqual(endOf(row.slice(0, at), SHIP.wide));
  }
});

test('ships are drawn a little smaller before they begin a second row, and that one clear of who would hold the place', () => {
  const beside = { left: 48, top: -34, wide: 116, high: 76, indent: 22 };
  const three = laidOut([single, single, single], beside);
  expect(three.rows.length).toBe(1);
  expect(three.scale).toBeGreaterThanOrEqual(0.8);
  const five = laidOut([single, single, several, single, single], beside);
  expect(five.rows.length).toBe(2);
  expect(five.rows[0]?.[0]?.x).toBe(0);
  expect(five.rows[1]?.[0]?.x).toBe(22);
  // However little room there is, a number stands clear of the next ship.
  const tight = laidOut([several, several, several, single], { ...beside, wide: 150 });
  const [first, second] = tight.rows[0] ?? [];
  expect(second?.x).toBeGreaterThanOrEqual(
    endOf(first ? [first] : [], SHIP.wide * tight.scale) + 8,
  );
});

test('however many ships there are, no row is longer than its berth', () => {
  for (let many = 1; many < 14; many++) {
    for (const wide of [58, 88, 164, 230]) {
      const fleets = Array.from({ length: many }, (_, at) => (at % 3 === 0 ? several : single));
      const { scale, rows } = laidOut(fleets, { ...berth, wide });
      expect(rows.flat().length).toBe(many);
      for (const row of rows) {
        expect(endOf(row, SHIP.wide * scale)).toBeLessThanOrEqual(wide + 1e-9);
        const starts = row.map(({ x }) => x);
        expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      }
    }
  }
});
