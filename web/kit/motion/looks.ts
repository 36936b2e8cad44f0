/** Places and pieces as they stand on screen: found, measured, and copied for the layer of motion. */
import type { Where } from './cues.ts';

export interface Look {
  readonly box: DOMRect;
  readonly element: Element;
}

/** On what stands on the board already, but is not to be seen yet. */
export const WITHHELD = 'data-withheld';

/** Finds a place on screen. */
export type Sight = (where: Where) => Look | null;

/** Places in a battle that is being played: of several battles, in the latest. */
const ARENA = 'arena ';

const namesOf = (where: Where): readonly string[] => (typeof where === 'string' ? [where] : where);

/**
 * Finds places on a screen that stands: all names are looked up once, and what was measured is kept.
 * Of several elements of one name the largest that can be seen counts.
 */
export function sightOf(root: Element): Sight {
  const named = new Map<string, Element[]>();
  for (const element of root.querySelectorAll('[data-place], [data-spot]')) {
    for (const attribute of ['data-place', 'data-spot']) {
      const name = element.getAttribute(attribute);
      if (name === null) continue;
      const same = named.get(name);
      if (same) same.push(element);
      else named.set(name, [element]);
    }
  }
  const seen = new Map<string, Look | null>();
  const look = (name: string): Look | null => {
    const known = seen.get(name);
    if (known !== undefined) return known;
    const best = largest(named.get(name) ?? []);
    seen.set(name, best);
    return best;
  };
  return (where) => {
    for (const name of namesOf(where)) {
      const found = name.startsWith(ARENA) ? null : look(name);
      if (found) return found;
    }
    return null;
  };
}

function largest(elements: readonly Element[]): Look | null {
  let best: Look | null = null;
  for (const element of elements) {
    const box = element.getBoundingClientRect();
    if (best && box.width * box.height <= best.box.width * best.box.height) continue;
    if (isInSight(element, box)) best = { element, box };
  }
  return best;
}

/** Whether two that were found for the same places are one thing, even if it was drawn anew. */
export const isSame = ({ element }: Look, { element: other }: Look): boolean =>
  element === other ||
  ['data-place', 'data-spot'].some((attribute) => {
    const name = element.getAttribute(attribute);
    return name !== null && name === other.getAttribute(attribute);
  });

/** What a piece lies on: a place of its own, which stays as a rule when a group of pieces on it goes with the last of them. */
export const groundOf = ({ element: { parentElement: parent } }: Look): Element | null =>
  parent?.closest('[data-place], [data-spot]') ?? parent;

/** What a piece stands in, unless that is a drawing: as large as what is left in it. */
export function frameOf({ element: { parentElement: element } }: Look): Look | null {
  return element instanceof HTMLElement ? { element, box: element.getBoundingClientRect() } : null;
}

/** What lies over the board: what happens below it can't be seen. */
export const sheetsOver = (root: Element): Look[] =>
  [...root.querySelectorAll('.sheet-body')].map((element) => ({
    element,
    box: element.getBoundingClientRect(),
  }));

/** Does most of it lie below one of these? */
export const isUnder = ({ element, box }: Look, sheets: readonly Look[]): boolean => {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return sheets.some(
    ({ element: sheet, box: { left, right, top, bottom } }) =>
      x > left && x < right && y > top && y < bottom && !sheet.contains(element),
  );
};

export const isInBattle = (where: Where): boolean =>
  namesOf(where).some((name) => name.startsWith(ARENA));

/** A place in a battle that is being played, whether or not its time has come. */
export function findInArena(layer: Element, where: Where): Look | null {
  for (const name of namesOf(where).filter((one) => one.startsWith(ARENA))) {
    const element = [...layer.querySelectorAll(`[data-spot="${CSS.escape(name)}"]`)].at(-1);
    if (element) return { element, box: element.getBoundingClientRect() };
  }
  return null;
}

function isInSight(element: Element, box: DOMRect): boolean {
  if (box.width === 0 && box.height === 0) return false;
  if (box.right < 0 || box.bottom < 0 || box.left > innerWidth || box.top > innerHeight)
    return false;
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

const SVG = 'http://www.w3.org/2000/svg';

/** What a copy must bring along, because it stands where no rule of the board reaches it. */
const SEEN = ['opacity', 'display', 'visibility'] as const;

const SHAPE_LOOKS = [
  ...SEEN,
  'color',
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'paint-order',
] as const;

const LOOKS = [
  ...SHAPE_LOOKS,
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
] as const;

const BOX_LOOKS = [
  ...LOOKS,
  'background',
  'border',
  'border-radius',
  'box-shadow',
  'padding',
  'gap',
  'align-items',
  'justify-content',
  'flex-direction',
  'grid-template-columns',
  'grid-template-rows',
  'line-height',
  'text-align',
  'width',
  'height',
  'object-fit',
] as const;

/** A copy of a piece, exactly where and as it is, in a box that may be moved. */
export function copyOf({ element, box }: Look): HTMLElement {
  const copy = element.cloneNode(true) as Element;
  dress(element, copy);
  // Seen before the piece itself is.
  if (element.hasAttribute(WITHHELD)) (copy as HTMLElement | SVGElement).style.opacity = '1';
  for (const one of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of ['id', 'data-place', 'data-spot', WITHHELD, 'role', 'tabindex'])
      one.removeAttribute(name);
  }
  for (const number of copy.querySelectorAll('[data-count]')) number.remove();
  // A picture that is still coming is there in a copy, which stays as it was made.
  for (const picture of copy.querySelectorAll<SVGElement | HTMLElement>('.picture-late'))
    picture.style.opacity = '1';
  const actor = document.createElement('div');
  actor.className = 'motion-actor';
  place(actor, box);
  if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)) {
    copy.removeAttribute('transform');
    (copy as SVGElement).style.transform = 'none';
    const matrix = element.getScreenCTM();
    const svg = document.createElementNS(SVG, 'svg');
    const group = document.createElementNS(SVG, 'g');
    if (matrix) {
      const { a, b, c, d, e, f } = matrix;
      group.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e - box.left} ${f - box.top})`);
    }
    group.append(copy);
    svg.append(group);
    actor.append(svg);
  } else {
    Object.assign((copy as HTMLElement).style, {
      margin: '0',
      position: 'static',
      boxSizing: 'border-box',
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    actor.append(copy);
  }
  return actor;
}

export function place(
  node: HTMLElement,
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): void {
  Object.assign(node.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
}

/** Looks are dear to ask for: where everything in a group is dressed by itself, and a shape has no letters, fewer do. */
function looksOf(original: Element): readonly string[] {
  if (!(original instanceof SVGElement)) return BOX_LOOKS;
  if (original instanceof SVGGElement || original instanceof SVGImageElement) return SEEN;
  return original instanceof SVGGeometryElement ? SHAPE_LOOKS : LOOKS;
}

/** Writes on a copy what style sheets say of the original. */
function dress(original: Element, copy: Element): void {
  const style = getComputedStyle(original);
  const target = (copy as HTMLElement | SVGElement).style;
  for (const name of looksOf(original)) target.setProperty(name, style.getPropertyValue(name));
  target.transition = 'none';
  target.animation = 'none';
  // What is not there at all need not be dressed.
  if (target.display === 'none') return;
  const [from, to] = [original.children, copy.children];
  for (let i = 0; i < from.length; i++) dress(from[i] as Element, to[i] as Element);
}
