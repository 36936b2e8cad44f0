/** The achievement phase: whoever meets a condition claims one achievement. */
import { choiceSet, NONE, named } from '@orrery/kernel';
import { count } from '../counting.ts';
import { ACHIEVEMENTS, achievementSlots, END_TRIGGER } from '../data/index.ts';
import { PHASE, STAR, type State, seatCount } from '../state.ts';
import { type Doors, steps } from '../vocabulary.ts';

/** Places for discs on a card; with two or three seats the last one is not used. */
export const CLAIMS_PER_CARD = 3;

export const claimChoices = choiceSet({ claim: [named(ACHIEVEMENTS.map(({ key }) => key))] });

const FIRST_CLAIM = claimChoices.make.claim(0);

/** The best free slot of a card in play, or NONE; also if the seat has its disc there (BTS-4.44, BTS-4.45). */
export function freeClaim(state: State, seat: number, card: number): number {
  const first = card * CLAIMS_PER_CARD;
  const slots = achievementSlots(seatCount(state));
  for (let claim = first; claim < first + slots; claim++) {
    if (state.claims[claim] === seat) return NONE;
    if (state.claims[claim] === NONE) return claim;
  }
  return NONE;
}

/** Discs on all achievements together. */
export function claimsMade(state: State): number {
  let n = 0;
  for (let claim = 0; claim < state.claims.length; claim++) if (state.claims[claim] !== NONE) n++;
  return n;
}

/**
 * The end is near once enough discs lie there: this round, and one more (BTS-4.50, BTS-4.51,
 * BTS-4.52, BTS-4.53).
 */
function triggerEnd(state: State, k: Doors): void {
  if (state.lastRound > 0 || claimsMade(state) < END_TRIGGER[seatCount(state)]) return;
  state.lastRound = state.round + 1;
  k.emit({ type: 'end-triggered', seat: -1, round: state.round });
}

export const claimSteps = steps({
  'achievement-phase': {
    rule: 'BTS-4.42',
    run(state, { seat }, k) {
      state.phase = PHASE.achievement;
      k.push({ step: 'claim', seat });
    },
  },

  claim: {
    rule: 'BTS-4.43',
    choices: claimChoices,
    options(state, { seat }, list) {
      for (let card = 0; card < state.achievements.length; card++) {
        if (freeClaim(state, seat, card) === NONE) continue;
        const achievement = ACHIEVEMENTS[state.achievements[card]];
        if (count(state, seat, achievement.count) >= achievement.atLeast) {
          list.push(FIRST_CLAIM + achievement.id);
        }
      }
    },
    choose(state, { seat }, choice, k) {
      const achievement = claimChoices.arg(choice, 0);
      const claim = freeClaim(state, seat, state.achievements.indexOf(achievement));
      state.claims[claim] = seat;
      state.claimDiscs[claim] = STAR;
      const n = ACHIEVEMENTS[achievement].points[claim % CLAIMS_PER_CARD];
      k.emit({ type: 'achievement', seat, achievement, n });
      triggerEnd(state, k);
    },
  },
});
