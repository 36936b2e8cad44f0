import { expect, test } from 'vitest';
import { afterResize, fit, keepInSight, zoomAt } from './pan-zoom-math.ts';

const content = { width: 1000, height: 500 };
const window = { width: 400, height: 400 };
const limits = { out: 0.5, in: 8 };

test('fits whole and centred', () => {
  const at = fit(content, window, 0);
  expect(at).toEqual({ scale: 0.4, x: 0, y: 100 });
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
