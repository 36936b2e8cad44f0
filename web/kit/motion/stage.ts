/** Plays scores over the table that is on screen, which stands as it is all the while. */

import type { Phrase } from '../face.ts';
import { EASE, type Hands, perform, placesOf } from './acts.ts';
import { Captions } from './captions.ts';
import type { Cue, Where } from './cues.ts';
import type { Players } from './director.ts';
import { drawRing, node } from './drawn.ts';
import { copyOf, findInArena, type Look, place, sightOf } from './looks.ts';
import { type Beat, LENGTHS, type Score, type Sound, stretch } from './score.ts';

/** How a battle went can be read for so long, in milliseconds. */
const STAYS = 5000;

const nameOf = (where: Where): string => (typeof where === 'string' ? where : where.join('|'));

/** What was on screen before the change. */
interface Past {
  readonly looks: ReadonlyMap<string, Look | null>;
  readonly copies: ReadonlyMap<string, HTMLElement | null>;
}

/** What the stage asks of the page. */
interface Page {
  say(phrase: Phrase): string;
  hear(sound: Sound): void;
}

export class Stage implements Players {
  readonly #root: HTMLElement;
  readonly #layer = node('motion-layer');
  readonly #captions: Captions;
  readonly #page: Page;
  readonly #still: boolean;
  #score: Score | null = null;
  #past: Past | null = null;
  #animations: Animation[] = [];
  #beat = 0;
  #began = 0;
  #timer = 0;
  #tidying = 0;
  #done: () => void = () => {};

