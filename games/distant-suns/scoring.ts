/**
 * What a sheet is worth (DS-4.70 to DS-4.83). Bots ask millions of times, so `totalScore` and all
 * counts work on masks and on the numbers kept for each placement, and allocate nothing.
 */
import { MISSIONS, type MissionId, missionPoints } from './data/missions.ts';
import { BLACK_HOLE } from './data/shapes.ts';
import {
  ALIENS,
  countCommon,
  lowestBit,
  type Mask,
  NEXT_TO_TREASURE,
  overlaps,
  popcount,
  WORDS,
} from './geometry.ts';
import type { PlacementTable } from './placement-table.ts';
import { placementsOf } from './placements.ts';

const TREASURE_POINTS = 10;
const ALIEN_POINTS = -5;
const ALIEN_COUNT = countCommon(ALIENS, ALIENS);

/** The drawings of a sheet in the order they were made, each a shape and a placement of it. */
export interface Drawings {
  readonly shapeOf: readonly number[];
  readonly placementOf: readonly number[];
}

/** What scoring reads of a player's sheet. */
export interface ScoredSheet extends Drawings {
  readonly covered: Mask;
  /** Points noted for each far world, 0 where it was not reached. */
  readonly worlds: readonly number[];
}

/** What scoring reads of the panel. */
export interface ScoredPanel {
  /** The shape of each zone, Z0 to Z5. */
  readonly zones: readonly number[];
  /** The missions over Z1 to Z5; the one at 0 belongs to Z1. */
  readonly missions: readonly number[];
}

export interface MissionScore {
  readonly mission: number;
  readonly shape: number;
  readonly count: number;
  readonly points: number;
}

/** A score with all its parts, for people. Penalties are negative. */
export interface Score {
  readonly missions: readonly MissionScore[];
  readonly worlds: readonly number[];
  readonly treasures: { readonly count: number; readonly points: number };
  readonly aliens: { readonly count: number; readonly points: number };
  readonly total: number;
}

/** How often a mission is fulfilled with the drawings of its shape. */
export function missionCount(mission: number, shape: number, drawings: Drawings): number {
  return COUNTS[mission](shape, drawings);
}

const COUNT: Readonly<Record<MissionId, typeof aliensCovered>> = {
  alien: aliensCovered,
  treasure: treasuresTouched,
  upgrade: upgradesCovered,
  cluster: largestCluster,
  'black-hole': drawingsAtBlackHoles,
};
const COUNTS = MISSIONS.map((mission) => COUNT[mission.id]);

/** Alien cells covered by drawings of the shape (DS-4.71). */
function aliensCovered(shape: number, drawings: Drawings): number {
  return sum(placementsOf(shape).aliens, shape, drawings);
}

/** Treasures next to drawings of the shape, each once (DS-4.72). */
function treasuresTouched(shape: number, { shapeOf, placementOf }: Drawings): number {
  const { treasures } = placementsOf(shape);
  let touched = 0;
  for (let i = 0; i < shapeOf.length; i++) {
    if (shapeOf[i] === shape) touched |= treasures[placementOf[i]];
  }
  return popcount(touched);
}

/** Upgrade cells covered by drawings of the shape, spent or not (DS-4.73). */
function upgradesCovered(shape: number, drawings: Drawings): number {
  return sum(placementsOf(shape).upgrades, shape, drawings);
}

function sum(counts: Uint8Array, shape: number, { shapeOf, placementOf }: Drawings): number {
  let total = 0;
  for (let i = 0; i < shapeOf.length; i++) {
    if (shapeOf[i] === shape) total += counts[placementOf[i]];
  }
  return total;
}

