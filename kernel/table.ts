/** A table: a game being played, with its record, its log and its way back. */
import { checkSetUp } from './checks.ts';
import { type Barrier, type Feed, newTrail, type Trail } from './doors.ts';
import { dryRun } from './dry-run.ts';
import { TableError } from './errors.ts';
import type { Game } from './game.ts';
import type { Position, View } from './position.ts';
import {
  checkStart,
  type Entry,
  FORMAT,
  type GameRecord,
  type Played,
  playEntries,
  replay,
  type SeatRecord,
} from './record.ts';

/** How often a hash is written into the record, and a position kept. */
const HASH_EVERY = 20;

export interface TableSetUp {
  readonly seats: readonly SeatRecord[];
  readonly options?: Readonly<Record<string, string>>;
  readonly seed: string;
}

/** Why nothing can be taken back: nothing was chosen, something was learned, somebody else went on. */
export type NoUndo = 'nothing' | Exclude<Barrier, 'shown'> | 'other-seat' | 'past-lost';

export type Undo =
  | { readonly possible: true; readonly entry: number }
  | { readonly possible: false; readonly reason: NoUndo };

export class Table<S> {
  readonly game: Game<S>;
  /** What people call it; nothing until they do. */
  name: string;
  readonly seats: readonly SeatRecord[];
  readonly options: Readonly<Record<string, string>>;
  readonly seed: string;
  /** The entry from which this record's past can't be replayed by today's rules, or null. */
  readonly diverged: number | null;
  position: Position<S>;
  /** What happened while setting up. */
  readonly opening: Trail;
  /** All that was played, with what it brought about. */
  played: readonly Played[];
  practice: boolean;
  /** Entries that could not be replayed: kept, so that nothing is lost. */
  readonly #unreplayed: readonly Entry[];
  /** Where `played` begins: the position after set-up, or the snapshot of a lost past. */
  readonly #base: Position<S>;
  /** The position that was set up by hand, if one was. */
  readonly #start: Position<S> | null;
  #hashes: (readonly [number, string])[];
  /** Earlier positions by how much of `played` led to them: what is taken back is replayed from there. */
  #kept: (readonly [number, Position<S>])[] = [];

  private constructor(game: Game<S>, parts: Parts<S>) {
    this.game = game;
    this.name = parts.name ?? '';
    this.seats = parts.seats;
    this.options = parts.options;
    this.seed = parts.seed;
    this.diverged = parts.diverged;
    this.position = parts.position;
    this.opening = parts.opening;
    this.played = parts.played;
    this.practice = parts.practice;
    this.#unreplayed = parts.unreplayed;
    this.#base = parts.base;
    this.#start = parts.start ?? null;
    this.#hashes = [...parts.hashes];
  }

  /** A new table; from a position set up by hand, if one is given, instead of the game's own set-up. */
  static open<S>(game: Game<S>, setUp: TableSetUp, start: Position<S> | null = null): Table<S> {
    const opening = newTrail();
    const seats = setUp.seats.length;
    // Standard options are written down too: a later version may have other standards.
    const options = checkSetUp(game.definition, { seats, options: setUp.options ?? {} });
    if (start) checkStart(game, start, seats);
    const position = start
      ? game.clone(start)
      : game.start({ seats, options }, setUp.seed, opening);
    return new Table(game, {
      ...setUp,
      options,
      start,
      position,
      base: position,
      opening,
      played: [],
      practice: false,
      diverged: null,
      unreplayed: [],
      hashes: [[0, game.hash(position)]],
    });
  }

  /** Goes on from a record; from its snapshot if today's rules no longer agree with its past. */
  static resume<S>(game: Game<S>, record: GameRecord<S>): Table<S> {
    const past = replay(game, record);
    const { entries, snapshot, version } = record;
    const here = game.hash(snapshot);
    // The same rules can't have led anywhere else: a snapshot that says so is damaged.
    const sameRules = version === game.definition.version;
    if (past.diverged === null && (sameRules || game.hash(past.position) === here)) {
      const { start: base, position, opening, played } = past;
      return new Table(game, { ...record, position, base, opening, played, ...WHOLE });
    }
    dryRun(game, snapshot);
    const position = game.clone(snapshot);
    return new Table(game, {
      ...record,
      position,
      base: position,
      opening: past.opening,
      played: [],
      diverged: past.diverged ?? entries.length,
      unreplayed: entries,
      // Written down, so that the lost past is not taken for a good one when these are the rules.
      hashes: [
        ...record.hashes.filter(([count]) => count !== entries.length),
        [entries.length, here],
      ],
    });
  }

