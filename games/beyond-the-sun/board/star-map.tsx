/** The exploration board: systems, shipyards, ships by level and owner, who controls what and by how much. */
import { NONE } from '@orrery/kernel';
import {
  type About,
  calm,
  EmblemMark,
  IconMark,
  NO_PLACES,
  PictureMark,
  Planet,
  Star,
  seatColour,
  type Touching,
  type Translate,
  useMarked,
  useSteady,
  useT,
} from '@orrery/web/kit';
import { type CSSProperties, type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { COMPANION, DEEP_SPACE, LOCATIONS, SOL, STAR_MAPS, SYSTEMS } from '../data/index.ts';
import { rightfulController, strengthAt } from '../fleet.ts';
import { LINK_TERMS, linkedTo } from '../links.ts';
import { controllable, placeExists, type State, seatCount, specializationsAt } from '../state.ts';
import { playerName } from '../text/phrases.ts';
import { placeNameIn, placeOf } from '../text/places.ts';
import { aboutCard, aboutLinks } from './card-words.tsx';
import { type FleetNow, Fleets, fleetsAt } from './fleets.tsx';
import {
  type Berth,
  berthOf,
  hasRoomBelow,
  leastPlane,
  planeIn,
  type Spot,
  spotOf,
  wayOf,
} from './map-layout.ts';
import { spotOf as pieceOf } from './spots.ts';
import { SystemSigns } from './system-signs.tsx';

interface MapProps extends Touching {
  readonly state: State;
  readonly colours: readonly number[];
  /** The state after the option that is looked at: what control would become. */
  readonly after: State | null;
  readonly upright: boolean;
}

/** The plane that the map is laid out in, for the room that it has. */
function usePlane(state: State, upright: boolean) {
  const room = useRef<HTMLDivElement>(null);
  const [size, measured] = useState<readonly [number, number] | null>(null);
  useLayoutEffect(() => {
    const look = ({ width, height }: Pick<DOMRect, 'width' | 'height'>): void => {
      if (width > 0 && height > 0) measured([width, height]);
    };
    if (!room.current) return;
    // Before it is seen for the first time, and whenever the window changes.
    look(room.current.getBoundingClientRect());
    const watch = new ResizeObserver(([entry]) => entry && look(entry.contentRect));
    watch.observe(room.current);
    return () => watch.disconnect();
  }, []);
  return { room, plane: size ? planeIn(state, upright, size) : leastPlane(state, upright) };
}

export function StarMap({ state, colours, after, upright, ...touching }: MapProps): ReactElement {
  const t = useT();
  const { edges } = STAR_MAPS[seatCount(state)];
  const { companionAt } = state;
  const places = LOCATIONS.map(({ id }) => id).filter((place) => placeExists(state, place));
  // In the middle of a jump ships have moved already, but control is settled at its end.
  const planned = after ?? state;
  const tell = useSteady((place: number) => aboutPlace(t, state, place));
  const { room, plane } = usePlane(state, upright);
  return (
    <div
      className="bts-map-room"
      data-told-beside=""
      ref={room}
      style={{ '--least': leastPlane(state, upright).high } as CSSProperties}
    >
      <svg
        className="bts-map"
        viewBox={`0 0 ${plane.wide} ${plane.high}`}
        aria-label={t('term.map')}
      >
        <path className="bts-way" d={edges.map((way) => wayOf(state, plane, way)).join('')} />
        {companionAt !== NONE && (
          <path className="bts-way bts-tie" d={wayOf(state, plane, [companionAt, COMPANION])} />
        )}
        {places.map((place) => (
          <MapPlace
            key={place}
            place={place}
            now={placeNow(state, planned, place, colours)}
            name={t.say(placeNameIn(state, place))}
            at={spotOf(state, place, plane)}
            signed={hasRoomBelow(state, place, plane)}
            berth={berthOf(state, place, plane)}
            upright={upright}
            tell={tell}
            {...touching}
          />
        ))}
      </svg>
      <Plan state={state} planned={planned} places={places} />
    </div>
  );
}

/** Who would control a place in the end; a place that can't be controlled stays as it is. */
const heirOf = (state: State, planned: State, place: number): number =>
  controllable(planned, place) ? rightfulController(planned, place) : state.controllers[place];

/** What control would become if everything ended here, in words: the map draws it at each place. */
function Plan({
  state,
  planned,
  places,
}: Pick<MapProps, 'state'> & {
  planned: State;
  places: readonly number[];
}): ReactElement | null {
  const t = useT();
  const changes = places
    .map((place) => ({ place, to: heirOf(state, planned, place) }))
    .filter(({ place, to }) => to !== state.controllers[place]);
  if (changes.length === 0) return null;
  return (
    <ul className="unseen" aria-label={t('plan.title')}>
      {changes.map(({ place, to }) => {
        const strength = to < 0 ? 0 : strengthAt(planned, to, place);
        const rival = Math.max(
          0,
          ...planned.players.map((_, seat) => (seat === to ? 0 : strengthAt(planned, seat, place))),
        );
        return (
          <li key={place}>
            {t.say(placeNameIn(planned, place))}:{' '}
            {to < 0
              ? t('plan.no-control')
              : t('plan.control', { who: t.say(playerName(to)), strength, rival })}
          </li>
        );
      })}
    </ul>
  );
}

/** All that can be told about a place: its card or what it is for, and who is how strong there. */
function aboutPlace(t: Translate, state: State, place: number): About {
  const system = state.systems[place];
  const title = t.say(placeNameIn(state, place));
  const lines =
    system === NONE
      ? [t(`about.${LOCATIONS[place].kind}`)]
      : aboutCard(t, { kind: 'system', id: system }).lines;
  const holder = state.controllers[place];
  const strengths = state.players
    .map((_, seat) => ({ seat, n: strengthAt(state, seat, place) }))
    .filter(({ n }) => n > 0)
    .map(({ seat, n }) => t('about.strength', { who: t.say(playerName(seat)), n }));
  return {
    title,
    lines: [
      ...lines,
      ...aboutLinks(t, state, 'system', place),
      ...(holder >= 0 ? [t('about.controlled', { who: t.say(playerName(holder)) })] : []),
      ...strengths,
    ],
  };
}

/** Somebody at a place, and how strong. */
interface Holding {
  readonly colour: number;
  readonly strength: number;
}

/** What shows of a place now, as plain data. */
interface PlaceNow {
  readonly system: number;
  /** What events that point at it add to the strength that it takes, and to its points. */
  readonly moreStrength: number;
  readonly morePoints: number;
  readonly special: readonly string[];
  readonly holder: Holding | null;
  /** Who would control it in the end, where that is somebody else: null for nobody. */
  readonly heir?: Holding | null;
  readonly fleets: readonly FleetNow[];
}

function placeNow(
  state: State,
  planned: State,
  place: number,
  colours: readonly number[],
): PlaceNow {
  const controller = state.controllers[place];
  const next = heirOf(state, planned, place);
  const holding = (of: State, seat: number): Holding | null =>
    seat < 0 ? null : { colour: colours[seat], strength: strengthAt(of, seat, place) };
  const special = specializationsAt(state, place);
  const terms = linkedTo(state, 'system', place).map((event) => LINK_TERMS[event]);
  return {
    system: state.systems[place],
    moreStrength: terms.reduce((sum, { strength }) => sum + strength, 0),
    morePoints: terms.reduce((sum, { colonizerPoints }) => sum + colonizerPoints, 0),
    special: SPECIALIZATIONS.filter((_, track) => (special >> track) & 1),
    holder: holding(state, controller),
    ...(next === controller ? {} : { heir: holding(planned, next) }),
    fleets: fleetsAt(state, place, colours),
  };
}

interface MapPlaceProps extends Touching {
  readonly place: number;
  readonly now: PlaceNow;
  readonly name: string;
  readonly at: Spot;
  readonly berth: Berth;
  readonly upright: boolean;
  /** There is room for what the system brings. */
  readonly signed: boolean;
  tell(place: number): About;
}

const MapPlace = calm(function MapPlace(props: MapPlaceProps): ReactElement {
  const { place, now, name, at, berth, upright, signed, tell, ...touching } = props;
  const { system, moreStrength, morePoints, special, holder, heir, fleets } = now;
  const [x, y] = at;
  const { open, lit, recent = NO_PLACES, touch, point, show } = touching;
  const key = placeOf.location(place);
  const offered = useMarked(open, key);
  const look = (element: Element | null): void => {
    point(element ? key : null);
    show?.(element ? tell(place) : null, element ?? undefined);
  };
  const classes = [
    'bts-spot',
    offered && 'bts-spot-open',
    useMarked(lit, key) && 'bts-spot-lit',
    useMarked(recent, key) && 'bts-recent',
  ];
  const press = () => touch(key);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button can't stand inside an SVG
    <g
      className={classes.filter(Boolean).join(' ')}
      transform={`translate(${x} ${y})`}
      role="button"
      tabIndex={offered ? 0 : -1}
      {...(offered && { 'data-answer': '' })}
      onClick={press}
      data-place={key}
      onPointerEnter={({ pointerType, currentTarget }) =>
        pointerType !== 'touch' && look(currentTarget)
      }
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && look(null)}
      onFocus={({ currentTarget }) =>
        currentTarget.matches(':focus-visible') && look(currentTarget)
      }
      onBlur={() => look(null)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        press();
      }}
    >
      <circle r={33} className="bts-orbit" data-spot={pieceOf.orbit(place)} />
      {offered && <circle r={39} className="bts-ring" />}
      <g {...(system === NONE ? {} : { 'data-spot': placeOf.system(system) })}>
        <Body place={place} system={system} />
      </g>
      {holder && (
        // Another's is another thing: the one before is seen until it goes.
        <g key={holder.colour} data-spot={pieceOf.holder(place, holder.colour)}>
          <circle r={33} className="bts-held" style={{ stroke: seatColour(holder.colour) }} />
          <Holder {...holder} x={-30} />
        </g>
      )}
      <PlaceName words={name} />
      {system !== NONE && (
        <>
          <rect className="bts-reach" x={-78} y={-36} width={48} height={76} />
          <Figure icon="fleet" value={SYSTEMS[system].strength} more={moreStrength} y={-22} />
          <Figure icon="points" value={SYSTEMS[system].points} more={morePoints} y={0} />
          {signed && <SystemSigns system={system} upright={upright} />}
        </>
      )}
      <g className="bts-special">
        {special.map((icon, order) => (
          <g key={icon}>
            <circle cx={specialAt(order, special.length)} cy={-27} r={10} />
            <IconMark
              name={icon}
              x={specialAt(order, special.length) - 7.2}
              y={-34.2}
              size={14.4}
            />
          </g>
        ))}
      </g>
      <Fleets fleets={fleets} berth={berth} {...touching} />
      {heir !== undefined && (
        <g className="bts-would">
          <path
            className="bts-becomes"
            d={upright ? 'M-14 24H2M-4 18L2 24L-4 30' : 'M-12 24H12M6 18L12 24L6 30'}
          />
          {heir ? (
            <Holder {...heir} x={upright ? 17 : 30} above={upright} />
          ) : (
            <circle cx={upright ? 17 : 30} cy={24} r={12} className="bts-nobody" />
          )}
        </g>
      )}
    </g>
  );
});

