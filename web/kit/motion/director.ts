/**
 * Shows what others do one choice after the other, while the rules run ahead; what a person at this
 * screen does is shown at once, and so is everything as soon as somebody is in a hurry.
 */
import type { Score } from './score.ts';

/** Where scores are played. */
export interface Players {
  /** Looks at what is on screen before it changes. */
  prepare(score: Score): void;
  /** The screen has changed: plays what was prepared, and says when that is over. */
  play(done: () => void): void;
  /** The screen has changed, and there is nothing to play. */
  stand(): void;
  /** On to the next beat; false where there is none. */
  skip(): boolean;
  /** Nothing moves any more; the screen stands as it is. */
  cut(): void;
}

/** What the director has to know of the table. */
export interface House {
  /** Did somebody at this screen make that choice? */
  mine(moment: number): boolean;
  /** Is somebody at this screen asked, as the rules stand? */
  asked(): boolean;
  /** Nobody at this screen plays. */
  readonly watching: boolean;
  /** What a choice looks like; null if there is nothing to see. `own`: to whoever has just made it. */
  score(moment: number, own: boolean): Score | null;
  /** Lets the screen go on. */
  goOn(): void;
  /** Does something a moment later, so that others may come first. */
  soon(work: () => void): void;
}

/** Whoever finds so many choices made at once wants to see where things stand, not how they came there. */
const TOO_FAR = 200;

/** Directs what `web/table/showing.ts` shows. */
export class Director {
  readonly #house: House;
  readonly #players: Players;
  /** What others do is `ready` first, as a task of its own, and `due` when the screen shall change: both at once take long. */
  #state: 'rest' | 'ready' | 'due' | 'prepared' | 'playing' = 'rest';
  /** The moment that is ready to be shown. */
  #next = 0;
  #hurried = false;
  /** How far the table had gone when it was last looked at. */
  #known: number | null = null;

  constructor(house: House, players: Players) {
    this.#house = house;
    this.#players = players;
  }

  get playing(): boolean {
    return this.#state !== 'rest';
  }

  follow(at: number, latest: number): number {
    const leap = latest - (this.#known ?? latest);
    this.#known = latest;
    if (at >= latest) return latest;
    const own = lastBefore(latest, at, this.#house.mine);
    if (this.#hurried || leap > TOO_FAR) {
      this.cut();
      if (this.#house.asked()) this.#hurried = false;
      return latest;
    }
    if (own >= 0) this.cut();
    else if (this.#state === 'due') {
      this.#state = 'prepared';
      return this.#next;
    } else if (this.playing) return at;
    for (let moment = Math.max(at, own); moment < latest; moment++) {
      if (!this.#prepare(moment, this.#house.mine(moment))) continue;
      if (own >= 0) return moment + 1;
      this.#showSoon(moment + 1);
      return at;
    }
    return latest;
  }

  #showSoon(moment: number): void {
    this.#state = 'ready';
    this.#next = moment;
    this.#house.soon(() => {
      if (this.#state !== 'ready' || this.#next !== moment) return;
      this.#state = 'due';
      this.#house.goOn();
    });
  }

  step(from: number, to: number): void {
    this.cut();
    if (to === from + 1) this.#prepare(from, false);
  }

  #prepare(moment: number, own: boolean): boolean {
    const score = this.#house.score(moment, own);
    if (!score || score.beats.length === 0) return false;
    this.#players.prepare(score);
    this.#state = 'prepared';
    return true;
  }

  /** What was to be shown is on screen. */
  drawn(): void {
    if (!this.playing) this.#players.stand();
    if (this.#state !== 'prepared') return;
    this.#state = 'playing';
    this.#players.play(() => {
      this.#state = 'rest';
      this.#house.goOn();
    });
  }

  cut(): void {
    if (!this.playing) return;
    this.#players.cut();
    this.#state = 'rest';
  }

  /** What moves stops where it ends; the next thing follows. */
  settle(): void {
    if (!this.playing) return;
    this.cut();
    this.#house.goOn();
  }

  /** On to what happens next. */
  skip(): void {
    if (this.#state === 'playing' && this.#players.skip()) return;
    this.settle();
  }

  /** Straight to how things stand; on until somebody at this screen is asked. */
  skipAll(): void {
    this.#hurried = true;
    this.cut();
    this.#house.goOn();
    if (this.#house.watching || this.#house.asked()) this.#hurried = false;
  }
}

function lastBefore(end: number, from: number, is: (moment: number) => boolean): number {
  for (let moment = end - 1; moment >= from; moment--) if (is(moment)) return moment;
  return -1;
}
