import { memo, type ReactElement } from 'react';
import { chanceOf, round } from './chance.ts';

const WIDE = 1600;
const HIGH = 1000;

function stars(): { x: number; y: number; r: number; o: number }[] {
  const chance = chanceOf('the sky over the observatory');
  return Array.from({ length: 260 }, () => ({
    x: round(chance.next() * WIDE),
    y: round(chance.next() * HIGH),
    r: round(0.4 + chance.next() ** 5 * 1.9),
    o: round(0.2 + chance.next() * 0.6),
  }));
}

/** A few invented constellations: chains of neighbours among made-up points. */
function constellations(): string[] {
  const chance = chanceOf('constellations');
  return Array.from({ length: 7 }, () => {
    let [x, y] = [chance.next() * WIDE, chance.next() * HIGH];
    let heading = chance.next() * 6.28;
    const points = [`${round(x)} ${round(y)}`];
    for (let i = 0; i < 5; i++) {
      heading += chance.between(-1.1, 1.1);
      const far = chance.between(40, 110);
      x += Math.cos(heading) * far;
      y += Math.sin(heading) * far;
      points.push(`${round(x)} ${round(y)}`);
    }
    return `M${points.join('L')}`;
  });
}

/** The sky behind every screen: stars, faint figures, and the arcs of a star atlas. */
export const Backdrop = memo(function Backdrop(): ReactElement {
  return (
    <svg
      className="backdrop"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g fill="none" stroke="var(--line)" strokeWidth={0.8} opacity={0.7}>
        {[260, 430, 600, 770, 940, 1110].map((r) => (
          <circle key={r} cx={WIDE / 2} cy={HIGH + 120} r={r} />
        ))}
        {Array.from({ length: 13 }, (_, i) => {
          const a = Math.PI + (i / 12) * Math.PI;
          return (
            <path
              key={a}
              d={`M${round(WIDE / 2 + 260 * Math.cos(a))} ${round(HIGH + 120 + 260 * Math.sin(a))}L${round(WIDE / 2 + 1300 * Math.cos(a))} ${round(HIGH + 120 + 1300 * Math.sin(a))}`}
            />
          );
        })}
      </g>
      <g fill="none" stroke="var(--line-strong)" strokeWidth={0.7} opacity={0.35}>
        {constellations().map((d) => (
          <path
            key={d}
            d={d}
            markerMid="url(#sky-dot)"
            markerStart="url(#sky-dot)"
            markerEnd="url(#sky-dot)"
          />
        ))}
      </g>
      <marker id="sky-dot" viewBox="-3 -3 6 6" markerWidth="6" markerHeight="6">
        <circle r="1.6" fill="var(--star)" />
      </marker>
      {/* Opacity of the fill alone: that of an element costs a layer of its own at every repaint. */}
      <g fill="var(--star)">
        {stars().map((s) => (
          <circle key={`${s.x} ${s.y}`} cx={s.x} cy={s.y} r={s.r} fillOpacity={s.o} />
        ))}
      </g>
    </svg>
  );
});
