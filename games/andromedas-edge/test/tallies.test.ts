import { expect, test } from 'vitest';
import { tallies } from '../tallies.ts';
import type { Told } from '../vocabulary.ts';
import { region, table } from './table.ts';

test('wins are counted by the base that a seat opened with and by the cards it played', () => {
  const { state } = table({ seats: [{ hand: 'propaganda' }, {}] });
  const to = (place: string) =>
    ({ type: 'launched', seat: 0, ship: 0, region: region(place), jumps: false }) as const;
  const events: readonly Told[] = [
    { type: 'card-played', seat: 0, card: state.players[0].hand[0] },
    to('A2'),
    to('C1'),
    to('C2'),
  ];
  expect(tallies['opening base'](state, 0, events)).toBe('maximus-field');
  expect(tallies['opening base'](state, 1, events)).toBe('none');
  expect(tallies.tactics(state, 0, events)).toEqual(['propaganda']);
  expect(tallies.tactics(state, 1, events)).toEqual([]);
});
