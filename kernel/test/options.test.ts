/** The list of options is kept from the moment of asking: it must never be a stale one. */
import { describe, expect, test } from 'vitest';
import { below, type Game, type Position, seededGenerator } from '../index.ts';
import { scene } from '../testing/index.ts';
import { bareGame, picks } from './bare.ts';
import { auction } from './games/auction.ts';
import { errands } from './games/errands.ts';
import { raiders } from './games/raiders.ts';
import { smugglers } from './games/smugglers.ts';

/** Asks for a number up to the last one in the log, for ever. */
const counting = (calls: { count: number } = { count: 0 }) =>
  bareGame(
    {
      ask: {
        choices: picks,
        options(state, _frame, list) {
          calls.count++;
          for (let i = 0; i <= 1 + (state.log.at(-1) ?? 1); i++) list.push(i);
        },
        choose(state, frame, choice, k) {
          state.log.push(choice);
          k.push(frame);
        },
      },
    },
    (k) => k.push({ step: 'ask', seat: 0 }),
  );

describe('the list of options', () => {
  test('is made once for asking, listing and answering', () => {
    const calls = { count: 0 };
    const game = counting(calls);
    const position = game.start({ seats: 1, options: {} }, 'x');
    expect(game.options(position, 0)).toEqual([0, 1, 2]);
    game.options(position, 0);
    game.answer(position, 0, 2);
    expect(calls.count).toBe(2);
  });

  test('belongs to its position, whatever is done to others', () => {
    const game = counting();
    const one = game.start({ seats: 1, options: {} }, 'x');
    const other = game.clone(one);
    game.answer(other, 0, 2);
    expect(game.options(one, 0)).toEqual([0, 1, 2]);
    expect(game.options(other, 0)).toEqual([0, 1, 2, 3]);
    expect(game.options(one, 0)).toEqual([0, 1, 2]);
    game.answer(one, 0, 0);
    expect(game.options(one, 0)).toEqual([0, 1]);
    expect(game.options(other, 0)).toEqual([0, 1, 2, 3]);
  });

  test('survives another position that ends in a forced choice of the same seat', () => {
    const game = bareGame(
      {
        ask: {
          choices: picks,
          options: (_state, _frame, list) => void list.push(0, 1, 2),
          choose: (_state, frame, _choice, k) => k.push({ ...frame, step: 'forced' }),
        },
        forced: {
          choices: picks,
          options: (_state, _frame, list) => void list.push(9),
          choose: () => {},
        },
      },
      (k) => k.push({ step: 'ask', seat: 0 }),
    );
    const other = game.start({ seats: 1, options: {} }, 'x');
    const one = game.start({ seats: 1, options: {} }, 'x');
    game.answer(other, 0, 1);
    expect(game.isOver(other)).toBe(true);
    expect(game.options(one, 0)).toEqual([0, 1, 2]);
    expect(() => game.answer(one, 0, 9)).toThrow(/may not choose/);
  });

  test('follows a position whose content is replaced as a whole', () => {
    const game = counting();
    const position = game.start({ seats: 1, options: {} }, 'x');
    const later = game.clone(position);
    game.answer(later, 0, 2);
    game.options(position, 0);
    game.answer(position, 0, 0);
    Object.assign(position, later, { question: later.question + 1 });
    expect(game.options(position, 0)).toEqual([0, 1, 2, 3]);
  });

  test('may be kept: nobody writes into it later', () => {
    const game = counting();
    const position = game.start({ seats: 1, options: {} }, 'x');
    const kept = game.options(position, 0);
    game.answer(position, 0, 2);
    game.answer(position, 0, 3);
    expect(kept).toEqual([0, 1, 2]);
  });

  test('is not carried over to a copy that is then edited', () => {
    const game = counting();
    const one = game.start({ seats: 1, options: {} }, 'x');
    const copy = game.clone(one);
    copy.state.log.push(4);
    expect(game.options(copy, 0)).toHaveLength(6);
    expect(game.options(one, 0)).toHaveLength(3);
  });

  test('follows a position that is edited by hand, once the game is told', () => {
    const game = counting();
    const position = game.start({ seats: 1, options: {} }, 'x');
    position.state.log.push(4);
    game.edited(position);
    expect(game.options(position, 0)).toHaveLength(6);
    game.answer(position, 0, 5);
  });

  test('follows a scene that is edited between choices', () => {
    const table = scene(counting(), { seats: 1 });
    table.state.log.push(5);
    expect(table.options()).toHaveLength(7);
    table.choose('pick 6');
    table.state.log.push(0);
    expect(table.refuses('pick 2')).toBe(true);
    expect(() => table.choose('pick 2')).toThrow(/may not choose/);
  });

  test('of nobody is empty', () => {
    const game = counting();
    const position = game.start({ seats: 2, options: {} }, 'x');
    for (const seat of [-1, 1, 2, 3, 4, 31, 32, 1e9, 0.5, Number.NaN]) {
      expect(game.options(position, seat)).toEqual([]);
    }
  });
});

/** Many positions of one game, answered, copied and asked about in a random order. */
function juggle<S>(game: Game<S>, seats: number): void {
  const generator = seededGenerator(`juggle ${game.id}`);
  const fresh = (position: Position<S>, seat: number) =>
    game.options(game.clone(position), seat).slice();
  const start = () => game.start({ seats, options: {} }, `j${below(generator, 1000)}`);
  const positions = Array.from({ length: 4 }, start);
  for (let turn = 0; turn < 800; turn++) {
    const at = below(generator, positions.length);
    const position = positions[at];
    if (game.isOver(position)) {
      positions[at] = start();
      continue;
    }
    const seat = below(generator, seats);
    const listed = game.options(position, seat).slice();
    expect(listed).toEqual(fresh(position, seat));
    const act = below(generator, 5);
    if (act === 0) positions[below(generator, positions.length)] = game.clone(position);
    else if (act === 1) game.view(position, seat);
    else if (listed.length > 0)
      game.answer(position, seat, listed[below(generator, listed.length)]);
  }
}

describe('with many positions at once', () => {
  test('lists are always those of a fresh copy', () => {
    juggle(smugglers, 3);
    juggle(auction, 3);
    juggle(raiders, 3);
    juggle(errands, 4);
  });
});
