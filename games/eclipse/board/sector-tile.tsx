/** One sector of the galaxy, drawn by our own hand from what is printed on it and lies there. */
import { calm, chanceOf, IconMark, PictureMark, Star, seatColour } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import { has } from '../bits.ts';
import { ORBITAL } from '../data/resources.ts';
import { CENTRE, HOME, ORBITAL_SQUARE, SECTORS } from '../data/sectors.ts';
import { opensTo, turned } from '../galaxy/wormholes.ts';
import { Disc, NpcFigure, RESOURCE_TINTS, ShipFigure, SquareFigure } from './figures.tsx';
import { acrossSide, grid, hexagon, SIDE, type Spot, sideOf } from './hex-drawing.ts';
import { skyOf } from './skies.ts';
import { spotOf } from './spots.ts';

const ORIGIN: Spot = { x: 0, y: 0 };
/** Height of a sector's sun, where a disc is laid over it. */
const STAR = -SIDE * 0.42;
/** Where its points stand. */
const WORTH: Spot = { x: SIDE * 0.37, y: -SIDE * 0.54 };
/** Where its number ends: in the corner, between two wormholes. */
const NUMBER: Spot = { x: -SIDE * 0.105, y: -SIDE * 0.565 };
const SUNS = ['gold', 'white', 'blue', 'red'] as const;

interface GroundProps {
  readonly sector: number;
  readonly rotation: number;
  /** Colour index of whoever controls it, or −1. */
  readonly owner: number;
}

/** What is printed: sky, sun, wormholes, points. */
const Ground = calm(function Ground({ sector, rotation, owner }: GroundProps): ReactElement {
  const { id, wormholes, points, artifact, stack, squares } = SECTORS[sector];
  const edges = turned(wormholes, rotation);
  const chance = chanceOf(`eclipse ${id}`);
  const relic: Spot =
    squares.length > 5 ? { x: -SIDE * 0.82, y: -8 } : { x: -SIDE * 0.44, y: SIDE * 0.56 };
  return (
    <>
      <path className="ecl-hex" d={hexagon(ORIGIN)} />
      <g className="ecl-painted-sky">
        <PictureMark of={skyOf(sector)} size={SIDE * 2 - 4} />
      </g>
      <g className="ecl-dust">
        {[...Array(9).keys()].map((i) => {
          const [angle, away] = [chance.between(0, 6.28), chance.between(12, SIDE * 0.78)];
          return (
            <circle
              key={i}
              cx={(Math.cos(angle) * away).toFixed(1)}
              cy={(Math.sin(angle) * away).toFixed(1)}
              r={chance.between(0.4, 1.2).toFixed(1)}
            />
          );
        })}
      </g>
      {owner >= 0 && (
        <path
          data-spot={spotOf.border(sector)}
          d={hexagon(ORIGIN, SIDE - 6)}
          fill={seatColour(owner)}
          fillOpacity={0.16}
          stroke={seatColour(owner)}
          strokeWidth={4}
        />
      )}
      {[0, 1, 2, 3, 4, 5].map((direction) => {
        if (!opensTo(edges, direction)) return null;
        const [from, to] = acrossSide(sideOf(direction, SIDE * 0.866 - 2), 24);
        return <path key={direction} className="ecl-wormhole" d={`M${from}A12 12 0 0 0 ${to}Z`} />;
      })}
      <g className="ecl-near">
        {owner < 0 && (
          <PictureMark
            of={`eclipse/sun/${SUNS[sector % SUNS.length]}`}
            y={STAR}
            size={stack === CENTRE || stack === HOME ? 62 : 46}
          >
            <Star id={`eclipse ${id}`} y={STAR} r={stack === CENTRE || stack === HOME ? 10 : 7} />
          </PictureMark>
        )}
        <text className="ecl-number" {...NUMBER}>
          {id}
        </text>
        {points > 0 && (
          <>
            <circle cx={WORTH.x} cy={WORTH.y} r={11} className="ecl-worth" />
            <text className="ecl-points" {...WORTH}>
              {points}
            </text>
          </>
        )}
        {artifact && (
          <g className="ecl-artifact">
            <PictureMark of="eclipse/relic/artefact" x={relic.x + 8} y={relic.y + 8} size={24}>
              <IconMark name="ecl-artifact" {...relic} size={16} />
            </PictureMark>
          </g>
        )}
      </g>
    </>
  );
});

export interface Ships {
  readonly colour: number;
  readonly type: number;
  readonly count: number;
}

interface TileProps extends GroundProps {
  readonly at: Spot;
  readonly cubes: number;
  readonly orbital: boolean;
  readonly monolith: boolean;
  readonly ancients: number;
  readonly guarded: boolean;
  readonly discovery: boolean;
  readonly ships: readonly Ships[];
}

/** Places for planets, the fewer the larger: up to five in one row, more in two. */
function system(n: number): { spots: readonly Spot[]; k: number } {
  if (n > 5) return { spots: grid(n, Math.ceil(n / 2), 26), k: 1 };
  const gap = n === 5 ? 26 : n === 4 ? 32 : 37;
  return { spots: grid(n, 5, gap), k: gap / 26 };
}

/** Places below the planets for what flies there: a few large ones, or two rows of small ones. */
function harbour(n: number): { spots: readonly Spot[]; size: number } {
  if (n <= 2) return { spots: grid(n, 2, 40), size: 33 };
  if (n === 3) return { spots: grid(n, 3, 33), size: 27 };
  return n === 4 ? { spots: grid(n, 4, 26), size: 22 } : { spots: grid(n, 4, 22), size: 18 };
}

