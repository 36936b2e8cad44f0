/** What comes out of a simulation, for people and for programs. */
import {
  type BotResult,
  type Distribution,
  type Interval,
  type Match,
  type MatchResult,
  type PlayedGame,
  wilson,
} from '@orrery/bots';
import { columns, sparkline } from './columns.ts';

export interface Simulation {
  readonly match: Match;
  readonly workers: number;
  readonly seconds: number;
  /** What was played, in the order of the games. */
  readonly played: readonly PlayedGame[];
  /** Numbers of games that came to no end. */
  readonly endless: readonly number[];
  readonly result: MatchResult;
}

/** How often one label of a tally was there, how often it won, and the points of those who had it. */
export interface Tally {
  readonly games: number;
  readonly wins: number;
  readonly share: number;
  readonly interval: Interval;
  readonly mean_score: number;
}

/** Wins by seat and by everything that the game counts; those who share a victory share the win. */
export function tallies(played: readonly PlayedGame[]): Record<string, Record<string, Tally>> {
  const counts = new Map<string, Map<string, { games: number; wins: number; points: number }>>();
  for (const { places, scores, labels } of played) {
    const winners = places.filter((place) => place === 1).length;
    const seats = places.map((_, seat) => [String(seat + 1)]);
    for (const [name, bySeat] of Object.entries({ seat: seats, ...labels })) {
      for (const [seat, list] of bySeat.entries()) {
        for (const label of list) {
          const tally = counts.get(name) ?? new Map();
          counts.set(name, tally);
          const count = tally.get(label) ?? { games: 0, wins: 0, points: 0 };
          tally.set(label, count);
          count.games++;
          count.points += scores[seat];
          if (places[seat] === 1) count.wins += 1 / winners;
        }
      }
    }
  }
  const inOrder = new Intl.Collator('en', { numeric: true });
  return Object.fromEntries(
    [...counts].map(([name, tally]) => [
      name,
      Object.fromEntries(
        [...tally]
          .sort(([a], [b]) => inOrder.compare(a, b))
          .map(([label, { games, wins, points }]) => [
            label,
            {
              games,
              wins,
              share: wins / games,
              interval: wilson(wins, games),
              mean_score: points / games,
            },
          ]),
      ),
    ]),
  );
}

const scoresOf = (played: readonly PlayedGame[], bot: number): number[] =>
  played.flatMap(({ bots, scores }) => scores.filter((_, seat) => bots[seat] === bot));

/** The 95 % interval of a mean. */
function meanInterval({ mean, deviation }: Distribution, count: number): Interval {
  const reach = count > 0 ? (1.959964 * deviation) / Math.sqrt(count) : 0;
  return { low: mean - reach, high: mean + reach };
}

/** How long something takes, in milliseconds. */
interface Pace {
  readonly mean: number;
  readonly p95: number;
  readonly most: number;
}

function paceOf(ms: readonly number[]): Pace {
  const sorted = [...ms].sort((a, b) => a - b);
  const last = sorted.length - 1;
  const sum = sorted.reduce((all, one) => all + one, 0);
  return { mean: sum / sorted.length, p95: sorted[Math.ceil(0.95 * last)], most: sorted[last] };
}

/** How long a bot thinks about a decision and about a turn; nothing where nobody looked at a clock, or it was never asked. */
function thinkingOf(played: readonly PlayedGame[], bot: number) {
  const times = played.flatMap((game) => game.times?.[bot] ?? []);
  const decisions = times.flatMap((game) => game.decisions);
  if (decisions.length === 0) return null;
  return { decision_ms: paceOf(decisions), turn_ms: paceOf(times.flatMap((game) => game.turns)) };
}

export function simulationJson(simulation: Simulation): string {
  const { match, workers, seconds, played, endless, result } = simulation;
  const { game, seats, games, decisions, length } = result;
  return JSON.stringify({
    game,
    seats,
    options: match.options ?? {},
    seed: match.seed,
    games,
    endless,
    decisions,
    seconds,
    workers,
    decisions_per_s: Math.round(decisions / seconds),
    length,
    bots: result.bots.map(({ bot, wins, share, interval, place, scores }, number) => ({
      bot,
      wins,
      share,
      interval,
      mean_place: place,
      mean_score: scores.mean,
      score_interval: meanInterval(scores, scoresOf(played, number).length),
      scores,
      ...thinkingOf(played, number),
    })),
    tallies: tallies(played),
  });
}

