/**
 * Abilities of all components, laid out for the rules: triggered ones by moment and source, standing
 * ones as tables of numbers, and every list of effects as a program with a readable name, which is
 * how the agenda refers to it.
 */
import { ATTACK, EXPLOIT, PROPAGANDA, RESEARCH } from './data/actions.ts';
import { ADVISORS } from './data/advisors.ts';
import { BUILDINGS } from './data/buildings.ts';
import {
  type Ability,
  COLORS,
  type Effect,
  isTriggered,
  LEVELS,
  STOCKS,
  type StandingRule,
  type Trigger,
  type TriggeredAbility,
} from './data/effects.ts';
import { ZONES } from './data/mobilization.ts';
import { RACES } from './data/races.ts';

interface Source {
  readonly id: string;
  readonly abilities: readonly Ability[];
  readonly rules: readonly string[];
}

/** Whatever has abilities, in the order of SOURCE_IDS. */
const SOURCES: readonly Source[] = [...BUILDINGS, ...ADVISORS, ...RACES];

/** The rule that speaks of a building, advisor or race by name; the general one if there is none. */
export const ruleOf = (source: number, general: string): string =>
  SOURCES[source]?.rules[0] ?? general;

// ——— programs ———

interface Program {
  readonly name: string;
  /** Where it comes from; NONE for actions and zones. */
  readonly source: number;
  readonly effects: readonly Effect[];
}

const programs: Record<string, Program> = {};
const names = new Map<readonly Effect[], string>();

/** Gives a list of effects a name, and the lists inside it names below that one. */
function enrol(name: string, source: number, effects: readonly Effect[]): string {
  if (names.has(effects)) throw new Error(`«${name}» and «${names.get(effects)}» share effects`);
  programs[name] = { name, source, effects };
  names.set(effects, name);
  effects.forEach((effect, at) => {
    if (effect.op === 'choose') {
      effect.options.forEach((option, i) => {
        enrol(`${name}/${at}.${i}`, source, option);
      });
    } else if (effect.op === 'byColorBeneath') {
      for (const color of COLORS) enrol(`${name}/${at}.${color}`, source, effect.table[color]);
    }
  });
  return name;
}

/** All programs by name. */
export const PROGRAMS: Readonly<Record<string, Program>> = programs;

/** The name of a list of effects that stands in the data. */
export function programOf(effects: readonly Effect[]): string {
  const name = names.get(effects);
  if (name === undefined) throw new Error('effects that are no program');
  return name;
}

export const EXPLOIT_PROGRAM = COLORS.map((color) => enrol(`exploit.${color}`, -1, EXPLOIT[color]));
export const RESEARCH_PROGRAM = enrol('research', -1, RESEARCH);
export const PROPAGANDA_PROGRAM = enrol('propaganda', -1, PROPAGANDA);
export const ATTACK_PROGRAM = enrol('attack', -1, ATTACK.do);
const ZONE_PROGRAM = LEVELS.map((level) => enrol(`mobilization.${level}`, -1, ZONES[level].do));

// ——— triggered abilities ———

/** A triggered ability with where it comes from and what it runs. */
export interface Triggered extends Omit<TriggeredAbility, 'do'> {
  readonly source: number;
  readonly program: string;
  readonly effects: readonly Effect[];
  /** Nothing to decide and nothing to pay: among its like its order never matters. */
  readonly calm: boolean;
  /** What it looks at or changes, as bits: effects without a bit in common may swap places. */
  readonly topics: number;
}

/** What effects can have in common: stocks by name, cubes that are available, cards in systems. */
const TOPICS = [...STOCKS, 'available', 'systems'] as const;
type Topic = (typeof TOPICS)[number];
const EVERYTHING = (1 << TOPICS.length) - 1;

const bits = (...topics: readonly Topic[]): number =>
  topics.reduce((sum, topic) => sum | (1 << TOPICS.indexOf(topic)), 0);

function topicsOf(effect: Effect): number {
  switch (effect.op) {
    case 'gain':
      return bits(effect.what, ...(typeof effect.n === 'number' ? [] : (['systems'] as const)));
    case 'lose':
      return bits(effect.what);
    case 'releaseCube':
      return bits('available');
    case 'blockSlot':
      return bits('cube');
    case 'sink':
      return bits('systems');
    case 'choose':
      return effect.options.flat().reduce((sum, one) => sum | topicsOf(one), 0);
    default:
      return EVERYTHING;
  }
}

function allTopics(ability: TriggeredAbility): number {
  let all = ability.slot === 'R' ? bits('cube') : 0;
  // A card of the attacked player may be sunk before its turn comes.
  if (ability.timing === 'afterAttacked') all |= bits('systems');
  if (ability.if) all |= ability.if.of.count === 'loyalty' ? bits('loyalty') : bits('systems');
  for (const { what } of ability.price) all |= bits(what);
  for (const effect of ability.do) all |= topicsOf(effect);
  return all;
}

