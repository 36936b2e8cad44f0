/** The exploration board: systems, shipyards, ships by level and owner, who controls what and by how much. */
import { NONE } from '@orrery/kernel';
import { EmblemMark, Planet, Star, seatColour, useT } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import { COMPANION, DEEP_SPACE, LOCATIONS, SOL, STAR_MAPS, SYSTEMS } from '../data/index.ts';
import { rightfulController, shipClass, strengthAt } from '../fleet.ts';
import { controllable, placeExists, SHIP_LEVELS, type State, seatCount } from '../state.ts';
import { placeNameIn, placeOf } from '../text/board-places.ts';
import type { About, Touching } from './places.tsx';

/** Where each place is drawn; a companion hangs on the place that it is attached to. */
const SPOTS: Readonly<Record<string, readonly [number, number]>> = {
  sol: [54, 150],
  'a-1': [176, 78],
  'a-2': [176, 222],
  'yard-food': [296, 54],
  'yard-ore': [296, 246],
  'yard-core': [296, 150],
  'b-1': [420, 78],
  'b-2': [420, 222],
  'deep-space': [544, 150],
};

function spotOf(state: State, place: number): readonly [number, number] {
  if (place !== COMPANION) return SPOTS[LOCATIONS[place].key];
  const [x, y] = SPOTS[LOCATIONS[Math.max(0, state.companionAt)].key];
  return [x, y < 150 ? y - 58 : y + 58];
}

interface MapProps extends Touching {
  readonly state: State;
  readonly seat: number;
  readonly colours: readonly number[];
  /** The state after the option that is looked at: what control would become. */
  readonly after: State | null;
}

export function StarMap({ state, seat, colours, after, ...touching }: MapProps): ReactElement {
  const t = useT();
  const { edges } = STAR_MAPS[seatCount(state)];
  const places = LOCATIONS.map(({ id }) => id).filter((place) => placeExists(state, place));
  return (
    <svg className="bts-map" viewBox="0 -16 600 336" role="img" aria-label={t('term.map')}>
      {edges.map(([from, to]) => {
        const [[x1, y1], [x2, y2]] = [spotOf(state, from), spotOf(state, to)];
        return <path key={`${from} ${to}`} className="bts-way" d={`M${x1} ${y1}L${x2} ${y2}`} />;
      })}
      {state.companionAt !== NONE && (
        <path
          className="bts-way"
          d={`M${spotOf(state, state.companionAt).join(' ')}L${spotOf(state, COMPANION).join(' ')}`}
        />
      )}
      {places.map((place) => (
        <MapPlace
          key={place}
          place={place}
          state={state}
          seat={seat}
          colours={colours}
          after={after}
          {...touching}
        />
      ))}
    </svg>
  );
}

