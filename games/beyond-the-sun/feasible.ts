/**
 * Looking ahead: nobody is offered what can't be finished (BTS-4.7) or would change nothing
 * (BTS-4.8).
 */
import { NONE } from '@orrery/kernel';
import { boardAbility, hasAbility } from './abilities.ts';
import { ACTIONS, type ActionEntry, BASIC_ROWS } from './actions.ts';
import { amount } from './counting.ts';
import { spendable } from './cubes.ts';
import { type Alternative, containsOp, type Effect } from './data/effects.ts';
import { EFFECT_LISTS, TECHNOLOGY_IDS } from './data/index.ts';
import {
  bringsPopulation,
  canColonizeAny,
  canReachColony,
  canReachPopulation,
  hasShips,
  hasUpgradable,
} from './fleet.ts';
import { linkedOre, orePrice } from './price.ts';
import { placeOfBonus, type State, seatOfBonus, supplyOf } from './state.ts';
import { eligibleSlots } from './tree.ts';

// ——— what the rest of an action owes ———

/** In `state.owed`: levels of research still compulsory in the low bits; this for a colony. */
const OWED_COLONY = 16;

/**
 * For actions that do something else before a compulsory research or colonization: what is owed
 * while each of their effects is carried out.
 */
export const OWED: Readonly<Record<string, readonly number[]>> = Object.fromEntries(
  ACTIONS.map(
    ({ list, effects }) => [list, effects.map((_, at) => owedAfter(effects, at))] as const,
  ).filter(([, owed]) => owed.some((what) => what !== 0)),
);

function owedAfter(effects: readonly Effect[], at: number): number {
  let owed = 0;
  for (const effect of effects.slice(at + 1)) {
    if (effect.op === 'colonize') owed |= OWED_COLONY;
    if (effect.op === 'research' && !('count' in effect.levels)) {
      for (const level of effect.levels) owed |= 1 << (level - 1);
    }
  }
  return owed;
}

/** Whether a faction has to leave itself a system to colonize (Stealth Terraformers). */
export const owesColony = (state: State, seat: number): boolean =>
  seat === state.active && (state.owed & OWED_COLONY) !== 0;

/** Whether a control bonus that a faction has won is still going to bring it population. */
const awaitsPopulation = (state: State, seat: number): boolean =>
  state.bonuses.some(
    (bonus) =>
      bonus !== NONE && seatOfBonus(bonus) === seat && bringsPopulation(state, placeOfBonus(bonus)),
  );

/** Whether a faction has to win itself the cube for the research that it owes. */
export function owesCube(state: State, seat: number): boolean {
  if (seat !== state.active || (state.owed & 15) === 0) return false;
  return state.players[seat].population === 0 && !awaitsPopulation(state, seat);
}

// ——— can it be finished? ———

/** Movement points of a jump of a faction, with what its board adds. */
export function jumpPoints(state: State, seat: number, points: number): number {
  const longer = boardAbility(state.players[seat], 'longerJumps');
  return points + (longer ? longer.ability.points : 0);
}

/**
 * Whether every compulsory part of a list can be done in its order, by a faction with so much ore,
 * population and supply. A copied list must be one that researches (BTS-4.129).
 */
function doable(
  state: State,
  seat: number,
  effects: readonly Effect[],
  ore: number,
  population: number,
  supply: number,
  copied: boolean,
): boolean {
  let [people, stock, wealth, points] = [population, supply, ore, 0];
  for (let at = 0; at < effects.length; at++) {
    const effect = effects[at];
    switch (effect.op) {
      case 'gainOre':
        wealth += amount(state, seat, effect.n);
        break;
      case 'supplyToPopulation': {
        const turned = Math.min(stock, amount(state, seat, effect.n));
        stock -= turned;
        people += turned;
        break;
      }
      case 'build':
        if (effect.from === 'supply') stock -= Math.min(stock, effect.n);
        else if (people < effect.n) return false;
        else people -= effect.n;
        break;
      case 'jump':
        points += jumpPoints(state, seat, effect.points);
        break;
      case 'research':
        if (!eligibleSlots(state, seat, effect, null)) return false;
        if (effect.cube === 'supply' && stock > 0) stock--;
        else if (people > 0) people--;
        // The jump before it may win control that turns supply into population.
        else if (stock > 0 && points > 0 && canReachPopulation(state, seat, points)) stock--;
        else return false;
        break;
      case 'colonize':
        if (effect.target === 'controlled') {
          if (!canColonizeAny(state, seat, 'controlled')) return false;
        } else if (!canReachColony(state, seat, points)) return false;
        break;
      case 'choose':
        if (!someAlternative(state, seat, effect.alternatives, wealth, people, stock, copied)) {
          return false;
        }
        break;
      case 'copyResearch':
        if (!canCopySomething(state, seat)) return false;
        break;
      case 'takeHeldSystem':
        if (state.held === NONE) return false;
        break;
      // Nothing else is compulsory: it can be declined, falls short, or always works.
      case 'moveSupply':
      case 'grow':
      case 'mine':
      case 'trade':
      case 'automate':
      case 'upgrade':
      case 'warp':
      case 'shipsToPopulation':
      case 'privateTechnology':
      case 'drawColony':
      case 'basicAction':
      case 'may':
      case 'eachFaction':
      case 'uncoverGuild':
      case 'keepEvent':
      case 'linkEvent':
      case 'standEvent':
      case 'exhibitShip':
      case 'attachSystem':
      case 'holdSystem':
        break;
      default:
        effect satisfies never;
    }
  }
  return true;
}

