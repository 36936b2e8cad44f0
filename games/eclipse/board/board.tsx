/** The table of Eclipse: the galaxy, one's own board below it, and battles on a stage of their own. */
import { type BoardProps, Tabs, type Touching, useT } from '@orrery/web/kit';
import { type ReactElement, useState } from 'react';
import type { State } from '../state.ts';
import { asking, type Vocabulary } from '../vocabulary.ts';
import { LastShots, RoundSummary, useAccount } from './account.tsx';
import { areaFor } from './areas.ts';
import { BattleStage } from './battle-stage.tsx';
import { Blueprints } from './blueprints.tsx';
import { GalaxyMap } from './galaxy-map.tsx';
import { Offers } from './offers.tsx';
import { Forecast, PlayerBoard } from './player-board.tsx';
import { Research } from './research.tsx';

export function Board(props: BoardProps<State, Vocabulary>): ReactElement {
  const { view, seat, seats, asked, open, lit, touch, point, ghost, area } = props;
  const { state } = view.position;
  const t = useT();
  const own = Math.max(0, seat);
  const colours = seats.map(({ colour }) => colour);
  /** The pointer rests on a place: if one option is there, its outcome is shown. */
  const look = (place: string | null) => {
    point(place);
    const here = place ? props.choices.filter(({ text }) => text.touches.includes(place)) : [];
    props.preview(here.length === 1 ? here[0] : null);
  };
  const touching: Touching = { open, lit, touch, point: look };
  const after = ghost?.position.state.players[own] ?? null;
  const [chosen, choose] = useState<{ question: number; drawer: string } | null>(null);
  const about = asked && areaFor(asked.step);
  const due = about && about !== 'galaxy' ? about : 'board';
  const drawer = chosen && chosen.question === (asked?.question ?? -1) ? chosen.drawer : due;
  const offers = (
    <Offers
      view={view}
      step={asked?.step}
      choices={props.choices}
      choose={props.choose}
      preview={props.preview}
    />
  );
  const frame = asking(view.position);
  const account = useAccount(props);
  const parts = {
    galaxy: (
      <div className="ecl-sky">
        <GalaxyMap {...props} />
        {state.battle && (
          <BattleStage
            state={state}
            battle={state.battle}
            acting={frame && 'group' in frame ? frame.group : -1}
            colours={colours}
            {...touching}
          >
            <LastShots view={view} seats={seats} events={account.events} />
            {offers}
          </BattleStage>
        )}
        {!state.battle && <RoundSummary {...props} ended={account.ended} />}
        {!state.battle && offers}
      </div>
    ),
    board: <PlayerBoard state={state} seat={own} colours={colours} {...touching} />,
    research: <Research state={state} seat={own} {...touching} />,
    blueprints: (
      <Blueprints state={state} seat={own} after={after} colours={colours} {...touching} />
    ),
  };
  const forecast = state.players[own].species >= 0 && (
    <Forecast player={state.players[own]} after={after} />
  );
  if (area !== null) {
    return (
      <div className="ecl-board ecl-phone">
        {forecast}
        <div className="ecl-part-area">{parts[area as keyof typeof parts]}</div>
      </div>
    );
  }
  return (
    <div className="ecl-board">
      {parts.galaxy}
      {forecast}
      <div className={`ecl-drawer ecl-drawer-${drawer}`}>
        <Tabs
          label={t('board.drawers')}
          chosen={drawer}
          onChoose={(next) => choose({ question: asked?.question ?? -1, drawer: next })}
          tabs={[
            { id: 'board', label: t('board.my-board'), icon: 'person', content: parts.board },
            {
              id: 'research',
              label: t('action.research'),
              icon: 'science',
              content: parts.research,
            },
            {
              id: 'blueprints',
              label: t('board.blueprints'),
              icon: 'ship',
              content: parts.blueprints,
            },
          ]}
        />
      </div>
    </div>
  );
}
