/** The shape in hand: how it is turned, what is left out, and where on the chart it snaps to. */
import type { Choice } from '@orrery/web/kit';
import { useMemo, useState } from 'react';
import { type Axial, SHAPES } from '../data/shapes.ts';
import { CELLS, cellAt } from '../data/sheet.ts';
import { turned } from '../forms.ts';
import { CENTRES, cellNear, type Point, WIDTH } from './hexes.ts';

/** One place where the shape, turned as it is, may be drawn. */
export interface Berth {
  readonly choice: Choice;
  readonly cells: readonly number[];
  /** Where the pointer has to be for it. */
  readonly grip: Point;
}

export interface DrawingTool {
  /** The outline as it is turned now. */
  readonly outline: readonly Axial[];
  readonly turns: number;
  readonly mirrored: boolean;
  /** Cells left out, by their place in the outline. */
  readonly ignored: readonly number[];
  readonly berths: readonly Berth[];
  turn(by: number): void;
  flip(): void;
  /** Leaves a cell out, or puts it back; false if that can't be. */
  toggle(at: number): boolean;
  /** The berth that a mouse means: one held near it, or else one that covers the cell under it; or null. */
  berthNear(point: Point, reach?: number): Berth | null;
  /** The berth that a finger means: if one covers the cell under it, that one; else the nearest. */
  berthUnder(point: Point): Berth | null;
  /** The cells that the shape would lie on there, legal or not; −1 is outside the chart. */
  cellsAt(cell: number): readonly number[];
  /** The berth beside another in a direction, for the arrow keys. */
  neighbour(berth: Berth | null, dx: number, dy: number): Berth | null;
}

const MOST_IGNORED = 2;
const CELLS_OF_SHAPE = [...Array(Math.max(...SHAPES.map(({ cells }) => cells.length))).keys()];
const POSES = [false, true].flatMap((mirrored) =>
  [0, 1, 2, 3, 4, 5].map((turns) => ({ turns, mirrored })),
);
/** Cells that may be left out of an outline, the fewest first. */
const LEFT_OUT: readonly (readonly number[])[] = [
  [],
  ...CELLS_OF_SHAPE.map((a) => [a]),
  ...CELLS_OF_SHAPE.flatMap((a) => CELLS_OF_SHAPE.slice(a + 1).map((b) => [a, b])),
];
const drawingKey = (shape: number, cells: readonly number[]): string =>
  `draw ${SHAPES[shape].id}:${cells.map((cell) => CELLS[cell].id).join('+')}`;

/** The cell of an outline nearest to its middle: where one holds it. */
function gripOf(outline: readonly Axial[]): number {
  const [q, r] = [0, 1].map(
    (axis) => outline.reduce((sum, cell) => sum + cell[axis], 0) / outline.length,
  );
  const away = ([cq, cr]: Axial) => (cq - q) ** 2 + (cr - r) ** 2 + (cq - q) * (cr - r);
  return [...outline.keys()].reduce(
    (best, at) => (away(outline[at]) < away(outline[best]) ? at : best),
    0,
  );
}

