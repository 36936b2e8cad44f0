/** Claiming moons, and room for them (AE-4.5). */

import { choiceSet, NONE } from '@orrery/kernel';
import { SPACES } from '../data/index.ts';
import { hasShipIn, planetAt } from '../frontier.ts';
import { forEachSlot, hasRoom, placeMoon, takeTopMoon, takeUnplaced } from '../moons.ts';
import { isActive } from '../state.ts';
import { steps } from '../vocabulary.ts';
import { moonArg, regionArg, slotArg } from './arguments.ts';
import { gainMoon } from './gain.ts';

export const roomChoices = choiceSet({ place: [moonArg, slotArg], discard: [moonArg], refuse: [] });
export const planetChoices = choiceSet({ claim: [regionArg] });
const { make } = roomChoices;

export const moonSteps = steps({
  /** The top moon of a region into the unplaced zone, once there is room. */
  claim: {
    rule: 'AE-4.5.1',
    run(state, frame, k) {
      const { seat, region } = frame;
      if (state.topMoons[region] === NONE) return;
      if (!hasRoom(state, seat)) {
        k.push(frame);
        k.push({ step: 'make-room', seat, moon: NONE });
        return;
      }
      const moon = takeTopMoon(state, region, k);
      state.players[seat].moons.push(moon);
      k.emit({ type: 'moon-claimed', seat, moon, region });
    },
  },

  /** `moon` is one that somebody hands over and that may be refused (AE-4.5.3), or NONE. */
  'make-room': {
    rule: (state, { seat }) => (isActive(state, seat) ? 'AE-4.5.2' : 'AE-4.5.3'),
    choices: roomChoices,
    options(state, { seat, moon: offered }, list) {
      const player = state.players[seat];
      for (const moon of player.moons) {
        forEachSlot(player, moon, (slot) => list.push(make.place(moon, slot)));
        list.push(make.discard(moon));
      }
      if (offered !== NONE) list.push(make.refuse());
    },
    choose(state, { seat, moon: offered }, choice, k) {
      const player = state.players[seat];
      const kind = roomChoices.kind(choice);
      if (kind === 'refuse') return;
      const moon = roomChoices.arg(choice, 0);
      if (kind === 'place') placeMoon(state, seat, moon, roomChoices.arg(choice, 1), k);
      else {
        takeUnplaced(player, moon);
        state.discardedMoons.push(moon);
        k.emit({ type: 'moon-discarded', seat, moon });
        if (isActive(state, seat)) gainMoon(state, seat, moon, k);
      }
      if (offered !== NONE) k.push({ step: 'receive-moon', seat, moon: offered });
    },
  },

  /** Top moons of planets of choice, one by one. */
  'claim-from': {
    rule: 'AE-4.5.1',
    choices: planetChoices,
    options(state, { seat, withShip }, list) {
      for (let space = 0; space < SPACES; space++) {
        if (state.topMoons[space] === NONE || planetAt(state, space) === NONE) continue;
        if (withShip && !hasShipIn(state.players[seat], space)) continue;
        list.push(planetChoices.make.claim(space));
      }
    },
    choose(_state, frame, choice, k) {
      const { seat, n } = frame;
      if (n > 1) k.push({ ...frame, n: n - 1 });
      k.push({ step: 'claim', seat, region: planetChoices.arg(choice, 0) });
    },
  },
});
