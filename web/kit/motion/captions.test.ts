import { expect, test } from 'vitest';
import { aside, clearOf, freeSpot, spotFor } from './captions.ts';

const room = { left: 8, top: 76, right: 382, bottom: 732 };

test('a caption stands clear of what is offered, even where that takes half of the room', () => {
  const stage = { left: 6, top: 74, width: 378, height: 340 };
  expect(clearOf(stage, 300, 40, room)).toEqual([45, 422]);
  expect(clearOf({ ...stage, top: 380 }, 300, 40, room)).toEqual([45, 332]);
  expect(clearOf({ ...stage, height: 650 }, 300, 40, room)).toBeNull();
});

test('a caption stands above its place, or below where there is no room above', () => {
  const card = { left: 100, top: 300, width: 80, height: 90 };
  expect(spotFor(card, 200, 40, room)).toEqual([40, 252]);
  expect(spotFor({ ...card, top: 90 }, 200, 40, room)).toEqual([40, 188]);
});

test('a caption that lies over an answer goes where there is none, not further than it must', () => {
  const caption = { left: 100, right: 300, top: 310, height: 40 };
  const answers = [
    { left: 120, right: 200, top: 300, bottom: 400 },
    { left: 250, right: 350, top: 240, bottom: 290 },
    { left: 320, right: 380, top: 300, bottom: 400 },
  ];
  expect(aside(caption, answers, room)).toBe(408);
  expect(aside({ ...caption, top: 420 }, answers, room)).toBeNull();
  expect(aside(caption, [{ left: 0, right: 390, top: 80, bottom: 730 }], room)).toBeNull();
});

test('a caption that has no room above or below what one reads stands beside it', () => {
  const wide = { left: 248, top: 64, right: 1272, bottom: 712 };
  const sheet = { left: 256, right: 552, top: 65, bottom: 482 };
  const hand = { left: 565, right: 1268, top: 529, bottom: 712 };
  expect(freeSpot({ left: 248, top: 490 }, 384, 58, [sheet, hand], wide)).toEqual([560, 490 - 27]);
  expect(freeSpot({ left: 700, top: 300 }, 384, 58, [sheet, hand], wide)).toEqual([700, 300]);
  expect(
    freeSpot({ left: 248, top: 490 }, 384, 58, [sheet, hand], { ...wide, right: 700 }),
  ).toBeNull();
});
