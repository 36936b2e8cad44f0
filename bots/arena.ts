/** Games between bots: who wins how often, with how many points, and how fast they choose. */
import {
  type Game,
  type GameRecord,
  newTrail,
  type Position,
  seatsIn,
  Table,
  type Tallies,
  total,
} from '@orrery/kernel';
import { makerOf, type Pace, planOf } from './plan.ts';
import type { Bot, Brain } from './player.ts';
import { type Distribution, distribution, type Interval, wilson } from './statistics.ts';

/** What a game brings to the arena. */
export interface Contest<S> extends Brain<S> {
  readonly tallies?: Tallies<S>;
}

export interface Match {
  readonly seats: number;
  readonly options?: Readonly<Record<string, string>>;
  /** Names of the bots (see plan.ts); they take turns in the seats, again from the first if seats are left. */
  readonly bots: readonly string[];
  readonly games: number;
  /** Every game's seed comes from this one. */
  readonly seed: string;
  /** By iterations, so that it repeats, or by the clock, as people meet the levels; standard: by iterations. */
  readonly pace?: Pace;
  /** True to have the record of each game. */
  readonly records?: boolean;
}

/** Milliseconds of each decision, and of each row of one's own decisions that nobody else's comes between. */
export interface Times {
  readonly decisions: number[];
  readonly turns: number[];
}

export interface PlayedGame {
  /** Number of the game in its match. */
  readonly game: number;
  /** By seat: which bot of the match sat there, its points and its place. */
  readonly bots: readonly number[];
  readonly scores: readonly number[];
  readonly places: readonly number[];
  readonly decisions: number;
  /** By bot, in matches by the clock: how long it thought. */
  readonly times?: readonly Times[];
  /** By tally, by seat: the labels that the seat stands under. */
  readonly labels: Readonly<Record<string, readonly (readonly string[])[]>>;
  readonly record?: GameRecord;
}

/** A game that its rules and players bring to no end: it stands for itself, and says nothing of the others. */
export class EndlessGame extends Error {
  override readonly name = 'EndlessGame';
}

export interface BotResult {
  readonly bot: string;
  /** Games won; those who share a victory share the win. */
  readonly wins: number;
  readonly share: number;
  readonly interval: Interval;
  /** Mean place: 1 for whoever wins every game. */
  readonly place: number;
  readonly scores: Distribution;
}

/** What comes out the same whenever and wherever the match is played. */
export interface MatchResult {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly decisions: number;
  /** Decisions in one game. */
  readonly length: Distribution;
  readonly bots: readonly BotResult[];
}

/** The bot in each seat of a game: a deal is played once from each seat, then comes the next deal. */
export const seating = (match: Match, game: number): number[] =>
  Array.from({ length: match.seats }, (_, seat) => (seat + game) % match.bots.length);

const dealOf = (match: Match, game: number): number => Math.floor(game / match.bots.length);

/** Plays one game of a match; the result depends on nothing but match and number. */
export function playGame<S>(contest: Contest<S>, match: Match, game: number): PlayedGame {
  const makers = match.bots.map((name) => makerOf(planOf(name, match.pace)));
  const bots = seating(match, game);
  const players = bots.map((bot, seat) => makers[bot](contest, `${match.seed} ${game} ${seat}`));
  const seed = `${match.seed} ${dealOf(match, game)}`;
  const seats = bots.map((bot, seat) => ({
    name: `${match.bots[bot]} ${seat + 1}`,
    bot: match.bots[bot],
  }));
  const options = match.options ?? {};
  const table = match.records ? Table.open(contest.game, { seats, options, seed }) : null;
  const position = table?.position ?? contest.game.start({ seats: match.seats, options }, seed);
  const stopwatch = match.pace === 'clock' ? new Stopwatch(bots, match.bots.length) : null;
  const played = playOut(contest, table ?? position, players, stopwatch);
  return {
    game,
    bots,
    ...played,
    ...(stopwatch ? { times: stopwatch.times } : {}),
    ...(table ? { record: table.record } : {}),
  };
}

/** How long bots think: the same turns as those that their clocks share time over. */
class Stopwatch {
  readonly times: readonly Times[];
  readonly #bots: readonly number[];
  /** The seat whose turn it is; nobody's where several answer at once. */
  #turnOf = -1;

