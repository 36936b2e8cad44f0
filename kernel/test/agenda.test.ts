import { describe, expect, test } from 'vitest';
import { choiceSet, type Question, type Step, seatsFrom, TableError } from '../index.ts';
import { scene } from '../testing/index.ts';
import { bareGame, type Log, picks } from './bare.ts';
import { errands } from './games/errands.ts';

const say: Record<string, Step<Log>> = {
  one: { run: (state) => void state.log.push(1) },
  two: { run: (state, frame) => void state.log.push(2, frame.seat) },
  three: { run: (state) => void state.log.push(3) },
};
const logOf = (steps: Record<string, Step<Log>>, seat = -1, seats = 3) =>
  bareGame({ ...say, ...steps }, (k) => k.push({ step: 'first', seat })).start(
    { seats, options: {} },
    'x',
  ).state.log;

describe('the agenda', () => {
  test('is a stack: what is pushed last runs first, and before what waits', () => {
    const steps: Record<string, Step<Log>> = {
      first: {
        run(_state, { seat }, k) {
          k.push({ step: 'three', seat });
          k.pushInOrder({ step: 'inner', seat }, { step: 'two', seat });
        },
      },
      inner: { run: (_state, _frame, k) => k.push({ step: 'one', seat: 0 }) },
    };
    expect(logOf(steps, 2)).toEqual([1, 2, 2, 3]);
  });
});

test('seatsFrom goes round the table', () => {
  expect(seatsFrom(2, 4)).toEqual([2, 3, 0, 1]);
  expect(seatsFrom(0, 1)).toEqual([0]);
});

describe('choices that are none', () => {
  test('one option is chosen by itself, no option skips, and both are seen in what happened', () => {
    // Two seats: seat 1 begins with three errands, seat 0 has two.
    const table = scene(errands, { seats: 2 });
    expect(table.asked).toEqual([1]);
    expect(table.options()).toEqual(['run 0', 'run 1', 'run 2']);
    table.choose('run 2');
    expect(table.asked).toEqual([0]);
    table.choose('run 0');
    expect(table.step).toBe('night');
    expect(table.options()).toEqual(['seen']);
    table.choose('seen');
    table.choose('run 1');
    // Seat 0 has one errand left, which is nothing to decide: the night is next.
    expect(table.step).toBe('night');
    table.choose('seen');
    expect(table.over).toBe(true);
    expect(table.state.diary).toEqual([
      'dawn 1',
      '1 runs 2',
      '0 runs 0',
      '0 sees the night',
      'dawn 2',
      '1 runs 1',
      '0 runs 0',
      '0 sees the night',
    ]);
    expect(table.reported('ran').map((event) => event.seat)).toEqual([1, 0, 1, 0]);
  });

  test('a skipped step does what skipping does', () => {
    const table = scene(errands, { seats: 4 });
    table.choose('run 0').choose('run 0');
    // Seat 1 (of 4) is forced, seat 0 has nothing to do: it is said so.
    expect(table.state.diary).toContain('0 idles');
    expect(table.state.diary).not.toContain('never');
  });

  test('what follows from a forced choice belongs to the choice before it', () => {
    const table = scene(errands, { seats: 3 });
    table.choose('run 0');
    table.choose('run 0');
    expect(table.events.map((event) => event.type)).toEqual(['ran', 'ran', 'ran']);
  });
});

test('options that were handed out stay as they were, whatever is listed after them', () => {
  const forced: Question<Log> = {
    choices: picks,
    options: (_state, _frame, list) => void list.push(7),
    choose: (state, _frame, choice) => void state.log.push(choice),
  };
  const open: Question<Log> = {
    choices: picks,
    options: (_state, { seat }, list) => void list.push(seat, seat + 1),
    choose: (state, _frame, choice) => void state.log.push(choice),
  };
  const game = bareGame({ forced, open }, (k) =>
    k.pushInOrder(
      { step: 'forced', seat: 0 },
      { step: 'open', seat: 0 },
      { step: 'forced', seat: 1 },
      { step: 'open', seat: 1 },
    ),
  );
  const position = game.start({ seats: 2, options: {} }, 'x');
  const first = game.options(position, 0);
  game.answer(position, 0, 1);
  const second = game.options(position, 1);
  game.answer(position, 1, 2);
  expect([first, second]).toEqual([
    [0, 1],
    [1, 2],
  ]);
  expect(position.state.log).toEqual([7, 1, 7, 2]);
});

