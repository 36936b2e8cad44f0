import { memo, type ReactElement } from 'react';
import { ACTIONS } from './icon-actions.ts';
import { CONCEPTS } from './icon-concepts.ts';
import { placedPath } from './placed-path.ts';

/**
 * One icon: strokes (`line`), and where a solid part helps, `fill`. Drawn by hand on a 24 × 24
 * grid, 1.6 px round strokes, with 2 px of air around, in the colour of the text beside it.
 */
export interface IconDrawing {
  readonly line?: string;
  readonly fill?: string;
}

const drawings: Record<string, IconDrawing> = { ...CONCEPTS, ...ACTIONS };

/** Adds a game's own icons. Prefix them with the game's id, so that no two games collide. */
export function addIcons(own: Readonly<Record<string, IconDrawing>>): void {
  Object.assign(drawings, own);
}

export const iconNames = (): string[] => Object.keys(drawings);

export const drawingOf = (name: string): IconDrawing => drawings[name] ?? CONCEPTS.unknown;

interface IconProps {
  readonly name: string;
  readonly size?: number | string;
  /** What it means, where no words stand beside it. */
  readonly title?: string | undefined;
  readonly className?: string;
}

export const Icon = memo(function Icon({
  name,
  size = '1.25em',
  title,
  className,
}: IconProps): ReactElement {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <IconMark name={name} />
    </svg>
  );
});

/** Where a mark lies inside another SVG: its upper left corner, and how large its 24 × 24 box is there. */
export interface MarkBox {
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}

/** The drawing alone, for use inside another SVG. */
export const IconMark = memo(function IconMark({
  name,
  x = 0,
  y = 0,
  size = 24,
}: MarkBox & { name: string }): ReactElement {
  const { line, fill } = drawingOf(name);
  const scale = size / 24;
  return (
    <g
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6 * scale}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {line && <path d={placedPath(line, x, y, scale)} />}
      {fill && <path d={placedPath(fill, x, y, scale)} fill="currentColor" stroke="none" />}
    </g>
  );
});
