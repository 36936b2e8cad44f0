/** Plans that people play, to try the bots against (docs/bots.md). */
import type { Partners } from '@orrery/kernel';
import { actionAt } from '../actions.ts';
import { containsOp, type Op } from '../data/effects.ts';
import { beyondTheSun } from '../game.ts';
import type { State } from '../state.ts';
import { actChoices } from '../steps/act.ts';
import { moveChoices } from '../steps/jump.ts';
import type { StepFrame, Vocabulary } from '../vocabulary.ts';
import { advice } from './advice.ts';

/** Points that a plan adds to actions, by what they do. */
type Wishes = Readonly<Partial<Record<Op, number>>>;

function wishFor(wishes: Wishes, option: number): number {
  const { effects } = actionAt(actChoices.arg(option, 0));
  let sum = 0;
  for (const op of Object.keys(wishes) as Op[]) if (containsOp(effects, op)) sum += wishes[op] ?? 0;
  return sum;
}

const wishing =
  (wishes: Wishes) =>
  (_state: State, frame: StepFrame, _seat: number, option: number): number =>
    frame.step === 'act' ? wishFor(wishes, option) : 0;

/** Points of some lines of the score sheet, counted once more. */
const counting = (ids: readonly string[], times: number) => ({
  ...advice,
  evaluate(state: State, seat: number): number {
    let sum = advice.evaluate(state, seat);
    for (const line of beyondTheSun.definition.score(state, seat))
      if (ids.includes(line.id)) sum += times * line.points;
    return sum;
  },
});

export const partners: Partners<State, Vocabulary> = {
  colonies: {
    plan: 'builds ships, takes systems and colonizes them as soon as it can',
    advice,
    lean: wishing({ colonize: 4, build: 0.8, jump: 0.8, upgrade: 0.5 }),
    looksAhead: false,
  },
  automation: {
    plan: 'researches and automates',
    advice,
    lean: wishing({ research: 1.5, automate: 1.5 }),
    looksAhead: false,
  },
  outposts: {
    plan: 'sends ships out to control as much as it can',
    advice,
    lean: wishing({ jump: 1.5, build: 1.2, warp: 1 }),
    looksAhead: false,
  },
  achievements: {
    plan: 'goes for achievements',
    advice: counting(['achievements'], 0.8),
    looksAhead: true,
  },
  denial: {
    plan: 'takes systems away from the others',
    advice,
    lean(state, frame, seat, option) {
      if (frame.step === 'act') return wishFor({ jump: 1, upgrade: 0.5 }, option);
      if (frame.step !== 'jump' || moveChoices.kind(option) === 'stop') return 0;
      const controller = state.controllers[moveChoices.arg(option, 1)];
      return controller >= 0 && controller !== seat ? 2 : 0;
    },
    looksAhead: false,
  },
};
