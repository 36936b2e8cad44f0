import { memo, type ReactElement } from 'react';
import { ACTIONS } from './icon-actions.ts';
import { CONCEPTS } from './icon-concepts.ts';

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

/** The drawing alone, for use inside another SVG. */
export const IconMark = memo(function IconMark({ name }: { name: string }): ReactElement {
  const drawing = drawingOf(name);
  return (
    <g
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawing.line && <path d={drawing.line} />}
      {drawing.fill && <path d={drawing.fill} fill="currentColor" stroke="none" />}
    </g>
  );
});