export function useDrawingTool(
  /** Number of the question: another one puts another shape into the hand. */
  question: number,
  shape: number,
  choices: readonly Choice[],
  upgrades: number,
): DrawingTool {
  const byKey = useMemo(() => new Map(choices.map((choice) => [choice.key, choice])), [choices]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other choices, other berths
  const found = useMemo(() => new Map<string, readonly Berth[]>(), [byKey, shape]);

  const outlineOf = (turns: number, mirrored: boolean) =>
    turned(SHAPES[shape].cells, turns, mirrored);
  const berthsOf = (turns: number, mirrored: boolean, left: readonly number[]) => {
    const pose = `${turns} ${mirrored} ${left.join()}`;
    const berths = found.get(pose) ?? findBerths(turns, mirrored, left);
    found.set(pose, berths);
    return berths;
  };
  const findBerths = (turns: number, mirrored: boolean, left: readonly number[]): Berth[] => {
    if (byKey.size === 0) return [];
    const outline = outlineOf(turns, mirrored);
    const grip = gripOf(outline);
    return CELLS.flatMap((_, anchor) => {
      const cells = lay(outline, grip, anchor);
      const drawn = cells.filter((_, at) => !left.includes(at));
      if (drawn.some((cell) => cell < 0)) return [];
      const choice = byKey.get(
        drawingKey(
          shape,
          drawn.toSorted((a, b) => a - b),
        ),
      );
      return choice ? [{ choice, cells: drawn, grip: CENTRES[anchor] }] : [];
    });
  };

  // It comes to hand so that it fits somewhere, if it does: turned, and with as few cells left out as may be.
  const fitting = () => {
    for (const left of LEFT_OUT) {
      if (left.length > upgrades) break;
      const found = POSES.find(({ turns, mirrored }) => berthsOf(turns, mirrored, left).length > 0);
      if (found) return { pose: found, left };
    }
    return { pose: POSES[0], left: LEFT_OUT[0] };
  };
  const [first] = useState(fitting);
  const [pose, setPose] = useState(first.pose);
  const [ignored, setIgnored] = useState<readonly number[]>(first.left);
  const [handed, hand] = useState(question);
  if (handed !== question) {
    hand(question);
    const { pose, left } = fitting();
    setPose(pose);
    setIgnored(left);
  }

  const outline = outlineOf(pose.turns, pose.mirrored);
  const berths = berthsOf(pose.turns, pose.mirrored, ignored);

  /** Turns on until the shape fits somewhere; by one step if it fits nowhere. */
  const repose = (next: (at: number) => { turns: number; mirrored: boolean }) => {
    for (let at = 1; at <= 6; at++) {
      const candidate = next(at);
      if (berthsOf(candidate.turns, candidate.mirrored, ignored).length > 0)
        return setPose(candidate);
    }
    setPose(next(1));
  };

  const covering = (point: Point) => {
    const cell = cellNear(point, WIDTH);
    return berths.filter(({ cells }) => cells.includes(cell));
  };

  return {
    outline,
    ...pose,
    ignored,
    berths,
    turn: (by) =>
      repose((at) => ({ turns: (pose.turns + by * at + 12) % 6, mirrored: pose.mirrored })),
    flip: () => repose((at) => ({ turns: (pose.turns + at - 1) % 6, mirrored: !pose.mirrored })),
    toggle(at) {
      if (ignored.includes(at)) setIgnored(ignored.filter((other) => other !== at));
      else if (ignored.length >= Math.min(upgrades, MOST_IGNORED)) return false;
      else setIgnored([...ignored, at]);
      return true;
    },
    berthNear: (point, reach = WIDTH * 1.6) =>
      nearest(berths, point, reach) ?? nearest(covering(point), point),
    berthUnder: (point) => nearest(covering(point), point) ?? nearest(berths, point),
    cellsAt: (cell) => lay(outline, gripOf(outline), cell).filter((_, at) => !ignored.includes(at)),
    neighbour(berth, dx, dy) {
      if (!berth) return berths[0] ?? null;
      let [best, cost]: [Berth | null, number] = [null, Number.POSITIVE_INFINITY];
      for (const other of berths) {
        const [x, y] = [other.grip.x - berth.grip.x, other.grip.y - berth.grip.y];
        const along = x * dx + y * dy;
        const aside = Math.abs(x * dy - y * dx);
        if (along > 4 && along + aside * 2.2 < cost) [best, cost] = [other, along + aside * 2.2];
      }
      return best ?? berth;
    },
  };
}

function nearest(
  berths: readonly Berth[],
  point: Point,
  reach = Number.POSITIVE_INFINITY,
): Berth | null {
  let [best, least]: [Berth | null, number] = [null, reach];
  for (const berth of berths) {
    const away = Math.hypot(berth.grip.x - point.x, berth.grip.y - point.y);
    if (away < least) [best, least] = [berth, away];
  }
  return best;
}

/** The cells under an outline whose grip lies on a cell; −1 where it leaves the chart. */
function lay(outline: readonly Axial[], grip: number, on: number): number[] {
  const [q, r] = CELLS[on].axial;
  const [gripQ, gripR] = outline[grip];
  return outline.map(([oq, or]) => cellAt(q + oq - gripQ, r + or - gripR));
}
