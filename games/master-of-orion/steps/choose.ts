/** Choices that effects leave to somebody: one of several things, the direction of an exchange. */
import { choiceSet, named } from '@orrery/kernel';
import { PROGRAMS, programOf, ruleOf } from '../abilities.ts';
import { type Amounts, type Effect, RESOURCES, STOCKS } from '../data/effects.ts';
import { handSize, type Player } from '../state.ts';
import { type StepFrame, steps } from '../vocabulary.ts';
import { forfeit } from './forfeit.ts';
import { receive } from './stock.ts';

// ——— one of several ———

type Choose = Extract<Effect, { op: 'choose' }>;

/** An alternative is known by what it is about: «food», «loyalty»… */
export const chooseChoices = choiceSet({ choose: [named(STOCKS)] });

const topic = (effects: readonly Effect[]): number => {
  const [effect] = effects;
  if (effect.op !== 'gain' && effect.op !== 'lose') throw new Error('an alternative without topic');
  return STOCKS.indexOf(effect.what);
};

/** The alternatives of the question, in the order printed. */
const alternatives = (frame: StepFrame<'choose'>): Choose['options'] =>
  (PROGRAMS[frame.program].effects[frame.at] as Choose).options;

/** The alternative that a choice of this question names. */
export const alternativeAbout = (frame: StepFrame<'choose'>, about: number): readonly Effect[] =>
  alternatives(frame).find((option) => topic(option) === about) as readonly Effect[];

/** What a player cannot do in full is no alternative (MOO-15.21). */
const inFull = (player: Player, effects: readonly Effect[]): boolean =>
  effects.every(
    (effect) => effect.op !== 'lose' || effect.what !== 'card' || handSize(player) >= effect.n,
  );

// ——— exchange ———

type Exchange = Extract<Effect, { op: 'exchange' }>;

/** Sets of resources, as bits: an exchange is known by what is given. */
const RESOURCE_SETS = Array.from({ length: 1 << RESOURCES.length }, (_, set) =>
  set === 0 ? 'nothing' : RESOURCES.filter((_resource, i) => (set >> i) & 1).join('+'),
);
export const exchangeChoices = choiceSet({ give: [named(RESOURCE_SETS)] });

const setOf = (amounts: Amounts): number =>
  RESOURCES.reduce((set, resource, i) => (amounts[resource] > 0 ? set | (1 << i) : set), 0);

export const canGive = ({ resources }: Player, amounts: Amounts): boolean =>
  RESOURCES.every((resource, i) => resources[i] >= amounts[resource]);

/** What is given and what is got, for a choice of this question. */
export function sidesOf(
  frame: StepFrame<'exchange'>,
  given: number,
): { give: Amounts; take: Amounts } {
  const { a, b } = PROGRAMS[frame.program].effects[frame.at] as Exchange;
  return setOf(a) === given ? { give: a, take: b } : { give: b, take: a };
}

export const chooseSteps = steps({
  choose: {
    rule: (_state, { program }) => ruleOf(PROGRAMS[program].source, 'MOO-12.3'),
    choices: chooseChoices,
    options(state, frame, list) {
      const player = state.players[frame.seat];
      for (const option of alternatives(frame)) {
        if (inFull(player, option)) list.push(chooseChoices.make.choose(topic(option)));
      }
    },
    choose(_state, frame, choice, k) {
      const { owner, place, rival } = frame;
      const effects = alternativeAbout(frame, chooseChoices.arg(choice, 0));
      k.push({ step: 'run', seat: owner, program: programOf(effects), at: 0, place, rival });
    },
  },

  exchange: {
    rule: 'MOO-12.4',
    choices: exchangeChoices,
    options(state, frame, list) {
      const player = state.players[frame.seat];
      const { a, b } = PROGRAMS[frame.program].effects[frame.at] as Exchange;
      if (canGive(player, a)) list.push(exchangeChoices.make.give(setOf(a)));
      if (canGive(player, b)) list.push(exchangeChoices.make.give(setOf(b)));
    },
    choose(state, frame, choice, k) {
      const { seat } = frame;
      const player = state.players[seat];
      const { give, take } = sidesOf(frame, exchangeChoices.arg(choice, 0));
      k.emit({ type: 'exchanged', seat, give, take });
      RESOURCES.forEach((resource, at) => {
        player.resources[at] -= give[resource];
        forfeit(seat, resource, take[resource] - receive(player, at, take[resource]), k);
      });
    },
  },
});
