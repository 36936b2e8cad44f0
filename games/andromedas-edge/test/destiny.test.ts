import { newTrail, total } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { DESTINIES } from '../data/index.ts';
import { andromedasEdge as game } from '../game.ts';
import { words } from '../text/describe.ts';
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

test('AE-4.16.1: who has seen the destinies can no longer take the last choice back', () => {
  const barrier = (fates: readonly number[]) => {
    const at = table({
      options: { destiny: 'on' },
      seats: [{}, {}],
      agenda: [
        { step: 'choose-track', seat: 0, n: 1 },
        { step: 'final-scoring', seat: -1 },
      ],
      state: (state) => {
        state.undealtDestinies = state.undealtDestinies.filter((card) => !fates.includes(card));
        state.players[1].destinies = [...fates];
      },
    });
    const trail = newTrail();
    game.answer(at.position, 0, game.options(at.position, 0)[0], trail);
    expect(game.isOver(at.position)).toBe(true);
    return trail.barrier;
  };
  expect([barrier([CURE]), barrier([])]).toEqual(['reveal', null]);
});

test('AE-4.16.1: the final scoring reveals all destinies, so that everybody sees why who has won', () => {
  const fates = [7, 3, 1, 0];
  const at = table({
    options: { destiny: 'on', teams: 'on' },
    seats: [{ vp: 40 }, { vp: 5 }, { vp: 24, tracks: { science: 2 } }, { vp: 22 }],
    agenda: [{ step: 'final-scoring', seat: -1 }],
    state: (state) => {
      state.undealtDestinies = state.undealtDestinies.filter((card) => !fates.includes(card));
      state.players.forEach((player, seat) => {
        player.destinies = [fates[seat]];
      });
    },
  });
  expect(at.reported('destiny-revealed')).toMatchObject(
    fates.map((card, seat) => ({ seat, card })),
  );
  for (const viewer of [0, 1, 2, 3]) {
    const view = game.view(at.position, viewer);
    const { players } = view.position.state;
    expect(players.map(({ destinies }) => destinies)).toEqual(fates.map((card) => [card]));
    const sum = (seat: number): number =>
      total(game.definition.score(at.state, seat)) +
      total(game.definition.score(at.state, seat + 1));
    expect(words.verdict?.(view)?.values).toMatchObject({ n: sum(2), m: sum(0) });
  }
});
