/** Abilities that act by themselves: of the faction, and of the upgrades of certain ships. */

import { choiceSet, NONE, numbers } from '@orrery/kernel';
import type { Effect, Trigger } from '../data/effects.ts';
import {
  EFFECT_LISTS,
  FACTION_TRIGGERS,
  type TriggeredList,
  UPGRADE_TRIGGERS,
} from '../effect-lists.ts';
import { holds } from '../feasible.ts';
import type { State } from '../state.ts';
import { type Doors, steps } from '../vocabulary.ts';

/** Sets off what a player has for a moment; `type`: the ship type whose upgrade is concerned, or NONE. */
export function trigger(state: State, seat: number, when: Trigger, type: number, k: Doors): void {
  const { faction, upgrades } = state.players[seat];
  const lists: string[] = [];
  collect(state, seat, FACTION_TRIGGERS[faction][when], lists);
  if (type !== NONE && upgrades[type] !== NONE) {
    collect(state, seat, UPGRADE_TRIGGERS[upgrades[type]][when], lists);
  }
  runLists(state, seat, lists, k);
}

export function collect(
  state: State,
  seat: number,
  triggered: readonly TriggeredList[],
  lists: string[],
): void {
  for (const { list, if: condition } of triggered) {
    if (holds(state, seat, condition)) lists.push(list);
  }
}

/** Runs lists of a player, where it can matter in an order that the active player chooses (AE-4.1.2). */
export function runLists(state: State, seat: number, lists: readonly string[], k: Doors): void {
  if (lists.length > 1 && lists.some(mattersWhen)) {
    k.push({ step: 'order', seat: state.active, lists, owner: seat });
  } else for (let at = lists.length - 1; at >= 0; at--) runList(k, seat, lists[at]);
}

/** Puts a list of effects on the agenda. */
export function runList(k: Doors, seat: number, list: string, picked = NONE): void {
  if (EFFECT_LISTS[list].effects.length > 0) k.push({ step: 'effects', seat, list, at: 0, picked });
}

/** What does not care when it happens. */
const TIMELESS: ReadonlySet<Effect['op']> = new Set([
  'gain',
  'vp',
  'recruit',
  'targeting',
  'repair',
  'lookEvent',
]);
const mattersWhen = (list: string): boolean =>
  EFFECT_LISTS[list].effects.some(({ op }) => !TIMELESS.has(op));

const orderChoices = choiceSet({ first: [numbers(8)] });

export const triggerSteps = steps({
  order: {
    rule: 'AE-4.1.2',
    choices: orderChoices,
    options(_state, { lists }, list) {
      for (let at = 0; at < lists.length; at++) list.push(orderChoices.make.first(at));
    },
    choose(state, { seat, lists, owner = seat }, choice, k) {
      const at = orderChoices.arg(choice, 0);
      const others = lists.filter((_, other) => other !== at);
      runLists(state, owner, others, k);
      runList(k, owner, lists[at]);
    },
  },
});
