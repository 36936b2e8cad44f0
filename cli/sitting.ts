/** A game at the terminal: asks persons, lets bots think, says what happens. */
import type { GameEvent, Position } from '@orrery/kernel';
import { advise, type Desk, namesAt } from './desk.ts';
import { eventLine, eventText } from './log.ts';
import { Memory } from './memory.ts';
import { fold } from './prose.ts';
import { HINTS, Question, type Reply } from './question.ts';
import { scoreLines, winnerLine } from './scoreboard.ts';

/** How it ended: the game did, somebody left, pressed Ctrl-C, or there was no more input. */
export type Ending = 'over' | 'left' | 'interrupted' | 'no-input';

/** Something that a person wants to answer again and again: passing, while the others go on. */
interface Habit {
  readonly key: string;
  readonly step: string;
  readonly moment: string;
}

export class Sitting {
  readonly #desk: Desk;
  readonly #names: readonly string[];
  /** Seats of persons. */
  readonly #persons: readonly number[];
  readonly #memory = new Memory();
  readonly #habits = new Map<number, Habit>();
  /** What each person answered last. */
  readonly #last = new Map<number, Habit>();
  /** Who saw the screen last, where secrets matter. */
  #looking: number;

  constructor(desk: Desk) {
    this.#desk = desk;
    const { seats } = desk.table;
    this.#names = namesAt(desk);
    this.#persons = [...seats.keys()].filter((seat) => seats[seat].bot === undefined);
    this.#looking = this.#persons[0] ?? -1;
  }

  async play(): Promise<Ending> {
    const { pack, table, typing } = this.#desk;
    if (table.played.length === 0) this.#tell(table.position, table.opening.events);
    while (!pack.game.isOver(table.position)) {
      // Persons first where several are asked: a bot's sealed answer would be in the way of undo.
      const asked = pack.game.waiting(table.position);
      const seat = asked.find((candidate) => this.#persons.includes(candidate)) ?? asked[0];
      const reply = this.#persons.includes(seat) ? await this.#ask(seat) : await this.#think(seat);
      if (typing.signal.aborted) return 'interrupted';
      if (reply === 'leave') return 'left';
      if (reply === 'no-input') return reply;
      if (reply !== 'undone') this.#answer(seat, reply);
    }
    this.#finish();
    return 'over';
  }

  #finish(): void {
    const { pack, table, t } = this.#desk;
    console.log('');
    for (const line of scoreLines(pack, t, this.#names, table.position)) console.log(line);
    console.log(`\n${fold(winnerLine(pack, t, this.#names, table.position))}`);
  }

  #answer(seat: number, { key, again }: { key: string; again: boolean }): void {
    const { table } = this.#desk;
    const before = table.position;
    if (this.#persons.includes(seat)) {
      const answered = { key, ...this.#where(seat) };
      this.#last.set(seat, answered);
      if (again) this.#habits.set(seat, answered);
    }
    const { trail } = table.answer(seat, before.question, key);
    this.#tell(before, trail.events);
  }

  /** Says what happened, as the only person sees it; several persons get what everybody knows. */
  #tell(before: Position<unknown>, events: readonly GameEvent[]): void {
    const { pack, t } = this.#desk;
    const viewer = this.#persons.length === 1 ? this.#persons[0] : -1;
    for (const event of events) {
      const text = eventText(pack, before, event, viewer);
      if (!text) continue;
      console.log(fold(eventLine(t, this.#names, text)));
      if (text.weight === 'strike') this.#memory.note(text.places);
    }
  }

  async #think(seat: number): Promise<Reply> {
    const { table, t, typing } = this.#desk;
    const { bot = HINTS, name } = table.seats[seat];
    if (typing.isTerminal) process.stdout.write(t('play.thinking', { name }));
    try {
      return { key: await advise(this.#desk, seat, bot), again: false };
    } catch (error) {
      if (!typing.signal.aborted) throw error;
      return 'leave';
    } finally {
      if (typing.isTerminal) process.stdout.write('\r\u001b[K');
    }
  }

  /** Puts a question to a person, below what has changed on the board. */
  async #ask(seat: number): Promise<Reply> {
    const habit = this.#habitual(seat);
    if (habit) return habit;
    const away = await this.#drawCurtain(seat);
    if (away) return away;
    const { pack, table, t } = this.#desk;
    const question = new Question(this.#desk, seat);
    const board = pack.terminal.sketch(table.view(seat), seat, t.say);
    const texts = this.#memory.unread(seat, question.texts(this.#memory.noted(seat)));
    for (const part of [...this.#memory.changed(seat, board), ...texts]) {
      console.log(`\n${fold(part)}`);
    }
    console.log('');
    return await question.ask(this.#repeated(seat));
  }

  /** What this person answered to the same question last time, at the same moment. */
  #repeated(seat: number): string | null {
    const last = this.#last.get(seat);
    if (!last) return null;
    const { step, moment } = this.#where(seat);
    return step === last.step && moment === last.moment ? last.key : null;
  }

  #where(seat: number): { step: string; moment: string } {
    const { pack, table, t } = this.#desk;
    const { step } = pack.game.asking(table.position);
    return { step, moment: t.say(pack.words.moment(table.view(seat))) };
  }

  /** The answer that this person keeps giving, as long as the question and the moment are the same. */
  #habitual(seat: number): Reply | null {
    const habit = this.#habits.get(seat);
    if (!habit) return null;
    const { pack, table } = this.#desk;
    const { step, moment } = this.#where(seat);
    const keys = [...pack.game.options(table.position, seat)].map((option) =>
      pack.game.key(table.position, option),
    );
    if (step === habit.step && moment === habit.moment && keys.includes(habit.key)) {
      return { key: habit.key, again: false };
    }
    if (moment !== habit.moment) this.#habits.delete(seat);
    return null;
  }

  /** Hands the screen over where the next person must not see what the last one saw. */
  async #drawCurtain(seat: number): Promise<Reply | null> {
    if (seat === this.#looking || !this.#desk.pack.game.hasSecrets) return null;
    const { t, typing } = this.#desk;
    if (typing.isTerminal) process.stdout.write('\u001b[2J\u001b[3J\u001b[H');
    console.log(t('play.curtain', { name: this.#names[seat] }));
    const typed = await typing.ask();
    if (typed === null) return 'no-input';
    if (/^[qй]$/i.test(typed)) return 'leave';
    this.#looking = seat;
    this.#memory.forgetBoards();
    return null;
  }
}
