/** Short words for writing abilities down in the component tables. */
import type {
  Amount,
  Amounts,
  Color,
  Condition,
  Count,
  Effect,
  Price,
  ScoringAbility,
  Slot,
  StandingAbility,
  StandingRule,
  Stock,
  Trigger,
  TriggeredAbility,
  Who,
} from './effects.ts';

export const amounts = (some: Partial<Amounts>): Amounts => ({
  food: 0,
  fleet: 0,
  production: 0,
  ...some,
});

export const cards = (
  color: Color,
  which: 'working' | 'all',
): Extract<Count, { count: 'cards' }> => ({
  count: 'cards',
  color,
  working: which === 'working',
});
export const systems: Count = { count: 'systems' };
export const colorSets: Count = { count: 'colorSets' };
export const loyalty: Condition['of'] = { count: 'loyalty' };

export const forEach = (of: Count, each = 1): Exclude<Amount, number> => ({ each, of });
export const atLeast = (n: number, of: Condition['of']): Condition => ({ of, atLeast: n });
export const price = (what: Stock, n: number): Price => ({ what, n });

export const gain = (what: Stock, n: Amount): Effect => ({ op: 'gain', what, n });
export const lose = (what: 'loyalty' | 'card', n: number, who: Who = 'you'): Effect => ({
  op: 'lose',
  who,
  what,
  n,
});
export const choose = (who: 'you' | 'victim', ...options: readonly Effect[]): Effect => ({
  op: 'choose',
  who,
  options: options.map((option) => [option]),
});
export const build = (how: {
  may?: boolean;
  color?: Color;
  on?: 'any' | 'thisCard';
  discount?: number;
}): Effect => ({ op: 'build', may: false, color: null, on: 'any', discount: 0, ...how });

export const always = (...rules: readonly StandingRule[]): StandingAbility => ({
  timing: 'always',
  rules,
});
export const endOfGame = (each: number, of: Count): ScoringAbility => ({
  timing: 'endOfGame',
  points: { each, of },
});

interface Triggered {
  slot?: Slot;
  may?: boolean;
  if?: Condition;
  price?: Price[];
  do?: Effect[];
}

const on =
  (timing: Trigger) =>
  (what: Triggered): TriggeredAbility => ({
    timing,
    slot: timing === 'activation' ? 'A' : null,
    may: false,
    if: null,
    price: [],
    do: [],
    ...what,
  });

export const activation = on('activation');
export const afterBuild = on('afterBuild');
export const afterAttack = on('afterAttack');
export const afterAttacked = on('afterAttacked');
export const startOfRound = on('startOfRound');
