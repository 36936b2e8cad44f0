/**
 * Every list of effects by a short name that never changes (`module.mint`, `tactics.war-bonds`), so
 * that a frame can say which list is running, and where, without holding it.
 */
import { frozen } from '@orrery/kernel';
import {
  type Ability,
  type Condition,
  type EffectList,
  innerLists,
  TRIGGERS,
  type Trigger,
} from './data/effects.ts';
import {
  BASES,
  DISCOVERIES,
  EVENTS,
  FACTIONS,
  MODULES,
  OUTPOSTS,
  RAIDERS,
  SPECIAL_REGIONS,
  SUPREMACY_TOKENS,
  TACTICS,
  UPGRADES,
} from './data/index.ts';

interface NamedList {
  readonly effects: EffectList;
  /** Names of the lists inside each effect. */
  readonly inner: readonly (readonly string[])[];
}

/** A list that a trigger sets off. */
export interface TriggeredList {
  readonly list: string;
  readonly if: Condition | null;
}
type Triggered = Readonly<Record<Trigger, readonly TriggeredList[]>>;

const lists: Record<string, NamedList> = {};

function add(name: string, effects: EffectList): string {
  const inner = effects.map((effect, at) =>
    innerLists(effect).map((list, which) => add(`${name}.${at + 1}-${which + 1}`, list)),
  );
  lists[name] = { effects, inner };
  return name;
}

/** Adds the lists of abilities and sorts those that act by themselves by their trigger. */
function addAbilities(name: string, abilities: readonly (Ability | null)[]): Triggered {
  const triggered = Object.fromEntries(
    TRIGGERS.map((trigger): [Trigger, TriggeredList[]] => [trigger, []]),
  ) as Record<Trigger, TriggeredList[]>;
  abilities.forEach((ability, at) => {
    if (ability === null || ability.when === 'always') return;
    const list = add(`${name}.${at + 1}`, ability.do);
    if ('if' in ability) triggered[ability.when].push({ list, if: ability.if });
  });
  return triggered;
}

/** Adds the lists of a table; their names by number. */
const addTable = (
  kind: string,
  rows: readonly { readonly key: string; readonly effects: EffectList }[],
): readonly string[] => rows.map(({ key, effects }) => add(`${kind}.${key}`, effects));

export const MODULE_LISTS = addTable('module', MODULES);
export const TACTICS_LISTS = addTable('tactics', TACTICS);
export const EVENT_LISTS = addTable('event', EVENTS);
export const BASE_LISTS = addTable('base', BASES);
export const SPECIAL_LISTS = addTable('special', SPECIAL_REGIONS);
export const OUTPOST_LISTS = addTable('outpost', OUTPOSTS);
export const DISCOVERY_LISTS = addTable('discovery', DISCOVERIES);
export const SUPREMACY_LISTS = addTable('supremacy', SUPREMACY_TOKENS);
export const REWARD_LISTS = RAIDERS.map(({ key, reward }) => add(`reward.${key}`, reward));

export const FACTION_TRIGGERS = FACTIONS.map(({ key, abilities }) =>
  addAbilities(
    `faction.${key}`,
    abilities.map(({ ability }) => ability),
  ),
);
export const UPGRADE_TRIGGERS = UPGRADES.map(({ key, unique }) =>
  addAbilities(`upgrade.${key}`, [unique]),
);
export const RAIDER_TRIGGERS = RAIDERS.map(({ key, abilities }) =>
  addAbilities(
    `raider.${key}`,
    abilities.map(({ ability }) => ability),
  ),
);

/** The list of one of a faction's abilities, by its place. */
export const factionList = (faction: number, at: number): string =>
  `faction.${FACTIONS[faction].key}.${at + 1}`;

/** Whether a list is a raider's own, so that battle effects in it are for the raiders. */
export const isRaiderList = (list: string): boolean => list.startsWith('raider.');

export const EFFECT_LISTS: Readonly<Record<string, NamedList>> = frozen(lists);
