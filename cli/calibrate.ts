import { collect, type Decile, decilesOf, fitScales } from '@orrery/bots/calibrate.ts';
import { columns } from './columns.ts';
import { type Command, EXIT, Failure, readArguments, readBots, wholeNumber } from './command.ts';
import { loadGame, loadPartners } from './games.ts';
import { Progress } from './progress.ts';

/** Share of the settled positions that are looked at: many games say more than many positions of one. */
const SHARE = 0.06;

export const calibrate: Command = {
  summary: 'see whether stated chances to win come true, and fit them to games',
  help: `orrery calibrate --game GAME [--seats LIST] [--games N] [--bots LIST] [--seed S] [--fit]
                 [--iterations N]

Plays games, asks at some positions of each how likely the seat to move is to win, and says for
every tenth of them what was stated and how many were won. With --fit it first plays as many other
games, finds how much a lead counts at each point of the game, and prints that for the game's advice
(\`scales\`).

  --seats LIST    numbers of seats, separated by commas; standard: 2
  --games N       standard: 1000
  --bots LIST     who plays; standard: instinct
  --seed S        standard: 1
  --iterations N  ask a search that thinks so long; standard: 0, what the evaluation says at once`,

  async run(args) {
    const { values } = readArguments(args, {
      game: { type: 'string' },
      seats: { type: 'string', default: '2' },
      games: { type: 'string', default: '1000' },
      bots: { type: 'string', default: 'instinct' },
      seed: { type: 'string', default: '1' },
      iterations: { type: 'string', default: '0' },
      fit: { type: 'boolean', default: false },
    });
    const { game, advice } = await loadGame(values.game);
    if (values.fit && !advice.progress)
      throw new Failure(
        `the advice of ${game.id} doesn't say how far a game has got (\`progress\`)`,
      );
    const { min, max } = game.definition.seats;
    const partners = await loadPartners(game.id);
    const games = wholeNumber(values.games, '--games', 1, 1_000_000);
    const bots = readBots(values.bots);
    const iterations = wholeNumber(values.iterations, '--iterations', 0, 1_000_000);
    for (const text of values.seats.split(',')) {
      const seats = wholeNumber(text, '--seats', Math.max(2, min), max);
      const progress = new Progress(`${game.id}, ${seats} seats`, values.fit ? 2 * games : games);
      const course = { games, seats, bots, share: SHARE, progress: () => progress.step() };
      let used = advice;
      if (values.fit) {
        const seed = `${values.seed} fit`;
        const samples = collect({ game, advice, partners }, { ...course, seed, iterations: 0 });
        const scales = fitScales(samples, advice.scale);
        used = { ...advice, scales: { [seats]: scales } };
        console.log(`${seats} seats, ${samples.length} positions: scales ${scales.join(', ')}`);
      }
      const asked = { ...course, seed: values.seed, iterations };
      const deciles = decilesOf(collect({ game, advice: used, partners }, asked));
      progress.end();
      console.log(decileLines(deciles).join('\n'));
    }
    return EXIT.done;
  },
};

const percent = (share: number): string => (100 * share).toFixed(1);

/** A line for each tenth; of those that no position fell into there is nothing to say. */
const decileLines = (deciles: readonly Decile[]): string[] =>
  columns(
    ['stated, %', 'won, %', '95 %', 'off by', 'positions'],
    deciles
      .filter(({ samples }) => samples > 0)
      .map(({ stated, won, interval, samples }) => [
        percent(stated),
        percent(won),
        `${percent(interval.low)}–${percent(interval.high)}`,
        percent(won - stated),
        String(samples),
      ]),
  );
