import { Planet } from '../kit/sky/planet.tsx';
import { Star } from '../kit/sky/star.tsx';

/** Radius of each arm's circle, size of its planet, where it stands, and how long a year is: the longer, the later it comes to rest. */
const ARMS = [
  { r: 78, size: 12, at: 40, year: 46, id: 'ember' },
  { r: 122, size: 17, at: 200, year: 74, id: 'brook' },
  { r: 176, size: 23, at: 310, year: 118, id: 'azure-3' },
  { r: 240, size: 34, at: 128, year: 190, id: 'giant' },
  { r: 312, size: 27, at: 16, year: 280, id: 'ringed-2', ring: true },
] as const;

/** The instrument itself: a lamp for a sun, brass arms, a graduated rim; its arms swing into place, then it rests. */
export function OrreryDrawing() {
  return (
    <svg className="orrery-drawing" viewBox="-400 -400 800 800" aria-hidden="true">
      <g fill="none" stroke="var(--brass)">
        <circle r={372} strokeWidth={1} opacity={0.7} />
        <circle r={388} strokeWidth={2.5} opacity={0.7} />
        <path d={ticks(372, 388, 72)} strokeWidth={1} opacity={0.7} />
        <path d={ticks(366, 388, 12)} strokeWidth={2} />
        {ARMS.map(({ r }) => (
          <circle key={r} r={r} strokeWidth={0.9} opacity={0.45} />
        ))}
        <path d="M-366 0H-36M36 0H366M0-366V-36M0 36V366" strokeWidth={0.7} opacity={0.25} />
      </g>
      {ARMS.map((arm) => (
        <g key={arm.id} className="orrery-arm" style={{ animationDuration: `${arm.year / 60}s` }}>
          <g transform={`rotate(${arm.at})`}>
            <path
              d={`M18 0H${arm.r - arm.size}`}
              stroke="var(--brass)"
              strokeWidth={2}
              opacity={0.55}
            />
            <circle
              cx={arm.r}
              r={arm.size + 5}
              fill="none"
              stroke="var(--brass)"
              strokeWidth={1}
              opacity={0.5}
            />
            <g transform={`translate(${arm.r} 0) rotate(${-arm.at})`}>
              <Planet id={arm.id} r={arm.size} ring={'ring' in arm} />
            </g>
          </g>
        </g>
      ))}
      <Star id="lamp" r={32} />
    </svg>
  );
}

function ticks(inner: number, outer: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const a = (i / count) * 2 * Math.PI;
    const at = (r: number): string =>
      `${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}`;
    return `M${at(inner)}L${at(outer)}`;
  }).join('');
}
