import { type Advice, type Position, seededGenerator } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import type { Brain } from '../player.ts';
import { mindOf, searchBot } from '../search/bot.ts';
import { Race } from '../search/race.ts';
import { lanes, nim, showdown } from './brains.ts';
import { worth } from './games/lanes.ts';

type Nim = { heap: number; last: number };

/** Nothing shows before the end. At first sight one plays well, but for the question at hand. */
const advice: Advice<Nim> = {
  evaluate: () => 0,
  scale: 1,
  rank({ heap }, _frame, _seat, options, scores) {
    const liked = heap === 10 ? 1 : heap % 4;
    for (let i = 0; i < options.length; i++) scores[i] = options[i] === liked ? 0.2 : 0;
  },
  planError: 0.13,
  turnsTaken: ({ heap }) => -heap,
};

const raceOf = <S>(brain: Brain<S>, position: Position<S>): Race<S> => {
  const [seat] = brain.game.waiting(position);
  return new Race(brain, brain.game.view(position, seat), seededGenerator('x'));
};

const heapOf = (heap: string) => nim.game.start({ seats: 2, options: { heap } }, 'any');

describe('plans that are played on', () => {
  const chosen = (foresight: number) =>
    searchBot({ iterations: 60 })({ game: nim.game, advice: { ...advice, foresight } }, 's')(
      nim.game.view(heapOf('10'), 0),
    );

  test('show what pays later', () => {
    expect(chosen(5)).toBe(2);
  });

  test('and do not without', () => {
    expect(chosen(0)).toBe(1);
  });
});

describe('who plays on', () => {
  // At first sight one takes a single one, now three. What the last nine are worth shows when they are looked at.
  const shortSighted: Advice<Nim> = {
    ...advice,
    evaluate: ({ heap, last }, seat) =>
      heap > 9 || (heap % 4 === 0) !== (last === seat) ? 0 : 0.1,
    rank({ heap }, _frame, _seat, options, scores) {
      const liked = heap === 13 ? 3 : 1;
      for (let i = 0; i < options.length; i++) scores[i] = options[i] === liked ? 0.01 : 0;
    },
    foresight: 8,
  };
  const chosen = (glance?: Advice<Nim>['glance']) =>
    searchBot({ iterations: 60 })(
      { game: nim.game, advice: { ...shortSighted, ...(glance ? { glance } : {}) } },
      's',
    )(nim.game.view(heapOf('13'), 0));

  test('tries as many as a glance takes in', () => {
    expect(chosen(() => 3)).toBe(1);
  });

  test('at the questions that are worth one', () => {
    expect(chosen(({ step }) => (step === 'take' ? 1 : 3))).toBe(3);
    expect(chosen(({ step }) => (step === 'take' ? 3 : 1))).toBe(1);
  });

  test('and does what ranks best without one', () => {
    expect(chosen()).toBe(3);
  });
});

test('where a tree finds more with many iterations, it is grown for these', () => {
  const minds = [999, 1000].map((iterations) =>
    mindOf(
      { game: nim.game, advice: { ...advice, treeFrom: 1000 } },
      nim.game.view(heapOf('10'), 0),
      seededGenerator('x'),
      { iterations },
    ),
  );
  expect(minds.map((mind) => mind instanceof Race)).toEqual([true, false]);
});

test('details that others decide at first sight are looked at where there is time for it', () => {
  const brain = { game: nim.game, advice: { ...advice, foresight: 5, breadth: () => 1 } };
  const view = nim.game.view(heapOf('10'), 0);
  const [quick, long] = [250, 3000].map((iterations) =>
    mindOf(brain, view, seededGenerator('x'), { iterations }),
  );
  expect(quick.forced).toBe(1);
  expect(long.forced).toBe(null);
  long.run(60);
  expect(long.best()).toBe(2);
});

test('the more time there is, the more options are looked at', () => {
  const brain = {
    game: lanes.game,
    advice: { ...lanes.advice, scale: 30, planError: 3.9, breadth: () => 2 },
  };
  const position = lanes.game.start({ seats: 2, options: {} }, 'any');
  lanes.game.answer(position, 0, 0);
  const [seat] = lanes.game.waiting(position);
  const view = lanes.game.view(position, seat);
  const looked = [250, 1000, 3000].map(
    (iterations) => mindOf(brain, view, seededGenerator('x'), { iterations }).thoughts().length,
  );
  expect(looked).toEqual([2, 3, 10]);
});

