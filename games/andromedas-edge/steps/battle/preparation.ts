/** Preparation: cards and energy for dice (AE-4.8.9 to AE-4.8.12). */

import { choiceSet, NONE, numbers } from '@orrery/kernel';
import { MOST_DICE } from '../../data/index.ts';
import { RESOURCE } from '../../data/terms.ts';
import { tellsOfHand } from '../../hand.ts';
import { diceSum, participants, sides } from '../../sides.ts';
import { areOpponents, RAIDERS, seatAfter } from '../../state.ts';
import { steps } from '../../vocabulary.ts';
import { sideArg } from '../arguments.ts';
import { listCards } from '../cards.ts';
import { chooseFree, listAside, withFree } from '../free.ts';
import { trigger } from '../triggers.ts';
import { askInOrder, isIn, ongoing } from './round.ts';

/** More than it can take to reach the limit of dice, whatever cards took away. */
const MOST_ENERGY = 15;

export const prepareChoices = withFree({ energy: [numbers(MOST_ENERGY + 1)] });
const jamChoices = choiceSet({ jam: [sideArg] });
const NO_ENERGY = prepareChoices.make.energy(0);
const FIRST_PLAY = prepareChoices.make.play(0);

export const preparationSteps = steps({
  preparation: {
    rule: 'AE-4.8.9',
    run(state, _frame, k) {
      if (ongoing(state) === null) return;
      askInOrder(state, participants(state), (seat) => ({ step: 'prepare', seat }), k);
      const seats = state.players.length;
      for (let i = seats - 1; i >= 0; i--) {
        trigger(state, seatAfter(state.active, i, seats), 'battle-prepared', NONE, k);
      }
    },
  },

  /** Cards one by one, then the energy, which ends it. */
  prepare: {
    rule: 'AE-4.8.10',
    choices: prepareChoices,
    tells: tellsOfHand,
    options(state, { seat }, list) {
      if (ongoing(state) === null || !isIn(state, seat)) return;
      const room = MOST_DICE - diceSum(state, seat);
      const most = Math.min(state.players[seat].stock[RESOURCE.energy], room);
      list.push(NO_ENERGY);
      for (let n = 1; n <= most; n++) list.push(NO_ENERGY + n);
      listCards(state, seat, 'preparation', list, FIRST_PLAY);
      listAside(state, seat, list);
    },
    choose(state, frame, choice, k) {
      const { seat } = frame;
      if (chooseFree(state, frame, choice, k)) return;
      const n = choice - NO_ENERGY;
      if (n === 0 || state.battle === null) return;
      state.players[seat].stock[RESOURCE.energy] -= n;
      state.battle.dice[seat] += n;
      k.emit({ type: 'charged', seat, n });
    },
  },

  /** Another side loses dice: a player who is no teammate, or the raiders. */
  jam: {
    rule: 'AE-4.8.11',
    choices: jamChoices,
    options(state, { seat }, list) {
      const there = sides(state);
      for (let side = 0; side <= RAIDERS; side++) {
        if (!((there >> side) & 1)) continue;
        if (side === RAIDERS || areOpponents(state, seat, side)) {
          list.push(jamChoices.make.jam(side));
        }
      }
    },
    choose(state, { seat, n }, choice, k) {
      const side = jamChoices.arg(choice, 0);
      if (state.battle) state.battle.dice[side] += n;
      k.emit({ type: 'jammed', seat, side, n });
    },
  },
});
