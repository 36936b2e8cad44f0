import { expect, test } from 'vitest';
import { difference } from './difference.ts';

test('what stays of a figure is said once', () => {
  expect(difference('14 +8', '8 +8')).toEqual(['14', '8 +8']);
  expect(difference('14 +8', '14 +9')).toEqual(['14 +8', '+9']);
  expect(difference('14 +8', '8 +9')).toEqual(['14 +8', '8 +9']);
  expect(difference('3', '4')).toEqual(['3', '4']);
  expect(difference('0', '2 +1')).toEqual(['0', '2 +1']);
});