function someAlternative(
  state: State,
  seat: number,
  alternatives: readonly Alternative[],
  ore: number,
  population: number,
  supply: number,
  copied: boolean,
): boolean {
  for (let i = 0; i < alternatives.length; i++) {
    const { cost, effects } = alternatives[i];
    if (copied && !containsOp(effects, 'research')) continue;
    if (cost.ore > ore || cost.population > population) continue;
    const [rest, returned] = [population - cost.population, supply + cost.population];
    if (doable(state, seat, effects, ore - cost.ore, rest, returned, copied)) return true;
  }
  return false;
}

/** Whether an alternative of a choice, or what one may do, can be paid and finished, and changes something. */
export function worthwhile(
  state: State,
  seat: number,
  { cost, effects }: Alternative,
  copied: boolean,
): boolean {
  const { ore } = state.players[seat];
  const population = spendable(state, seat) - cost.population;
  if (cost.ore > ore || population < 0) return false;
  if (copied && !containsOp(effects, 'research')) return false;
  const supply = supplyOf(state.players[seat]) + cost.population;
  return (
    doable(state, seat, effects, ore - cost.ore, population, supply, copied) &&
    canChange(state, seat, effects, 0)
  );
}

/** Ways to pay: as printed, and with 1 ore in place of one returned population (BTS-4.135). */
export const AS_PRINTED = 1;
export const SUBSTITUTED = 2;

/**
 * The ways in which a faction can pay a price and then finish what it paid for, as bits (BTS-4.58).
 */
export function waysToPay(
  state: State,
  seat: number,
  ore: number,
  population: number,
  effects: readonly Effect[],
  copied: boolean,
): number {
  const player = state.players[seat];
  const supply = supplyOf(player);
  let ways = 0;
  if (
    ore <= player.ore &&
    population <= player.population &&
    doable(
      state,
      seat,
      effects,
      player.ore - ore,
      player.population - population,
      supply + population,
      copied,
    )
  ) {
    ways |= AS_PRINTED;
  }
  if (
    population > 0 &&
    ore + 1 <= player.ore &&
    population - 1 <= player.population &&
    hasAbility(state, seat, 'oreForPopulation') &&
    doable(
      state,
      seat,
      effects,
      player.ore - ore - 1,
      player.population - population + 1,
      supply + population - 1,
      copied,
    )
  ) {
    ways |= SUBSTITUTED;
  }
  return ways;
}

/** Whether a faction can carry out an action at a price of ore: pay, finish, and change something. */
export function canCarryOut(
  state: State,
  seat: number,
  action: ActionEntry,
  ore: number,
  copied: boolean,
): boolean {
  const { cost, effects } = action;
  if (ore > state.players[seat].ore) return false;
  if (waysToPay(state, seat, ore, cost.population, effects, copied) === 0) return false;
  return ore + cost.population > 0 || canChange(state, seat, effects, 0);
}

// ——— borrowed actions ———

/** Ore that events pointing at Quantum Data Exchange itself add to what it copies (BTS-4.128). */
export const copyingExtra = (state: State): number =>
  state.links.length === 0 ? 0 : linkedOre(state, TECHNOLOGY_IDS['quantum-data-exchange']);

