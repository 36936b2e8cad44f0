import { Icon, type LegendEntry, PlanetPicture, Star } from '@orrery/web/kit';
import { SHAPES } from '../data/shapes.ts';
import { WORLDS } from '../data/sheet.ts';
import { ModuleEnd } from './control-panel.tsx';
import { ShapeFigure } from './shape-ink.tsx';

const sign = (id: string): LegendEntry => ({
  id,
  label: { id: `cell.${id}` },
  note: { id: `cell.${id}.what` },
  Sign: () => <Icon name={id} size={36} />,
});

export const legend: readonly LegendEntry[] = [
  sign('alien'),
  sign('upgrade'),
  sign('treasure'),
  {
    id: 'start',
    label: { id: 'cell.start' },
    note: { id: 'cell.start.what' },
    Sign: () => (
      <svg viewBox="-14 -14 28 28" width={36} height={36} aria-hidden="true">
        <Star id="start" r={8} />
      </svg>
    ),
  },
  {
    id: 'far-world',
    label: { id: 'cell.far-world' },
    note: { id: 'cell.far-world.what' },
    Sign: () => <PlanetPicture id={`distant-suns ${WORLDS[1].id}`} size={44} ring />,
  },
  {
    id: 'circle',
    label: { id: 'component.circle' },
    Sign: () => <ModuleEnd kind="self" size={36} />,
  },
  {
    id: 'octagon',
    label: { id: 'component.octagon' },
    Sign: () => <ModuleEnd kind="others" size={36} />,
  },
  ...SHAPES.map((shape, number) => ({
    id: `shape-${shape.id}`,
    label: { id: shape.name },
    note: { id: 'shape.size', values: { cells: shape.cells.length } },
    Sign: () => <ShapeFigure shape={number} size={44} />,
  })),
];