test('fewer iterations than were hoped for: fewer run', () => {
  const brain = { game: lanes.game, advice: { ...lanes.advice, scale: 30, planError: 3.9 } };
  const position = lanes.game.start({ seats: 2, options: {} }, 'any');
  lanes.game.answer(position, 0, 0);
  const race = raceOf(brain, position);
  const untried = Math.min(...race.thoughts().map(({ visits }) => visits));
  expect(race.isDecided(3000)).toBe(false);
  race.run(4);
  expect(race.isDecided(240)).toBe(false);
  race.run(200);
  const twice = race.thoughts().filter(({ visits }) => visits > untried + 1);
  expect(twice).toHaveLength(2);
});

test('what a look ahead puts far behind does not run', () => {
  const position = lanes.game.start({ seats: 2, options: {} }, 'any');
  const brain = { game: lanes.game, advice: { ...lanes.advice, scale: 1, planError: 0.13 } };
  lanes.game.answer(position, 0, raceOf(brain, position).best());
  // In the lane every spot is worth what `rank` says: the best is the only one near the best.
  const race = raceOf(brain, position);
  expect(race.isDecided(100)).toBe(true);
  race.run(100);
  expect(race.iterations).toBe(0);
  lanes.game.answer(position, 0, race.best());
  expect(position.state.points[0]).toBe(Math.max(...[...Array(240).keys()].map(worth)));
});

test('where those who try options play on to the end, what a look ahead puts far behind runs too', () => {
  // To take a single one looks splendid, and loses.
  const blinded: Advice<Nim> = {
    ...advice,
    evaluate: ({ heap, last }, seat) => (heap === 9 && last === seat ? 5 : 0),
  };
  const chosen = (foresight: number, glance?: Advice<Nim>['glance']) =>
    searchBot({ iterations: 60 })(
      { game: nim.game, advice: { ...blinded, foresight, ...(glance ? { glance } : {}) } },
      's',
    )(nim.game.view(heapOf('10'), 0));
  expect(chosen(5, () => 2)).toBe(2);
  expect(chosen(5)).toBe(1);
  expect(chosen(1, () => 2)).toBe(1);
});

test('it ends where playing on makes no difference', () => {
  // Judged at once, nobody is ever ahead.
  const race = raceOf({ game: nim.game, advice }, heapOf('13'));
  expect(race.isDecided(100_000)).toBe(false);
  race.run(100_000);
  expect(race.isDecided(1)).toBe(true);
  expect(race.iterations).toBeLessThan(50_000);
});

test('what comes out alike on every deal needs no more of them', () => {
  // Judged at once, nobody is ever ahead.
  const race = raceOf({ game: nim.game, advice }, heapOf('13'));
  expect(race.isDecided(3000)).toBe(false);
  race.run(3000);
  expect(race.isDecided(1)).toBe(true);
  expect(race.iterations).toBeLessThan(30);
});

test('the more iterations are granted, the longer it makes sure', () => {
  const position = showdown.game.start({ seats: 2, options: {} }, 'any');
  const brain = { game: showdown.game, advice: { ...showdown.advice, planError: 20 } };
  const tried = [100, 1000, 10_000].map((granted) => {
    const race = raceOf(brain, position);
    race.run(granted);
    return race.iterations;
  });
  expect(tried[0]).toBeLessThan(100);
  expect(tried[1]).toBeGreaterThan(tried[0]);
  expect(tried[2]).toBeGreaterThan(tried[1]);
  expect(tried[2]).toBeLessThan(10_000);
});

test('the more iterations are granted, the more are tried, and the further behind they may be', () => {
  // The best spots of the lane are worth 100, 97, 94, 93 and 90.
  const brain = { game: lanes.game, advice: { ...lanes.advice, scale: 30, planError: 3.9 } };
  const position = lanes.game.start({ seats: 2, options: {} }, 'any');
  lanes.game.answer(position, 0, 0);
  const tried = (granted: number) => {
    const race = raceOf(brain, position);
    const untried = Math.min(...race.thoughts().map(({ visits }) => visits));
    race.run(granted);
    return race.thoughts().filter(({ visits }) => visits > untried).length;
  };
  expect([60, 250, 3000].map(tried)).toEqual([0, 2, 4]);
});

test('it says what it thinks of the options, what it would choose first', () => {
  const race = raceOf({ game: nim.game, advice: { ...advice, foresight: 5 } }, heapOf('10'));
  race.run(60);
  const [best, ...others] = race.thoughts();
  expect(best.choice).toBe(race.best());
  expect(best.choice).toBe(2);
  expect(best.chance).toBeGreaterThan(0.9);
  expect(others).toHaveLength(2);
  for (const { chance, visits } of others) {
    expect(chance).toBeLessThan(0.1);
    expect(visits).toBeGreaterThan(0);
  }
});
