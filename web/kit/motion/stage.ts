/** Plays scores over the table that is on screen, which stands as it is all the while. */

import type { Phrase } from '../face.ts';
import { EASE, type Hands, perform } from './acts.ts';
import { Captions } from './captions.ts';
import { type Cue, placesOf, type Where } from './cues.ts';
import type { Players } from './director.ts';
import { drawRing, node } from './drawn.ts';
import { copyOf, findInArena, type Look, place, type Sight, sightOf } from './looks.ts';
import { type Beat, LENGTHS, type Score, type Sound, stretch } from './score.ts';

/** How a battle went can be read for so long, in milliseconds. */
const STAYS = 5000;

const nameOf = (where: Where): string => (typeof where === 'string' ? where : where.join('|'));

/** What was on screen before the change. */
interface Past {
  readonly looks: ReadonlyMap<string, Look | null>;
  readonly copies: ReadonlyMap<string, HTMLElement | null>;
}

/** What acts have done to the screen, until all have looked at it. */
interface Changes {
  readonly made: DocumentFragment;
  readonly hidden: { readonly element: Element; readonly until: number }[];
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
  /** Whose choice was shown last. */
  #by: number | undefined;
  readonly #page: Page;
  readonly #still: boolean;
  #score: Score | null = null;
  #past: Past | null = null;
  /** The screen as it stands while this is played. */
  #sight: Sight | null = null;
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
    // What was said of somebody is no caption to what another does.
    if (score.by !== this.#by) this.#captions.clear();
    this.#by = score.by;
    this.#beat = -1;
    // One battle at a time: how the last one went has been read, or gives way.
    if (score.beats.some(({ cues }) => cues.some(({ act }) => act === 'arena'))) this.#tidy();
    this.#sight = sightOf(this.#root);
    if (!this.#still) this.#set(score, this.#sight);
    this.#began = performance.now();
    // What is said has to be measured once more: not in one go with all that has just been drawn.
    this.#timer = window.setTimeout(() => this.#next());
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
      this.#tidying ||= window.setTimeout(() => this.#tidy(), STAYS);
      this.#done();
      return;
    }
    if (this.#still) this.#mark(beat);
    beat.sounds.forEach(this.#page.hear);
    if (beat.line) this.#captions.show(beat.line, this.#sight, this.#battle(beat));
    const end = beats[this.#beat + 1]?.begin ?? beat.end;
    this.#timer = window.setTimeout(() => this.#next(), this.#began + end - performance.now());
  }

  /** The battle that is on by this beat, and whether the beat is about it. */
  #battle(beat: Beat): { box: DOMRect; about: boolean } | null {
    const begun = (this.#score?.beats ?? [])
      .slice(0, this.#beat + 1)
      .flatMap(({ cues }) => cues)
      .filter(({ act }) => act === 'arena').length;
    const plate = this.#layer.querySelectorAll<HTMLElement>('.motion-arena')[begun - 1];
    if (!plate) return null;
    const about = beat.cues.some(
      (cue) =>
        cue.act === 'arena' ||
        cue.act === 'verdict' ||
        placesOf(cue).some((where) => findInArena(plate, where) !== null),
    );
    // As large as it will be: it grows while it comes.
    const { offsetLeft: x, offsetTop: y, offsetWidth: width, offsetHeight: height } = plate;
    return { box: new DOMRect(x, y, width, height), about };
  }

  /**
   * Lays everything out that moves, to wait for its time. First all places are measured and copied, then the
   * screen is changed: done in turns, each change would have the page measured anew.
   */
  #set(score: Score, sight: Sight): void {
    const cues = score.beats.flatMap((beat) => beat.cues.map((cue) => ({ cue, beat })));
    for (const { cue } of cues) placesOf(cue).forEach(sight);
    const changes: Changes = { made: document.createDocumentFragment(), hidden: [] };
    for (const { cue, beat } of cues) perform(cue, this.#handsFor(cue, beat, score, changes));
    this.#layer.append(changes.made);
    for (const { element, until } of changes.hidden) {
      this.#animations.push(element.animate([{ opacity: 0 }, { opacity: 0 }], until));
    }
  }

  #handsFor(cue: Cue, { begin }: Beat, score: Score, changes: Changes): Hands {
    const past = this.#past as Past;
    const sight = this.#sight as Sight;
    const { beats, tempo, length: end } = score;
    const length = LENGTHS[cue.act] * stretch(tempo);
    return {
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
        changes.made.append(made);
        return made;
      },
      layOut: (made) => this.#layer.append(made),
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
      hideUntil: (element, until) => changes.hidden.push({ element, until }),
    };
  }

  /** Where nothing may move: rings around what a beat is about. */
  #mark({ cues }: Beat): void {
    for (const mark of this.#layer.querySelectorAll('.motion-ring')) mark.remove();
    const looks = cues.flatMap(placesOf).map((where) => this.#sight?.(where));
    for (const look of looks) {
      if (!look) continue;
      const ring = drawRing();
      place(ring, look.box);
      this.#layer.append(ring);
    }
  }

  /** Takes away what has stayed long enough. */
  #tidy(): void {
    clearTimeout(this.#tidying);
    this.#tidying = 0;
    for (const made of this.#layer.querySelectorAll('.motion-stays')) made.remove();
  }

  #sweep(): void {
    clearTimeout(this.#timer);
    for (const animation of this.#animations) {
      settle(animation);
      animation.cancel();
    }
    this.#animations = [];
    this.#score = null;
    this.#past = null;
    this.#sight = null;
    for (const made of [...this.#layer.children]) {
      if (!/motion-(caption|stays)/.test(made.className)) made.remove();
    }
  }
}

/**
 * What stays, stays as it has become. Written down by hand: at the very end of a motion Chromium's `commitStyles` writes
 * how it began.
 */
function settle({ effect }: Animation): void {
  const { target } = effect as KeyframeEffect;
  if (!target?.closest('.motion-stays') || effect?.getTiming().fill === 'none') return;
  const last = (effect as KeyframeEffect).getKeyframes().at(-1);
  for (const name of ['opacity', 'transform'] as const) {
    if (last?.[name] !== undefined) (target as HTMLElement).style[name] = `${last[name]}`;
  }
}

/** Pieces that are copied before they are gone. */
function piecesOf(cue: Cue): readonly Where[] {
  if (cue.act === 'leave') return [cue.at];
  if (cue.act === 'arena') return cue.sides.flatMap(({ groups }) => groups.map(({ look }) => look));
  if (cue.act !== 'fly' || cue.piece === undefined) return [];
  return typeof cue.piece === 'object' && 'token' in cue.piece ? [] : [cue.piece as Where];
}
