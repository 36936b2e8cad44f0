/** Runs the agenda of a position: asks, lists options, takes answers, opens sealed ones. */
import { seedWords } from './chance.ts';
import { checkSetUp } from './checks.ts';
import type { GameDefinition, SetUp } from './definition.ts';
import { Doors, type Feed, type Trail } from './doors.ts';
import { TableError } from './errors.ts';
import { type Position, seatsIn } from './position.ts';
import { hasSecrets } from './shape.ts';
import { type Frame, NO_ANSWER, type Parts, partsOf, type Step } from './step.ts';
import { trace } from './trace.ts';
import type { FrameOf, Vocabulary } from './vocabulary.ts';

/** No phase of any game takes so many steps without asking anybody. */
const ENDLESS = 100_000;

const isSeat = (position: Position<unknown>, seat: number): boolean =>
  seat >= 0 && seat < position.answers.length && Number.isInteger(seat);

export class Runner<S, V extends Vocabulary = Vocabulary> {
  readonly definition: GameDefinition<S, V>;
  /** True if the state holds anything that not everybody may see. */
  readonly hasSecrets: boolean;
  /** A map: looking a name up in a record of a hundred takes twice as long, and it is done for every frame. */
  readonly #steps: ReadonlyMap<string, Parts<S>>;
  readonly #doors = new Doors();
  /** Options of the open question by seat: whoever asks right after an answer gets them for free. */
  readonly #lists: number[][] = [];
  /** The position, question, seats and step that the lists are of. */
  #listed: Position<S> | null = null;
  #listedQuestion = -1;
  #listedSeats = 0;
  #listedStep: Parts<S> | null = null;
  /** The list at hand where nobody is asked after all: as nobody else has seen it, it serves again. */
  #spare: number[] = [];
  /** The seat whose answer is being worked through. */
  #answering = -1;

  constructor(definition: GameDefinition<S, V>) {
    this.definition = definition;
    const steps = Object.entries(definition.steps as Readonly<Record<string, Step<S>>>);
    this.#steps = new Map(steps.map(([name, step]) => [name, partsOf(step)]));
    const frames = Object.values(definition.vocabulary.steps).flatMap((fields) =>
      Object.values(fields),
    );
    this.hasSecrets = [definition.state, ...frames].some(({ node }) => hasSecrets(node));
  }

