/** The games there are: light cards for the first screen, everything else when one is chosen. */
import type { Advice, Game } from '@orrery/kernel';
import type { GameFace } from './kit/face.ts';

/** What is shown of a game before it is loaded; its words are `game.<id>.name`, `.about`… */
export interface GameCard {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Minutes a game takes, from and to. */
  readonly minutes: readonly [number, number];
  /** How much there is to learn, 1 to 5. */
  readonly weight: number;
  load(): Promise<{ default: GameFace }>;
}

export const GAMES: readonly GameCard[] = [
  {
    id: 'distant-suns',
    seats: { min: 1, max: 4 },
    minutes: [15, 25],
    weight: 2,
    load: () => import('@orrery/distant-suns/board/index.tsx'),
  },
  {
    id: 'master-of-orion',
    seats: { min: 2, max: 4 },
    minutes: [45, 60],
    weight: 3,
    load: () => import('@orrery/master-of-orion/board/index.tsx'),
  },
  {
    id: 'beyond-the-sun',
    seats: { min: 2, max: 4 },
    minutes: [60, 120],
    weight: 4,
    load: () => import('@orrery/beyond-the-sun/board/index.tsx'),
  },
  {
    id: 'eclipse',
    seats: { min: 2, max: 6 },
    minutes: [90, 200],
    weight: 5,
    load: () => import('@orrery/eclipse/board/index.tsx'),
  },
];

export const cardOf = (id: string): GameCard | undefined => GAMES.find((game) => game.id === id);

interface Brain {
  readonly game: Game<unknown>;
  readonly advice: Advice<unknown> | null;
}

type BrainModule = { readonly game: unknown; readonly advice: unknown };
const brain = (load: () => Promise<BrainModule>) => async () => (await load()) as unknown as Brain;

/** Rules and strategy for the bots' worker, without any drawing. */
export const BRAINS: Readonly<Record<string, () => Promise<Brain>>> = {
  'distant-suns': brain(() => import('@orrery/distant-suns')),
  'master-of-orion': brain(() => import('@orrery/master-of-orion')),
  'beyond-the-sun': brain(() => import('@orrery/beyond-the-sun')),
  eclipse: brain(() => import('@orrery/eclipse')),
};
