import { memo, type ReactElement, useId } from 'react';
import { chanceOf } from './chance.ts';
import { blob } from './planet.tsx';

const VEILS = ['#7d6bb0', '#5f8fb5', '#b06f86', '#5fa08c', '#b08a52'] as const;

interface NebulaProps {
  readonly id: string;
  readonly x?: number;
  readonly y?: number;
  readonly r?: number;
}

/** Veils of gas: a few soft outlines laid over each other, with fine contour lines as on a chart. */
export const Nebula = memo(function Nebula({
  id,
  x = 0,
  y = 0,
  r = 60,
}: NebulaProps): ReactElement {
  const soft = useId();
  const chance = chanceOf(`nebula ${id}`);
  const [first, second] = [chance.pick(VEILS), chance.pick(VEILS)];
  const veils = Array.from({ length: 4 }, () =>
    blob(chance, r * chance.between(0.35, 0.7), r * 0.35),
  );
  const contours = [0.4, 0.58, 0.76].map((k) => blob(chance, r * k, r * 0.08));
  return (
    <g transform={`translate(${x} ${y})`}>
      <filter id={soft} x="-50%" y="-50%" width="200%" height="200%">
        <feGaussianBlur stdDeviation={r / 7} />
      </filter>
      <g filter={`url(#${soft})`} opacity={0.3}>
        <path d={veils.slice(0, 2).join('')} fill={first} />
        <path d={veils.slice(2).join('')} fill={second} />
      </g>
      <g fill="none" stroke="var(--line-strong)" strokeWidth={0.6} opacity={0.5}>
        <path d={contours.join('')} strokeDasharray="2 3" />
      </g>
    </g>
  );
});
