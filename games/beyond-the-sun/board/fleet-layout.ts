/** How ships lie beside a place of the star map, in rows. */
import type { Berth } from './map-layout.ts';

/** The room a ship takes, at its largest and at its smallest, and a number beside it. */
export const SHIP = { wide: 40, high: 38, painted: 62 } as const;
const [SMALLEST, COUNT] = [0.56, 17] as const;
/** A ship is painted larger than its room, and would lie over what is written before it. */
const AIR = 20;
/** A number needs some, however little room there is. */
const AFTER_COUNT = 8;

interface Counted {
  readonly count: number;
}
type Laid<F> = F & { readonly x: number; readonly row: number };

const widthOf = ({ count }: Counted, ship: number): number => ship + (count > 1 ? COUNT : 0);

/** Rows that are no longer than the berth. */
function inRows<F extends Counted>(
  fleets: readonly F[],
  { wide, indent = 0 }: Berth,
  ship: number,
): Laid<F>[][] {
  const rows: Laid<F>[][] = [];
  let end = wide;
  for (const fleet of fleets) {
    const width = widthOf(fleet, ship);
    if (end + width > wide) {
      end = rows.length === 0 ? 0 : indent;
      rows.push([]);
    }
    rows.at(-1)?.push({ ...fleet, x: end, row: rows.length - 1 });
    end += width + (fleet.count > 1 ? AFTER_COUNT : 0);
  }
  return rows;
}

/** Where a row ends. */
export function endOf(row: readonly Laid<Counted>[], ship: number): number {
  const last = row.at(-1) as Laid<Counted>;
  return last.x + widthOf(last, ship);
}

/** With air between the ships of a row, as far as there is room for it. */
function aired<F extends Counted>(row: readonly Laid<F>[], wide: number, ship: number): Laid<F>[] {
  const air = Math.min(AIR, (wide - endOf(row, ship)) / Math.max(1, row.length - 1));
  return row.map((fleet, at) => ({ ...fleet, x: fleet.x + at * air }));
}

/** So little smaller they are read more easily in one row than in two. */
const ONE_ROW = [1, 0.9, 0.8];
/** The least air between two of one row, after a number and after a ship alone. */
const leastAir = ({ count }: Counted): number => (count > 1 ? 10 : 5);

function inOneRow<F extends Counted>(fleets: readonly F[], berth: Berth) {
  const air = fleets.slice(1).reduce((sum, _, at) => sum + leastAir(fleets[at] as F), 0);
  for (const scale of ONE_ROW) {
    const rows = inRows(fleets, { ...berth, wide: berth.wide - air }, SHIP.wide * scale);
    if (rows.length === 1) return { scale, rows };
  }
  return null;
}

/** As large as the berth allows. */
function inSeveral<F extends Counted>(fleets: readonly F[], berth: Berth) {
  let scale = 1;
  let rows = inRows(fleets, berth, SHIP.wide);
  while (rows.length * SHIP.high * scale > berth.high && scale > SMALLEST) {
    scale = Math.max(SMALLEST, scale - 0.11);
    rows = inRows(fleets, berth, SHIP.wide * scale);
  }
  return { scale, rows };
}

export function laidOut<F extends Counted>(fleets: readonly F[], berth: Berth) {
  const { scale, rows } = inOneRow(fleets, berth) ?? inSeveral(fleets, berth);
  return { scale, rows: rows.map((row) => aired(row, berth.wide, SHIP.wide * scale)) };
}
