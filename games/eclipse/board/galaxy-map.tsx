/** The galaxy: all sectors, the ways between them, and what may be touched. */
import { type BoardProps, PanZoom, useT } from '@orrery/web/kit';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { SECTORS } from '../data/sectors.ts';
import { MAX_SEATS } from '../data/setup.ts';
import { SHIP_TYPES } from '../data/ships.ts';
import { hexKey, neighbour, parseHex } from '../galaxy/hexes.ts';
import { CLOSED, HALF } from '../galaxy/wormholes.ts';
import { isGuarded, shipsIn } from '../ships.ts';
import { HAS_MONOLITH, HAS_ORBITAL, type State } from '../state.ts';
import { sectorName } from '../text/describe.ts';
import { placeOf } from '../text/places.ts';
import { hexagon, SIDE, sideOf, spotOf } from './hex-drawing.ts';
import { Ground, SectorTile, type Ships } from './sector-tile.tsx';

type MapProps = Pick<
  BoardProps<State>,
  | 'view'
  | 'seats'
  | 'open'
  | 'lit'
  | 'recent'
  | 'choices'
  | 'touch'
  | 'point'
  | 'preview'
  | 'previewed'
  | 'choose'
>;

export function GalaxyMap(props: MapProps): ReactElement {
  const { view, seats, open, lit, recent, touch, point } = props;
  const { state } = view.position;
  const t = useT();
  const colours = seats.map(({ colour }) => colour);
  const onMap = SECTORS.map((_, sector) => sector).filter((sector) => state.hexOf[sector] >= 0);
  const zones = [...open].flatMap((place) =>
    place.startsWith('zone ') ? [parseHex(place.slice(5))] : [],
  );
  const drawn = useDrawn(props);
  const hexes = [
    ...onMap.map((sector) => state.hexOf[sector]),
    ...zones,
    ...(drawn ? [drawn.zone] : []),
  ];
  const box = useBounds(hexes);
  const places = useMemo(() => sectorPlaces(open), [open]);
  const litSectors = useMemo(() => sectorPlaces(lit), [lit]);
  return (
    <PanZoom width={box.width} height={box.height} label={t('board.galaxy')} main>
      <svg
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        width={box.width}
        height={box.height}
        className="ecl-galaxy"
        role="img"
        aria-label={t('board.galaxy')}
      >
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
        <Ways state={state} onMap={onMap} />
        {drawn && <DrawnSector {...props} drawn={drawn} />}
        {zones.map((hex) => (
          <Target
            key={hex}
            hex={hex}
            label={t('board.zone', { zone: hexKey(hex) })}
            className="ecl-zone"
            onPress={() => touch(`zone ${hexKey(hex)}`)}
          />
        ))}
        {onMap.map((sector) => {
          const own = places.get(SECTORS[sector].id);
          const marked = litSectors.has(SECTORS[sector].id);
          const fresh = recent.has(placeOf.sector(sector));
          if (!own && !marked && !fresh) return null;
          const classes = [
            own ? 'ecl-open' : 'ecl-shut',
            marked && 'ecl-lit',
            fresh && 'ecl-recent',
          ];
          return (
            <Target
              key={sector}
              hex={state.hexOf[sector]}
              label={t.say(sectorName(sector))}
              className={classes.filter(Boolean).join(' ')}
              {...(own
                ? {
                    onPress: () => touch(placeOf.sector(sector)),
                    onPoint: (on: boolean) => point(on ? placeOf.sector(sector) : null),
                  }
                : {})}
            />
          );
        })}
      </svg>
    </PanZoom>
  );
}

/** Sectors that any of the places lie in, by number: whole sectors, squares, ships. */
function sectorPlaces(places: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, string>();
  for (const place of places) {
    const [kind, id] = place.split(' ');
    if (kind === 'sector' || kind === 'square' || kind === 'ships' || kind === 'target')
      found.set(id, place);
  }
  return found;
}

interface TargetProps {
  readonly hex: number;
  readonly label: string;
  readonly className: string;
  onPress?(): void;
  onPoint?(on: boolean): void;
}

/** A hex that may be touched, or is only marked. */
function Target({ hex, label, className, onPress, onPoint }: TargetProps): ReactElement {
  const path = hexagon(spotOf(hex), SIDE - 4);
  if (!onPress) return <path d={path} className={className} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button can't stand inside an SVG
    <path
      d={path}
      className={className}
      role="button"
      tabIndex={0}
      aria-label={label}
      onClick={onPress}
      onPointerEnter={() => onPoint?.(true)}
      onPointerLeave={() => onPoint?.(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onPress();
      }}
    />
  );
}

