/** A frontier lit by running lights: worlds joined by lanes, ships with their lamps on, weather beyond. */
import { Nebula } from '../kit/sky/nebula.tsx';
import { Planet } from '../kit/sky/planet.tsx';

const WORLDS = [
  { id: 'lyceum', x: 74, y: 64, r: 17 },
  { id: 'forgeheart', x: 168, y: 122, r: 24 },
  { id: 'glacien', x: 262, y: 58, r: 15 },
  { id: 'saffron', x: 332, y: 142, r: 20 },
  { id: 'nyxholm', x: 96, y: 176, r: 13 },
] as const;
const LANES = [
  [0, 1],
  [1, 2],
  [2, 3],
  [1, 3],
  [1, 4],
  [0, 4],
] as const;
const SHIPS = [
  { x: 121, y: 93, turn: 28, seat: 1 },
  { x: 214, y: 91, turn: -36, seat: 4 },
  { x: 296, y: 98, turn: 130, seat: 2 },
] as const;

export function Frontier() {
  return (
    <>
      <Nebula id="andromeda far" x={330} y={40} r={110} />
      <Nebula id="andromeda near" x={60} y={190} r={90} />
      <g stroke="var(--brass)" strokeWidth={1.2} strokeDasharray="1.5 7" strokeLinecap="round">
        {LANES.map(([a, b]) => (
          <path
            key={`${a} ${b}`}
            d={`M${WORLDS[a].x} ${WORLDS[a].y}L${WORLDS[b].x} ${WORLDS[b].y}`}
          />
        ))}
      </g>
      {WORLDS.map(({ id, x, y, r }) => (
        <Planet key={id} id={`andromeda ${id}`} x={x} y={y} r={r} />
      ))}
      {SHIPS.map(({ x, y, turn, seat }) => (
        <g key={seat} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path d="M-11 0L4 -5L12 0L4 5Z" fill={`var(--seat-${seat})`} stroke="var(--page)" />
          <circle cx={12} r={1.8} fill="var(--ink)" />
          <circle cx={-11} r={2.6} fill="var(--brass)" opacity={0.8} />
        </g>
      ))}
    </>
  );
}
