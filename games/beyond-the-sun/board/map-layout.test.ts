import { expect, test } from 'vitest';
import { COMPANION, LOCATIONS } from '../data/index.ts';
import { bareTable } from '../test/table.ts';
import { hasRoomBelow, spotOf, wayOf } from './map-layout.ts';

const placeAt = (key: string): number => LOCATIONS.findIndex((location) => location.key === key);

test('the way to a companion goes round what stands between them on a desk', () => {
  const { state } = bareTable();
  const from = placeAt('b-1');
  const attached = { ...state, companionAt: from };
  const [[x], [beside]] = [spotOf(attached, from, false), spotOf(attached, COMPANION, false)];
  expect(beside).toBe(x);
  expect(wayOf(attached, false, [from, COMPANION])).toContain('C');
  // Upright they stand side by side, with all of the way in sight.
  expect(wayOf(attached, true, [from, COMPANION])).toContain('L');
  expect(wayOf(attached, false, [placeAt('sol'), placeAt('a-1')])).toContain('L');
  // One that comes from above ends where the name of a place begins.
  const core = placeAt('yard-core');
  const [, below] = spotOf(state, core, true);
  for (const way of [[placeAt('sol'), core] as const, [core, placeAt('sol')] as const]) {
    expect(Number(wayOf(state, true, way).split('V')[1])).toBeLessThan(below - 60);
  }
});

test('where a companion stands between two others, nothing is said over their names', () => {
  const { state } = bareTable();
  const attached = { ...state, companionAt: placeAt('b-1') };
  const room = (place: number, upright = false) => hasRoomBelow(attached, place, upright);
  expect([placeAt('b-1'), COMPANION, placeAt('b-2')].map((place) => room(place))).toEqual([
    false,
    false,
    true,
  ]);
  expect([placeAt('a-1'), placeAt('a-2')].map((place) => room(place))).toEqual([true, true]);
  expect(room(COMPANION, true)).toBe(true);
  expect(hasRoomBelow(state, placeAt('b-1'), false)).toBe(true);
});
