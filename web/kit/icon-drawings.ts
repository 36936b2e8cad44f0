import { ACTIONS } from './icon-actions.ts';
import { CONCEPTS } from './icon-concepts.ts';

/**
 * One icon: strokes (`line`), and where a solid part helps, `fill`. Drawn by hand on a 24 × 24
 * grid, 1.6 px round strokes, with 2 px of air around, in the colour of the text beside it.
 */
export interface IconDrawing {
  readonly line?: string;
  readonly fill?: string;
}

const drawings: Record<string, IconDrawing> = { ...CONCEPTS, ...ACTIONS };

/** Adds a game's own icons. Prefix them with the game's id, so that no two games collide. */
export function addIcons(own: Readonly<Record<string, IconDrawing>>): void {
  Object.assign(drawings, own);
}

export const iconNames = (): string[] => Object.keys(drawings);

export const drawingOf = (name: string): IconDrawing => drawings[name] ?? CONCEPTS.unknown;
