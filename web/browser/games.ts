/** The rules of all games that have a board, for tests that go through every one of them. */
import { game as andromedasEdge } from '@orrery/andromedas-edge';
import { game as beyondTheSun } from '@orrery/beyond-the-sun';
import { game as distantSuns } from '@orrery/distant-suns';
import { game as eclipse } from '@orrery/eclipse';
import type { Game } from '@orrery/kernel';
import { game as masterOfOrion } from '@orrery/master-of-orion';

export const GAMES = [
  distantSuns,
  masterOfOrion,
  beyondTheSun,
  eclipse,
  andromedasEdge,
] as unknown as readonly Game<unknown>[];
