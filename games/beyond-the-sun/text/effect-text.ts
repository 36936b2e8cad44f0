import type { Phrase } from '@orrery/kernel';
import {
  type Alternative,
  type Amount,
  type Cost,
  type Effect,
  FREE,
  isFree,
  type LinkTerms,
} from '../data/effects.ts';
import { capped, costText, join, levelName, levelNames, phrase, priced } from './phrases.ts';

/** A list of effects as one instruction: «gain 1 ore; then jump 2». */
export function effectsText(effects: readonly Effect[]): Phrase {
  return paidText(FREE, effects);
}

/** The same with what has to be paid first: «pay 1 ore; then jump 2». */
export function paidText(cost: Cost, effects: readonly Effect[]): Phrase {
  const parts = effects.map(effectText);
  if (!isFree(cost)) parts.unshift(costText(cost));
  // «then» and «if you wish» side by side would be one too many.
  const last = effects[effects.length - 1].op === 'may' ? 'list.next' : 'list.last';
  return join('list.next', parts, last);
}

function effectText(effect: Effect): Phrase {
  const id = `effect.${effect.op}`;
  switch (effect.op) {
    case 'gainOre':
      return counted(id, effect.n);
    case 'supplyToPopulation': {
      const { n, column } = effect;
      if (column !== null && typeof n === 'number') return phrase(`${id}.column`, { n, column });
      return counted(id, n);
    }
    case 'moveSupply':
      return phrase(id, { n: effect.n, from: effect.from, to: effect.to });
    case 'trade':
      return effect.limit === null
        ? phrase(id)
        : phrase('effect.trade.limited', { n: effect.limit });
    case 'automate':
      return phrase(id, { track: effect.track });
    case 'build':
      return phrase(id, { n: effect.n, level: effect.level, from: effect.from, at: effect.at });
    case 'upgrade':
      return phrase(`${id}.${effect.on}`, { n: effect.levels });
    case 'jump':
      return phrase(id, { n: effect.points });
    case 'warp':
      return phrase(id, { n: effect.ships });
    case 'shipsToPopulation':
      return phrase(id, { n: effect.upTo });
    case 'research':
      return researchText(id, effect);
    case 'privateTechnology':
      return phrase(id, { n: effect.draw, level: levelName(effect.level) });
    case 'colonize':
      return effect.target === 'controlled' ? phrase(id) : phrase(`${id}.unclaimed`);
    case 'drawColony':
      return phrase(id, { n: effect.draw, deck: effect.deck });
    case 'may':
      return priced(id, effect.cost, { effects: effectsText(effect.effects) });
    case 'choose':
      return chooseText(id, effect.times, effect.alternatives);
    case 'eachFaction':
      return phrase(id, { effects: effectsText(effect.effects) });
    case 'uncoverGuild':
      return phrase(id, { rank: effect.rank });
    case 'keepEvent':
      return phrase(id, { n: effect.points });
    case 'linkEvent':
      return phrase(`${id}.${effect.to}`, { terms: termsText(effect.terms) });
    case 'standEvent':
      return standingText(id, effect.score);
    case 'attachSystem':
    case 'holdSystem':
      return phrase(id, { deck: effect.deck });
    case 'grow':
    case 'mine':
    case 'basicAction':
    case 'copyResearch':
    case 'exhibitShip':
    case 'takeHeldSystem':
      return phrase(id);
  }
}

function counted(id: string, amount: Amount): Phrase {
  if (typeof amount === 'number') return phrase(id, { n: amount });
  const { count, per, times: n, max } = amount;
  return capped(phrase(`${id}.per`, { n, what: phrase(`per.${count}`, { n: per }) }), max);
}

function researchText(id: string, effect: Extract<Effect, { op: 'research' }>): Phrase {
  const { levels, discovered, prerequisites, immediate, cube } = effect;
  if ('count' in levels) {
    return phrase('effect.research.tally', {
      count: phrase(`count.${levels.count}`),
      plus: levels.plus,
      max: levelName(levels.max ?? 4),
    });
  }
  return phrase(id, {
    levels: levelNames(levels),
    discovered: yesNo(discovered),
    prerequisites: yesNo(prerequisites),
    immediate: yesNo(immediate),
    cube,
  });
}

function yesNo(value: boolean): string {
  return value ? 'yes' : 'no';
}

function chooseText(id: string, n: number, options: readonly Alternative[]): Phrase {
  const alternatives = join(
    'list.next',
    options.map((option, at) => alternativeText(option, at)),
  );
  return n === 1 ? phrase(id, { alternatives }) : phrase(`${id}.times`, { n, alternatives });
}

/** «B) gain 2 ore»; also the words of the option that picks it. */
function alternativeText({ cost, effects }: Alternative, at: number): Phrase {
  return priced('effect.alternative', cost, {
    letter: alternativeLetter(at),
    effects: effectsText(effects),
  });
}

/** Every language counts alternatives by its own alphabet. */
export const alternativeLetter = (at: number): Phrase => phrase(`letter.${at + 1}`);

/** What a linked event changes, as one clause. */
export function termsText(terms: LinkTerms): Phrase {
  const { actionOre, strength, colonizerPoints, pointsPerDisc } = terms;
  const clauses: Phrase[] = [];
  if (actionOre > 0) clauses.push(phrase('terms.dearer', { n: actionOre }));
  if (actionOre < 0) clauses.push(phrase('terms.cheaper', { n: -actionOre }));
  if (strength !== 0) clauses.push(phrase('terms.strength', { n: strength }));
  if (colonizerPoints !== 0) clauses.push(phrase('terms.colonizerPoints', { n: colonizerPoints }));
  if (pointsPerDisc !== 0) clauses.push(phrase('terms.pointsPerDisc', { n: pointsPerDisc }));
  return join('list.next', clauses);
}

function standingText(id: string, score: Extract<Effect, { op: 'standEvent' }>['score']): Phrase {
  if (score.kind === 'most') {
    return phrase(`${id}.most`, { n: score.points, who: phrase(`most.${score.count}`) });
  }
  const [one, two, three, four] = score.points;
  return phrase(`${id}.exhibits`, { one, two, three, four });
}
