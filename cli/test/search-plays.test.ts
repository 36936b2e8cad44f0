/** The search moves without asking whether a choice is listed: here somebody asks, in every game. */
import { botOf } from '@orrery/bots';
import { type Game, NO_ANSWER } from '@orrery/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { gameIds, loadGame } from '../games.ts';

/** Makes a game complain of choices that it doesn't offer, however they are made; gives back the way to mend it. */
function strict(game: Game<unknown>): () => void {
  const apply = game.apply.bind(game);
  game.apply = (position, seat, choice, ...rest) => {
    if (choice !== NO_ANSWER && !game.options(position, seat).includes(choice))
      throw new Error(`«${game.asking(position).step}» does not offer ${choice} to seat ${seat}`);
    apply(position, seat, choice, ...rest);
  };
  // Other tests play the same game.
  return () => {
    delete (game as Partial<Game<unknown>>).apply;
  };
}

/** Every so many choices of a whole game are thought over, the others made at first sight. */
const THOUGHT_OVER = 15;

test.each(gameIds())('%s', async (id) => {
  const { game, advice } = await loadGame(id);
  onTestFinished(strict(game));
  const brain = { game, advice };
  const bots = ['search:25', 'greedy'].map((name) => botOf(name, brain, 'strict'));
  const quick = botOf('instinct', brain, 'strict');
  const position = game.start({ seats: 3, options: {} }, 'strict');
  let made = 0;
  for (; !game.isOver(position); made++) {
    const [seat] = game.waiting(position);
    const thinks = made % THOUGHT_OVER === 0;
    const bot = thinks ? bots[(made / THOUGHT_OVER) % bots.length] : quick;
    game.answer(position, seat, bot(game.view(position, seat)));
  }
  expect(made).toBeGreaterThan(20);
});
