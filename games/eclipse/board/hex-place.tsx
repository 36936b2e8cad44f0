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

const RING = hexagon({ x: 0, y: 0 }, SIDE - 3.5);

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
});
