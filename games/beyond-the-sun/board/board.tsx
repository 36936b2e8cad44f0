/** The table of Beyond the Sun: the tree as the centre piece, below it the map and one's own faction. */
import { type BoardProps, useT } from '@orrery/web/kit';
import { type ReactElement, useState } from 'react';
import type { State } from '../state.ts';
import { cardName, cardText } from '../text/card-text.ts';
import { Achievements, Faction } from './faction.tsx';
import type { About, Touching } from './places.tsx';
import { StarMap } from './star-map.tsx';
import { StandingEvents, Tree } from './tree.tsx';

export function Board(props: BoardProps<State>): ReactElement {
  const { view, seat, seats, open, lit, recent, touch, point, ghost, area } = props;
  const { state } = view.position;
  const [about, show] = useState<About | null>(null);
  const colours = seats.map(({ colour }) => colour);
  const touching: Touching = { open, lit, recent, touch, point, show };
  const common = { state, seat, colours, ...touching };
  const own = Math.max(0, seat);
  const on = (id: string) => area === null || area === id;
  return (
    <div className="bts-board">
      {on('tree') && <Tree {...common} />}
      {on('tree') && <StandingEvents {...common} />}
      <div className="bts-lower">
        {on('map') && <StarMap {...common} after={ghost?.position.state ?? null} />}
        {on('mine') && (
          <div className="bts-mine">
            <Faction {...common} seat={own} />
            <Achievements {...common} />
          </div>
        )}
      </div>
      <aside className={about ? 'bts-about bts-about-on' : 'bts-about'} aria-live="polite">
        {about && <CardWords about={about} />}
      </aside>
    </div>
  );
}

/** All that a card says, generated from what it does. */
export function CardWords({ about }: { about: About }): ReactElement {
  const t = useT();
  return (
    <div className="bts-words">
      <h4>{t.say(cardName(about.kind, about.id))}</h4>
      {cardText(about.kind, about.id).map((line) => {
        const words = t.say(line);
        return <p key={words}>{words}</p>;
      })}
    </div>
  );
}
