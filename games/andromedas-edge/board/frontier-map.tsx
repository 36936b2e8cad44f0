/** The frontier: regions with what lies, waits and fights there. */
import { NONE } from '@orrery/kernel';
import {
  type About,
  calm,
  EmblemMark,
  emblemName,
  IconMark,
  MapPlace,
  PanZoom,
  PictureMark,
  type Room,
  type SeatFace,
  Star,
  seatColour,
  type Touching,
  type Translate,
  useSteady,
  useT,
} from '@orrery/web/kit';
import { type CSSProperties, memo, type ReactElement } from 'react';
import {
  BASES,
  MOONS,
  NEIGHBOURS,
  OUTPOSTS,
  PLANETS,
  REGIONS,
  SPACES,
  SPECIAL_REGIONS,
} from '../data/index.ts';
import { baseAt, isNebula, planetAt, specialAt, tileAt } from '../frontier.ts';
import { classIn, figuresIn } from '../raiders.ts';
import type { State } from '../state.ts';
import { cardText } from '../text/card-text.ts';
import { moonContents, placeOf, raiderName, regionName } from '../text/places.ts';
import { BaseSign, SpecialSign } from './bases.tsx';
import { RaiderFigure, ShipFigure } from './figures.tsx';
import { RESOURCE_ICONS, RESOURCE_TINTS, TRACK_ICONS, TRACK_TINTS } from './icons.ts';
import { pieceAt } from './pieces.ts';
import { type RegionNow, regionNow } from './region-now.ts';

const R = 48;
/** Across and down from its middle to its rim at the corner. */
const RIM = R * 0.72;
/** From row to row: a region's name keeps clear of what lies below it; a phone has no room for names. */
const ROW: Readonly<Record<Room, number>> = { desk: 136, tablet: 136, phone: 106 };
/** From region to region in a row: on a desk two long names fit side by side. */
const COLUMN: Readonly<Record<Room, number>> = { desk: 184, tablet: 151, phone: 151 };
const LEFT = 168;
const TOP = 170;

/** Where a region is drawn on a desk: rows of five and four, nebulae around them. */
function spotAcross(region: number, layout: Room): readonly [number, number] {
  const name = REGIONS[region];
  const n = Number(name[1]) - 1;
  const at = (column: number, row: number) =>
    [LEFT + column * COLUMN[layout], TOP + row * ROW[layout]] as const;
  if (isNebula(region)) {
    return [
      [at(0.5, 0)[0], 60] as const,
      [at(2, 0)[0], 50] as const,
      [at(3.5, 0)[0], 60] as const,
      at(5, 2),
      at(-0.6, 1),
      at(-0.6, 3),
    ][n];
  }
  const nth = 'ABCDE'.indexOf(name[0]);
  return at(n + (nth % 2) / 2, nth);
}

/** Across a desk, or turned upright for a phone or a tablet. */
const spotOf = (region: number, layout: Room): readonly [number, number] => {
  const [x, y] = spotAcross(region, layout);
  return layout === 'desk' ? [x, y] : [y, x];
};

