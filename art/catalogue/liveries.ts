import type { Livery } from '../models/model.ts';

/** The enamel of the six seats, in their order: gold, blue, orange, aqua, mauve, silver. */
export const SEATS: readonly Livery[] = [
  { hull: '#a8a59a', enamel: '#c79a12', engine: '#8fd6ff' },
  { hull: '#9aa4b2', enamel: '#1257b8', engine: '#8fd6ff' },
  { hull: '#a39c96', enamel: '#c2430f', engine: '#ffb45a' },
  { hull: '#9aa6a6', enamel: '#2f9e90', engine: '#a6fff0' },
  { hull: '#a29aa6', enamel: '#7a3f78', engine: '#e6b0ff' },
  { hull: '#6f747a', enamel: '#d4d8d6', engine: '#ffffff' },
];

/** Those that nobody plays. */
export const ANCIENTS: Livery = { hull: '#a8917c', enamel: '#8a2f2a', engine: '#ff5a3a' };
export const RAIDERS: Livery = { hull: '#8a8078', enamel: '#7a1a18', engine: '#ff4a3a' };
