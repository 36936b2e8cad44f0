/** One question to a person: shows what can be chosen, and obeys what is typed until something is. */
import { TableError } from '@orrery/kernel';
import { type Choice, ChoiceList } from './choice-list.ts';
import { describedChoices } from './described-choices.ts';
import { advise, type Desk, namesAt } from './desk.ts';
import { helpLines } from './help.ts';
import { emphasis, entry, fold, screenWidth } from './prose.ts';
import { scoreLines } from './scoreboard.ts';
import { Things } from './things.ts';
import { type Order, readOrder } from './typed.ts';

/** What a person does: chooses (once, or until the phase ends), takes something back, or wants out. */
export type Reply =
  | { readonly key: string; readonly again: boolean }
  | 'undone'
  | 'leave'
  | 'no-input';

/** What follows an order that is no reply: the list, one line to recall the question, or nothing. */
type Next = 'list' | 'recall' | 'nothing';

const isNext = (reply: Reply | Next): reply is Next =>
  reply === 'list' || reply === 'recall' || reply === 'nothing';

export const HINTS = 'navigator';
/** Lines of a page, where nobody tells the height of the screen. */
const PAGE = 24;

export class Question {
  readonly #desk: Desk;
  readonly #seat: number;
  readonly #list: ChoiceList;
  readonly #things: Things;
  readonly #words: string;
  readonly #common: string | null;

  constructor(desk: Desk, seat: number) {
    this.#desk = desk;
    this.#seat = seat;
    const { choices, common } = describedChoices(desk, seat);
    this.#common = common;
    this.#list = new ChoiceList(choices, desk.typing.rows ?? PAGE, screenWidth());
    this.#things = new Things(desk, seat);
    const { pack, table, t } = desk;
    const { step } = pack.game.asking(table.position);
    this.#words = t.say(pack.words.describeQuestion(table.view(seat), seat, step));
  }

  /** What is printed on the things that can be chosen, and on those at some other places. */
  texts(places: readonly string[]): string[] {
    const touched = this.#list.all.flatMap(({ touches }) => touches);
    return this.#things.texts(this.#things.at([...places, ...touched]));
  }

  /** Asks; `repeated` is the key of what was answered to the same question just before. */
  async ask(repeated: string | null): Promise<Reply> {
    const { pack, table, t, typing } = this.#desk;
    const moment = t.say(pack.words.moment(table.view(this.#seat)));
    console.log(fold(`${moment} · ${namesAt(this.#desk)[this.#seat]}`));
    this.#print(`**${this.#words}**`);
    if (this.#common !== null) this.#print(t('play.common', { effect: this.#common }));
    const pass = repeated === null ? undefined : this.#list.byKey(repeated);
    for (let next: Next = 'list'; ; ) {
      if (next === 'list') this.#showList();
      if (next === 'list' && pass?.finish) {
        this.#print(t('play.again', { number: this.#list.numberOf(pass.key), words: pass.words }));
      }
      if (next === 'recall') this.#recall();
      const typed = await typing.ask();
      if (typed === null) return 'no-input';
      const reply = await this.#obey(readOrder(typed, this.#list.all.length));
      if (!isNext(reply)) return reply;
      next = reply;
    }
  }

  #print(...lines: readonly string[]): void {
    for (const line of lines) console.log(emphasis(fold(line)));
  }

  #showList(): void {
    const { t } = this.#desk;
    const list = this.#list;
    const [n, all] = [list.count, list.all.length];
    console.log(`${t(n === all ? 'play.options' : 'play.matching', { n, all })}:`);
    for (const line of list.show()) console.log(line);
    const [from, to] = list.range;
    if (!list.isOnePage) this.#print(t('play.page', { from, to, n }));
    else if (list.only) this.#print(t(all > 1 ? 'play.only' : 'play.only-one'));
    else if (n < all) this.#print(t('play.narrowed'));
  }

  /** What is still asked, after something else has filled the screen. */
  #recall(): void {
    const options = this.#desk.t('play.options', { n: this.#list.all.length });
    this.#print('', `**${this.#words}**`, this.#desk.t('play.recall', { options }));
  }

  async #obey(order: Order): Promise<Reply | Next> {
    const { t } = this.#desk;
    const list = this.#list;
    switch (order.do) {
      case 'leave':
        return 'leave';
      case 'enter':
        if (list.only && list.wasSeen(list.numberOf(list.only.key))) return choose(list.only);
        list.turn(1);
        return 'list';
      case 'number':
        return this.#number(order.number, order.again);
      case 'key': {
        const choice = list.byKey(order.key);
        return choice ? choose(choice) : this.#tell(t('play.no-key', { key: order.key }));
      }
      case 'words':
        return this.#narrow(order.words);
      case 'all':
        list.showAll();
        return 'list';
      case 'back':
        list.turn(-1);
        return 'list';
      case 'help':
        return this.#tell(...helpLines(t, list, this.#things));
      case 'look':
        return this.#tell(...this.#look(order.words));
      case 'why':
        return this.#tell(...this.#why(order.words));
      case 'board':
        return this.#board(order.of);
      case 'score':
        return this.#tell(...this.#scores());
      case 'rule':
        return this.#rule(order.id);
      case 'hint':
        return await this.#hint();
      case 'undo':
        return this.#undo(order.anyway);
    }
  }

