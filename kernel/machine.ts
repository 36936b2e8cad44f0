/** The machine that every game runs on: a definition in, a game one can play out. */
import { type Generator, seedWords } from './chance.ts';
import { checkSetUp, parseJson, positionFlaw } from './checks.ts';
import { type Codec, compile, hashText, mix, mixText } from './compile.ts';
import { Doors, type GameEvent, type Trail } from './doors.ts';
import { TableError } from './errors.ts';
import type { GameDefinition, SetUp } from './game.ts';
import { type Position, seatsIn, type View } from './position.ts';
import { type Eyes, eyesOf } from './secrets.ts';
import { hasSecrets } from './shape.ts';
import { type Frame, NO_ANSWER, type Question, type Simultaneous, type Step } from './step.ts';
import { trace } from './trace.ts';

/** No phase of any game takes so many steps without asking anybody. */
const ENDLESS = 100_000;

export class Game<S> {
  readonly definition: GameDefinition<S>;
  /** True if the state holds anything that not everybody may see. */
  readonly hasSecrets: boolean;
  readonly codec: Codec<S>;
  readonly #steps: Readonly<Record<string, Step<S>>>;
  readonly #eyes: Eyes<S>;
  readonly #doors = new Doors();
  /** Options of the open question by seat: whoever asks right after an answer gets them for free. */
  readonly #lists: number[][] = [];
  #listed: Position<S> | null = null;
  #listedQuestion = -1;
  #listedSeats = 0;