/** Bars in the picture of how points are spread. */
const BINS = 50;

const percent = (share: number): string => (100 * share).toFixed(1);
const range = ({ low, high }: Interval): string => `${percent(low)}–${percent(high)}`;
const count = (value: number): string => value.toLocaleString('en');
const wins = (value: number): string => count(Number(value.toFixed(1)));

export function simulationText(simulation: Simulation): string {
  const { match, workers, seconds, played, result } = simulation;
  const early = played.length < match.games ? ` of ${count(match.games)}` : '';
  const options = Object.entries(match.options ?? {}).map(([name, value]) => `, ${name}=${value}`);
  const speed = count(Math.round(result.decisions / seconds));
  const { mean, low, high } = result.length;
  return [
    `${result.game}, ${result.seats} seats${options.join('')}, seed ${match.seed}`,
    `${count(result.games)}${early} games, ${count(result.decisions)} decisions in ${seconds.toFixed(1)} s: ${speed}/s on ${workers} ${workers === 1 ? 'thread' : 'threads'}`,
    `${mean.toFixed(1)} decisions a game (10 % have fewer than ${low}, 10 % more than ${high})`,
    '',
    ...botLines(result.bots),
    ...paceLines(result.bots, played),
    '',
    ...scoreLines(result.bots, played),
    ...Object.entries(tallies(played)).flatMap(([name, tally]) => ['', ...tallyLines(name, tally)]),
  ].join('\n');
}

const botLines = (bots: readonly BotResult[]): string[] =>
  columns(
    ['bot', 'wins', '%', '95 %', 'place', 'points', '±', '10 %', '50 %', '90 %'],
    bots.map(({ bot, wins: won, share, interval, place, scores }) => [
      bot,
      wins(won),
      percent(share),
      range(interval),
      place.toFixed(2),
      scores.mean.toFixed(1),
      scores.deviation.toFixed(1),
      String(scores.low),
      String(scores.median),
      String(scores.high),
    ]),
  );

/** How long bots thought, where they played by the clock. */
function paceLines(bots: readonly BotResult[], played: readonly PlayedGame[]): string[] {
  const rows = bots.flatMap(({ bot }, number) => {
    const thinking = thinkingOf(played, number);
    if (!thinking) return [];
    const { decision_ms, turn_ms } = thinking;
    const figures = [decision_ms, turn_ms].flatMap(({ mean, p95, most }) => [mean, p95, most]);
    return [[bot, ...figures.map((ms) => count(Math.round(ms)))]];
  });
  if (rows.length === 0) return [];
  return ['', ...columns(['thinks, ms', 'choice', '95 %', 'most', 'turn', '95 %', 'most'], rows)];
}

/** How the points are spread, all bots on the same scale. */
function scoreLines(bots: readonly BotResult[], played: readonly PlayedGame[]): string[] {
  const least = Math.min(...bots.map(({ scores }) => scores.least));
  const most = Math.max(...bots.map(({ scores }) => scores.most));
  const gap = ' '.repeat(Math.max(1, BINS - String(least).length - String(most).length));
  return columns(
    ['points', `${least}${gap}${most}`],
    bots.map(({ bot }, at) => [bot, sparkline(scoresOf(played, at), least, most, BINS)]),
  );
}

const tallyLines = (name: string, tally: Readonly<Record<string, Tally>>): string[] =>
  columns(
    [`by ${name}`, 'games', 'wins', '%', '95 %', 'points'],
    Object.entries(tally).map(([label, { games, wins: won, share, interval, mean_score }]) => [
      label,
      count(games),
      wins(won),
      percent(share),
      range(interval),
      mean_score.toFixed(1),
    ]),
  );
