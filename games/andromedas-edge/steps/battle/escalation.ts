/** Escalation: ships in range join the battle (AE-4.8.5). */

import { choiceSet } from '@orrery/kernel';
import { RESOURCE } from '../../data/terms.ts';
import { tellsOfHand } from '../../hand.ts';
import {
  couldJump,
  forEachOutside,
  isOpen,
  JUMPS,
  jumpPrice,
  MOVES,
  mayEnter,
  wayIn,
} from '../../joining.ts';
import { only } from '../../purse.ts';
import { shipAt } from '../../ships.ts';
import { isActive, type State } from '../../state.ts';
import { type Doors, steps } from '../../vocabulary.ts';
import { regionArg, shipArg } from '../arguments.ts';
import { listCards } from '../cards.ts';
import { chooseFree, listAside, withFree } from '../free.ts';
import { askToPay } from '../pay.ts';
import { trigger } from '../triggers.ts';
import { askInOrder, ongoing } from './round.ts';

export const escalateChoices = withFree({
  move: [shipArg, regionArg],
  jump: [shipArg, regionArg],
  done: [],
});
const callChoices = choiceSet({ call: [shipArg, regionArg] });
const { make } = escalateChoices;
const [JUMP, DONE] = [make.jump(0, 0), make.done()];

/** Moves a ship into the active region. */
function join(state: State, seat: number, type: number, from: number, k: Doors): void {
  const player = state.players[seat];
  player.ships[shipAt(player, type, from)] = state.region;
  k.emit({ type: 'joined', seat, ship: type, from, region: state.region });
  trigger(state, seat, 'escalated', type, k);
}

export const escalationSteps = steps({
  escalation: {
    rule: 'AE-4.8.5',
    run(state, _frame, k) {
      askInOrder(state, ~0, (seat) => ({ step: 'escalate', seat }), k);
    },
  },

  escalate: {
    rule: 'AE-4.8.5',
    choices: escalateChoices,
    tells: tellsOfHand,
    options(state, { seat }, list) {
      if (ongoing(state) === null) return;
      let lacksEnergy = false;
      if (isOpen(state)) {
        forEachOutside(state, seat, (type, from) => {
          const way = wayIn(state, seat, type, from);
          if (way === MOVES) list.push(make.move(type, from));
          else if (way === JUMPS) list.push(make.jump(type, from));
          else lacksEnergy ||= couldJump(state, seat, type);
        });
      }
      listCards(state, seat, 'escalation', list, make.play(0));
      // The active player may yet gain the energy for a jump (AE-4.10.6).
      if (list.length === 0 && !(lacksEnergy && isActive(state, seat))) return;
      list.push(DONE);
      listAside(state, seat, list);
    },
    choose(state, frame, choice, k) {
      const { seat } = frame;
      if (choice === DONE) return;
      if (chooseFree(state, frame, choice, k)) return;
      const [type, from] = escalateChoices.args(choice);
      k.push(frame);
      if (choice < JUMP) return join(state, seat, type, from, k);
      k.push({ step: 'join', seat, type, from });
      askToPay(k, seat, only(RESOURCE.energy, jumpPrice(state, seat, type)));
    },
  },

  /** A ship whose jump is paid for. */
  join: {
    rule: 'AE-4.3.9',
    run(state, { seat, type, from }, k) {
      join(state, seat, type, from, k);
    },
  },

  'call-ship': {
    rule: 'AE-4.19.6',
    choices: callChoices,
    options(state, { seat }, list) {
      forEachOutside(state, seat, (type, from) => {
        if (mayEnter(state, seat, type)) list.push(callChoices.make.call(type, from));
      });
    },
    choose(state, { seat }, choice, k) {
      const [type, from] = callChoices.args(choice);
      join(state, seat, type, from, k);
    },
  },
});
