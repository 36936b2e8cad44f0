/** Short names for writing effects into the component tables. */
import {
  type Ability,
  type Action,
  type Alternative,
  type Amount,
  type BuildPlace,
  type Cost,
  type Counter,
  type Effect,
  FREE,
  type LinkTerms,
  type Tally,
} from './effects.ts';
import type { Column, CubeSource, Level, ShipLevel, Track } from './terms.ts';

export function cost(ore: number, population = 0): Cost {
  return { ore, population };
}

export function tally(count: Counter, rest: Partial<Omit<Tally, 'count'>> = {}): Tally {
  return { count, per: 1, times: 1, plus: 0, max: null, ...rest };
}

export function gainOre(n: Amount): Effect {
  return { op: 'gainOre', n };
}

export function supplyToPopulation(n: Amount, column: Column | null = null): Effect {
  return { op: 'supplyToPopulation', n, column };
}

export function automate(track: Track | 'either'): Effect {
  return { op: 'automate', track };
}

export function build(
  level: ShipLevel,
  from: CubeSource,
  { n = 1, at = 'yard' }: { n?: number; at?: BuildPlace } = {},
): Effect {
  return { op: 'build', n, level, from, at };
}

/** One ship, `levels` up. */
export function upgradeShip(levels: number): Effect {
  return { op: 'upgrade', levels, on: 'one' };
}

/** Any ships, `levels` up in total. */
export function upgradeFleet(levels: number): Effect {
  return { op: 'upgrade', levels, on: 'any' };
}

export function jump(points: number): Effect {
  return { op: 'jump', points };
}

export function research(
  levels: readonly Level[] | Tally,
  rest: {
    discovered?: boolean;
    prerequisites?: boolean;
    immediate?: boolean;
    cube?: CubeSource;
  } = {},
): Effect {
  return {
    op: 'research',
    levels,
    discovered: false,
    prerequisites: true,
    immediate: true,
    cube: 'population',
    ...rest,
  };
}

export const colonize: Effect = { op: 'colonize', target: 'controlled' };
export const grow: Effect = { op: 'grow' };
export const mine: Effect = { op: 'mine' };

export function trade(limit: number | null): Effect {
  return { op: 'trade', limit };
}

export function may(effects: readonly Effect[], price: Cost = FREE): Effect {
  return { op: 'may', cost: price, effects };
}

export function choose(times: number, alternatives: readonly Alternative[]): Effect {
  return { op: 'choose', times, alternatives };
}

export function alternative(effects: readonly Effect[], price: Cost = FREE): Alternative {
  return { cost: price, effects };
}

export function eachFaction(effects: readonly Effect[]): Effect {
  return { op: 'eachFaction', effects };
}

export function link(
  to: 'technology' | 'system' | 'achievement',
  terms: Partial<LinkTerms>,
): Effect {
  return {
    op: 'linkEvent',
    to,
    terms: { actionOre: 0, strength: 0, colonizerPoints: 0, pointsPerDisc: 0, ...terms },
  };
}

export function action(price: Cost, effects: readonly Effect[], spaces = 1): Action {
  return { spaces, cost: price, effects };
}

export function oncePerTurn(effects: readonly Effect[], price: Cost = FREE): Ability {
  return { rule: 'oncePerTurn', cost: price, effects };
}
