import { expect, test } from 'vitest';
import type { Ranking } from '../ranking.ts';
import { Decision } from '../search/decision.ts';

const settings = { breadth: 24, exploration: 1.5, evenness: 0 };

const ranking = (...scores: number[]): Ranking<unknown> =>
  ({
    options: scores.map((_, at) => 10 + at),
    scores,
    order: scores.map((_, at) => at),
  }) as unknown as Ranking<unknown>;

test.each([
  ['far behind', 0, -1e6, -1e7],
  ['never worth it', 0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY],
  ['all hopeless', Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY],
])('options that rank %s are chosen where nothing else is left', (_, ...scores) => {
  const decision = new Decision(0);
  decision.add(ranking(...scores), 0.2);
  expect(decision.knows([10, 11, 12])).toBe(true);
  expect(decision.select(0.1, settings)).toBe(0);
  expect(decision.match([11, 12], 24)).toBe(true);
  expect(decision.select(0.1, settings)).toBe(1);
});

test('a list is known only if it is the very same one', () => {
  const decision = new Decision(0);
  decision.add({ options: [1, 31], scores: [0, 0], order: [0, 1] } as never, 0.2);
  expect(decision.knows([1, 31])).toBe(true);
  expect(decision.knows([2, 0])).toBe(false);
  expect(decision.knows([1])).toBe(false);
});

test('what only another list held is not chosen when the first one comes again', () => {
  const decision = new Decision(0);
  decision.add(ranking(0, 0), 0.2);
  expect(decision.match([10, 99], 24)).toBe(false);
  decision.add({ options: [10, 99], scores: [0, 9], order: [1, 0] } as never, 0.2);
  const first = [10, 11];
  expect(decision.knows(first) || decision.match(first, 24)).toBe(true);
  for (let i = 0; i < 20; i++) {
    const candidate = decision.select(0.1, settings);
    expect(first).toContain(decision.choices[candidate]);
    decision.learn(candidate, 0);
  }
});
