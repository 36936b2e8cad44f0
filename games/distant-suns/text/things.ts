/** Shapes, missions, kinds of cells and far worlds, to be looked up by name. */
import type { Phrase, Thing, View } from '@orrery/kernel';
import { MISSIONS } from '../data/missions.ts';
import { SHAPES } from '../data/shapes.ts';
import { CELLS, WORLDS } from '../data/sheet.ts';
import type { State } from '../state.ts';
import { placeOf } from './places.ts';

const CELL_KINDS = ['alien', 'upgrade', 'treasure', 'start', 'far-world'] as const;

export const things = ({ position: { state } }: View<State>): readonly Thing[] => [
  ...state.zones.map((shape, zone) => ({
    name: { id: SHAPES[shape].name },
    lines: shapeLines(state, shape, zone),
    places: [placeOf.zone(zone)],
  })),
  ...CELL_KINDS.map((kind) => ({
    name: { id: `cell.${kind}` },
    lines: [{ id: `cell.${kind}.what` }],
    places: [],
  })),
  ...WORLDS.map((world) => ({
    name: { id: world.name },
    lines: [{ id: 'world.open', values: { first: world.first, later: world.later } }],
    places: [placeOf.cell(world.cell)],
  })),
  ...CELLS.map((_, cell) => ({
    name: { id: 'cell.name', values: { cell: CELLS[cell].id } },
    lines: [],
    places: [placeOf.cell(cell)],
  })),
];

/** How large a shape is, and the mission over it; Z0, the black hole, has none. */
function shapeLines({ missions }: State, shape: number, zone: number): Phrase[] {
  const size = { id: 'shape.size', values: { cells: SHAPES[shape].cells.length } };
  if (zone === 0) return [size];
  const { name, what } = MISSIONS[missions[zone - 1]];
  return [{ id: 'shape.mission', values: { size, mission: { id: name }, what: { id: what } } }];
}
