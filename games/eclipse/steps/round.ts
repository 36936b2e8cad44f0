/** The course of the game: nine rounds of four phases. */
import { NONE } from '@orrery/kernel';
import { PHASES } from '../data/actions.ts';
import { ROUNDS } from '../data/set-up.ts';
import { placesOf, pointsOf } from '../scoring.ts';
import { isIn, type State } from '../state.ts';
import { steps } from '../vocabulary.ts';

/** False once nobody is left, or the last one has stopped the game. */
export const goesOn = (state: State): boolean =>
  !state.stopped && state.players.some((_, seat) => isIn(state, seat));

const PHASE_STEPS = ['action-phase', 'combat-phase', 'upkeep-phase', 'cleanup'] as const;

export const roundSteps = steps({
  rounds: {
    rule: 'ECL-2.1',
    run(state, frame, k) {
      if (state.round === ROUNDS || !goesOn(state)) return;
      k.push(frame);
      k.pushInOrder({ step: 'begin-round', seat: -1 }, { step: 'round', seat: -1 });
    },
  },

  'begin-round': {
    rule: 'ECL-11.1',
    run(state, _frame, k) {
      state.round++;
      state.firstToPass = -1;
      k.emit({ type: 'round-began', seat: -1, round: state.round });
      k.emit({ type: 'start-player', seat: state.startPlayer });
    },
  },

  /** One phase after the other, as long as there is anybody to play it; the last round has no Cleanup. */
  round: {
    rule: 'ECL-2.1',
    run(state, { step, seat, at = 0 }, k) {
      if (!goesOn(state) || at === PHASE_STEPS.length) return;
      if (state.round === ROUNDS && PHASE_STEPS[at] === 'cleanup') return;
      k.push({ step, seat, at: at + 1 });
      state.phase = at;
      k.emit({ type: 'phase-began', seat: -1, phase: PHASES[at] });
      k.push({ step: PHASE_STEPS[at], seat });
    },
  },

  finish: {
    rule: 'ECL-18.1',
    run(state, _frame, k) {
      // Whoever kept tiles face down turns them up to be counted.
      k.reveal();
      state.active = NONE;
      for (const player of state.players) {
        player.shownReputation = player.reputation;
        player.reputation = [];
      }
      k.emit({ type: 'game-ended', seat: -1 });
      placesOf(state).forEach((place, seat) => {
        if (place === 1) k.emit({ type: 'won', seat, n: pointsOf(state, seat) });
      });
    },
  },
});
