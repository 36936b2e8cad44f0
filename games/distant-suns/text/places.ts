/** Names of places on the board: what options and events touch. */
import { MODULE_PLACEMENTS } from '../data/panel.ts';
import { CELLS } from '../data/sheet.ts';

export const placeOf = {
  cell: (cell: number): string => `cell ${CELLS[cell].id}`,
  module: (placement: number): string => `module ${MODULE_PLACEMENTS[placement].id}`,
  zone: (zone: number): string => `zone ${zone}`,
  drawing: (shape: number, placement: number): string => `drawing ${shape}:${placement}`,
};
