/** What may be chosen, in words, with the places on the board that stand for it. */
import type { OptionText, Phrase, ReadOption, View } from '@orrery/kernel';
import { PROGRAMS } from '../abilities.ts';
import {
  type Action,
  ATTACK,
  DEAL_DISCARD,
  EXPLOIT,
  PROPAGANDA,
  RESEARCH,
  TRADE_BUNDLE,
} from '../data/actions.ts';
import { ADVISORS } from '../data/advisors.ts';
import { BUILDINGS, CARDS } from '../data/buildings.ts';
import { type Ability, RESOURCES } from '../data/effects.ts';
import { RACES } from '../data/races.ts';
import { attackPrice, attackStrength, defenceStrength } from '../fleets.ts';
import { bestDiscount, hasNextRound, levelAfterBuilding, nextLevel } from '../outlook.ts';
import { discountAt, FULL_PRICE } from '../price.ts';
import { ADVISOR_CARD, DESIGN, type Player, placeOfCard, type State, sourceOf } from '../state.ts';
import { canLeave } from '../steps/advisors.ts';
import { alternativeAbout, sidesOf } from '../steps/choose.ts';
import type { StepFrame, StepType } from '../vocabulary.ts';
import {
  abilityText,
  advisorName,
  amountsText,
  amountText,
  effectsText,
  plainAmount,
  raceName,
} from './card-text.ts';
import {
  cardPhrase,
  designPhrase,
  pricePhrase,
  seatPhrase,
  sourcePhrase,
  tableCardPhrase,
} from './phrases.ts';
import { placeOf, placesOfSource } from './places.ts';
import { askingFrame } from './questions.ts';
import { toldApart } from './told-apart.ts';

const NEW_SYSTEM = -1;

type Option = Pick<ReadOption, 'kind' | 'args'>;
type AnyFrame = StepFrame<StepType>;

export function describeOption(view: View<State>, seat: number, option: Option): OptionText {
  const { state } = view.position;
  const text = textOf(view, seat, option);
  return { ...text, words: toldApart(state, option, text.words) };
}

function textOf(view: View<State>, seat: number, option: Option): OptionText {
  const { state } = view.position;
  const frame = askingFrame(view);
  if (frame.step === 'action') return actionOption(state, seat, option);
  return (
    buildOption(state, frame, option) ??
    wayOut(frame, option) ??
    effectOption(state, frame, option) ??
    cardOption(frame, option) ??
    playerOption(state, option) ?? { words: { id: `option.${option.kind}` }, touches: [] }
  );
}

// ——— actions ———

/** The rule that governs an action. */
export const RULES: Readonly<Record<Action, string>> = {
  build: 'MOO-5.1',
  exploit: 'MOO-6.1',
  research: 'MOO-6.4',
  activate: 'MOO-7.1',
  attack: 'MOO-8.2',
  trade: 'MOO-9.1',
  propaganda: 'MOO-9.3',
  deal: 'MOO-9.4',
};

function actionOption(state: State, seat: number, { kind, args }: Option): OptionText {
  const action = kind as Action;
  const { words, touches, effect } = actionWords(state, seat, action, args);
  return {
    words: { id: `option.${action}`, values: words },
    touches: [...touches, placeOf.action(action)],
    group: { id: `action.${action}` },
    rule: RULES[action],
    ...(effect ? { effect } : {}),
    // Who touches a card wants to build it, and may not have seen that it is too dear.
    ...(action === 'exploit' ? { tone: 'careful' } : {}),
  };
}

interface ActionWords {
  readonly words: NonNullable<Phrase['values']>;
  readonly touches: readonly string[];
  readonly effect?: Phrase;
}

