/** The course of the game: turns of three phases, round after round, until the last one is over. */
import { NONE } from '@orrery/kernel';
import { hasAbility } from '../abilities.ts';
import { PLACES } from '../fleet.ts';
import { tieForFirst } from '../scoring.ts';
import { FOOD, ORE, PHASE, STAR, type State, seatAfter } from '../state.ts';
import { type Doors, steps } from '../vocabulary.ts';

/** What a turn consists of, in order (BTS-4.21, BTS-4.28). */
const COURSE = [
  'start-turn',
  'abilities',
  'action-phase',
  'abilities',
  'production-phase',
  'abilities',
  'achievement-phase',
  'abilities',
  'end-turn',
] as const;

function startRound(state: State, k: Doors): void {
  state.round++;
  k.emit({ type: 'round', seat: -1, n: state.round });
  if (state.round === state.mostRounds) state.lastRound = state.round;
  if (state.round === state.lastRound) k.emit({ type: 'last-round', seat: -1 });
}

export const turnSteps = steps({
  turn: {
    rule: 'BTS-4.2',
    run(_state, { seat, at = 0 }, k) {
      if (at + 1 < COURSE.length) k.push({ step: 'turn', seat, at: at + 1 });
      k.push({ step: COURSE[at], seat });
    },
  },

  'start-turn': {
    rule: 'BTS-4.1',
    run(state, { seat }, k) {
      state.active = seat;
      state.phase = PHASE.action;
      state.used = 0;
      state.unclaimed = 0;
      for (let place = 0; place < PLACES; place++) {
        if (state.controllers[place] === NONE) state.unclaimed |= 1 << place;
      }
      if (seat === state.first) startRound(state, k);
      k.emit({ type: 'turn', seat });
    },
  },

  'end-turn': {
    rule: 'BTS-4.51',
    run(state, { seat }, k) {
      const next = seatAfter(seat, 1, state.players.length);
      if (next === state.first && state.round === state.lastRound) {
        k.push({ step: 'finish', seat: -1 });
      } else {
        k.push({ step: 'turn', seat: next });
      }
    },
  },

  /** Discs on achievements that may be replaced are, before anything is counted (BTS-4.142). */
  finish: {
    rule: 'BTS-4.142',
    run(state, _frame, k) {
      for (let claim = 0; claim < state.claims.length; claim++) {
        const seat = state.claims[claim];
        if (seat === NONE || state.claimDiscs[claim] !== STAR) continue;
        if (!hasAbility(state, seat, 'replaceAchievementDiscs')) continue;
        const { tracks } = state.players[seat];
        const track = tracks[FOOD] > 0 ? FOOD : ORE;
        if (tracks[track] === 0) continue;
        tracks[track]--;
        state.claimDiscs[claim] = track;
        const achievement = state.achievements[Math.floor(claim / 3)];
        k.emit({ type: 'disc-replaced', seat, achievement, disc: track });
      }
      state.phase = PHASE.over;
      k.emit({ type: 'game-over', seat: -1 });
      // All scores are counted for it: not where nobody listens.
      const tie = k.silent ? null : tieForFirst(state);
      if (tie) k.emit({ type: 'tie', ...tie });
    },
  },
});
