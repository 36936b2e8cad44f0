import { runSuite } from '@orrery/bots/suite.ts';
import { type Command, EXIT, Failure, readArguments, readBots, UsageError } from './command.ts';
import { loadGame, loadPartners, loadSuite } from './games.ts';

export const suite: Command = {
  summary: 'ask bots at positions where the right choice is known',
  help: `orrery suite --game GAME [--bots LIST]

Asks each bot at every position of the game's suite, and says what it chose where that was wrong.

  --bots LIST  standard: captain,admiral`,

  async run(args) {
    const { values, positionals } = readArguments(args, {
      game: { type: 'string' },
      bots: { type: 'string', default: 'captain,admiral' },
    });
    if (positionals.length > 0) throw new UsageError('say the game with --game');
    const { game, advice } = await loadGame(values.game);
    const positions = await loadSuite(game.id);
    if (!positions) throw new Failure(`${game.id} has no suite of positions`);
    const partners = await loadPartners(game.id);
    for (const bot of readBots(values.bots)) {
      const answers = runSuite({ game, advice, partners }, positions, bot);
      const right = answers.filter((answer) => answer.right).length;
      for (const { position, key } of answers.filter((answer) => !answer.right))
        console.log(`${bot}, ${position.game} ${position.after}: «${key}»; ${position.why}`);
      const share = ((100 * right) / answers.length).toFixed(0);
      console.log(`${bot}: ${right} of ${answers.length} positions (${share} %)`);
    }
    return EXIT.done;
  },
};