  #tell(...lines: readonly string[]): 'recall' | 'nothing' {
    this.#print(...lines);
    // A word in between doesn't drive the question off the screen.
    return lines.length > 3 ? 'recall' : 'nothing';
  }

  /** Chooses what has been shown; anything else is shown first. */
  #number(number: number, again: boolean): Reply | Next {
    const { t } = this.#desk;
    const choice = this.#list.byNumber(number);
    if (!choice) return this.#tell(t('play.no-number', { number, n: this.#list.all.length }));
    if (!this.#list.wasSeen(number)) {
      this.#list.single(number);
      return 'list';
    }
    if (again && !choice.finish) return this.#tell(t('play.no-again'));
    return choose(choice, again);
  }

  #narrow(words: string): Next {
    const { t } = this.#desk;
    const found = this.#list.narrow(words);
    if (found === 'none') {
      const n = this.#list.all.length;
      const isNumber = /^\d+$/.test(words);
      return this.#tell(
        isNumber ? t('play.no-number', { number: words, n }) : t('play.none', { words }),
      );
    }
    if (found === 'any-order') this.#print(t('play.any-order'));
    return 'list';
  }

  /** A thing by its name, those that an option is about, or those that all options are about. */
  #look(words: string): string[] {
    const things = this.#things;
    const choice = /^\d+$/.test(words) ? this.#list.byNumber(Number(words)) : undefined;
    if (choice) return things.lines(things.at(choice.touches));
    if (words !== '') return things.lines(things.called(words));
    const offered = things.at(this.#list.all.flatMap(({ touches }) => touches));
    return things.lines(offered.length > 0 ? offered : things.all);
  }

  #why(words: string): string[] {
    if (words === '') return [this.#desk.t('play.why.what')];
    return this.#things.whyNot(this.#things.called(words), this.#list.all);
  }

  #board(of: string): Next {
    const { pack, table, t } = this.#desk;
    const names = namesAt(this.#desk);
    const shown = of === '' ? this.#seat : Number(of) - 1;
    if (names[shown] === undefined) {
      return this.#tell(t('play.no-seat', { number: of, n: names.length }));
    }
    if (shown !== this.#seat) this.#print('', names[shown]);
    this.#print('', pack.terminal.sketch(table.view(this.#seat), shown, t.say));
    return 'recall';
  }

  #scores(): string[] {
    const { pack, table, t } = this.#desk;
    return scoreLines(pack, t, namesAt(this.#desk), table.view(this.#seat).position);
  }

  #rule(wanted: string): Next {
    const { pack, table, t, rules } = this.#desk;
    const id = wanted === '' ? pack.game.rule(table.position) : wanted;
    const all = rules.chapters.flatMap((chapter) => chapter.rules);
    const rule = all.find((one) => one.id.toUpperCase() === id?.toUpperCase());
    if (!rule) return this.#tell(t('play.no-rule', { id: id ?? '' }));
    console.log(entry(rule.id, rule.text, rule.id.length + 2, screenWidth()));
    return 'nothing';
  }

  async #hint(): Promise<Next> {
    const { t } = this.#desk;
    const key = await advise(this.#desk, this.#seat, HINTS);
    const number = this.#list.numberOf(key);
    this.#list.mention(number);
    return this.#tell(t('play.hint', { number, words: this.#list.byKey(key)?.words ?? '' }));
  }

  /** Takes the last choice of this seat back; if something was learned since, only when insisted on. */
  #undo(anyway: boolean): Reply | Next {
    const { table, t } = this.#desk;
    const undo = table.undoable(this.#seat);
    try {
      if (undo.possible) table.undo(this.#seat);
      else {
        const last = table.played.findLastIndex(({ entry }) => entry.seat === this.#seat);
        if (last >= 0 && !anyway) return this.#tell(t('play.undo-learned'));
        table.rewind(last);
      }
      this.#print(t(undo.possible ? 'play.undone' : 'play.undone-practice'));
      return 'undone';
    } catch (error) {
      if (!(error instanceof TableError)) throw error;
      return this.#tell(t('play.no-undo'));
    }
  }
}

const choose = ({ key }: Choice, again = false): Reply => ({ key, again });
