/** Writes what a card does, from the very effects that the rules execute. */
import type { Phrase } from '@orrery/kernel';
import {
  type Action,
  ATTACK,
  DEAL_DISCARD,
  EXPLOIT,
  PROPAGANDA,
  RESEARCH,
  TRADE_BUNDLE,
} from '../data/actions.ts';
import type { Building } from '../data/building.ts';
import {
  type Ability,
  type Amount,
  type Amounts,
  COLORS,
  type Color,
  type Condition,
  type Count,
  type Effect,
  type Price,
  RESOURCES,
  type StandingRule,
  type Stock,
  type TriggeredAbility,
  type Who,
} from '../data/effects.ts';
import { LOYALTY, SYSTEMS } from '../data/limits.ts';
import type { en } from './en.ts';

/** «draw a card» as an instruction (`do`), or as what one may or can do (`inf`). */
type Form = 'do' | 'inf';

interface Voice {
  readonly form: Form;
  /** Who is told what to do: the owner, or a player to whom the choice was left. */
  readonly to: Who;
  /** Colour of the card that speaks: it counts itself where it counts its own colour. */
  readonly self: Color | null;
}

const PLAIN: Voice = { form: 'do', to: 'you', self: null };

/** What a text can be written for: a building, an advisor or a race. */
interface Described {
  readonly abilities: readonly Ability[];
  readonly color?: Color;
  readonly gate?: 'build' | 'activate' | null;
}

const phrase = (id: keyof typeof en, values?: Phrase['values']): Phrase =>
  values ? { id, values } : { id };

export const buildingName = (design: { readonly id: string }): Phrase =>
  phrase(`building.${design.id}` as keyof typeof en);
export const advisorName = (advisor: { readonly id: string }): Phrase =>
  phrase(`advisor.${advisor.id}` as keyof typeof en);
export const raceName = (race: { readonly id: string }): Phrase =>
  phrase(`race.${race.id}` as keyof typeof en);

export const amountText = (what: Stock, n: number): Phrase => phrase(`amount.${what}`, { n });

/** «3 food and 1 fleet». */
export function amountsText(amounts: Amounts): Phrase {
  const parts = RESOURCES.filter((resource) => amounts[resource] > 0);
  if (parts.length === 0) return phrase('amount.nothing');
  return list(
    parts.map((resource) => amountText(resource, amounts[resource])),
    'list.and',
  );
}

/** The rules text of a card, a line for each thing it does; nothing for a card without effects. */
export function cardText(card: Described): Phrase[] {
  const lines = card.abilities.map((ability) => abilityText(ability, card.color));
  if (card.gate) lines.unshift(phrase(`card.gate.${card.gate}`, { n: LOYALTY.gate }));
  return lines;
}

/** What a building that stands has yet to say: what had to be so to build it, and what came of that, is over. */
export function standingText({ abilities, gate, color }: Building): Phrase[] {
  return cardText({
    color,
    abilities: abilities.filter(({ timing }) => timing !== 'afterBuild'),
    gate: gate === 'build' ? null : gate,
  });
}

/** How many cards, how much loyalty: the number in an action's own plain gain. */
export const plainAmount = ([effect]: readonly Effect[]): number =>
  effect.op === 'gain' && typeof effect.n === 'number' ? effect.n : 0;

/** What an action is for; `more`: the cards that Research gives to its player on top. */
export function actionText(action: Action, more = 0): Phrase[] {
  switch (action) {
    case 'exploit':
      return [
        phrase('about.exploit'),
        ...COLORS.map((color) =>
          phrase('ability.text', {
            timing: phrase(`color.${color}`),
            text: effectsText(EXPLOIT[color]),
          }),
        ),
      ];
    case 'research':
      return [phrase('about.research', { n: plainAmount(RESEARCH) + more })];
    case 'attack':
      return [
        phrase('about.attack', {
          price: amountText('fleet', ATTACK.price),
          n: plainAmount(ATTACK.do.filter(({ op }) => op === 'gain')),
        }),
      ];
    case 'trade':
      return [phrase('about.trade', { bundle: amountsText(TRADE_BUNDLE) })];
    case 'propaganda':
      return [phrase('about.propaganda', { n: plainAmount(PROPAGANDA) })];
    case 'deal':
      return [phrase('about.deal', { n: DEAL_DISCARD })];
    default:
      return [phrase(`about.${action}`)];
  }
}

