/** Plans that people play, to try the bots against (docs/bots.md). */
import type { Partners } from '@orrery/kernel';
import { distantSuns } from '../game.ts';
import type { State } from '../state.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { advice } from './advice.ts';

/** Points of some lines of the score sheet, counted once more. */
const counting = (plan: string, wishes: Readonly<Record<string, number>>) => ({
  plan,
  looksAhead: true,
  advice: {
    ...advice,
    evaluate(state: State, seat: number): number {
      let sum = advice.evaluate(state, seat);
      for (const line of distantSuns.definition.score(state, seat))
        sum += (wishes[line.id] ?? 0) * line.points;
      return sum;
    },
  },
});

export const partners: Partners<State, Vocabulary> = {
  worlds: counting('flies to far worlds before anything else', { worlds: 1 }),
  missions: counting('fulfils missions, whatever else it leaves', { mission: 1 }),
  treasures: counting('goes from treasure to treasure', { treasures: 1 }),
  aliens: counting('leaves no alien in sight', { aliens: 1 }),
  points: counting('takes the points that are there, and never mind what comes', {
    worlds: 2,
    mission: 2,
    treasures: 2,
  }),
};
