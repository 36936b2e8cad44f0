import type { Brain } from '@orrery/bots';
import {
  train as fit,
  LESSONS,
  type Trainable,
  type Trained,
  type Weights,
  withWeights,
} from '@orrery/bots/train.ts';
import { tryOut } from '@orrery/bots/trial.ts';
import {
  type Command,
  EXIT,
  Failure,
  readArguments,
  readBots,
  UsageError,
  wholeNumber,
  writeText,
} from './command.ts';
import { loadGame, loadPartners, loadTraining } from './games.ts';
import { Progress } from './progress.ts';

export const train: Command = {
  summary: "fit the weights of a game's evaluation to games among bots and partners",
  help: `orrery train --game GAME [--from ends|choices|both] [--games N] [--seats LIST] [--bots LIST]
             [--seed S] [--share X] [--faith X] [--rounds N] [--trial N] [--out FILE]

Plays games among a population of bots that err and of sparring partners, and fits the weights of
the game's evaluation: to final points, to what one choice brought more than another some turns
later, or to both. Prints the weights in use and the fitted ones; the same seed gives the same
weights. What is fitted must still win (--trial): see docs/bots.md.

  --from ends|choices|both
               what is learned from; standard: ends
  --games N    standard: 400
  --seats LIST numbers of seats, separated by commas: as many games for each; standard: 2
  --bots LIST  the population; standard: instinct and all partners of the game
  --seed S     standard: 1
  --share X    positions of a game that are learned from, in hundredths; standard: 25
  --faith X    how much the weights in use count, in hundredths of what the games say; standard: 10
  --rounds N   each round starts from what the one before has fitted; standard: 1
  --trial N    then plays so many games: greedy with the fitted weights against the one in use
  --out FILE   write the weights as JSON`,

  async run(args) {
    const { values } = readArguments(args, {
      game: { type: 'string' },
      from: { type: 'string', default: 'ends' },
      games: { type: 'string', default: '400' },
      seats: { type: 'string', default: '2' },
      bots: { type: 'string' },
      seed: { type: 'string', default: '1' },
      share: { type: 'string', default: '25' },
      faith: { type: 'string', default: '10' },
      rounds: { type: 'string', default: '1' },
      trial: { type: 'string', default: '0' },
      out: { type: 'string' },
    });
    const from = LESSONS.find((name) => name === values.from);
    if (!from) throw new UsageError(`--from is one of ${LESSONS.join(', ')}, not «${values.from}»`);
    const { game, advice } = await loadGame(values.game);
    const training = await loadTraining(game.id);
    if (!training) throw new Failure(`the evaluation of ${game.id} is not one that can be fitted`);
    const brain = { game, advice, partners: await loadPartners(game.id) };
    const games = wholeNumber(values.games, '--games', 1, 1_000_000);
    const trial = wholeNumber(values.trial, '--trial', 0, 1_000_000);
    const { min, max } = game.definition.seats;
    const everybody = ['instinct', ...Object.keys(brain.partners).map((name) => `partner:${name}`)];
    const seats = values.seats.split(',').map((number) => wholeNumber(number, '--seats', min, max));
    const rounds = wholeNumber(values.rounds, '--rounds', 1, 1000);
    const lots = rounds * seats.length * (from === 'both' ? 2 : 1);
    const progress = new Progress(`${game.id}, training`, games * lots);
    const trained = fit(brain, training, {
      from,
      games,
      rounds,
      seats,
      bots: values.bots === undefined ? everybody : readBots(values.bots),
      seed: values.seed,
      share: wholeNumber(values.share, '--share', 1, 100) / 100,
      faith: wholeNumber(values.faith, '--faith', 0, 1_000_000) / 100,
      progress: () => progress.step(),
    });
    progress.end();
    report(training, trained);
    if (trial > 0) tryFitted(brain, training, trained.weights, trial, values.seed);
    if (values.out) writeText(values.out, `${JSON.stringify(trained.weights, null, 2)}\n`);
    return EXIT.done;
  },
};

function report(training: Trainable<unknown>, trained: Trained): void {
  for (const { lesson, samples, errorBefore, errorAfter } of trained.heard) {
    const errors = `${errorBefore.toFixed(2)} by the weights in use, ${errorAfter.toFixed(2)} by the fit`;
    console.log(`${samples} samples from ${lesson}; points are foretold within ${errors}`);
  }
  for (const [name, row] of Object.entries(trained.weights)) {
    const before = training.guesses[name].map((weight) => Number(weight.toFixed(3)));
    console.log(`${name.padEnd(16)} ${before.join(', ')} → ${row.join(', ')}`);
  }
}

function tryFitted(
  brain: Brain<unknown>,
  training: Trainable<unknown>,
  weights: Weights,
  games: number,
  seed: string,
): void {
  if (!brain.advice) return;
  const progress = new Progress(`${brain.game.id}, trial`, games);
  const fitted = withWeights(brain.advice, training, weights);
  const { wins, interval, points } = tryOut(brain, fitted, {
    bot: 'greedy',
    games,
    seed: `${seed} trial`,
    progress: () => progress.step(),
  });
  progress.end();
  const percent = (share: number): string => `${Math.round(100 * share)}`;
  console.log(
    `greedy with the fitted weights wins ${wins} of ${games} games (${percent(interval.low)}–${percent(interval.high)} %), ${points[0].toFixed(1)} points to ${points[1].toFixed(1)}`,
  );
}
