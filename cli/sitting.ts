/** A game at the terminal: asks persons, lets bots think, says what happens. */
import { botSeed, think } from '@orrery/bots';
import { type GameEvent, type Position, type Table, TableError } from '@orrery/kernel';
import type { Translate } from '@orrery/text';
import { type Choice, ChoiceList } from './choice-list.ts';
import type { GamePackage, loadRulebook } from './games.ts';
import { eventLine } from './log.ts';
import type { Typing } from './prompt.ts';
import { emphasis, entry } from './prose.ts';
import { scoreLines, winnerLine } from './scoreboard.ts';

type Rules = Awaited<ReturnType<typeof loadRulebook>>;

/** How it ended: the game did, somebody left, pressed Ctrl-C, or there was no more input. */
export type Ending = 'over' | 'left' | 'interrupted' | 'no-input';

/** What a person does when asked: chooses, takes something back, or wants out. */
type Reply = { readonly key: string } | 'again' | 'leave' | 'no-input';

/** The key that has the same place on a Russian or Ukrainian keyboard, where letters are commands. */
const SAME_KEY: Readonly<Record<string, string>> = {
  и: 'b',
  ы: 's',
  і: 's',
  к: 'r',
  р: 'h',
  г: 'u',
  й: 'q',
};

const HINTS = 'navigator';
/** Options on a page, where nobody tells the height of the screen. */
const PAGE = 24;

export class Sitting {
  readonly #pack: GamePackage;
  readonly #table: Table<unknown>;
  readonly #t: Translate;
  readonly #rules: Rules;
  readonly #prompt: Typing;
  readonly #names: readonly string[];
  /** Seats of persons. */
  readonly #persons: readonly number[];
  /** Who saw the screen last, where secrets matter. */
  #looking: number;

  constructor(
    pack: GamePackage,
    table: Table<unknown>,
    t: Translate,
    rules: Rules,
    prompt: Typing,
  ) {
    this.#pack = pack;
    this.#table = table;
    this.#t = t;
    this.#rules = rules;
    this.#prompt = prompt;
    this.#names = table.seats.map((seat) => seat.name);
    this.#persons = [...table.seats.keys()].filter((seat) => table.seats[seat].bot === undefined);
    this.#looking = this.#persons[0] ?? -1;
  }

