export { beyondTheSun as game } from './game.ts';
export type { State } from './state.ts';
