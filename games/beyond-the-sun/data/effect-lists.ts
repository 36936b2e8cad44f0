/**
 * Every effect list of the game by a short name that never changes (`technology.mass-cloning.action-1`),
 * so that a frame in the state can say which list is running, and where, without holding it.
 */
import { frozen } from '@orrery/kernel';
import { BASIC_ACTIONS } from './basic-actions.ts';
import { type Ability, type Action, type Effect, innerLists } from './effects.ts';
import { EVENTS } from './events.ts';
import { FACTION_BOARDS } from './factions.ts';
import { GUILDS } from './guilds.ts';
import { SYSTEMS } from './systems.ts';
import { TECHNOLOGIES } from './technologies/index.ts';

export interface EffectList {
  readonly name: string;
  readonly effects: readonly Effect[];
  /** Names of the lists inside each effect: of `may` and `eachFaction` one, of `choose` several. */
  readonly inner: readonly (readonly string[])[];
}

const lists: Record<string, EffectList> = {};

function add(name: string, effects: readonly Effect[]): string {
  const inner = effects.map((effect, at) =>
    innerLists(effect).map((list, which) => add(`${name}.${at + 1}-${which + 1}`, list)),
  );
  lists[name] = { name, effects, inner };
  return name;
}

function addActions(name: string, actions: readonly Action[]): void {
  for (const [at, { effects }] of actions.entries()) add(`${name}.action-${at + 1}`, effects);
}

function addAbilities(name: string, abilities: readonly Ability[]): void {
  for (const [at, ability] of abilities.entries()) {
    if ('effects' in ability) add(`${name}.ability-${at + 1}`, ability.effects);
  }
}

for (const { key, immediate, actions, abilities } of TECHNOLOGIES) {
  add(`technology.${key}.immediate`, immediate);
  addActions(`technology.${key}`, actions);
  addAbilities(`technology.${key}`, abilities);
}
for (const { key, effects, actions } of EVENTS) {
  add(`event.${key}`, effects);
  addActions(`event.${key}`, actions);
}
for (const { key, control, colony, abilities } of SYSTEMS) {
  add(`system.${key}.control`, control);
  add(`system.${key}.colony`, colony);
  addAbilities(`system.${key}`, abilities);
}
for (const { key, action } of GUILDS) add(`guild.${key}`, action.effects);
for (const { key, effects } of BASIC_ACTIONS) add(`basic.${key}`, effects);
for (const { key, setUp, abilities } of FACTION_BOARDS) {
  add(`board.${key}.set-up`, setUp);
  addAbilities(
    `board.${key}`,
    abilities.map(({ ability }) => ability),
  );
}

export const EFFECT_LISTS: Readonly<Record<string, EffectList>> = frozen(lists);
