import { expect, test } from 'vitest';
import { withNames } from './seat-names.ts';

test('everybody at a table has a name of their own', () => {
  const seats = ['Ada', ' Ada ', '', 'Ada', 'Seat 3'].map((name) => ({ name }));
  const names = withNames(seats, (number) => `Seat ${number}`).map(({ name }) => name);
  expect(names).toEqual(['Ada', 'Ada 2', 'Seat 3', 'Ada 3', 'Seat 3 2']);
});
