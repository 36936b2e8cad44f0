/** Standing rules: what factions, ship upgrades, support cards and granted rules change. */
import { NONE } from '@orrery/kernel';
import { type Ability, type EffectList, RULES, type Rule } from './data/effects.ts';
import { FACTIONS, TACTICS, TACTICS_CARDS, UPGRADES } from './data/index.ts';
import type { Player, State } from './state.ts';

/** The number of each standing rule, as the state keeps it. */
export const RULE = Object.fromEntries(RULES.map((name, at) => [name, at])) as Readonly<
  Record<Rule['rule'], number>
>;

/** A rule without a number of its own counts as 1. */
const weight = ({ n }: Rule): number => (n === 0 ? 1 : n);

function tallied(rules: readonly Rule[]): readonly number[] {
  const sums = new Array<number>(RULES.length).fill(0);
  for (const rule of rules) sums[RULE[rule.rule]] += weight(rule);
  return sums;
}

const standing = (abilities: readonly Ability[]): Rule[] =>
  abilities.flatMap((ability) => (ability.when === 'always' ? [ability.rule] : []));
const granted = (effects: EffectList): Rule[] =>
  effects.flatMap((effect) =>
    effect.op === 'grant' && effect.until === 'support' ? [effect.rule] : [],
  );

const FACTION_RULES = FACTIONS.map(({ abilities }) =>
  tallied(standing(abilities.map(({ ability }) => ability))),
);
const UPGRADE_RULES = UPGRADES.map(({ unique }) => tallied(unique ? standing([unique]) : []));
const CARD_RULES = TACTICS.map(({ effects }) => tallied(granted(effects)));

/** What a rule adds up to for a player; 0 if it is not in force. */
export function ruleFor(state: State, seat: number, rule: number): number {
  const { faction, support } = state.players[seat];
  // During set-up nobody has a faction yet, and the page asks all the same.
  let sum = faction === NONE ? 0 : FACTION_RULES[faction][rule];
  for (let i = 0; i < support.length; i++) sum += CARD_RULES[TACTICS_CARDS[support[i]]][rule];
  if (seat === state.active) {
    const { grants } = state;
    for (let i = 0; i < grants.length; i += 2) if (grants[i] === rule) sum += grants[i + 1];
  }
  return sum;
}

/** What a rule adds up to for ships of one type, by their upgrade alone. */
export function ruleOfShip({ upgrades }: Player, type: number, rule: number): number {
  const tile = upgrades[type];
  return tile === NONE ? 0 : UPGRADE_RULES[tile][rule];
}

/** Grants a rule to the active player for the rest of the turn. */
export const grantForTurn = (state: State, rule: Rule): void => {
  state.grants.push(RULE[rule.rule], weight(rule));
};
