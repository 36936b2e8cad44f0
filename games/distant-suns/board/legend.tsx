import { Icon, type LegendEntry, PlanetPicture } from '@orrery/web/kit';
import { SHAPES } from '../data/shapes.ts';
import { WORLDS } from '../data/sheet.ts';
import { ModuleEnd } from './control-panel.tsx';
import { ShapeFigure } from './shape-ink.tsx';

const sign = (id: string, note: boolean): LegendEntry => ({
  id,
  label: { id: `cell.${id}` },
  ...(note ? { note: { id: `cell.${id}.what` } } : {}),
  Sign: () => <Icon name={id} size={36} />,
});

export const legend: readonly LegendEntry[] = [
  sign('alien', true),
  sign('upgrade', true),
  sign('treasure', true),
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