  /** Sets the game up and runs it to its first question. */
  start(setUp: SetUp, seed: string, trail: Trail | null = null, feed: Feed = null): Position<S> {
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
    position.state = this.definition.setUp({ seats: setUp.seats, options }, this.#doors);
    this.#advance(position);
    this.#close(feed);
    return position;
  }

  /** Runs a position that was put together by hand to its next question. */
  run(position: Position<S>, trail: Trail | null = null, feed: Feed = null): void {
    this.#doors.open(position, trail, feed);
    this.#advance(position);
    this.#close(feed);
  }

  /** Says that a position was changed by hand, so that options listed before no longer count. */
  edited(position: Position<S>): void {
    if (this.#listed === position) this.#listed = null;
  }

  isOver(position: Position<S>): boolean {
    return position.asked === 0;
  }

  /** The seats that are asked now, ascending. */
  waiting(position: Position<S>): number[] {
    return seatsIn(position.asked);
  }

  /** The frame that asks. */
  asking(position: Position<S>): FrameOf<V> {
    return position.agenda[position.agenda.length - 1] as FrameOf<V>;
  }

  /** Everything that a seat may choose now. */
  options(position: Position<S>, seat: number): readonly number[] {
    const list: number[] = [];
    if (position.asked === 0 || !isSeat(position, seat)) return list;
    if (this.#isListed(position) && (this.#listedSeats >> seat) & 1) return this.#lists[seat];
    const frame = this.asking(position);
    const step = this.stepOf(position);
    const sealed = step.resolve !== null && position.answers[seat] >= 0;
    if (sealed || (position.asked >> seat) & 1) step.options(position.state, frame, list, seat);
    return list;
  }

  /** Makes a choice, in place, after checking that it is listed. */
  answer(
    position: Position<S>,
    seat: number,
    choice: number,
    trail: Trail | null = null,
    feed: Feed = null,
  ): void {
    const list = this.options(position, seat);
    if (list.length === 0) {
      const asked = this.waiting(position).join(', ') || 'nobody';
      const message = `seat ${seat} is not asked anything; asked: ${asked}`;
      throw new TableError('wrong-seat', message, { seat });
    }
    if (!list.includes(choice)) {
      const message = `seat ${seat} may not choose ${choice}; there are ${list.length} options`;
      throw new TableError('unlisted-choice', message, { seat });
    }
    this.apply(position, seat, choice, trail, feed);
  }

  /** Makes a choice that is known to be listed, in place: the hot path of search and simulation. */
  apply(
    position: Position<S>,
    seat: number,
    choice: number,
    trail: Trail | null = null,
    feed: Feed = null,
  ): void {
    const frame = position.agenda[position.agenda.length - 1];
    const step = this.stepOf(position);
    this.#doors.open(position, trail, feed);
    this.#answering = seat;
    if (step.resolve !== null) {
      position.answers[seat] = choice;
      position.asked &= ~(1 << seat);
      if (position.asked === 0) {
        this.#resolve(position, frame, step);
        this.#advance(position);
      }
    } else {
      position.agenda.pop();
      position.asked = 0;
      step.choose(position.state, frame, choice, this.#doors);
      this.#advance(position);
    }
    this.#close(feed);
  }

  #isListed(position: Position<S>): boolean {
    return this.#listed === position && this.#listedQuestion === position.question;
  }

  /** The step that asks; looked up only if it is not the one that was listed last. */
  protected stepOf(position: Position<S>): Parts<S> {
    if (this.#listedStep !== null && this.#isListed(position)) return this.#listedStep;
    return this.#steps.get(this.asking(position).step) as Parts<S>;
  }

  /** Runs the agenda until somebody has to choose or nothing is left. */
  #advance(position: Position<S>): void {
    const { agenda, state } = position;
    this.#listed = null;
    for (let rounds = 0; agenda.length > 0; rounds++) {
      if (rounds > ENDLESS)
        throw new Error(`the agenda never comes to a question:\n${trace(position)}`);
      const frame = agenda[agenda.length - 1];
      const step = this.#steps.get(frame.step);
      if (step === undefined) throw new Error(`no step «${frame.step}»:\n${trace(position)}`);
      if (step.run !== null) {
        agenda.pop();
        step.run(state, frame, this.#doors);
      } else if (step.resolve !== null) {
        if (this.#askSeveral(position, frame, step)) return;
        this.#resolve(position, frame, step);
      } else if (this.#askOne(position, frame, step)) return;
    }
    position.asked = 0;
  }

  /** Opens a question to one seat; false if it resolved itself. */
  #askOne(position: Position<S>, frame: Frame, step: Parts<S>): boolean {
    const { seat } = frame;
    const list = this.#spare.length === 0 ? this.#spare : [];
    this.#fill(list, position, frame, step, seat);
    const asks = list.length > 1 || (list.length === 1 && step.alwaysAsk === true);
    if (this.hasSecrets && seat !== this.#answering && !this.#doors.silent) {
      // What somebody else could not help doing tells of what they hold; being asked may do so, too.
      const forced = list.length === 1 && !asks;
      if (forced || step.tells?.(position.state, frame, list)) this.#doors.reveal();
    }
    if (asks) {
      this.#lists[seat] = list;
      this.#spare = [];
      return this.#ask(position, step, 1 << seat, 1 << seat);
    }
    position.agenda.pop();
    // Popped and not emptied, a list keeps its memory.
    if (list.length === 1) step.choose(position.state, frame, list.pop() as number, this.#doors);
    else step.skip?.(position.state, frame, this.#doors);
    return false;
  }

  /** Opens a question to several seats; false if none of them has anything to decide. */
  #askSeveral(position: Position<S>, frame: Frame, step: Parts<S>): boolean {
    let asked = 0;
    let listed = 0;
    for (const seat of step.seats(position.state, frame)) {
      const list: number[] = [];
      this.#lists[seat] = list;
      this.#fill(list, position, frame, step, seat);
      listed |= 1 << seat;
      if (list.length === 1) position.answers[seat] = list[0];
      else if (list.length > 1) asked |= 1 << seat;
    }
    return asked !== 0 && this.#ask(position, step, asked, listed);
  }

  #ask(position: Position<S>, step: Parts<S>, asked: number, listed: number): true {
    position.asked = asked;
    position.question++;
    this.#listed = position;
    this.#listedQuestion = position.question;
    this.#listedSeats = listed;
    this.#listedStep = step;
    return true;
  }

  /** Opens the sealed answers. */
  #resolve(position: Position<S>, frame: Frame, step: Parts<S>): void {
    const answers = position.answers.slice();
    let given = 0;
    for (let seat = 0; seat < answers.length; seat++) {
      if (answers[seat] === NO_ANSWER) continue;
      given++;
      position.answers[seat] = NO_ANSWER;
    }
    position.agenda.pop();
    if (given > 1) this.#doors.reveal();
    step.resolve?.(position.state, frame, answers, this.#doors);
  }

  #close(feed: Feed): void {
    const used = this.#doors.close();
    if (feed && used !== feed.length) {
      throw new Error(`${feed.length - used} of the given outcomes were not used`);
    }
  }

  #fill(list: number[], position: Position<S>, frame: Frame, step: Parts<S>, seat: number): void {
    if (!isSeat(position, seat))
      throw new Error(`«${frame.step}» asks seat ${seat}, where nobody sits:\n${trace(position)}`);
    step.options(position.state, frame, list, seat);
  }
}
