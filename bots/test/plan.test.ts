import { describe, expect, test } from 'vitest';
import { LEVELS } from '../levels.ts';
import { BotNameError, planOf } from '../plan.ts';

describe('names of bots', () => {
  test('plain ones', () => {
    expect(planOf('random')).toEqual({ kind: 'random' });
    expect(planOf(' greedy ')).toEqual({ kind: 'greedy', settings: {} });
  });

  test('searches with a budget', () => {
    expect(planOf('search:500')).toEqual({
      kind: 'search',
      budget: { iterations: 500 },
      settings: {},
    });
    expect(planOf('search:200ms')).toEqual({ kind: 'search', budget: { ms: 200 }, settings: {} });
  });

  test('levels, with and without the word', () => {
    for (const level of LEVELS) expect(planOf(`level:${level}`)).toEqual(planOf(level));
  });

  test('a level keeps to iterations in a simulation and to the clock with people', () => {
    for (const level of LEVELS) {
      const plan = planOf(level);
      if (plan.kind !== 'search') continue;
      expect(plan.budget.ms).toBeUndefined();
      const timed = planOf(level, 'clock');
      expect(timed.kind === 'search' && timed.budget.ms).toBeGreaterThan(0);
    }
  });

  test.each([
    ['', 'no bot is called «»'],
    ['hal', 'no bot is called «hal»; there are random, instinct, greedy, search:ITERATIONS'],
    ['greedy:3', 'no bot is called «greedy:3»'],
    ['search', 'search needs a budget, as in search:500'],
    ['search:', 'a number of iterations or milliseconds, not «»'],
    ['search:0', 'not «0»'],
    ['search:-5', 'not «-5»'],
    ['search:1e3', 'not «1e3»'],
    ['search:5s', 'not «5s»'],
    ['search:5:6', 'no bot is called «search:5:6»'],
    ['level:king', 'no level «king»: cadet, navigator, captain, admiral'],
    ['level', 'no bot is called «level»'],
  ])('«%s» is refused', (name, message) => {
    expect(() => planOf(name)).toThrow(BotNameError);
    expect(() => planOf(name)).toThrow(message);
  });
});
