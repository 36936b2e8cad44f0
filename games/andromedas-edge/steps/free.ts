/**
 * Free actions: offered beside the real options wherever in the own turn the moment can matter
 * (RULINGS.md goes through the moments); the question is then asked again (AE-4.10).
 */

import { type Arg, type ChoiceSet, choiceSet, NONE, named, numbers } from '@orrery/kernel';
import { BONUS_KINDS, bonusOf, takeBonus } from '../bonus.ts';
import { FACTIONS, LEADERS, OUTPOSTS } from '../data/index.ts';
import { RESOURCE, RESOURCES } from '../data/terms.ts';
import { canDock } from '../docking.ts';
import {
  DISCOVERY_LISTS,
  EFFECT_LISTS,
  factionList,
  OUTPOST_LISTS,
  SUPREMACY_LISTS,
} from '../effect-lists.ts';
import { canBegin } from '../feasible.ts';
import { lowestRegion, shipRegions } from '../frontier.ts';
import { tellsOfHand } from '../hand.ts';
import { forEachScoringPlace, forEachSlot, OPERATIONS, placeMoon, takeUnplaced } from '../moons.ts';
import { canSettleAnywhere } from '../outposts.ts';
import { NOTHING } from '../purse.ts';
import { RULE, ruleFor } from '../rules.ts';
import { did, isActive, ONCE, type State, teammateOf } from '../state.ts';
import type { Doors, StepFrame } from '../vocabulary.ts';
import {
  discoveryArg,
  moonArg,
  outpostArg,
  regionArg,
  slotArg,
  supremacyArg,
  tacticArg,
} from './arguments.ts';
import { listCards, playCard } from './cards.ts';
import { gainKind, gainMoon } from './gain.ts';
import { forEachGift, GIFTS } from './handover.ts';
import { recruit } from './leaders.ts';
import { runList } from './triggers.ts';

/** Abilities of factions that are free actions, by key; a faction has one at most. */
export const FREE_ABILITIES = FACTIONS.flatMap(({ abilities }, faction) =>
  abilities.flatMap(({ key, ability }, at) =>
    ability.when === 'own-turn' || ability.when === 'return'
      ? [{ key, faction, at, when: ability.when, list: factionList(faction, at) }]
      : [],
  ),
);
const ABILITY_OF_FACTION = FACTIONS.map((_, faction) =>
  FREE_ABILITIES.findIndex((ability) => ability.faction === faction),
);

/** Most leaders or bonus resources taken at one go. */
const MOST_AT_ONCE = 12;
/** Most that cards and modules take off the price of an outpost. */
const MOST_OFF = 1;
const amountArg = numbers(MOST_AT_ONCE + 1);

const FREE_KINDS = {
  place: [moonArg, slotArg],
  discard: [moonArg],
  outpost: [outpostArg],
  discovery: [discoveryArg],
  supremacy: [supremacyArg],
  recruit: [regionArg, amountArg],
  collect: [regionArg, named(RESOURCES.slice(0, BONUS_KINDS)), amountArg],
  play: [tacticArg],
  ability: [named(FREE_ABILITIES.map(({ key }) => key))],
  arrange: [],
  'by-hand': [],
  'hand-over': [named(GIFTS)],
} as const;

type Kinds = Readonly<Record<string, readonly Arg[]>>;

/** A set of choices that begins with the free ones, so that these have the same numbers everywhere. */
export const withFree = <const K extends Kinds>(kinds: K): ChoiceSet<typeof FREE_KINDS & K> =>
  choiceSet({ ...FREE_KINDS, ...kinds }) as unknown as ChoiceSet<typeof FREE_KINDS & K>;

export const freeChoices = choiceSet(FREE_KINDS);
const { make } = freeChoices;
export const FREE_END = make['hand-over'](0) + GIFTS.length;

/**
 * When free actions are offered: cards of some timings fit, or none do in a battle (AE-4.8.22,
 * AE-4.10.6).
 */
export type Moment = 'before-launch' | 'return' | 'own-turn' | 'battle';

