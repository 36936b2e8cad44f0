/** How each shape is inked: a tint, a hatching of its own, and its outline as a small figure. */
import { memo, type ReactElement } from 'react';
import { type Axial, BLACK_HOLE, SHAPES } from '../data/shapes.ts';

/** Hues far enough apart; lightness and strength come from the theme. */
const HUES = [0, 85, 55, 220, 25, 105, 180, 300, 145, 265, 340];

export const tintOf = (shape: number): string =>
  shape === BLACK_HOLE
    ? 'var(--ds-void)'
    : `oklch(var(--ds-light) var(--ds-strong) ${HUES[shape]})`;

/** One tile of hatching, eight pixels square, in the shape's tint. */
const HATCHINGS: readonly string[] = [
  'M0 4A4 4 0 0 1 8 4',
  'M0 8A8 8 0 0 1 8 0',
  'M0 8L8 0',
  'M0 2H8M0 6H8',
  'M2 0V8M6 0V8',
  'M4 1.5V6.5M1.5 4H6.5',
  'M0 0L8 8M8 0L0 8',
  'M4 2A2 2 0 1 0 4.01 2',
  'M0 0L8 8',
  'M0 6Q2 2 4 6T8 6',
  'M1 1H3M5 5H7',
];

export const hatchingId = (prefix: string, shape: number): string => `${prefix}-hatch-${shape}`;

/** The hatchings of all shapes, for an SVG's <defs>. */
export const Hatchings = memo(function Hatchings({ prefix }: { prefix: string }): ReactElement {
  return (
    <defs>
      {HATCHINGS.map((path, shape) => (
        <pattern
          // biome-ignore lint/suspicious/noArrayIndexKey: a shape is its number
          key={shape}
          id={hatchingId(prefix, shape)}
          width={8}
          height={8}
          patternUnits="userSpaceOnUse"
        >
          <path d={path} fill="none" stroke={tintOf(shape)} strokeWidth={1} strokeOpacity={0.8} />
        </pattern>
      ))}
    </defs>
  );
});

const SIZE = 10;
const spot = ([q, r]: Axial) => ({ x: SIZE * Math.sqrt(3) * (q + r / 2), y: SIZE * 1.5 * r });

function smallHexagon(x: number, y: number): string {
  const corners = Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return `${(x + SIZE * 0.94 * Math.cos(angle)).toFixed(1)} ${(y + SIZE * 0.94 * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

interface FigureProps {
  readonly shape: number;
  /** Another turn of the outline than the one in the box. */
  readonly cells?: readonly Axial[];
  /** Cells left out, by their place in `cells`. */
  readonly ignored?: readonly number[];
  readonly size?: number;
  /** Makes the cells buttons. */
  readonly onCell?: (at: number) => void;
  readonly cellLabel?: (at: number) => string;
  readonly title?: string;
}

/** A shape by itself, as on a zone of the panel. */
export function ShapeFigure({
  shape,
  cells = SHAPES[shape].cells,
  ignored = [],
  size = 56,
  onCell,
  cellLabel,
  title,
}: FigureProps): ReactElement {
  const spots = cells.map(spot);
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - SIZE, Math.min(...ys) - SIZE];
  const side = Math.max(Math.max(...xs) + SIZE - left, Math.max(...ys) + SIZE - top);
  const [midX, midY] = [
    (Math.min(...xs) + Math.max(...xs)) / 2,
    (Math.min(...ys) + Math.max(...ys)) / 2,
  ];
  return (
    <svg
      className="ds-figure"
      viewBox={`${(midX - side / 2).toFixed(1)} ${(midY - side / 2).toFixed(1)} ${side.toFixed(1)} ${side.toFixed(1)}`}
      width={size}
      height={size}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title || onCell ? undefined : true}
    >
      {spots.map(({ x, y }, at) => {
        const left = ignored.includes(at);
        const path = (
          <path
            d={smallHexagon(x, y)}
            fill={tintOf(shape)}
            fillOpacity={left ? 0 : shape === BLACK_HOLE ? 0.95 : 0.55}
            stroke={left ? 'var(--line-strong)' : 'var(--ink)'}
            strokeWidth={1.2}
            strokeDasharray={left ? '3 3' : undefined}
          />
        );
        const key = cells[at].join();
        if (!onCell)
          return (
            <g key={key}>
              {path}
              <circle cx={x} cy={y} r={1.7} fill="var(--star)" fillOpacity={left ? 0 : 1} />
            </g>
          );
        return (
          // biome-ignore lint/a11y/useSemanticElements: a button can't stand inside an SVG
          <g
            key={key}
            role="button"
            tabIndex={0}
            aria-pressed={left}
            aria-label={cellLabel?.(at)}
            className="ds-figure-cell"
            onClick={() => onCell(at)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              onCell(at);
            }}
          >
            {path}
            {!left && <circle cx={x} cy={y} r={1.7} fill="var(--star)" />}
          </g>
        );
      })}
    </svg>
  );
}
