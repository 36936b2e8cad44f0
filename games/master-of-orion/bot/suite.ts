/** Positions of games that a person played against bots, and last actions that were counted out. */
import first from './suite/game-1.json' with { type: 'json' };
import second from './suite/game-2.json' with { type: 'json' };
import lastTurns from './suite/last-turns.json' with { type: 'json' };

/** A row of questions of one game, with what must never be chosen there. */
const never = (game: string, after: readonly number[], keys: readonly string[], why: string) =>
  after.map((at) => ({ game, after: at, never: keys, why }));

const MOST = 'nothing else brings as many points at the end';
const LOYAL = 'nobody can be more loyal';
const FULL = 'there is no room for more fleets';

export const suite = {
  games: { first, second, ...lastTurns.games },
  positions: [
    ...never('first', [12, 50, 74, 98], ['propaganda'], LOYAL),
    ...never('second', [41], ['propaganda'], LOYAL),
    ...never(
      'first',
      [93, 96],
      ['exploit ground-batteries', 'exploit population-support-service', 'trade food fleet'],
      FULL,
    ),
    ...never('first', [50], ['exploit landing-ship'], FULL),
    ...never(
      'second',
      [102],
      ['research'],
      'all that is drawn is discarded at the end of the round',
    ),
    ...never(
      'first',
      [124],
      ['activate kuruk'],
      'the Locator in hand activates him for nothing, and production for it is one trade away',
    ),
    ...lastTurns.positions.map((position) => ({ ...position, why: MOST })),
  ],
};
