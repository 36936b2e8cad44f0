import { type AreaProps, NO_PLACES } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import type { State } from '../state.ts';
import { Blueprints } from './blueprints.tsx';
import { PlayerBoard } from './player-board.tsx';
import { Stores } from './stores.tsx';

/** A player's whole board, with ships. */
export function Area({ view, of, seats, lit }: AreaProps<State>): ReactElement {
  const { state } = view.position;
  const colours = seats.map(({ colour }) => colour);
  const touching = { open: NO_PLACES, lit, touch: () => {}, point: () => {} };
  return (
    <div className="ecl-area">
      {state.players[of].species >= 0 && (
        <Stores player={state.players[of]} after={null} {...touching} />
      )}
      <PlayerBoard state={state} seat={of} colours={colours} {...touching} />
      <Blueprints after={null} state={state} seat={of} colours={colours} {...touching} />
    </div>
  );
}
