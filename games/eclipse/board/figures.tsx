/** Pieces on the map: ships by type and owner, cubes, discs, structures. */
import { calm, EmblemMark, IconMark, PictureMark, placedPath, seatColour } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import { ANY, MATERIALS, MONEY, ORBITAL, SCIENCE } from '../data/resources.ts';
import { SHIPS } from '../data/ships.ts';

/** Silhouettes seen from above, nose up, on a 24 × 24 grid; larger ships are larger. */
export const SHIP_SHAPES: readonly string[] = [
  'M12 3L16 15L20 19L12 17L4 19L8 15Z',
  'M12 2L15 8V13L21 18V21L12 19L3 21V18L9 13V8Z',
  'M12 1L15 6V10L19 12V18L22 21L15 20L12 23L9 20L2 21L5 18V12L9 10V6Z',
  'M12 2L19 6V12L22 15L16 18L12 22L8 18L2 15L5 12V6ZM12 8A4 4 0 1 0 12.1 8Z',
];
const ANCIENT_SHAPE =
  'M12 2C18 4 21 9 20 15L15 13L12 21L9 13L4 15C3 9 6 4 12 2ZM12 7A2.4 2.4 0 1 0 12.1 7Z';
const GUARD_SHAPE = 'M12 1L16 7L23 8L18 13L20 21L12 17L4 21L6 13L1 8L8 7ZM12 9A3 3 0 1 0 12.1 9Z';

interface ShipProps {
  readonly type: number;
  /** Colour index of the owner. */
  readonly colour: number;
  readonly count: number;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  /** Where it is, to motion. */
  readonly spot?: string;
}

/** Ships of one type of one owner; on the hull the owner's emblem, and beside it the number: who flies next to them has their own. */
export const ShipFigure = calm(function ShipFigure({
  type,
  colour,
  count,
  x = 0,
  y = 0,
  size = 24,
  spot,
}: ShipProps): ReactElement {
  const scale = size / 24;
  const [left, top] = [x - size / 2, y - size / 2];
  return (
    <g data-spot={spot}>
      <PictureMark
        of={`eclipse/ship/${SHIPS[type].id}-${colour % 6}`}
        x={x}
        y={y}
        size={34 * scale}
      >
        <path
          d={placedPath(SHIP_SHAPES[type], left, top, scale)}
          fill={seatColour(colour)}
          fillRule="evenodd"
          stroke="var(--on-seat)"
          strokeWidth={scale}
          strokeLinejoin="round"
        />
      </PictureMark>
      <OwnerSign colour={colour} x={x} y={y} scale={scale} />
      {count > 1 && (
        <text
          className="ecl-count"
          x={x + 6.5 * scale}
          y={y + 6.5 * scale}
          style={{ strokeWidth: 3 * scale }}
          data-count=""
        >
          {count}
        </text>
      )}
    </g>
  );
});

/** Whose it is, where a painted hull alone would leave it to the colour. */
const OwnerSign = ({
  colour,
  x,
  y,
  scale,
}: {
  colour: number;
  x: number;
  y: number;
  scale: number;
}): ReactElement => (
  <>
    <circle
      cx={x}
      cy={y}
      r={4.6 * scale}
      fill={seatColour(colour)}
      stroke="var(--on-seat)"
      strokeWidth={0.7 * scale}
    />
    <EmblemMark
      of={colour}
      fill="var(--on-seat)"
      x={x - 3.4 * scale}
      y={y - 3.4 * scale}
      size={6.72 * scale}
    />
  </>
);

export function NpcFigure({
  guard,
  count,
  x = 0,
  y = 0,
  size = 26,
  spot,
}: {
  guard: boolean;
  count: number;
  x?: number;
  y?: number;
  size?: number;
  spot?: string;
}): ReactElement {
  const scale = size / 24;
  return (
    <g className="ecl-npc" data-spot={spot}>
      <PictureMark
        of={`eclipse/ship/${guard ? 'guardian' : 'ancient'}`}
        x={x}
        y={y}
        size={36 * scale}
      >
        <path
          d={placedPath(guard ? GUARD_SHAPE : ANCIENT_SHAPE, x - size / 2, y - size / 2, scale)}
          fillRule="evenodd"
        />
      </PictureMark>
      {count > 1 && (
        <text className="ecl-count" x={x + 6.5 * scale} y={y + 6.5 * scale}>
          {count}
        </text>
      )}
    </g>
  );
}