/** Pushes the actions that a faction could copy; with `list` null says whether there are any. */
export function copyable(state: State, seat: number, list: number[] | null, first = 0): boolean {
  const extra = copyingExtra(state);
  let found = false;
  for (let id = 0; id < ACTIONS.length; id++) {
    const action = ACTIONS[id];
    if (!action.researches || !isOpenToCopy(state, seat, action)) continue;
    if (!canCarryOut(state, seat, action, orePrice(state, seat, action, extra), true)) continue;
    if (list === null) return true;
    found = true;
    list.push(first + id);
  }
  return found;
}

const canCopySomething = (state: State, seat: number): boolean => copyable(state, seat, null);

/** Whether an action lies open: a basic row, an open guild, a discovered or own private technology. */
function isOpenToCopy(state: State, seat: number, { kind, owner }: ActionEntry): boolean {
  if (kind === 'basic') return true;
  if (kind === 'guild') return ((state.guilds >> owner) & 1) === 1;
  if (kind === 'event') return false;
  return state.cards.includes(owner) || state.players[seat].technologies.includes(owner);
}

/** Pushes the basic rows that a faction can carry out without a space (BTS-4.27). */
export function borrowableRows(state: State, seat: number, list: number[], first: number): void {
  for (let i = 0; i < BASIC_ROWS.length; i++) {
    const action = ACTIONS[BASIC_ROWS[i]];
    if (canCarryOut(state, seat, action, action.cost.ore, false)) list.push(first + action.owner);
  }
}

// ——— would it change anything? ———

/** Whether some effect of a list, from one on, can change something now. */
function canChange(state: State, seat: number, effects: readonly Effect[], from: number): boolean {
  for (let at = from; at < effects.length; at++) {
    if (changesSomething(state, seat, effects[at])) return true;
  }
  return false;
}

function changesSomething(state: State, seat: number, effect: Effect): boolean {
  const player = state.players[seat];
  switch (effect.op) {
    case 'gainOre':
      return amount(state, seat, effect.n) > 0;
    case 'supplyToPopulation':
      return supplyOf(player) > 0 && amount(state, seat, effect.n) > 0;
    case 'moveSupply':
      return supplyOf(player) > 0;
    case 'build':
      if (effect.from === 'supply' && supplyOf(player) > 0) return true;
      return spendable(state, seat) > 0;
    case 'upgrade':
      return hasUpgradable(player);
    case 'jump':
    case 'warp':
    case 'shipsToPopulation':
    case 'exhibitShip':
      return hasShips(player);
    case 'trade':
      return canTrade(state, seat);
    case 'research':
      return (
        (spendable(state, seat) > 0 || (effect.cube === 'supply' && supplyOf(player) > 0)) &&
        eligibleSlots(state, seat, effect, null)
      );
    case 'may':
      return worthwhile(state, seat, effect, false);
    case 'choose':
      return effect.alternatives.some((alternative) => worthwhile(state, seat, alternative, false));
    // What can be carried out at all changes something.
    case 'automate':
    case 'colonize':
    case 'copyResearch':
    case 'basicAction':
    case 'eachFaction':
    case 'takeHeldSystem':
      return true;
    // Bonuses and events, which nobody has to choose: they are never judged.
    case 'grow':
    case 'mine':
    case 'privateTechnology':
    case 'drawColony':
    case 'uncoverGuild':
    case 'keepEvent':
    case 'linkEvent':
    case 'standEvent':
    case 'attachSystem':
    case 'holdSystem':
      return true;
  }
}

/** Whether a faction can make any exchange (BTS-4.39 to BTS-4.41). */
function canTrade(state: State, seat: number): boolean {
  const player = state.players[seat];
  if (spendable(state, seat) > 0) return true;
  if (player.ore >= 1 && hasShips(player)) return true;
  return player.ore >= 3 && supplyOf(player) > 0;
}

/** A place in a list of effects, and whether the action it belongs to must still change something. */
export interface Place {
  readonly seat: number;
  readonly list: string;
  readonly at: number;
  readonly must: boolean;
}

/** Whether an optional part may be left out: not if the whole action then changes nothing (BTS-4.8). */
export function mayDecline(state: State, { seat, list, at, must }: Place): boolean {
  return !must || state.changed || canChange(state, seat, EFFECT_LISTS[list].effects, at + 1);
}

/** Whether an inner list has to change something: only if nothing after it can. */
export function innerMust(state: State, place: Place): boolean {
  return !mayDecline(state, place);
}