const changesNothingElse = (effect: Effect): boolean =>
  effect.op === 'gain' ||
  effect.op === 'releaseCube' ||
  (effect.op === 'lose' && effect.what === 'loyalty');

function triggeredOf(source: number, ability: TriggeredAbility): Triggered {
  const { timing, slot, may, price } = ability;
  return {
    timing,
    slot,
    may,
    if: ability.if,
    price,
    source,
    program: enrol(`${SOURCES[source].id}.${timing}`, source, ability.do),
    effects: ability.do,
    calm: !may && !ability.if && price.length === 0 && ability.do.every(changesNothingElse),
    topics: allTopics(ability),
  };
}

const byMoment = (timing: Trigger): readonly (Triggered | null)[] =>
  SOURCES.map(({ abilities }, source) => {
    const ability = abilities.filter(isTriggered).find((one) => one.timing === timing);
    return ability ? triggeredOf(source, ability) : null;
  });

/** What a source does at a moment, if anything: TRIGGERED.activation[source]. */
export const TRIGGERED: Readonly<Record<Trigger, readonly (Triggered | null)[]>> = {
  activation: byMoment('activation'),
  afterBuild: byMoment('afterBuild'),
  afterAttack: byMoment('afterAttack'),
  afterAttacked: byMoment('afterAttacked'),
  startOfRound: byMoment('startOfRound'),
};

// ——— standing abilities ———

const standing = SOURCES.map(({ abilities }) =>
  abilities.flatMap((ability) => (ability.timing === 'always' ? ability.rules : [])),
);

type Rule<N extends StandingRule['rule']> = Extract<StandingRule, { rule: N }>;

/** A number for each source: what its rules of one kind add up to (MOO-12.8). */
const sums = <N extends StandingRule['rule']>(name: N, amount: (rule: Rule<N>) => number) =>
  Int8Array.from(standing, (rules) =>
    rules.reduce((sum, rule) => sum + (rule.rule === name ? amount(rule as Rule<N>) : 0), 0),
  );

const onSide =
  (side: 'attacking' | 'attacked') =>
  ({ when, n }: { when: 'attacking' | 'attacked'; n: number }): number =>
    when === side ? n : 0;

/** Added to the price of attacks by, and on, the owner of a source. */
export const PRICE_ATTACKING = sums('attackPrice', onSide('attacking'));
export const PRICE_ATTACKED = sums('attackPrice', onSide('attacked'));
/** Added to the fleets of the owner in the comparison. */
export const STRENGTH_ATTACKING = sums('attackStrength', onSide('attacking'));
export const STRENGTH_ATTACKED = sums('attackStrength', onSide('attacked'));

/** Whether a cube on the source stays at the end of the round; whether it begins a system. */
export const KEEPS_CUBE = sums('keepCube', () => 1);
export const OWN_SYSTEM = sums('ownSystem', () => 1);

const discounts = (where: 'anywhere' | 'thisSystem') =>
  COLORS.map((color) =>
    sums('discount', (rule) =>
      rule.where === where && (rule.color ?? color) === color ? rule.n : 0,
    ),
  );
/** By colour, then source: what is off the price of a building anywhere, or in the source's system. */
export const DISCOUNT_ANYWHERE = discounts('anywhere');
export const DISCOUNT_HERE = discounts('thisSystem');

/** The program of each level for each source: its own, or else none. */
const ownZones = standing.map((rules, source) =>
  LEVELS.map((level) => {
    const own = rules.find((rule) => rule.rule === 'mobilization' && rule.level === level);
    return own?.rule === 'mobilization'
      ? enrol(`${SOURCES[source].id}.mobilization.${level}`, source, own.do)
      : null;
  }),
);

/** What a level of mobilization brings to whoever plays that race (MOO-3.7, MOO-1.1). */
export const mobilizationProgram = (raceSource: number, level: number): string =>
  ownZones[raceSource][level] ?? ZONE_PROGRAM[level];

const bonuses = (action: 'exploit' | 'research') =>
  standing.map((rules, source) => {
    const bonus = rules.find((rule) => rule.rule === 'actionBonus' && rule.action === action);
    return bonus?.rule === 'actionBonus'
      ? enrol(`${SOURCES[source].id}.${action}`, source, bonus.do)
      : null;
  });

/** What follows an action of the owner of a source, if anything. */
export const EXPLOIT_BONUS = bonuses('exploit');
export const RESEARCH_BONUS = bonuses('research');
