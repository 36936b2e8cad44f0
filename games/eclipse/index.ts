export { advice } from './bot/advice.ts';
export { eclipse as game } from './game.ts';
export type { State } from './state.ts';
export { tallies } from './tallies.ts';
export { words } from './text/describe.ts';
export { terminal } from './text/terminal.ts';
