/** The galaxy: all sectors, the ways between them, and what may be touched. */
import { type BoardProps, IconMark, PanZoom, useT } from '@orrery/web/kit';
import { type CSSProperties, type ReactElement, useEffect, useMemo, useState } from 'react';
import { SECTORS, STACK_IDS } from '../data/sectors.ts';
import { SHIP_TYPES } from '../data/ships.ts';
import { hexKey, parseHex } from '../galaxy/hexes.ts';
import { stackFor } from '../galaxy/placement.ts';
import { CLOSED, HALF } from '../galaxy/wormholes.ts';
import { canLeave, fleetAt, isGuarded, shipsIn } from '../ships.ts';
import { HAS_MONOLITH, HAS_ORBITAL, type State } from '../state.ts';
import { sectorName } from '../text/component-text.ts';
import { placeOf } from '../text/places.ts';
import { asking, type StepType, type Vocabulary } from '../vocabulary.ts';
import { wayOpen } from '../ways.ts';
import { useChances } from './chances.ts';
import { hexagon, SIDE, sideOf, spotOf } from './hex-drawing.ts';
import { Reach } from './reach.tsx';
import { SectorTile, type Ships } from './sector-tile.tsx';

type MapProps = Pick<
  BoardProps<State, Vocabulary>,
  | 'view'
  | 'seat'
  | 'seats'
  | 'asked'
  | 'ghost'
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
  const { view, seat, seats, open, lit, recent, touch, point } = props;
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
  const box = boundsOf(hexes);
  const places = useMemo(() => sectorPlaces(open), [open]);
  /** The pointer rests on a sector: if one option is there, its outcome is shown. */
  const lookAt = (sector: number) => {
    const here =
      sector < 0
        ? []
        : props.choices.filter(({ text }) => text.touches.includes(placeOf.sector(sector)));
    props.preview(here.length === 1 ? here[0] : null);
  };
  const litSectors = useMemo(() => sectorPlaces(lit), [lit]);
  return (
    <PanZoom width={box.width} height={box.height} label={t('board.galaxy')} main>
      <svg
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        width={box.width}
        height={box.height}
        className="ecl-galaxy"
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
        {seat >= 0 &&
          onMap
            .filter((sector) => isPinned(state, sector, seat))
            .map((sector) => <Pin key={sector} hex={state.hexOf[sector]} />)}
        {drawn && <DrawnSector {...props} drawn={drawn} />}
        {(drawn ? [] : zones).map((hex) => (
          <g key={hex}>
            <Target
              hex={hex}
              label={t('board.zone', { zone: hexKey(hex) })}
              className="ecl-zone"
              onPress={() => touch(`zone ${hexKey(hex)}`)}
            />
            <text className="ecl-stack" x={spotOf(hex).x} y={spotOf(hex).y + 12}>
              {STACK_IDS[stackFor(hex)]}
            </text>
          </g>
        ))}
        {onMap.map((sector) => {
          const own = places.get(SECTORS[sector].id);
          const marked = litSectors.has(SECTORS[sector].id);
          const fresh = recent.has(placeOf.sector(sector));
          const answers = props.asked !== null && SECTOR_STEPS.includes(props.asked.step);
          if (!own && !marked && !fresh && !answers) return null;
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
                    onPoint: (on: boolean) => {
                      point(on ? placeOf.sector(sector) : null);
                      lookAt(on ? sector : -1);
                    },
                  }
                : answers
                  ? { onRefuse: () => touch(placeOf.sector(sector)) }
                  : {})}
            />
          );
        })}
        <Reach {...props} />
        <Odds {...props} />
      </svg>
    </PanZoom>
  );
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
function Odds({ view, seat, previewed, ghost }: MapProps): ReactElement | null {
  const t = useT();
  const sector = previewed?.kind === 'step' ? previewed.args[0] : -1;
  const chances = useChances(sector >= 0 ? (ghost?.position.state ?? null) : null, sector);
  const mine = chances?.find(({ side }) => side === seat);
  const hex = sector >= 0 ? view.position.state.hexOf[sector] : -1;
  if (!mine || hex < 0) return null;
  const { x, y } = spotOf(hex);
  return (
    <g
      className="ecl-chance ecl-steady"
      style={{ '--x': `${x}px`, '--y': `${y - SIDE * 0.8}px` } as CSSProperties}
    >
      <rect x={-66} y={-30} width={132} height={32} rx={16} />
      <text y={-8}>{t('board.win-chance', { p: t.number(mine.win, { style: 'percent' }) })}</text>
    </g>
  );
}

/** Questions whose answer is a sector: others say why they are none. */
const SECTOR_STEPS: readonly StepType[] = ['move', 'move-step', 'influence-to', 'build'];

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
  /** Nothing can be done here: a tap asks why. */
  onRefuse?(): void;
}

