/** The games there are: light cards for the first screen, everything else when one is chosen. */
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
  {
    id: 'andromedas-edge',
    seats: { min: 2, max: 4 },
    minutes: [120, 180],
    weight: 5,
    load: () => import('@orrery/andromedas-edge/board/index.tsx'),
  },
];

export const cardOf = (id: string): GameCard | undefined => GAMES.find((game) => game.id === id);
