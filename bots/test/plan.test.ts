import { describe, expect, test } from 'vitest';
import { LEVELS } from '../levels.ts';
import { BotNameError, botSeed, checkBots } from '../names.ts';
import { planOf } from '../plan.ts';

describe('names of bots', () => {
  test('plain ones', () => {
    expect(planOf('random')).toEqual({ kind: 'random' });
    expect(planOf(' greedy ')).toEqual({ kind: 'greedy', settings: {} });
  });

  test('searches with a budget', () => {
    expect(planOf('search:500')).toEqual({
      kind: 'search',
      budget: { iterations: 500 },
      noise: 0,
    });
    expect(planOf('search:200ms')).toEqual({ kind: 'search', budget: { ms: 200 }, noise: 0 });
  });

  test('partners of a game', () => {
    expect(planOf('partner:rush')).toEqual({ kind: 'partner', partner: 'rush' });
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
    ['partner', 'no bot is called «partner»'],
    ['partner:', 'no bot is called «partner:»'],
    ['level:king', 'no level «king»: cadet, navigator, captain, admiral'],
    ['level', 'no bot is called «level»'],
  ])('«%s» is refused', (name, message) => {
    expect(() => planOf(name)).toThrow(BotNameError);
    expect(() => planOf(name)).toThrow(message);
  });
});

test('with people, no search thinks for ever, whatever it is called', () => {
  for (const name of ['search:999999999', 'search:999999999ms']) {
    const plan = planOf(name, 'clock');
    expect(plan.kind === 'search' && plan.budget.ms).toBe(20_000);
  }
  expect(planOf('search:200ms', 'clock')).toMatchObject({ budget: { ms: 200 } });
});

test('a record with a bot that nobody knows is damaged', () => {
  checkBots([{ name: 'Ann' }, { name: 'Vega', bot: 'search:200ms' }]);
  for (const bot of ['hal', '', 'search:1e9', 'constructor']) {
    expect(() => checkBots([{ name: 'Vega', bot }]), bot).toThrow(
      expect.objectContaining({ kind: 'broken-record' }),
    );
  }
});

test('bots draw from a seed of their own, which does not hold that of the table', () => {
  expect(botSeed('wolf 359')).toBe(botSeed('wolf 359'));
  expect(botSeed('wolf 359')).not.toBe(botSeed('wolf 358'));
  expect(botSeed('wolf 359')).not.toContain('359');
});
