/** The table of Andromeda's Edge: the frontier, and over it one's station, the market, the tracks and the hand. */
import {
  AboutPanel,
  type BoardProps,
  Icon,
  Sheets,
  TableSky,
  type Touching,
  useAbout,
  usePlaces,
  useRoom,
  useT,
} from '@orrery/web/kit';
import { type ReactElement, useEffect, useRef } from 'react';
import { EVENTS } from '../data/index.ts';
import { tooDear } from '../market.ts';
import type { State } from '../state.ts';
import { asking, type vocabulary } from '../vocabulary.ts';
import { areaFor, type Part, partOfPlace, partsBeside, showsHand } from './areas.ts';
import { BattleStage, fetchAhead, Market, Station, Stores, Tracks } from './fetched-parts.ts';
import { foreseenBy } from './foreseen.ts';
import { FrontierMap } from './frontier-map.tsx';
import { Hand } from './hand.tsx';
import { Offers } from './offers.tsx';

const SHEETS = ['station', 'market', 'tracks', 'hand'] as const;
/** More than anything in the market costs. */
const FREE = 9;

const ICONS = { station: 'home', market: 'module', tracks: 'trophy', hand: 'hand' } as const;

export function Board(props: BoardProps<State, typeof vocabulary>): ReactElement {
  const { view, seat, seats, asked, open, lit, recent, touch, point, ghost, area } = props;
  const { state } = view.position;
  const t = useT();
  const room = useRef<HTMLDivElement>(null);
  useEffect(fetchAhead, []);
  const { shown, show } = useAbout(room);
  const layout = useRoom();
  const own = Math.max(0, seat);
  const touching: Touching = { open, lit, recent, touch, point, show };
  const frame = asking(view.position);
  const after = ghost?.position.state ?? null;
  const places = usePlaces(open);
  const busy = new Set([...places].map((place) => partOfPlace(state, own, place)));
  const marked = partsBeside(state, own, props.choices);
  const about = asked && areaFor(asked.step, view, places);
  const battle = state.battle !== null;
  const played = battle && showsHand(asked?.step, busy) ? 'hand' : '';
  const colour = seats[own].colour;
  const [next] = foreseenBy(state, seat);
  // Factions to choose from take the whole board.
  const wide = asked?.step === 'choose-factions';
  const offers = (
    <Offers
      choices={props.choices}
      seat={seat}
      plain={state.battle !== null}
      choose={props.choose}
      preview={props.preview}
    />
  );
  const parts: Record<Part, ReactElement> = {
    frontier: (
      <div className="ae-sky">
        <TableSky of="andromedas-edge/sky/frontier" />
        <FrontierMap state={state} seats={seats} layout={layout} {...touching} />
        {state.battle && (
          <BattleStage
            state={state}
            battle={state.battle}
            after={after}
            seats={seats}
            again={frame?.step === 'reroll' ? frame : null}
            {...touching}
          >
            {offers}
          </BattleStage>
        )}
      </div>
    ),
    station: (
      <Station
        state={state}
        seat={own}
        colour={colour}
        after={after}
        discount={frame?.step === 'build-ship' ? frame.discount : 0}
        {...touching}
      />
    ),
    market: (
      <>
        <Stores state={state} seat={own} colour={colour} after={after} {...touching} />
        <Market
          state={state}
          seat={own}
          cheaper={frame?.step === 'take-module' ? frame.types : 0}
          discount={frame?.step === 'take-module' ? (frame.free ? FREE : frame.discount) : 0}
          tooDear={
            frame?.step === 'field-purchase' && frame.second
              ? tooDear(state, frame.seat, frame.types)
              : 0
          }
          {...touching}
        />
      </>
    ),
    tracks: <Tracks state={state} seats={seats} seat={seat} {...touching} />,
    hand: <Hand {...touching} player={state.players[own]} beside={battle} />,
  };
  const homeless = state.battle === null && offers;
  if (area !== null) {
    return (
      <div className="ae-board" ref={room}>
        <div className="ae-part">{parts[area as Part]}</div>
        {homeless}
        <AboutPanel shown={shown} />
      </div>
    );
  }
  return (
    <div className="ae-board" ref={room}>
      {parts.frontier}
      <Sheets
        name="andromedas-edge"
        label={t('board.drawers')}
        due={about === 'frontier' ? played : about}
        question={asked?.question}
        above={!wide && homeless}
        sheets={SHEETS.map((id) => ({
          id,
          label:
            id === 'hand'
              ? t('board.tab.hand-of', { n: state.players[own].hand.length })
              : t(`board.tab.${id}`),
          icon: ICONS[id],
          mark: marked.has(id) ? (
            <span className="ae-busy" title={t('area.busy')} />
          ) : (
            id === 'tracks' &&
            next !== undefined && (
              <Icon
                name="eye"
                size="1.1em"
                title={t('board.foreseen', { event: t(`name.${EVENTS[next].key}`) })}
              />
            )
          ),
          content: parts[id],
        }))}
      />
      {wide && offers}
      <AboutPanel shown={shown} />
    </div>
  );
}
