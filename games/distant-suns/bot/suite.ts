/** Last turns of games among bots that go for other things: all that follows was counted out. */
import lastTurns from './suite/last-turns.json' with { type: 'json' };

const MOST = 'nothing else brings as many points at the end';

export const suite = {
  games: lastTurns.games,
  positions: lastTurns.positions.map((position) => ({ ...position, why: MOST })),
};
