/** What matters about a faction, as numbers that the evaluation weighs. */
import { NONE } from '@orrery/kernel';
import { count } from '../counting.ts';
import { containsOp, researchLevels } from '../data/effects.ts';
import {
  ACHIEVEMENTS,
  achievementSlots,
  END_TRIGGER,
  GUILDS,
  SYSTEMS,
  TECHNOLOGIES,
} from '../data/index.ts';
import { fleetStrength, PLACES, strengthAt, strengthNeeded } from '../fleet.ts';
import { totalPoints } from '../scoring.ts';
import {
  discsGone,
  FIRST_SLOT,
  FOOD,
  ORE,
  ownsSlot,
  PHASE,
  type Player,
  type State,
  seatCount,
  supplyOf,
} from '../state.ts';
import { claimsMade, freeClaim } from '../steps/claim.ts';
import { growthOf, oreOf } from '../steps/produce.ts';
import { prerequisitesMet } from '../tree.ts';

/** Names of the features, in their order. */
export const FEATURES = [
  'turn',
  'points',
  'ore',
  'muchOre',
  'population',
  'muchPopulation',
  'supply',
  'growth',
  'letters',
  'oreIncome',
  'discsGone',
  'automation',
  'fleet',
  'outposts',
  'colonies',
  'ripeColony',
  'nextColony',
  'laterColony',
  'colonizer',
  'researcher3',
  'researcher4',
  'open2',
  'open3',
  'open4',
  'level2',
  'level3',
  'claimable',
  'progress',
  'spaces',
] as const;
export type Feature = (typeof FEATURES)[number];
export const FEATURE_COUNT = FEATURES.length;

const OFFERS_COLONY = TECHNOLOGIES.map(({ actions }) =>
  actions.some(({ effects }) => containsOp(effects, 'colonize')),
);
const OFFERS_3 = TECHNOLOGIES.map(({ actions }) =>
  actions.some(({ effects }) => researchLevels(effects).includes(3)),
);
const OFFERS_4 = TECHNOLOGIES.map(({ actions }) =>
  actions.some(({ effects }) => researchLevels(effects).includes(4)),
);
const SPACE_COUNT = TECHNOLOGIES.map(({ actions }) =>
  actions.reduce((sum, { spaces }) => sum + (spaces ?? 1), 0),
);
const guildWith = (level: 3 | 4): number =>
  GUILDS.reduce(
    (mask, { id, action }) =>
      researchLevels(action.effects).includes(level) ? mask | (1 << id) : mask,
    0,
  );
const GUILDS_3 = guildWith(3);
const GUILDS_4 = guildWith(4);
const COLONY_GUILDS = GUILDS.reduce(
  (mask, { id, action }) => (containsOp(action.effects, 'colonize') ? mask | (1 << id) : mask),
  0,
);

/** Rounds that a game takes, as a rule. */
export const USUAL_ROUNDS = 15;

/** Turns that a seat may still expect to have. */
export function turnsLeft(state: State, seat: number): number {
  const seats = state.players.length;
  if (state.phase === PHASE.over) return 0;
  const place = (seat - state.first + seats) % seats;
  const activePlace = (state.active - state.first + seats) % seats;
  const hasActed = place < activePlace || (place === activePlace && state.phase !== PHASE.action);
  const thisRound = hasActed ? 0 : 1;
  if (state.lastRound > 0) return state.lastRound - state.round + thisRound;
  const missing = END_TRIGGER[seatCount(state)] - claimsMade(state);
  return Math.max(1.5, Math.min(USUAL_ROUNDS - state.round, missing * 3 + 1)) + thisRound;
}

/** How far the game has got, from 0 to 1. */
export const progress = (state: State): number =>
  1 - Math.min(1, turnsLeft(state, state.first) / USUAL_ROUNDS);

/** What a place promises a faction that means to colonize it. */
function colonyPromise(state: State, seat: number, place: number): number {
  const system = SYSTEMS[state.systems[place]];
  const need = strengthNeeded(state, seat, place);
  const have = strengthAt(state, seat, place);
  if (have === 0) return 0;
  const share = Math.min(1, have / need);
  const control = state.controllers[place] === seat ? 1 : 0.4;
  return system.points * share * control;
}

