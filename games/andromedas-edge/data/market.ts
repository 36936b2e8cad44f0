import { frozen } from '@orrery/kernel';
import type { Bag } from './effects.ts';
import { type Amounts, bag } from './write.ts';

/** Face-up modules of each type. */
export const MARKET_ROWS = 3;

const prices = (kind: keyof Amounts): readonly Bag[] =>
  [1, 1, 2].map((n) => bag({ [kind]: n } as Amounts));

/** What a module costs by type and space, the oldest (bottom) space first; designed. */
export const MARKET_PRICES: readonly (readonly Bag[])[] = frozen([
  prices('nanocarbon'),
  prices('titanium'),
  prices('basic'),
  prices('ice'),
]);