const PlaceName = ({ words }: { words: string }): ReactElement => (
  <text className="bts-place-name" y={-45}>
    {words}
  </text>
);

const SPECIALIZATIONS = ['food', 'ore'] as const;
/** Side by side at the upper edge of their place. */
const specialAt = (order: number, of: number): number => (order - (of - 1) / 2) * 23;

/** A number with its icon beside a system: the strength it takes, the points it is worth. */
const Figure = ({
  icon,
  value,
  more,
  y,
}: {
  icon: string;
  value: number;
  /** What events add to it. */
  more: number;
  y: number;
}): ReactElement => (
  <g className={more === 0 ? 'bts-number' : 'bts-number bts-changed'}>
    <IconMark name={icon} x={-74} y={y - 9} size={17.3} />
    <text x={-46} y={y + 6}>
      {value + more}
    </text>
  </g>
);

/** Who controls a place, and with how much strength: beside it, or above it, where ships stand close. */
const Holder = ({
  colour,
  x,
  strength,
  above = false,
}: Holding & { x: number; above?: boolean }): ReactElement => (
  <>
    <circle
      cx={x}
      cy={24}
      r={13}
      fill={seatColour(colour)}
      stroke="var(--page)"
      strokeWidth={1.5}
    />
    <EmblemMark of={colour} fill="var(--on-seat)" x={x - 10} y={14} size={20} />
    <text className="bts-strength" x={above ? x : x < 0 ? x - 24 : x + 24} y={above ? 7 : 31}>
      {strength}
    </text>
  </>
);

