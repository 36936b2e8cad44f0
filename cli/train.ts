import { train as fit, type Trainable } from '@orrery/bots/train.ts';
import {
  type Command,
  EXIT,
  Failure,
  readArguments,
  readBots,
  wholeNumber,
  writeText,
} from './command.ts';
import { loadGame, loadPartners, loadTraining } from './games.ts';
import { Progress } from './progress.ts';

export const train: Command = {
  summary: "fit the weights of a game's evaluation to games among bots and partners",
  help: `orrery train --game GAME [--games N] [--seats N] [--bots LIST] [--seed S] [--faith X] [--out FILE]

Plays games among a population of bots that err and of sparring partners, and fits the weights of the
game's evaluation to the final points. Prints the first guess and the fitted weights of each feature;
the same seed gives the same weights. What is fitted must still win: see docs/bots.md.

  --games N    standard: 400
  --seats N    standard: 2
  --bots LIST  the population; standard: instinct and all partners of the game
  --seed S     standard: 1
  --faith X    how much the first guesses count, in hundredths of what the games say; standard: 10
  --out FILE   write the weights as JSON`,

  async run(args) {
    const { values } = readArguments(args, {
      game: { type: 'string' },
      games: { type: 'string', default: '400' },
      seats: { type: 'string', default: '2' },
      bots: { type: 'string' },
      seed: { type: 'string', default: '1' },
      faith: { type: 'string', default: '10' },
      out: { type: 'string' },
    });
    const { game, advice } = await loadGame(values.game);
    const training = await loadTraining(game.id);
    if (!training) throw new Failure(`the evaluation of ${game.id} is not one that can be fitted`);
    const partners = await loadPartners(game.id);
    const games = wholeNumber(values.games, '--games', 1, 1_000_000);
    const everybody = ['instinct', ...Object.keys(partners).map((name) => `partner:${name}`)];
    const progress = new Progress(`${game.id}, training`, games);
    const trained = fit({ game, advice, partners }, training, {
      games,
      seats: wholeNumber(
        values.seats,
        '--seats',
        game.definition.seats.min,
        game.definition.seats.max,
      ),
      bots: values.bots === undefined ? everybody : readBots(values.bots),
      seed: values.seed,
      share: 0.25,
      faith: wholeNumber(values.faith, '--faith', 0, 1_000_000) / 100,
      progress: () => progress.step(),
    });
    progress.end();
    console.log(
      `${trained.samples} positions; final points are foretold within ${trained.errorBefore.toFixed(2)} by the guesses, ${trained.errorAfter.toFixed(2)} by the fit`,
    );
    for (const [name, weights] of Object.entries(trained.weights))
      console.log(`${name.padEnd(16)} ${row(training, name)} → ${weights.join(', ')}`);
    if (values.out) writeText(values.out, `${JSON.stringify(trained.weights, null, 2)}\n`);
    return EXIT.done;
  },
};

const row = (training: Trainable<unknown>, name: string): string =>
  training.guesses[name].join(', ');
