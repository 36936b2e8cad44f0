import { Planet } from '../kit/sky/planet.tsx';
import { Star } from '../kit/sky/star.tsx';

const SIZE = 44;
const HEXES = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [-1, 2],
  [0, 2],
  [1, 2],
  [2, 2],
] as const;

const centre = ([q, r]: readonly [number, number]): [number, number] => [
  72 + SIZE * 1.732 * (q + r / 2),
  38 + SIZE * 1.5 * r,
];

const hexagon = (x: number, y: number): string =>
  `M${Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + Math.PI / 6;
    return `${(x + (SIZE - 2) * Math.cos(angle)).toFixed(1)} ${(y + (SIZE - 2) * Math.sin(angle)).toFixed(1)}`;
  }).join('L')}Z`;

/** A deep-sky atlas of hexes, with suns, worlds and the ways between. */
export function Atlas() {
  return (
    <>
      {HEXES.map((hex, at) => {
        const [x, y] = centre(hex);
        return (
          <g key={hex.join()}>
            <path
              d={hexagon(x, y)}
              fill="var(--surface)"
              fillOpacity={0.7}
              stroke="var(--line-strong)"
            />
            <path
              d={`M${x + SIZE * 0.8} ${y - 6}A6 6 0 0 0 ${x + SIZE * 0.8} ${y + 6}M${x - SIZE * 0.8} ${y - 6}A6 6 0 0 1 ${x - SIZE * 0.8} ${y + 6}`}
              fill="none"
              stroke="var(--brass)"
              strokeWidth={2}
            />
            {at % 3 === 0 ? (
              <Star id={`atlas ${at}`} x={x - 8} y={y - 4} r={8} />
            ) : (
              <Planet id={`atlas ${at}`} x={x} y={y} r={at % 2 ? 11 : 15} />
            )}
          </g>
        );
      })}
    </>
  );
}
