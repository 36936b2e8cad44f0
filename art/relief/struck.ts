/** Line drawings, as boards use them, struck in brass. */
import type { Drawing, Layer } from './relief.ts';

interface LineDrawing {
  readonly line?: string;
  readonly fill?: string;
}

/** What the lines enclose swells up, the lines stand on it as wire, what is filled stands out most. */
export function struck({ line, fill }: LineDrawing, grid = 48): Drawing {
  const layers: Layer[] = [];
  if (line) {
    layers.push({ path: line, rise: 1.9, swell: 9, grid });
    layers.push({ path: line, rise: 0.8, line: 1.7, grid });
  }
  if (fill) layers.push({ path: fill, rise: 1.3, swell: 3, grid });
  return layers;
}
