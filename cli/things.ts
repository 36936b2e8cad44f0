/** Cards, tiles and whatever else has a name and a text: looked up, or asked why not. */
import type { Objection, Thing } from '@orrery/kernel';
import type { Choice } from './choice-list.ts';
import type { Desk } from './desk.ts';
import { isAmong, wordsOf } from './search.ts';

/** More than these are only named. */
const MANY = 6;
/** More than these are not even named. */
const TOO_MANY = 40;

/** What a person may look up at a moment. */
export class Things {
  readonly #desk: Desk;
  readonly #seat: number;
  #all: readonly Thing[] | null = null;

  constructor(desk: Desk, seat: number) {
    this.#desk = desk;
    this.#seat = seat;
  }

  get all(): readonly Thing[] {
    const { pack, table } = this.#desk;
    this.#all ??= pack.terminal.things?.(table.view(this.#seat)) ?? [];
    return this.#all;
  }

  name({ name }: Thing): string {
    return this.#desk.t.say(name);
  }

  /** Things that places stand for. */
  at(places: readonly string[]): Thing[] {
    const wanted = new Set(places);
    return this.all.filter((thing) => thing.places.some((place) => wanted.has(place)));
  }

  /** Things by name; by what they say, where none is called so. */
  called(text: string): Thing[] {
    const parts = wordsOf(text);
    if (parts.length === 0) return [];
    const whole = parts.join(' ');
    const exactly = this.all.filter((thing) => wordsOf(this.name(thing)).join(' ') === whole);
    if (exactly.length > 0) return exactly;
    const named = this.all.filter((thing) => isAmong(parts, wordsOf(this.name(thing))));
    if (named.length > 0) return named;
    return this.all.filter((thing) => isAmong(parts, wordsOf(this.#text(thing).join(' '))));
  }

  #text({ lines }: Thing): string[] {
    return lines.map((line) => this.#desk.t.say(line));
  }

  #rule({ rule }: Thing): string[] {
    const rules = this.#desk.rules.chapters.flatMap((chapter) => chapter.rules);
    return rules.filter(({ id }) => id === rule).map(({ id, text }) => `${id}  ${text}`);
  }

  /** Each of them in one paragraph, without those that have nothing printed on them. */
  texts(things: readonly Thing[]): string[] {
    const printed = things.filter(({ lines }) => lines.length > 0);
    return printed.map((thing) => `${this.name(thing)}: ${this.#text(thing).join(' ')}`);
  }

  /** Names and texts, or only the names of many. */
  lines(things: readonly Thing[]): string[] {
    const { t } = this.#desk;
    if (things.length > MANY) return this.#names(things);
    if (things.length === 0) return [t('play.look.nothing')];
    return things.flatMap((thing) => [
      this.name(thing),
      ...[...this.#text(thing), ...this.#rule(thing)].map((line) => `  ${line}`),
    ]);
  }

  #names(things: readonly Thing[]): string[] {
    const names = [...new Set(things.map((thing) => this.name(thing)))];
    if (names.length > TOO_MANY) return [this.#desk.t('play.look.too-many')];
    return [this.#desk.t('play.look.many', { names: names.join(', ') })];
  }

  /** Why things can't be chosen, or which options are about them. */
  whyNot(things: readonly Thing[], choices: readonly Choice[]): string[] {
    if (things.length === 0) return [this.#desk.t('play.look.nothing')];
    if (things.length > MANY) return this.#names(things);
    const lines = things.flatMap((thing) =>
      this.#reasons(thing, choices).map((reason) => `${this.name(thing)}: ${reason}`),
    );
    return [...new Set(lines)];
  }

  #reasons({ places }: Thing, choices: readonly Choice[]): string[] {
    const { t } = this.#desk;
    const offered = choices.flatMap(({ touches }, at) =>
      touches.some((place) => places.includes(place)) ? [at + 1] : [],
    );
    if (offered.length > 0) return [t('play.why.offered', { numbers: offered.join(', ') })];
    const objections = this.objections(places);
    return objections.length > 0
      ? objections.map(({ words, rule }) => `${t.say(words)}${rule ? ` (${rule})` : ''}`)
      : [t('play.why.not-asked')];
  }

  objections(places: readonly string[]): Objection[] {
    const { pack, table } = this.#desk;
    const view = table.view(this.#seat);
    return places.flatMap((place) => pack.words.whyNot?.(view, this.#seat, place) ?? []);
  }
}