  async play(): Promise<Ending> {
    const { game } = this.#pack;
    if (this.#table.played.length === 0) {
      this.#tell(this.#table.position, this.#table.opening.events);
    }
    while (!game.isOver(this.#table.position)) {
      // Persons first where several are asked: a bot's sealed answer would be in the way of undo.
      const asked = game.waiting(this.#table.position);
      const seat = asked.find((candidate) => this.#persons.includes(candidate)) ?? asked[0];
      const reply = this.#persons.includes(seat) ? await this.#ask(seat) : await this.#think(seat);
      if (this.#prompt.signal.aborted) return 'interrupted';
      if (reply === 'leave') return 'left';
      if (reply === 'no-input') return reply;
      if (reply !== 'again') this.#answer(seat, reply.key);
    }
    console.log('');
    for (const line of this.#scores(-1)) console.log(line);
    console.log(`\n${winnerLine(this.#pack, this.#t, this.#names, this.#table.position)}`);
    return 'over';
  }

  #answer(seat: number, key: string): void {
    const before = this.#table.position;
    const { trail } = this.#table.answer(seat, before.question, key);
    this.#tell(before, trail.events);
  }

  /** Says what happened, as the only person sees it; several persons get what everybody knows. */
  #tell(before: Position<unknown>, events: readonly GameEvent[]): void {
    const viewer = this.#persons.length === 1 ? this.#persons[0] : -1;
    for (const event of events) {
      const line = eventLine(this.#pack, this.#t, this.#names, before, event, viewer);
      if (line !== null) console.log(line);
    }
  }

  async #think(seat: number): Promise<Reply> {
    const { bot = HINTS, name } = this.#table.seats[seat];
    if (this.#prompt.isTerminal) process.stdout.write(this.#t('play.thinking', { name }));
    try {
      return { key: await this.#advise(seat, bot) };
    } catch (error) {
      if (!this.#prompt.signal.aborted) throw error;
      return 'leave';
    } finally {
      if (this.#prompt.isTerminal) process.stdout.write('\r\u001b[K');
    }
  }

  #advise(seat: number, bot: string): Promise<string> {
    const seed = botSeed(this.#table.seed);
    return think(this.#pack, this.#table.view(seat), bot, { seed, signal: this.#prompt.signal });
  }

  /** Puts a question to a person. */
  async #ask(seat: number): Promise<Reply> {
    const away = await this.#drawCurtain(seat);
    if (away) return away;
    const list = new ChoiceList(this.#choices(seat), this.#prompt.rows ?? PAGE);
    this.#sketch(seat, seat);
    const { game, words } = this.#pack;
    const view = this.#table.view(seat);
    const { step } = game.asking(this.#table.position);
    const question = this.#t.say(words.describeQuestion(view, seat, step));
    console.log(`${this.#t.say(words.moment(view))} · ${this.#names[seat]}`);
    console.log(emphasis(`**${question}**`));
    for (let show = true; ; ) {
      if (show) this.#show(list);
      const typed = await this.#prompt.ask();
      if (typed === null) return 'no-input';
      const reply = await this.#obey(typed, seat, list);
      if (typeof reply === 'object' || reply === 'again' || reply === 'leave') return reply;
      show = reply === 'show';
    }
  }

  #choices(seat: number): Choice[] {
    const { game, words } = this.#pack;
    const { position } = this.#table;
    const view = this.#table.view(seat);
    const say = this.#t.say;
    return [...game.options(position, seat)].map((option) => {
      const key = game.key(position, option);
      const text = words.describeOption(view, seat, {
        option,
        key,
        ...game.read(position, option),
      });
      const effect = text.effect ? ` (${say(text.effect)})` : '';
      return {
        key,
        words: `${say(text.words)}${effect}`,
        touches: text.touches,
        ...(text.group ? { group: say(text.group) } : {}),
      };
    });
  }

  #show(list: ChoiceList): void {
    const n = list.count;
    const counted = n === list.all ? 'play.options' : 'play.matching';
    console.log(`${this.#t(counted, { n, all: list.all })}:`);
    for (const line of list.lines()) console.log(line);
    const [from, to] = list.range;
    if (!list.isWhole) console.log(this.#t('play.page', { from, to, n }));
    else if (list.only && list.all > 1) console.log(this.#t('play.only'));
  }

  /** Does what was typed: a reply to the question, or whether to show the list again. */
  async #obey(typed: string, seat: number, list: ChoiceList): Promise<Reply | 'show' | 'hide'> {
    const [word, rest] = [typed.split(/\s+/)[0].toLowerCase(), typed.split(/\s+/).slice(1)];
    const command = word.replace(/^[а-яіё]/, (letter) => SAME_KEY[letter] ?? letter);
    if (typed === '') {
      if (list.only) return { key: list.only.key };
      list.turn(1);
      return 'show';
    }
    if (/^\d+$/.test(typed)) return this.#byNumber(Number(typed), list);
    const exact = list.byKey(typed);
    if (exact) return { key: exact.key };
    if (rest.length === 0) {
      if (command === 'q') return 'leave';
      if (command === 'u' || command === 'u!') return this.#undo(seat, command === 'u!');
      if (command === 'h') return await this.#hint(seat, list);
      if (command === '?') return this.#say(this.#t('play.help'));
      if (command === 's') return this.#say(...this.#scores(seat));
      if (typed === '*') list.showAll();
      if (typed === '-') list.turn(-1);
      if (typed === '*' || typed === '-') return 'show';
    }
    if (command === 'b' && rest.length < 2) return this.#board(rest[0], seat);
    if (command === 'r' && rest.length < 2) return this.#rule(rest[0]);
    return list.narrow(typed) ? 'show' : this.#say(this.#t('play.none', { words: typed }));
  }

  #say(...lines: readonly string[]): 'hide' {
    for (const line of lines) console.log(line);
    return 'hide';
  }

  #byNumber(number: number, list: ChoiceList): Reply | 'hide' {
    const choice = list.byNumber(number);
    if (choice) return { key: choice.key };
    return this.#say(this.#t('play.no-number', { number, n: list.all }));
  }

  /** Takes the last choice of this seat back; if something was learned since, only when insisted on. */
  #undo(seat: number, anyway: boolean): 'again' | 'hide' {
    const undo = this.#table.undoable(seat);
    try {
      if (undo.possible) this.#table.undo(seat);
      else {
        const last = this.#table.played.findLastIndex(({ entry }) => entry.seat === seat);
        if (last >= 0 && !anyway) return this.#say(this.#t('play.undo-learned'));
        this.#table.rewind(last);
      }
      console.log(this.#t(undo.possible ? 'play.undone' : 'play.undone-practice'));
      return 'again';
    } catch (error) {
      if (!(error instanceof TableError)) throw error;
      return this.#say(this.#t('play.no-undo'));
    }
  }

  async #hint(seat: number, list: ChoiceList): Promise<'hide'> {
    const key = await this.#advise(seat, HINTS);
    const words = list.byKey(key)?.words ?? '';
    return this.#say(this.#t('play.hint', { number: list.numberOf(key), words }));
  }

  #board(of: string | undefined, seat: number): 'hide' {
    const shown = of === undefined ? seat : Number(of) - 1;
    if (this.#names[shown] === undefined) {
      return this.#say(this.#t('play.no-seat', { number: of ?? '', n: this.#names.length }));
    }
    if (shown !== seat) console.log(`\n${this.#names[shown]}`);
    this.#sketch(shown, seat);
    return 'hide';
  }

  #sketch(of: number, seat: number): void {
    const { words } = this.#pack;
    console.log(`\n${words.sketch(this.#table.view(seat), of, this.#t.say)}\n`);
  }

  #rule(wanted: string | undefined): 'hide' {
    const id = wanted?.toUpperCase() ?? this.#pack.game.rule(this.#table.position);
    const rules = this.#rules.chapters.flatMap((chapter) => chapter.rules);
    const rule = rules.find((candidate) => candidate.id.toUpperCase() === id?.toUpperCase());
    if (!rule) return this.#say(this.#t('play.no-rule', { id: id ?? '' }));
    return this.#say(entry(rule.id, rule.text, rule.id.length + 2));
  }

  /** The score as a seat knows it. */
  #scores(seat: number): string[] {
    const { position } = this.#pack.game.isOver(this.#table.position)
      ? this.#table
      : this.#table.view(seat);
    return scoreLines(this.#pack, this.#t, this.#names, position);
  }

  /** Hands the screen over where the next person must not see what the last one saw. */
  async #drawCurtain(seat: number): Promise<Reply | null> {
    if (seat === this.#looking || !this.#pack.game.hasSecrets) return null;
    if (this.#prompt.isTerminal) process.stdout.write('\u001b[2J\u001b[3J\u001b[H');
    console.log(this.#t('play.curtain', { name: this.#names[seat] }));
    const typed = await this.#prompt.ask();
    if (typed === null) return 'no-input';
    if (/^[qй]$/i.test(typed)) return 'leave';
    this.#looking = seat;
    return null;
  }
}