/** A hex that may be touched, or is only marked. */
function Target({ hex, label, className, onPress, onPoint, onRefuse }: TargetProps): ReactElement {
  const path = hexagon(spotOf(hex), SIDE - 4);
  if (onRefuse) {
    return (
      // biome-ignore lint/a11y: a sentence for those who point at it; there is nothing to do here
      <path d={path} className={`${className} ecl-refusing`} onClick={onRefuse}>
        <title>{label}</title>
      </path>
    );
  }
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
    >
      <title>{label}</title>
    </path>
  );
}

function shipsOf(state: State, sector: number, colours: readonly number[]): Ships[] {
  return colours.flatMap((colour, seat) => {
    const fleet = fleetAt(state, sector, seat);
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
          const open = wayOpen(state, sector, direction);
          if (open === CLOSED) return [];
          const from = spotOf(state.hexOf[sector]);
          const { x, y, turn } = sideOf(direction);
          return [
            <path
              key={`${sector} ${direction}`}
              className={open === HALF ? 'ecl-way ecl-way-half' : 'ecl-way'}
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
  const frame = asking(view.position);
  const placing = choices.filter(({ kind }) => kind === 'place');
  if (placing.length === 0 || frame?.step !== 'place-sector') return null;
  const sector = previewed?.kind === 'place' ? previewed.args[0] : placing[0].args[0];
  const turns = placing.flatMap((choice) =>
    choice.args[0] === sector ? [{ rotation: choice.args[1], choice }] : [],
  );
  return { zone: frame.zone, sector, turns };
}

/** The drawn sector in place, turned by R or a tap, and laid down, exchanged or discarded by a click. */
function DrawnSector({
  drawn,
  choices,
  preview,
  previewed,
  choose,
}: MapProps & { drawn: Drawn }): ReactElement {
  const t = useT();
  const [turn, setTurn] = useState(0);
  const shown =
    drawn.turns.find(({ choice }) => choice === previewed) ??
    drawn.turns[turn % drawn.turns.length];
  const discard = choices.find(({ kind }) => kind === 'discard');
  const other = choices.find(({ kind, args }) => kind === 'place' && args[0] !== drawn.sector);
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
  const { ancients, guarded, discovery } = SECTORS[drawn.sector];
  const buttons = [
    { id: 'turn', label: t('board.turn'), icon: '↻', press: next },
    ...(other
      ? [{ id: 'other', label: t('board.other-sector'), icon: '⇄', press: () => preview(other) }]
      : []),
    { id: 'place', label: t('board.place'), icon: '✓', press: () => choose(shown.choice) },
    ...(discard
      ? [
          {
            id: 'discard',
            label: t.say(discard.text.words),
            icon: '✕',
            press: () => choose(discard),
          },
        ]
      : []),
  ];
  const at = spotOf(drawn.zone);
  return (
    <g className="ecl-drawn">
      <SectorTile
        sector={drawn.sector}
        rotation={shown.rotation}
        at={at}
        owner={-1}
        cubes={0}
        orbital={false}
        monolith={false}
        ancients={ancients}
        guarded={guarded}
        discovery={discovery}
        ships={[]}
      />
      <path d={hexagon(at, SIDE - 3)} className="ecl-zone" />
      <g
        className="ecl-steady"
        style={{ '--x': `${at.x}px`, '--y': `${at.y + SIDE * 0.86}px` } as CSSProperties}
      >
        {buttons.map(({ id, label, icon, press }, i) => (
          <SmallButton
            key={id}
            x={(i - (buttons.length - 1) / 2) * 50}
            y={18}
            label={label}
            icon={icon}
            onPress={press}
          />
        ))}
      </g>
    </g>
  );
}

function SmallButton({
  x,
  y,
  label,
  icon,
  onPress,
}: {
  x: number;
  y: number;
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
      transform={`translate(${x} ${y})`}
      onClick={onPress}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onPress();
      }}
    >
      <title>{label}</title>
      <circle r={21} />
      <text y={8}>{icon}</text>
    </g>
  );
}

/** The paper needed for some hexes; at first there is a little room around the middle. */
function boundsOf(hexes: readonly number[]) {
  const spots = hexes.map(spotOf);
  const reach = (values: readonly number[], least: number, margin: number) => {
    const low = Math.min(-least, ...values) - margin;
    return { low, size: Math.max(least, ...values) + margin - low };
  };
  const across = reach(
    spots.map(({ x }) => x),
    SIDE * 1.5,
    SIDE * 1.1,
  );
  const down = reach(
    spots.map(({ y }) => y),
    SIDE * 2.6,
    SIDE * 0.98,
  );
  return { x: across.low, y: down.low, width: across.size, height: down.size };
}