export const RESOURCE_ICONS: Readonly<Record<number, string>> = {
  [MONEY]: 'money',
  [SCIENCE]: 'science',
  [MATERIALS]: 'ore',
  [ANY]: 'population',
  [ORBITAL]: 'system',
};

export const RESOURCE_TINTS: Readonly<Record<number, string>> = {
  [MONEY]: 'var(--ecl-money)',
  [SCIENCE]: 'var(--ecl-science)',
  [MATERIALS]: 'var(--ecl-materials)',
  [ANY]: 'var(--ecl-any)',
  [ORBITAL]: 'var(--ecl-any)',
};

/** Families of painted worlds, by resource; several of each, so that neighbours differ. */
const WORLDS: Readonly<Record<number, string>> = {
  [MONEY]: 'money',
  [SCIENCE]: 'science',
  [MATERIALS]: 'materials',
  [ANY]: 'any',
};
const EACH = 6;

interface SquareProps {
  /** Decides which world of its family it is. */
  readonly world: number;
  readonly kind: number;
  readonly advanced: boolean;
  /** Colour index of whose cube lies there, or −1. */
  readonly cube: number;
  readonly x: number;
  readonly y: number;
  /** How large, in times of what is usual. */
  readonly k: number;
  /** Where its cube is, to motion. */
  readonly spot: string;
}

/** A population square as a planet in its resource's colour; an advanced one has a ring. A cube covers it. */
export function SquareFigure(props: SquareProps): ReactElement {
  const { world, kind, advanced, cube, x, y, k, spot } = props;
  return (
    <g color={RESOURCE_TINTS[kind]}>
      {advanced && <path className="ecl-ring" d={placedPath(RING, x, y, k)} />}
      {kind === ORBITAL ? (
        <PictureMark of="eclipse/ship/orbital" x={x} y={y} size={32 * k}>
          <circle className="ecl-planet" cx={x} cy={y} r={9 * k} />
        </PictureMark>
      ) : (
        <PictureMark
          of={`eclipse/planet/${WORLDS[kind]}-${world % EACH}`}
          x={x}
          y={y}
          size={28 * k}
        >
          <circle className="ecl-planet" cx={x} cy={y} r={10 * k} />
        </PictureMark>
      )}
      {cube < 0 ? (
        <>
          <circle className="ecl-yield" cx={x + 6 * k} cy={y + 7 * k} r={7 * k} />
          <g color="var(--ecl-sky)">
            <IconMark name={RESOURCE_ICONS[kind]} x={x + 0.3 * k} y={y + 1.3 * k} size={11.4 * k} />
          </g>
          {advanced && <path className="ecl-starred" d={placedPath(STAR, x, y, k)} />}
        </>
      ) : (
        <g data-spot={spot}>
          <rect
            x={x - 7.5 * k}
            y={y - 7.5 * k}
            width={15 * k}
            height={15 * k}
            rx={2.5 * k}
            fill={seatColour(cube)}
            stroke="var(--ecl-sky)"
          />
          <EmblemMark
            of={cube}
            fill="var(--on-seat)"
            x={x - 5.4 * k}
            y={y - 5.4 * k}
            size={10.8 * k}
          />
        </g>
      )}
    </g>
  );
}

const RING = 'M-9 4.5C-18 10 -14 13 0 5.5S18 -9 9 -5';
const STAR =
  'M8 -13L9.5 -9.6L13 -9.2L10.4 -6.8L11.1 -3.4L8 -5.1L4.9 -3.4L5.6 -6.8L3 -9.2L6.5 -9.6Z';

/** An influence disc with its owner's emblem. */
export function Disc({
  colour,
  x = 0,
  y = 0,
  r = 12,
  spot,
}: {
  colour: number;
  x?: number;
  y?: number;
  r?: number;
  spot: string;
}): ReactElement {
  return (
    <g data-spot={spot}>
      <circle
        cx={x}
        cy={y}
        r={r}
        fill={seatColour(colour)}
        stroke="var(--on-seat)"
        strokeWidth={1}
      />
      <EmblemMark
        of={colour}
        fill="var(--on-seat)"
        x={x - r * 0.72}
        y={y - r * 0.72}
        size={r * 1.44}
      />
    </g>
  );
}
