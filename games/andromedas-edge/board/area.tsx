import type { AreaProps } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import type { State } from '../state.ts';
import { Station } from './station.tsx';

const NOTHING: ReadonlySet<string> = new Set();

/** A player's whole station. */
export function Area({ view, of, seats, lit }: AreaProps<State>): ReactElement {
  const touching = { open: NOTHING, lit, touch: () => {}, point: () => {} };
  return (
    <div className="ae-area">
      <Station
        state={view.position.state}
        seat={of}
        colour={seats[of].colour}
        after={null}
        {...touching}
      />
    </div>
  );
}