  get entries(): readonly Entry[] {
    return [...this.#unreplayed, ...this.played.map((played) => played.entry)];
  }

  get record(): GameRecord<S> {
    return {
      format: FORMAT,
      game: this.game.id,
      ...(this.name && { name: this.name }),
      version: this.game.definition.version,
      seats: this.seats,
      options: this.options,
      seed: this.seed,
      setUp: this.opening.outcomes,
      entries: this.entries,
      hashes: this.#hashes,
      snapshot: this.position,
      practice: this.practice,
      ...(this.#start ? { start: this.#start } : {}),
    };
  }

  view(seat: number): View<S> {
    return this.game.view(this.position, seat);
  }

  /**
   * Answers a question by key. The position is replaced, never changed: what was read stays true.
   * `feed`: what chance is to answer, where that is settled beforehand.
   */
  answer(seat: number, question: number, key: string, feed: Feed = null): Played {
    if (question !== this.position.question) {
      const message = `question ${question} is answered; the open one is ${this.position.question}`;
      throw new TableError('stale-question', message, { question });
    }
    if (this.game.isOver(this.position))
      throw new TableError('wrong-seat', 'the game is over', { seat });
    const next = this.game.clone(this.position);
    const choice = this.game.parse(next, key);
    const trail = newTrail();
    this.game.answer(next, seat, choice, trail, feed);
    const chance = trail.outcomes;
    const entry: Entry = chance.length > 0 ? { seat, key, chance } : { seat, key };
    const played: Played = { entry, trail, question };
    this.position = next;
    this.played = [...this.played, played];
    const count = this.#unreplayed.length + this.played.length;
    if (count % HASH_EVERY === 0 || this.game.isOver(next)) {
      this.#hashes.push([count, this.game.hash(next)]);
      this.#kept.push([this.played.length, next]);
    }
    return played;
  }

  /** Whether a seat can take its last choice back without anything having been learned since. */
  undoable(seat: number): Undo {
    const last = this.played.findLastIndex(({ entry }) => entry.seat === seat);
    const chosen = this.played[last];
    if (!chosen) {
      return { possible: false, reason: this.diverged === null ? 'nothing' : 'past-lost' };
    }
    const over = this.game.isOver(this.position);
    const isPast = ({ question }: Played) => over || question !== this.position.question;
    const since = this.played.slice(last + 1);
    const passed = since.findLast(isPast);
    if (passed) {
      const reason = this.learned(passed.entry.seat, passed.trail) ?? 'other-seat';
      return { possible: false, reason };
    }
    const learned = this.learned(seat, chosen.trail);
    if (learned) return { possible: false, reason: learned };
    // Somebody has already answered, under seal, what this choice led to.
    if (isPast(chosen) && since.length > 0) return { possible: false, reason: 'other-seat' };
    return { possible: true, entry: last };
  }

  /**
   * How somebody has learned something through what a seat chose, or null. What is only shown to bots is
   * not learned: they look at the table as it is, and remember nothing.
   */
  learned(seat: number, { barrier }: Pick<Trail, 'barrier'>): Exclude<Barrier, 'shown'> | null {
    if (barrier !== 'shown') return barrier;
    const seen = this.seats.some(({ bot }, other) => other !== seat && bot === undefined);
    return seen ? 'reveal' : null;
  }

  /** Takes a seat's last choice back. */
  undo(seat: number): void {
    const undo = this.undoable(seat);
    if (!undo.possible) {
      throw noUndo(`seat ${seat} can't take anything back: ${undo.reason}`, undo.reason);
    }
    this.#replayKeeping((at) => at !== undo.entry, undo.entry);
  }

  /** Goes back to before an entry whatever was learned since: for practice, and marked as such. */
  rewind(entry: number): void {
    if (this.diverged !== null)
      throw noUndo("the past of this record can't be replayed", 'past-lost');
    if (!Number.isInteger(entry) || entry < 0 || entry >= this.played.length) {
      throw noUndo(`there is no entry ${entry} to go back to`, 'nothing');
    }
    const undone = this.played.slice(entry);
    const { seat } = undone[0].entry;
    const learned = undone.some(
      ({ trail, entry: { seat: by } }) => by !== seat || this.learned(seat, trail) !== null,
    );
    this.#replayKeeping((at) => at < entry, entry);
    if (learned) this.practice = true;
  }

  /** Plays the kept entries again; all before `changed` stay as they were. */
  #replayKeeping(keep: (at: number) => boolean, changed: number): void {
    this.#kept = this.#kept.filter(([count]) => count <= changed);
    const [from, base] = this.#kept.at(-1) ?? [0, this.#base];
    const kept = this.played.filter((_, at) => keep(at));
    const entries = kept.slice(from).map((played) => played.entry);
    const before = this.#unreplayed.length;
    const hashes = this.#hashes.filter(([count]) => count <= before + changed);
    const position = this.game.clone(base);
    const back = playEntries(this.game, position, entries, hashes, before + from);
    if (back.diverged !== null)
      throw noUndo(`the past can't be replayed: ${back.reason}`, 'past-lost');
    this.position = position;
    this.played = [...kept.slice(0, from), ...back.played];
    this.#hashes = hashes;
  }
}

const noUndo = (message: string, reason: NoUndo) => new TableError('no-undo', message, { reason });

/** A past that can be replayed. */
const WHOLE = { diverged: null, unreplayed: [] } as const;

interface Parts<S>
  extends Pick<GameRecord, 'seats' | 'options' | 'seed' | 'practice' | 'hashes'>,
    Pick<Table<S>, 'position' | 'opening' | 'played' | 'diverged'> {
  readonly base: Position<S>;
  readonly name?: string;
  readonly start?: Position<S> | null;
  readonly unreplayed: readonly Entry[];
}
