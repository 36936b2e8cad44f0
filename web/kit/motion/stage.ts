/** Plays scores over the table that is on screen, which stands as it is all the while. */

import type { Phrase } from '../face.ts';
import { EASE, type Hands, rehearse } from './acts.ts';
import { Captions } from './captions.ts';
import { type Cue, placesOf, type Where } from './cues.ts';
import type { Players } from './director.ts';
import { drawRing, node } from './drawn.ts';
import {
  copyOf,
  findInArena,
  frameOf,
  groundOf,
  isInBattle,
  isUnder,
  type Look,
  place,
  type Sight,
  sheetsOver,
  sightOf,
  WITHHELD,
} from './looks.ts';
import { type Beat, LENGTHS, type Score, type Sound, stretch } from './score.ts';

/** A timer may be early by so much, in milliseconds; what is due by then need not wait for another. */
const EARLY = 4;

/** Where no frame comes, nobody looks: it goes on after so many milliseconds. */
const UNSEEN = 1000;

/** How a battle went can be read for so long, in milliseconds. */
const STAYS = 5000;

const nameOf = (where: Where): string => (typeof where === 'string' ? where : where.join('|'));

/** What was on screen before the change. */
interface Past {
  readonly looks: Map<string, Look | null>;
  readonly copies: ReadonlyMap<string, HTMLElement | null>;
  /** What each piece stood in, and where that was. */
  readonly frames: ReadonlyMap<string, Look | null>;
  /** What each piece lay on. */
  readonly grounds: ReadonlyMap<string, Element | null>;
}

