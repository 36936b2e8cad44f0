import { Planet } from '../kit/sky/planet.tsx';
import { Star } from '../kit/sky/star.tsx';

const CARDS = [
  { x: 70, tilt: -14, tint: 'var(--seat-1)', sign: 'M0 -9A9 9 0 1 0 .1 -9Z' },
  { x: 140, tilt: -5, tint: 'var(--seat-2)', sign: 'M0 -11L11 9H-11Z' },
  { x: 210, tilt: 4, tint: 'var(--seat-0)', sign: 'M-9 -9H9V9H-9Z' },
  { x: 280, tilt: 13, tint: 'var(--seat-5)', sign: 'M0 -11L11 0L0 11L-11 0Z' },
] as const;

/** A cabinet of emblem cards: four of them fanned out, a planet behind. */
export function Cabinet() {
  return (
    <>
      <Star id="cabinet" x={54} y={44} r={9} />
      <Planet id="orion" x={362} y={70} r={34} ring />
      {CARDS.map(({ x, tilt, tint, sign }) => (
        <g key={x} transform={`translate(${x + 20} 128) rotate(${tilt})`}>
          <rect
            x={-46}
            y={-66}
            width={92}
            height={132}
            rx={8}
            fill="var(--raised)"
            stroke="var(--line-strong)"
          />
          <rect x={-40} y={-60} width={80} height={120} rx={5} fill="none" stroke={tint} />
          <circle r={27} cy={-12} fill="none" stroke={tint} strokeDasharray="2 4" />
          <g transform="translate(0 -12)">
            <path d={sign} fill={tint} fillOpacity={0.35} stroke={tint} strokeWidth={1.6} />
          </g>
          <path d="M-28 30H28M-20 40H20" stroke="var(--line-strong)" strokeWidth={1.4} />
        </g>
      ))}
    </>
  );
}
