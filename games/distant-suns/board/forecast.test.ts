import { expect, test } from 'vitest';
import { SHAPES } from '../data/shapes.ts';
import { distantSuns as game } from '../game.ts';
import { contains, NEXT_TO_TREASURE } from '../geometry.ts';
import { cellsOf, placementsOf } from '../placements.ts';
import { forecast } from './forecast.ts';

test('a drawing beside a treasure says how much of it is surrounded then, any other says nothing', () => {
  const { state } = game.start({ seats: 1, options: {} }, 'ring');
  const shape = SHAPES.findIndex(({ id }) => id === 'crescent');
  const { treasures } = placementsOf(shape);
  const said = (placement: number) => forecast(state, 0, shape, placement).rings;
  expect(said([...treasures].indexOf(0))).toEqual([]);
  // Five of the six cells around one treasure.
  const around = [...treasures].findIndex((_, placement) => {
    const cells = cellsOf(shape, placement);
    return NEXT_TO_TREASURE.some((ring) => cells.every((cell) => contains(ring, cell)));
  });
  expect(said(around)).toMatchObject([{ closed: 5, of: 6 }]);
});
