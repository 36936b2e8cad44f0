/** One line at the place where something happened, until the next one. */
import { afterPaint } from '../after-paint.ts';
import { drawCaption } from './drawn.ts';
import type { Sight } from './looks.ts';
import type { Line } from './score.ts';

/** A caption that nothing follows goes after so many milliseconds. */
const LINGERS = 2600;
const AIR = 8;
/** A sheet lies over the board so many milliseconds after its question at most. */
const SHEET = 250;

/** What may be touched, however a board draws it. */
const OPEN = '.board [data-place][class*="-open"]';

interface Room {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export class Captions {
  readonly #root: HTMLElement;
  readonly #layer: HTMLElement;
  #shown: HTMLElement | null = null;
  /** What the one that is shown tells of, unless that is half the screen: it moves away from answers, but never over this. */
  #told: readonly Room[] = [];
  /** Whether it has been looked at beside what may be touched. */
  #settled = false;
  #timer = 0;

  constructor(root: HTMLElement, layer: HTMLElement) {
    this.#root = root;
    this.#layer = layer;
  }

  /**
   * @param sight the screen as it stands
   * @param battle where one is being played: what is said of it stands at it, and nothing lies over it
   */
  show(
    line: Line,
    sight: Sight | null,
    battle: { readonly box: DOMRect; readonly about: boolean } | null,
  ): void {
    // What is on screen is measured before anything on it changes: in turns, it would be laid out anew each time.
    const found = sight?.(line.places) ?? null;
    // What happens to a part of something, as of a card, is to be seen on the whole of it.
    const whole = found?.element.closest('[data-told-beside], .place')?.getBoundingClientRect();
    const at = battle?.about ? battle.box : (whole ?? found?.box ?? null);
    const room = this.#room();
    const kept = [...this.#answers(), ...(battle ? [battle.box] : [])];
    const told = at && at.height <= (room.bottom - room.top) / 2 ? [at] : [];
    this.#told = told;
    const read = this.#boxes('.board .kept-clear');
    const open = this.#open();
    const place = (): void => {
      const [wide, high] = [made.offsetWidth, made.offsetHeight];
      let [left, top] = spotFor(at, wide, high, room);
      const meets = (box: Room, y = top): boolean =>
        left < box.right && left + wide > box.left && y < box.bottom && y + high > box.top;
      for (const box of kept) {
        if (meets(box)) {
          [left, top] = clearOf(box, wide, high, room) ?? spotFor(box, wide, high, room);
        }
      }
      // What one reads on the board: above it or below, still beside the place where it stands.
      for (const box of read) {
        const y = meets(box) ? clearOf(box, wide, high, room)?.[1] : undefined;
        if (y !== undefined && !told.some((it) => meets(it, y))) top = y;
      }
      top = aside({ left, right: left + wide, top, height: high }, open, room) ?? top;
      const taken = [...kept, ...read, ...open, ...told];
      const clear = freeSpot({ left, top }, wide, high, taken, room);
      [left, top] = clear ?? [left, top];
      made.style.left = `${left}px`;
      made.style.top = `${top}px`;
    };
    const made = drawCaption(line, () => {
      place();
      this.#giveWay(made);
    });
    this.clear();
    this.#layer.append(made);
    this.#shown = made;
    this.#settled = false;
    place();
    // Answers that come with the question come a moment later.
    afterPaint(() => this.#giveWay(made));
  }

  /** What is offered to be answered: to be read at once, so nothing is said over it. */
  #answers(): DOMRect[] {
    return this.#boxes('.board :is(.stage:not([data-spot="battle"]), .question-bar)');
  }

  #boxes(query: string): DOMRect[] {
    return [...this.#root.querySelectorAll(query)]
      .filter((part) => part.checkVisibility())
      .map((part) => part.getBoundingClientRect());
  }

  /** Nothing follows: it stays until it has been read. */
  linger(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.clear(), LINGERS);
    // By now the question may take more room than when this was said.
    if (this.#shown) this.#giveWay(this.#shown);
  }

  /** The screen has changed, and nothing was said of it: the question has come only now. */
  stand(): void {
    const made = this.#shown;
    if (!made || this.#settled || !this.#isAsked()) return;
    const giveWay = (): void => {
      if (this.#shown === made) this.#giveWay(made);
    };
    afterPaint(giveWay);
    setTimeout(giveWay, SHEET);
  }

  #giveWay(made: HTMLElement): void {
    const open = this.#open();
    if (open.length === 0) return;
    this.#settled = true;
    const [box, room] = [made.getBoundingClientRect(), this.#room()];
    const all = [...open, ...this.#boxes('.board .kept-clear')];
    const clear = freeSpot(box, box.width, box.height, all, room);
    if (clear) made.style.left = `${clear[0]}px`;
    const top = clear?.[1] ?? aside(box, open, room);
    if (top !== null) made.style.top = `${top}px`;
  }

  /** Where somebody is asked already, what is said stands clear of what may be touched, and of what it tells of. */
  #open(): readonly Room[] {
    if (!this.#isAsked()) return [];
    const answers = this.#boxes(
      `${OPEN}, .board :is(.stage, .question-bar, .sheet-tabs), .motion-arena`,
    );
    return [...answers, ...this.#told];
  }

  #isAsked(): boolean {
    return this.#root.querySelector('.status-line.yours') !== null;
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#shown?.remove();
    this.#shown = null;
  }

  /** What is left of the window between the walls. */
  #room(): Room {
    const box = (query: string): DOMRect | undefined =>
      this.#root.querySelector(query)?.getBoundingClientRect();
    const line = box('.status-line');
    const side = box('.panels');
    const drawer = box('.drawer');
    const buttons = box('.choice-sheet');
    const own = this.#root.getBoundingClientRect();
    const upright = side && side.width > own.width / 2;
    const room = {
      left: (side && !upright ? side.right : own.left) + AIR,
      top: Math.max(line?.bottom ?? own.top, upright ? side.bottom : 0) + AIR,
      right: (drawer && drawer.left > own.width / 2 ? drawer.left : own.right) - AIR,
      bottom: (buttons?.top ?? own.bottom) - AIR,
    };
    const stage = this.#root.querySelector('.board .stage[data-spot="battle"]');
    const fought = stage?.checkVisibility({ opacityProperty: true }) && stage;
    return fought ? beside(fought.getBoundingClientRect(), room) : room;
  }
}

/** A battle with decisions has a stage of its own, which is to be read as well: what room it leaves at most. */
function beside(stage: DOMRect, room: Room): Room {
  const rooms: Room[] = [
    { ...room, left: Math.max(room.left, stage.right + AIR) },
    { ...room, right: Math.min(room.right, stage.left - AIR) },
    { ...room, top: Math.max(room.top, stage.bottom + AIR) },
    { ...room, bottom: Math.min(room.bottom, stage.top - AIR) },
  ];
  const wide = ({ left, right, top, bottom }: Room): number =>
    Math.max(0, right - left) * Math.max(0, bottom - top);
  return rooms.reduce((best, next) => (wide(next) > wide(best) ? next : best));
}

/** Above something that is to be read, or below it; null where there is room for neither. */
export function clearOf(
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  wide: number,
  high: number,
  room: Room,
): readonly [number, number] | null {
  const middle = left + width / 2 - wide / 2;
  const x = Math.max(room.left, Math.min(middle, room.right - wide));
  const [above, below] = [top - high - AIR, top + height + AIR];
  if (above >= room.top) return [x, above];
  return below + high <= room.bottom ? [x, below] : null;
}

/** How far up or down something stands clear of all answers; null where it does, or where there is no room. */
export function aside(
  { left, right, top, height }: Pick<DOMRect, 'left' | 'right' | 'top' | 'height'>,
  answers: readonly Room[],
  room: Room,
): number | null {
  const beside = answers.filter((box) => left < box.right && right > box.left);
  const isClear = (y: number): boolean =>
    beside.every((box) => y >= box.bottom || y + height <= box.top);
  if (isClear(top)) return null;
  const [best] = beside
    .flatMap((box) => [box.top - height - AIR, box.bottom + AIR])
    .filter((y) => y >= room.top && y + height <= room.bottom && isClear(y))
    .sort((a, b) => Math.abs(a - top) - Math.abs(b - top));
  return best ?? null;
}

/** The nearest spot that lies over nothing of all this; null where there is none. */
export function freeSpot(
  from: { readonly left: number; readonly top: number },
  wide: number,
  high: number,
  taken: readonly Room[],
  room: Room,
): readonly [number, number] | null {
  const isFree = (x: number, y: number): boolean =>
    taken.every(
      (box) => x >= box.right || x + wide <= box.left || y >= box.bottom || y + high <= box.top,
    );
  if (isFree(from.left, from.top)) return [from.left, from.top];
  const far = (x: number, y: number): number => Math.abs(x - from.left) + Math.abs(y - from.top);
  const xs = [from.left, ...taken.flatMap((box) => [box.right + AIR, box.left - wide - AIR])];
  const ys = [from.top, ...taken.flatMap((box) => [box.bottom + AIR, box.top - high - AIR])];
  let best: readonly [number, number] | null = null;
  for (const x of xs.filter((value) => value >= room.left && value + wide <= room.right)) {
    for (const y of ys.filter((value) => value >= room.top && value + high <= room.bottom)) {
      if ((!best || far(x, y) < far(...best)) && isFree(x, y)) best = [x, y];
    }
  }
  return best;
}

/** Above its place, or below where there is no room above; where that is everywhere, at the top in the middle. */
export function spotFor(
  at: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'> | null,
  width: number,
  height: number,
  room: Room,
): readonly [number, number] {
  const within = (value: number, least: number, most: number): number =>
    Math.max(least, Math.min(value, most));
  const x = at ? at.left + at.width / 2 : (room.left + room.right) / 2;
  const left = within(x - width / 2, room.left, room.right - width);
  if (!at || at.height > (room.bottom - room.top) / 2) return [left, room.top];
  const above = at.top - height - AIR;
  const below = at.top + at.height + AIR;
  const top = above >= room.top ? above : below;
  return [left, within(top, room.top, room.bottom - height)];
}
