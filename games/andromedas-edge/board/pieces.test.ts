import { expect, test } from 'vitest';
import { MOST_DICE } from '../data/battle.ts';
import { table } from '../test/table.ts';
import { sidesShown } from './pieces.ts';

test('the beaten stay on a battle’s stage with their dice, though their ships are gone', () => {
  const ships = 'transport:B2';
  const { state } = table({
    seats: [{ ships, hand: 'combat-drones' }, { ships }, {}],
    region: 'B2',
    agenda: [{ step: 'battle', seat: 0 }],
  });
  const { battle } = state;
  if (!battle) throw new Error('no battle');
  expect(sidesShown(state, battle)).toEqual([0, 1]);
  const rolls = Array.from({ length: 3 * MOST_DICE }, (_, at) => (at === 2 * MOST_DICE ? 4 : 0));
  expect(sidesShown(state, { ...battle, rolls })).toEqual([0, 1, 2]);
});
