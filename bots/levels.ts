/** The levels that a person can choose from, from a beginner's companion to a hard opponent. */
import type { GreedySettings } from './greedy.ts';

export const LEVELS = ['cadet', 'navigator', 'captain', 'admiral'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (name: string): name is Level =>
  (LEVELS as readonly string[]).includes(name);

/** How a level thinks: by one look ahead that errs, or by a search. */
export type Thinking =
  | { readonly kind: 'greedy'; readonly settings: Partial<GreedySettings> }
  | {
      readonly kind: 'search';
      /** How much it errs, as a share of what a weak player does. */
      readonly noise: number;
      /** As long as it ever thinks: the same choices on any machine that is quick enough. */
      readonly iterations: number;
      /** With people: an answer within this time on any machine, a whole turn within that. */
      readonly ms: number;
      readonly turnMs: number;
    };

/** A look ahead that is quickly done: weak levels err anyway. */
const GLANCE: Partial<GreedySettings> = { breadth: 24, followUp: [4, 2], looks: 3 };

export const THINKING: Readonly<Record<Level, Thinking>> = {
  cadet: { kind: 'greedy', settings: { ...GLANCE, noise: 0.7 } },
  navigator: { kind: 'greedy', settings: { ...GLANCE, noise: 0.35 } },
  captain: { kind: 'search', noise: 0.25, iterations: 250, ms: 500, turnMs: 1500 },
  admiral: { kind: 'search', noise: 0, iterations: 3000, ms: 2200, turnMs: 5000 },
};