/** The printed numbers of a building in words: price, income, victory points. */
export function cardFacts({ cost, income, points }: Building): Phrase[] {
  const facts = [phrase('card.cost', { amount: amountsText(cost) })];
  if (RESOURCES.some((resource) => income[resource] > 0)) {
    facts.push(phrase('card.income', { amount: amountsText(income) }));
  }
  facts.push(points === null ? phrase('card.points.effect') : phrase('card.points', { n: points }));
  return facts;
}

export function abilityText(ability: Ability, self: Color | null = null): Phrase {
  return phrase('ability.text', {
    timing: phrase(`timing.${ability.timing}`),
    text: whatItDoes(ability, { ...PLAIN, self }),
  });
}

function whatItDoes(ability: Ability, voice: Voice): Phrase {
  switch (ability.timing) {
    case 'always':
      return list(ability.rules.map(ruleText), 'list.semicolon', 'list.semicolon');
    case 'endOfGame':
      return gainText('points', ability.points, voice);
    default:
      return triggeredText(ability, { ...voice, form: ability.may ? 'inf' : 'do' });
  }
}

function triggeredText(ability: TriggeredAbility, voice: Voice): Phrase {
  const { form } = voice;
  const paid = ability.price.map((part) => priceText(part, form));
  if (ability.slot === 'R') paid.unshift(phrase('price.slot', { form }));
  let text: Phrase;
  if (paid.length === 0) text = effectsText(ability.do, voice);
  else if (ability.do.length === 0) text = list(paid, 'list.and');
  else {
    const does = effectsText(ability.do, { ...voice, form: 'inf' });
    text = phrase('effect.pay', { price: list(paid, 'list.and'), text: does });
  }
  if (ability.may) text = phrase('effect.may', { text });
  if (ability.if) text = phrase('effect.if', { condition: conditionText(ability.if), text });
  return text;
}

/** Effects in the order in which they happen. */
export function effectsText(effects: readonly Effect[], voice: Voice = PLAIN): Phrase {
  const parts = effects.map((effect) => effectText(effect, voice));
  if (effects.slice(1).every(goesWithAnd)) return list(parts, 'list.and');
  return parts.reduce((a, b) => phrase('effect.then', { a, b }));
}

/** Plain gains and losses are told in one breath; anything else comes after a «then». */
const goesWithAnd = (effect: Effect): boolean =>
  effect.op === 'gain' ||
  effect.op === 'choose' ||
  (effect.op === 'lose' && effect.what === 'loyalty');

function effectText(effect: Effect, voice: Voice): Phrase {
  const { form } = voice;
  switch (effect.op) {
    case 'gain':
      return gainText(effect.what, effect.n, voice);
    case 'lose': {
      const who = effect.who === voice.to ? 'you' : effect.who;
      const verb = effect.what === 'card' ? 'effect.discard' : 'effect.lose';
      return phrase(verb, { form, who, amount: amountText(effect.what, effect.n) });
    }
    case 'choose':
      return chooseText(effect, voice);
    case 'build': {
      const { color, on, discount } = effect;
      const buildForm = effect.may ? 'inf' : form;
      const text = phrase('effect.build', { form: buildForm, color: color ?? 'any', on, discount });
      return effect.may ? phrase('effect.may', { text }) : text;
    }
    case 'activate':
      return phrase('effect.activate', { form, n: effect.upTo });
    case 'exchange':
      return phrase('effect.exchange', {
        form,
        a: amountsText(effect.a),
        b: amountsText(effect.b),
      });
    case 'byColorBeneath': {
      const items = COLORS.filter((color) => effect.table[color].length > 0).map((color) => {
        const does = effect.table[color];
        const text = plainGain(does) ?? effectsText(does, { ...voice, form: 'inf' });
        return phrase('effect.byColor.item', { color, text });
      });
      return phrase('effect.byColor', { form, list: list(items, 'list.comma') });
    }
    case 'takeDiscard':
      return effect.top === null
        ? phrase('effect.takeDiscard.any', { form })
        : phrase('effect.takeDiscard.top', { form, n: effect.top });
    case 'sift':
      return phrase('effect.sift', {
        form,
        amount: amountText('card', effect.draw),
        n: effect.discard,
      });
    case 'othersDiscard':
      return phrase('effect.othersDiscard', { amount: amountText('card', effect.n) });
    case 'rearrange':
    case 'dismissAdvisor':
    case 'sink':
    case 'blockSlot':
    case 'releaseCube':
      return phrase(`effect.${effect.op}`, { form });
  }
}