function actionWords(
  state: State,
  seat: number,
  action: Action,
  args: readonly number[],
): ActionWords {
  const player = state.players[seat];
  const [first, second] = args;
  switch (action) {
    case 'build':
      return {
        words: { card: designPhrase(first) },
        touches: [placeOf.hand(first)],
        effect: buildPreview(state, player, first, bestDiscount(player, first)),
      };
    case 'exploit':
      return {
        words: { card: designPhrase(first) },
        touches: [placeOf.hand(first)],
        effect: effectsText(EXPLOIT[BUILDINGS[first].color]),
      };
    case 'research':
      return {
        words: { n: plainAmount(RESEARCH) + researchBonus(player) },
        touches: [placeOf.deck],
      };
    case 'activate':
      return {
        words: { card: tableCardPhrase(first) },
        touches: [placeOf.tableCard(first)],
        effect: activationText(first),
      };
    case 'attack':
      return {
        words: { player: seatPhrase(first) },
        touches: [placeOf.seat(first)],
        effect: {
          id: 'preview.attack',
          values: {
            fleets: {
              id: 'attack.fleets',
              values: {
                mine: attackStrength(player),
                theirs: defenceStrength(state.players[first]),
                price: attackPrice(player, state.players[first]),
              },
            },
            gain: amountText('points', plainAmount(ATTACK.do.filter(({ op }) => op === 'gain'))),
          },
        },
      };
    case 'trade':
      return {
        words: { give: bundlePhrase(first), take: bundlePhrase(second) },
        touches: [],
      };
    case 'propaganda':
      return { words: { n: plainAmount(PROPAGANDA) }, touches: [] };
    case 'deal':
      return { words: { n: DEAL_DISCARD }, touches: [] };
  }
}

/** A bundle of the trade: «3 food». */
export const bundlePhrase = (resource: number): Phrase =>
  amountText(RESOURCES[resource], TRADE_BUNDLE[RESOURCES[resource]]);

/** Cards that the race adds to Research. */
export function researchBonus({ race }: Player): number {
  let sum = 0;
  for (const ability of RACES[race].abilities) {
    if (ability.timing !== 'always') continue;
    for (const rule of ability.rules) {
      if (rule.rule === 'actionBonus' && rule.action === 'research') sum += plainAmount(rule.do);
    }
  }
  return sum;
}

function activationText(card: number): Phrase {
  const { abilities } = card >= ADVISOR_CARD ? ADVISORS[card - ADVISOR_CARD] : CARDS[card];
  return abilityText(abilities.find(({ timing }) => timing === 'activation') as Ability);
}

/** «for 3 food, 1 off; then 1 food every round»: the price with what is off it, and what follows in rounds to come. */
export function pricePreview(
  player: Player,
  design: number,
  discount: number,
  toCome: boolean,
): Phrase {
  const { cost, income } = BUILDINGS[design];
  const amount = amountsText(cost);
  const off = Math.min(discount, FULL_PRICE[design]);
  const parts: Phrase[] = [
    off > 0
      ? { id: 'preview.discount', values: { amount, n: off } }
      : { id: 'preview.cost', values: { amount } },
  ];
  if (toCome && RESOURCES.some((resource) => income[resource] > 0)) {
    parts.push({ id: 'preview.income', values: { amount: amountsText(income) } });
  }
  const level = toCome ? levelAfterBuilding(player, design, off) : null;
  if (level !== null && level !== nextLevel(player)) {
    parts.push({ id: 'preview.level', values: { level: { id: `board.level.${level}` } } });
  }
  return parts.reduceRight((b, a) => ({ id: 'list.semicolon', values: { a, b } }));
}

/** The same, with what the building does at once. */
function buildPreview(state: State, player: Player, design: number, discount: number): Phrase {
  const told = pricePreview(player, design, discount, hasNextRound(state));
  const { abilities, color } = BUILDINGS[design];
  const atOnce = abilities.find(({ timing }) => timing === 'afterBuild');
  if (!atOnce) return told;
  return { id: 'preview.at-once', values: { told, text: abilityText(atOnce, color) } };
}

// ——— building by stages ———

function placePreview(
  state: State,
  { card, seat, extra }: StepFrame<'build-place'>,
  system: number,
): Phrase {
  const player = state.players[seat];
  return buildPreview(
    state,
    player,
    DESIGN[card],
    discountAt(player, DESIGN[card], system) + extra,
  );
}

function buildOption(state: State, frame: AnyFrame, { kind, args }: Option): OptionText | null {
  const words = { id: `option.${kind}` };
  switch (frame.step) {
    case 'build-card':
      if (kind !== 'build') return null;
      return {
        words: { ...words, values: { card: designPhrase(args[0]) } },
        touches: [placeOf.hand(args[0])],
      };
    case 'build-place':
      return kind === 'new'
        ? {
            words,
            touches: [placeOf.newSystem],
            effect: placePreview(state, frame, NEW_SYSTEM),
          }
        : onOption(state, frame, args[0]);
    case 'build-pay':
      return { words: { ...words, values: { price: pricePhrase(args) } }, touches: [] };
    default:
      return null;
  }
}

