/** Where the content stands in its window: a content point p is seen at p × scale + offset. */
export interface Standing {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Limits {
  /** Times the scale at which everything fits. */
  readonly out: number;
  readonly in: number;
}

/** How much of the window's edges is covered by what floats over it. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** What of a content is looked at first, where all of it would be too small, and how large. */
export interface Heart {
  /** In the content's own pixels. */
  readonly part: Extent;
  readonly scale: number;
}

const NONE: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** Everything in sight and in the middle of what is free of the window, with some air. */
export function fit(content: Size, window: Size, covered = NONE, air = 12): Standing {
  const width = window.width - covered.left - covered.right;
  const height = window.height - covered.top - covered.bottom;
  const scale = Math.max(
    0.01,
    Math.min((width - 2 * air) / content.width, (height - 2 * air) / content.height),
  );
  return {
    scale,
    x: covered.left + (width - content.width * scale) / 2,
    y: covered.top + (height - content.height * scale) / 2,
  };
}

/** All of the content, or this part of it, is in sight and uncovered. */
export const isWhole = (
  at: Standing,
  { x = 0, y = 0, width, height }: Size & Partial<Extent>,
  window: Size,
  covered = NONE,
): boolean =>
  at.x + x * at.scale >= covered.left &&
  at.y + y * at.scale >= covered.top &&
  at.x + (x + width) * at.scale <= window.width - covered.right &&
  at.y + (y + height) * at.scale <= window.height - covered.bottom;

/**
 * Where everything would be smaller than `scale`: as large as that, with `part` of it in the middle, if that fits;
 * where there is more at an edge, the content reaches beyond it.
 */
export function fitPart(
  content: Size,
  { part, scale: wanted }: Heart,
  window: Size,
  covered = NONE,
): Standing {
  const whole = fit(content, window, covered, PART_AIR);
  const scale = Math.min(wanted, fit(part, window, covered, PART_AIR).scale);
  if (scale <= whole.scale * WORTH_IT) return whole;
  const along = (from: number, room: number, at: number, long: number, all: number): number => {
    const spare = room - all * scale;
    const offset = room / 2 - (at + long / 2) * scale;
    const [low, high] = [spare - PART_AIR, PART_AIR];
    return from + (low > high ? spare / 2 : Math.min(high, Math.max(low, offset)));
  };
  const { left, right, top, bottom } = covered;
  return {
    scale,
    x: along(left, window.width - left - right, part.x, part.width, content.width),
    y: along(top, window.height - top - bottom, part.y, part.height, content.height),
  };
}

/** A part that is too small to read gets so near to its edges. */
const PART_AIR = 4;
/** For less, nothing is left out of sight. */
const WORTH_IT = 1.1;

/** Zooms by a factor so that the content under (px, py) stays under it. */
export function zoomAt(
  at: Standing,
  factor: number,
  px: number,
  py: number,
  content: Size,
  window: Size,
  limits: Limits,
  covered = NONE,
): Standing {
  const whole = fit(content, window, covered).scale;
  const scale = Math.min(whole * limits.in, Math.max(whole * limits.out, at.scale * factor));
  const k = scale / at.scale;
  return keepInSight({ scale, x: px - (px - at.x) * k, y: py - (py - at.y) * k }, content, window);
}

/** Content can't be dragged out of sight: a third of the window always shows some of it. */
export function keepInSight(at: Standing, content: Size, window: Size): Standing {
  const clamp = (offset: number, long: number, room: number): number => {
    const shown = Math.min(long * at.scale, room) / 3;
    return Math.min(room - shown, Math.max(shown - long * at.scale, offset));
  };
  return {
    scale: at.scale,
    x: clamp(at.x, content.width, window.width),
    y: clamp(at.y, content.height, window.height),
  };
}

/** After the window has changed its size: what was in its middle stays there. */
export function afterResize(at: Standing, before: Size, now: Size): Standing {
  return {
    scale: at.scale,
    x: at.x + (now.width - before.width) / 2,
    y: at.y + (now.height - before.height) / 2,
  };
}

/** What part of a drawing's own coordinates the content shows, as an SVG's viewBox says. */
export interface Extent extends Size {
  readonly x: number;
  readonly y: number;
}

export const isSame = (a: Extent, b: Extent): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

/**
 * After the content has changed its size, as when a galaxy grows: what was in the middle of the
 * window stays there, as large as it was. `extent` is what `content` shows of the drawing.
 */
export function afterGrowth(
  at: Standing,
  before: { readonly content: Size; readonly extent: Extent },
  now: { readonly content: Size; readonly extent: Extent },
  window: Size,
): Standing {
  const [unit, unitNow] = [
    before.content.width / before.extent.width,
    now.content.width / now.extent.width,
  ];
  const scale = (at.scale * unit) / unitNow;
  const along = (axis: 'x' | 'y', room: number): number => {
    const middle = before.extent[axis] + (room / 2 - at[axis]) / at.scale / unit;
    return room / 2 - (middle - now.extent[axis]) * unitNow * scale;
  };
  return { scale, x: along('x', window.width), y: along('y', window.height) };
}
