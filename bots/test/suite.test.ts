import * as eclipse from '@orrery/eclipse';
import { suite } from '@orrery/eclipse/bot/suite.ts';
import { expect, test } from 'vitest';
import { runSuite, type Suite } from '../suite.ts';
import { nim } from './brains.ts';

test('a suite tells right answers from wrong ones', () => {
  const game = {
    seats: 2,
    options: { heap: '10' },
    setUp: [],
    entries: [
      [0, 'take 3'],
      [1, 'take 3'],
    ],
  } as const;
  const why = 'it loses';
  const positions = [
    { game: 'nim', after: 1, must: ['take 3'], why },
    { game: 'nim', after: 1, never: ['take 3'], why },
  ];
  const answers = runSuite(nim, { games: { nim: game }, positions } as Suite, 'search:2000');
  expect(answers.map(({ key, right }) => [key, right])).toEqual([
    ['take 3', true],
    ['take 3', false],
  ]);
});

test('at first sight already, Eclipse is played with common sense', () => {
  const answers = runSuite(eclipse, suite as unknown as Suite, 'instinct');
  expect(answers.length).toBeGreaterThanOrEqual(30);
  const wrong = answers.filter(({ right }) => !right);
  expect(wrong.length / answers.length).toBeLessThan(0.1);
});
