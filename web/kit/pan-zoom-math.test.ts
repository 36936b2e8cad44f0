import { expect, test } from 'vitest';
import {
  afterGrowth,
  afterResize,
  fit,
  fitPart,
  isWhole,
  keepInSight,
  zoomAt,
} from './pan-zoom-math.ts';

const content = { width: 1000, height: 500 };
const window = { width: 400, height: 400 };
const limits = { out: 0.5, in: 8 };

test('fits whole and centred', () => {
  const at = fit(content, window, undefined, 0);
  expect(at).toEqual({ scale: 0.4, x: 0, y: 100 });
});

test('fits into what is not covered', () => {
  const covered = { top: 50, right: 0, bottom: 100, left: 150 };
  const at = fit(content, window, covered, 0);
  expect(at).toEqual({ scale: 0.25, x: 150, y: 50 + (250 - 125) / 2 });
});

test('what lies under something that floats over the window is not wholly in sight', () => {
  const covered = { top: 50, right: 0, bottom: 100, left: 150 };
  expect(isWhole(fit(content, window, covered), content, window, covered)).toBe(true);
  expect(isWhole(fit(content, window), content, window)).toBe(true);
  expect(isWhole(fit(content, window), content, window, covered)).toBe(false);
});

test('where all would be too small, a part of it is shown as large as wanted, and no edge is left empty', () => {
  const part = { x: 700, y: 200, width: 100, height: 100 };
  const at = fitPart(content, { part, scale: 0.7 }, window);
  expect(at.scale).toBe(0.7);
  expect(isWhole(at, part, window)).toBe(true);
  expect(isWhole(at, content, window)).toBe(false);
  // The right edge of the content is at the right edge of the window, but for some air; up and down all of it fits.
  expect(at.x + content.width * at.scale).toBeCloseTo(window.width - 4);
  expect(at.y).toBeCloseTo((window.height - content.height * at.scale) / 2);
});

test('a part that is too large is shown smaller than wanted, and all of it where that is hardly smaller', () => {
  const part = { x: 100, y: 0, width: 600, height: 500 };
  const at = fitPart(content, { part, scale: 2 }, window);
  expect(at.scale).toBeCloseTo(392 / 600);
  expect(isWhole(at, part, window)).toBe(true);
  expect(fitPart(content, { part, scale: 0.42 }, window)).toEqual(
    fit(content, window, undefined, 4),
  );
});

test('what is under the pointer stays under it', () => {
  const at = fit(content, window);
  const [px, py] = [120, 180];
  const before = [(px - at.x) / at.scale, (py - at.y) / at.scale];
  const next = zoomAt(at, 1.7, px, py, content, window, limits);
  expect(next.scale).toBeCloseTo(at.scale * 1.7);
  expect([(px - next.x) / next.scale, (py - next.y) / next.scale]).toEqual([
    expect.closeTo(before[0] as number),
    expect.closeTo(before[1] as number),
  ]);
});

test('zoom has limits', () => {
  const at = fit(content, window);
  expect(zoomAt(at, 1000, 0, 0, content, window, limits).scale).toBeCloseTo(at.scale * 8);
  expect(zoomAt(at, 0.0001, 0, 0, content, window, limits).scale).toBeCloseTo(at.scale * 0.5);
});

test('content never leaves the window', () => {
  const far = keepInSight({ scale: 1, x: 99999, y: -99999 }, content, window);
  expect(far.x).toBeLessThan(window.width);
  expect(far.y + content.height).toBeGreaterThan(0);
});

test('a resize keeps the middle in the middle', () => {
  const at = { scale: 2, x: -100, y: -50 };
  const next = afterResize(at, window, { width: 800, height: 300 });
  expect((400 - next.x) / 2).toBe((200 - at.x) / 2);
  expect((150 - next.y) / 2).toBe((200 - at.y) / 2);
});

test('content that grows keeps what was in the middle there, as large as it was', () => {
  const at = { scale: 2, x: -100, y: -50 };
  const before = {
    content: { width: 1000, height: 500 },
    extent: { x: -500, y: -250, width: 1000, height: 500 },
  };
  const now = {
    content: { width: 1400, height: 900 },
    extent: { x: -800, y: -250, width: 1400, height: 900 },
  };
  const next = afterGrowth(at, before, now, window);
  const seenAt = (standing: typeof at, left: number, top: number, x: number, y: number) => [
    (x - left) * standing.scale + standing.x,
    (y - top) * standing.scale + standing.y,
  ];
  for (const [x, y] of [
    [-400, -200],
    [0, 0],
  ] as const) {
    expect(seenAt(next, -800, -250, x, y)).toEqual(seenAt(at, -500, -250, x, y));
  }
});

test('a drawing shown in other pixels keeps its size on screen', () => {
  const extent = { x: 0, y: 0, width: 1000, height: 500 };
  const at = { scale: 2, x: -100, y: -50 };
  const now = { content: { width: 2000, height: 1000 }, extent };
  expect(afterGrowth(at, { content, extent }, now, window)).toEqual({ scale: 1, x: -100, y: -50 });
});
