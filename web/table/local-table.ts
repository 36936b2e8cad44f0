/** A table in the page: the kernel plays, bots think elsewhere, every choice is saved. */
import {
  type Barrier,
  type Entry,
  type Game,
  type GameEvent,
  type GameRecord,
  generatorOf,
  NO_ANSWER,
  newTrail,
  type Position,
  type ReadOption,
  seedWords,
  Table,
  total,
  type View,
} from '@orrery/kernel';
import type { SeatFace } from '../kit/face.ts';
import type { BotPlayers } from './bots.ts';
import { positionsOf } from './history.ts';
import type { Foresight, LiveTable, Result, Saving, TableNow, UndoAnswer } from './live-table.ts';
import type { TableStore } from './store.ts';

interface LocalSetUp {
  readonly id: string;
  readonly game: Game<unknown>;
  readonly record: GameRecord;
  /** Absent for a replay: nothing is saved then, and nobody plays. */
  readonly store?: TableStore;
  readonly revision?: number;
  /** How safe it is so far. */
  readonly saving?: Saving;
  readonly bots?: BotPlayers;
  /** When to do what nobody waits for: at once, if nothing else is said. */
  afterwards?(work: () => void): void;
}

/** Something that nobody could know before; who only shows what is their own has known it. */
const isNews = (barrier: Barrier | null): barrier is 'chance' | 'reveal' =>
  barrier === 'chance' || barrier === 'reveal';

/** So many views are kept: before a choice and after it, of those at one screen. */
const SEEN = 4;

export class LocalTable implements LiveTable {
  readonly id: string;
  readonly game: Game<unknown>;
  readonly seats: readonly SeatFace[];
  readonly #table: Table<unknown>;
  readonly #store: TableStore | undefined;
  readonly #bots: BotPlayers | undefined;
  readonly #afterwards: (work: () => void) => void;
  readonly #listeners = new Set<() => void>();
  /** Bots that are thinking, by seat. */
  readonly #thinking = new Map<number, AbortController>();
  /** What bots have made up their minds to answer as soon as they may. */
  readonly #decided = new Map<number, { question: number; key: string }>();
  #held = false;
  /** Taken back and not replaced by anything else: the latest last. */
  #undone: Entry[] = [];
  #botsFailed = false;
  readonly #options = new Map<number, { question: string; list: readonly ReadOption[] }>();
  /** What was seen last: many parts of a screen ask for the same, and positions never change. */
  readonly #seen: { of: Position<unknown>; view: View<unknown> }[] = [];
  /** What was foreseen of the open question. */
  #foreseen: Foreseen | null = null;
  #positions: Position<unknown>[];
  #revision: number;
  #saving: Saving;
  #queue: Promise<void> = Promise.resolve();
  #era = 0;
  #closed = false;
  #now: TableNow;

  constructor(setUp: LocalSetUp) {
    const { id, game, record, store, revision = 0, saving = 'saved', bots } = setUp;
    this.#afterwards = setUp.afterwards ?? ((work) => work());
    this.id = id;
    this.game = game;
    this.#table = Table.resume(game, record);
    this.seats = record.seats.map(({ name, bot, colour = 0 }, seat) => {
      return { seat, name, colour, bot: bot !== undefined, mine: bot === undefined };
    });
    this.#store = store;
    this.#bots = bots;
    this.#revision = revision;
    this.#saving = saving;
    this.#positions = positionsOf(this.#table);
    this.#now = this.#look();
    this.#askBots();
  }

