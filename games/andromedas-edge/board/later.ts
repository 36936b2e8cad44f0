/** What no game begins with, fetched in one: in several, what they share would be a file of its own. */
export { BattleStage } from './battle-stage.tsx';
export { Market } from './market.tsx';
export { motion } from './motion.ts';
export { Station, Stores } from './station.tsx';
export { Tracks } from './tracks.tsx';