function shipsOf(state: State, sector: number, colours: readonly number[]): Ships[] {
  return colours.flatMap((colour, seat) => {
    const fleet = state.fleets[sector * MAX_SEATS + seat];
    return SHIP_TYPES.flatMap((type) => {
      const count = shipsIn(fleet, type);
      return count > 0 ? [{ colour, type, count, place: placeOf.ships(sector, seat, type) }] : [];
    });
  });
}

/** Open ways between neighbouring sectors: whole ones joined, half ones dotted. */
function Ways({ state, onMap }: { state: State; onMap: readonly number[] }): ReactElement {
  return (
    <g>
      {onMap.flatMap((sector) =>
        [0, 1, 2].flatMap((direction) => {
          const way = state.ways[sector * 6 + direction];
          if (way < 0 || (way & 3) === CLOSED) return [];
          const from = spotOf(state.hexOf[sector]);
          const { x, y, turn } = sideOf(direction);
          return [
            <path
              key={`${sector} ${direction}`}
              className={(way & 3) === HALF ? 'ecl-way ecl-way-half' : 'ecl-way'}
              d="M0 -9V9"
              transform={`translate(${(from.x + x).toFixed(1)} ${(from.y + y).toFixed(1)}) rotate(${turn})`}
            />,
          ];
        }),
      )}
    </g>
  );
}

interface Drawn {
  readonly zone: number;
  readonly sector: number;
  /** Turns in which it may lie, with the option for each. */
  readonly turns: readonly { rotation: number; choice: MapProps['choices'][number] }[];
}

/** The sector that the explorer has turned up and may place. */
function useDrawn({ view, choices, previewed }: MapProps): Drawn | null {
  const frame = view.position.agenda.at(-1) as { step: string; zone?: number } | undefined;
  const placing = choices.filter(({ kind }) => kind === 'place');
  if (placing.length === 0 || frame?.zone === undefined) return null;
  const sector = previewed?.kind === 'place' ? previewed.args[0] : placing[0].args[0];
  const turns = placing.flatMap((choice) =>
    choice.args[0] === sector ? [{ rotation: choice.args[1], choice }] : [],
  );
  return { zone: frame.zone, sector, turns };
}

/** The drawn sector in place, turned by R, the wheel or a tap, and laid down by a click. */
function DrawnSector({
  drawn,
  preview,
  previewed,
  choose,
}: MapProps & { drawn: Drawn }): ReactElement {
  const t = useT();
  const [turn, setTurn] = useState(0);
  const shown =
    drawn.turns.find(({ choice }) => choice === previewed) ??
    drawn.turns[turn % drawn.turns.length];
  const next = () => {
    const at = (drawn.turns.indexOf(shown) + 1) % drawn.turns.length;
    setTurn(at);
    preview(drawn.turns[at].choice);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!['r', 'R', 'к', 'К'].includes(event.key) || event.ctrlKey || event.metaKey) return;
      next();
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  const at = spotOf(drawn.zone);
  return (
    <g transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`} className="ecl-drawn">
      <Ground sector={drawn.sector} rotation={shown.rotation} owner={-1} />
      <path d={hexagon({ x: 0, y: 0 }, SIDE - 3)} className="ecl-zone" />
      <SmallButton x={-24} label={t('board.turn')} icon="↻" onPress={next} />
      <SmallButton x={24} label={t('board.place')} icon="✓" onPress={() => choose(shown.choice)} />
    </g>
  );
}

function SmallButton({
  x,
  label,
  icon,
  onPress,
}: {
  x: number;
  label: string;
  icon: string;
  onPress(): void;
}): ReactElement {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button can't stand inside an SVG
    <g
      className="ecl-button"
      role="button"
      tabIndex={0}
      aria-label={label}
      transform={`translate(${x} ${SIDE * 0.42})`}
      onClick={onPress}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onPress();
      }}
    >
      <circle r={18} />
      <text y={7}>{icon}</text>
    </g>
  );
}

/** The paper needed for some hexes and the empty ones around them. It only grows, so the place is kept. */
function useBounds(hexes: readonly number[]) {
  const around = hexes
    .flatMap((hex) => [hex, ...[0, 1, 2, 3, 4, 5].map((d) => neighbour(hex, d))])
    .filter((hex) => hex >= 0);
  const spots = around.map(spotOf);
  const reach =
    Math.max(...spots.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y) * 1.05)), SIDE * 4) +
    SIDE * 0.4;
  const half = Math.ceil(reach / SIDE) * SIDE;
  return { x: -half, y: -half * 0.9, width: half * 2, height: half * 1.8 };
}
