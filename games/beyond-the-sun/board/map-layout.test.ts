import { expect, test } from 'vitest';
import { COMPANION, LOCATIONS } from '../data/index.ts';
import { bareTable } from '../test/table.ts';
import { spotOf, wayOf } from './map-layout.ts';

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
});