  /** @param root the table; @param still where nothing may move: captions and marks instead */
  constructor(root: HTMLElement, still: boolean, page: Page) {
    this.#root = root;
    this.#page = page;
    this.#still = still;
    this.#layer.setAttribute('aria-hidden', 'true');
    this.#captions = new Captions(root, this.#layer);
    root.append(this.#layer);
  }

  prepare(score: Score): void {
    this.#score = score;
    const looks = new Map<string, Look | null>();
    const copies = new Map<string, HTMLElement | null>();
    if (!this.#still) {
      const sight = sightOf(this.#root);
      for (const cue of score.beats.flatMap(({ cues }) => cues)) {
        const pieces = piecesOf(cue);
        for (const where of [...placesOf(cue), ...pieces]) {
          const name = nameOf(where);
          if (!looks.has(name)) looks.set(name, sight(where));
        }
        for (const where of pieces) {
          const look = looks.get(nameOf(where));
          copies.set(nameOf(where), look ? copyOf(look) : null);
        }
      }
    }
    this.#past = { looks, copies };
  }

  play(done: () => void): void {
    const score = this.#score;
    this.#done = done;
    if (!score) {
      done();
      return;
    }
    this.#beat = -1;
    if (!this.#still) {
      const sight = sightOf(this.#root);
      for (const beat of score.beats) this.#set(beat, score, sight);
    }
    this.#began = performance.now();
    this.#next();
  }

  skip(): boolean {
    const next = this.#score?.beats[this.#beat + 1];
    if (!next) return false;
    this.#began = performance.now() - next.begin;
    for (const animation of this.#animations) animation.currentTime = next.begin;
    this.#next();
    return true;
  }

  cut(): void {
    this.#sweep();
    this.#captions.clear();
    this.#tidy();
  }

  /** Takes the layer away. */
  close(): void {
    this.cut();
    this.#layer.remove();
  }

  /** On to the next beat, or to the end. */
  #next(): void {
    clearTimeout(this.#timer);
    const beats = this.#score?.beats ?? [];
    this.#beat++;
    const beat = beats[this.#beat];
    if (!beat) {
      this.#sweep();
      this.#captions.linger();
      this.#tidying = window.setTimeout(() => this.#tidy(), STAYS);
      this.#done();
      return;
    }
    if (this.#still) this.#mark(beat);
    beat.sounds.forEach(this.#page.hear);
    if (beat.line) this.#captions.show(beat.line, this.#battle(beat));
    const end = beats[this.#beat + 1]?.begin ?? beat.end;
    this.#timer = window.setTimeout(() => this.#next(), this.#began + end - performance.now());
  }

  /** The battle that is on by this beat, and whether the beat is about it. */
  #battle(beat: Beat): { box: DOMRect; about: boolean } | null {
    const begun = (this.#score?.beats ?? [])
      .slice(0, this.#beat + 1)
      .flatMap(({ cues }) => cues)
      .filter(({ act }) => act === 'arena').length;
    const plate = this.#layer.querySelectorAll('.motion-arena')[begun - 1];
    if (!plate) return null;
    const about = beat.cues.some(
      (cue) =>
        cue.act === 'arena' ||
        cue.act === 'verdict' ||
        placesOf(cue).some((where) => findInArena(plate, where) !== null),
    );
    return { box: plate.getBoundingClientRect(), about };
  }

  /** Lays out a beat: everything that moves in it waits for its time. */
  #set(beat: Beat, { beats, tempo, length: end }: Score, sight: ReturnType<typeof sightOf>): void {
    const past = this.#past as Past;
    for (const cue of beat.cues) {
      const begin = beat.begin;
      const length = LENGTHS[cue.act] * stretch(tempo);
      const hands: Hands = {
        begin,
        length,
        end,
        nextOf: (act) =>
          beats.find((later) => later.begin > begin && later.cues.some((one) => one.act === act))
            ?.begin ?? null,
        say: this.#page.say,
        before: (where) => findInArena(this.#layer, where) ?? past.looks.get(nameOf(where)) ?? null,
        after: (where) => findInArena(this.#layer, where) ?? sight(where),
        copyBefore: (where) => past.copies.get(nameOf(where)) ?? null,
        add: (made) => {
          this.#layer.append(made);
          return made;
        },
        move: (element, frames, timing = {}) => {
          this.#animations.push(
            element.animate(frames, {
              delay: timing.begin ?? begin,
              duration: timing.length ?? length,
              easing: timing.easing ?? EASE,
              fill: timing.fill ?? 'both',
            }),
          );
        },
        hideUntil: (element, time) => {
          this.#animations.push(element.animate([{ opacity: 0 }, { opacity: 0 }], time));
        },
      };
      perform(cue, hands);
    }
  }

  /** Where nothing may move: rings around what a beat is about. */
  #mark({ cues }: Beat): void {
    for (const mark of this.#layer.querySelectorAll('.motion-ring')) mark.remove();
    const sight = sightOf(this.#root);
    for (const where of cues.flatMap(placesOf)) {
      const look = sight(where);
      if (!look) continue;
      const ring = drawRing();
      place(ring, look.box);
      this.#layer.append(ring);
    }
  }

  /** Takes away what has stayed long enough. */
  #tidy(): void {
    clearTimeout(this.#tidying);
    for (const made of this.#layer.querySelectorAll('.motion-stays')) made.remove();
  }

  #sweep(): void {
    clearTimeout(this.#timer);
    for (const animation of this.#animations) {
      const { target } = animation.effect as KeyframeEffect;
      // What stays, stays as it has become.
      if (target?.closest('.motion-stays')) animation.commitStyles();
      animation.cancel();
    }
    this.#animations = [];
    this.#score = null;
    this.#past = null;
    for (const made of [...this.#layer.children]) {
      if (!/motion-(caption|stays)/.test(made.className)) made.remove();
    }
  }
}

/** Pieces that are copied before they are gone. */
function piecesOf(cue: Cue): readonly Where[] {
  if (cue.act === 'leave') return [cue.at];
  if (cue.act === 'arena') return cue.sides.flatMap(({ groups }) => groups.map(({ look }) => look));
  if (cue.act !== 'fly' || cue.piece === undefined) return [];
  return typeof cue.piece === 'object' && 'token' in cue.piece ? [] : [cue.piece as Where];
}
