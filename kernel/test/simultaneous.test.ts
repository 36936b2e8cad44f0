import { describe, expect, test } from 'vitest';
import { NO_ANSWER, type Position, SEALED, seededGenerator, Table } from '../index.ts';
import { scene } from '../testing/index.ts';
import { bareGame, picks } from './bare.ts';
import { type Auction, auction, bids } from './games/auction.ts';

const { bid } = bids.make;
const start = (seats = 3) => auction.start({ seats, options: {} }, 'x');
const coins = (position: Position<Auction>) => position.state.players.map((p) => p.coins);

describe('a question to several seats', () => {
  test('waits for all of them, in any order, under one number', () => {
    const position = start();
    expect(auction.waiting(position)).toEqual([0, 1, 2]);
    const { question } = position;
    auction.answer(position, 2, bid(1));
    expect(auction.waiting(position)).toEqual([0, 1]);
    auction.answer(position, 0, bid(4));
    expect(auction.waiting(position)).toEqual([1]);
    expect(position.question).toBe(question);
    expect(position.state.opened).toEqual([]);
    auction.answer(position, 1, bid(0));
    expect(position.question).toBe(question + 1);
    // Opened in seat order, not in the order of answering.
    expect(position.state.opened).toEqual([4, 0, 1]);
    expect(coins(position)).toEqual([2, 6, 6]);
    expect(position.answers).toEqual([NO_ANSWER, NO_ANSWER, NO_ANSWER]);
  });

  test('lets everybody change their mind until the last answer is in', () => {
    const position = start();
    auction.answer(position, 0, bid(6));
    expect(auction.options(position, 0)).toHaveLength(7);
    auction.answer(position, 0, bid(2));
    expect(auction.waiting(position)).toEqual([1, 2]);
    auction.answer(position, 1, bid(1));
    auction.answer(position, 1, bid(3));
    auction.answer(position, 2, bid(0));
    expect(position.state.opened).toEqual([2, 3, 0]);
  });

  test('can be saved with some answers in', () => {
    const position = start();
    auction.answer(position, 2, bid(3));
    const loaded = auction.load(auction.save(position));
    for (const p of [position, loaded]) {
      auction.answer(p, 0, bid(1));
      auction.answer(p, 1, bid(2));
    }
    expect(auction.save(loaded)).toBe(auction.save(position));
  });

  test('does not ask those who have nothing to decide or are not in it', () => {
    const table = scene(auction, {
      seats: 4,
      state(state) {
        state.players[0].coins = 0;
        state.players[3].points = 12;
      },
      agenda: [{ step: 'bid', seat: -1 }],
    });
    expect(table.asked).toEqual([1, 2]);
    expect(table.position.answers).toEqual([bid(0), NO_ANSWER, NO_ANSWER, NO_ANSWER]);
    expect(table.options(3)).toEqual([]);
    expect(() => table.choose('bid 0', { seat: 3 })).toThrow(/not asked/);
    table.choose('bid 1', { seat: 1 }).choose('bid 2', { seat: 2 });
    expect(table.reported('bid').map((event) => event.seat)).toEqual([0, 1, 2]);
    expect(table.state.opened).toEqual([0, 1, 2]);
  });

  test('resolves by itself if nobody has anything to decide', () => {
    const table = scene(auction, {
      seats: 2,
      state(state) {
        for (const player of state.players) player.coins = 0;
      },
      agenda: [{ step: 'bid', seat: -1 }],
    });
    expect(table.over).toBe(true);
    expect(table.state.opened).toEqual([0, 0]);
  });

  test('resolves without answers if nobody is in it', () => {
    const seen: number[][] = [];
    const game = bareGame(
      {
        ask: {
          choices: picks,
          seats: () => [],
          options: () => {},
          resolve: (_state, _frame, answers) => void seen.push([...answers]),
        },
      },
      (k) => k.push({ step: 'ask', seat: -1 }),
    );
    expect(game.isOver(game.start({ seats: 2, options: {} }, 'x'))).toBe(true);
    expect(seen).toEqual([[NO_ANSWER, NO_ANSWER]]);
  });

  test('hands the answers over for good: keeping them does no harm', () => {
    const kept: (readonly number[])[] = [];
    const game = bareGame(
      {
        ask: {
          choices: picks,
          seats: () => [0, 1],
          options: (_state, _frame, list) => void list.push(0, 1),
          resolve(state, frame, answers, k) {
            kept.push(answers);
            state.log.push(0);
            if (state.log.length < 2) k.push(frame);
          },
        },
      },
      (k) => k.push({ step: 'ask', seat: -1 }),
    );
    const position = game.start({ seats: 2, options: {} }, 'x');
    for (const [seat, choice] of [
      [0, 1],
      [1, 0],
      [0, 0],
      [1, 1],
    ])
      game.answer(position, seat, choice);
    expect(kept).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });
});

describe('the barrier of opening', () => {
  const opening = (seats: number) => {
    const table = Table.open(auction, {
      seats: Array.from({ length: seats }, (_, seat) => ({ name: `${seat}` })),
      seed: 'x',
    });
    const played = Array.from({ length: seats }, (_, seat) => table.answer(seat, 1, 'bid 1'));
    return played.map(({ trail }) => trail.barrier);
  };

  test('stands where somebody else’s answer is seen', () => {
    const game = bareGame(
      {
        ask: {
          choices: picks,
          seats: () => [0, 1],
          options: (_state, _frame, list) => void list.push(0, 1),
          resolve: () => {},
        },
      },
      (k) => k.push({ step: 'ask', seat: -1 }),
    );
    const table = Table.open(game, { seats: [{ name: 'a' }, { name: 'b' }], seed: 'x' });
    expect(table.answer(0, 1, 'pick 0').trail.barrier).toBeNull();
    expect(table.answer(1, 1, 'pick 1').trail.barrier).toBe('reveal');
    // In the auction the next prize is drawn at once, which is chance.
    expect(opening(2)).toEqual([null, 'chance']);
    expect(opening(1)).toEqual(['chance']);
  });
});

describe('views of a question to several', () => {
  test('show who has answered, but not what', () => {
    const position = start();
    auction.answer(position, 0, bid(3));
    auction.answer(position, 2, bid(5));
    expect(auction.view(position, 0).position.answers).toEqual([bid(3), NO_ANSWER, SEALED]);
    expect(auction.view(position, 1).position.answers).toEqual([SEALED, NO_ANSWER, SEALED]);
    expect(auction.view(position, -1).position.answers).toEqual([SEALED, NO_ANSWER, SEALED]);
  });

  test('are the same whatever the others have sealed', () => {
    const [low, high] = [start(), start()];
    auction.answer(low, 0, bid(0));
    auction.answer(high, 0, bid(6));
    expect(auction.view(low, 1)).toEqual(auction.view(high, 1));
    expect(auction.view(low, -1)).toEqual(auction.view(high, -1));
  });

  test('are re-dealt by asking the sealed seats again', () => {
    const position = start();
    auction.answer(position, 0, bid(3));
    auction.answer(position, 2, bid(5));
    const redeal = auction.redealer(auction.view(position, 2));
    const dealt = redeal(seededGenerator('deal'));
    expect(auction.waiting(dealt)).toEqual([0, 1]);
    expect(dealt.answers).toEqual([NO_ANSWER, NO_ANSWER, bid(5)]);
    auction.answer(dealt, 0, bid(1));
    auction.answer(dealt, 1, bid(1));
    expect(dealt.state.opened).toEqual([1, 1, 5]);
  });
});
