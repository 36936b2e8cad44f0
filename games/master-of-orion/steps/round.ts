/** The course of a round and its end. */
import { NONE } from '@orrery/kernel';
import { KEEPS_CUBE } from '../abilities.ts';
import { HAND, LOYALTY, ROUNDS } from '../data/limits.ts';
import { compareScores } from '../scoring.ts';
import {
  ADVISOR_PLACE,
  canOpenSystem,
  handSize,
  hasCube,
  PHASE,
  type Player,
  roomIn,
  type State,
  sourceAt,
} from '../state.ts';
import { steps } from '../vocabulary.ts';

/** All systems that the player may have are there and full (MOO-10.3). */
export function hasFilledSystems(player: Player): boolean {
  if (canOpenSystem(player)) return false;
  for (let system = 0; system < player.systems.length; system++) {
    if (roomIn(player, system) > 0) return false;
  }
  return true;
}

type Ending = { readonly reason: 'rounds' | 'loyalty' | 'systems'; readonly seat: number };

/** Why the game is over now, and through whom, or null (MOO-10.2). */
export function ending(state: State): Ending | null {
  const lost = state.players.findIndex(({ loyalty }) => loyalty <= LOYALTY.end);
  if (lost >= 0) return { reason: 'loyalty', seat: lost };
  const full = state.players.findIndex(hasFilledSystems);
  if (full >= 0) return { reason: 'systems', seat: full };
  return state.round >= ROUNDS ? { reason: 'rounds', seat: -1 } : null;
}

function cubesHome(state: State, player: Player): void {
  for (let box = 0; box < player.spent.length; box++) {
    player.reserve += player.spent[box];
    player.spent[box] = 0;
  }
  for (let attacker = 0; attacker < player.markers.length; attacker++) {
    state.players[attacker].reserve += player.markers[attacker];
    player.markers[attacker] = 0;
  }
  for (let place = 0; place <= ADVISOR_PLACE; place++) {
    const source = sourceAt(player, place);
    if (source === NONE || !hasCube(player, place) || KEEPS_CUBE[source] > 0) continue;
    player.cubes &= ~(1 << place);
    player.reserve++;
  }
}

/** What a round consists of, in order (MOO-2.2, MOO-2.3). */
const PARTS = ['income', 'mobilization', 'start-effects', 'action-phase', 'end-check'] as const;

export const roundSteps = steps({
  round: {
    rule: 'MOO-2.1',
    run(_state, frame, k) {
      const { seat, at = 0 } = frame;
      if (at + 1 < PARTS.length) k.push({ ...frame, at: at + 1 });
      k.push({ step: PARTS[at], seat });
    },
  },
  /** Once the game is over the rest of the round is skipped (MOO-10.4). */
  'end-check': {
    rule: 'MOO-10.1',
    run(state, _frame, k) {
      const end = ending(state);
      if (end) {
        state.phase = PHASE.over;
        k.emit({ type: 'game-ended', ...end });
        const winners = [...state.players.keys()].filter((seat) =>
          state.players.every((other) => compareScores(state.players[seat], other) <= 0),
        );
        k.emit({ type: 'won', seat: winners[0], seats: winners });
        return;
      }
      state.phase = PHASE.end;
      k.push({ step: 'round', seat: -1 });
      k.push({ step: 'clean-up', seat: -1 });
      // The last one first: the agenda is a stack, and the first player begins (MOO-10.5).
      for (let i = k.seats - 1; i >= 0; i--) {
        const seat = (state.first + i) % k.seats;
        const n = handSize(state.players[seat]) - HAND.limit;
        if (n > 0) k.push({ step: 'discard', seat, n, why: 'limit', program: '' });
      }
    },
  },
  /** Cubes go home, the token and the round move on (MOO-10.6, MOO-10.7). */
  'clean-up': {
    rule: 'MOO-10.6',
    run(state, _frame, k) {
      for (const player of state.players) cubesHome(state, player);
      state.first = (state.first + 1) % k.seats;
      k.emit({ type: 'round-ended', seat: state.first, round: state.round });
    },
  },
});