/** Drawings in the largest group of drawings of the shape that hang together (DS-4.74, DS-4.75). */
function largestCluster(shape: number, { shapeOf, placementOf }: Drawings): number {
  const table = placementsOf(shape);
  // One bit for each drawing of the shape that is in no group yet.
  let left = 0;
  for (let i = 0; i < shapeOf.length; i++) {
    if (shapeOf[i] === shape) left |= 1 << i;
  }
  let largest = 0;
  while (left !== 0) {
    const rest = withoutGroup(table, placementOf, lowestBit(left), left);
    largest = Math.max(largest, popcount(left) - popcount(rest));
    left = rest;
  }
  return largest;
}

/** What is left of a set of drawings without one of them and all that hang together with it. */
function withoutGroup(
  table: PlacementTable,
  placementOf: readonly number[],
  drawing: number,
  left: number,
): number {
  const at = placementOf[drawing] * WORDS;
  let rest = left & ~(1 << drawing);
  for (let other = 0; rest >> other !== 0; other++) {
    if (((rest >> other) & 1) === 0) continue;
    if (overlaps(table.neighbours, at, table.masks, placementOf[other] * WORDS)) {
      rest = withoutGroup(table, placementOf, other, rest);
    }
  }
  return rest;
}

/** Drawings of the shape next to a black hole, whichever was drawn first (DS-4.76 to DS-4.78). */
function drawingsAtBlackHoles(shape: number, { shapeOf, placementOf }: Drawings): number {
  const { neighbours } = placementsOf(BLACK_HOLE);
  rim.fill(0);
  for (let i = 0; i < shapeOf.length; i++) {
    if (shapeOf[i] !== BLACK_HOLE) continue;
    for (let word = 0; word < WORDS; word++) {
      rim[word] |= neighbours[placementOf[i] * WORDS + word];
    }
  }
  const { masks } = placementsOf(shape);
  let count = 0;
  for (let i = 0; i < shapeOf.length; i++) {
    if (shapeOf[i] === shape && overlaps(rim, 0, masks, placementOf[i] * WORDS)) count++;
  }
  return count;
}

/** Working memory: the cells next to all black holes of a sheet. */
const rim = new Int32Array(WORDS);

/** Treasures with every neighbour covered, by whatever shapes (DS-4.81). */
export function enclosedTreasures(covered: Mask): number {
  let count = 0;
  for (const ring of NEXT_TO_TREASURE) {
    const open =
      (ring[0] & ~covered[0]) |
      (ring[1] & ~covered[1]) |
      (ring[2] & ~covered[2]) |
      (ring[3] & ~covered[3]);
    if (open === 0) count++;
  }
  return count;
}

/** Alien cells that no drawing covers (DS-4.82). */
export function uncoveredAliens(covered: Mask): number {
  return ALIEN_COUNT - countCommon(ALIENS, covered);
}

/** The total alone (DS-4.83), for bots. */
export function totalScore(panel: ScoredPanel, sheet: ScoredSheet): number {
  const { zones, missions } = panel;
  let total =
    enclosedTreasures(sheet.covered) * TREASURE_POINTS +
    uncoveredAliens(sheet.covered) * ALIEN_POINTS;
  for (let world = 0; world < sheet.worlds.length; world++) total += sheet.worlds[world];
  for (let column = 0; column < missions.length; column++) {
    total += missionPoints(missionCount(missions[column], zones[column + 1], sheet));
  }
  return total;
}

/** The score in all its parts, for people. */
export function scoreSheet(panel: ScoredPanel, sheet: ScoredSheet): Score {
  const treasures = enclosedTreasures(sheet.covered);
  const aliens = uncoveredAliens(sheet.covered);
  return {
    missions: panel.missions.map((mission, column) => {
      const shape = panel.zones[column + 1];
      const count = missionCount(mission, shape, sheet);
      return { mission, shape, count, points: missionPoints(count) };
    }),
    worlds: [...sheet.worlds],
    treasures: { count: treasures, points: treasures * TREASURE_POINTS },
    // Never −0: that would be printed.
    aliens: { count: aliens, points: 0 + aliens * ALIEN_POINTS },
    total: totalScore(panel, sheet),
  };
}
