import { type AreaProps, NO_PLACES } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import type { State } from '../state.ts';
import { Station } from './fetched-parts.ts';

/** A player's whole station. */
export function Area({ view, of, seats, lit }: AreaProps<State>): ReactElement {
  const touching = { open: NO_PLACES, lit, touch: () => {}, point: () => {} };
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
