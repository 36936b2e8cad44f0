/** What a bot looks at to tell how well a player stands: the signs that the weights belong to. */
import { NONE } from '@orrery/kernel';
import { TRIGGERED } from '../abilities.ts';
import { ADVISORS } from '../data/advisors.ts';
import { BUILDINGS } from '../data/buildings.ts';
import { RESOURCES } from '../data/effects.ts';
import { HAND, LOYALTY, RESOURCE_MAX, ROUNDS } from '../data/limits.ts';
import { ZONES } from '../data/mobilization.ts';
import { RACES } from '../data/races.ts';
import { attackPrice, attackStrength, defenceStrength, FLEET } from '../fleets.ts';
import { passesGate, shortage } from '../price.ts';
import {
  ADVISOR_PLACE,
  DESIGN,
  handSize,
  hasCube,
  type Player,
  type State,
  sourceAt,
} from '../state.ts';
import { hasFilledSystems } from '../steps/round.ts';

/** Plain signs, by name; after them come one for each design, advisor and race. */
export const PLAIN = [
  'one',
  'food',
  'fleet',
  'production',
  'incomeFood',
  'incomeFleet',
  'incomeProduction',
  'cards',
  'moreCards',
  'lowLoyalty',
  'high',
  'medium',
  'available',
  'systems',
  'ready',
  'threats',
  'targets',
  'handPoints',
  'buildable',
] as const;
export type Plain = (typeof PLAIN)[number];

export const SIGN = Object.fromEntries(PLAIN.map((name, i) => [name, i])) as Record<Plain, number>;
export const DESIGNS_FROM = PLAIN.length;
export const ADVISORS_FROM = DESIGNS_FROM + BUILDINGS.length;
export const RACES_FROM = ADVISORS_FROM + ADVISORS.length;
export const SIGNS = RACES_FROM + RACES.length;

/** Cards beyond so many in a hand are hardly ever used. */
const HANDY = 6;
/** More buildable cards than this make no difference. */
const CHOICE = 3;

const INCOME = Int8Array.from(
  BUILDINGS.flatMap(({ income }) => RESOURCES.map((resource) => income[resource])),
);
/** Printed points; those that count at the end are taken for what they usually bring. */
export const WORTH = Int8Array.from(BUILDINGS, ({ points }) => points ?? 3);
/** Cards that count at the end do so wherever they lie. */
const COUNTS_COVERED = BUILDINGS.map(({ points }) => points === null);

/** Actions that one has in a round, on the average. */
const PER_ROUND = 4.5;
/** More than all players' cubes. */
const WHOLE_ROUND = 64;
export const MOST_ACTIONS = Math.ceil(ROUNDS * PER_ROUND) + 6;

/** Rounds after this one; none if somebody has brought the end about. */
function roundsToCome(state: State): number {
  for (const player of state.players) {
    if (player.loyalty <= LOYALTY.end || hasFilledSystems(player)) return 0;
  }
  return ROUNDS - state.round;
}

/** About how many actions a player is still to take. */
export const actionsToCome = (state: State, player: Player): number =>
  Math.min(MOST_ACTIONS, Math.round(roundsToCome(state) * PER_ROUND) + player.available);

/** Actions that the players together can still take in this round. */
function actionsOfRound({ players }: State): number {
  let cubes = 0;
  for (const { available } of players) cubes += available;
  return cubes;
}

/** Counts actions within a round; with a new round far more than an action is past. */
export const actionsTaken = (state: State): number =>
  state.round * WHOLE_ROUND - actionsOfRound(state);

/** How far the game has got, from 0 to 1. */
export function progress(state: State): number {
  const ofRound = Math.min(1, actionsOfRound(state) / state.players.length / PER_ROUND);
  return 1 - (roundsToCome(state) + ofRound) / ROUNDS;
}

/** Cards of a hand that can still be of use: one for each action, and those one may keep. */
const usefulCards = (state: State, { available }: Player): number =>
  available + (roundsToCome(state) > 0 ? HAND.limit : 0);

