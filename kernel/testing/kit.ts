/** One call in a game's tests gives it every general check, as tests of their own. */
import { describe, expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { checkPlay, fits, type PlayToCheck } from './checks.ts';

export interface KitSetUp<S> {
  readonly invariants?: PlayToCheck<S>['invariants'];
  /** Each set of table options to play with; the standard ones if left out. */
  readonly variants?: readonly Readonly<Record<string, string>>[];
  /** Games per number of seats and variant. */
  readonly plays: number;
  readonly depth?: number;
  /** «step: option kind» pairs that must all have been chosen at least once. */
  readonly mustCover?: readonly string[];
}

export function propertyKit<S>(game: Game<S>, setUp: KitSetUp<S>): void {
  const { min, max } = game.definition.seats;
  const covered = new Set<string>();
  const news = new Map<string, number>();
  describe(`${game.id}: what holds in every game`, () => {
    for (let seats = min; seats <= max; seats++) {
      for (const options of setUp.variants ?? [{}]) {
        if (!fits(game, seats, options)) continue;
        const variant = Object.entries(options).map(([name, value]) => ` ${name}=${value}`);
        test(`${seats} seats${variant.join('')}: ${setUp.plays} random games`, () => {
          for (let play = 0; play < setUp.plays; play++) {
            const checked = checkPlay(game, {
              seats,
              options,
              seed: `${seats}/${play}`,
              news,
              ...(setUp.invariants ? { invariants: setUp.invariants } : {}),
              ...(setUp.depth === undefined ? {} : { depth: setUp.depth }),
            });
            for (const kind of checked.covered) covered.add(kind);
          }
        });
      }
    }
    if (setUp.mustCover) {
      const wanted = setUp.mustCover;
      test('every step and kind of option comes up', () => {
        expect(wanted.filter((kind) => !covered.has(kind))).toEqual([]);
      });
    }
  });
}
