/** Ships at a place of the star map, by owner and level. */
import { calm, PictureMark, seatColour, type Touching, useMarked } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import { shipClass } from '../fleet.ts';
import { SHIP_LEVELS, type State } from '../state.ts';
import { placeOf } from '../text/places.ts';
import type { Berth } from './map-layout.ts';

const SHIP = { wide: 29, high: 31, count: 27, painted: 42 } as const;
/** Rows are centred beside their place; from higher up they would lie over its name. */
const HIGHEST = 26;

/** Ships of one owner and level. */
export interface FleetNow {
  readonly colour: number;
  readonly level: number;
  readonly count: number;
  /** The name of the place that they are. */
  readonly key: string;
}

export const fleetsAt = (
  state: State,
  place: number,
  colours: readonly number[],
): readonly FleetNow[] =>
  state.players.flatMap((player, seat) =>
    Array.from({ length: SHIP_LEVELS }, (_, at) => at + 1).flatMap((level) => {
      const ship = shipClass(place, level);
      const count = player.ships[ship];
      const key = placeOf.ship(seat, ship);
      return count > 0 ? [{ colour: colours[seat], level, count, key }] : [];
    }),
  );

/** Ships at a place, by owner and level, beside it in rows: «2» on the hull and «×3» are three of level 2. */
export function Fleets({
  fleets,
  strengths,
  berth,
  ...touching
}: Touching & {
  fleets: readonly FleetNow[];
  strengths: string;
  berth: Berth;
}): ReactElement | null {
  if (fleets.length === 0) return null;
  let [x, row] = [0, 0];
  const laid = fleets.map((fleet) => {
    const width = SHIP.wide + (fleet.count > 1 ? SHIP.count : 0);
    if (x > 0 && x + width > berth.wide) [x, row] = [0, row + 1];
    const spot = { ...fleet, x, row };
    x += width;
    return spot;
  });
  return (
    <g
      transform={`translate(${berth.x} ${berth.below ? berth.y : berth.y - Math.min(row * (SHIP.high / 2), HIGHEST)})`}
    >
      <title>{strengths}</title>
      {laid.map(({ colour, level, count, key, x, row }) => (
        <Ships
          key={key}
          place={key}
          colour={colour}
          level={level}
          count={count}
          x={x}
          y={row * SHIP.high}
          {...touching}
        />
      ))}
    </g>
  );
}

interface ShipsProps extends Touching {
  readonly place: string;
  readonly colour: number;
  readonly level: number;
  readonly count: number;
  readonly x: number;
  readonly y: number;
}

/** Ships of one owner and level. */
const Ships = calm(function Ships(props: ShipsProps): ReactElement {
  const { place, colour, level, count, x, y, open, lit, touch } = props;
  const classes = [
    'bts-ship',
    useMarked(open, place) && 'bts-ship-open',
    useMarked(lit, place) && 'bts-ship-lit',
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the choice bar lists ships for the keyboard
    <g
      className={classes.filter(Boolean).join(' ')}
      transform={`translate(${x} ${y})`}
      data-place={place}
      onClick={(event) => {
        if (!open.has(place)) return;
        event.stopPropagation();
        touch(place);
      }}
    >
      <PictureMark of={`beyond-the-sun/ship/${level}-${colour % 6}`} y={-3} size={SHIP.painted}>
        <path d="M0 -17L13 12L0 7L-13 12Z" fill={seatColour(colour)} stroke="var(--on-seat)" />
      </PictureMark>
      <circle r={9} cy={-1} fill={seatColour(colour)} />
      <text className="bts-level" y={5}>
        {level}
      </text>
      {count > 1 && (
        <text className="bts-count" x={13} y={6} data-count="">
          ×{count}
        </text>
      )}
    </g>
  );
});