/** Fills `signs` with what can be seen of a seat. */
export function readSigns(state: State, seat: number, signs: Float64Array): void {
  const player = state.players[seat];
  signs.fill(0);
  signs[SIGN.one] = 1;
  signs[SIGN.available] = player.available;
  signs[SIGN.systems] = player.systems.length;
  signs[SIGN.lowLoyalty] = Math.max(0, LOYALTY.gate - player.loyalty);
  readCards(player, signs);
  readResources(player, signs, roundsToCome(state) > 0);
  readHand(player, signs, usefulCards(state, player));
  readFleets(state, seat, signs);
  if (player.race !== NONE) signs[RACES_FROM + player.race] = 1;
}

function readCards(player: Player, signs: Float64Array): void {
  for (let place = 0; place < player.systems.length; place++) {
    const system = player.systems[place];
    for (let i = 0; i < system.length; i++) {
      const design = DESIGN[system[i]];
      for (let resource = 0; resource < 3; resource++) {
        signs[SIGN.incomeFood + resource] += INCOME[design * 3 + resource];
      }
      if (i === system.length - 1 || COUNTS_COVERED[design]) signs[DESIGNS_FROM + design]++;
    }
  }
  if (player.advisor !== NONE) signs[ADVISORS_FROM + player.advisor] = 1;
  for (let place = 0; place <= ADVISOR_PLACE; place++) {
    const source = sourceAt(player, place);
    if (source === NONE || hasCube(player, place)) continue;
    if (TRIGGERED.activation[source] !== null) signs[SIGN.ready]++;
  }
}

/** What the next income will push over the limit is as good as gone, the more so the fewer actions are left. */
const lostShare = (available: number): number => 2 / (2 + available);

function readResources(
  { resources, available }: Player,
  signs: Float64Array,
  goesOn: boolean,
): void {
  let highest = 0;
  for (let resource = 0; resource < 3; resource++) {
    const after = resources[resource] + signs[SIGN.incomeFood + resource];
    const lost = goesOn ? Math.max(0, after - RESOURCE_MAX) * lostShare(available) : 0;
    signs[SIGN.food + resource] = resources[resource] - lost;
    highest = Math.max(highest, after);
  }
  if (highest >= ZONES.high.from) signs[SIGN.high] = 1;
  else if (highest >= ZONES.medium.from) signs[SIGN.medium] = 1;
}

/** Points of the cards in a hand, the best first. */
const points: number[] = [];

function readHand(player: Player, signs: Float64Array, useful: number): void {
  const size = handSize(player);
  const kept = Math.min(size, useful);
  signs[SIGN.cards] = Math.min(kept, HANDY);
  signs[SIGN.moreCards] = Math.max(0, kept - HANDY);
  let buildable = 0;
  points.length = 0;
  for (let i = 0; i < size; i++) {
    const { hand, shown } = player;
    const design = DESIGN[i < hand.length ? hand[i] : shown[i - hand.length]];
    let at = points.length;
    points.push(WORTH[design]);
    for (; at > 0 && points[at - 1] < WORTH[design]; at--) points[at] = points[at - 1];
    points[at] = WORTH[design];
    if (buildable < CHOICE && shortage(player, design) === 0 && passesGate(player, design))
      buildable++;
  }
  for (let i = 0; i < kept; i++) signs[SIGN.handPoints] += points[i];
  signs[SIGN.buildable] = Math.min(buildable, useful);
}

/** Who could attack whom as things stand, leaving the limit per round aside. */
function readFleets(state: State, seat: number, signs: Float64Array): void {
  const player = state.players[seat];
  const attack = attackStrength(player);
  const defence = defenceStrength(player);
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue;
    const rival = state.players[other];
    if (attack >= defenceStrength(rival) && player.resources[FLEET] >= attackPrice(player, rival))
      signs[SIGN.targets]++;
    if (attackStrength(rival) >= defence && rival.resources[FLEET] >= attackPrice(rival, player))
      signs[SIGN.threats]++;
  }
}
