import { type ReactNode, useEffect } from 'react';
import { fetchPictures, Picture } from '../kit/picture.tsx';
import { chanceOf } from '../kit/sky/chance.ts';
import { Nebula } from '../kit/sky/nebula.tsx';
import { Planet } from '../kit/sky/planet.tsx';
import { Star } from '../kit/sky/star.tsx';
import { Atlas } from './art-atlas.tsx';
import { Blueprint } from './art-blueprint.tsx';
import { Cabinet } from './art-cabinet.tsx';
import { Frontier } from './art-frontier.tsx';

const WIDE = 420;
const HIGH = 220;

/** Each game its own weather, in one hand: what stands over its card. */
const WEATHER: Readonly<Record<string, () => ReactNode>> = {
  'distant-suns': InkChart,
  'master-of-orion': Cabinet,
  'beyond-the-sun': Blueprint,
  eclipse: Atlas,
  'andromedas-edge': Frontier,
};

/** A game's cover: painted; drawn until the painting is there. */
export function GameArt({ id }: { id: string }) {
  const Weather = WEATHER[id] ?? DeepSky;
  useEffect(() => fetchPictures(), []);
  return (
    <Picture of={`covers/${id}`} className="game-art">
      <svg
        className="game-art"
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <Weather />
      </svg>
    </Picture>
  );
}

const point = (q: number, r: number, size: number): [number, number] => [
  size * Math.sqrt(3) * (q + r / 2),
  size * 1.5 * r,
];

function hexPath(x: number, y: number, size: number): string {
  return `M${Array.from({ length: 6 }, (_, i) => {
    const a = (Math.PI / 3) * i + Math.PI / 6;
    return `${(x + size * Math.cos(a)).toFixed(1)} ${(y + size * Math.sin(a)).toFixed(1)}`;
  }).join('L')}Z`;
}

/** A navigator's chart: a hex grid in fine ink, shapes hatched in, suns at the corners. */
function InkChart() {
  const size = 17;
  const grid: string[] = [];
  for (let r = 0; r < 10; r++) {
    for (let c = -1; c < 15; c++) {
      const [x, y] = point(c - Math.floor(r / 2), r, size);
      grid.push(hexPath(x, y, size - 1.2));
    }
  }
  const shapes = [
    {
      at: [3, 5],
      cells: [
        [0, 0],
        [1, 0],
        [1, -1],
        [-1, 0],
        [-2, 0],
      ],
      fill: 'var(--seat-1)',
    },
    {
      at: [6, 4],
      cells: [
        [0, 0],
        [1, 0],
        [1, -1],
        [0, -1],
        [-1, 0],
        [-1, 1],
        [0, 1],
      ],
      fill: 'var(--seat-4)',
    },
    {
      at: [3, 7],
      cells: [
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
      ],
      fill: 'var(--seat-3)',
    },
    {
      at: [9, 2],
      cells: [
        [0, 0],
        [1, 0],
        [0, -1],
        [-1, 1],
      ],
      fill: 'var(--seat-2)',
    },
  ] as const;
  return (
    <>
      <path
        d={grid.join('')}
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth={0.7}
        opacity={0.55}
      />
      {shapes.map(({ at: [q, r], cells, fill }) => (
        <g key={fill}>
          {cells.map(([dq, dr]) => {
            const [x, y] = point(q + dq - 1, r + dr, size);
            return (
              <path
                key={`${dq} ${dr}`}
                d={hexPath(x, y, size - 1)}
                fill={fill}
                fillOpacity={0.34}
                stroke={fill}
                strokeWidth={1.4}
              />
            );
          })}
        </g>
      ))}
      <Star id="start" x={26} y={192} r={11} />
      <Planet id="far-world" x={376} y={46} r={25} ring />
      <Planet id="ochre" x={44} y={34} r={15} />
      <path
        d="M44 180C120 130 200 150 262 112S330 70 352 58"
        fill="none"
        stroke="var(--brass)"
        strokeWidth={1.6}
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
    </>
  );
}

function DeepSky() {
  const chance = chanceOf('deep sky');
  return (
    <>
      <Nebula id="veil" x={150} y={110} r={110} />
      <Star id="far" x={chance.between(260, 330)} y={70} r={15} />
      <Planet id="cold" x={110} y={140} r={34} />
    </>
  );
}
