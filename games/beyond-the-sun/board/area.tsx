import { type About, AboutWords, type AreaProps, NO_PLACES } from '@orrery/web/kit';
import { type ReactElement, useState } from 'react';
import type { State } from '../state.ts';
import { Achievements, EndProgress, Faction } from './faction.tsx';

/** A player's whole board. */
export function Area({ view, of, seats, lit }: AreaProps<State>): ReactElement {
  const [about, show] = useState<About | null>(null);
  const touching = { open: NO_PLACES, lit, touch: () => {}, point: () => {}, show };
  const common = {
    state: view.position.state,
    seat: of,
    colours: seats.map(({ colour }) => colour),
    ...touching,
  };
  return (
    <div className="bts-area">
      <Faction {...common} after={null} />
      <Achievements {...common} />
      <EndProgress state={view.position.state} />
      <div className="bts-area-words">{about && <AboutWords {...about} />}</div>
    </div>
  );
}