/** Room around the regions that there are: the map grows with the frontier. */
function boxOf(regions: readonly number[], layout: Room) {
  const spots = regions.map((region) => spotOf(region, layout));
  const [left, right] = edges(spots.map(([x]) => x));
  const [top, bottom] = edges(spots.map(([, y]) => y));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const edges = (at: readonly number[]): readonly [number, number] => [
  Math.min(...at) - R - 24,
  Math.max(...at) + R + 28,
];

/** Below this zoom names are too small to read. */
const READABLE = 0.58;

interface FrontierProps extends Touching {
  readonly state: State;
  readonly seats: readonly SeatFace[];
  readonly layout: Room;
}

export const FrontierMap = memo(function FrontierMap({
  state,
  seats,
  layout,
  ...touching
}: FrontierProps): ReactElement {
  const t = useT();
  const there = REGIONS.map((_, region) => region).filter(
    (region) => isNebula(region) || tileAt(state, region) !== NONE,
  );
  const box = boxOf(there, layout);
  const tell = useSteady((region: number) => aboutRegion(t, state, seats, region));
  return (
    <PanZoom width={box.width} height={box.height} label={t('board.frontier')} near={READABLE} main>
      <svg
        className="ae-map"
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        width={box.width}
        height={box.height}
        aria-label={t('board.frontier')}
      >
        <Ways there={there} layout={layout} />
        {there.map((region) => (
          <Region
            key={region}
            region={region}
            spot={spotOf(region, layout)}
            name={t.say(regionName(state, region))}
            now={regionNow(state, seats, region)}
            tell={tell}
            {...touching}
          />
        ))}
        {/* Names lie over everything, so that no planet covers its neighbour's. */}
        <Names
          layout={layout}
          names={there
            .filter((region) => !isNebula(region))
            .map((region) => ({ region, name: t.say(regionName(state, region)) }))}
        />
      </svg>
    </PanZoom>
  );
});

const Names = calm(function Names({
  names,
  layout,
}: {
  names: readonly { readonly region: number; readonly name: string }[];
  layout: Room;
}): ReactElement {
  return (
    <svg className="ae-names" aria-hidden="true">
      {names.map(({ region, name }) => {
        const [x, y] = spotOf(region, layout);
        return (
          <text
            key={region}
            className="ae-region-name"
            data-spot={pieceAt('name', region)}
            x={x}
            y={y + R + 17}
          >
            {name}
          </text>
        );
      })}
    </svg>
  );
});

/** The ways between regions. */
const Ways = calm(function Ways({
  there,
  layout,
}: {
  there: readonly number[];
  layout: Room;
}): ReactElement {
  return (
    <g>
      {there.map((region) =>
        NEIGHBOURS[region]
          .filter((near) => near > region && there.includes(near))
          .map((near) => {
            const [[x1, y1], [x2, y2]] = [spotOf(region, layout), spotOf(near, layout)];
            return (
              <path
                key={`${region} ${near}`}
                className={near >= SPACES ? 'ae-way ae-way-nebula' : 'ae-way'}
                d={`M${x1} ${y1}L${x2} ${y2}`}
              />
            );
          }),
      )}
    </g>
  );
});

interface RegionProps extends Touching {
  readonly region: number;
  readonly spot: readonly [number, number];
  readonly name: string;
  readonly now: RegionNow;
  /** What is to be known about it, made when somebody wants to know. */
  tell(region: number): About;
}

/** Something of what shows of a region, and which one it is. */
type Here<K extends keyof RegionNow> = Pick<RegionNow, K> & Pick<RegionProps, 'region'>;

/** Drawn anew only when something in it has changed. */
const Region = calm(function Region(props: RegionProps): ReactElement {
  const { region, spot, name, now, tell, ...touching } = props;
  return (
    <MapPlace
      {...touching}
      place={placeOf.region(region)}
      label={name}
      x={spot[0]}
      y={spot[1]}
      className={now.active ? 'ae-region ae-region-active' : 'ae-region'}
      about={() => tell(region)}
    >
      {now.active && <circle className="ae-active" r={R + 7} />}
      <circle className="map-ring" r={R + 3} />
      <Ground region={region} {...now} />
      <MoonStack region={region} {...now} />
      <OutpostSign region={region} {...now} />
      <Bonus {...now} />
      <Leaders region={region} {...now} />
      <Fleets region={region} {...now} />
      {now.raiders && (
        // Beside an outpost: whose it is stays in sight.
        <RaiderFigure
          {...now.raiders}
          x={now.outpost === NONE ? 0 : -30}
          y={now.outpost === NONE ? -4 : -12}
          spot={pieceAt('raiders', region)}
        />
      )}
    </MapPlace>
  );
});

/** What the region is: a planet, a base, weather, or something that dominates its neighbourhood. */
function Ground({
  region,
  planet,
  base,
  special,
}: Pick<RegionNow, 'planet' | 'base' | 'special'> & { region: number }): ReactElement {
  if (isNebula(region)) {
    return (
      <g className="ae-nebula mounted">
        <circle className="ae-plate-of-sky" r={R} />
        <PictureMark of={`andromedas-edge/nebula/${REGIONS[region][1]}`} size={R * 2.9}>
          <g className="ae-veil" style={{ '--hue': Number(REGIONS[region][1]) } as CSSProperties}>
            <ellipse cx={-14} cy={6} rx={R} ry={R * 0.6} />
            <ellipse cx={18} cy={-8} rx={R * 0.8} ry={R * 0.5} />
          </g>
        </PictureMark>
        <text className="ae-die" y={7}>
          {Number(REGIONS[region][1])}
        </text>
      </g>
    );
  }
  if (planet !== NONE) {
    const { key, type } = PLANETS[planet];
    return (
      <g className="ae-planet" style={{ color: TRACK_TINTS[type] }}>
        <circle r={R - 2} />
        <PictureMark of={`andromedas-edge/planet/${key}`} size={R * 2}>
          <circle className="ae-globe" r={R - 10} />
        </PictureMark>
        <g>
          <circle cx={-RIM} cy={RIM} r={10} />
          <IconMark name={TRACK_ICONS[type]} x={-RIM - 7.2} y={RIM - 7.2} size={14.4} />
        </g>
      </g>
    );
  }
  if (base !== NONE) return <BaseSign name={BASES[base].key} r={R - 8} />;
  if (special !== NONE) return <SpecialSign kind={SPECIAL_REGIONS[special].kind} r={R} />;
  return <Star id={REGIONS[region]} r={10} />;
}

/** The moon that one would claim, and how many lie beneath it. */
function MoonStack({ region, moon, below }: Here<'moon' | 'below'>): ReactElement | null {
  if (moon === NONE) return null;
  return (
    <g transform={`translate(${R - 6} ${-R + 8})`}>
      {[...Array(below).keys()].map((depth) => (
        <circle
          key={depth}
          className="ae-moon-below"
          cx={(below - depth) * 4}
          cy={(below - depth) * 4}
          r={20}
        />
      ))}
      <g data-spot={pieceAt('top-moon', region)}>
        <MoonFigure moon={moon} r={20} />
      </g>
    </g>
  );
}

/** A moon with what is on it, up to three signs. */
export const MoonFigure = memo(function MoonFigure({
  moon,
  r = 17,
}: {
  moon: number;
  r?: number;
}): ReactElement {
  const { bag, vp, repair, color } = MOONS[moon];
  const signs = [
    ...bag.flatMap((n, kind) =>
      n > 0 ? [{ icon: RESOURCE_ICONS[kind], tint: RESOURCE_TINTS[kind], n }] : [],
    ),
    ...(vp > 0 ? [{ icon: 'points', tint: 'var(--brass)', n: vp }] : []),
    ...(repair > 0 ? [{ icon: 'ae-repair', tint: 'var(--ink)', n: repair }] : []),
  ];
  const numbers = signs.filter(({ n }) => n > 1).length;
  const size = r * (signs.length + numbers > 2 ? 0.5 : 0.66);
  const count = r * 0.5;
  const gap = r * 0.16;
  const widths = signs.map(({ n }) => (n > 1 ? count + size : size));
  const wide = widths.reduce((sum, width) => sum + width + gap, -gap);
  let right = -wide / 2 - gap;
  const plate = Math.min(wide + r * 0.4, r * 1.94);
  return (
    <g className="ae-moon" style={{ color: TRACK_TINTS[color] }}>
      <PictureMark of={`andromedas-edge/moon/${color}`} size={r * 2.32}>
        <circle r={r} />
      </PictureMark>
      <circle className="ae-moon-rim" r={r} />
      <rect x={-plate / 2} y={-r * 0.5} width={plate} height={r} rx={r * 0.3} />
      {signs.map(({ icon, tint, n }, at) => {
        right += gap + widths[at];
        return (
          <g key={icon} style={{ color: tint }}>
            <IconMark name={icon} x={right - size} y={-size / 2} size={size} />
            {n > 1 && (
              <text className="ae-moon-count" x={right - size - count / 2} y={r * 0.25}>
                {n}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
});

function OutpostSign({ region, outpost: colour }: Here<'outpost'>): ReactElement | null {
  if (colour === NONE) return null;
  return (
    <g data-spot={pieceAt('outpost', region)} color="var(--on-seat)">
      <PictureMark of={`seats/medal/${emblemName(colour)}`} y={-5} size={42}>
        <circle cy={-5} r={19} fill={seatColour(colour)} />
        <EmblemMark of={colour} fill="var(--on-seat)" x={-12} y={-17} />
      </PictureMark>
      <circle cy={17} r={10} fill={seatColour(colour)} stroke="var(--page)" />
      <IconMark name="ae-outpost" x={-7} y={9.5} size={14} />
    </g>
  );
}

function Bonus({ bonus }: Pick<RegionNow, 'bonus'>): ReactElement | null {
  const kinds = [...bonus.keys()].filter((kind) => bonus[kind] > 0);
  if (kinds.length === 0) return null;
  const y = R - 8;
  return (
    <g>
      {kinds.map((kind, at) => {
        const x = at * 30 - (kinds.length - 1) * 15;
        return (
          <g
            key={RESOURCE_ICONS[kind]}
            className="ae-bonus"
            style={{ color: RESOURCE_TINTS[kind] }}
          >
            <rect x={x - 14} y={y - 9} width={28} height={18} rx={5} />
            <IconMark name={RESOURCE_ICONS[kind]} x={x - 13} y={y - 7} size={13.9} />
            <text x={x + 7} y={y + 5}>
              {bonus[kind]}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Leaders who wait to be recruited, by owner. */
function Leaders({ region, leaders }: Here<'leaders'>): ReactElement {
  // Side by side, two numbers would be read as one.
  const counted = leaders.some(({ n }) => n > 1);
  const spot = (at: number): string =>
    counted
      ? `translate(${2 - R} ${2 - R - at * 28})`
      : `translate(${2 - R - (at % 2) * 17} ${2 - R + Math.floor(at / 2) * 19})`;
  return (
    <g>
      {leaders.map(({ colour, n }, at) => (
        <g
          key={colour}
          className="ae-leader"
          transform={spot(at)}
          style={{ color: seatColour(colour) }}
          data-spot={pieceAt('leaders', region, colour)}
        >
          <path d="M-7 8C-7 1 -4 -1 0 -1S7 1 7 8ZM0 -9A4 4 0 1 0 0 -1A4 4 0 0 0 0 -9Z" />
          <EmblemMark of={colour} fill="var(--on-seat)" x={-4} y={-0.5} size={7.9} />
          {n > 1 && (
            <text className="ae-count" x={8} y={-3} data-count="">
              {n}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

/** Everybody's ships here, by owner and type, in a row below the middle. */
function Fleets({ region, fleets }: Here<'fleets'>): ReactElement | null {
  if (fleets.length === 0) return null;
  const step = Math.min(34, 112 / fleets.length);
  return (
    <g>
      {fleets.map((fleet, at) => (
        <ShipFigure
          key={`${fleet.colour} ${fleet.type}`}
          {...fleet}
          x={at * step - ((fleets.length - 1) * step) / 2}
          y={R - 22}
          scale={1.5}
          spot={pieceAt('ships', region, fleet.colour, fleet.type)}
        />
      ))}
    </g>
  );
}

/** Everything that is to be known about a region. */
function aboutRegion(
  t: Translate,
  state: State,
  seats: readonly SeatFace[],
  region: number,
): About {
  const lines: string[] = [];
  const owner = state.outposts[region] ?? NONE;
  const [planet, base, special] = [
    planetAt(state, region),
    baseAt(state, region),
    specialAt(state, region),
  ];
  if (isNebula(region)) lines.push(t('board.about-nebula'));
  if (planet !== NONE) {
    const [kind, resource, ...outpost] = cardText('planet', planet).map(t.say);
    // There is never a second one.
    lines.push(kind, resource, ...(owner === NONE ? outpost : []));
  }
  if (base !== NONE) lines.push(...cardText('base', base).map(t.say));
  if (special !== NONE) lines.push(...cardText('special', special).map(t.say));
  const top = state.topMoons[region];
  if (top !== NONE)
    lines.push(
      t('board.about-moon', {
        what: t.say(moonContents(top)),
        n: 1 + (state.moonsBelow[region] ?? 0),
      }),
    );
  if (owner !== NONE && planet !== NONE)
    lines.push(
      t('board.about-outpost', {
        who: seats[owner].name,
        what: t(`name.${OUTPOSTS[PLANETS[planet].type].key}`),
      }),
    );
  state.players.forEach((player, seat) => {
    const n = player.ships.filter((at) => at === region).length;
    if (n > 0) lines.push(t('board.about-ships', { who: seats[seat].name, n }));
    const waiting = player.leaders[region] ?? 0;
    if (waiting > 0) lines.push(t('board.about-leaders', { who: seats[seat].name, n: waiting }));
  });
  const raiderClass = classIn(state, region);
  if (raiderClass !== NONE) {
    const raider = state.raiders[raiderClass];
    // How they came here is of no use any more.
    const [, stats, , ...rest] = cardText('raider', raider).map(t.say);
    const what = t.say(raiderName(raider));
    lines.push(
      `${t('board.about-raiders', { what, n: figuresIn(state, region) })}. ${stats}`,
      ...rest,
    );
  }
  return { title: t.say(regionName(state, region)), lines };
}