/** Pushes every free action of the active player (AE-4.10.1). */
export function listFree(state: State, seat: number, moment: Moment, list: number[]): void {
  const before = list.length;
  listMoons(state, seat, list);
  listBenefits(state, seat, list);
  listFrontier(state, seat, list);
  if (moment !== 'battle') listCards(state, seat, 'own-turn', list, make.play(0));
  if (moment === 'before-launch') listCards(state, seat, 'launch', list, make.play(0));
  if (moment === 'return') listCards(state, seat, 'return', list, make.play(0));
  listAbility(state, seat, moment, list);
  if (canArrange(state, seat)) list.push(make.arrange());
  if (state.teams && !did(state, ONCE.handedOver)) {
    forEachGift(state, seat, (gift) => list.push(make['hand-over'](gift)));
  }
  // Beside the way out there has to be something that could be done by hand.
  const more =
    list.length > before || moment === 'before-launch' || (moment === 'return' && before > 1);
  if (more && !did(state, ONCE.byHand) && couldChoose(state, seat, moment)) {
    list.push(make['by-hand']());
  }
}

/**
 * Pushes what may be done aside in a battle: on one's own turn every free action, on those of others
 * a moon is placed where that brings VP at once (AE-4.10.6, AE-4.10.7).
 */
export function listAside(state: State, seat: number, list: number[]): void {
  const player = state.players[seat];
  if (isActive(state, seat)) listFree(state, seat, 'battle', list);
  else forEachScoringPlace(player, (moon, slot) => list.push(make.place(moon, slot)));
}

/** Whether paying or docking by hand could come out differently. */
function couldChoose(state: State, seat: number, moment: Moment): boolean {
  const { stock, hand, ships } = state.players[seat];
  const basic = stock[RESOURCE.titanium] + stock[RESOURCE.nanocarbon] + stock[RESOURCE.ice];
  const credits = stock[RESOURCE.credit];
  if (basic > 0 && credits > 0) return true;
  const cards = basic + credits > 0 && hand.length > 0;
  if (cards && ruleFor(state, seat, RULE['tactics-as-credits']) > 0) return true;
  if (basic > 0 && stock[RESOURCE.energy] > 0 && couldGiveEnergy(state, seat)) return true;
  return moment === 'return' && ships.filter(canDock).length > 1;
}

/** Whether an outpost is within reach for which energy may stand in (AE-4.20.1). */
const couldGiveEnergy = (state: State, seat: number): boolean =>
  ruleFor(state, seat, RULE['energy-for-outposts']) > 0 &&
  canSettleAnywhere(state, seat, MOST_OFF, NOTHING, LEADERS);

/** The same of a question that is asked with any hand if two things hang on none of its cards. */
export function tellsOfCards(
  state: State,
  frame: { readonly seat: number },
  list: readonly number[],
): boolean {
  if (!tellsOfHand(state, frame)) return false;
  let others = 0;
  for (const choice of list) if (!hangsOnHand(choice)) others++;
  return others < 2;
}

/** Cards, abilities that may cost one, and «by hand», which is listed beside something else only. */
const hangsOnHand = (choice: number): boolean =>
  (choice >= make.play(0) && choice < make.arrange()) || choice === make['by-hand']();

/** Whether a card that can't be played in a battle could be played now. */
export const listsCards = (list: readonly number[]): boolean =>
  list.some((choice) => choice >= make.play(0) && choice < make.play(0) + tacticArg.size);

function listMoons(state: State, seat: number, list: number[]): void {
  const player = state.players[seat];
  for (const moon of player.moons) {
    forEachSlot(player, moon, (slot) => list.push(make.place(moon, slot)));
    list.push(make.discard(moon));
  }
}

/** Outpost cards and tokens (AE-4.10.3). */
function listBenefits(state: State, seat: number, list: number[]): void {
  const { outpostCards, discoveries, tokens } = state.players[seat];
  for (let type = 0; type < OUTPOSTS.length; type++) {
    if (outpostCards[type] > 0 && canBegin(state, seat, OUTPOSTS[type].effects)) {
      list.push(make.outpost(type));
    }
  }
  for (let i = 0; i < discoveries.length; i++) {
    if (discoveries.indexOf(discoveries[i]) === i) list.push(make.discovery(discoveries[i]));
  }
  for (const token of tokens) list.push(make.supremacy(token));
}

