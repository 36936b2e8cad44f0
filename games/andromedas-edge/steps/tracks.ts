/** Progress tracks, and what their spaces bring (AE-4.14.1 to AE-4.14.8). */

import { choiceSet, NONE } from '@orrery/kernel';
import { LATE_TOKEN_VP, TRACK_END, TRACK_SPACES } from '../data/index.ts';
import { STACK, STACKS, TRACK, TRACKS } from '../data/terms.ts';
import { drawable, drawTactics, handLimit } from '../hand.ts';
import { gainVp } from '../points.ts';
import type { State } from '../state.ts';
import { type Doors, steps } from '../vocabulary.ts';
import { discoveryArg, stackArg, trackArg } from './arguments.ts';
import { advanceMarker } from './events.ts';

export const trackChoices = choiceSet({ track: [trackArg] });
export const drawChoices = choiceSet({ draw: [], pass: [] });
const stackChoices = choiceSet({ stack: [stackArg] });
export const tokenChoices = choiceSet({ take: [discoveryArg] });

/** Which of the supremacy tokens lies on each space, or NONE. */
export const TOKEN_AT: readonly number[] = TRACK_SPACES[TRACK.supremacy].map((space, at) =>
  space.token
    ? TRACK_SPACES[TRACK.supremacy].slice(0, at).filter(({ token }) => token).length
    : NONE,
);

/** The token of a space for whoever comes first, a few VP for the others (AE-4.14.6). */
function reachToken(state: State, seat: number, which: number, k: Doors): void {
  const token = state.supremacyTokens[which];
  if (token === NONE) {
    gainVp(state, seat, LATE_TOKEN_VP, k);
    return;
  }
  state.supremacyTokens[which] = NONE;
  state.players[seat].tokens.push(token);
  k.emit({ type: 'token-taken', seat, token });
}

/** Takes a whole stack of discovery tokens into one's hands to look at it. */
function look(state: State, seat: number, stack: number, k: Doors): void {
  const tokens = state.stacks[stack];
  if (tokens.length === 0) return;
  state.players[seat].looking = tokens.slice().sort((a, b) => a - b);
  state.stacks[stack] = [];
  k.reveal();
  k.push({ step: 'take-discovery', seat, stack });
}

/** Looks at a stack, or at one of choice (NONE). */
export function discover(state: State, seat: number, stack: number, k: Doors): void {
  if (stack === NONE) k.push({ step: 'choose-stack', seat });
  else look(state, seat, stack, k);
}

export const trackSteps = steps({
  /** Space by space: the special feature first, then the event symbol (AE-4.14.2). */
  advance: {
    rule: 'AE-4.14.1',
    run(state, frame, k) {
      const { seat, track, n } = frame;
      const { tracks } = state.players[seat];
      if (tracks[track] === TRACK_END) return;
      const at = ++tracks[track];
      k.emit({ type: 'advanced', seat, track, space: at });
      if (n > 1) k.push({ ...frame, n: n - 1 });
      const space = TRACK_SPACES[track][at];
      if (space.event) k.push({ step: 'event-symbol', seat });
      if (space.discovery !== null) look(state, seat, space.discovery, k);
      if (space.upgrade) k.push({ step: 'upgrade', seat, n: 1 });
      if (space.handLimit > 0) k.push({ step: 'draw-to-limit', seat });
      if (space.token) reachToken(state, seat, TOKEN_AT[at], k);
    },
  },

  'event-symbol': {
    rule: 'AE-4.14.3',
    run(state, { seat }, k) {
      advanceMarker(state, seat, 1, k);
    },
  },

  'choose-track': {
    rule: 'AE-4.14.1',
    choices: trackChoices,
    options(state, { seat }, list) {
      const { tracks } = state.players[seat];
      for (let track = 0; track < TRACKS.length; track++) {
        if (tracks[track] < TRACK_END) list.push(trackChoices.make.track(track));
      }
    },
    choose(_state, { seat, n }, choice, k) {
      k.push({ step: 'advance', seat, track: trackChoices.arg(choice, 0), n });
    },
  },

  /** A raised hand limit may be filled at once (AE-4.14.8). */
  'draw-to-limit': {
    rule: 'AE-4.14.8',
    choices: drawChoices,
    options(state, { seat }, list) {
      if (state.players[seat].hand.length >= handLimit(state, seat)) return;
      if (drawable(state) > 0) list.push(drawChoices.make.draw(), drawChoices.make.pass());
    },
    choose(state, { seat }, choice, k) {
      if (drawChoices.kind(choice) === 'pass') return;
      drawTactics(state, seat, handLimit(state, seat) - state.players[seat].hand.length, k);
    },
  },

  'choose-stack': {
    rule: 'AE-4.14.4',
    choices: stackChoices,
    options(state, _frame, list) {
      for (let stack = 0; stack < STACKS.length; stack++) {
        if (state.stacks[stack].length > 0) list.push(stackChoices.make.stack(stack));
      }
    },
    choose(state, { seat }, choice, k) {
      look(state, seat, stackChoices.arg(choice, 0), k);
    },
  },

  'take-discovery': {
    rule: (_state, { stack }) => (stack === STACK.observatory ? 'AE-4.13.6' : 'AE-4.14.4'),
    choices: tokenChoices,
    options(state, { seat }, list) {
      let last = NONE;
      for (const token of state.players[seat].looking) {
        if (token !== last) list.push(tokenChoices.make.take(token));
        last = token;
      }
    },
    choose(state, { seat, stack }, choice, k) {
      const player = state.players[seat];
      const token = tokenChoices.arg(choice, 0);
      player.looking.splice(player.looking.indexOf(token), 1);
      state.stacks[stack] = player.looking;
      player.looking = [];
      player.discoveries.push(token);
      k.emit({ type: 'discovered', seat, stack, token });
    },
  },
});
