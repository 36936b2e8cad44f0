/** What must hold in every game at every step: one random game, checked all along. */
import { below, type Generator, seededGenerator } from '../chance.ts';
import { newTrail, type Trail } from '../doors.ts';
import { componentFlaw } from '../dry-run.ts';
import { TableError } from '../errors.ts';
import type { Game } from '../game.ts';
import type { Position } from '../position.ts';
import { parseRecord, replay, replayFlaw } from '../record.ts';
import { Table } from '../table.ts';
import { trace } from '../trace.ts';
import { fail } from './fail.ts';
import { checkIndistinguishable, checkNews, checkScores } from './redeals.ts';

export interface PlayToCheck<S> {
  readonly seats: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly seed: string;
  /** The dossier's invariants: what is wrong with a state, or null. */
  readonly invariants?: (state: S, seats: number) => string | null;
  /** Picks among the options; at random if left out. */
  readonly policy?: (position: Position<S>, seat: number, options: readonly number[]) => number;
  /** How many of the costlier checks to make, from 0 to 1. */
  readonly depth?: number;
  /** How often news of each type have been tried on others so far: the first few times are. */
  readonly news?: Map<string, number>;
}

/** So often in all games of a kit together. */
const NEWS_TRIED = 5;
/** Of the costlier checks one in so many takes a choice back: that plays the whole game once more. */
const UNDO_EVERY = 4;

export interface CheckedPlay {
  readonly decisions: number;
  readonly mostOptions: number;
  /** Steps that asked and kinds of options that were chosen, for coverage. */
  readonly covered: ReadonlySet<string>;
}

/** Variants that make no sense for a number of seats are left out. */
export function fits<S>(
  game: Game<S>,
  seats: number,
  options: Readonly<Record<string, string>>,
): boolean {
  return Object.keys(options).every((name) => {
    const allowed = game.definition.options[name]?.seats;
    return !allowed || allowed.includes(seats);
  });
}

/** Plays one game and throws, with the seed and the agenda, at the first thing that does not hold. */
export function checkPlay<S>(game: Game<S>, play: PlayToCheck<S>): CheckedPlay {
  const generator = seededGenerator(`check ${play.seed}`);
  // Of its own: what is checked of a game makes it no other game.
  const forNews = seededGenerator(`news ${play.seed}`);
  const { depth = 0.25, news = new Map<string, number>() } = play;
  const covered = new Set<string>();
  let decisions = 0;
  let mostOptions = 0;
  let table: Table<S> | null = null;
  try {
    table = Table.open(game, {
      seats: Array.from({ length: play.seats }, (_, seat) => ({ name: `seat ${seat}` })),
      options: play.options ?? {},
      seed: play.seed,
    });
    const kept: { position: Position<S>; hash: string }[] = [];
    while (!game.isOver(table.position)) {
      const { position } = table;
      if (++decisions > game.definition.bounds.decisions) fail('the game goes beyond its bound');
      checkState(game, position, play);
      const asked = game.waiting(position);
      const seat = asked[below(generator, asked.length)];
      const options = [...game.options(position, seat)];
      mostOptions = Math.max(mostOptions, options.length);
      const hash = checkOptions(game, position, seat, options);
      const deep = below(generator, 1000) < depth * 1000;
      if (deep) {
        checkCopies(game, position, hash);
        checkEveryOptionApplies(game, position, seat, options, generator);
        checkIndistinguishable(game, position, generator);
        if (game.hash(position) !== hash) fail('a choice in a copy changed the original');
        kept.push({ position, hash });
      }
      const choice =
        play.policy?.(position, seat, options) ?? options[below(generator, options.length)];
      covered.add(`${game.asking(position).step}: ${game.read(position, choice).kind}`);
      const { trail } = table.answer(seat, position.question, game.key(position, choice));
      checkEvents(game, trail);
      if (depth > 0 && isNews(trail, news)) checkNews(game, position, seat, choice, forNews);
      if (deep && kept.length % UNDO_EVERY === 0) checkUndo(table, seat, hash, trail.barrier);
    }
    checkState(game, table.position, play);
    for (const { position, hash } of kept) {
      if (game.hash(position) !== hash) fail('an earlier position changed later on');
    }
    checkRecord(game, table);
    checkResult(game, table.position, play.seats);
  } catch (error) {
    const where = table ? `\n${trace(table.position)}` : '';
    const options = JSON.stringify(play.options ?? {});
    throw new Error(
      `${game.id}, ${play.seats} seats, options ${options}, seed «${play.seed}», decision ${decisions}: ${(error as Error).message}${where}`,
      { cause: error },
    );
  }
  return { decisions, mostOptions, covered };
}

function checkState<S>(game: Game<S>, position: Position<S>, play: PlayToCheck<S>): void {
  const flaw = game.codec.flaw(position.state, 'state', play.seats);
  if (flaw) fail(`the state does not fit its shape: ${flaw}`);
  const odd = oddity(position.agenda);
  if (odd) fail(`a frame is not plain data: agenda${odd}`);
  const broken = play.invariants?.(position.state, play.seats);
  if (broken) fail(`invariant broken: ${broken}`);
  const lost = componentFlaw(game, position);
  if (lost) fail(lost);
}

function checkEvents<S>(game: Game<S>, trail: Trail): void {
  const odd = oddity(trail.events);
  if (odd) fail(`an event is not plain data: events${odd}`);
  for (const event of trail.events) {
    const flaw = game.eventFlaw(event);
    if (flaw) fail(`an event is not as declared: ${flaw}`);
  }
}

