/** The table of Eclipse: the galaxy from edge to edge, and over it one's own boards, offers and battles. */
import {
  AboutPanel,
  type BoardProps,
  Sheets,
  TableSky,
  type Touching,
  useAbout,
  useSteady,
  useT,
} from '@orrery/web/kit';
import {
  type CSSProperties,
  memo,
  type ReactElement,
  type ReactNode,
  useMemo,
  useRef,
} from 'react';
import type { State } from '../state.ts';
import { asking, type StepType, type Vocabulary } from '../vocabulary.ts';
import { type Account, LastShots, RoundSummary, useAccount } from './account.tsx';
import { areaFor } from './areas.ts';
import { BattleStage } from './battle-stage.tsx';
import { Blueprints } from './blueprints.tsx';
import { subjectOf, useClearOf } from './clear-of.ts';
import { Console } from './console.tsx';
import { drawnSector, Placings } from './drawn-sector.tsx';
import { GalaxyMap } from './galaxy-map.tsx';
import { homelessOf, Offers } from './offers.tsx';
import { PlayerBoard } from './player-board.tsx';
import { Research } from './research.tsx';
import { SpeciesCards } from './species-cards.tsx';
import { Stores } from './stores.tsx';

type Props = BoardProps<State, Vocabulary>;

export function Board(props: Props): ReactElement {
  const board = useRef<HTMLDivElement>(null);
  const { shown, show } = useAbout(board);
  const point = useSteady((place: string | null) => {
    if (place === null || props.open.has(place)) props.point(place);
  });
  const { open, lit, recent, touch } = props;
  const touching = useMemo(
    () => ({ open, lit, recent, touch, point, show }),
    [open, lit, recent, touch, point, show],
  );
  return (
    <div ref={board} className={props.area === null ? 'ecl-board' : 'ecl-board ecl-phone'}>
      <Parts {...props} touching={touching} />
      <AboutPanel shown={shown} />
    </div>
  );
}

/** Where a phone has something along the map's lower edge as well; what one has stands above it anyway. */
const ON_A_PHONE: readonly StepType[] = ['turn', 'build', 'influence', 'influence-to'];

interface PartsProps extends Props {
  readonly touching: Touching;
}

/** Everything but what is told about things: that comes and goes with the pointer. */
const Parts = memo(function Parts({ touching, ...props }: PartsProps): ReactElement {
  const { view, seat, seats, asked, area, choices } = props;
  const { state } = view.position;
  const own = Math.max(0, seat);
  const player = state.players[own];
  const colours = useMemo(() => seats.map(({ colour }) => colour), [seats]);
  const after = props.ghost?.position.state.players[own] ?? null;
  const common = { state, seat: own, colours, ...touching };
  const stores = player.species >= 0 && seat >= 0 && (
    <Stores player={player} after={after} {...touching} />
  );
  const parts: Record<string, ReactNode> = {
    board: <PlayerBoard {...common} />,
    research: <Research {...common}>{area === null && stores}</Research>,
    blueprints: <Blueprints {...common} after={after} />,
  };
  const account = useAccount(props);
  const galaxy = <Galaxy {...props} touching={touching} events={account.events} />;
  // What has been waits until others have moved, and nothing that is to be answered lies over the map.
  const waits =
    asked === null ||
    state.battle !== null ||
    asked.step === 'pick-species' ||
    drawnSector(props) !== null ||
    homelessOf(view, asked.step, choices).length > 0 ||
    (area !== null && area !== 'galaxy');
  const summary = <RoundSummary {...props} ended={account.ended} waits={waits} />;
  if (area !== null) {
    return (
      <>
        {stores}
        {area === 'galaxy' ? galaxy : <div className="ecl-part-area">{parts[area]}</div>}
        {area === 'galaxy' && asked && ON_A_PHONE.includes(asked.step) && (
          <Console {...common} step={asked.step} after={after} />
        )}
        {summary}
      </>
    );
  }
  return (
    <>
      {galaxy}
      {player.species >= 0 && seat >= 0 && (
        <Drawers asked={asked} choices={choices} parts={parts}>
          <Console {...common} step={asked?.step} after={after} />
        </Drawers>
      )}
      {summary}
    </>
  );
});

function Drawers({
  asked,
  choices,
  parts,
  children,
}: Pick<Props, 'asked' | 'choices'> & {
  parts: Readonly<Record<string, ReactNode>>;
  children: ReactNode;
}): ReactElement {
  const t = useT();
  // Where nothing can be built before something has been traded, one trades on one's board.
  const trades = asked?.step === 'build' && choices.every(({ kind }) => kind === 'trade');
  const due = trades ? 'board' : asked ? areaFor(asked.step) : null;
  return (
    <Sheets
      name="eclipse"
      label={t('board.drawers')}
      due={due === 'galaxy' ? null : due}
      question={asked?.question}
      beside={children}
      sheets={[
        { id: 'board', label: t('board.tab.board'), icon: 'person', content: parts.board },
        {
          id: 'research',
          label: t('board.tab.research'),
          icon: 'science',
          content: parts.research,
        },
        {
          id: 'blueprints',
          label: t('board.tab.blueprints'),
          icon: 'ship',
          content: parts.blueprints,
        },
      ]}
    />
  );
}

/** The map, and what is laid over it at the edge that is farther from what it is about. */
function Galaxy({
  touching,
  events,
  ...props
}: PartsProps & Pick<Account, 'events'>): ReactElement {
  const { view, seats, asked, choices, choose, preview } = props;
  const { state } = view.position;
  const drawn = drawnSector(props);
  const subject = subjectOf(view);
  // While others choose, nothing lies there, and nothing has to be measured.
  const looked = asked || state.battle ? subject : -1;
  const sky = useRef<HTMLDivElement>(null);
  const { edges, free } = useClearOf(
    sky,
    looked,
    props.area !== null,
    state.battle !== null,
    asked?.question,
  );
  const over = `ecl-over ${edges}`;
  const frame = asking(view.position);
  const offered = { view, step: asked?.step, choices, choose, preview };
  return (
    <div
      ref={sky}
      className="ecl-sky"
      style={free === undefined ? undefined : ({ '--free': `${free}px` } as CSSProperties)}
    >
      <TableSky of="eclipse/table/deep" />
      <GalaxyMap {...props} touching={touching} drawn={drawn} subject={subject} />
      {state.battle ? (
        <BattleStage
          state={state}
          battle={state.battle}
          acting={frame && 'group' in frame ? frame.group : -1}
          colours={seats.map(({ colour }) => colour)}
          className={over}
          asks={asked !== null}
          brief={props.area !== null}
          {...touching}
        >
          <LastShots view={view} seats={seats} events={events} />
          <Offers {...offered} className="" />
        </BattleStage>
      ) : asked?.step === 'pick-species' ? (
        <SpeciesCards
          {...{ choices, choose, preview }}
          colour={seats[Math.max(0, props.seat)].colour}
        />
      ) : drawn ? (
        <Placings drawn={drawn} className={over} {...{ choices, choose, preview }} />
      ) : (
        <Offers {...offered} className={`stage ${over}`} />
      )}
    </div>
  );
}
