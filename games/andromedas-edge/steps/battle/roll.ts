/** The roll, and cards that change dice until everybody lets them lie (AE-4.8.13, AE-4.8.23). */

import { choiceSet } from '@orrery/kernel';
import { DIE, MOST_DICE } from '../../data/index.ts';
import { tellsOfHand } from '../../hand.ts';
import { diceOf, sides, targetingOf } from '../../sides.ts';
import { type Battle, SIDES, seatAfter } from '../../state.ts';
import { type Doors, steps } from '../../vocabulary.ts';
import { dieArg } from '../arguments.ts';
import { listCards, playCard } from '../cards.ts';
import { chooseFree, listAside, withFree } from '../free.ts';
import { askInOrder, isIn, ongoing } from './round.ts';

export const afterRollChoices = withFree({ pass: [] });
export const rerollChoices = choiceSet({ die: [dieArg], roll: [] });
const dieChoices = choiceSet({ die: [dieArg] });
const PASS = afterRollChoices.make.pass();
const FIRST_PLAY = afterRollChoices.make.play(0);

/** A die that is rerolled until it shows at least the targeting. */
const throwDie = (targeting: number, k: Doors): number => targeting + k.below(DIE + 1 - targeting);

/** The dice of a side, the best first. */
export function diceShown({ rolls }: Battle, side: number): number[] {
  const dice: number[] = [];
  for (let at = side * MOST_DICE; at < (side + 1) * MOST_DICE && rolls[at] > 0; at++) {
    dice.push(rolls[at]);
  }
  return dice;
}

/** Puts dice in order, the best first; `sort` takes many times as long for so few. */
export function bestFirst(dice: number[]): void {
  for (let i = 1; i < dice.length; i++) {
    const die = dice[i];
    let at = i;
    for (; at > 0 && dice[at - 1] < die; at--) dice[at] = dice[at - 1];
    dice[at] = die;
  }
}

/** Lays the dice of a side out again, the best first. */
function layOut(battle: Battle, side: number, dice: number[], k: Doors): void {
  bestFirst(dice);
  for (let i = 0; i < MOST_DICE; i++) battle.rolls[side * MOST_DICE + i] = dice[i] ?? 0;
  k.emit({ type: 'rolled', seat: -1, side, dice, targeting: battle.aim[side] });
}

export const rollSteps = steps({
  roll: {
    rule: 'AE-4.8.13',
    run(state, { seat }, k) {
      const battle = ongoing(state);
      if (battle === null) return;
      const there = sides(state);
      for (let side = 0; side < SIDES; side++) {
        if (!((there >> side) & 1)) continue;
        const targeting = targetingOf(state, side);
        const dice: number[] = [];
        for (let left = diceOf(state, side); left > 0; left--) dice.push(throwDie(targeting, k));
        battle.aim[side] = targeting;
        layOut(battle, side, dice, k);
      }
      k.push({ step: 'rolled', seat, at: 0, passes: 0 });
    },
  },

  /** Asks one after the other until all have passed in a row. */
  rolled: {
    rule: 'AE-4.8.23',
    run(state, frame, k) {
      const { at, passes } = frame;
      const seats = state.players.length;
      if (passes >= seats) return;
      k.push({ ...frame, at: (at + 1) % seats, passes: passes + 1 });
      const seat = seatAfter(state.active, at, seats);
      askInOrder(state, 1 << seat, (seat) => ({ step: 'after-roll', seat }), k);
    },
  },

  'after-roll': {
    rule: 'AE-4.8.23',
    choices: afterRollChoices,
    tells: tellsOfHand,
    options(state, { seat }, list) {
      if (!isIn(state, seat)) return;
      listCards(state, seat, 'after-roll', list, FIRST_PLAY);
      if (list.length === 0) return;
      list.push(PASS);
      listAside(state, seat, list);
    },
    choose(state, frame, choice, k) {
      if (choice === PASS) return;
      if (afterRollChoices.kind(choice) === 'play') {
        k.amend('rolled', { passes: 0 });
        return playCard(state, frame.seat, afterRollChoices.arg(choice, 0), k);
      }
      chooseFree(state, frame, choice, k);
    },
  },

  /** Own dice to throw again, named one by one from the lowest. */
  reroll: {
    rule: 'AE-4.8.23',
    choices: rerollChoices,
    options(state, { seat, n, chosen }, list) {
      if (state.battle === null) return;
      const dice = diceShown(state.battle, seat);
      const least = chosen.at(-1) ?? 0;
      for (let value = least; chosen.length < n && value <= DIE; value++) {
        const taken = chosen.filter((other) => other === value).length;
        if (dice.filter((other) => other === value).length > taken) {
          list.push(rerollChoices.make.die(value));
        }
      }
      list.push(rerollChoices.make.roll());
    },
    choose(state, frame, choice, k) {
      const { seat, chosen } = frame;
      const { battle } = state;
      if (rerollChoices.kind(choice) === 'die') {
        return k.push({ ...frame, chosen: [...chosen, rerollChoices.arg(choice, 0)] });
      }
      if (battle === null || chosen.length === 0) return;
      const dice = diceShown(battle, seat);
      for (const value of chosen) dice.splice(dice.indexOf(value), 1);
      for (let i = 0; i < chosen.length; i++) dice.push(throwDie(battle.aim[seat], k));
      layOut(battle, seat, dice, k);
    },
  },

  'set-die': {
    rule: 'AE-4.8.23',
    choices: dieChoices,
    options(state, { seat, value }, list) {
      if (state.battle === null) return;
      for (const shown of new Set(diceShown(state.battle, seat))) {
        if (shown !== value) list.push(dieChoices.make.die(shown));
      }
    },
    choose(state, frame, choice, k) {
      const { seat, n, value } = frame;
      if (state.battle === null) return;
      const dice = diceShown(state.battle, seat);
      dice[dice.indexOf(dieChoices.arg(choice, 0))] = value;
      layOut(state.battle, seat, dice, k);
      if (n > 1) k.push({ ...frame, n: n - 1 });
    },
  },
});
