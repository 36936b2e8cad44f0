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
];

export const cardOf = (id: string): GameCard | undefined => GAMES.find((game) => game.id === id);

interface Brain {
  readonly game: Game<unknown>;
  readonly advice: Advice<unknown> | null;
}

/** Rules and strategy for the bots' worker, without any drawing. */
export const BRAINS: Readonly<Record<string, () => Promise<Brain>>> = {
  'distant-suns': async () => {
    const [{ game }, { advice }] = await Promise.all([
      import('@orrery/distant-suns'),
      import('@orrery/distant-suns/bot/advice.ts'),
    ]);
    return { game, advice } as unknown as Brain;
  },
};
