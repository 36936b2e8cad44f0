import { type Advice, type Position, seededGenerator, UNKNOWN } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import type { Brain } from '../player.ts';
import { searchBot } from '../search/bot.ts';
import { Search } from '../search/search.ts';
import { coin, dawdle, duel, lanes, nim, showdown } from './brains.ts';
import { GUESS, SAFE } from './games/coin.ts';
import { WORK } from './games/dawdle.ts';
import { NOTHING, PAPER, ROCK, SCISSORS } from './games/duel.ts';
import { worth } from './games/lanes.ts';
import { KEEP, type Showdown, SWAP } from './games/showdown.ts';

/** What a search of so many iterations chooses for the first seat that is asked. */
function choice<S>(brain: Brain<S>, position: Position<S>, iterations: number, seed = 's') {
  const [seat] = brain.game.waiting(position);
  return searchBot({ iterations })(brain, seed)(brain.game.view(position, seat));
}

describe('a game where everything is open', () => {
  test.each(['5', '7', '10', '13'])('finds the winning move from a heap of %s', (heap) => {
    const position = nim.game.start({ seats: 2, options: { heap } }, 'any');
    expect(choice(nim, position, 3000)).toBe(Number(heap) % 4);
  });

  test('plays a won position to its end, whatever the other does', () => {
    for (const stones of [1, 2, 3]) {
      const position = nim.game.start({ seats: 2, options: { heap: '7' } }, 'any');
      nim.game.answer(position, 0, choice(nim, position, 2000));
      nim.game.answer(position, 1, stones);
      while (!nim.game.isOver(position)) {
        const [seat] = nim.game.waiting(position);
        nim.game.answer(position, seat, choice(nim, position, 500));
      }
      expect(position.state.last).toBe(0);
    }
  });

  test('says what it thinks of the options', () => {
    const position = nim.game.start({ seats: 2, options: { heap: '5' } }, 'any');
    const search = new Search(nim, nim.game.view(position, 0), seededGenerator('x'));
    search.run(2000);
    const [best, ...others] = search.thoughts();
    expect(best.choice).toBe(1);
    expect(best.chance).toBeGreaterThan(0.9);
    for (const thought of others) expect(thought.chance).toBeLessThan(0.6);
  });
});

describe('choices that pay later', () => {
  /** Nothing shows before the end. At first sight one plays well, but for the question at hand. */
  const advice: Advice<{ heap: number; last: number }> = {
    evaluate: () => 0,
    scale: 1,
    rank({ heap }, _frame, _seat, options, scores) {
      const liked = heap === 10 ? 1 : heap % 4;
      for (let i = 0; i < options.length; i++) scores[i] = options[i] === liked ? 0.2 : 0;
    },
    turnsTaken: ({ heap }) => -heap,
  };
  const chosen = (foresight: number) => {
    const position = nim.game.start({ seats: 2, options: { heap: '10' } }, 'any');
    return choice({ game: nim.game, advice: { ...advice, foresight } }, position, 24);
  };

  test('show where one plays on for some turns before one judges', () => {
    expect(chosen(5)).toBe(2);
  });

  test('and do not without', () => {
    expect(chosen(0)).toBe(1);
  });
});

describe('a game that is as good as decided', () => {
  /** At first sight one would rather not work. */
  const idle = {
    ...dawdle.advice,
    rank: (_state: unknown, _frame: unknown, _seat: number, options: number[], scores: number[]) =>
      options.forEach((option, i) => {
        scores[i] = option === WORK ? 0 : 0.5;
      }),
  };
  const chosen = (points: number[], advice: typeof dawdle.advice) => {
    const position = dawdle.game.start({ seats: 2, options: {} }, 'any');
    position.state.points = points;
    return choice({ game: dawdle.game, advice }, position, 200);
  };

  test.each([[[0, 90]], [[90, 0]]])('is played on for points: %s', (points) => {
    expect(chosen(points, idle)).toBe(WORK);
  });

  test('says how little hope there is', () => {
    const position = dawdle.game.start({ seats: 2, options: {} }, 'any');
    position.state.points = [0, 90];
    const search = new Search(dawdle, dawdle.game.view(position, 0), seededGenerator('x'));
    search.run(50);
    for (const { chance } of search.thoughts()) expect(chance).toBeLessThan(0.01);
  });
});

describe('choices made at once', () => {
  const shares = (rounds: string) => {
    const shown = [0, 0, 0, 0];
    for (let i = 0; i < 60; i++) {
      const position = duel.game.start({ seats: 2, options: { rounds } }, 'any');
      shown[choice(duel, position, 400, `seed ${i}`)]++;
    }
    return shown;
  };

  test('are mixed where none is best, and never foolish', () => {
    const shown = shares('1');
    expect(shown[NOTHING]).toBe(0);
    for (const kind of [ROCK, PAPER, SCISSORS]) {
      expect(shown[kind]).toBeGreaterThan(3);
      expect(shown[kind]).toBeLessThan(45);
    }
  });

  test('over several rounds', () => {
    expect(shares('3')[NOTHING]).toBe(0);
  });

  test('do not depend on what another seat has already sealed', () => {
    for (const sealed of [ROCK, PAPER, SCISSORS]) {
      const position = duel.game.start({ seats: 2, options: {} }, 'any');
      const before = searchBot({ iterations: 200 })(duel, 's')(duel.game.view(position, 1));
      duel.game.answer(position, 0, sealed);
      expect(searchBot({ iterations: 200 })(duel, 's')(duel.game.view(position, 1))).toBe(before);
    }
  });
});

