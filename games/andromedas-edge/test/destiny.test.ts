import { expect, test } from 'vitest';
import { DESTINIES } from '../data/index.ts';
import { andromedasEdge as game } from '../game.ts';
import { table } from './table.ts';

const CURE = DESTINIES.findIndex(({ key }) => key === 'invent-the-cure');

test('AE-4.16.1: X12, a destiny scores 10 and 5 VP for being highest, alone or not', () => {
  const points = (own: object, other: object) => {
    const at = table({
      options: { destiny: 'on' },
      seats: [{ tracks: own }, { tracks: other }],
      state: (state) => {
        state.players[0].destinies = [CURE];
      },
    });
    return at.game.definition.score(at.state, 0).find(({ id }) => id === 'destiny')?.points;
  };
  expect(points({ science: 5, civilization: 2 }, { science: 5, civilization: 3 })).toBe(10);
  expect(points({ science: 5, civilization: 3 }, { science: 5, civilization: 3 })).toBe(15);
  expect(points({ science: 4, civilization: 3 }, { science: 5 })).toBe(5);
});

test('AE-4.16.1: one of two cards is kept, and nobody else sees it', () => {
  const position = game.start({ seats: 2, options: { destiny: 'on' } }, 'fate');
  for (const seat of [0, 1]) game.answer(position, seat, game.options(position, seat)[0]);
  expect(position.state.players[0].destinies).toHaveLength(2);
  for (const seat of [0, 1]) game.answer(position, seat, game.options(position, seat)[0]);
  expect(position.state.players[0].destinies).toHaveLength(1);
  expect(game.view(position, 1).position.state.players[0].destinies).toEqual([-2]);
});