  now(): TableNow {
    return this.#now;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  // ——— looking ———

  viewAt(seat: number, moment: number): View<unknown> {
    const position = this.#at(moment);
    const kept = this.#seen.find(({ of, view }) => of === position && view.seat === seat);
    if (kept) return kept.view;
    const view = this.game.view(position, seat);
    this.#seen.push({ of: position, view });
    if (this.#seen.length > SEEN) this.#seen.shift();
    return view;
  }

  eventsAt(seat: number, moment: number): readonly GameEvent[] {
    const trail = moment < 0 ? this.#table.opening : this.#table.played[moment]?.trail;
    const { state } = this.#at(moment + 1);
    return (trail?.events ?? []).map((event) => this.game.redact(event, seat, state));
  }

  chooserAt(moment: number): number {
    return this.#table.played[moment]?.entry.seat ?? -1;
  }

  revealedAt(moment: number): boolean {
    return isNews(this.#table.played[moment]?.trail.barrier ?? null);
  }

  scoresAt(seat: number, moment: number): readonly number[] {
    const { state } = this.viewAt(seat, moment).position;
    return this.seats.map(({ seat: of }) => total(this.game.definition.score(state, of)));
  }

  result(): Result | null {
    const { definition } = this.game;
    const { state } = this.#table.position;
    if (!this.#now.over) return null;
    return {
      places: definition.places(state, this.seats.length),
      sheets: this.seats.map(({ seat }) => definition.score(state, seat)),
    };
  }

  options(seat: number): readonly ReadOption[] {
    const position = this.#table.position;
    const question = `${this.#era} ${position.question}`;
    const kept = this.#options.get(seat);
    if (kept?.question === question) return kept.list;
    const list = [...this.game.options(position, seat)].map((option) => ({
      option,
      key: this.game.key(position, option),
      ...this.game.read(position, option),
    }));
    this.#options.set(seat, { question, list });
    return list;
  }

  sealed(seat: number): number | null {
    const { asked, answers } = this.#table.position;
    const answer = answers[seat] ?? NO_ANSWER;
    return asked !== 0 && answer !== NO_ANSWER ? answer : null;
  }

  /** Tried out on a deal that the seat could be looking at, never on the true one. */
  foresee(seat: number, option: number): Foresight {
    const question = `${this.#era} ${this.#table.position.question} ${seat}`;
    if (this.#foreseen?.question !== question) {
      const view = this.game.view(this.#table.position, seat);
      this.#foreseen = { question, redeal: this.game.redealer(view), options: new Map() };
    }
    const { redeal, options } = this.#foreseen;
    let foresight = options.get(option);
    if (!foresight) {
      foresight = this.#tryOut(redeal(generatorOf(seedWords('ghost'))), seat, option);
      options.set(option, foresight);
    }
    return foresight;
  }

  #tryOut(deal: Position<unknown>, seat: number, option: number): Foresight {
    const asksSeveral = this.game.waiting(deal).length > 1;
    const trail = newTrail();
    try {
      this.game.answer(deal, seat, option, trail);
    } catch {
      return { ghost: null, border: null };
    }
    if (isNews(trail.barrier)) return { ghost: null, border: trail.barrier };
    const handsOn = !asksSeveral && !this.game.waiting(deal).includes(seat);
    const border = this.#table.learned(seat, trail) ?? (handsOn ? 'turn' : null);
    return { ghost: this.game.view(deal, seat), border };
  }

  undoable(seat: number): UndoAnswer {
    const undo = this.#table.undoable(seat);
    if (undo.possible) return { possible: true };
    const last = this.#table.played.findLastIndex(({ entry }) => entry.seat === seat);
    const practiceTo = last >= 0 && !this.#now.pastLost ? last : null;
    return { possible: false, reason: undo.reason, practiceTo };
  }

  async record(moment = this.#now.moments): Promise<GameRecord> {
    const record = this.#table.record;
    if (moment >= this.#now.moments) return record;
    return {
      ...record,
      entries: record.entries.slice(0, moment),
      hashes: record.hashes.filter(([count]) => count <= moment),
      snapshot: this.#at(moment),
    };
  }

  redoable(seat: number): boolean {
    return this.#undone.at(-1)?.seat === seat && this.#now.waiting.includes(seat);
  }

  // ——— playing ———

  async choose(seat: number, question: number, key: string, hold = false): Promise<void> {
    this.#answer(seat, question, key);
    if (!this.#isBot(seat)) this.#undone = [];
    this.#held = hold && !this.#asksPeople() && this.#table.undoable(seat).possible;
    this.#changed();
  }

  release(): void {
    if (!this.#held) return;
    this.#held = false;
    this.#tell();
    this.#letBotsAnswer();
  }

  async undo(seat: number): Promise<void> {
    const undo = this.#table.undoable(seat);
    const entry = undo.possible ? this.#table.played[undo.entry]?.entry : undefined;
    this.#table.undo(seat);
    if (entry) this.#undone.push(entry);
    this.#pastChanged();
  }

  async redo(seat: number): Promise<void> {
    const entry = this.#undone.at(-1);
    if (entry?.seat !== seat) return;
    this.#answer(seat, this.#table.position.question, entry.key);
    this.#undone.pop();
    // Who weighs one against the other is given time to.
    this.#held = !this.#asksPeople() && this.#table.undoable(seat).possible;
    this.#changed();
  }

  async rewind(moment: number): Promise<void> {
    this.#undone = [];
    this.#table.rewind(moment);
    this.#pastChanged();
  }

  #answer(seat: number, question: number, key: string): void {
    this.#table.answer(seat, question, key);
    this.#positions.push(this.#table.position);
  }

  #isBot(seat: number): boolean {
    return this.#table.seats[seat]?.bot !== undefined;
  }

  #asksPeople(): boolean {
    return this.game.waiting(this.#table.position).some((seat) => !this.#isBot(seat));
  }

  rename(name: string): void {
    this.#table.name = name;
    this.#tell();
    this.#write();
  }

  wakeBots(): void {
    this.#botsFailed = false;
    this.#tell();
    this.#askBots();
  }

  close(): void {
    this.#closed = true;
    this.#stopBots();
    this.#listeners.clear();
    this.#bots?.close();
  }

  #pastChanged(): void {
    this.#stopBots();
    this.#held = false;
    this.#era++;
    this.#positions = positionsOf(this.#table);
    this.#changed();
  }

  #changed(): void {
    this.#tell();
    this.#afterwards(() => {
      this.#save();
      this.#askBots();
    });
    this.#letBotsAnswer();
  }

  #tell(): void {
    this.#now = this.#look();
    for (const listener of this.#listeners) listener();
  }

  #look(): TableNow {
    const { position, practice, diverged } = this.#table;
    const over = this.game.isOver(position);
    return {
      name: this.#table.name,
      moments: this.#positions.length - 1,
      question: position.question,
      waiting: this.game.waiting(position),
      step: over ? null : this.game.asking(position).step,
      rule: this.game.rule(position),
      over,
      practice,
      pastLost: diverged !== null,
      saving: this.#saving,
      held: this.#held,
      botsFailed: this.#botsFailed,
      era: this.#era,
    };
  }

