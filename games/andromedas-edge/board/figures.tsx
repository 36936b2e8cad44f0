/** Ships and raiders as figures seen from above. */
import { calm, EmblemMark, PictureMark, seatColour } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import { SHIP_TYPES } from '../data/ships.ts';

/** Silhouettes around 0,0, nose up, about 20 × 24. */
const HULLS = [
  // transport: a broad box with two pods
  'M-4 -9L4 -9L6 -4L6 7L3 10L-3 10L-6 7L-6 -4ZM-9 -2H-6V6H-9ZM6 -2H9V6H6Z',
  // fighter: a dart
  'M0 -12L3 -3L10 7L3 5L2 9L-2 9L-3 5L-10 7L-3 -3Z',
  // science vessel: a ring around a spine
  'M-2 -12L2 -12L2 -7A8 8 0 1 1 -2 -7ZM0 -3A4 4 0 1 0 0 5A4 4 0 0 0 0 -3Z',
  // heavy cruiser: a long wedge with shoulders
  'M0 -14L4 -6L5 1L9 4L8 11L3 9L0 12L-3 9L-8 11L-9 4L-5 1L-4 -6Z',
] as const;

interface ShipFigureProps {
  readonly type: number;
  readonly colour: number;
  readonly count?: number;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  /** Damage markers on its shields. */
  readonly wear?: number;
  /** Its name for motion. */
  readonly spot?: string;
}

/** A ship in its owner's colour, with the emblem and, if there are several, how many. */
export const ShipFigure = calm(function ShipFigure(props: ShipFigureProps): ReactElement {
  const { type, colour, count = 1, x = 0, y = 0, scale = 1, wear = 0, spot } = props;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} data-spot={spot}>
      <PictureMark of={`andromedas-edge/ship/${SHIP_TYPES[type].key}-${colour % 6}`} size={30}>
        <path
          d={HULLS[type]}
          fill={seatColour(colour)}
          fillRule="evenodd"
          stroke="var(--page)"
          strokeWidth={1.6}
          paintOrder="stroke"
        />
      </PictureMark>
      <circle r={4.8} fill={seatColour(colour)} stroke="var(--on-seat)" strokeWidth={0.6} />
      <EmblemMark of={colour} fill="var(--on-seat)" x={-3.8} y={-3.8} size={7.7} />
      {count > 1 && (
        <text className="ae-count" x={9} y={-6} data-count="">
          {count}
        </text>
      )}
      {wear > 0 && <path className="ae-wear" d="M-8 8L8 -8M-8 -8L8 8" />}
    </g>
  );
});

/** The ship alone, for lists. */
export const ShipPicture = ({
  type,
  colour,
  size = 26,
}: {
  type: number;
  colour: number;
  size?: number;
}): ReactElement => (
  <svg viewBox="-15 -15 30 30" width={size} height={size} aria-hidden="true">
    <ShipFigure type={type} colour={colour} />
  </svg>
);

interface RaiderFigureProps {
  /** S, A, B, C or D. */
  readonly name: string;
  readonly count: number;
  readonly weapons: number;
  readonly x?: number;
  readonly y?: number;
  readonly spot?: string;
}

/** Raiders: a ship in a red ring, over it their class and how many dice they throw. */
export const RaiderFigure = ({
  name,
  count,
  weapons,
  x = 0,
  y = 0,
  spot,
}: RaiderFigureProps): ReactElement => {
  const half = count > 1 ? 30 : 21;
  return (
    <g className="ae-raider" transform={`translate(${x} ${y})`} data-spot={spot}>
      <circle r={21} />
      <PictureMark of={`andromedas-edge/raider/${name}`} size={38}>
        <path d="M-13 -15L-7 -9H7L13 -15L12 2L6 13H-6L-12 2Z" />
      </PictureMark>
      <g className="ae-raider-strength">
        {/* No wider than its words: a moon lies beside it. */}
        <rect x={-half} y={-33} width={half * 2} height={18} rx={9} />
        <text y={-19}>
          {name} · {count > 1 ? `${count}×${weapons}` : weapons}
        </text>
      </g>
    </g>
  );
};
