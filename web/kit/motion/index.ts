/** What a game's `board/motion.ts` is written with. */
export type { Die } from '../die.tsx';
export * from './cues.ts';
