/**
 * How much each sign of a sheet is worth, in points, by the turns still to come: what is certain
 * (missions, closed rings, aliens) and what was learned about what usually comes of it.
 */
import { MISSIONS, missionPoints } from '../data/missions.ts';
import { MODULES } from '../data/panel.ts';
import { LEARNED, LEARNED_AT } from './learned.ts';
import { ROOM_KINDS } from './room.ts';
import { ALIEN_COUNT, RING, UPGRADE_COUNT, WAY_BITS } from './signs.ts';

/** Counts beyond these are taken as these. */
export const COUNTED = 6;
export const MOST_OWNED = 5;
export const MOST_LEAD = 3;

/** Where the weights of each sign begin in a row. */
export const CONSTANT = 0;
/** Being the one who assigns. */
export const ACTIVE = CONSTANT + 1;
/** + kind of room round a treasure */
export const TREASURE = ACTIVE + 1;
/** + alien round which nothing is covered */
export const FAR_ALIEN = TREASURE + ROOM_KINDS;
/** + free cells round an alien of which some are covered */
export const NEAR_ALIEN = FAR_ALIEN + ALIEN_COUNT;
/** + distance to a world that nobody reached, the lesser worlds first, then the prize */
export const FREE_WORLD = NEAR_ALIEN + RING + 1;
/** + distance to a world that somebody else reached */
export const TAKEN_WORLD = FREE_WORLD + 2 * WAY_BITS;
/** + lead over the nearest of the others on the way to a world that nobody reached */
export const RACE = TAKEN_WORLD + 2 * WAY_BITS;
/** + upgrades in hand */
export const OWNED = RACE + 2 * (2 * MOST_LEAD + 1);
/** + upgrades not covered */
export const LEFT = OWNED + MOST_OWNED + 1;
/** + count of each mission */
export const MISSION = LEFT + UPGRADE_COUNT + 1;
/** For each free cell next to a covered one. */
export const FRONTIER = MISSION + MISSIONS.length * (COUNTED + 1);
/** For each free cell. */
export const FREE = FRONTIER + 1;
export const ROW = FREE + 1;

const MOST_TURNS = 3 * MODULES;
const TREASURE_POINTS = 10;
const ALIEN_POINTS = -5;

/** A row for each number of turns to come; at the end there is nothing but points. */
export const WEIGHTS = new Float64Array((MOST_TURNS + 1) * ROW);
for (let turns = 0; turns <= MOST_TURNS; turns++) {
  const row = turns * ROW;
  if (turns > 0) for (let at = 0; at < ROW; at++) WEIGHTS[row + at] += learnedAt(turns, at);
  addPoints(row);
}

/** What was learned of a sign, in points; between the turns that it is known for it changes evenly. */
function learnedAt(turns: number, at: number): number {
  const next = LEARNED_AT.findIndex((known) => known >= turns);
  const before = Math.max(0, next - 1);
  const way =
    next === before ? 0 : (turns - LEARNED_AT[before]) / (LEARNED_AT[next] - LEARNED_AT[before]);
  return ((1 - way) * LEARNED[before][at] + way * LEARNED[next][at]) / 10;
}

function addPoints(row: number): void {
  WEIGHTS[row + TREASURE] += TREASURE_POINTS;
  for (let at = FAR_ALIEN; at < FREE_WORLD; at++) WEIGHTS[row + at] += ALIEN_POINTS;
  for (let mission = 0; mission < MISSIONS.length; mission++) {
    for (let count = 0; count <= COUNTED; count++) {
      WEIGHTS[row + MISSION + mission * (COUNTED + 1) + count] += missionPoints(count);
    }
  }
}