/** Ore that one population is used up with, as a rule; and what is always good to have. */
const ORE_PER_POPULATION = 3;
const ORE_AT_HAND = 3;

/** Ore that no population is there to be used with: it wants to be exchanged. */
export const idleOre = ({ ore, population }: Player): number =>
  Math.max(0, ore - ORE_AT_HAND - ORE_PER_POPULATION * population);

export function readFeatures(state: State, seat: number, into: Float64Array): void {
  const player = state.players[seat];
  let at = 0;
  const outposts = count(state, seat, 'locations');
  // A turn to come is worth something by itself: else a bot would rather not end its own.
  into[at++] = 1;
  into[at++] = totalPoints(state, seat);
  const idle = idleOre(player);
  const busy = player.ore - idle;
  into[at++] = Math.min(7, busy);
  into[at++] = Math.min(7, player.ore - Math.min(7, busy));
  into[at++] = Math.min(3, player.population);
  into[at++] = Math.max(0, Math.min(8, player.population) - 3);
  into[at++] = Math.min(8, supplyOf(player));
  into[at++] = growthOf(player);
  into[at++] = Math.floor(discsGone(player, FOOD) / 2);
  into[at++] = oreOf(player);
  into[at++] = discsGone(player, FOOD) + discsGone(player, ORE);
  into[at++] = player.automation.length;
  into[at++] = Math.min(16, fleetStrength(player));
  into[at++] = outposts;
  into[at++] = player.colonies.length;

  let colonizes = (state.guilds & COLONY_GUILDS) !== 0 ? 0.5 : 0;
  let researches3 = (state.guilds & GUILDS_3) !== 0 ? 0.5 : 0;
  let researches4 = (state.guilds & GUILDS_4) !== 0 ? 0.5 : 0;
  let spaces = 0;
  for (let slot = 0; slot < state.cards.length; slot++) {
    const card = state.cards[slot];
    if (card === NONE || !ownsSlot(player, slot)) continue;
    if (OFFERS_COLONY[card]) colonizes = 1;
    if (OFFERS_3[card]) researches3 = 1;
    if (OFFERS_4[card]) researches4 = 1;
    spaces += SPACE_COUNT[card];
  }

  let [first, second, third, ripe] = [0, 0, 0, 0];
  for (let place = 0; place < PLACES; place++) {
    if (state.systems[place] === NONE) continue;
    const promise = colonyPromise(state, seat, place);
    if (promise === 0) continue;
    if (promise >= SYSTEMS[state.systems[place]].points && promise > ripe) ripe = promise;
    if (promise > first) [first, second, third] = [promise, first, second];
    else if (promise > second) [second, third] = [promise, second];
    else if (promise > third) third = promise;
  }
  into[at++] = ripe * colonizes;
  into[at++] = first;
  into[at++] = second + third;
  into[at++] = colonizes;
  into[at++] = researches3;
  into[at++] = researches4;
  for (let level = 2; level <= 4; level++) {
    let open = 0;
    for (let slot = FIRST_SLOT[level]; slot < FIRST_SLOT[level + 1]; slot++) {
      if (!ownsSlot(player, slot) && prerequisitesMet(state, seat, slot)) open++;
    }
    into[at++] = Math.min(2, open);
  }
  into[at++] = count(state, seat, 'boardLevel2');
  into[at++] = count(state, seat, 'boardLevel3');

  let [claimable, progress] = [0, 0];
  const slots = achievementSlots(seatCount(state));
  for (let card = 0; card < state.achievements.length; card++) {
    const claim = freeClaim(state, seat, card);
    if (claim === NONE) continue;
    const { count: counter, atLeast, points } = ACHIEVEMENTS[state.achievements[card]];
    const share = Math.min(1, count(state, seat, counter) / atLeast);
    const worth = points[claim % 3];
    if (share >= 1) claimable += worth;
    else progress += worth * share * share * (claim % 3 === slots - 1 ? 0.8 : 1);
  }
  into[at++] = claimable;
  into[at++] = progress;
  into[at++] = Math.min(4, spaces);
}