  #at(moment: number): Position<unknown> {
    const position = this.#positions[Math.min(Math.max(moment, 0), this.#positions.length - 1)];
    return position as Position<unknown>;
  }

  // ——— saving ———

  /**
   * One write after the other; each writes the latest record, so a slow disk loses nothing. What bots
   * do is written when a person is asked again: they would think of it once more.
   */
  #save(): void {
    const last = this.#table.played.at(-1)?.entry.seat ?? 0;
    if (this.#isBot(last) && !this.#asksPeople() && !this.game.isOver(this.#table.position)) return;
    this.#write();
  }

  #write(): void {
    const store = this.#store;
    if (!store || this.#saving === 'elsewhere') return;
    const write = this.#queue.then(async () => {
      // While further writes wait, the last of them will do.
      if (this.#saving === 'elsewhere' || this.#queue !== write) return;
      const outcome = await store.put(this.id, this.#table.record, this.#revision);
      if (outcome === 'saved') this.#revision++;
      if (outcome === this.#saving) return;
      this.#saving = outcome;
      this.#tell();
    });
    this.#queue = write;
  }

  /** Settles when everything so far is written. */
  saved(): Promise<void> {
    return this.#queue;
  }

  // ——— bots ———

  #askBots(): void {
    const bots = this.#bots;
    if (!bots || this.#closed) return;
    const { position, seats } = this.#table;
    for (const seat of this.game.waiting(position)) {
      const bot = seats[seat]?.bot;
      if (bot !== undefined && !this.#thinking.has(seat)) this.#askBot(bots, bot, seat);
    }
  }

  #askBot(bots: BotPlayers, bot: string, seat: number): void {
    const { question } = this.#table.position;
    const stop = new AbortController();
    this.#thinking.set(seat, stop);
    bots
      .think({ view: this.game.view(this.#table.position, seat), bot }, stop.signal)
      .then((key) => {
        if (stop.signal.aborted) return;
        this.#decided.set(seat, { question, key });
        this.#letBotsAnswer();
      })
      .catch((error) => {
        if (stop.signal.aborted) return;
        this.#thinking.delete(seat);
        this.#botsFailed = true;
        console.error(error);
        this.#tell();
      });
  }

  /** Answers what bots have decided, unless a person may still have second thoughts. */
  #letBotsAnswer(): void {
    if (this.#held || this.#asksPeople()) return;
    for (const [seat, { question, key }] of this.#decided) {
      this.#decided.delete(seat);
      this.#thinking.delete(seat);
      this.#answer(seat, question, key);
      this.#changed();
    }
  }

  /** What bots were thinking about is no more. */
  #stopBots(): void {
    for (const stop of this.#thinking.values()) stop.abort();
    this.#thinking.clear();
    this.#decided.clear();
  }
}

interface Foreseen {
  readonly question: string;
  readonly redeal: ReturnType<Game<unknown>['redealer']>;
  readonly options: Map<number, Foresight>;
}
