/** A die: its body lies square before us or is caught as it tumbles. */
import type { Camera, Model } from './model.ts';
import {
  at,
  ball,
  block,
  joined,
  pitched,
  rolled,
  type Shape,
  scaled,
  turned,
  within,
  without,
} from './shapes.ts';

const HALF = 0.62;
/** A cube whose corners are ground off, as casinos' are. */
const body: Shape = within(block(HALF, HALF, HALF, 0.1), ball(HALF * 1.52));

const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
];

/** What is drilled into the top, the side towards us and the right side. */
const holes: Shape = (() => {
  const [one, two, three] = SPOTS.map((side) =>
    joined(...side.map(([a, b]) => at(a * 0.3, HALF, b * 0.3, ball(0.13)))),
  );
  return joined(one, pitched(Math.PI / 2, two), rolled(Math.PI / 2, three));
})();

export const LYING: Model = [['hull', body]];
export const SQUARE: Camera = { yaw: 0, down: 1.38, view: 0.76 };

/** Three moments of a throw. */
export const TUMBLING: readonly Model[] = (
  [
    [0.6, 0.7],
    [-0.9, 0.5],
    [2.2, -0.6],
  ] as const
).map(([turn, lean]) => [
  ['hull', turned(turn, pitched(lean, without(body, holes)))],
  ['dark', turned(turn, pitched(lean, within(scaled(0.97, body), holes)))],
]);
export const THROWN: Camera = { yaw: 0.2, down: 0.9, view: 1.08 };
