/** A hex of the map as something to touch: it glows, says what is there, and redraws itself only for its own sake. */
import { type About, MapPlace, type Touching } from '@orrery/web/kit';
import { memo, type ReactElement, type ReactNode } from 'react';
import { hexagon, SIDE, spotOf } from './hex-drawing.ts';

interface HexPlaceProps extends Touching {
  readonly place: string;
  readonly hex: number;
  readonly label: string;
  /** What is there, made when somebody wants to know. */
  tell(place: string): About;
  readonly className?: string;
  readonly children?: ReactNode;
}

const RING = hexagon({ x: 0, y: 0 }, SIDE - 4);

/** What a touch does must not change with a rendering: only what is seen is compared. */
const looksSame = (a: HexPlaceProps, b: HexPlaceProps): boolean =>
  a.place === b.place &&
  a.hex === b.hex &&
  a.label === b.label &&
  a.open.has(a.place) === b.open.has(b.place) &&
  a.lit.has(a.place) === b.lit.has(b.place) &&
  a.recent?.has(a.place) === b.recent?.has(b.place);

export const HexPlace = memo(function HexPlace({
  hex,
  tell,
  className = 'ecl-place',
  children,
  ...place
}: HexPlaceProps): ReactElement {
  const { x, y } = spotOf(hex);
  return (
    <MapPlace {...place} className={className} x={x} y={y} about={() => tell(place.place)}>
      <path className="map-ring" d={RING} pathLength={60} data-hex={hex} />
      {children}
    </MapPlace>
  );
}, looksSame);
