import { NONE } from '@orrery/kernel';
import {
  type About,
  AboutWords,
  type AreaProps,
  type MiniatureProps,
  NO_PLACES,
  useT,
} from '@orrery/web/kit';
import { useAboutOver } from '@orrery/web/kit/board/about-over.tsx';
import { type ReactElement, useState } from 'react';
import { RACES } from '../data/races.ts';
import { hasNextRound } from '../outlook.ts';
import type { State } from '../state.ts';
import { raceName } from '../text/card-text.ts';
import { Attacks, Balances, balancesNow } from './attacks.tsx';
import { EmblemDrawing } from './card.tsx';
import { Advisor, Cubes, Systems, Tracks } from './civilization.tsx';
import { Hired, Seat, Stacks } from './rival.tsx';

/** A player's whole civilization, large. */
export function Area({ view, of, seats, lit }: AreaProps<State>): ReactElement {
  const t = useT();
  const [shown, show] = useState<About | null>(null);
  const { state } = view.position;
  const player = state.players[of];
  const race = player.race === NONE ? null : RACES[player.race];
  const touching = { open: NO_PLACES, lit, touch: () => {}, point: () => {}, show };
  return (
    <div className="board-scroll moo-board moo-area">
      <section className="moo-race">
        {race && (
          <p className="moo-race-name">
            <EmblemDrawing id={race.id} size={34} />
            <b>{t.say(raceName(race))}</b>
          </p>
        )}
        <Tracks seat={of} player={player} />
        <Cubes seat={of} player={player} toCome={hasNextRound(state)} />
        <Advisor player={player} {...touching} />
      </section>
      {race && <Attacks state={state} seat={of} seats={seats} />}
      <Systems player={player} mine={false} {...touching} />
      <div className="moo-area-words">{shown && <AboutWords {...shown} />}</div>
    </div>
  );
}

/** A rival in a panel: race, who could attack whom, the stacks, the advisor. Mine lie on the board. */
export function Miniature(props: MiniatureProps<State>): ReactElement | null {
  const { view, seat, of } = props;
  return of === seat || view.position.state.players[of].race === NONE ? null : (
    <RivalInSmall {...props} />
  );
}

function RivalInSmall({ view, seat, of, seats, ...touch }: MiniatureProps<State>): ReactElement {
  const { state } = view.position;
  const balances = balancesNow(state, of, seat);
  const { own, show, told } = useAboutOver();
  const touching = { ...touch, show };
  return (
    <div className="moo-miniature" ref={own}>
      <Seat race={state.players[of].race} seat={of} name={seats[of].name} {...touching} />
      {balances && <Balances {...balances} />}
      <Stacks systems={state.players[of].systems} {...touching} />
      <Hired advisor={state.players[of].advisor} {...touching} />
      {told}
    </div>
  );
}
