/** Eclipse against plans that people play: what no opponent may do in a whole game. */
import { advice, game as rules, tallies } from '@orrery/eclipse';
import { partners } from '@orrery/eclipse/bot/partners.ts';
import { expect, test } from 'vitest';
import { type Contest, playMatch } from '../arena.ts';

const contest = { game: rules, advice, tallies, partners } as unknown as Contest<unknown>;
const GAMES = 4;

test.each(Object.keys(partners))('a captain plays %s without collapse or fault', (partner) => {
  const faults: string[] = [];
  const match = { seats: 2, bots: ['captain', `partner:${partner}`], games: GAMES, seed: 'long' };
  playMatch(contest, match, ({ game, bots, scores, labels }) => {
    const seat = bots.indexOf(0);
    // Against somebody who stays at home the ships that one begins with may do.
    for (const fault of labels.fault[seat])
      if (fault !== 'no ship built') faults.push(`${fault}, game ${game}`);
    if (labels.fate[seat][0] !== 'stayed') faults.push(`${labels.fate[seat]}, game ${game}`);
    if (scores[seat] < 12) faults.push(`${scores[seat]} points, game ${game}`);
  });
  expect(faults).toEqual([]);
});
