/** The table of Beyond the Sun: the tree as the centre piece, below it the map and one's own faction. */
import type { BoardProps } from '@orrery/web/kit';
import { type ReactElement, useRef } from 'react';
import type { State } from '../state.ts';
import { AboutPanel, useAbout } from './about.tsx';
import { Achievements, Faction } from './faction.tsx';
import type { Touching } from './places.tsx';
import { Stage } from './stage.tsx';
import { StarMap } from './star-map.tsx';
import { StandingEvents, Tableau } from './tableau.tsx';
import { Tree } from './tree.tsx';

export function Board(props: BoardProps<State>): ReactElement {
  const { view, seat, seats, open, lit, recent, touch, point, ghost, area } = props;
  const { state } = view.position;
  const board = useRef<HTMLDivElement>(null);
  const { shown, show } = useAbout(board);
  const colours = seats.map(({ colour }) => colour);
  const touching: Touching = { open, lit, recent, touch, point, show };
  const common = { state, seat, colours, ...touching };
  const own = Math.max(0, seat);
  const on = (id: string) => area === null || area === id;
  const after = ghost?.position.state ?? null;
  return (
    <div className="bts-board" ref={board}>
      <Stage state={state} choices={props.choices} choose={props.choose} preview={props.preview} />
      {on('tree') && <Tree {...common} />}
      {on('tree') && <Tableau {...common} />}
      {on('tree') && <StandingEvents {...common} />}
      {(on('map') || on('mine')) && (
        <div className="bts-lower">
          {on('map') && <StarMap {...common} after={after} upright={area !== null} />}
          {on('mine') && (
            <div className="bts-mine">
              <Faction {...common} seat={own} after={after} />
              <Achievements {...common} />
            </div>
          )}
        </div>
      )}
      <AboutPanel shown={shown} />
    </div>
  );
}
