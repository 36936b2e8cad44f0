import { expect, test } from 'vitest';
import { COMPANION, LOCATIONS } from '../data/index.ts';
import { bareTable } from '../test/table.ts';
import { berthOf, hasRoomBelow, leastPlane, planeIn, spotOf, wayOf } from './map-layout.ts';

const ACROSS = leastPlane(bareTable().state, false);
const UPRIGHT = leastPlane(bareTable().state, true);

const placeAt = (key: string): number => LOCATIONS.findIndex((location) => location.key === key);

test('the way to a companion goes round what stands between them on a desk', () => {
  const { state } = bareTable();
  const from = placeAt('b-1');
  const attached = { ...state, companionAt: from };
  const [[x], [beside]] = [spotOf(attached, from, ACROSS), spotOf(attached, COMPANION, ACROSS)];
  expect(beside).toBe(x);
  expect(wayOf(attached, ACROSS, [from, COMPANION])).toContain('C');
  // Upright they stand side by side, with all of the way in sight.
  expect(wayOf(attached, UPRIGHT, [from, COMPANION])).toContain('L');
  expect(wayOf(attached, ACROSS, [placeAt('sol'), placeAt('a-1')])).toContain('L');
  // What has nothing to do with it goes past it.
  const past = [placeAt('yard-core'), placeAt('deep-space')] as const;
  for (const plane of [ACROSS, UPRIGHT]) {
    expect(wayOf(attached, plane, past)).toContain('S');
    expect(wayOf(state, plane, past)).not.toContain('S');
    expect(wayOf(attached, plane, [placeAt('sol'), placeAt('yard-core')])).not.toContain('S');
  }
  // Nor does one go through the figures of a system.
  const [end] = spotOf(state, placeAt('b-1'), ACROSS);
  const ends = wayOf(state, ACROSS, [placeAt('yard-food'), placeAt('b-1')]).split('L')[1];
  expect(Number.parseFloat(ends ?? '')).toBeLessThan(end - 74);
  // One that comes from above ends where the name of a place begins.
  const core = placeAt('yard-core');
  const [, below] = spotOf(state, core, UPRIGHT);
  for (const way of [[placeAt('sol'), core] as const, [core, placeAt('sol')] as const]) {
    expect(Number(wayOf(state, UPRIGHT, way).split('V')[1])).toBeLessThan(below - 60);
  }
});

test('where a companion stands between two others, nothing is said over their names', () => {
  const { state } = bareTable();
  const attached = { ...state, companionAt: placeAt('b-1') };
  const room = (place: number, plane = ACROSS) => hasRoomBelow(attached, place, plane);
  expect([placeAt('b-1'), COMPANION, placeAt('b-2')].map((place) => room(place))).toEqual([
    false,
    false,
    true,
  ]);
  expect([placeAt('a-1'), placeAt('a-2')].map((place) => room(place))).toEqual([true, true]);
  expect(room(COMPANION, UPRIGHT)).toBe(true);
  expect(hasRoomBelow(state, placeAt('b-1'), ACROSS)).toBe(true);
});

test('across a desk the map makes use of all its room, and nothing is drawn smaller for it', () => {
  const { state } = bareTable();
  for (const [wide, high] of [
    [1027, 298],
    [910, 216],
    [772, 298],
    [804, 290],
    [2000, 300],
    [500, 500],
  ] as const) {
    const plane = planeIn(state, false, [wide, high]);
    const scale = (of: { wide: number; high: number }) => Math.min(wide / of.wide, high / of.high);
    expect(scale(plane)).toBeCloseTo(scale(ACROSS));
    expect(scale(plane) * plane.wide > wide * 0.98 || plane.wide === 1480).toBe(true);
    // Ships end before the figures of the next place.
    const [from, to] = [placeAt('a-1'), placeAt('yard-food')];
    const { left, wide: room } = berthOf(state, from, plane);
    const ends = spotOf(state, from, plane)[0] + left + room;
    expect(spotOf(state, to, plane)[0] - ends).toBeGreaterThanOrEqual(74);
  }
  // On a tall phone its places stand further apart, as wide as ever.
  const tall = planeIn(state, true, [382, 630]);
  expect(tall.wide).toBe(UPRIGHT.wide);
  expect(spotOf(state, placeAt('b-1'), tall)[1]).toBeGreaterThan(
    spotOf(state, placeAt('b-1'), UPRIGHT)[1] + 60,
  );
  // On the smallest it just fits.
  expect(planeIn(state, true, [352, 417])).toEqual(UPRIGHT);
  expect((UPRIGHT.high / UPRIGHT.wide) * 352).toBeLessThan(418);
  // The more room there is, the more ships lie side by side.
  const [narrow, ample] = [ACROSS, planeIn(state, false, [910, 216])].map((plane) =>
    berthOf(state, placeAt('a-1'), plane),
  );
  expect(ample?.wide).toBeGreaterThan((narrow?.wide ?? 0) + 80);
});
