/** The table of Beyond the Sun: the tree as the centre piece, below it the map and one's own faction. */
import { NONE } from '@orrery/kernel';
import { AboutPanel, type BoardProps, Tabs, type Touching, useAbout, useT } from '@orrery/web/kit';
import { type ReactElement, useRef, useState } from 'react';
import type { State } from '../state.ts';
import { ActionList } from './action-list.tsx';
import { Events } from './events.tsx';
import { Achievements, EndProgress, Faction } from './faction.tsx';
import { Stage } from './stage.tsx';
import { StarMap } from './star-map.tsx';
import { Tableau } from './tableau.tsx';
import { Tree } from './tree.tsx';

export function Board(props: BoardProps<State>): ReactElement {
  const { view, seat, seats, open, lit, recent, touch, point, ghost, area, openRule } = props;
  const { state } = view.position;
  const t = useT();
  const board = useRef<HTMLDivElement>(null);
  const { shown, show } = useAbout(board);
  const [sheet, turnTo] = useState('faction');
  const colours = seats.map(({ colour }) => colour);
  const touching: Touching = { open, lit, recent, touch, point, show };
  const common = { state, seat, colours, ...touching };
  const own = Math.max(0, seat);
  const on = (id: string) => area === null || area === id;
  const after = ghost?.position.state ?? null;
  const faction = (
    <div className="bts-mine">
      <Faction {...common} seat={own} after={after} />
      <Achievements {...common} />
      {area !== null && <EndProgress state={state} />}
    </div>
  );
  const actions = state.players[own].board !== NONE && (
    <ActionList state={state} seat={own} openRule={openRule} {...touching} />
  );
  return (
    <div className="board-layers bts-board" ref={board}>
      <div className="board-scroll bts-scroll">
        {on('tree') && <Tree {...common} />}
        {on('tree') && <Tableau {...common} />}
        {on('tree') && (
          <div className="bts-below">
            <Events {...common} />
            {area === null && <EndProgress state={state} />}
          </div>
        )}
        {(on('map') || on('mine')) && (
          <div className="bts-lower">
            {on('map') && <StarMap {...common} after={after} upright={area !== null} />}
            {area === 'mine' && (
              <>
                {faction}
                <h3>{t('board.can-do')}</h3>
                {actions}
              </>
            )}
            {area === null && (
              <Tabs
                label={t('term.board')}
                chosen={sheet}
                onChoose={turnTo}
                tabs={[
                  { id: 'faction', label: t('term.board'), icon: 'person', content: faction },
                  { id: 'actions', label: t('board.can-do'), icon: 'action', content: actions },
                ]}
              />
            )}
          </div>
        )}
      </div>
      <Stage state={state} choices={props.choices} choose={props.choose} preview={props.preview} />
      <AboutPanel shown={shown} />
    </div>
  );
}