function gainText(what: Stock, n: Amount, { form, self }: Voice): Phrase {
  const amount = amountText(what, typeof n === 'number' ? n : n.each);
  const verb = what === 'card' ? 'effect.draw' : what === 'cube' ? 'effect.cube' : 'effect.gain';
  const text = phrase(verb, { form, amount });
  return typeof n === 'number' ? text : phrase('effect.each', { text, of: countText(n.of, self) });
}

function chooseText(
  { who, options }: Extract<Effect, { op: 'choose' }>,
  { form, self }: Voice,
): Phrase {
  const gains = options.map(plainGain);
  if (who === 'you' && gains.every((gain) => gain !== null)) {
    return phrase('effect.choose.gain', { form, list: list(gains, 'list.or') });
  }
  const texts = options.map((option) => effectsText(option, { form: 'inf', to: who, self }));
  return phrase(`effect.choose.${who}`, { form, list: list(texts, 'list.or') });
}

/** «3 food», where an option is no more than that. */
function plainGain(effects: readonly Effect[]): Phrase | null {
  const [effect] = effects;
  if (effects.length !== 1 || effect.op !== 'gain' || typeof effect.n !== 'number') return null;
  return effect.what === 'card' || effect.what === 'cube'
    ? null
    : amountText(effect.what, effect.n);
}

function priceText({ what, n }: Price, form: Form): Phrase {
  const amount = amountText(what, n);
  switch (what) {
    case 'card':
      return phrase('effect.discard', { form, who: 'you', amount });
    case 'loyalty':
      return phrase('effect.lose', { form, who: 'you', amount });
    case 'cube':
      return phrase('price.cube', { form, n });
    default:
      return phrase('price.spend', { form, amount });
  }
}

function countText(count: Count, self: Color | null): Phrase {
  switch (count.count) {
    case 'cards':
      return phrase(count.working ? 'count.working' : 'count.all', {
        color: count.color,
        self: count.color === self ? 'yes' : 'no',
      });
    case 'systems':
    case 'colorSets':
      return phrase(`count.${count.count}`);
  }
}

function conditionText({ of, atLeast: n }: Condition): Phrase {
  if (of.count === 'loyalty') return phrase('condition.loyalty', { n });
  return phrase(of.working ? 'condition.working' : 'condition.all', { n, color: of.color });
}

function ruleText(rule: StandingRule): Phrase {
  switch (rule.rule) {
    case 'attackPrice':
      return phrase('rule.attackPrice', {
        when: rule.when,
        amount: amountText('fleet', Math.abs(rule.n)),
        change: rule.n < 0 ? 'less' : 'more',
        min: ATTACK.priceMin,
      });
    case 'attackStrength':
      return phrase(`rule.attackStrength.${rule.when}`, { amount: amountText('fleet', rule.n) });
    case 'discount':
      return phrase('rule.discount', { color: rule.color ?? 'any', where: rule.where, n: rule.n });
    case 'actionBonus':
      return phrase('rule.actionBonus', {
        action: phrase(`action.${rule.action}`),
        text: effectsText(rule.do),
      });
    case 'mobilization':
      return phrase('rule.mobilization', { level: rule.level, text: effectsText(rule.do) });
    case 'ownSystem':
      return phrase('rule.ownSystem', { n: SYSTEMS.size - 1 });
    case 'keepCube':
      return phrase('rule.keepCube');
  }
}

/** Joins phrases: commas, and `last` before the last one. */
function list(
  parts: readonly Phrase[],
  last: 'list.and' | 'list.or' | 'list.comma' | 'list.semicolon',
  between: 'list.comma' | 'list.semicolon' = 'list.comma',
): Phrase {
  return parts.reduce((a, b, i) => phrase(i === parts.length - 1 ? last : between, { a, b }));
}
