/** The search moves without asking whether a choice is listed: here somebody asks, in every game. */
import { playGame } from '@orrery/bots';
import { type Game, NO_ANSWER } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { gameIds, loadGame } from '../games.ts';

/** Makes a game complain of choices that it doesn't offer, however they are made. */
function strict(game: Game<unknown>): void {
  const apply = game.apply.bind(game);
  game.apply = (position, seat, choice, ...rest) => {
    if (choice !== NO_ANSWER && !game.options(position, seat).includes(choice))
      throw new Error(`«${game.asking(position).step}» does not offer ${choice} to seat ${seat}`);
    apply(position, seat, choice, ...rest);
  };
}

test.each(gameIds())('%s', async (id) => {
  const { game, advice } = await loadGame(id);
  strict(game);
  const match = { seats: 3, bots: ['search:25', 'greedy'], seed: 'strict', games: 1 };
  expect(playGame({ game, advice }, match, 0).scores).toHaveLength(3);
});
