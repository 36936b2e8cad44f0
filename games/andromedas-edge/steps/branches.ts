/** Effects that branch: what one may do, what one chooses, what each of several players does. */

import { choiceSet, NONE } from '@orrery/kernel';
import type { Effect, Who } from '../data/effects.ts';
import { EFFECT_LISTS } from '../effect-lists.ts';
import { canBegin } from '../feasible.ts';
import { candidates, participants } from '../sides.ts';
import { areOpponents, isActive, resolvesEvent, type State, seatAfter } from '../state.ts';
import { type Doors, type StepFrame, steps } from '../vocabulary.ts';
import { optionArg, seatArg } from './arguments.ts';
import type { EffectFrame } from './effects.ts';
import { chooseFree, listFree, onlyArranges, withFree } from './free.ts';
import { runList } from './triggers.ts';

export const mayChoices = withFree({ yes: [], no: [] });
export const chooseChoices = choiceSet({ option: [optionArg] });
const pickChoices = choiceSet({ pick: [seatArg] });

interface Place {
  readonly list: string;
  readonly at: number;
}
const effectAt = ({ list, at }: Place): Effect => EFFECT_LISTS[list].effects[at];
const innerOf = ({ list, at }: Place, which = 0): string => EFFECT_LISTS[list].inner[at][which];
const listOf = (place: Place, which = 0) => EFFECT_LISTS[innerOf(place, which)].effects;

/** Those whom an effect goes through, as bits. */
function seatsOf(state: State, { seat, picked }: EffectFrame, who: Who, on: number): number {
  const { battle, players } = state;
  const all = (1 << players.length) - 1;
  switch (who) {
    case 'each-player':
      return all;
    case 'each-opponent':
      return players.reduce(
        (mask, _, other) => mask | (+areOpponents(state, seat, other) << other),
        0,
      );
    case 'each-participant':
      return participants(state);
    case 'each-other-participant':
      return participants(state) & ~(1 << seat);
    case 'each-defeated':
      return (battle?.defeated ?? 0) & all;
    case 'winner':
      return (battle?.winners ?? 0) & all;
    case 'picked':
      return picked === NONE ? 0 : 1 << picked;
    case 'lowest': {
      const lowest = Math.min(...players.map(({ tracks }) => tracks[on]));
      return players.reduce((mask, { tracks }, at) => mask | (+(tracks[on] === lowest) << at), 0);
    }
  }
}

/** The inner list for each of several players, in turn order from the active one. */
export function forEach(
  state: State,
  frame: EffectFrame,
  { who, on }: Extract<Effect, { op: 'forEach' }>,
  k: Doors,
): void {
  const mask = seatsOf(state, frame, who, on ?? NONE);
  const seats = state.players.length;
  for (let i = seats - 1; i >= 0; i--) {
    const seat = seatAfter(state.active, i, seats);
    if ((mask >> seat) & 1) runList(k, seat, innerOf(frame), frame.picked);
  }
}

/** Whether it is a moment for free actions of the own turn, outside battles and events (AE-4.10.6). */
const mayAct = (state: State, seat: number): boolean =>
  isActive(state, seat) && !resolvesEvent(state) && state.battle === null;

export const branchSteps = steps({
  may: {
    rule: 'AE-4.1.6',
    choices: mayChoices,
    options(state, frame, list) {
      const { seat } = frame;
      const inner = listOf(frame);
      if (canBegin(state, seat, inner)) list.push(mayChoices.make.yes(), mayChoices.make.no());
      else if (inner[0].op === 'pay' && mayAct(state, seat)) {
        // What it costs may yet be gained (AE-4.2.5).
        listFree(state, seat, 'own-turn', list);
        if (list.every(onlyArranges)) list.length = 0;
        else list.push(mayChoices.make.no());
      }
    },
    choose(state, frame, choice, k) {
      if (chooseFree(state, frame, choice, k)) return;
      if (mayChoices.kind(choice) === 'yes') runList(k, frame.seat, innerOf(frame), frame.picked);
    },
  },

  /** Exactly one that is available (AE-4.1.15). */
  choose: {
    rule: 'AE-4.1.15',
    choices: chooseChoices,
    options(state, frame, list) {
      const effect = effectAt(frame) as Extract<Effect, { op: 'choose' }>;
      effect.options.forEach((option, at) => {
        if (canBegin(state, frame.seat, option)) list.push(chooseChoices.make.option(at));
      });
    },
    choose(_state, frame, choice, k) {
      const at = chooseChoices.arg(choice, 0);
      runList(k, frame.seat, innerOf(frame, at), frame.picked);
    },
  },

  /** As often as wanted and payable. */
  repeat: {
    rule: 'AE-4.1.6',
    choices: mayChoices,
    options(state, frame, list) {
      if (!canBegin(state, frame.seat, listOf(frame))) return;
      list.push(mayChoices.make.yes(), mayChoices.make.no());
    },
    choose(_state, frame, choice, k) {
      if (mayChoices.kind(choice) === 'no') return;
      if (frame.n > 1) k.push({ ...frame, n: frame.n - 1 });
      runList(k, frame.seat, innerOf(frame), frame.picked);
    },
  },

  /** One player for the rest of the list; nobody, if there is nobody to pick. */
  pick: {
    rule: 'AE-4.1.8',
    choices: pickChoices,
    options(state, frame, list) {
      const effect = effectAt(frame) as Extract<Effect, { op: 'pick' }>;
      const mask = candidates(state, frame.seat, effect.among);
      for (let seat = 0; mask >> seat; seat++) {
        if ((mask >> seat) & 1) list.push(pickChoices.make.pick(seat));
      }
    },
    choose: (_state, frame, choice, k) => afterPick(frame, pickChoices.arg(choice, 0), k),
    skip: (_state, frame, k) => afterPick(frame, NONE, k),
  },
});

function afterPick({ seat, list, at }: StepFrame<'pick'>, picked: number, k: Doors): void {
  if (at + 1 < EFFECT_LISTS[list].effects.length) {
    k.push({ step: 'effects', seat, list, at: at + 1, picked });
  }
}
