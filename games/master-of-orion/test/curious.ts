/**
 * A policy for tests: builds, activates and attacks where it can, and of what it can do it tries
 * what has come up least so far. A few such games touch nearly everything.
 */
import { below, type Position, seededGenerator } from '@orrery/kernel';
import { masterOfOrion as game } from '../game.ts';
import type { State } from '../state.ts';

const BUSY = /^(build|activate|attack|use|apply|trigger) /;

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