/** Whether something is told that has seldom been told before. */
function isNews({ events }: Trail, news: Map<string, number>): boolean {
  let found = false;
  for (const { type } of events) {
    const times = news.get(type) ?? 0;
    if (times < NEWS_TRIED) found = true;
    news.set(type, times + 1);
  }
  return found;
}

/** Where a value holds something that JSON would not bring back, to be read after its name, or null. */
function oddity(value: unknown): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : ` is ${value}`;
  const plain = Array.isArray(value) || Object.getPrototypeOf(value ?? 0) === Object.prototype;
  if (typeof value !== 'object' || !plain) return ` is ${String(value)}`;
  for (const name of Object.keys(value)) {
    const found = oddity((value as Record<string, unknown>)[name]);
    if (found) return `.${name}${found}`;
  }
  return null;
}

/**
 * Gives the hash of the position: it takes time, and others want it too. All is asked of a copy, so that one look
 * at it in the end tells whether anything has changed it.
 */
function checkOptions<S>(
  game: Game<S>,
  position: Position<S>,
  seat: number,
  options: number[],
): string {
  if (options.length === 0) fail(`seat ${seat} is asked but has no option`);
  if (options.length > game.definition.bounds.options)
    fail(`${options.length} options are too many`);
  if (new Set(options).size !== options.length) fail('an option is listed twice');
  const hash = game.hash(position);
  const copy = game.clone(position);
  const again = game.options(copy, seat);
  if (again.join() !== options.join()) fail('the options are not stable');
  const keys = new Set<string>();
  for (const option of options) {
    const key = game.key(copy, option);
    if (keys.has(key)) fail(`two options share the key «${key}»`);
    keys.add(key);
    if (game.parse(copy, key) !== option) fail(`the key «${key}» does not lead back to its option`);
  }
  const highest = options.reduce((a, b) => Math.max(a, b), 0);
  refuses(game, copy, seat, highest + 1);
  refuses(game, copy, seat, -1);
  for (let other = 0; other < position.answers.length; other++) {
    if (!((position.asked >> other) & 1) && position.answers[other] < 0) {
      refuses(game, copy, other, options[0]);
    }
  }
  if (game.hash(copy) !== hash) {
    const listed = game.clone(position);
    game.options(listed, seat);
    const harmless = game.hash(listed) === hash;
    fail(`${harmless ? 'a refused choice changed' : 'listing the options changes'} the position`);
  }
  return hash;
}

function refuses<S>(game: Game<S>, position: Position<S>, seat: number, choice: number): void {
  const limit = Error.stackTraceLimit;
  // Thousands of choices are refused on purpose: where from is nobody's question.
  Error.stackTraceLimit = 0;
  try {
    game.answer(position, seat, choice);
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    return;
  } finally {
    Error.stackTraceLimit = limit;
  }
  fail(`seat ${seat} could choose the unlisted ${choice}`);
}

function checkCopies<S>(game: Game<S>, position: Position<S>, hash: string): void {
  const copy = game.clone(position);
  if (game.hash(copy) !== hash) fail('a copy differs');
  const saved = game.save(position);
  if (game.save(copy) !== saved) fail('a copy is saved differently');
  const loaded = game.load(saved);
  if (game.hash(loaded) !== hash) fail('saving and loading changes the position');
  if (game.save(loaded) !== saved) fail('saving twice gives different texts');
}

/** Every option, or a sample of long lists, leads somewhere, the same way from a saved copy. */
function checkEveryOptionApplies<S>(
  game: Game<S>,
  position: Position<S>,
  seat: number,
  options: number[],
  generator: Generator,
): void {
  const SAMPLE = 12;
  const saved = game.load(game.save(position));
  for (let i = 0; i < Math.min(options.length, SAMPLE); i++) {
    const option =
      options.length <= SAMPLE ? options[i] : options[below(generator, options.length)];
    const [one, other] = [game.clone(position), game.clone(saved)];
    // One with somebody listening, one without: it must not matter.
    game.answer(one, seat, option, newTrail());
    game.answer(other, seat, option);
    if (game.hash(one) !== game.hash(other))
      fail('going on from a saved copy comes out differently');
  }
}

function checkUndo<S>(table: Table<S>, seat: number, before: string, barrier: string | null): void {
  const undo = table.undoable(seat);
  if (barrier !== null && undo.possible) fail('a choice beyond a barrier can be taken back');
  if (barrier !== null || !undo.possible) return;
  const { entry } = table.played[table.played.length - 1];
  const after = table.game.hash(table.position);
  table.undo(seat);
  if (table.game.hash(table.position) !== before) fail('taking back does not restore the position');
  table.answer(entry.seat, table.position.question, entry.key);
  if (table.game.hash(table.position) !== after) fail('choosing again comes out differently');
}

function checkRecord<S>(game: Game<S>, table: Table<S>): void {
  const record = parseRecord(game, JSON.stringify(table.record));
  const again = replay(game, record);
  if (again.diverged !== null) fail(`the record diverges: ${again.reason}`);
  // Twice: what a replay writes into shared tables only the next one meets. And untold: nothing may hang on who listens.
  const flaw = replayFlaw(game, record);
  if (flaw) fail(`the record does not lead to its snapshot: ${flaw}`);
}

function checkResult<S>(game: Game<S>, position: Position<S>, seats: number): void {
  const places = game.definition.places(position.state, seats);
  if (places.length !== seats || !places.includes(1)) fail(`no winner: places ${places.join()}`);
  checkScores(game, position, 'at the end');
}
