import type { Canvas } from './tools/canvas.ts';

/** One piece of work: pictures that are painted together, because they share what takes long. */
export interface Work {
  /** `<game>/<kind>/<name>`: where the page finds them, and what decides how they look. */
  readonly ids: readonly string[];
  /** Paints them in that order. */
  paint(): Iterable<Canvas>;
  /** Of the encoder, 0…100: lower for what is large and soft. */
  readonly quality?: number;
  /** Of its transparency, likewise: lower for borders that are ragged anyway. */
  readonly alpha?: number;
}

export const one = (id: string, paint: () => Canvas, quality?: number): Work => ({
  ids: [id],
  paint: () => [paint()],
  ...(quality === undefined ? {} : { quality }),
});
