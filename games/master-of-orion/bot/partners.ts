/** Plans that people play, to try the bots against (docs/bots.md). */
import type { Partners } from '@orrery/kernel';
import { BUILDINGS } from '../data/buildings.ts';
import type { State } from '../state.ts';
import { actionChoices } from '../steps/actions.ts';
import type { StepFrame, StepType, Vocabulary } from '../vocabulary.ts';
import { advice } from './advice.ts';

type Action = ReturnType<typeof actionChoices.kind>;
/** Points that a plan adds to actions, by kind. */
type Wishes = Readonly<Partial<Record<Action, number>>>;

const wishing =
  (wishes: Wishes) =>
  (_state: State, frame: StepFrame<StepType>, _seat: number, option: number): number =>
    frame.step === 'action' ? (wishes[actionChoices.kind(option)] ?? 0) : 0;

/** Points of somebody else, as far as anybody can see. */
const leaderAmong = (state: State, seat: number): number => {
  let leader = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue;
    const points = advice.evaluate(state, other);
    if (points > most) [leader, most] = [other, points];
  }
  return leader;
};

const HURTFUL: ReadonlySet<string> = new Set([
  'landing-ship',
  'battleship',
  'destroyer',
  'spy-training-camp',
  'star-fortress',
]);
const HURTS = BUILDINGS.map(({ id }) => HURTFUL.has(id));

export const partners: Partners<State, Vocabulary> = {
  raider: {
    plan: 'attacks whenever it can',
    advice,
    lean: wishing({ attack: 3 }),
    looksAhead: false,
  },
  builder: {
    plan: 'builds as much as it can, and fights never',
    advice,
    lean: wishing({ build: 2, attack: -5, exploit: 0.5 }),
    looksAhead: false,
  },
  propaganda: {
    plan: 'keeps its people loyal first of all',
    advice,
    lean: wishing({ propaganda: 2.5, deal: 0.5 }),
    looksAhead: false,
  },
  chains: {
    plan: 'draws cards and uses what it has built, over and over',
    advice,
    lean: wishing({ activate: 2, research: 1.2 }),
    looksAhead: false,
  },
  denial: {
    plan: 'builds what hurts others, and strikes whoever leads',
    advice,
    lean(state, frame, seat, option) {
      if (frame.step !== 'action') return 0;
      const kind = actionChoices.kind(option);
      if (kind === 'build') return HURTS[actionChoices.arg(option, 0)] ? 3 : 0;
      if (kind !== 'attack') return 0;
      return actionChoices.arg(option, 0) === leaderAmong(state, seat) ? 1 : -2;
    },
    looksAhead: false,
  },
};
