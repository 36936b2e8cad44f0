/** What a sheet is worth: points and prospects, as a sum of weights over its signs. */
import { missionPoints } from '../data/missions.ts';
import { MODULES, ZONES } from '../data/panel.ts';
import { WORLDS } from '../data/sheet.ts';
import { COVERABLE, lowestBit, popcount, WORDS } from '../geometry.ts';
import { missionCount } from '../scoring.ts';
import { type State, upgradesOwned } from '../state.ts';
import { roomAround } from './room.ts';
import {
  ALIEN_BITS,
  ALIEN_SIGNS,
  ALIENS_PER_SIGN,
  distanceTo,
  FINDS,
  NEVER_NEAR_TREASURE,
  NEVER_ROUND_ALIEN,
  RING,
  readSigns,
  SIGNS,
  TREASURE_COUNT,
  TREASURE_SIGNS,
  UPGRADE_COUNT,
  WAY_BITS,
  WAYS,
} from './signs.ts';
import {
  CONSTANT,
  COUNTED,
  FAR_ALIEN,
  FREE,
  FREE_WORLD,
  FRONTIER,
  LEFT,
  MISSION,
  MOST_LEAD,
  MOST_OWNED,
  NEAR_ALIEN,
  OWNED,
  RACE,
  ROW,
  TAKEN_WORLD,
  TREASURE,
  WEIGHTS,
} from './weights.ts';

/** Where a pair of notches begins: everywhere but at the end of an edge. */
const PAIRS = 0b011111_011111;
const NOTCHES = (1 << (2 * ZONES)) - 1;
const ROUNDS = 3;

/** Turns after the last module on the panel, at most: a round may end early. */
export function turnsLeft({ notches, modules, round }: State): number {
  const free = ~notches & NOTCHES;
  const fits = (free & (free >> 1) & PAIRS) !== 0;
  return (fits ? MODULES - modules.length : 0) + (ROUNDS - round) * MODULES;
}

/** Where the weights for that many turns begin. */
export const rowOf = (state: State): number => turnsLeft(state) * ROW;

/** How far the game has got, from 0 to 1. */
export const progress = (state: State): number => 1 - turnsLeft(state) / (ROUNDS * MODULES);

/** Where the weight of a treasure stands with those cells near it covered, and what it is worth. */
export const treasureAt = (treasure: number, near: number): number =>
  TREASURE + roomAround(near | NEVER_NEAR_TREASURE[treasure]);
export const treasureValue = (row: number, treasure: number, near: number): number =>
  WEIGHTS[row + treasureAt(treasure, near)];

/** Clear bits of six. */
const OPEN = Uint8Array.from({ length: 1 << RING }, (_, bits) => RING - popcount(bits));
const AROUND = (1 << RING) - 1;

/** The same for an alien that is not covered, with those cells round it covered. */
export function alienAt(alien: number, sign: number): number {
  const around = (sign >> (RING * (alien % ALIENS_PER_SIGN))) & AROUND;
  return around === 0 ? FAR_ALIEN + alien : NEAR_ALIEN + OPEN[around | NEVER_ROUND_ALIEN[alien]];
}
export const alienValue = (row: number, alien: number, sign: number): number =>
  WEIGHTS[row + alienAt(alien, sign)];

/** The number in the signs that tells what is covered round an alien. */
export const signOfAlien = (alien: number): number => ALIEN_SIGNS + ((alien / ALIENS_PER_SIGN) | 0);

export const missionAt = (mission: number, count: number): number =>
  MISSION + mission * (COUNTED + 1) + (count < COUNTED ? count : COUNTED);

export function missionValue(row: number, mission: number, count: number): number {
  const further = count > COUNTED ? missionPoints(count) - missionPoints(COUNTED) : 0;
  return WEIGHTS[row + missionAt(mission, count)] + further;
}

export const ownedAt = (owned: number): number => OWNED + (owned < MOST_OWNED ? owned : MOST_OWNED);

/** What upgrades are worth: those in hand, and those that can still be had. */
export const upgradeValue = (row: number, owned: number, left: number): number =>
  WEIGHTS[row + ownedAt(owned)] + WEIGHTS[row + LEFT + left];

const signsOfOther = new Int32Array(SIGNS);

/** How near the others are to the worlds, all in one. */
export function waysOfOthers({ sheets }: State, seat: number): number {
  let ways = 0;
  for (let other = 0; other < sheets.length; other++) {
    if (other === seat) continue;
    readSigns(sheets[other].covered, signsOfOther);
    ways |= signsOfOther[WAYS];
  }
  return ways;
}

/** 1 for the world that is worth the most. */
const BEST = Math.max(...WORLDS.map((world) => world.first));
const PRIZE = WORLDS.map((world) => (world.first === BEST ? 1 : 0));

/** What a world is worth to a seat that far away from it. */
export function worldValue(
  state: State,
  seat: number,
  row: number,
  others: number,
  world: number,
  distance: number,
): number {
  const noted = state.sheets[seat].worlds[world];
  if (noted !== 0) return noted;
  const taken = state.reached[world] !== 0;
  if (distance === 0) return taken ? WORLDS[world].later : WORLDS[world].first;
  return taken
    ? WEIGHTS[row + takenAt(world, distance)]
    : WEIGHTS[row + freeAt(world, distance)] + WEIGHTS[row + raceAt(world, distance, others)];
}

/** Where the weights of a world stand that is so far away: taken, free, and the race for a free one. */
export const takenAt = (world: number, distance: number): number =>
  TAKEN_WORLD + PRIZE[world] * WAY_BITS + distance;
export const freeAt = (world: number, distance: number): number =>
  FREE_WORLD + PRIZE[world] * WAY_BITS + distance;
export function raceAt(world: number, distance: number, others: number): number {
  const ahead = distanceTo(world, others) - distance;
  const lead = Math.max(-MOST_LEAD, Math.min(MOST_LEAD, ahead));
  return RACE + PRIZE[world] * (2 * MOST_LEAD + 1) + MOST_LEAD + lead;
}

const signs = new Int32Array(SIGNS);

/** What a seat's sheet is worth, as things stand or by another row of weights. */
export function sheetValue(state: State, seat: number, row = rowOf(state)): number {
  const sheet = state.sheets[seat];
  const { covered, touch } = sheet;
  const others = waysOfOthers(state, seat);
  readSigns(covered, signs);
  let sum =
    WEIGHTS[row + CONSTANT] + upgradeValue(row, upgradesOwned(sheet), UPGRADE_COUNT - sheet.gained);
  for (let rest = ~signs[FINDS] & ALIEN_BITS; rest !== 0; rest &= rest - 1) {
    const alien = lowestBit(rest);
    sum += alienValue(row, alien, signs[signOfAlien(alien)]);
  }
  for (let treasure = 0; treasure < TREASURE_COUNT; treasure++) {
    sum += treasureValue(row, treasure, signs[TREASURE_SIGNS + treasure]);
  }
  for (let world = 0; world < WORLDS.length; world++) {
    sum += worldValue(state, seat, row, others, world, distanceTo(world, signs[WAYS]));
  }
  for (let column = 0; column < state.missions.length; column++) {
    const mission = state.missions[column];
    sum += missionValue(row, mission, missionCount(mission, state.zones[column + 1], sheet));
  }
  let frontier = 0;
  let free = 0;
  for (let word = 0; word < WORDS; word++) {
    const open = ~covered[word] & COVERABLE[word];
    free += popcount(open);
    frontier += popcount(open & touch[word]);
  }
  return sum + frontier * WEIGHTS[row + FRONTIER] + free * WEIGHTS[row + FREE];
}
