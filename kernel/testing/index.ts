/** Help for tests of games: whole random plays with every check, and positions set up by hand. */
export { type CheckedPlay, checkPlay, type PlayToCheck } from './checks.ts';
export { fits, type KitSetUp, propertyKit } from './kit.ts';
export { Scene, type SceneSetUp, scene } from './scene.ts';
