/** The table of Beyond the Sun: the tree as the centre piece, below it the map and one's own faction. */
import { NONE } from '@orrery/kernel';
import {
  AboutPanel,
  type BoardProps,
  Picture,
  Tabs,
  type Touching,
  useAbout,
  useMarks,
  useT,
} from '@orrery/web/kit';
import { type ReactElement, useMemo, useRef, useState } from 'react';
import type { State } from '../state.ts';
import { askingFrame } from '../text/questions.ts';
import { ActionList } from './action-list.tsx';
import { sheetFor } from './areas.ts';
import { Events } from './events.tsx';
import { Achievements, EndProgress, endProgress, Faction, Purse } from './faction.tsx';
import { spotOf } from './spots.ts';
import { Stage } from './stage.tsx';
import { StarMap } from './star-map.tsx';
import { TableauToChoose, WholeTableau } from './tableau.tsx';
import { Tree } from './tree.tsx';

export function Board(props: BoardProps<State>): ReactElement {
  const { view, seat, seats, open, lit, recent, touch, point, ghost, area, openRule } = props;
  const { state } = view.position;
  const t = useT();
  const board = useRef<HTMLDivElement>(null);
  const { shown, show } = useAbout(board);
  const [turned, turnTo] = useState<{ question: number; to: string } | null>(null);
  const colours = useMemo(() => seats.map(({ colour }) => colour), [seats]);
  const touching: Touching = { open, lit, recent, touch, point, show };
  const common = { state, seat, colours, ...touching };
  const own = Math.max(0, seat);
  const on = (id: string) => area === null || area === id;
  const after = ghost?.position.state ?? null;
  const faction = <Faction {...common} seat={own} after={after} />;
  const achievements = <Achievements {...common} />;
  // Another question turns to the part that it is about.
  const question = props.asked?.question ?? -1;
  const due = useMarks(open, sheetFor);
  const sheet = turned?.question === question ? turned.to : due;
  const actions = state.players[own].board !== NONE && (
    <ActionList state={state} seat={own} openRule={openRule} {...touching} />
  );
  const frame = props.asked && askingFrame(view);
  const { have, need } = endProgress(state);
  const purse = area !== null && area !== 'mine' && seat >= 0 && state.players[seat].board !== NONE;
  return (
    <div className="board-layers bts-board" ref={board}>
      {purse && (
        <Purse
          seat={seat}
          player={state.players[seat]}
          later={after?.players[seat] ?? null}
          {...touching}
        />
      )}
      <div className="board-scroll bts-scroll">
        {on('tree') && <Tree {...common} />}
        {area === 'tree' && <WholeTableau {...common} />}
        {area === 'tree' && <Events {...common} />}
        {on('map') && (
          <div className="bts-lower">
            <div className="bts-sky mounted">
              <Picture of="beyond-the-sun/sky/deep" className="bts-deep-sky" />
              <StarMap
                state={state}
                colours={colours}
                after={after}
                upright={area !== null}
                {...touching}
              />
              {area === null && <Events {...common} cornered />}
            </div>
            {area === null && (
              <Tabs
                label={t('term.board')}
                chosen={sheet}
                onChoose={(to) => turnTo({ question, to })}
                tabs={[
                  { id: 'faction', label: t('board.mine'), icon: 'person', content: faction },
                  {
                    id: 'achievements',
                    label: t('term.achievements'),
                    icon: 'trophy',
                    mark: <b data-spot={spotOf.claims}>{`${have}/${need}`}</b>,
                    content: (
                      <>
                        {achievements}
                        <EndProgress state={state} />
                      </>
                    ),
                  },
                  { id: 'actions', label: t('board.can-do'), icon: 'action', content: actions },
                ]}
              />
            )}
          </div>
        )}
        {area === 'mine' && (
          <div className="bts-mine">
            {faction}
            {achievements}
            <EndProgress state={state} />
            <h3>{t('board.can-do')}</h3>
            {actions}
          </div>
        )}
      </div>
      {area === null && <TableauToChoose {...common} choices={props.choices} />}
      <Stage
        state={state}
        advanced={frame?.step === 'choose-faction' && frame.advanced}
        choices={props.choices}
        choose={props.choose}
        preview={props.preview}
      />
      <AboutPanel shown={shown} />
    </div>
  );
}
