/** Building outposts (AE-4.13). */

import { choiceSet } from '@orrery/kernel';
import { OUTPOSTS, PLANETS, SPACES } from '../data/index.ts';
import { SHIP } from '../data/terms.ts';
import { planetAt } from '../frontier.ts';
import { canSettle, leadersAtArrival, leadersNeeded, neighbourhoodVp } from '../outposts.ts';
import { gainVp } from '../points.ts';
import { NOTHING } from '../purse.ts';
import { shipAt } from '../ships.ts';
import { SETTLED } from '../state.ts';
import { steps } from '../vocabulary.ts';
import { outpostArg, regionArg } from './arguments.ts';
import { recruit } from './leaders.ts';
import { askToPay } from './pay.ts';
import { trigger } from './triggers.ts';

export const settleChoices = choiceSet({ settle: [regionArg] });
const refreshChoices = choiceSet({ refresh: [outpostArg] });

export const outpostSteps = steps({
  settle: {
    rule: 'AE-4.13.1',
    choices: settleChoices,
    options(state, { seat, discount }, list) {
      const waiting = leadersAtArrival(state, seat);
      for (let space = 0; space < SPACES; space++) {
        if (canSettle(state, seat, space, discount, NOTHING, waiting)) {
          list.push(settleChoices.make.settle(space));
        }
      }
    },
    choose(state, { seat, discount }, choice, k) {
      const region = settleChoices.arg(choice, 0);
      const { type, cost } = PLANETS[planetAt(state, region)];
      const missing = leadersNeeded(state, seat, type) - state.players[seat].leaderBay;
      if (missing > 0) recruit(state, seat, state.region, missing, k);
      k.push({ step: 'found-outpost', seat, region });
      askToPay(k, seat, cost, { off: discount, outpost: true });
    },
  },

  /** The transport and its leaders become the outpost; then its benefits (AE-4.13.2, AE-4.13.3). */
  'found-outpost': {
    rule: 'AE-4.13.2',
    run(state, { seat, region }, k) {
      const player = state.players[seat];
      const { type } = PLANETS[planetAt(state, region)];
      const leaders = leadersNeeded(state, seat, type);
      player.leaderBay -= leaders;
      player.settled += leaders;
      player.ships[shipAt(player, SHIP.transport, region)] = SETTLED;
      state.outposts[region] = seat;
      player.outpostCards[type]++;
      k.emit({ type: 'outpost-built', seat, region, outpost: type });
      k.push({ step: 'outpost-vp', seat, region });
      k.push({ step: 'advance', seat, track: type, n: 1 });
    },
  },

  'outpost-vp': {
    rule: 'AE-4.13.3',
    run(state, { seat, region }, k) {
      gainVp(state, seat, neighbourhoodVp(state, region), k);
      trigger(state, seat, 'outpost-built', SHIP.transport, k);
    },
  },

  /** Used outpost cards face up again. */
  refresh: {
    rule: 'AE-4.13.6',
    choices: refreshChoices,
    options(state, { seat }, list) {
      const { usedCards } = state.players[seat];
      for (let type = 0; type < OUTPOSTS.length; type++) {
        if (usedCards[type] > 0) list.push(refreshChoices.make.refresh(type));
      }
    },
    choose(state, { seat, n }, choice, k) {
      const player = state.players[seat];
      const type = refreshChoices.arg(choice, 0);
      player.usedCards[type]--;
      player.outpostCards[type]++;
      k.emit({ type: 'card-refreshed', seat, outpost: type });
      if (n > 1) k.push({ step: 'refresh', seat, n: n - 1 });
    },
  },
});
