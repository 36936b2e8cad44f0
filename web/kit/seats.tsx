import {
  type CSSProperties,
  createElement as h,
  memo,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { MarkBox } from './icons.tsx';
import { placedPath } from './placed-path.ts';

/** The six emblems, in the order of the seat colours. Every piece carries its owner's. */
export const EMBLEMS = ['sun', 'moon', 'comet', 'ring', 'star', 'nova'] as const;

export type EmblemName = (typeof EMBLEMS)[number];

/** Every number has a colour, whatever came in from outside. */
const emblemOf = (colour: number): number => {
  const count = EMBLEMS.length;
  return Number.isInteger(colour) ? ((colour % count) + count) % count : 0;
};

export const emblemName = (colour: number): EmblemName => EMBLEMS[emblemOf(colour)];

export const seatColour = (colour: number): string => `var(--seat-${emblemOf(colour)})`;

/** `style={seatStyle(2)}` makes `--seat` the colour of that seat for everything inside. */
export const seatStyle = (colour: number): CSSProperties =>
  ({ '--seat': seatColour(colour) }) as CSSProperties;

const rays = (n: number, inner: number, outer: number): string =>
  Array.from({ length: n }, (_, i) => {
    const a = (i / n) * 2 * Math.PI;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const at = (r: number): string => `${(12 + r * c).toFixed(2)} ${(12 + r * s).toFixed(2)}`;
    return `M${at(inner)}L${at(outer)}`;
  }).join('');

const starPath = (points: number, outer: number, inner: number, turn = -Math.PI / 2): string =>
  `M${Array.from({ length: points * 2 }, (_, i) => {
    const a = turn + (i / points) * Math.PI;
    const r = i % 2 ? inner : outer;
    return `${(12 + r * Math.cos(a)).toFixed(2)} ${(12 + r * Math.sin(a)).toFixed(2)}`;
  }).join('L')}Z`;

/** Solid silhouettes on the 24 grid, readable at 10 px: `fill` is filled, `line` is stroked. */
const SHAPES: Record<EmblemName, { fill?: string; line?: string }> = {
  sun: { fill: 'M12 7a5 5 0 1 0 0 10a5 5 0 0 0 0-10Z', line: rays(8, 7.6, 10.4) },
  moon: { fill: 'M14 2.2a10 10 0 1 0 7.8 12.6A8.2 8.2 0 0 1 14 2.2Z' },
  comet: {
    fill: 'M8 11a5 5 0 1 0 0 10a5 5 0 0 0 0-10Z',
    line: 'M12 10L20 2M14.5 13.5L21 8M9 8L14 3',
  },
  ring: {
    fill: 'M12 7a5 5 0 1 0 0 10a5 5 0 0 0 0-10Z',
    line: 'M7.6 9.4C3.6 11.6 1.2 14 1.7 15.6c.7 2.1 6 1.9 11.8-.4c5.7-2.2 9.6-5.5 8.9-7.3c-.5-1.4-3.5-1.6-7.3-.7',
  },
  star: { fill: starPath(5, 10.4, 4.3) },
  nova: { fill: starPath(4, 11, 2.7), line: 'M6 6L8 8M18 6L16 8M6 18L8 16M18 18L16 16' },
};

/** An emblem's silhouette, centred on 12,12 in a 24 × 24 box. */
export const emblemShape = (colour: number): { fill?: string; line?: string } =>
  SHAPES[EMBLEMS[emblemOf(colour)] as EmblemName];

/** The drawing alone, for use inside another SVG: centred on 12,12 in a 24 × 24 box. */
export const EmblemMark = memo(function EmblemMark({
  of,
  fill = 'currentColor',
  x = 0,
  y = 0,
  size = 24,
}: MarkBox & {
  of: number;
  fill?: string;
}): ReactElement {
  const shape = emblemShape(of);
  const scale = size / 24;
  return (
    <g fill={fill} stroke={fill} strokeLinecap="round">
      {shape.fill && <path d={placedPath(shape.fill, x, y, scale)} stroke="none" />}
      {shape.line && (
        <path d={placedPath(shape.line, x, y, scale)} fill="none" strokeWidth={2 * scale} />
      )}
    </g>
  );
});

interface EmblemProps {
  /** Colour index of the seat. */
  readonly of: number;
  readonly size?: number;
  readonly title?: string;
}

/** Up to this size an emblem is small. */
const SMALL = 18;

/**
 * On a disc of the seat's colour. A picture of `emblems.css`: hundreds of inline drawings would be sorted out at
 * every repaint. Small ones have a picture of their own: one that is drawn now large, now small is laid out anew
 * each time.
 */
export const Emblem = memo(function Emblem({ of, size = 22, title }: EmblemProps): ReactElement {
  const look = {
    className: `emblem ${size > SMALL ? 'emblem' : 'small-emblem'}-${emblemOf(of)}`,
    style: { '--emblem-size': `${size}px` } as CSSProperties,
  };
  return title ? <span {...look} role="img" aria-label={title} /> : <span {...look} />;
});

/** What is drawn in one tile of a seat's pattern: a second sign, where colour is not enough. */
const TILES: Record<EmblemName, { size: number; draw: ReactNode }> = {
  sun: { size: 6, draw: h('circle', { cx: 3, cy: 3, r: 1.2, fill: 'currentColor' }) },
  moon: { size: 6, draw: h('path', { d: 'M-1 7L7-1', stroke: 'currentColor' }) },
  comet: { size: 8, draw: h('path', { d: 'M0 6L4 2L8 6', stroke: 'currentColor', fill: 'none' }) },
  ring: {
    size: 9,
    draw: h('circle', { cx: 4.5, cy: 4.5, r: 2.6, stroke: 'currentColor', fill: 'none' }),
  },
  star: { size: 6, draw: h('path', { d: 'M0 3H6M3 0V6', stroke: 'currentColor' }) },
  nova: { size: 5, draw: h('path', { d: 'M0 2.5H5', stroke: 'currentColor' }) },
};

/**
 * `<SeatPatterns/>` once inside an SVG's <defs>, then `fill={seatPattern(colour)}`. The pattern's
 * ground is the seat's colour and its figure the colour of the sheet it lies on.
 */
export const seatPattern = (colour: number): string => `url(#seat-${EMBLEMS[emblemOf(colour)]})`;

export function SeatPatterns({ figure = 'var(--on-seat)' }: { figure?: string }): ReactElement {
  return (
    <>
      {EMBLEMS.map((name, i) => {
        const { size, draw } = TILES[name];
        return (
          <pattern
            key={name}
            id={`seat-${name}`}
            width={size}
            height={size}
            patternUnits="userSpaceOnUse"
            color={figure}
          >
            <rect width={size} height={size} fill={seatColour(i)} />
            <g opacity={0.55} strokeWidth={1}>
              {draw}
            </g>
          </pattern>
        );
      })}
    </>
  );
}
