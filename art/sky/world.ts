/** What makes one kind of world unlike another: its ground, its air, its clouds, its ring. */
import type { Colour } from '../tools/colour.ts';

/** What a ground is like at one place. */
export interface Ground {
  readonly colour: Colour;
  /** Height of the relief; differences of it make light and shade. */
  readonly height: number;
  /** Light of its own. */
  readonly glow?: Colour;
  /** How much it mirrors the sun: seas and ice do. */
  readonly gloss?: number;
}

/** The ground of a kind of world: asked for a place on a ball of radius 1. */
export type Terrain = (x: number, y: number, z: number, seed: number) => Ground;

interface Clouds {
  readonly colour: string;
  /** 0 none … 1 overcast. */
  readonly much: number;
  /** How far winds have drawn them out along the latitudes. */
  readonly drawn: number;
}

export interface World {
  readonly terrain: Terrain;
  /** How rough the relief looks. */
  readonly relief: number;
  readonly air: string;
  /** How thick the air is, 0…1. */
  readonly haze: number;
  readonly clouds?: Clouds;
  readonly ring?: { readonly colour: string; readonly inner: number; readonly outer: number };
}
