/** Positions of games among sparring partners where some choices are plainly wrong (docs/bots.md). */
import partners from './suite/games.json' with { type: 'json' };

const { games, positions } = partners;

const CASH = 'what would still bring VP is worth nothing after the last turn';
const DOCK = 'a ship comes home anyway, and a module that costs nothing acts for it';
const LAST = 'played on to the end it brings three points less than something else, or fewer still';

export const suite = {
  games,
  positions: [
    ...positions.cash.map((position) => ({ ...position, why: CASH })),
    ...positions.dock.map((position) => ({ ...position, why: DOCK })),
    ...positions.last.map((position) => ({ ...position, why: LAST })),
  ],
};
