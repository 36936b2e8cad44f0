/**
 * What cards do, in signs: `2 ore → colonize + jump 1`. Written from the same lists that the rules run
 * and the words are made of; the words say it exactly, on a closer look.
 */

import type { Ability, Amount, Cost, Counter, Effect } from '../data/effects.ts';
import { BASIC_ACTIONS, GUILDS, type Level, SYSTEMS, TECHNOLOGIES } from '../data/index.ts';

/** An icon of the kit or of this game, or a short text between them. */
export type Sign =
  | { readonly icon: string }
  | {
      readonly text: string;
      /** It isn't what is printed: an event changes it. */
      readonly changed?: true;
    }
  /** Signs that stay on one line. */
  | { readonly together: readonly Sign[] };

const icon = (name: string): Sign => ({ icon: name });
const text = (words: string | number): Sign => ({ text: String(words) });
const changed = (n: number): Sign => ({ text: String(n), changed: true });

/** A figure and its sign are never on two lines. */
const whole = (signs: readonly Sign[]): readonly Sign[] =>
  signs.length > 1 ? [{ together: signs }] : signs;

const ROMAN: Readonly<Record<Level, string>> = { 1: 'I', 2: 'II', 3: 'III', 4: 'IV' };

const roman = (levels: readonly Level[]): string =>
  levels.length > 1
    ? `${ROMAN[levels[0] as Level]}–${ROMAN[levels.at(-1) as Level]}`
    : ROMAN[levels[0] as Level];

/** What a tally counts, as far as one sign can say it. */
const COUNTED: Readonly<Partial<Record<Counter, string>>> = {
  colonies: 'bts-colony',
  deckAColonies: 'bts-colony',
  locations: 'system',
  locationsAndMajorities: 'system',
  seizedLocations: 'system',
  automation: 'upgrade',
  fleetStrength: 'fleet',
  discsOffTracks: 'bts-disc',
  ore: 'ore',
};

/** One for so many: a stroke would say «or». */
const FRACTIONS: Readonly<Record<number, string>> = { 2: '½', 3: '⅓' };

const counted = (amount: Amount, what: string): Sign[] => {
  if (typeof amount === 'number') return [text(`+${amount}`), icon(what)];
  const { times, per, count } = amount;
  const each = icon(COUNTED[count] ?? 'technology');
  return [text(`+${times}`), icon(what), text(`×${FRACTIONS[per] ?? ''}`), each];
};

/** What has to be paid, with the ore that events add to it or take off. */
const paid = ({ ore: printed, population }: Cost, more = 0): Sign[] => {
  const ore = Math.max(0, printed + more);
  return [
    ...(ore > 0 ? whole([more === 0 ? text(ore) : changed(ore), icon('ore')]) : []),
    ...(population > 0 ? whole([text(population), icon('population')]) : []),
    ...(ore + population > 0 ? [text('→')] : []),
  ];
};

const TRACKS = { food: [icon('food')], ore: [icon('ore')] } as const;

/** A list of effects, with what has to be paid first. */
const paidSigns = (cost: Cost, effects: readonly Effect[], more = 0): readonly Sign[] => [
  ...paid(cost, more),
  ...effects.flatMap(effectSigns),
];

/** What an effect brings; alternatives may stand on lines of their own. */
const effectSigns = (effect: Effect): readonly Sign[] =>
  effect.op === 'choose' || effect.op === 'eachFaction'
    ? signsOfEffect(effect)
    : whole(signsOfEffect(effect));

function signsOfEffect(effect: Effect): readonly Sign[] {
  switch (effect.op) {
    case 'gainOre':
      return counted(effect.n, 'ore');
    case 'supplyToPopulation':
      return counted(effect.n, 'population');
    case 'moveSupply':
      return [text(effect.n), icon('module'), text(effect.to === 'first' ? '→A' : '→')];
    case 'grow':
      return [icon('food')];
    case 'mine':
      return [icon('production')];
    case 'trade':
      return [icon('again'), ...(effect.limit === null ? [] : [text(effect.limit)])];
    case 'automate':
      return [
        icon('upgrade'),
        ...(effect.track === 'either'
          ? [...TRACKS.food, text('/'), ...TRACKS.ore]
          : TRACKS[effect.track]),
      ];
    case 'build':
      return [...(effect.n > 1 ? [text(`${effect.n}×`)] : []), icon('ship'), text(effect.level)];
    case 'upgrade':
      return [icon('ship'), text(`↑${effect.levels}`)];
    case 'jump':
      return [icon('bts-jump'), text(effect.points)];
    case 'warp':
      return [icon('bts-warp'), text(effect.ships)];
    case 'shipsToPopulation':
      return [icon('ship'), text('→'), icon('population')];
    case 'research':
      return [icon('technology'), text('count' in effect.levels ? '?' : roman(effect.levels))];
    case 'privateTechnology':
      return [icon('card'), text(ROMAN[effect.level])];
    case 'colonize':
      return [icon('bts-colony')];
    case 'drawColony':
      return [icon('card'), icon('bts-colony')];
    case 'basicAction':
      return [icon('action')];
    case 'copyResearch':
      return [icon('copy'), icon('technology')];
    case 'may':
      return [{ together: [text('('), ...paidSigns(effect.cost, effect.effects), text(')')] }];
    case 'choose': {
      const lines = effect.alternatives.map(({ cost, effects }) => paidSigns(cost, effects));
      const any = lines.flatMap((line, at) => (at === 0 ? line : [text('/'), ...line]));
      return effect.times > 1 ? [text(`${effect.times}×`), ...any] : any;
    }
    case 'eachFaction':
      return [icon('person'), ...effect.effects.flatMap(effectSigns)];
    case 'uncoverGuild':
      return [icon('bts-guild')];
    case 'keepEvent':
      return [text(effect.points), icon('points')];
    case 'linkEvent':
    case 'standEvent':
      return [icon('bts-event')];
    case 'exhibitShip':
      return [icon('ship'), text('→'), icon('bts-event')];
    case 'attachSystem':
    case 'holdSystem':
    case 'takeHeldSystem':
      return [icon('system')];
  }
}

