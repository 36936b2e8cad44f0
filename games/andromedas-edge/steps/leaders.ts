/** Leaders: recruited, sent away, abducted, rescued. */

import { choiceSet } from '@orrery/kernel';
import { REGION_COUNT } from '../frontier.ts';
import { rollNebula } from '../raiders.ts';
import { type State, seatAfter } from '../state.ts';
import { type Doors, steps } from '../vocabulary.ts';
import { regionArg } from './arguments.ts';

export const recruitChoices = choiceSet({ recruit: [regionArg], done: [] });
const abductChoices = choiceSet({ abduct: [regionArg] });

/** Takes own leaders from a region to the leader bay. */
export function recruit(state: State, seat: number, region: number, n: number, k: Doors): void {
  const player = state.players[seat];
  player.leaders[region] -= n;
  player.leaderBay += n;
  k.emit({ type: 'recruited', seat, region, n });
}

/** Sends leaders from the bay to one random nebula; as many as there are. */
export function sendAway(state: State, seat: number, n: number, k: Doors): void {
  const player = state.players[seat];
  const going = Math.min(n, player.leaderBay);
  if (going === 0) return;
  const region = rollNebula(k);
  player.leaderBay -= going;
  player.leaders[region] += going;
  k.emit({ type: 'leaders-left', seat, region, n: going });
}

/** Winners take all own leaders from the raider's card, everybody else one (AE-4.21.1). */
export function rescue(state: State, winners: number, k: Doors): void {
  for (let i = 0; i < state.players.length; i++) {
    const seat = seatAfter(state.active, i, state.players.length);
    const player = state.players[seat];
    const freed = Math.min(player.captives, (winners >> seat) & 1 ? player.captives : 1);
    if (freed === 0) continue;
    player.captives -= freed;
    player.leaderBay += freed;
    k.emit({ type: 'leaders-rescued', seat, n: freed });
  }
}

export const leaderSteps = steps({
  /** Up to so many from any regions. */
  recruit: {
    rule: 'AE-4.10.4',
    choices: recruitChoices,
    options(state, { seat }, list) {
      const { leaders } = state.players[seat];
      for (let region = 0; region < REGION_COUNT; region++) {
        if (leaders[region] > 0) list.push(recruitChoices.make.recruit(region));
      }
      if (list.length > 0) list.push(recruitChoices.make.done());
    },
    choose(state, { seat, n }, choice, k) {
      if (recruitChoices.kind(choice) === 'done') return;
      recruit(state, seat, recruitChoices.arg(choice, 0), 1, k);
      if (n > 1) k.push({ step: 'recruit', seat, n: n - 1 });
    },
  },

  abduct: {
    rule: 'AE-4.21.1',
    choices: abductChoices,
    options(state, { seat }, list) {
      const { leaders } = state.players[seat];
      for (let region = 0; region < REGION_COUNT; region++) {
        if (leaders[region] > 0) list.push(abductChoices.make.abduct(region));
      }
    },
    choose(state, { seat, n }, choice, k) {
      const player = state.players[seat];
      const region = abductChoices.arg(choice, 0);
      player.leaders[region]--;
      player.captives++;
      k.emit({ type: 'abducted', seat, region });
      if (n > 1) k.push({ step: 'abduct', seat, n: n - 1 });
    },
  },

  /** Each player in turn order gives leaders to the raider's card. */
  'abduct-all': {
    rule: 'AE-4.21.1',
    run(state, { n }, k) {
      const seats = state.players.length;
      for (let i = seats - 1; i >= 0; i--) {
        k.push({ step: 'abduct', seat: seatAfter(state.active, i, seats), n });
      }
    },
  },
});
