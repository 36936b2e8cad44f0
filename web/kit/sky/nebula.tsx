import { type ReactElement, useId } from 'react';
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
export function Nebula({ id, x = 0, y = 0, r = 60 }: NebulaProps): ReactElement {
  const soft = useId();
  const chance = chanceOf(`nebula ${id}`);
  const [first, second] = [chance.pick(VEILS), chance.pick(VEILS)];
  return (
    <g transform={`translate(${x} ${y})`}>
      <filter id={soft} x="-50%" y="-50%" width="200%" height="200%">
        <feGaussianBlur stdDeviation={r / 7} />
      </filter>
      <g filter={`url(#${soft})`} opacity={0.3}>
        {Array.from({ length: 4 }, (_, i) => (
          <path
            key={i}
            d={blob(chance, r * chance.between(0.35, 0.7), r * 0.35)}
            fill={i % 2 ? first : second}
          />
        ))}
      </g>
      <g fill="none" stroke="var(--line-strong)" strokeWidth={0.6} opacity={0.5}>
        {Array.from({ length: 3 }, (_, i) => (
          <path
            key={i}
            d={blob(chance, r * (0.4 + i * 0.18), r * 0.08)}
            strokeDasharray={i % 2 ? '2 3' : undefined}
          />
        ))}
      </g>
    </g>
  );
}
