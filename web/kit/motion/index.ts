/** What a game's `board/motion.ts` is written with. */
export * from './cues.ts';
