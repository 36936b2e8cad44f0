export * from './actions.ts';
export * from './blueprints.ts';
export * from './discoveries.ts';
export * from './npcs.ts';
export * from './options.ts';
export * from './parts.ts';

export * from './reputation.ts';
export * from './resources.ts';
export * from './sectors.ts';
export * from './set-up.ts';
export * from './ships.ts';
export * from './species.ts';
export * from './technologies.ts';
export * from './tracks.ts';
