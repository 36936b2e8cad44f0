/** What the layer of motion draws by itself: tokens, dice, rings, chips and captions. */
import { drawingOf } from '../icon-drawings.ts';
import { onPicture } from '../picture.tsx';
import { emblemShape, seatColour } from '../seats.tsx';
import type { Token } from './cues.ts';
import type { Line } from './score.ts';

export function node(name: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement('div');
  made.className = name;
  made.append(...children);
  return made;
}

const SVG = 'http://www.w3.org/2000/svg';

function drawing(box: string, ...paths: readonly Readonly<Record<string, string>>[]): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', box);
  for (const path of paths) {
    const made = document.createElementNS(SVG, 'path');
    for (const [name, value] of Object.entries(path)) made.setAttribute(name, value);
    svg.append(made);
  }
  return svg;
}

/** Lines and filled parts of a sign in one colour. */
function sign({ line, fill }: { line?: string; fill?: string }, colour: string): SVGElement {
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round', 'stroke-width': '1.8' };
  return drawing(
    '0 0 24 24',
    ...(line ? [{ d: line, fill: 'none', stroke: colour, ...round }] : []),
    ...(fill ? [{ d: fill, fill: colour }] : []),
  );
}

const iconSign = (name: string): SVGElement => sign(drawingOf(name), 'currentColor');
const emblemSign = (colour: number): SVGElement => sign(emblemShape(colour), 'var(--on-seat)');

export function drawToken(token: Token): HTMLElement {
  const made = node(`motion-actor motion-token motion-${token.token}`);
  if (token.token === 'icon') {
    made.append(iconSign(token.icon));
    if (token.tint) made.style.color = token.tint;
  } else if (token.token !== 'card') {
    made.style.background = seatColour(token.colour);
    made.append(emblemSign(token.colour));
  }
  return made;
}

export function drawRing(colour?: number): HTMLElement {
  const made = node('motion-ring');
  if (colour !== undefined) made.style.color = seatColour(colour);
  return made;
}

export function drawChip(words: string, icon?: string): HTMLElement {
  return node('motion-chip', ...(icon ? [iconSign(icon)] : []), words);
}

/** `grown` is told if its picture comes when it is on screen already. */
export function drawCaption(
  { words, colour, great = false, picture }: Line,
  grown: () => void,
): HTMLElement {
  const made = node(great ? 'motion-caption motion-great' : 'motion-caption');
  if (colour !== undefined) {
    const emblem = node('motion-emblem', emblemSign(colour));
    emblem.style.background = seatColour(colour);
    made.append(emblem);
  }
  made.append(words);
  if (picture !== undefined) {
    onPicture(picture, (address) => {
      const painting = document.createElement('img');
      painting.src = address;
      painting.alt = '';
      made.append(painting);
      if (made.isConnected) grown();
    });
  }
  return made;
}
