/** Help for tests of games: whole random plays with every check, and positions set up by hand. */
export { type CheckedPlay, checkPlay, fits, type PlayToCheck } from './checks.ts';
export { type GoldenGame, goldenRecords } from './golden.ts';
export { type KitSetUp, propertyKit } from './kit.ts';
export { Scene, type SceneSetUp, scene } from './scene.ts';