const Body = calm(function Body({
  place,
  system,
}: {
  place: number;
  system: number;
}): ReactElement {
  if (place === SOL) {
    return (
      <PictureMark of="beyond-the-sun/sun/sol" size={88}>
        <Star id="sol" r={15} />
      </PictureMark>
    );
  }
  if (place === DEEP_SPACE) {
    return (
      <PictureMark of="beyond-the-sun/sky/far" size={84}>
        <path
          className="bts-deep"
          d="M-18 0A18 18 0 0 1 18 0M-11 6A11 11 0 0 1 11 6M-5 11A5 5 0 0 1 5 11"
        />
      </PictureMark>
    );
  }
  if (system === NONE) {
    const sign = <path className="bts-yard" d="M-16 12V-6L0 -16L16 -6V12ZM-16 0H16M-6 12V2H6V12" />;
    const { key, kind } = LOCATIONS[place];
    if (kind !== 'shipyard') return sign;
    return (
      <PictureMark of={`beyond-the-sun/yard/${key}`} size={68}>
        {sign}
      </PictureMark>
    );
  }
  const { key } = SYSTEMS[system];
  return (
    <PictureMark of={`beyond-the-sun/system/${key}`} size={64}>
      <Planet id={`beyond-the-sun ${key}`} r={18} />
    </PictureMark>
  );
});
