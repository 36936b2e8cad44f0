/** Cells as hexagons on paper: everything about the sheet that is measured in pixels. */
import { CELLS } from '../data/sheet.ts';

/** From the middle of a cell to its corner. */
export const RADIUS = 24;
/** From side to side. */
export const WIDTH = Math.sqrt(3) * RADIUS;
const ROW = RADIUS * 1.5;
const MARGIN = 30;

export const SHEET_WIDTH = WIDTH * 10 + MARGIN * 2;
export const SHEET_HEIGHT = ROW * 10 + RADIUS * 2 + MARGIN * 2;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

export const centreAt = (column: number, row: number): Point => ({
  x: round(MARGIN + WIDTH / 2 + WIDTH * (column + (row % 2) / 2)),
  y: round(MARGIN + RADIUS + ROW * row),
});

export const CENTRES: readonly Point[] = CELLS.map((cell) => centreAt(cell.col, cell.row));

/** Corners clockwise from the top. */
const CORNERS: readonly Point[] = Array.from({ length: 6 }, (_, corner) => {
  const angle = (Math.PI / 3) * corner - Math.PI / 2;
  return { x: RADIUS * Math.cos(angle), y: RADIUS * Math.sin(angle) };
});

/** The outline of one cell, drawn in by `inset` pixels. */
export function hexagon({ x, y }: Point, inset = 0): string {
  const scale = (RADIUS - inset) / RADIUS;
  const points = CORNERS.map(
    (corner) => `${round(x + corner.x * scale)} ${round(y + corner.y * scale)}`,
  );
  return `M${points.join('L')}Z`;
}

/** The sides of a set of cells that have no neighbour in the set: its coast. */
export function coast(cells: readonly number[]): string {
  const inside = new Set(cells);
  let path = '';
  for (const cell of cells) {
    const { x, y } = CENTRES[cell];
    for (let side = 0; side < 6; side++) {
      const [from, to] = [CORNERS[side], CORNERS[(side + 1) % 6]];
      const beyond = cellNear({ x: x + from.x + to.x, y: y + from.y + to.y }, 4);
      if (beyond >= 0 && inside.has(beyond)) continue;
      path += `M${round(x + from.x)} ${round(y + from.y)}L${round(x + to.x)} ${round(y + to.y)}`;
    }
  }
  return path;
}

/** The cell whose middle is nearest to a point, or −1 if none is within reach. */
export function cellNear(point: Point, reach = RADIUS): number {
  let [best, least] = [-1, reach * reach];
  for (let cell = 0; cell < CENTRES.length; cell++) {
    const [dx, dy] = [CENTRES[cell].x - point.x, CENTRES[cell].y - point.y];
    const distance = dx * dx + dy * dy;
    if (distance < least) [best, least] = [cell, distance];
  }
  return best;
}

/** A round dot as a path: many of them are one thing to paint. */
export const dot = ({ x, y }: Point, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Lines from cell to cell that tie a set together, as a constellation is drawn. */
export function constellation(cells: readonly number[]): string {
  const tied = [cells[0]];
  let path = '';
  while (tied.length < cells.length) {
    const next = cells.find(
      (cell) =>
        !tied.includes(cell) && tied.some((other) => CELLS[cell].neighbours.includes(other)),
    );
    if (next === undefined) break;
    const from = tied.findLast((other) => CELLS[next].neighbours.includes(other)) as number;
    path += `M${CENTRES[from].x} ${CENTRES[from].y}L${CENTRES[next].x} ${CENTRES[next].y}`;
    tied.push(next);
  }
  return path;
}

export function middleOf(cells: readonly number[]): Point {
  const sum = cells.reduce(
    (at, cell) => ({ x: at.x + CENTRES[cell].x, y: at.y + CENTRES[cell].y }),
    { x: 0, y: 0 },
  );
  return { x: round(sum.x / cells.length), y: round(sum.y / cells.length) };
}
