import { memo, type ReactElement, useId } from 'react';
import { chanceOf, round } from './chance.ts';

const LIGHTS = ['#fff2cf', '#ffd9a0', '#ffc28a', '#dfe9ff', '#fff'] as const;

interface StarProps {
  readonly id: string;
  readonly x?: number;
  readonly y?: number;
  readonly r?: number;
}

/** A sun: the one thing that may glow. Fine rays of two lengths, drawn from its id. */
export const Star = memo(function Star({ id, x = 0, y = 0, r = 14 }: StarProps): ReactElement {
  const glow = useId();
  const chance = chanceOf(`star ${id}`);
  const light = chance.pick(LIGHTS);
  const rays = chance.pick([8, 12, 16]);
  const turn = chance.between(0, 360 / rays);
  return (
    <g transform={`translate(${x} ${y})`}>
      <radialGradient id={glow}>
        <stop offset="0.2" stopColor={light} stopOpacity={0.55} />
        <stop offset="1" stopColor={light} stopOpacity={0} />
      </radialGradient>
      <circle r={round(r * 2.6)} fill={`url(#${glow})`} />
      <g stroke="var(--brass)" strokeWidth={round(Math.max(0.7, r / 18))} strokeLinecap="round">
        <path d={raysOf(rays, turn, r)} />
      </g>
      <circle r={r} fill={light} stroke="var(--brass)" strokeWidth={round(Math.max(0.8, r / 14))} />
    </g>
  );
});

function raysOf(count: number, turn: number, r: number): string {
  return Array.from({ length: count }, (_, i) => {
    const a = ((i * 360) / count + turn) * (Math.PI / 180);
    const at = (k: number) => `${round(r * k * Math.cos(a))} ${round(r * k * Math.sin(a))}`;
    return `M${at(1.22)}L${at(i % 2 ? 1.55 : 1.95)}`;
  }).join('');
}
