/** Ways of choosing for tests that have to get somewhere. */
import { below, type Position, seededGenerator } from '@orrery/kernel';
import { BUILDINGS } from '../data/buildings.ts';
import { masterOfOrion as game } from '../game.ts';
import type { State } from '../state.ts';

const BUSY = /^(build|activate|attack|use|apply|trigger) /;

/**
 * Builds, activates and attacks where it can, and of what it can do it tries
 * what has come up least so far. A few such games touch nearly everything.
 */
export function curious(seed: string) {
  const generator = seededGenerator(seed);
  const chosen = new Map<string, number>();
  return (position: Position<State>, _seat: number, options: readonly number[]): number => {
    const { step } = game.asking(position);
    const topic = (option: number) => {
      const key = game.key(position, option);
      // Which card it is counts where cards are to do their work.
      return `${step} ${BUSY.test(key) ? key.replace(/-\d$/, '') : key.split(' ')[0]}`;
    };
    const busy = options.filter((option) => BUSY.test(`${game.key(position, option)} `));
    const pool = busy.length > 0 && below(generator, 8) > 0 ? busy : options;
    let best: number[] = [];
    let least = Number.POSITIVE_INFINITY;
    for (const option of pool) {
      const times = chosen.get(topic(option)) ?? 0;
      if (times > least) continue;
      if (times < least) best = [];
      least = times;
      best.push(option);
    }
    const option = best[below(generator, best.length)];
    chosen.set(topic(option), least + 1);
    return option;
  };
}

const PRICE = BUILDINGS.map(({ cost }) => cost.food + cost.fleet + 3 * cost.production);

/** Builds the cheapest cards it can, all the time: such a player fills all systems. */
export function builder(
  position: Position<State>,
  seat: number,
  options: readonly number[],
): number {
  const { loyalty, hand } = position.state.players[seat];
  const worth = (option: number): number => {
    const { kind, args } = game.read(position, option);
    switch (kind) {
      case 'propaganda':
        return loyalty < 4 ? 200 : 1;
      case 'build':
        return 100 - PRICE[args[0]];
      case 'activate':
        return 60;
      case 'exploit':
        return (hand.length > 3 ? 30 : 5) + PRICE[args[0]];
      case 'new':
      case 'decline':
        return 20;
      case 'research':
        return 20;
      case 'discard':
        return PRICE[args[0]];
      case 'replace':
        return PRICE[args[0]] > 4 ? 1 : -1;
      default:
        return 0;
    }
  };
  return options.reduce((best, option) => (worth(option) > worth(best) ? option : best));
}
