import { frozen } from '@orrery/kernel';
import type { Amounts, Color, Effect } from './effects.ts';
import { amounts, gain, lose } from './write.ts';

export const ACTIONS = [
  'build',
  'exploit',
  'research',
  'activate',
  'attack',
  'trade',
  'propaganda',
  'deal',
] as const;
export type Action = (typeof ACTIONS)[number];

/** What a card discarded with Exploit gives (MOO-1.12, MOO-6.1). */
export const EXPLOIT: Readonly<Record<Color, readonly Effect[]>> = frozen({
  blue: [gain('food', 3)],
  red: [gain('fleet', 2)],
  yellow: [gain('production', 1)],
  grey: [{ op: 'sift', draw: 4, discard: 1 }],
});

export const RESEARCH: readonly Effect[] = frozen([gain('card', 2)]); // MOO-6.4

export const ATTACK = frozen({
  /** Fleets, before cards of both sides change it. */
  price: 2,
  /** No reduction goes below this; a ruling of ours, the rulebook is silent. */
  priceMin: 1,
  do: [lose('loyalty', 1, 'victim'), gain('points', 2)] as readonly Effect[],
});

/** Attacks on one opponent in one round, by number of players. */
export const ATTACK_LIMIT: Readonly<Record<number, number>> = frozen({ 2: 3, 3: 2, 4: 1 });

/** Trade gives one bundle and takes one of another resource (MOO-9.1). */
export const TRADE_BUNDLE: Amounts = frozen(amounts({ food: 3, fleet: 2, production: 1 }));

/** Also at the end of the track (MOO-1.16, MOO-9.3). */
export const PROPAGANDA: readonly Effect[] = frozen([gain('loyalty', 3)]);

/** Cards discarded from hand to hire an advisor. */
export const DEAL_DISCARD = 3;