  constructor(bots: readonly number[], count: number) {
    this.#bots = bots;
    this.times = Array.from({ length: count }, () => ({ decisions: [], turns: [] }));
  }

  note(seat: number, asked: number, ms: number): void {
    const { decisions, turns } = this.times[this.#bots[seat]];
    decisions.push(ms);
    if (this.#turnOf === seat) turns[turns.length - 1] += ms;
    else turns.push(ms);
    this.#turnOf = asked === 1 << seat ? seat : -1;
  }
}

/** A bot's answer: by what its seat may see, or by its list alone if that is all it wants. */
const choose = <S>(game: Game<S>, position: Position<S>, seat: number, bot: Bot<S>): number =>
  bot.fromList?.(game.options(position, seat), seat, position.question) ??
  bot(game.view(position, seat));

/** Plays on to the end: at a table, which keeps a record, or in place, which is much faster. */
function playOut<S>(
  { game, tallies = {} }: Contest<S>,
  from: Table<S> | Position<S>,
  players: readonly Bot<S>[],
  stopwatch: Stopwatch | null,
): Omit<PlayedGame, 'game' | 'bots'> {
  const table = from instanceof Table ? from : null;
  let position = from instanceof Table ? from.position : from;
  let decisions = 0;
  const trail = newTrail();
  while (!game.isOver(position)) {
    if (++decisions > game.definition.bounds.decisions) {
      throw new EndlessGame(`${game.id} goes beyond its bound of ${decisions - 1} decisions`);
    }
    const [seat] = seatsIn(position.asked);
    const began = performance.now();
    const choice = choose(game, position, seat, players[seat]);
    stopwatch?.note(seat, position.asked, performance.now() - began);
    if (table) {
      const { events } = table.answer(seat, position.question, game.key(position, choice)).trail;
      trail.events.push(...events);
      position = table.position;
    } else {
      game.answer(position, seat, choice, trail);
    }
  }
  const seats = players.map((_, seat) => seat);
  const labels = Object.entries(tallies).map(([name, label]) => [
    name,
    seats.map((seat) => [label(position.state, seat, trail.events)].flat()),
  ]);
  return {
    scores: seats.map((seat) => total(game.definition.score(position.state, seat))),
    places: game.definition.places(position.state, seats.length),
    decisions,
    labels: Object.fromEntries(labels),
  };
}

/** Adds played games up; in the order of their numbers, so that it is the same for any number of workers. */
export function summarize(id: string, match: Match, played: readonly PlayedGame[]): MatchResult {
  const games = [...played].sort((a, b) => a.game - b.game);
  const bots = match.bots.map((bot, number): BotResult => {
    const wins = games.reduce((sum, game) => sum + winsOf(game, number), 0);
    const own = (game: PlayedGame, figures: readonly number[]) =>
      figures.filter((_, seat) => game.bots[seat] === number);
    const scores = games.flatMap((game) => own(game, game.scores));
    const places = games.flatMap((game) => own(game, game.places));
    return {
      bot,
      wins,
      share: games.length > 0 ? wins / games.length : 0,
      interval: wilson(wins, games.length),
      place: distribution(places).mean,
      scores: distribution(scores),
    };
  });
  return {
    game: id,
    seats: match.seats,
    games: games.length,
    decisions: games.reduce((sum, game) => sum + game.decisions, 0),
    length: distribution(games.map((game) => game.decisions)),
    bots,
  };
}

function winsOf(game: PlayedGame, bot: number): number {
  const winners = game.places.filter((place) => place === 1).length;
  const own = game.places.filter((place, seat) => place === 1 && game.bots[seat] === bot).length;
  return own / winners;
}

/** Plays a whole match on this thread. */
export function playMatch<S>(
  contest: Contest<S>,
  match: Match,
  progress: (played: PlayedGame) => void = () => {},
): MatchResult {
  const played: PlayedGame[] = [];
  for (let game = 0; game < match.games; game++) {
    played.push(playGame(contest, match, game));
    progress(played[game]);
  }
  return summarize(contest.game.id, match, played);
}
