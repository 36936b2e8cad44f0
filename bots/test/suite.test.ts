import * as andromedasEdge from '@orrery/andromedas-edge';
import { suite as ofAndromedasEdge } from '@orrery/andromedas-edge/bot/suite.ts';
import * as beyondTheSun from '@orrery/beyond-the-sun';
import { suite as ofBeyondTheSun } from '@orrery/beyond-the-sun/bot/suite.ts';
import * as distantSuns from '@orrery/distant-suns';
import { suite as ofDistantSuns } from '@orrery/distant-suns/bot/suite.ts';
import * as eclipse from '@orrery/eclipse';
import { suite as ofEclipse } from '@orrery/eclipse/bot/suite.ts';
import * as masterOfOrion from '@orrery/master-of-orion';
import { suite as ofMasterOfOrion } from '@orrery/master-of-orion/bot/suite.ts';
import { expect, test } from 'vitest';
import type { Brain } from '../player.ts';
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

/** How often the first sight has to be right; a search finds more (suite.long.test.ts). */
test.each([
  ['Eclipse', eclipse, ofEclipse, 0.9],
  ['Distant Suns', distantSuns, ofDistantSuns, 0.9],
  ['Master of Orion', masterOfOrion, ofMasterOfOrion, 0.9],
  ['Beyond the Sun', beyondTheSun, ofBeyondTheSun, 0.5],
  ['Andromeda’s Edge', andromedasEdge, ofAndromedasEdge, 0.85],
])('at first sight already, %s is played with common sense', (_name, brain, suite, share) => {
  const answers = runSuite(brain as Brain<unknown>, suite as unknown as Suite, 'instinct');
  expect(answers.length).toBeGreaterThanOrEqual(30);
  const right = answers.filter((answer) => answer.right);
  expect(right.length / answers.length).toBeGreaterThanOrEqual(share);
});
