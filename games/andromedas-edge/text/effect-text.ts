/** Effects and abilities in words, from the very data that the rules execute. */
import type { Phrase } from '@orrery/kernel';
import {
  type Ability,
  type Effect,
  type EffectList,
  MODULE_TYPES,
  type Per,
  type Rule,
  TRACKS,
} from '../data/index.ts';
import {
  amounts,
  andList,
  bagText,
  join,
  letterOf,
  phrase,
  pointsText,
  typeName,
  typesText,
} from './phrases.ts';

/** A list of effects as one instruction: «pay 1 ice, then gain 3 energy and 1 VP». */
export function effectsText(effects: EffectList): Phrase {
  const [first, ...rest] = effects;
  if (first.op === 'pay' && rest.length > 0) {
    return phrase('list.paid', { cost: effectText(first), rest: sequence(rest) });
  }
  return sequence(effects);
}

/** Whether it is a plain gain, which can be said together with its neighbours. */
const isPlain = (effect: Effect): boolean =>
  (effect.op === 'gain' && effect.per === null) ||
  (effect.op === 'vp' && effect.per === null && effect.n > 0);

/** What a run of plain gains gives, in one breath. */
function gainsText(gains: EffectList): Phrase {
  const parts = gains.flatMap((effect) => {
    if (effect.op === 'gain') return amounts(effect.bag);
    return effect.op === 'vp' ? [pointsText(effect.n)] : [];
  });
  return phrase('effect.gain', { what: andList(parts) });
}

function sequence(effects: EffectList): Phrase {
  const parts: Phrase[] = [];
  for (let at = 0; at < effects.length; at++) {
    let end = at;
    while (end < effects.length && isPlain(effects[end])) end++;
    if (end === at) {
      parts.push(effectText(effects[at]));
      continue;
    }
    const gains = gainsText(effects.slice(at, end));
    // After what others do it has to be said that this is yours again.
    const others = at > 0 && effects[at - 1].op === 'forEach';
    parts.push(others ? phrase('effect.forEach.you', { effects: gains }) : gains);
    at = end - 1;
  }
  return join('list.next', parts);
}

/** «for each outpost of yours (at most 3)». */
export function perText(id: string, what: Phrase, { counter, max }: Per): Phrase {
  const key = counter.type === null ? counter.of : `${counter.of}.${TRACKS[counter.type]}`;
  const each = phrase(id, { what, each: phrase(`each.${key}`) });
  return max === null ? each : phrase('effect.capped', { text: each, max });
}

export function effectText(effect: Effect): Phrase {
  const id = `effect.${effect.op}`;
  switch (effect.op) {
    case 'gain':
      return effect.per
        ? perText('effect.gain.per', bagText(effect.bag), effect.per)
        : gainsText([effect]);
    case 'vp': {
      if (effect.n < 0) return phrase('effect.lose', { what: pointsText(-effect.n) });
      return effect.per
        ? perText('effect.gain.per', pointsText(effect.n), effect.per)
        : gainsText([effect]);
    }
    case 'pay':
      return effect.card
        ? phrase('effect.pay.card', { type: phrase(`tactics-type.of.${effect.card}`) })
        : phrase(id, { what: bagText(effect.bag) });
    case 'lose':
      return phrase(id, { what: bagText(effect.bag) });
    case 'steal':
      return phrase(`${id}.${effect.what}`, { n: effect.n });
    case 'progress':
      return effect.track === null
        ? phrase(`${id}.any`, { n: effect.n })
        : phrase(id, { n: effect.n, track: typeName(effect.track) });
    case 'module':
      return moduleText(effect);
    case 'fieldPurchase':
      return phrase(id, { types: typesText(effect.types) });
    case 'discovery':
      return phrase(effect.stack === null ? `${id}.any` : id);
    case 'buildShip':
    case 'outpost':
      return effect.discount === 0 ? phrase(id) : phrase(`${id}.cheaper`, { n: effect.discount });
    case 'moon':
      return phrase(effect.withShip ? `${id}.with-ship` : id, { n: effect.n });
    case 'addBonus': {
      const what = bagText(effect.bag);
      return effect.planets === null
        ? phrase(`${id}.nebulae`, { what })
        : phrase(id, { what, type: typeName(effect.planets) });
    }
    case 'dice':
      return effect.of === 'self'
        ? phrase(id, { n: effect.n })
        : phrase(`${id}.rival`, { n: -effect.n });
    case 'setDie':
      return phrase(id, { n: effect.n, value: effect.value });
    case 'endBattle':
      return phrase(`${id}.${effect.by}`);
    case 'may':
    case 'afterBattle':
      return phrase(id, { effects: effectsText(effect.do) });
    case 'choose':
      return phrase(id, { options: optionsText(effect.options) });
    case 'repeat':
      return phrase(id, { n: effect.n, effects: effectsText(effect.do) });
    case 'forEach': {
      const effects = effectsText(effect.do);
      return effect.on === null
        ? phrase(`${id}.${effect.who}`, { effects })
        : phrase(`${id}.${effect.who}`, { effects, track: typeName(effect.on) });
    }
    case 'pick':
      return phrase(`${id}.${effect.among}`);
    case 'grant':
      return phrase(`${id}.${effect.until}`, { rule: ruleText(effect.rule) });
    case 'event':
    case 'repair':
    case 'damageModule':
    case 'damageShip':
    case 'refreshOutpostCard':
    case 'clock':
    case 'upgrade':
    case 'bargeToBay':
    case 'recruit':
    case 'returnLeader':
    case 'placeSwarm':
    case 'abduct':
    case 'targeting':
    case 'reroll':
    case 'preventDamage':
      return phrase(id, { n: effect.n });
    default:
      return phrase(id);
  }
}

function moduleText({ types, free, discount }: Extract<Effect, { op: 'module' }>): Phrase {
  const any = types.length === MODULE_TYPES.length;
  const id = `effect.module.${free ? 'free' : 'cheaper'}${any ? '.any' : ''}`;
  return phrase(id, {
    ...(free ? {} : { n: discount }),
    ...(any ? {} : { types: typesText(types) }),
  });
}

function optionsText(options: readonly EffectList[]): Phrase {
  return join(
    'list.next',
    options.map((option, at) =>
      phrase('effect.option', { letter: letterOf(at), effects: effectsText(option) }),
    ),
  );
}

/** Whose ability it is: some words differ for ships of one type. */
export type Owner = 'player' | 'ship' | 'raider';

/** Rules and triggers that are said otherwise when they are about ships of one type. */
const OF_SHIPS = ['scrap-to-barge', 'nebula-activated', 'battle-won'];
const ownWord = (word: string, owner: Owner): string =>
  owner === 'ship' && OF_SHIPS.includes(word) ? `${word}.ship` : word;

function ruleText({ rule, n }: Rule, owner: Owner = 'player'): Phrase {
  return phrase(`rule.${ownWord(rule, owner)}`, { n });
}

/** What an ability does and when, without its name: «at the start of your turn: gain 1 energy». */
export function abilityText(ability: Ability, owner: Owner): Phrase {
  if (ability.when === 'always') return ruleText(ability.rule, owner);
  const effects = effectsText(ability.do);
  if (!('if' in ability)) return phrase(`ability.${ability.when}`, { effects });
  const when = phrase(`trigger.${ownWord(ability.when, owner)}`);
  return ability.if === null
    ? phrase('ability.triggered', { when, effects })
    : phrase('ability.triggered.if', { when, if: phrase(`condition.${ability.if}`), effects });
}
