import { NONE } from '@orrery/kernel';
import { type About, AboutWords, type AreaProps, useT } from '@orrery/web/kit';
import { type ReactElement, useState } from 'react';
import { CARDS } from '../data/buildings.ts';
import { RACES } from '../data/races.ts';
import type { State } from '../state.ts';
import { raceName } from '../text/card-text.ts';
import { Attacks } from './attacks.tsx';
import { EmblemDrawing, tintOf } from './card.tsx';
import { Advisor, Cubes, Systems, Tracks } from './civilization.tsx';

const NOTHING: ReadonlySet<string> = new Set();

/** A player's whole civilization, large. */
export function Area({ view, of, seats, lit }: AreaProps<State>): ReactElement {
  const t = useT();
  const [shown, show] = useState<About | null>(null);
  const { state } = view.position;
  const player = state.players[of];
  const race = player.race === NONE ? null : RACES[player.race];
  const touching = { open: NOTHING, lit, touch: () => {}, point: () => {}, show };
  return (
    <div className="board-scroll moo-board moo-area">
      <section className="moo-race">
        {race && (
          <p className="moo-race-name">
            <EmblemDrawing id={race.id} size={34} />
            <b>{t.say(raceName(race))}</b>
          </p>
        )}
        <Tracks player={player} />
        <Cubes player={player} />
        <Advisor player={player} {...touching} />
      </section>
      {race && <Attacks state={state} seat={of} seats={seats} />}
      <Systems state={state} seat={of} mine={false} {...touching} />
      <div className="moo-area-words">{shown && <AboutWords {...shown} />}</div>
    </div>
  );
}

/** Stacks of colours: how far along a player is. */
export function Miniature({ view, of }: AreaProps<State>): ReactElement {
  const { systems } = view.position.state.players[of];
  return (
    <svg viewBox="0 0 120 60" role="img" className="moo-miniature" aria-hidden="true">
      {Array.from({ length: 4 }, (_, system) => system).map((system) => (
        <rect
          key={system}
          x={4 + system * 29}
          y={4}
          width={25}
          height={52}
          rx={3}
          className="moo-miniature-slot"
        />
      ))}
      {systems.map((cards, system) =>
        cards.map((card, at) => (
          <rect
            key={card}
            x={6 + system * 29}
            y={46 - at * 10}
            width={21}
            height={8}
            rx={1.5}
            style={{ fill: tintOf(CARDS[card].color) }}
          />
        )),
      )}
    </svg>
  );
}
