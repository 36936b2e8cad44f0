/** Positions of games that a person played against bots, and last turns that were counted out. */
import first from './suite/game-1.json' with { type: 'json' };
import second from './suite/game-2.json' with { type: 'json' };
import lastTurns from './suite/last-turns.json' with { type: 'json' };

/** A row of questions of one game, with what must never be chosen there. */
const never = (game: string, after: readonly number[], keys: readonly string[], why: string) =>
  after.map((at) => ({ game, after: at, never: keys, why }));

const MOST = 'nothing else brings as many points at the end';
const STARVES = 'ore lies idle, and there is nobody to use it';
const HELPS = 'points for whoever colonizes a system that somebody else holds';
const GIVES_BACK = 'the system that it leaves falls to the rival who waits there';

export const suite = {
  games: { first, second, ...lastTurns.games },
  positions: [
    ...never('first', [59, 90, 107, 126], ['ore'], STARVES),
    ...never('first', [28], ['link-system b-1', 'link-system b-2'], HELPS),
    ...never('second', [12], ['link-system a-1', 'link-system a-2'], HELPS),
    ...never('second', [107], ['link-system a-2'], HELPS),
    ...never('first', [54], ['move b-2.3'], GIVES_BACK),
    ...never('first', [65], ['move b-1.3'], GIVES_BACK),
    ...never('second', [49], ['move a-2.2'], GIVES_BACK),
    ...never('first', [158], ['growth'], 'nothing grows, and ore for people breaks ties'),
    ...lastTurns.positions.map((position) => ({ ...position, why: MOST })),
  ],
};
