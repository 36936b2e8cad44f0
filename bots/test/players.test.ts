import { type Partners, seededGenerator, type View } from '@orrery/kernel';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { playGame, playMatch } from '../arena.ts';
import { botOf } from '../plan.ts';
import { type Bot, decisionGenerator } from '../player.ts';
import { randomBot } from '../random.ts';
import { dawdle, duel, lanes, nim, showdown } from './brains.ts';
import { WORK } from './games/dawdle.ts';
import { type Lanes, worth } from './games/lanes.ts';

const NAMES = ['random', 'instinct', 'greedy', 'search:60', 'cadet', 'navigator'];

describe('a partner', () => {
  const partners: Partners<Lanes> = {
    third: {
      plan: 'always the third lane',
      looksAhead: false,
      advice: {
        ...lanes.advice,
        rank(_state, frame, _seat, options, scores) {
          for (let i = 0; i < options.length; i++)
            scores[i] = frame.step === 'lane' && options[i] === 3 ? 1e6 : 0;
        },
      },
    },
    ahead: { plan: 'looks where it goes', looksAhead: true, advice: lanes.advice },
  };
  const match = { seats: 2, bots: ['partner:third', 'partner:ahead'], games: 2, seed: 'a' };

  test('plays its plan, with or without a look ahead', () => {
    const contest = { ...lanes, partners };
    expect(playMatch(contest, match).bots[1].wins).toBe(2);
    const { record } = playGame(contest, { ...match, records: true }, 0);
    const choices = record?.entries.filter(({ seat }) => seat === 0).map(({ key }) => key);
    expect(choices?.filter((key) => key.startsWith('lane ') && key !== 'lane 3')).toEqual([]);
  });

  test('that the game does not have is refused by name', () => {
    expect(() => botOf('partner:fourth', { ...lanes, partners }, 'a')).toThrow(
      'lanes has no partner «fourth»; there are third, ahead',
    );
  });
});

test.each(['greedy', 'search:60'])(
  '%s goes by the ranking where one option deserves a look',
  (name) => {
    let [asked, judged] = [0, 0];
    const advice: NonNullable<typeof lanes.advice> = {
      ...lanes.advice,
      evaluate: (state, seat) => {
        judged++;
        return lanes.advice.evaluate(state, seat);
      },
      rank(_state, _frame, _seat, options, scores) {
        asked++;
        for (let i = 0; i < options.length; i++) scores[i] = options[i];
      },
      breadth: () => 1,
    };
    const position = lanes.game.start({ seats: 2, options: {} }, 'a');
    const choice = botOf(name, { ...lanes, advice }, 'a')(lanes.game.view(position, 0));
    expect(choice).toBe(Math.max(...lanes.game.options(position, 0)));
    expect([asked > 0, judged]).toEqual([true, 0]);
  },
);

test('a bot gets a view and nothing else', () => {
  expectTypeOf<Bot<number>>().parameters.toEqualTypeOf<[View<number>]>();
});

describe.each(NAMES)('%s', (name) => {
  test('answers every question of every kind of game, legally', () => {
    playMatch(nim, { seats: 3, bots: [name], games: 4, seed: 'a' });
    playMatch(duel, { seats: 2, bots: [name], games: 4, seed: 'a', options: { rounds: '3' } });
    playMatch(showdown, { seats: 4, bots: [name], games: 4, seed: 'a' });
    playMatch(lanes, { seats: 2, bots: [name], games: 2, seed: 'a' });
  });

  test('chooses the same for the same view and seed', () => {
    const position = showdown.game.start({ seats: 3, options: {} }, 'deal');
    for (let seed = 0; seed < 5; seed++) {
      const once = botOf(name, showdown, `${seed}`)(showdown.game.view(position, 0));
      const again = botOf(name, showdown, `${seed}`)(showdown.game.view(position, 0));
      expect(again).toBe(once);
    }
  });

  test('does not change what it looks at', () => {
    const position = lanes.game.start({ seats: 2, options: {} }, 'deal');
    const view = lanes.game.view(position, 0);
    const before = JSON.stringify(view);
    botOf(name, lanes, 's')(view);
    expect(JSON.stringify(view)).toBe(before);
  });

  test('says so if it is not asked', () => {
    const position = nim.game.start({ seats: 2, options: {} }, 'deal');
    expect(() => botOf(name, nim, 's')(nim.game.view(position, 1))).toThrow('not asked');
  });
});

test('random bots differ by seed', () => {
  const position = lanes.game.start({ seats: 2, options: {} }, 'deal');
  const view = lanes.game.view(position, 0);
  const choices = new Set(
    [...Array(40).keys()].map((seed) => botOf('random', lanes, `${seed}`)(view)),
  );
  expect(choices.size).toBe(6);
});

describe('greedy', () => {
  test('sees through a choice in two parts', () => {
    const position = lanes.game.start({ seats: 2, options: {} }, 'deal');
    const bot = botOf('greedy', lanes, 's');
    lanes.game.answer(position, 0, bot(lanes.game.view(position, 0)));
    lanes.game.answer(position, 0, bot(lanes.game.view(position, 0)));
    expect(position.state.points[0]).toBe(Math.max(...[...Array(240).keys()].map(worth)));
  });

  test('looks through asides to the answer', () => {
    const position = dawdle.game.start({ seats: 2, options: {} }, 'deal');
    const bot = botOf('greedy', dawdle, 's');
    expect(bot(dawdle.game.view(position, 0))).toBe(WORK);
  });

  test('does not put a loss off', () => {
    const position = dawdle.game.start({ seats: 2, options: {} }, 'deal');
    dawdle.game.answer(position, 0, WORK);
    position.state.points[1] = 3;
    const bot = botOf('greedy', dawdle, 's');
    expect(bot(dawdle.game.view(position, 1))).toBe(WORK);
  });

  test('weighs several deals where cards are hidden', () => {
    const result = playMatch(showdown, {
      seats: 2,
      bots: ['greedy', 'random'],
      games: 200,
      seed: 'g',
    });
    expect(result.bots[0].share).toBeGreaterThan(0.55);
  });
});

test('a decision has its own chance: the same when asked again, another for another seat', () => {
  const first = (seat: number, question: number) => decisionGenerator('s', seat, question).next();
  expect(first(0, 1)).toBe(first(0, 1));
  expect(first(0, 1)).not.toBe(first(1, 1));
  expect(first(0, 1)).not.toBe(first(0, 2));
  expect(seededGenerator('s').next()).toBe(seededGenerator('s').next());
});

test('choosing from the list alone is the same as choosing from a view', () => {
  const position = showdown.game.start({ seats: 2, options: {} }, 'deal');
  for (let seed = 0; seed < 20; seed++) {
    const [seat] = showdown.game.waiting(position);
    const bot = randomBot(showdown, `${seed}`);
    const options = showdown.game.options(position, seat);
    expect(bot.fromList?.(options, seat, position.question)).toBe(
      bot(showdown.game.view(position, seat)),
    );
  }
});
