/** The machine that every game runs on: a definition in, a game one can play out. */
import type { Generator } from './chance.ts';
import { eventFlaw, parseJson, positionFlaw } from './checks.ts';
import { type Codec, compile, hashText, mix, mixText } from './compile.ts';
import type { GameDefinition } from './definition.ts';
import type { GameEvent } from './doors.ts';
import { TableError } from './errors.ts';
import type { Position, View } from './position.ts';
import { Runner } from './runner.ts';
import { type Secrets, secretsOf } from './secrets.ts';
import type { Vocabulary } from './vocabulary.ts';

export class Game<S, V extends Vocabulary = Vocabulary> extends Runner<S, V> {
  readonly codec: Codec<S>;
  readonly #secrets: Secrets<S>;

  constructor(definition: GameDefinition<S, V>) {
    super(definition);
    this.codec = compile<S>(definition.state.node);
    this.#secrets = secretsOf(definition, this.codec);
  }

  get id(): string {
    return this.definition.id;
  }

  /** The rule that governs the open question. */
  rule(position: Position<S>): string | null {
    if (position.asked === 0) return null;
    const frame = this.asking(position);
    const { rule } = this.stepOf(position);
    return typeof rule === 'function' ? rule(position.state, frame) : (rule ?? null);
  }

  // ——— keys ———

  /** The readable key of a choice of the open question. */
  key(position: Position<S>, choice: number): string {
    return this.stepOf(position).choices.key(choice);
  }

  /** The choice that a key names, or −1; whether it is listed is another matter. */
  parse(position: Position<S>, key: string): number {
    return this.stepOf(position).choices.parse(key);
  }

  /** A choice as its kind and arguments. */
  read(position: Position<S>, choice: number): { kind: string; args: number[] } {
    const { choices } = this.stepOf(position);
    return { kind: choices.kind(choice), args: choices.args(choice) };
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
    const found =
      positionFlaw(position, this.definition.steps, this.#secrets.frames) ??
      this.codec.flaw(position.state, 'state', position.answers.length);
    if (found) throw new TableError('broken-record', `the saved position is damaged: ${found}`);
    return position;
  }

  view(position: Position<S>, seat: number): View<S> {
    return this.#secrets.view(position, seat);
  }

  redealer(view: View<S>): (generator: Generator) => Position<S> {
    return this.#secrets.redealer(view);
  }

  /** Every component in a position, by kind, in no order. */
  census(position: Position<S>): Map<string, number[]> {
    return this.#secrets.census(position);
  }

  /** What is wrong with an event by its declaration, or null. */
  eventFlaw(event: GameEvent): string | null {
    return eventFlaw(event, this.#secrets.events);
  }

  /** An event as a seat may know it; `state`: one of about then, for who belongs to whom. */
  redact(event: GameEvent, seat: number, state: S): GameEvent {
    return this.#secrets.redact(event, seat, state);
  }
}

/** Makes a game out of its definition. */
export const defineGame = <S, V extends Vocabulary = Vocabulary>(
  definition: GameDefinition<S, V>,
): Game<S, V> => new Game(definition);
