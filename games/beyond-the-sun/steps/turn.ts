/** The course of the game: turns of three phases, round after round, until the last one is over. */
import { action, NONE, type Step, sequence } from '@orrery/kernel';
import { hasAbility } from '../abilities.ts';
import { PLACES } from '../fleet.ts';
import { FOOD, ORE, PHASE, STAR, type State, seatAfter } from '../state.ts';

export const turnSteps: Readonly<Record<string, Step<State>>> = {
  turn: {
    ...sequence<State>(
      'start-turn',
      'abilities',
      'action-phase',
      'abilities',
      'production-phase',
      'abilities',
      'achievement-phase',
      'abilities',
      'end-turn',
    ),
    rule: 'BTS-4.2',
  },

  'start-turn': action<State>((state, { seat }, k) => {
    state.active = seat;
    state.phase = PHASE.action;
    state.used = 0;
    state.unclaimed = 0;
    for (let place = 0; place < PLACES; place++) {
      if (state.controllers[place] === NONE) state.unclaimed |= 1 << place;
    }
    if (seat === state.first) {
      state.round++;
      k.emit({ type: 'round', n: state.round });
      if (state.round === state.mostRounds) state.lastRound = state.round;
      if (state.round === state.lastRound) k.emit({ type: 'last-round' });
    }
    k.emit({ type: 'turn', seat });
  }, 'BTS-4.1'),

  'end-turn': action<State>((state, { seat }, k) => {
    const next = seatAfter(seat, 1, state.players.length);
    if (next === state.first && state.round === state.lastRound) {
      k.push({ step: 'finish', seat: -1 });
    } else {
      k.push({ step: 'turn', seat: next });
    }
  }, 'BTS-4.51'),

  /** Discs on achievements that may be replaced are, before anything is counted (BTS-4.142). */
  finish: action<State>((state, _frame, k) => {
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
    k.emit({ type: 'game-over' });
  }, 'BTS-4.142'),
};
