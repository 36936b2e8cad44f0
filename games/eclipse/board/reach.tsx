/** Where a ship can get to: the ways it would take, sector by sector, and where it would be held. */
import type { BoardProps } from '@orrery/web/kit';
import type { CSSProperties, ReactElement } from 'react';
import { MOVEMENT, STATS } from '../blueprints.ts';
import { enemyShips, fleetAt, fleetSize, isGuarded } from '../ships.ts';
import type { State } from '../state.ts';
import { asking, type Vocabulary } from '../vocabulary.ts';
import { hasGenerator, passage } from '../ways.ts';
import { SIDE, spotOf } from './hex-drawing.ts';

interface Leg {
  readonly from: number;
  readonly to: number;
  /** Steps from where the ship is. */
  readonly steps: number;
}

/** The shortest ways for a ship to everything within reach; whoever would be pinned goes no further. */
export function reachOf(state: State, seat: number, from: number, steps: number): Leg[] {
  const generator = hasGenerator(state.players[seat]);
  const legs: Leg[] = [];
  const seen = new Set([from]);
  let edge = [from];
  for (let n = 1; n <= steps && edge.length > 0; n++) {
    const next: number[] = [];
    for (const sector of edge) {
      for (let d = 0; d < 6; d++) {
        const to = passage(state, sector, d, generator);
        if (to < 0 || seen.has(to)) continue;
        seen.add(to);
        legs.push({ from: sector, to, steps: n });
        const held = fleetSize(fleetAt(state, to, seat)) < enemyShips(state, to, seat);
        if (!held && !isGuarded(state, to)) next.push(to);
      }
    }
    edge = next;
  }
  return legs;
}

/** The ship that moves, or that the pointer rests on. */
function mover({ view, seat, previewed }: ReachProps) {
  const { state } = view.position;
  const frame = asking(view.position);
  if (frame?.seat !== seat) return null;
  if (frame.step === 'move-step') return { sector: frame.sector, steps: frame.steps };
  if (previewed?.kind !== 'ship') return null;
  const [type, sector] = previewed.args;
  return { sector, steps: state.players[seat].designs[type * STATS + MOVEMENT] };
}

type ReachProps = Pick<BoardProps<State, Vocabulary>, 'view' | 'seat' | 'previewed'>;

export function Reach(props: ReachProps): ReactElement | null {
  const { state } = props.view.position;
  const ship = mover(props);
  if (!ship) return null;
  return (
    <g className="ecl-reach">
      {reachOf(state, props.seat, ship.sector, ship.steps).map(({ from, to, steps }) => {
        const [a, b] = [spotOf(state.hexOf[from]), spotOf(state.hexOf[to])];
        return (
          <g key={to}>
            <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
            <g
              className="ecl-steady"
              style={{ '--x': `${b.x - SIDE * 0.66}px`, '--y': `${b.y}px` } as CSSProperties}
            >
              <circle r={9} />
              <text y={5}>{steps}</text>
            </g>
          </g>
        );
      })}
    </g>
  );
}
