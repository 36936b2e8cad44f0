/** Open ways between neighbouring sectors: a gate is full where both sides have one, hollow where only one has. */
import { memo, type ReactElement } from 'react';
import { CLOSED, HALF } from '../galaxy/wormholes.ts';
import type { State } from '../state.ts';
import { wayOpen } from '../ways.ts';
import { sideOf, spotOf } from './hex-drawing.ts';

/** The other three edges are looked at from the other side. */
const HALF_AROUND = [0, 1, 2];

interface WaysProps {
  readonly state: State;
  readonly onMap: readonly number[];
}

/** Nothing else than laying sectors changes ways. */
const areSame = (a: WaysProps, b: WaysProps): boolean =>
  a.state.ways.length === b.state.ways.length &&
  a.state.ways.every((way, at) => way === b.state.ways[at]);

export const Ways = memo(function Ways({ state, onMap }: WaysProps): ReactElement {
  return (
    <g>
      {onMap.flatMap((sector) =>
        HALF_AROUND.map((direction) => {
          const open = wayOpen(state, sector, direction);
          if (open === CLOSED) return null;
          const from = spotOf(state.hexOf[sector]);
          const { x, y } = sideOf(direction);
          return (
            <circle
              key={`${sector} ${direction}`}
              className={open === HALF ? 'ecl-way ecl-way-half' : 'ecl-way'}
              cx={(from.x + x).toFixed(1)}
              cy={(from.y + y).toFixed(1)}
              r={7}
            />
          );
        }),
      )}
    </g>
  );
}, areSame);
