/** Ships at a place of the star map, by owner and level. */
import { calm, PictureMark, seatColour, type Touching, useMarked } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import { shipClass } from '../fleet.ts';
import { SHIP_LEVELS, type State } from '../state.ts';
import { placeOf } from '../text/places.ts';
import { endOf, laidOut, SHIP } from './fleet-layout.ts';
import type { Berth } from './map-layout.ts';

/** Between a place and its ships. */
const GAP = 16;
/** Further down stands who would control the place. */
const LOWEST = 12;
/** What the level is written on has the same size on every ship. */
const BADGE = 9.5;

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

/** Ships at a place, by owner and level, beside it in rows: «2» at the hull and «×3» are three of level 2. */
export function Fleets({
  fleets,
  berth,
  ...touching
}: Touching & {
  fleets: readonly FleetNow[];
  berth: Berth;
}): ReactElement | null {
  if (fleets.length === 0) return null;
  const { scale, rows } = laidOut(fleets, berth);
  const [wide, high] = [SHIP.wide * scale, SHIP.high * scale];
  const top = berth.below ? berth.top : Math.max(berth.top, LOWEST - rows.length * high);
  const end = Math.max(...rows.map((row) => endOf(row, wide)));
  return (
    <g transform={`translate(${berth.left} ${top})`}>
      {!berth.below && (
        <rect className="bts-reach" x={-GAP} width={GAP + end} height={rows.length * high} />
      )}
      {/* From the last to the first: what is written on a ship lies over the tail of the next. */}
      {rows.toReversed().flatMap((row) => {
        const indent = berth.below ? (berth.wide - endOf(row, wide)) / 2 : 0;
        return row
          .toReversed()
          .map(({ colour, level, count, key, x, row: at }) => (
            <Ships
              key={key}
              place={key}
              colour={colour}
              level={level}
              count={count}
              x={indent + x + wide / 2}
              y={(at + 0.5) * high}
              scale={scale}
              {...touching}
            />
          ));
      })}
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
  readonly scale: number;
}

/** Ships of one owner and level. */
const Ships = calm(function Ships(props: ShipsProps): ReactElement {
  const { place, colour, level, count, x, y, scale, open, lit, touch } = props;
  const offered = useMarked(open, place);
  const classes = ['bts-ship', offered && 'bts-ship-open', useMarked(lit, place) && 'bts-ship-lit'];
  const hull = scale * 0.9;
  const [right, down] = [SHIP.wide * scale * 0.5 - BADGE, SHIP.high * scale * 0.5 - BADGE];
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
      {offered && <circle className="bts-ship-glow" r={(SHIP.high / 2) * scale} />}
      <PictureMark of={`beyond-the-sun/ship/${level}-${colour % 6}`} size={SHIP.painted * scale}>
        <path
          d={`M0 ${-17 * hull}L${13 * hull} ${12 * hull}L0 ${7 * hull}L${-13 * hull} ${12 * hull}Z`}
          fill={seatColour(colour)}
          stroke="var(--on-seat)"
        />
      </PictureMark>
      <circle className="bts-ship-badge" r={BADGE} cx={right} cy={down} fill={seatColour(colour)} />
      <text className="bts-level" x={right} y={down + 6}>
        {level}
      </text>
      {count > 1 && (
        <text className="bts-count" x={right + BADGE + 1} y={down + 6} data-count="">
          ×{count}
        </text>
      )}
    </g>
  );
});
