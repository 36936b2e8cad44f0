/** Diplomacy: one card each, some of which can end the battle (AE-4.8.7, AE-4.8.8, AE-4.19.5). */

import { choiceSet, NONE } from '@orrery/kernel';
import type { Effect } from '../../data/effects.ts';
import { has, REGION_COUNT } from '../../frontier.ts';
import { tellsOfHand } from '../../hand.ts';
import { retreats } from '../../joining.ts';
import { classIn, raiderRule, refuges } from '../../raiders.ts';
import { participants } from '../../sides.ts';
import type { State } from '../../state.ts';
import { type Doors, steps } from '../../vocabulary.ts';
import { regionArg } from '../arguments.ts';
import { listCards, playCard } from '../cards.ts';
import type { EffectFrame } from '../effects.ts';
import { chooseFree, listAside, withFree } from '../free.ts';
import { askInOrder, isIn, ongoing } from './round.ts';

export const talkChoices = withFree({ pass: [] });
export const endChoices = choiceSet({ end: [], 'fight-on': [] });
const retreatChoices = choiceSet({ retreat: [regionArg] });
const PASS = talkChoices.make.pass();
const FIRST_PLAY = talkChoices.make.play(0);

function endBattle(state: State, seat: number, k: Doors): void {
  if (state.battle === null) return;
  state.battle.over = true;
  k.emit({ type: 'battle-ended', seat });
}

/** Ends the battle, or asks those who may end it. */
export function callOff(
  state: State,
  { seat, picked }: EffectFrame,
  by: Extract<Effect, { op: 'endBattle' }>['by'],
  k: Doors,
): void {
  if (by === 'forced') endBattle(state, seat, k);
  else if (by === 'self') k.push({ step: 'end-battle', seat });
  else if (by === 'each-participant') {
    askInOrder(state, participants(state), (seat) => ({ step: 'end-battle', seat }), k);
  } else if (picked !== NONE) k.push({ step: 'end-battle', seat: picked });
}

/** Own ships and those of the player picked take no damage in this battle. */
export function truce(state: State, { seat, picked }: EffectFrame, k: Doors): void {
  if (state.battle === null) return;
  state.battle.spared |= 1 << seat;
  if (picked !== NONE) state.battle.spared |= 1 << picked;
  k.emit({ type: 'truce', seat, with: picked });
}

/** All raiders of the active region go to another nebula. */
export function banish(state: State, k: Doors): void {
  const free = refuges(state);
  if (free.length === 0) return;
  const raider = state.raiders[classIn(state, state.region)];
  const to = k.take(free);
  for (let figure = 0; figure < state.figures.length; figure++) {
    if (state.figures[figure] === state.region) state.figures[figure] = to;
  }
  k.emit({ type: 'raiders-banished', seat: -1, raider, region: to });
}

export const diplomacySteps = steps({
  diplomacy: {
    rule: 'AE-4.8.7',
    run(state, _frame, k) {
      if (ongoing(state) === null || raiderRule(state, state.region, 'no-diplomacy')) return;
      askInOrder(state, participants(state), (seat) => ({ step: 'negotiate', seat }), k);
    },
  },

  negotiate: {
    rule: 'AE-4.8.7',
    choices: talkChoices,
    tells: tellsOfHand,
    options(state, { seat }, list) {
      if (ongoing(state) === null || !isIn(state, seat)) return;
      listCards(state, seat, 'diplomacy', list, FIRST_PLAY);
      if (list.length === 0) return;
      list.push(PASS);
      listAside(state, seat, list);
    },
    choose(state, frame, choice, k) {
      if (choice === PASS) return;
      if (talkChoices.kind(choice) === 'play') {
        return playCard(state, frame.seat, talkChoices.arg(choice, 0), k);
      }
      chooseFree(state, frame, choice, k);
    },
  },

  'end-battle': {
    rule: 'AE-4.8.8',
    choices: endChoices,
    options(state, _frame, list) {
      if (ongoing(state) !== null) list.push(endChoices.make.end(), endChoices.make['fight-on']());
    },
    choose(state, { seat }, choice, k) {
      if (endChoices.kind(choice) === 'end') endBattle(state, seat, k);
    },
  },

  /** All own ships leave for one region; whoever has none left is out of the battle (AE-4.8.24). */
  retreat: {
    rule: 'AE-4.8.24',
    choices: retreatChoices,
    options(state, { seat }, list) {
      const free = retreats(state, seat);
      for (let region = 0; region < REGION_COUNT; region++) {
        if (has(free, region)) list.push(retreatChoices.make.retreat(region));
      }
    },
    choose(state, { seat }, choice, k) {
      const { ships } = state.players[seat];
      const to = retreatChoices.arg(choice, 0);
      for (let ship = 0; ship < ships.length; ship++) {
        if (ships[ship] === state.region) ships[ship] = to;
      }
      k.emit({ type: 'retreated', seat, region: to });
    },
  },
});