  constructor(definition: GameDefinition<S>) {
    this.definition = definition;
    this.codec = compile<S>(definition.state.node);
    this.#steps = definition.steps;
    this.hasSecrets =
      hasSecrets(definition.state.node) ||
      Object.values(definition.steps).some((step) =>
        Object.values(step.frame ?? {}).some((shape) => hasSecrets(shape.node)),
      );
    this.#eyes = eyesOf(
      definition.state.node,
      this.codec,
      definition.steps,
      definition.components ?? {},
      definition.secretEventFields ?? {},
    );
  }

  get id(): string {
    return this.definition.id;
  }

  // ——— playing ———

  /** Sets the game up and runs it to its first question. */
  start(
    setUp: SetUp,
    seed: string,
    trail: Trail | null = null,
    feed: readonly number[] | null = null,
  ): Position<S> {
    const options = checkSetUp(this.definition, setUp);
    const position: Position<S> = {
      state: null as S,
      agenda: [],
      asked: 0,
      answers: new Array(setUp.seats).fill(NO_ANSWER),
      question: 0,
      random: seedWords(seed),
    };
    this.#doors.open(position, trail, feed);
    position.state = this.definition.setup({ seats: setUp.seats, options }, this.#doors);
    this.advance(position);
    this.#close(feed);
    return position;
  }

  /** Runs a position that was put together by hand to its next question. */
  run(
    position: Position<S>,
    trail: Trail | null = null,
    feed: readonly number[] | null = null,
  ): void {
    this.#doors.open(position, trail, feed);
    this.advance(position);
    this.#close(feed);
  }

  isOver(position: Position<S>): boolean {
    return position.asked === 0;
  }

  /** The seats that are asked now, ascending. */
  waiting(position: Position<S>): number[] {
    return seatsIn(position.asked);
  }

  /** The frame that asks. */
  asking(position: Position<S>): Frame {
    return position.agenda[position.agenda.length - 1];
  }

  /** The rule that governs the open question. */
  rule(position: Position<S>): string | null {
    if (position.asked === 0) return null;
    const frame = this.asking(position);
    const rule = this.#steps[frame.step].rule;
    return typeof rule === 'function' ? rule(position.state, frame) : (rule ?? null);
  }

  /** Everything that a seat may choose now. The list is reused: copy it to keep it. */
  options(position: Position<S>, seat: number): readonly number[] {
    const list = this.#list(seat);
    if (this.#isListed(position, seat)) return list;
    this.#listedSeats &= ~(1 << seat);
    list.length = 0;
    if (position.asked === 0) return list;
    const frame = this.asking(position);
    const step = this.#steps[frame.step] as Question<S> | Simultaneous<S>;
    if ('resolve' in step) {
      if ((position.asked >> seat) & 1 || position.answers[seat] !== NO_ANSWER) {
        step.options(position.state, frame, list, seat);
      }
    } else if ((position.asked >> seat) & 1) {
      step.options(position.state, frame, list);
    }
    return list;
  }

  /** Makes a choice, in place, after checking that it is listed. */
  answer(
    position: Position<S>,
    seat: number,
    choice: number,
    trail: Trail | null = null,
    feed: readonly number[] | null = null,
  ): void {
    const list = this.options(position, seat);
    if (list.length === 0) {
      throw new TableError(
        'wrong-seat',
        `seat ${seat} is not asked anything; asked: ${this.waiting(position).join(', ') || 'nobody'}`,
        { seat },
      );
    }
    if (!list.includes(choice)) {
      throw new TableError(
        'unlisted-choice',
        `seat ${seat} may not choose ${choice}; there are ${list.length} options`,
        { seat },
      );
    }
    this.apply(position, seat, choice, trail, feed);
  }

  /** Makes a choice that is known to be listed, in place: the hot path of search and simulation. */
  apply(
    position: Position<S>,
    seat: number,
    choice: number,
    trail: Trail | null = null,
    feed: readonly number[] | null = null,
  ): void {
    const frame = position.agenda[position.agenda.length - 1];
    const step = this.#steps[frame.step] as Question<S> | Simultaneous<S>;
    this.#doors.open(position, trail, feed);
    if ('resolve' in step) {
      position.answers[seat] = choice;
      position.asked &= ~(1 << seat);
      if (position.asked === 0) {
        this.#open(position, frame, step);
        this.advance(position);
      }
    } else {
      position.agenda.pop();
      position.asked = 0;
      step.choose(position.state, frame, choice, this.#doors);
      this.advance(position);
    }
    this.#close(feed);
  }

  /** Takes a sealed answer back while the question is open. */
  withdraw(position: Position<S>, seat: number): void {
    if (position.asked === 0 || position.answers[seat] === NO_ANSWER) {
      throw new TableError('no-undo', `seat ${seat} has no sealed answer to take back`, { seat });
    }
    position.answers[seat] = NO_ANSWER;
    position.asked |= 1 << seat;
  }

  /** Runs the agenda until somebody has to choose or nothing is left. */
  private advance(position: Position<S>): void {
    const { agenda, state } = position;
    this.#listed = null;
    for (let rounds = 0; agenda.length > 0; rounds++) {
      if (rounds > ENDLESS)
        throw new Error(`the agenda never comes to a question:\n${trace(position)}`);
      const frame = agenda[agenda.length - 1];
      const step = this.#steps[frame.step];
      if (step === undefined) throw new Error(`no step «${frame.step}»:\n${trace(position)}`);
      if ('run' in step) {
        agenda.pop();
        step.run(state, frame, this.#doors);
      } else if ('resolve' in step) {
        if (this.#askSeveral(position, frame, step)) return;
        this.#open(position, frame, step);
      } else if (this.#askOne(position, frame, step)) return;
    }
    position.asked = 0;
  }

  /** Opens a question to one seat; false if it resolved itself. */
  #askOne(position: Position<S>, frame: Frame, step: Question<S>): boolean {
    const list = this.#list(frame.seat);
    list.length = 0;
    step.options(position.state, frame, list);
    if (list.length > 1 || (list.length === 1 && step.alwaysAsk)) {
      position.asked = 1 << frame.seat;
      this.#ask(position, position.asked);
      return true;
    }
    position.agenda.pop();
    if (list.length === 1) step.choose(position.state, frame, list[0], this.#doors);
    else step.skip?.(position.state, frame, this.#doors);
    return false;
  }

  #askSeveral(position: Position<S>, frame: Frame, step: Simultaneous<S>): boolean {
    let mask = 0;
    let listed = 0;
    for (const seat of step.seats(position.state, frame)) {
      const list = this.#list(seat);
      list.length = 0;
      step.options(position.state, frame, list, seat);
      listed |= 1 << seat;
      if (list.length === 1) position.answers[seat] = list[0];
      else if (list.length > 1) mask |= 1 << seat;
    }
    position.asked = mask;
    if (mask !== 0) this.#ask(position, listed);
    return mask !== 0;
  }

  #ask(position: Position<S>, listed: number): void {
    position.question++;
    this.#listed = position;
    this.#listedQuestion = position.question;
    this.#listedSeats = listed;
  }

  #open(position: Position<S>, frame: Frame, step: Simultaneous<S>): void {
    const answers = position.answers.slice();
    position.answers.fill(NO_ANSWER);
    position.agenda.pop();
    if (answers.filter((answer) => answer !== NO_ANSWER).length > 1) this.#doors.reveal();
    step.resolve(position.state, frame, answers, this.#doors);
  }

  #close(feed: readonly number[] | null): void {
    const used = this.#doors.close();
    if (feed && used !== feed.length) {
      throw new Error(`${feed.length - used} of the given outcomes were not used`);
    }
  }

  #list(seat: number): number[] {
    while (this.#lists.length <= seat) this.#lists.push([]);
    return this.#lists[seat];
  }

  #isListed(position: Position<S>, seat: number): boolean {
    return (
      this.#listed === position &&
      this.#listedQuestion === position.question &&
      ((this.#listedSeats >> seat) & 1) === 1
    );
  }

  // ——— keys ———

  /** The readable key of a choice of the open question. */
  key(position: Position<S>, choice: number): string {
    return this.#choices(position).key(choice);
  }

  /** The choice that a key names, or −1; whether it is listed is another matter. */
  parse(position: Position<S>, key: string): number {
    return this.#choices(position).parse(key);
  }

  /** A choice as its kind and arguments. */
  read(position: Position<S>, choice: number): { kind: string; args: number[] } {
    const choices = this.#choices(position);
    return { kind: choices.kind(choice), args: choices.args(choice) };
  }

  #choices(position: Position<S>) {
    return (this.#steps[this.asking(position).step] as Question<S>).choices;
  }

  // ——— copies, secrets, saves ———

  clone(position: Position<S>): Position<S> {
    return {
      state: this.codec.clone(position.state),
      agenda: position.agenda.slice(),
      asked: position.asked,
      answers: position.answers.slice(),
      question: position.question,
      random: position.random.slice(),
    };
  }

  /** Covers everything but the generator, so that replays need not draw as often as the original. */
  hash(position: Position<S>): string {
    let h = this.codec.hash(position.state, 0x0e17);
    for (const frame of position.agenda) h = mixText(h, JSON.stringify(frame));
    h = mix(h, position.asked);
    for (const answer of position.answers) h = mix(h, answer);
    return hashText(h);
  }

  save(position: Position<S>): string {
    return JSON.stringify(position);
  }

  load(text: string): Position<S> {
    return this.checkPosition(parseJson(text, 'saved position') as Position<S>);
  }

  /** The position itself, if it is a sound one of this game. */
  checkPosition(position: Position<S>): Position<S> {
    const found = positionFlaw(position, this.#steps) ?? this.codec.flaw(position.state, 'state');
    if (found) throw new TableError('broken-record', `the saved position is damaged: ${found}`);
    return position;
  }

  view(position: Position<S>, seat: number): View<S> {
    return this.#eyes.view(position, seat);
  }

  redealer(view: View<S>): (generator: Generator) => Position<S> {
    return this.#eyes.redealer(view);
  }

  /** Every component in a position, by kind, in no order. */
  census(position: Position<S>): Map<string, number[]> {
    return this.#eyes.census(position);
  }

  redact(event: GameEvent, seat: number): GameEvent {
    return this.#eyes.redact(event, seat);
  }
}

/** Makes a game out of its definition. */
export const defineGame = <S>(definition: GameDefinition<S>): Game<S> => new Game(definition);
