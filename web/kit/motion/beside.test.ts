import { expect, test } from 'vitest';
import { beside } from './beside.ts';

const WINDOW = { width: 1280, height: 720 };
const PLATE = { width: 400, height: 200 };
const at = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test('a plate stands to the right of its place, else to the left, else below or above', () => {
  expect(beside(at(200, 300, 100, 100), PLATE, WINDOW, [])).toEqual([314, 250]);
  expect(beside(at(900, 300, 100, 100), PLATE, WINDOW, [])).toEqual([486, 250]);
  const phone = { width: 430, height: 800 };
  expect(beside(at(200, 100, 100, 100), PLATE, phone, [])).toEqual([16, 214]);
  expect(beside(at(200, 600, 100, 100), PLATE, phone, [])).toEqual([16, 386]);
});

test('a plate keeps clear of what is laid over the board, where there is room', () => {
  const stage = at(240, 60, 330, 450);
  expect(beside(at(900, 300, 100, 100), PLATE, WINDOW, [stage])).toEqual([750, 414]);
  const all = at(0, 0, 1280, 720);
  expect(beside(at(900, 300, 100, 100), PLATE, WINDOW, [all])).toEqual([486, 250]);
});