/** Leaders and bonus resources where own ships are (AE-4.10.4, AE-4.10.5). */
function listFrontier(state: State, seat: number, list: number[]): void {
  const player = state.players[seat];
  for (let rest = shipRegions(player); rest !== 0; rest &= rest - 1) {
    const region = lowestRegion(rest);
    const waiting = Math.min(player.leaders[region], MOST_AT_ONCE);
    for (let n = 1; n <= waiting; n++) list.push(make.recruit(region, n));
    if (state.bonus[region] === 0) continue;
    for (let kind = 0; kind < BONUS_KINDS; kind++) {
      const lying = Math.min(bonusOf(state, region, kind), MOST_AT_ONCE);
      for (let n = 1; n <= lying; n++) list.push(make.collect(region, kind, n));
    }
  }
}

function listAbility(state: State, seat: number, moment: Moment, list: number[]): void {
  const which = ABILITY_OF_FACTION[state.players[seat].faction];
  if (which < 0 || did(state, ONCE.ability)) return;
  const { when, list: name } = FREE_ABILITIES[which];
  if (when === 'return' && moment !== 'return') return;
  if (canBegin(state, seat, EFFECT_LISTS[name].effects)) list.push(make.ability(which));
}

/** Setting the row in order matters only if there are moons for it. */
function canArrange(state: State, seat: number): boolean {
  const { line, moons, slots } = state.players[seat];
  if (line.length < 3 || did(state, ONCE.arranged)) return false;
  return moons.length > 0 || line.some((cell) => slots[cell] !== NONE);
}

/** Whether it only sets things in order, and brings nothing by itself. */
export const onlyArranges = (choice: number): boolean =>
  choice === make.arrange() || choice === make['by-hand']();

/** Whether a choice is to place a moon at tactical operations. */
export const placesAtOperations = (choice: number): boolean =>
  choice < make.discard(0) && freeChoices.arg(choice, 1) === OPERATIONS;

/** Takes a free action and asks again; false if the choice is none. */
export function chooseFree(state: State, frame: StepFrame, choice: number, k: Doors): boolean {
  if (choice >= FREE_END) return false;
  k.push(frame);
  ACTS[freeChoices.kind(choice)](state, frame.seat, freeChoices.args(choice), k);
  return true;
}

type Act = (state: State, seat: number, args: readonly number[], k: Doors) => void;

/** What each free action does (AE-4.10.2). */
const ACTS: Readonly<Record<keyof typeof FREE_KINDS, Act>> = {
  place: (state, seat, [moon, slot], k) => placeMoon(state, seat, moon, slot, k),
  discard(state, seat, [moon], k) {
    takeUnplaced(state.players[seat], moon);
    state.discardedMoons.push(moon);
    k.emit({ type: 'moon-discarded', seat, moon });
    gainMoon(state, seat, moon, k);
  },
  outpost(state, seat, [type], k) {
    const player = state.players[seat];
    player.outpostCards[type]--;
    player.usedCards[type]++;
    k.emit({ type: 'outpost-used', seat, outpost: type });
    runList(k, seat, OUTPOST_LISTS[type]);
  },
  discovery(state, seat, [token], k) {
    const { discoveries } = state.players[seat];
    discoveries.splice(discoveries.indexOf(token), 1);
    state.usedDiscoveries.push(token);
    k.emit({ type: 'discovery-used', seat, token });
    runList(k, seat, DISCOVERY_LISTS[token]);
  },
  supremacy(state, seat, [token], k) {
    const { tokens } = state.players[seat];
    tokens.splice(tokens.indexOf(token), 1);
    k.emit({ type: 'supremacy-used', seat, token });
    runList(k, seat, SUPREMACY_LISTS[token]);
  },
  recruit: (state, seat, [region, n], k) => recruit(state, seat, region, n, k),
  collect(state, seat, [region, kind, n], k) {
    takeBonus(state, region, kind, n);
    gainKind(state, seat, kind, n, k);
  },
  play: (state, seat, [design], k) => playCard(state, seat, design, k),
  ability(state, seat, [which], k) {
    state.once |= ONCE.ability;
    k.emit({ type: 'ability-used', seat, ability: which });
    runList(k, seat, FREE_ABILITIES[which].list);
  },
  arrange(state, seat, _args, k) {
    state.once |= ONCE.arranged;
    k.push({ step: 'arrange', seat, chosen: state.players[seat].line.slice(0, 1) });
  },
  'by-hand'(state) {
    state.once |= ONCE.byHand;
  },
  'hand-over'(state, seat, [gift], k) {
    k.emit({ type: 'gift-offered', seat, gift });
    k.push({ step: 'consent', seat: teammateOf(state, seat), gift });
  },
};