describe('hidden cards', () => {
  /** A position in which the first seats hold these cards. */
  function holding(...cards: number[]): Position<Showdown> {
    const position = showdown.game.start({ seats: cards.length, options: {} }, 'any');
    const rest = [...Array(10).keys()].filter((card) => !cards.includes(card));
    position.state.deck = { top: [], rest, under: [] };
    cards.forEach((card, seat) => {
      position.state.players[seat].hand = [card];
    });
    return position;
  }

  test('views hide them', () => {
    const view = showdown.game.view(holding(3, 7), 0);
    expect(view.position.state.players[1].hand).toEqual([UNKNOWN]);
  });

  test('equal views give equal choices: nobody peeks', () => {
    for (const own of [2, 4, 5, 8]) {
      const choices = [0, 1, 3, 6, 7, 9].map((other) => choice(showdown, holding(own, other), 150));
      expect(new Set(choices).size).toBe(1);
    }
  });

  test('a low card is swapped, a high one kept', () => {
    expect(choice(showdown, holding(1, 5), 600)).toBe(SWAP);
    expect(choice(showdown, holding(8, 5), 600)).toBe(KEEP);
    expect(choice(showdown, holding(0, 5, 6, 7), 600)).toBe(SWAP);
    expect(choice(showdown, holding(9, 5, 6, 7), 600)).toBe(KEEP);
  });

  test('works without advice, by playing out', () => {
    const brain = { game: showdown.game, advice: null };
    expect(choice(brain, holding(0, 5), 1000)).toBe(SWAP);
    expect(choice(brain, holding(9, 5), 1000)).toBe(KEEP);
  });
});

test('what another seat will do in secret is not counted on', () => {
  const position = coin.game.start({ seats: 2, options: {} }, 'any');
  const search = new Search(coin, coin.game.view(position, 0), seededGenerator('x'));
  search.run(3000);
  const chances = new Map(search.thoughts().map(({ choice: at, chance }) => [at, chance]));
  expect(chances.get(GUESS)).toBeLessThan(0.65);
  expect(chances.get(SAFE)).toBeGreaterThan(0.7);
  expect(search.best()).toBe(SAFE);
});

describe('long lists and choices in two parts', () => {
  test('looks on to where the evaluation means something', () => {
    const position = lanes.game.start({ seats: 3, options: {} }, 'any');
    lanes.game.answer(position, 0, choice(lanes, position, 400));
    lanes.game.answer(position, 0, choice(lanes, position, 400));
    const all = [...Array(240).keys()].map(worth);
    expect(position.state.points[0]).toBe(Math.max(...all));
  });

  test('plans a row of choices', () => {
    const brain = {
      game: lanes.game,
      advice: { ...lanes.advice, planError: 0.13 * lanes.advice.scale },
    };
    const position = lanes.game.start({ seats: 2, options: {} }, 'any');
    const best = Math.max(...[...Array(240).keys()].map(worth));
    // Without a ranking that knows where the good spots are, only a look ahead finds the lane.
    lanes.game.answer(position, 0, choice(brain, position, 20));
    lanes.game.answer(position, 0, choice(brain, position, 20));
    expect(position.state.points[0]).toBe(best);
  });

  test('tries short lists out where the game has no ranking', () => {
    const { evaluate, scale } = nimAdvice;
    const brain = { game: nim.game, advice: { evaluate, scale } };
    const position = nim.game.start({ seats: 2, options: { heap: '7' } }, 'any');
    expect(choice(brain, position, 300)).toBe(3);
  });
});

const nimAdvice: Advice<{ heap: number; last: number }> = {
  evaluate: (state, seat) => (state.last === seat ? 1 : 0) * (state.heap % 4 === 0 ? 1 : -1),
  scale: 1,
};

test('what is clear is not thought about to the end of the budget', () => {
  let judged = 0;
  const evaluate: typeof lanes.advice.evaluate = (state, seat) => {
    judged++;
    return lanes.advice.evaluate(state, seat);
  };
  const brain = { game: lanes.game, advice: { ...lanes.advice, evaluate } };
  const position = lanes.game.start({ seats: 2, options: {} }, 'any');
  lanes.game.answer(position, 0, choice(lanes, position, 400));
  expect(choice(brain, position, 20_000)).toBe(choice(lanes, position, 400));
  // Two seats are judged in every iteration.
  expect(judged / 2).toBeLessThan(20_000 / 3);
});

test('a search without a budget still answers', () => {
  const position = nim.game.start({ seats: 2, options: {} }, 'any');
  const search = new Search(nim, nim.game.view(position, 0), seededGenerator('x'));
  expect([1, 2, 3]).toContain(search.best());
});

test('a seat that is not asked is told so', () => {
  const position = nim.game.start({ seats: 2, options: {} }, 'any');
  const bot = searchBot({ iterations: 10 })(nim, 's');
  expect(() => bot(nim.game.view(position, 1))).toThrow('seat 1 is not asked anything');
});
