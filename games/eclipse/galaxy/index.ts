export * from './hexes.ts';
export * from './homes.ts';
export * from './placement.ts';
export * from './wormholes.ts';
