/**
 * Rules and strategy of each game, without any drawing, for the worker in which bots think. The page
 * itself never imports this: it would be built into it a second time.
 */
import type { Brain } from '@orrery/bots';

type BrainModule = { readonly game: unknown; readonly advice: unknown };
const brain = (load: () => Promise<BrainModule>) => async () =>
  (await load()) as unknown as Brain<unknown>;

export const BRAINS: Readonly<Record<string, () => Promise<Brain<unknown>>>> = {
  'distant-suns': brain(() => import('@orrery/distant-suns')),
  'master-of-orion': brain(() => import('@orrery/master-of-orion')),
  'beyond-the-sun': brain(() => import('@orrery/beyond-the-sun')),
  eclipse: brain(() => import('@orrery/eclipse')),
  'andromedas-edge': brain(() => import('@orrery/andromedas-edge')),
};