/** What its owner has for good. */
function abilitySigns(ability: Ability): readonly Sign[] {
  switch (ability.rule) {
    case 'oncePerTurn':
      return paidSigns(ability.cost, ability.effects);
    case 'lackOnePrerequisite':
      return [icon('technology'), text('−1')];
    case 'oreForPopulation':
      return [icon('ore'), text('='), icon('population')];
    case 'eitherTrack':
      return [icon('upgrade'), icon('food'), text('/'), icon('ore')];
    case 'wormholes':
      return [icon('bts-warp')];
    case 'pushPawns':
      return [icon('person'), text('→')];
    case 'replaceAchievementDiscs':
      return [icon('trophy'), icon('again')];
    case 'guildDiscount':
      return [icon('bts-guild'), text(`−${ability.ore}`), icon('ore')];
    case 'strongerFirstShip':
      return [icon('ship'), text(`+${ability.levels}`)];
    case 'longerJumps':
      return [icon('bts-jump'), text(`+${ability.points}`)];
    case 'easierColonies':
      return [icon('bts-colony'), text(`−${ability.strength}`), icon('fleet')];
    case 'freeReturn':
      return [icon('ship'), text('→'), icon('population')];
    case 'afterExchanges':
      return [icon('again'), text(`${ability.min}+:`), ...ability.effects.flatMap(effectSigns)];
    case 'afterAutomating':
      return [
        icon('upgrade'),
        ...TRACKS[ability.track],
        text(':'),
        ...ability.effects.flatMap(effectSigns),
      ];
    case 'afterEmptyingTrack':
      return [icon('upgrade'), text('0:'), ...ability.effects.flatMap(effectSigns)];
  }
}

/** One thing that a card does: how that comes about, if it must be said, and what it is. */
export interface Part {
  readonly how: string | null;
  readonly signs: readonly Sign[];
}

/** What is scored at the end for a card that counts something; others score what their level says. */
function scoreOf(points: Amount): Part[] {
  if (typeof points === 'number') return [{ how: 'points', signs: [text(points)] }];
  const { plus, times, per, count, max } = points;
  const each = [text(`${times}×${FRACTIONS[per] ?? ''}`), icon(COUNTED[count] ?? 'technology')];
  const most = max === null ? [] : [text(` ≤${max}`)];
  return [{ how: 'points', signs: [...(plus > 0 ? [text(`${plus}+`)] : []), ...each, ...most] }];
}

const FREE: Cost = { ore: 0, population: 0 };

const part = (how: string, effects: readonly Effect[]): Part[] =>
  effects.length > 0 ? [{ how, signs: paidSigns(FREE, effects) }] : [];

const always = (abilities: readonly Ability[]): Part[] =>
  abilities.map((ability) => ({ how: 'round', signs: abilitySigns(ability) }));

/** Cards whose signs are shown; all of these are in the legend. */
export type SignedKind = 'technology' | 'system' | 'guild' | 'basic-action';

/** What a card does, thing by thing; `more` ore is what events add to the price of its actions. */
export function partsOf(kind: SignedKind, id: number, more = 0): readonly Part[] {
  switch (kind) {
    case 'technology': {
      const { level, points, actions, immediate, abilities } = TECHNOLOGIES[id];
      return [
        ...actions
          .filter(({ effects }) => effects !== immediate)
          .map(({ cost, effects }) => ({ how: 'action', signs: paidSigns(cost, effects, more) })),
        ...part('energy', immediate),
        ...always(abilities),
        // Below level IV all of a level are worth the same.
        ...(level === 4 ? scoreOf(points) : []),
      ];
    }
    case 'system': {
      const { control, colony, abilities, endPoints } = SYSTEMS[id];
      return [
        ...part('system', control),
        ...part('bts-colony', colony),
        ...always(abilities),
        ...(endPoints === 0 ? [] : scoreOf(endPoints)),
      ];
    }
    case 'guild': {
      const { cost, effects } = GUILDS[id].action;
      return [{ how: null, signs: paidSigns(cost, effects) }];
    }
    case 'basic-action': {
      const { cost, effects } = BASIC_ACTIONS[id];
      return [{ how: null, signs: paidSigns(cost, effects) }];
    }
  }
}
