/** Small makers of phrases that card texts, options and events share. */
import type { Phrase } from '@orrery/kernel';
import { type Amount, type Cost, isFree } from '../data/effects.ts';
import type { Level } from '../data/terms.ts';

export function phrase(id: string, values?: Phrase['values']): Phrase {
  return values === undefined ? { id } : { id, values };
}

/** The name of a component, place or faction by its key. */
export function name(key: string): Phrase {
  return phrase(`name.${key}`);
}

/** A player by name: the reader lays the names of the table over these messages. */
export const playerName = (seat: number): Phrase => phrase(`seat.${seat}`);

export function levelName(level: number): Phrase {
  return phrase(`level.${level}`);
}

/** «I–III»; the levels that an effect names are always neighbours. */
export function levelNames(levels: readonly Level[]): Phrase {
  return phrase(`levels.${levels[0]}-${levels[levels.length - 1]}`);
}

/** The same for levels given as bits: bit 0 for level I. */
export const levelBits = (mask: number): Phrase =>
  levelNames(([1, 2, 3, 4] as const).filter((level) => (mask >> (level - 1)) & 1));

/** What is paid, as an instruction: «pay 4 ore and return 1 population». */
export function costText({ ore, population }: Cost): Phrase {
  if (population === 0) return phrase('cost.ore', { ore });
  if (ore === 0) return phrase('cost.population', { population });
  return phrase('cost.both', { ore, population });
}

/** A phrase with its price in front, if it has one. */
export function priced(id: string, cost: Cost, values: NonNullable<Phrase['values']>): Phrase {
  return isFree(cost)
    ? phrase(id, values)
    : phrase(`${id}.paid`, { ...values, cost: costText(cost) });
}

/** Joins phrases from the right: `join('list.comma', [a, b, c])` is «a, b, c». */
export function join(id: string, phrases: readonly Phrase[], last = id): Phrase {
  return phrases.reduceRight((rest, first, at) =>
    phrase(at === phrases.length - 2 ? last : id, { first, rest }),
  );
}

/** «2 VP and 1 VP for every 3 ore you hold (at most 6 in all)». */
export function pointsText(points: Amount): Phrase {
  if (typeof points === 'number') return phrase('points.fixed', { n: points });
  const { count, per, times: n, plus, max } = points;
  const what = phrase(`per.${count}`, { n: per });
  const text =
    plus === 0 ? phrase('points.per', { n, what }) : phrase('points.plus', { n, plus, what });
  return capped(text, max);
}

export function capped(text: Phrase, max: number | null): Phrase {
  return max === null ? text : phrase('amount.capped', { text, max });
}
