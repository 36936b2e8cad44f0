import { describe, expect, test } from 'vitest';
import { type Deck, type Doors, deckSize, NONE, newDeck } from '../index.ts';
import { bareGame, picks, throughDoors } from './bare.ts';

describe('chance', () => {
  test('repeats with its seed, and goes on from where it was', () => {
    const rolls = (seed: string) =>
      throughDoors((k, s) => s.log.push(k.die(6), k.below(100)), seed);
    expect(rolls('a').log).toEqual(rolls('a').log);
    expect(rolls('a').position.random).toEqual(rolls('a').position.random);
    expect(rolls('a').position.random).not.toEqual(rolls('b').position.random);
  });

  test('goes on from one answer to the next as if it were all one', () => {
    const game = bareGame(
      {
        roll: {
          choices: picks,
          options: (_state, _frame, list) => void list.push(0, 1),
          choose(state, frame, _choice, k) {
            state.log.push(k.below(1000));
            k.push(frame);
          },
        },
      },
      (k) => k.push({ step: 'roll', seat: 0 }),
    );
    const position = game.start({ seats: 3, options: {} }, 'on');
    for (let i = 0; i < 6; i++) game.answer(position, 0, 0);
    const atOnce = throughDoors((k, s) => {
      for (let i = 0; i < 6; i++) s.log.push(k.below(1000));
    }, 'on');
    expect(position.state.log).toEqual(atOnce.log);
    expect(position.random).toEqual(atOnce.position.random);
  });

  test('leaves the generator alone when nothing is drawn', () => {
    const game = bareGame({}, () => {});
    const before = game.start({ seats: 1, options: {} }, 'x').random;
    expect(throughDoors(() => {}, 'x').position.random).toEqual(before);
  });

  test('keeps within bounds', () => {
    throughDoors((k) => {
      for (let i = 0; i < 300; i++) {
        expect([1, 2, 3, 4, 5, 6]).toContain(k.die(6));
        expect([0, 1, 2]).toContain(k.below(3));
      }
      expect(k.below(1)).toBe(0);
      expect(k.die(1)).toBe(1);
    });
  });

  test('writes every outcome down, in order', () => {
    const { trail, log } = throughDoors((k, s) => {
      s.log.push(k.die(6), k.below(10), k.take([7, 8, 9]));
    });
    expect(trail.outcomes).toEqual(log);
    expect(trail.barrier).toBe('chance');
  });

  test('takes one item of an unordered list, each equally often', () => {
    const counts = [0, 0, 0, 0];
    throughDoors((k) => {
      for (let i = 0; i < 8000; i++) {
        const items = [0, 1, 2, 3];
        const taken = k.take(items);
        counts[taken]++;
        expect([...items, taken].sort()).toEqual([0, 1, 2, 3]);
      }
    });
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  test('shuffles into every order', () => {
    const seen = new Map<string, number>();
    throughDoors((k) => {
      for (let i = 0; i < 6000; i++) {
        const items = [1, 2, 3];
        k.shuffle(items);
        seen.set(items.join(), (seen.get(items.join()) ?? 0) + 1);
      }
    });
    expect(seen.size).toBe(6);
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test.each<[string, (k: Doors) => unknown]>([
    ['below(0)', (k) => k.below(0)],
    ['below(−3)', (k) => k.below(-3)],
    ['die(0)', (k) => k.die(0)],
    ['take([])', (k) => k.take([])],
  ])('%s is a mistake, and is called one', (_name, draw) => {
    expect(() => throughDoors((k) => void draw(k))).toThrow(/out of/);
  });
});

describe('outcomes that are given', () => {
  const fed = (feed: number[], body: (k: Doors, log: number[]) => void) =>
    throughDoors((k, s) => body(k, s.log), 'fed', feed);

  test('are used in order', () => {
    const { log, trail } = fed([3, 6, 0], (k, log) => log.push(k.die(6), k.die(6), k.below(4)));
    expect(log).toEqual([3, 6, 0]);
    expect(trail.outcomes).toEqual([3, 6, 0]);
  });

  test('name the item that is taken, and the order of a shuffle', () => {
    const { log } = fed([9, 5, 6, 4], (k, log) => {
      const items = [7, 8, 9];
      log.push(k.take(items), ...items);
      const order = [4, 5, 6];
      k.shuffle(order);
      log.push(...order);
    });
    expect(log[0]).toBe(9);
    expect(log.slice(1, 3).sort()).toEqual([7, 8]);
    expect(log.slice(3)).toEqual([5, 6, 4]);
  });

  test('must suffice', () => {
    expect(() => fed([1], (k) => void [k.die(6), k.die(6)])).toThrow('outcomes are used up');
    expect(() => fed([], (k) => void k.die(6))).toThrow('outcomes are used up');
  });

  test('must be used up', () => {
    expect(() => fed([1, 2, 3], (k) => void k.die(6))).toThrow(
      '2 of the given outcomes were not used',
    );
    expect(() => fed([1], () => {})).toThrow('1 of the given outcomes were not used');
  });

  test.each<[string, number, (k: Doors) => unknown]>([
    ['a die of 6 shows', 0, (k) => k.die(6)],
    ['a die of 6 shows', 7, (k) => k.die(6)],
    ['a number below 4 is', 4, (k) => k.below(4)],
    ['a number below 4 is', -1, (k) => k.below(4)],
    ['a number below 4 is', 0.5, (k) => k.below(4)],
    ['one of 7, 8 is', 9, (k) => k.take([7, 8])],
  ])('must be possible: %s %d', (_what, outcome, draw) => {
    expect(() => fed([outcome], (k) => void draw(k))).toThrow(/can not come up|not among/);
  });

  test('do not change what chance holds for later', () => {
    const drawn = throughDoors((k, s) => s.log.push(k.die(6), k.die(6)), 'later');
    const given = throughDoors((k, s) => s.log.push(k.die(6), k.die(6)), 'later', [1, 1]);
    expect(given.position.random).toEqual(drawn.position.random);
  });
});

describe('a deck', () => {
  const deckOf = (top: number[], rest: number[], under: number[]): Deck => ({ top, rest, under });

  test('starts with nothing settled, and takes its cards over', () => {
    const cards = [1, 2, 3];
    const made = newDeck(cards);
    made.rest.pop();
    expect(cards).toEqual([1, 2, 3]);
    expect(made).toEqual(deckOf([], [1, 2], []));
    expect(deckSize(deckOf([1], [2, 3], [4, 5, 6]))).toBe(6);
  });

  test('gives the settled top first, last one first, then any of the rest, then the settled bottom', () => {
    throughDoors((k, s) => {
      const cards = deckOf([1, 2], [3, 4], [5, 6]);
      for (let i = 0; i < 7; i++) s.log.push(k.draw(cards));
      expect(s.log.slice(0, 2)).toEqual([2, 1]);
      expect(s.log.slice(2, 4).sort()).toEqual([3, 4]);
      expect(s.log.slice(4)).toEqual([5, 6, NONE]);
      expect(deckSize(cards)).toBe(0);
    });
  });

  test('draws by chance only what is unsettled', () => {
    const draw = (cards: Deck) => throughDoors((k) => void k.draw(cards)).trail;
    expect(draw(deckOf([1], [2], []))).toMatchObject({ barrier: 'reveal', outcomes: [] });
    expect(draw(deckOf([], [2], [3]))).toMatchObject({ barrier: 'chance', outcomes: [2] });
    expect(draw(deckOf([], [], [3]))).toMatchObject({ barrier: 'reveal', outcomes: [] });
    expect(draw(deckOf([], [], []))).toMatchObject({ barrier: null, outcomes: [] });
  });
});

describe('barriers', () => {
  test('chance outweighs a reveal, whichever comes first', () => {
    const barrier = (body: (k: Doors) => void) => throughDoors(body).trail.barrier;
    expect(barrier(() => {})).toBeNull();
    expect(barrier((k) => k.reveal())).toBe('reveal');
    expect(barrier((k) => k.show())).toBe('shown');
    expect(barrier((k) => void [k.show(), k.reveal()])).toBe('reveal');
    expect(barrier((k) => void [k.reveal(), k.show()])).toBe('reveal');
    expect(barrier((k) => void [k.die(6), k.show()])).toBe('chance');
    expect(barrier((k) => void [k.reveal(), k.die(6)])).toBe('chance');
    expect(barrier((k) => void [k.die(6), k.reveal()])).toBe('chance');
    expect(barrier((k) => k.emit({ type: 'x', seat: -1 }))).toBeNull();
  });
});

describe('events', () => {
  test('are kept in causal order, and only if somebody listens', () => {
    const { trail } = throughDoors((k) => {
      expect(k.silent).toBe(false);
      k.emit({ type: 'first', seat: 0, n: 1 });
      k.emit({ type: 'second', seat: -1 });
    });
    expect(trail.events).toEqual([
      { type: 'first', seat: 0, n: 1 },
      { type: 'second', seat: -1 },
    ]);
    const quiet = bareGame(
      {
        body: {
          run(_state, _frame, k) {
            expect(k.silent).toBe(true);
            k.emit({ type: 'unheard', seat: -1 });
          },
        },
      },
      (k) => k.push({ step: 'body', seat: -1 }),
    );
    quiet.start({ seats: 1, options: {} }, 'x');
  });
});

describe('the agenda through the doors', () => {
  const say = (n: number) => ({ step: 'say', seat: -1, n });
  const run = (body: (k: Doors) => void) => {
    const game = bareGame(
      {
        body: { run: (_state, _frame, k) => body(k) },
        say: { run: (state, frame) => void state.log.push(frame.n as number) },
      },
      (k) => k.pushInOrder({ step: 'body', seat: -1 }, say(9)),
    );
    return game.start({ seats: 2, options: {} }, 'x').state.log;
  };

  test('push runs the last first, pushInOrder the first first', () => {
    expect(run((k) => [say(1), say(2)].forEach((frame) => void k.push(frame)))).toEqual([2, 1, 9]);
    expect(run((k) => k.pushInOrder(say(1), say(2), say(3)))).toEqual([1, 2, 3, 9]);
  });

  test('amend changes the nearest frame of a step, and leaves other copies of it alone', () => {
    const shared = say(1);
    expect(
      run((k) => {
        k.pushInOrder(shared, shared);
        k.amend('say', { n: 5 });
      }),
    ).toEqual([5, 1, 9]);
    expect(shared.n).toBe(1);
    expect(() => run((k) => k.amend('shout', {}))).toThrow('no frame of step «shout» to amend');
  });

  test('know how many seats there are', () => {
    throughDoors((k) => expect(k.seats).toBe(3));
  });

  test('are closed outside of a step', () => {
    let kept: Doors | null = null;
    const game = bareGame(
      {
        ask: {
          choices: picks,
          options: (_state, _frame, list) => void list.push(0, 1),
          choose(_state, _frame, _choice, k) {
            kept = k;
          },
        },
      },
      (k) => k.push({ step: 'ask', seat: 0 }),
    );
    const position = game.start({ seats: 1, options: {} }, 'x');
    game.answer(position, 0, 1);
    expect(() => (kept as unknown as Doors).die(6)).toThrow('chance outside of a step');
    expect(() => (kept as unknown as Doors).push({ step: 'ask', seat: 0 })).toThrow();
  });
});
