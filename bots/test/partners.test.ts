import * as andromedasEdge from '@orrery/andromedas-edge';
import { partners as ofAndromedasEdge } from '@orrery/andromedas-edge/bot/partners.ts';
import * as beyondTheSun from '@orrery/beyond-the-sun';
import { partners as ofBeyondTheSun } from '@orrery/beyond-the-sun/bot/partners.ts';
import * as distantSuns from '@orrery/distant-suns';
import { partners as ofDistantSuns } from '@orrery/distant-suns/bot/partners.ts';
import * as eclipse from '@orrery/eclipse';
import { partners as ofEclipse } from '@orrery/eclipse/bot/partners.ts';
import type { Partners } from '@orrery/kernel';
import * as masterOfOrion from '@orrery/master-of-orion';
import { partners as ofMasterOfOrion } from '@orrery/master-of-orion/bot/partners.ts';
import { expect, test } from 'vitest';
import { type Contest, playMatch } from '../arena.ts';

const contest = (game: object, partners: object) =>
  ({ ...game, partners }) as Contest<unknown> & { partners: Partners<unknown> };

test.each([
  ['Distant Suns', contest(distantSuns, ofDistantSuns)],
  ['Master of Orion', contest(masterOfOrion, ofMasterOfOrion)],
  ['Beyond the Sun', contest(beyondTheSun, ofBeyondTheSun)],
  ['Eclipse', contest(eclipse, ofEclipse)],
  ["Andromeda's Edge", contest(andromedasEdge, ofAndromedasEdge)],
])('%s has five plans or more, and they are played to the end', (_name, brain) => {
  const names = Object.keys(brain.partners);
  expect(names.length).toBeGreaterThanOrEqual(5);
  for (let at = 0; at < names.length; at += 2) {
    const bots = [names[at], names[(at + 1) % names.length]].map((name) => `partner:${name}`);
    const match = { seats: 2, bots, games: 1, seed: 'partners' };
    const result = playMatch(brain, match);
    expect(result.games).toBe(1);
    expect(playMatch(brain, match)).toEqual(result);
  }
});
