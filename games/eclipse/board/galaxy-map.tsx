/** The galaxy: all sectors, the ways between them, and what may be touched. */
import {
  type About,
  type BoardProps,
  IconMark,
  PanZoom,
  type Touching,
  usePlaces,
  useSteady,
  useT,
} from '@orrery/web/kit';
import {
  type CSSProperties,
  memo,
  type ReactElement,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { SECTORS } from '../data/sectors.ts';
import { SHIP_TYPES } from '../data/ships.ts';
import { hexesWithin, parseHex } from '../galaxy/hexes.ts';
import { canLeave, fleetAt, isGuarded, shipsIn } from '../ships.ts';
import { HAS_MONOLITH, HAS_ORBITAL, type State } from '../state.ts';
import { zonesFor } from '../steps/explore.ts';
import { sectorName } from '../text/component-text.ts';
import { placeOf } from '../text/places.ts';
import { sectorNow } from '../text/sector-now.ts';
import { ringName, zoneName } from '../text/zones.ts';
import { asking, type Vocabulary } from '../vocabulary.ts';
import { useChances } from './chances.ts';
import { type Drawn, DrawnSector } from './drawn-sector.tsx';
import { hexagon, SIDE, spotOf } from './hex-drawing.ts';
import { HexPlace } from './hex-place.tsx';
import { Reach } from './reach.tsx';
import { SectorTile, type Ships } from './sector-tile.tsx';
import { Ways } from './ways.tsx';

interface MapProps
  extends Pick<
    BoardProps<State, Vocabulary>,
    'view' | 'seat' | 'seats' | 'replaying' | 'ghost' | 'preview' | 'previewed' | 'area'
  > {
  readonly touching: Touching;
  readonly drawn: Drawn | null;
  /** The hex that the question or the battle is about, or −1. */
  readonly subject: number;
}

/** Below this zoom planets and single ships could not be told apart: `FromAfar` takes their place. */
const READABLE = 0.54;

/** From this zoom on a finger finds a hex, and an eye what is in it. */
const AT_HAND = 0.47;

/** So many rings have their room from the beginning where there is enough, and are outlined until something lies there. */
const CHARTED = 3;
/** A phone held sideways has as little room as one held upright. */
const LOW = {
  query: matchMedia('(max-height: 499px)'),
  subscribe(listener: () => void): () => void {
    LOW.query.addEventListener('change', listener);
    return () => LOW.query.removeEventListener('change', listener);
  },
  isSo: (): boolean => LOW.query.matches,
};

const NO_ROOM = { hexes: [], exploring: false };

const ATLAS = Array.from({ length: hexesWithin(CHARTED) }, (_, hex) => hexagon(spotOf(hex))).join(
  '',
);

export function GalaxyMap(props: MapProps): ReactElement {
  const { view, seat, seats, replaying, touching, drawn, subject, area } = props;
  const { state } = view.position;
  const isLow = useSyncExternalStore(LOW.subscribe, LOW.isSo);
  const isSmall = area !== null || isLow;
  const t = useT();
  const onMap = useMemo(
    () => SECTORS.map((_, sector) => sector).filter((sector) => state.hexOf[sector] >= 0),
    [state],
  );
  const open = usePlaces(touching.open);
  const zones = [...open].flatMap((place) =>
    place.startsWith('zone ') ? [parseHex(place.slice(5))] : [],
  );
  // A phone has no room to keep for later: it shows what there is, and where its player could explore, asked or not.
  const near = useMemo(
    () => (isSmall && seat >= 0 && state.players[seat].species >= 0 ? zonesFor(state, seat) : []),
    [isSmall, state, seat],
  );
  // What an exploration needs has its room until it is over, whatever others do: the map holds still meanwhile.
  const room = useRef<{ readonly hexes: readonly number[]; readonly exploring: boolean }>(NO_ROOM);
  const step = asking(view.position)?.step;
  const isOver = room.current.exploring && (step === 'turn' || step === 'finish-turn');
  if (replaying || isOver) room.current = NO_ROOM;
  const { hexes, exploring } = room.current;
  room.current = {
    hexes: [...new Set([...hexes, ...near, ...(step === 'explore' ? zones : [])])],
    exploring: exploring || (step === 'explore' && zones.length > 0),
  };
  const about = [...zones, ...near, ...(subject >= 0 ? [subject] : [])];
  const box = boundsOf(
    [...onMap.map((sector) => state.hexOf[sector]), ...room.current.hexes, ...about],
    isSmall ? 0 : CHARTED,
  );
  // A wide galaxy would be too small there: what is one's own, or asked about, comes first.
  const own = onMap.filter(
    (sector) =>
      state.owner[sector] === seat ||
      fleetAt(state, sector, seat) !== 0 ||
      open.has(placeOf.sector(sector)),
  );
  const heart =
    isSmall && seat >= 0
      ? partOf(box, boundsOf([...own.map((sector) => state.hexOf[sector]), ...about], 0))
      : null;
  const tellOfSector = useSteady((place: string): About => {
    const sector = SECTORS.findIndex((_, at) => placeOf.sector(at) === place);
    return {
      title: t.say(sectorName(sector)),
      lines: sectorNow(state, sector).map((line) => t.say(line)),
    };
  });
  const tellOfZone = useSteady(
    (place: string): About => ({
      title: t.say(zoneName(state, seat, parseHex(place.slice(5)))),
      lines: [],
    }),
  );
  return (
    <PanZoom
      width={box.width}
      height={box.height}
      label={t('board.galaxy')}
      near={READABLE}
      heart={heart}
      main
    >
      <svg
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        width={box.width}
        height={box.height}
        className="ecl-galaxy"
        aria-label={t('board.galaxy')}
      >
        {!isSmall && <path className="ecl-atlas" d={ATLAS} />}
        <Tiles state={state} onMap={onMap} seats={seats} />
        <g className="mounted">
          <Ways state={state} onMap={onMap} />
          {seat >= 0 &&
            onMap
              .filter((sector) => isPinned(state, sector, seat))
              .map((sector) => <Pin key={sector} hex={state.hexOf[sector]} />)}
          <SectorPlaces {...touching} state={state} onMap={onMap} tell={tellOfSector} />
          {subject >= 0 && <path className="ecl-subject" d={hexagon(spotOf(subject), SIDE - 1)} />}
        </g>
        {drawn ? (
          <DrawnSector drawn={drawn} preview={props.preview} show={touching.show} />
        ) : (
          zones.map((hex) => (
            <HexPlace
              key={hex}
              {...touching}
              place={placeOf.zone(hex)}
              hex={hex}
              label={t.say(zoneName(state, seat, hex))}
              tell={tellOfZone}
              className="ecl-unknown"
            >
              <text className="ecl-stack" y={12}>
                {ringName(hex)}
              </text>
            </HexPlace>
          ))
        )}
        <g className="mounted">
          <Reach {...props} />
          <Odds {...props} paper={box} />
        </g>
      </svg>
    </PanZoom>
  );
}

interface OnMap {
  readonly state: State;
  readonly onMap: readonly number[];
}

/** The sectors themselves: whatever the pointer does, they stay. */
const Tiles = memo(function Tiles({
  state,
  onMap,
  seats,
}: OnMap & Pick<MapProps, 'seats'>): ReactElement {
  const colours = seats.map(({ colour }) => colour);
  return (
    <>
      {onMap.map((sector) => (
        <SectorTile
          key={sector}
          sector={sector}
          rotation={state.rotation[sector]}
          at={spotOf(state.hexOf[sector])}
          owner={state.owner[sector] >= 0 ? colours[state.owner[sector]] : -1}
          cubes={state.cubes[sector]}
          orbital={(state.structures[sector] & HAS_ORBITAL) !== 0}
          monolith={(state.structures[sector] & HAS_MONOLITH) !== 0}
          ancients={state.ancients[sector]}
          guarded={isGuarded(state, sector)}
          discovery={state.discovery[sector] === 1}
          ships={shipsOf(state, sector, colours)}
        />
      ))}
    </>
  );
});

/** Where each of them may be touched. */
const SectorPlaces = memo(function SectorPlaces({
  state,
  onMap,
  tell,
  ...touching
}: OnMap & Touching & { tell(place: string): About }): ReactElement {
  const t = useT();
  return (
    <>
      {onMap.map((sector) => (
        <HexPlace
          key={sector}
          {...touching}
          place={placeOf.sector(sector)}
          hex={state.hexOf[sector]}
          label={t.say(sectorName(sector))}
          tell={tell}
        />
      ))}
    </>
  );
});

function shipsOf(state: State, sector: number, colours: readonly number[]): Ships[] {
  return colours.flatMap((colour, seat) => {
    const fleet = fleetAt(state, sector, seat);
    return SHIP_TYPES.flatMap((type) => {
      const count = shipsIn(fleet, type);
      return count > 0 ? [{ colour, type, count }] : [];
    });
  });
}

/** True where ships of the seat are held by those of others (ECL-10.4). */
const isPinned = (state: State, sector: number, seat: number): boolean =>
  fleetAt(state, sector, seat) !== 0 && !canLeave(state, sector, seat);

/** A lock beside ships that can't leave. */
function Pin({ hex }: { hex: number }): ReactElement {
  const t = useT();
  const { x, y } = spotOf(hex);
  return (
    <g className="ecl-pin" transform={`translate(${x + SIDE * 0.62} ${y - 9}) scale(0.75)`}>
      <title>{t('why.pinned')}</title>
      <IconMark name="lock" />
    </g>
  );
}

/** What a battle would bring where the ship that is looked at would go. */
function Odds({
  view,
  seat,
  previewed,
  ghost,
  paper,
}: Pick<MapProps, 'view' | 'seat' | 'previewed' | 'ghost'> & {
  paper: ReturnType<typeof boundsOf>;
}): ReactElement | null {
  const t = useT();
  const sector = previewed?.kind === 'step' ? previewed.args[0] : -1;
  const chances = useChances(sector >= 0 ? (ghost?.position.state ?? null) : null, sector);
  const mine = chances?.find(({ side }) => side === seat);
  const hex = sector >= 0 ? view.position.state.hexOf[sector] : -1;
  if (!mine || hex < 0) return null;
  const { x, y } = spotOf(hex);
  return (
    <g
      className="ecl-chance"
      style={
        {
          '--x': `${x}px`,
          '--y': `${y - SIDE * 0.8}px`,
          '--left': `${paper.x}px`,
          '--right': `${paper.x + paper.width}px`,
        } as CSSProperties
      }
    >
      <rect x={-66} y={-30} width={132} height={32} rx={16} />
      <text y={-8}>{t('board.win-chance', { p: t.number(mine.win, { style: 'percent' }) })}</text>
    </g>
  );
}

/** The paper needed for some hexes, with room for so many rings from the beginning. */
function boundsOf(hexes: readonly number[], rings: number) {
  const spots = hexes.map(spotOf);
  const reach = (values: readonly number[], least: number, margin: number) => {
    const low = Math.min(-least, ...values) - margin;
    return { low, size: Math.max(least, ...values) + margin - low };
  };
  const across = reach(
    spots.map(({ x }) => x),
    SIDE * 1.5 * rings,
    SIDE * 1.05,
  );
  const down = reach(
    spots.map(({ y }) => y),
    SIDE * 1.732 * rings,
    SIDE * 0.92,
  );
  return { x: across.low, y: down.low, width: across.size, height: down.size };
}

/** What of the paper is shown first. */
const partOf = (paper: ReturnType<typeof boundsOf>, part: ReturnType<typeof boundsOf>) => ({
  part: { ...part, x: part.x - paper.x, y: part.y - paper.y },
  scale: AT_HAND,
});
