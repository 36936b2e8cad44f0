import * as beyondTheSun from '@orrery/beyond-the-sun';
import { suite as ofBeyondTheSun } from '@orrery/beyond-the-sun/bot/suite.ts';
import * as distantSuns from '@orrery/distant-suns';
import { suite as ofDistantSuns } from '@orrery/distant-suns/bot/suite.ts';
import * as masterOfOrion from '@orrery/master-of-orion';
import { suite as ofMasterOfOrion } from '@orrery/master-of-orion/bot/suite.ts';
import { expect, test } from 'vitest';
import type { Brain } from '../player.ts';
import { runSuite, type Suite } from '../suite.ts';

test.each([
  ['Distant Suns', distantSuns, ofDistantSuns],
  ['Master of Orion', masterOfOrion, ofMasterOfOrion],
  ['Beyond the Sun', beyondTheSun, ofBeyondTheSun],
])('a captain of %s finds three quarters of what must be found', (_name, brain, suite) => {
  const answers = runSuite(brain as Brain<unknown>, suite as unknown as Suite, 'captain');
  const right = answers.filter((answer) => answer.right);
  expect(right.length / answers.length).toBeGreaterThanOrEqual(0.75);
});
