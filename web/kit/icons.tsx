import { memo, type ReactElement } from 'react';
import { drawingOf } from './icon-drawings.ts';
import { placedPath } from './placed-path.ts';

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
