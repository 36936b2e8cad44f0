/** The cosmos sheet as a navigator's chart in ink: grid, landmarks, and what has been drawn. */
import {
  calm,
  classes,
  IconMark,
  NO_PLACES,
  PictureMark,
  type Places,
  Planet,
  Star,
  useMarked,
  usePlaces,
  useT,
} from '@orrery/web/kit';
import {
  memo,
  type ReactElement,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { BLACK_HOLE, SHAPES } from '../data/shapes.ts';
import { CELLS, WORLDS } from '../data/sheet.ts';
import { contains, type Mask, NEXT_TO_TREASURE } from '../geometry.ts';
import { cellsOf } from '../placements.ts';
import type { Sheet, State } from '../state.ts';
import {
  CENTRES,
  centreAt,
  coast,
  constellation,
  dot,
  hexagon,
  middleOf,
  RADIUS,
  SHEET_HEIGHT,
  SHEET_WIDTH,
} from './hexes.ts';
import { Hatchings, hatchingId, tintOf } from './shape-ink.tsx';
import { type WorldMark, worldMark } from './world-mark.ts';

interface ChartProps {
  readonly state: State;
  /** Whose sheet. */
  readonly of: number;
  /** Names of cells for the places that are lit. */
  readonly lit?: Places;
  readonly recent?: Places;
  /** Leave out what can't be read when small. */
  readonly small?: boolean;
  readonly label: string;
  readonly svgRef?: Ref<SVGSVGElement>;
  /** Laid over the chart: ghosts and targets. */
  readonly children?: ReactNode;
  readonly handlers?: React.SVGProps<SVGSVGElement>;
}

const GRID = CENTRES.map((centre) => hexagon(centre)).join('');
const treasures = CELLS.flatMap((cell, number) => (cell.type === 'treasure' ? [number] : []));
const MARKED: ReadonlySet<string> = new Set(['alien', 'upgrade', 'treasure', 'start']);
/** What is printed on the sheet, with the cells around each treasure. */
const LANDMARKS = CELLS.flatMap(({ id, type }, number) => {
  const ring = type === 'treasure' ? NEXT_TO_TREASURE[treasures.indexOf(number)] : null;
  return MARKED.has(type) ? [{ id, number, ring }] : [];
});
const isCovered = (ring: Mask, covered: Sheet['covered']): boolean =>
  [0, 1, 2, 3].every((word) => (ring[word] & ~covered[word]) === 0);

export function Chart({
  state,
  of,
  lit = NO_PLACES,
  recent = NO_PLACES,
  small = false,
  label,
  svgRef,
  children,
  handlers,
}: ChartProps): ReactElement {
  const own = useRef<SVGSVGElement>(null);
  // Letters and numbers have one size on screen, however large the chart is.
  useLayoutEffect(() => {
    const svg = own.current;
    if (!svg || small) return;
    const look = new ResizeObserver(() => {
      const unit = 1 / (svg.getScreenCTM()?.a || 1);
      svg.style.setProperty('--ds-unit', unit.toFixed(3));
    });
    look.observe(svg);
    return () => look.disconnect();
  }, [small]);
  useImperativeHandle(svgRef, () => own.current as SVGSVGElement, []);
  return (
    <svg
      ref={own}
      className={classes('ds-chart', small ? 'ds-chart-small' : 'kept-clear')}
      viewBox={`0 0 ${SHEET_WIDTH.toFixed(1)} ${SHEET_HEIGHT.toFixed(1)}`}
      role="img"
      aria-label={label}
      {...handlers}
    >
      <Inked of={of} now={chartNow(state, of)} small={small} recent={recent} />
      <LitCells lit={lit} />
      {children}
    </svg>
  );
}

/** What shows of a sheet now, as plain data. */
interface ChartNow extends Pick<Sheet, 'covered' | 'shapeOf' | 'placementOf'> {
  readonly worlds: readonly WorldMark[];
}

function chartNow(state: State, of: number): ChartNow {
  const { covered, shapeOf, placementOf } = state.sheets[of];
  const worlds = WORLDS.map((_, world) => worldMark(state, of, world));
  return { covered, shapeOf, placementOf, worlds };
}

interface InkedProps {
  /** Whose sheet. */
  readonly of: number;
  readonly now: ChartNow;
  readonly small: boolean;
  readonly recent: Places;
}

/** All that is printed and drawn on a sheet. */
const Inked = calm(function Inked({ of, now, small, recent }: InkedProps): ReactElement {
  const t = useT();
  const prefix = useId();
  const { covered, shapeOf, placementOf, worlds } = now;
  return (
    <>
      {!small && <Hatchings prefix={prefix} />}
      <Paper small={small} />
      {shapeOf.map((shape, at) => (
        <Drawing
          key={`${shape}:${placementOf[at]}`}
          shape={shape}
          placement={placementOf[at]}
          spot={`drawing ${of} ${shape}:${placementOf[at]}`}
          prefix={prefix}
          small={small}
          name={t(SHAPES[shape].name)}
          recent={recent}
        />
      ))}
      <g>
        {LANDMARKS.map(({ id, number, ring }) => (
          <Landmark
            key={id}
            number={number}
            covered={contains(covered, number)}
            enclosed={ring !== null && isCovered(ring, covered)}
            small={small}
          />
        ))}
      </g>
      {WORLDS.map(({ id }, world) => (
        <World key={id} of={of} world={world} mark={worlds[world]} small={small} />
      ))}
    </>
  );
});

function LitCells({ lit: places }: { lit: Places }): ReactElement | null {
  const lit = usePlaces(places);
  if (lit.size === 0) return null;
  const cells = CELLS.flatMap(({ id }, number) => (lit.has(`cell ${id}`) ? [number] : []));
  return <path className="ds-lit" d={cells.map((cell) => hexagon(CENTRES[cell], 2)).join('')} />;
}

/** Frame, grid and the letters and numbers along the edges. */
const Paper = memo(function Paper({ small }: { small: boolean }): ReactElement {
  const letters = [...'ABCDEFGHIJ'];
  return (
    <g>
      <rect
        className="ds-paper"
        x={4}
        y={4}
        width={SHEET_WIDTH - 8}
        height={SHEET_HEIGHT - 8}
        rx={10}
      />
      {!small && (
        <>
          <rect
            className="ds-frame"
            x={9}
            y={9}
            width={SHEET_WIDTH - 18}
            height={SHEET_HEIGHT - 18}
            rx={6}
          />
          <g className="ds-coordinates">
            {letters.map((letter, column) => (
              <text key={letter} x={centreAt(column, 0).x} y={23}>
                {letter}
              </text>
            ))}
            {Array.from({ length: 11 }, (_, row) => row).map((row) => (
              <text key={row} x={row % 2 ? 40 : 19} y={centreAt(0, row).y + 4}>
                {row}
              </text>
            ))}
          </g>
        </>
      )}
      <path className="ds-grid" d={GRID} />
    </g>
  );
});

interface DrawingProps {
  readonly shape: number;
  readonly placement: number;
  /** Where it is, to motion. */
  readonly spot: string;
  readonly prefix: string;
  readonly small: boolean;
  readonly name: string;
  readonly recent: Places;
}

/** As wide as the seven cells that a black hole takes. */
const HOLE = 132;

/** One drawn shape: tinted and hatched cells inside an ink coast, tied like a constellation. */
const Drawing = memo(function Drawing({
  shape,
  placement,
  spot,
  prefix,
  small,
  name,
  recent,
}: DrawingProps) {
  const cells = cellsOf(shape, placement);
  const area = cells.map((cell) => hexagon(CENTRES[cell])).join('');
  const hole = shape === BLACK_HOLE;
  const middle = middleOf(cells);
  const fresh = useMarked(recent, `drawing ${shape}:${placement}`);
  return (
    <g className={fresh ? 'ds-drawing ds-recent' : 'ds-drawing'} data-spot={spot}>
      <title>{name}</title>
      <path d={area} fill="var(--ds-paper)" />
      <path d={area} fill={tintOf(shape)} fillOpacity={hole ? 0.92 : 0.42} />
      {!small && !hole && (
        <path d={area} fill={`url(#${hatchingId(prefix, shape)})`} fillOpacity={0.5} />
      )}
      {hole && !small && (
        <PictureMark of="distant-suns/hole/black" x={middle.x} y={middle.y} size={HOLE}>
          <g className="ds-swirl" transform={`translate(${middle.x} ${middle.y})`}>
            {[13, 22, 31].map((r, at) => (
              <path
                key={r}
                d={`M${r} 0A${r} ${r} 0 1 1 ${r * 0.2} ${-r * 0.97}`}
                transform={`rotate(${at * 70})`}
              />
            ))}
            <circle r={7} />
          </g>
        </PictureMark>
      )}
      <path className="ds-coast" d={coast(cells)} />
      {!small && !hole && (
        <>
          <path className="ds-constellation" d={constellation(cells)} />
          <path className="ds-star" d={cells.map((cell) => dot(CENTRES[cell], 2.4)).join('')} />
        </>
      )}
    </g>
  );
});

interface LandmarkProps {
  readonly number: number;
  /** Something is drawn over it. */
  readonly covered: boolean;
  /** A treasure with drawings all around. */
  readonly enclosed: boolean;
  readonly small: boolean;
}

/** An alien, an upgrade, a treasure or the start, over the drawings. */
const Landmark = memo(function Landmark({
  number,
  covered,
  enclosed,
  small,
}: LandmarkProps): ReactElement {
  const { type } = CELLS[number];
  const { x, y } = CENTRES[number];
  if (type === 'start') {
    return (
      <PictureMark of="distant-suns/sun/start" x={x} y={y} size={52}>
        <Star id="start" x={x} y={y} r={small ? 12 : 8} />
      </PictureMark>
    );
  }
  if (type === 'treasure') {
    return (
      <g className={enclosed ? 'ds-treasure ds-enclosed' : 'ds-treasure'}>
        <path d={hexagon({ x, y }, 2.5)} />
        {small ? (
          <circle cx={x} cy={y} r={RADIUS * 0.35} />
        ) : (
          <IconMark name="treasure" x={x - 12} y={y - 12} />
        )}
      </g>
    );
  }
  const state = covered ? 'ds-covered' : 'ds-open';
  if (small) return <circle cx={x} cy={y} r={7} className={`ds-spot ds-${type} ${state}`} />;
  return (
    <g className={`ds-mark ds-${type} ${state}`}>
      <IconMark name={type} x={x - 12} y={y - 12} />
    </g>
  );
});

interface WorldProps {
  /** Whose sheet. */
  readonly of: number;
  readonly world: number;
  readonly mark: WorldMark;
  readonly small: boolean;
}

/** A far world with its points; a value that is lost is crossed out. */
const World = calm(function World({ of, world, mark, small }: WorldProps): ReactElement {
  const t = useT();
  const { id, cell, name } = WORLDS[world];
  const { x, y } = CENTRES[cell];
  const { lost, value, noted, drone, words } = mark;
  return (
    <g
      className={lost === null ? 'ds-world' : 'ds-world ds-world-taken'}
      data-spot={`world ${of} ${world}`}
    >
      <title>{`${t(name)}: ${t.say(words)}`}</title>
      <PictureMark of={`distant-suns/world/${world}`} x={x} y={y} size={46}>
        <Planet id={`distant-suns ${id}`} x={x} y={y} r={17} ring={world === 1} />
      </PictureMark>
      {drone && (
        <g className="ds-drone">
          <IconMark name="bot" x={x - 8.4} y={y - 28.4} size={16.8} />
        </g>
      )}
      {!small && (
        <text x={x} y={y + 5} className={noted ? 'ds-noted' : 'ds-offered'}>
          {lost !== null && (
            <tspan className="ds-lost">
              <tspan>{lost}</tspan>
            </tspan>
          )}
          {lost === null ? value : `/${value}`}
        </text>
      )}
    </g>
  );
});