function MapPlace({
  place,
  state,
  colours,
  after,
  ...touching
}: MapProps & { place: number }): ReactElement {
  const t = useT();
  const [x, y] = spotOf(state, place);
  const { open, lit, recent, touch, point, show } = touching;
  const key = placeOf.location(place);
  const system = state.systems[place];
  const about: About | null = system === NONE ? null : { kind: 'system', id: system };
  const controller = state.controllers[place];
  const next = after && controllable(after, place) ? rightfulController(after, place) : controller;
  const classes = [
    'bts-spot',
    open.has(key) && 'bts-spot-open',
    lit.has(key) && 'bts-spot-lit',
    recent?.has(key) && 'bts-recent',
  ];
  const press = () => touch(key);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button can't stand inside an SVG
    <g
      className={classes.filter(Boolean).join(' ')}
      transform={`translate(${x} ${y})`}
      role="button"
      tabIndex={open.has(key) ? 0 : -1}
      aria-label={t.say(placeNameIn(state, place))}
      onClick={press}
      onPointerEnter={() => {
        point(key);
        show(about);
      }}
      onPointerLeave={() => {
        point(null);
        show(null);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        press();
      }}
    >
      <circle
        r={44}
        className="bts-orbit"
        {...(controller >= 0
          ? { style: { stroke: seatColour(colours[controller]), strokeWidth: 3 } }
          : {})}
      />
      <Body place={place} system={system} />
      <text className="bts-place-name" y={-50}>
        {t.say(placeNameIn(state, place))}
      </text>
      {system !== NONE && (
        <>
          <text className="bts-number" x={-26} y={-22}>
            ⚑{SYSTEMS[system].strength}
          </text>
          <text className="bts-number" x={28} y={-22}>
            ★{SYSTEMS[system].points}
          </text>
        </>
      )}
      {controller >= 0 && (
        <g transform="translate(-34 14) scale(0.8)">
          <circle cx={12} cy={12} r={13} fill={seatColour(colours[controller])} />
          <EmblemMark of={colours[controller]} fill="var(--on-seat)" />
        </g>
      )}
      {next !== controller && (
        <g transform="translate(16 14) scale(0.8)" className="bts-would">
          <circle
            cx={12}
            cy={12}
            r={13}
            fill={next >= 0 ? seatColour(colours[next]) : 'var(--surface)'}
          />
          {next >= 0 && <EmblemMark of={colours[next]} fill="var(--on-seat)" />}
        </g>
      )}
      <Fleets place={place} state={state} colours={colours} {...touching} />
    </g>
  );
}

function Body({ place, system }: { place: number; system: number }): ReactElement {
  if (place === SOL) return <Star id="sol" r={15} />;
  if (place === DEEP_SPACE)
    return (
      <path
        className="bts-deep"
        d="M-18 0A18 18 0 0 1 18 0M-11 6A11 11 0 0 1 11 6M-5 11A5 5 0 0 1 5 11"
      />
    );
  if (system === NONE) {
    return <path className="bts-yard" d="M-16 12V-6L0 -16L16 -6V12ZM-16 0H16M-6 12V2H6V12" />;
  }
  return <Planet id={`beyond-the-sun ${SYSTEMS[system].key}`} r={17} />;
}

/** Ships at a place, by owner and level: «2×1» is two ships of level 1. */
function Fleets({
  place,
  state,
  colours,
  open,
  lit,
  touch,
}: Touching & { place: number; state: State; colours: readonly number[] }): ReactElement {
  const fleets = state.players.flatMap((player, seat) =>
    Array.from({ length: SHIP_LEVELS }, (_, at) => at + 1).flatMap((level) => {
      const ship = shipClass(place, level);
      const count = player.ships[ship];
      return count > 0 ? [{ seat, level, count, key: placeOf.ship(seat, ship) }] : [];
    }),
  );
  return (
    <g transform="translate(0 42)">
      {fleets.map(({ seat, level, count, key }, at) => {
        const column = (at - (fleets.length - 1) / 2) * 27;
        const classes = [
          'bts-ship',
          open.has(key) && 'bts-ship-open',
          lit.has(key) && 'bts-ship-lit',
        ];
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the choice bar lists ships for the keyboard
          <g
            key={key}
            className={classes.filter(Boolean).join(' ')}
            transform={`translate(${column} 0)`}
            onClick={(event) => {
              if (!open.has(key)) return;
              event.stopPropagation();
              touch(key);
            }}
          >
            <path
              d="M0 -11L10 8L0 4L-10 8Z"
              fill={seatColour(colours[seat])}
              stroke="var(--on-seat)"
            />
            <text className="bts-level" y={5}>
              {level}
            </text>
            {count > 1 && (
              <text className="bts-count" x={8} y={-4}>
                ×{count}
              </text>
            )}
          </g>
        );
      })}
      {fleets.length > 0 && (
        <title>{state.players.map((_, seat) => strengthAt(state, seat, place)).join(' : ')}</title>
      )}
    </g>
  );
}