describe('the open question', () => {
  test('names its rule', () => {
    const table = scene(errands, { seats: 2 });
    expect(errands.rule(table.position)).toBe('ER-2');
    table.choose('run 0').choose('run 0');
    expect(errands.rule(table.position)).toBeNull();
  });

  test('counts up with every question that is asked, not with every step', () => {
    const position = errands.start({ seats: 2, options: {} }, 'x');
    expect(position.question).toBe(1);
    errands.answer(position, 1, 0);
    expect(position.question).toBe(2);
  });

  test('is nobody’s when the game is over', () => {
    const position = errands.start({ seats: 1, options: {} }, 'x');
    while (!errands.isOver(position)) errands.answer(position, 0, errands.options(position, 0)[0]);
    expect(errands.waiting(position)).toEqual([]);
    expect(errands.options(position, 0)).toEqual([]);
    expect(errands.rule(position)).toBeNull();
    expect(position.agenda).toEqual([]);
    expect(() => errands.answer(position, 0, 0)).toThrow(
      expect.objectContaining({ kind: 'wrong-seat' }),
    );
  });
});

describe('answers that are refused', () => {
  const kindOf = (act: () => unknown) => {
    try {
      act();
    } catch (error) {
      if (error instanceof TableError) return error.kind;
      throw error;
    }
    return null;
  };

  test('say what was expected, and change nothing', () => {
    const position = errands.start({ seats: 2, options: {} }, 'x');
    const before = errands.save(position);
    for (const choice of [3, -1, 8, 1.5, Number.NaN]) {
      expect(kindOf(() => errands.answer(position, 1, choice))).toBe('unlisted-choice');
    }
    for (const seat of [0, 2, -1, 31, 32, 33, 1e9, 0.5, Number.NaN]) {
      expect(kindOf(() => errands.answer(position, seat, 0))).toBe('wrong-seat');
    }
    expect(errands.save(position)).toBe(before);
    expect(() => errands.answer(position, 0, 0)).toThrow('seat 0 is not asked anything; asked: 1');
  });
});

describe('mistakes of a game', () => {
  const ask: Question<Log> = {
    choices: picks,
    options: (_state, _frame, list) => void list.push(0, 1),
    choose: () => {},
  };

  test('an agenda that never comes to a question is cut off', () => {
    const game = bareGame({ first: { run: (_state, frame, k) => k.push(frame) } }, (k) =>
      k.push({ step: 'first', seat: -1 }),
    );
    expect(() => game.start({ seats: 1, options: {} }, 'x')).toThrow(/never comes to a question/);
  });

  test('an unknown step is named, with the agenda', () => {
    const game = bareGame({}, (k) => k.push({ step: 'nowhere', seat: 1 }));
    expect(() => game.start({ seats: 2, options: {} }, 'x')).toThrow(
      /no step «nowhere»[\s\S]*seat 1/,
    );
  });

  test.each([-1, 3, 31])('a question to seat %i, where nobody sits, is named', (seat) => {
    const game = bareGame({ ask }, (k) => k.push({ step: 'ask', seat }));
    expect(() => game.start({ seats: 2, options: {} }, 'x')).toThrow(
      new RegExp(`«ask» asks seat ${seat}, where nobody sits`),
    );
  });

  test('a rule that throws leaves the game usable for others', () => {
    const game = bareGame(
      {
        ask: {
          choices: choiceSet({ fail: [], go: [] }),
          options: (_state, _frame, list) => void list.push(0, 1),
          choose(_state, frame, choice, k) {
            k.die(6);
            if (choice === 0) throw new Error('broken rule');
            k.push(frame);
          },
        },
      },
      (k) => k.push({ step: 'ask', seat: 0 }),
    );
    const one = game.start({ seats: 1, options: {} }, 'x');
    const other = game.clone(one);
    expect(() => game.answer(one, 0, 0)).toThrow('broken rule');
    // What became of the position that broke is undefined, but it must not pretend to be asking.
    expect(game.options(one, 0)).toEqual([]);
    game.answer(other, 0, 1);
    expect(game.options(other, 0)).toEqual([0, 1]);
  });

  test('a rule that throws half-way through its options leaves none of them to others', () => {
    let breaks = true;
    const options: Question<Log>['options'] = (_state, _frame, list) => {
      list.push(5);
      if (breaks) throw new Error('broken rule');
      list.push(6);
    };
    const game = bareGame({ ask: { ...ask, options } }, (k) => k.push({ step: 'ask', seat: 0 }));
    const start = () => game.start({ seats: 1, options: {} }, 'x');
    expect(start).toThrow('broken rule');
    breaks = false;
    expect(game.options(start(), 0)).toEqual([5, 6]);
  });
});