function onOption(state: State, frame: StepFrame<'build-place'>, card: number): OptionText {
  const player = state.players[frame.seat];
  const place = placeOfCard(player, card);
  const system = place < player.systems.length ? place : player.alluvia;
  return {
    words: { id: 'option.on', values: { card: tableCardPhrase(card) } },
    touches: [placeOf.tableCard(card)],
    effect: placePreview(state, frame, system),
  };
}

// ——— calm ways out ———

function wayOut(frame: AnyFrame, { kind }: Option): OptionText | null {
  if (kind === 'done' && frame.step === 'redraw') {
    const words = { id: 'option.done.redraw', values: { n: frame.marked?.length ?? 0 } };
    return { words, touches: [], tone: 'finish' };
  }
  if (!['done', 'decline', 'skip', 'stop'].includes(kind)) return null;
  return { words: { id: `option.${kind}` }, touches: [], tone: 'finish' };
}

// ——— effects ———

const sourceOption = (id: string, source: number, touches: readonly string[]): OptionText => ({
  words: { id, values: { source: sourcePhrase(source) } },
  touches,
});

function effectOption(state: State, frame: AnyFrame, { kind, args }: Option): OptionText | null {
  const [first] = args;
  const id = `option.${kind}`;
  switch (frame.step) {
    case 'start-effect':
      return kind === 'apply'
        ? sourceOption(id, first, placesOfSource(state, frame.seat, first))
        : null;
    case 'trigger':
      return kind === 'trigger'
        ? sourceOption(id, sourceOf(first), [placeOf.tableCard(first)])
        : null;
    case 'use': {
      const { source } = PROGRAMS[frame.program];
      return sourceOption(id, source, placesOfSource(state, frame.seat, source));
    }
    case 'exchange': {
      const { give, take } = sidesOf(frame, first);
      return {
        words: { id, values: { give: amountsText(give), take: amountsText(take) } },
        touches: [],
      };
    }
    case 'choose': {
      // Told to whoever chooses, which may be the attacked player.
      const to = frame.seat === frame.owner ? 'you' : 'victim';
      const voice = { form: 'inf', to, self: null } as const;
      const text = effectsText(alternativeAbout(frame, first), voice);
      return { words: { id, values: { text } }, touches: [] };
    }
    default:
      return null;
  }
}

// ——— cards ———

function cardOption(frame: AnyFrame, { kind, args }: Option): OptionText | null {
  const [first] = args;
  const id = `option.${kind}`;
  switch (kind) {
    case 'replace':
    case 'discard':
      return {
        words: { id, values: { card: designPhrase(first) } },
        touches: [frame.step === 'sift' ? placeOf.drawn(first) : placeOf.hand(first)],
      };
    case 'next':
    case 'take':
    case 'sink':
      return { words: { id, values: { card: cardPhrase(first) } }, touches: [placeOf.card(first)] };
    case 'activate':
    case 'block':
    case 'system':
      return {
        words: { id, values: { card: tableCardPhrase(first) } },
        touches: [placeOf.tableCard(first)],
        ...(kind === 'activate' ? { effect: activationText(first) } : {}),
      };
    case 'hire':
      return {
        words: { id, values: { advisor: advisorName(ADVISORS[first]) } },
        touches: [placeOf.advisor(first)],
      };
    default:
      return null;
  }
}

// ——— players and races ———

function playerOption(state: State, { kind, args }: Option): OptionText | null {
  const [first] = args;
  const id = `option.${kind}`;
  switch (kind) {
    case 'race':
      return {
        words: { id, values: { race: raceName(RACES[first]) } },
        touches: [placeOf.race(first)],
      };
    case 'dismiss': {
      const { advisor } = state.players[first];
      const player = seatPhrase(first);
      if (!canLeave(advisor)) {
        const words = { id: 'option.dismiss.nothing', values: { player } };
        return { words, touches: [placeOf.seat(first)] };
      }
      return {
        words: { id, values: { player, advisor: advisorName(ADVISORS[advisor]) } },
        touches: [placeOf.advisor(advisor), placeOf.seat(first)],
      };
    }
    default:
      return null;
  }
}