export const SectorTile = calm(function SectorTile(props: TileProps): ReactElement {
  const { sector, at, owner, cubes, orbital, monolith, ancients, guarded, discovery, ships } =
    props;
  const { squares } = SECTORS[sector];
  const kinds = squares.map((square, i) => ({ ...square, bit: i }));
  const all = orbital ? [...kinds, { kind: ORBITAL, advanced: false, bit: ORBITAL_SQUARE }] : kinds;
  const worlds = system(all.length);
  const sky = all.length > 5 ? 3 : 1;
  const guards = guarded || ancients > 0 ? 1 : 0;
  const berths = harbour(ships.length + guards + (discovery ? 1 : 0));
  const ground = SIDE * (all.length > 5 ? 0.56 : berths.spots.length > 4 ? 0.49 : 0.42);
  const berth = (at: number): Spot => {
    const { x, y } = berths.spots[at];
    return { x, y: y + ground };
  };
  return (
    <g
      className="mounted"
      transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}
      data-spot={spotOf.tile(sector)}
    >
      <Ground sector={sector} rotation={props.rotation} owner={owner} />
      <g className="ecl-near">
        {all.map(({ kind, advanced, bit }, i) => (
          <SquareFigure
            key={bit}
            world={sector + bit}
            kind={kind}
            advanced={advanced}
            cube={has(cubes, bit) ? owner : -1}
            x={worlds.spots[i].x}
            y={worlds.spots[i].y + sky}
            k={worlds.k}
            spot={spotOf.cube(sector, bit)}
          />
        ))}
        {owner >= 0 && <Disc colour={owner} y={STAR} r={13} spot={spotOf.disc(sector)} />}
        {monolith && (
          <g
            transform={`translate(${SIDE * 0.42} ${SIDE * 0.62})`}
            data-spot={spotOf.monolith(sector)}
          >
            <PictureMark of="eclipse/ship/monolith" size={36}>
              <path className="ecl-monolith" d="M-5 9V-11L5 -14V9Z" />
            </PictureMark>
          </g>
        )}
        {discovery && (
          <g className="ecl-discovery" data-spot={spotOf.discovery(sector)}>
            <PictureMark
              of="eclipse/relic/find"
              {...berth(0)}
              size={Math.min(34, berths.size * 1.25)}
            >
              <IconMark name="treasure" x={berth(0).x - 12} y={berth(0).y - 12} />
            </PictureMark>
          </g>
        )}
        {guards > 0 && (
          <NpcFigure
            guard={guarded}
            count={Math.max(1, ancients)}
            {...berth(discovery ? 1 : 0)}
            size={Math.min(26, berths.size)}
            spot={spotOf.guards(sector)}
          />
        )}
        {ships.map(({ colour, type, count }, i) => (
          <ShipFigure
            key={`${colour} ${type}`}
            colour={colour}
            type={type}
            count={count}
            {...berth(i + guards + (discovery ? 1 : 0))}
            size={berths.size + [0, 3, 6, 4][type]}
            spot={spotOf.ships(sector, colour, type)}
          />
        ))}
      </g>
      <FromAfar {...props} />
    </g>
  );
});

/** What matters from afar, large: whose it is, whose ships are there, what guards it. */
function FromAfar({
  sector,
  owner,
  cubes,
  ships,
  ancients,
  guarded,
  discovery,
}: TileProps): ReactElement {
  const { squares } = SECTORS[sector];
  const fleets = [...new Set(ships.map(({ colour }) => colour))].map((colour) => {
    const own = ships.filter((ship) => ship.colour === colour);
    return {
      colour,
      type: Math.max(...own.map(({ type }) => type)),
      count: own.reduce((sum, { count }) => sum + count, 0),
    };
  });
  const npcs = ancients + (guarded ? 1 : 0);
  const things = fleets.length + (npcs > 0 ? 1 : 0);
  const at = (i: number): number => (i - (things - 1) / 2) * Math.min(54, 116 / things);
  return (
    <g className="ecl-far">
      <text
        className="ecl-number ecl-number-far"
        x={owner < 0 ? 0 : SIDE * 0.25}
        y={owner < 0 ? -34 : -22}
      >
        {SECTORS[sector].id}
      </text>
      {squares.map(({ kind }, bit) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a square is its number
          key={bit}
          x={(bit - squares.length / 2) * 17 + 1}
          y={36}
          width={15}
          height={13}
          rx={3}
          fill={has(cubes, bit) ? RESOURCE_TINTS[kind] : 'var(--ecl-sky)'}
          stroke={RESOURCE_TINTS[kind]}
          strokeWidth={2.5}
        />
      ))}
      {owner >= 0 && (
        <Disc colour={owner} x={-SIDE * 0.36} y={-30} r={18} spot={spotOf.disc(sector)} />
      )}
      {discovery && owner < 0 && (
        <g transform="translate(-19 -24) scale(1.6)" className="ecl-discovery">
          <IconMark name="treasure" />
        </g>
      )}
      {npcs > 0 && (
        <NpcFigure
          guard={guarded}
          count={npcs}
          x={at(0)}
          y={14}
          size={44}
          spot={spotOf.guards(sector)}
        />
      )}
      {fleets.map(({ colour, type, count }, i) => (
        <ShipFigure
          key={colour}
          colour={colour}
          type={type}
          count={count}
          x={at(i + (npcs > 0 ? 1 : 0))}
          y={16}
          size={46}
          spot={spotOf.fleet(sector, colour)}
        />
      ))}
    </g>
  );
}