/** A piece of the board that is not to be seen until then, in milliseconds since the score began. */
interface Hidden {
  readonly element: Element;
  readonly until: number;
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
  /** What is to be done when each beat begins, and the cue it is done for. */
  #acts: (readonly { readonly cue: Cue; run(): void }[])[] = [];
  /** What each cue has laid on the layer. */
  readonly #actors = new Map<Cue, HTMLElement[]>();
  #animations: Animation[] = [];
  #hidden: Hidden[] = [];
  /** When each thing on the layer has moved, in milliseconds since the score began. */
  readonly #moved = new Map<Element, number>();
  /** What acts have made, until all have looked at the screen. */
  readonly #made = document.createDocumentFragment();
  #beat = 0;
  #began = 0;
  #timer = 0;
  #frame = 0;
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
    const frames = new Map<string, Look | null>();
    const grounds = new Map<string, Element | null>();
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
          frames.set(nameOf(where), look ? frameOf(look) : null);
          grounds.set(nameOf(where), look ? groundOf(look) : null);
        }
      }
    }
    this.#past = { looks, copies, frames, grounds };
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
    // One battle at a time: how the last one went has been read, or gives way. What is shot elsewhere is no part of it.
    if (score.beats.some(({ cues }) => cues.some(isOfBattle))) this.#tidy();
    this.#sight = sightOf(this.#root);
    if (!this.#still) this.#set(score, this.#sight);
    this.#began = performance.now();
    // What is said, and what moves first, is not done in one go with all that has just been drawn.
    this.#timer = window.setTimeout(() => this.#goOn());
  }

  stand(): void {
    this.#captions.stand();
  }

  skip(): boolean {
    const next = this.#score?.beats[this.#beat + 1];
    if (!next) return false;
    const ahead = next.begin - this.#elapsed();
    this.#began -= ahead;
    for (const animation of this.#animations) {
      animation.currentTime = Number(animation.currentTime) + ahead;
    }
    this.#goOn();
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

  #elapsed(): number {
    return performance.now() - this.#began;
  }

  /** Does what is due by now: pieces that have come are shown, the next beat begins, or all is over. */
  #goOn(): void {
    this.#stopWaiting();
    const score = this.#score;
    if (!score) return;
    const { beats } = score;
    const now = this.#elapsed() + EARLY;
    this.#reveal(now);
    const next = beats[this.#beat + 1];
    if (next && (now >= next.begin || this.#beat < 0)) {
      this.#begin(next);
      return;
    }
    if (!next && now >= score.length) {
      this.#sweep();
      this.#captions.linger();
      this.#tidying ||= window.setTimeout(() => this.#tidy(), STAYS);
      this.#done();
      return;
    }
    const due = [next?.begin ?? score.length, ...this.#hidden.map(({ until }) => until)];
    this.#timer = window.setTimeout(() => this.#goOn(), Math.min(...due) - this.#elapsed());
  }

  /** Whatever was waited for. */
  #stopWaiting(): void {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
  }

  #begin(beat: Beat): void {
    this.#beat++;
    this.#began = performance.now() - beat.begin;
    if (this.#still) this.#mark(beat);
    beat.sounds.forEach(this.#page.hear);
    // A sheet comes a moment after its question: by now it may lie over what was in sight.
    const sheets = sheetsOver(this.#root);
    for (const { cue, run } of this.#acts[this.#beat] ?? []) {
      if (!this.#isUnder(cue, sheets)) run();
      else for (const actor of this.#actors.get(cue) ?? []) actor.remove();
    }
    const inSight: Sight = (where) => {
      const look = this.#sight?.(where) ?? null;
      return look && isUnder(look, sheets) ? null : look;
    };
    // It looks at the screen, so what acts have made comes after it.
    if (beat.line) this.#captions.show(beat.line, inSight, this.#battle(beat));
    this.#layer.append(this.#made);
    // Its time runs from when it is seen: nothing is over before it was on screen, however late that is.
    const seen = (): void => {
      this.#began = performance.now() - beat.begin;
      this.#goOn();
    };
    if (!document.hidden) this.#frame = requestAnimationFrame(seen);
    this.#timer = window.setTimeout(() => this.#goOn(), document.hidden ? 0 : UNSEEN);
  }

  /** Whether any of the places that something moves between lies below a sheet. */
  #isUnder(cue: Cue, sheets: readonly Look[]): boolean {
    if (sheets.length === 0) return false;
    return placesOf(cue).some((where) => {
      const look = this.#sight?.(where) ?? this.#past?.looks.get(nameOf(where));
      return look ? isUnder(look, sheets) : false;
    });
  }

  /** What has come stands there instead of its copy; what else has moved is gone as well. */
  #reveal(now: number): void {
    const come = this.#hidden.filter(({ until }) => until <= now);
    this.#hidden = this.#hidden.filter(({ until }) => until > now);
    // What several have hidden stays hidden until the last of them shows it.
    const kept = new Set(this.#hidden.map(({ element }) => element));
    for (const { element } of come) if (!kept.has(element)) element.removeAttribute(WITHHELD);
    for (const [element, end] of this.#moved) {
      if (end > now) continue;
      element.remove();
      this.#moved.delete(element);
    }
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
   * Makes everything ready that moves. First all places are measured and copied, then the screen is changed: done in turns,
   * each change would have the page measured anew.
   */
  #set(score: Score, sight: Sight): void {
    for (const { cues } of score.beats) {
      for (const cue of cues) placesOf(cue).forEach(sight);
    }
    if (this.#past) follow(this.#past);
    this.#acts = score.beats.map((beat) =>
      beat.cues.flatMap((cue) => {
        const run = rehearse(cue, this.#handsFor(cue, beat, score));
        return run ? [{ cue, run }] : [];
      }),
    );
    this.#layer.append(this.#made);
    for (const { element } of this.#hidden) element.setAttribute(WITHHELD, '');
  }

  #handsFor(cue: Cue, { begin }: Beat, score: Score): Hands {
    const past = this.#past as Past;
    const sight = this.#sight as Sight;
    const { beats, tempo, length: end } = score;
    const length = LENGTHS[cue.act] * stretch(tempo);
    const battles = beats.some(
      (one) => one.begin <= begin && one.cues.some(({ act }) => act === 'arena'),
    );
    // What will be seen in a battle is not looked for on the board before that battle is there.
    const isToCome = (where: Where): boolean =>
      battles && this.#beat < 0 && isInBattle(where) && !findInArena(this.#layer, where);
    return {
      begin,
      length,
      end,
      next: (act) => {
        for (const { begin: at, cues } of beats) {
          const found = at > begin && cues.find((one) => one.act === act);
          if (found) return { begin: at, cue: found as never };
        }
        return null;
      },
      say: this.#page.say,
      before: (where) =>
        isToCome(where)
          ? null
          : (findInArena(this.#layer, where) ?? past.looks.get(nameOf(where)) ?? null),
      after: (where) =>
        isToCome(where) ? null : (findInArena(this.#layer, where) ?? sight(where)),
      copyBefore: (where) => past.copies.get(nameOf(where)) ?? null,
      hasGround: (where) => past.grounds.get(nameOf(where))?.isConnected ?? true,
      add: (made) => {
        this.#made.append(made);
        this.#moved.set(made, Number.POSITIVE_INFINITY);
        this.#actors.set(cue, [...(this.#actors.get(cue) ?? []), made]);
        return made;
      },
      layOut: (made) => this.#layer.append(made),
      move: (element, frames, timing = {}) => {
        const at = timing.begin ?? begin;
        const lasts = timing.length ?? length;
        const known = this.#moved.get(element);
        if (known !== undefined) {
          this.#moved.set(
            element,
            Math.max(known === Number.POSITIVE_INFINITY ? 0 : known, at + lasts),
          );
        }
        this.#animations.push(
          element.animate(frames, {
            delay: at - this.#elapsed(),
            duration: lasts,
            easing: timing.easing ?? EASE,
            fill: timing.fill ?? 'both',
          }),
        );
      },
      hideUntil: (element, until) => this.#hidden.push({ element, until }),
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
    this.#stopWaiting();
    for (const animation of this.#animations) {
      settle(animation);
      animation.cancel();
    }
    this.#animations = [];
    this.#reveal(Number.POSITIVE_INFINITY);
    this.#acts = [];
    this.#actors.clear();
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

const isOfBattle = (cue: Cue): boolean => cue.act === 'arena' || placesOf(cue).some(isInBattle);

/** What a piece stood in may have moved with all that lies there, as a part that grows upwards does: the piece goes along. */
function follow({ looks, copies, frames }: Past): void {
  for (const [name, frame] of frames) {
    const look = looks.get(name);
    if (!look || !frame?.element.isConnected) continue;
    const { left, top, width, height } = frame.element.getBoundingClientRect();
    const [x, y] = [left - frame.box.left, top - frame.box.top];
    if ((x === 0 && y === 0) || width !== frame.box.width || height !== frame.box.height) continue;
    const { box } = look;
    const moved = new DOMRect(box.left + x, box.top + y, box.width, box.height);
    looks.set(name, { ...look, box: moved });
    const copy = copies.get(name);
    if (copy) place(copy, moved);
  }
}

/** Pieces that are copied before they are gone. */
function piecesOf(cue: Cue): readonly Where[] {
  if (cue.act === 'leave') return [cue.at];
  if (cue.act === 'arena') return cue.sides.flatMap(({ groups }) => groups.map(({ look }) => look));
  if (cue.act !== 'fly' || cue.piece === undefined) return [];
  return typeof cue.piece === 'object' && 'token' in cue.piece ? [] : [cue.piece as Where];
}
