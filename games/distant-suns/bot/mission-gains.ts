/** What drawings gain for the missions that they may serve. */
import { MISSIONS } from '../data/missions.ts';
import { BLACK_HOLE } from '../data/shapes.ts';
import { lowestBit, overlaps, popcount, WORDS } from '../geometry.ts';
import { placementsOf } from '../placements.ts';
import { missionCount } from '../scoring.ts';
import type { Sheet, State } from '../state.ts';
import { missionValue } from './sheet-value.ts';

/** How often a mission is fulfilled after a placement of the shape that is being drawn. */
type CountAfter = (placement: number) => number;

const AT_BLACK_HOLES = MISSIONS.findIndex((mission) => mission.id === 'black-hole');

/** Adds, for each placement, what it does for the only mission that its shape can serve. */
export function addMissionGains(
  state: State,
  sheet: Sheet,
  shape: number,
  row: number,
  placements: readonly number[],
  gains: number[],
): void {
  const isHole = shape === BLACK_HOLE;
  const column = isHole ? state.missions.indexOf(AT_BLACK_HOLES) : state.zones.indexOf(shape) - 1;
  const mission = state.missions[column];
  const required = state.zones[column + 1];
  const count = missionCount(mission, required, sheet);
  const countAfter = isHole
    ? afterBlackHole(sheet, required, count)
    : AFTER[MISSIONS[mission].id](sheet, shape, count);
  const now = missionValue(row, mission, count);
  for (let i = 0; i < placements.length; i++) {
    const after = countAfter(placements[i]);
    if (after !== count) gains[i] += missionValue(row, mission, after) - now;
  }
}

const AFTER = {
  alien(_sheet: Sheet, shape: number, count: number): CountAfter {
    const { aliens } = placementsOf(shape);
    return (placement) => count + aliens[placement];
  },

  upgrade(_sheet: Sheet, shape: number, count: number): CountAfter {
    const { upgrades } = placementsOf(shape);
    return (placement) => count + upgrades[placement];
  },

  treasure({ shapeOf, placementOf }: Sheet, shape: number): CountAfter {
    const { treasures } = placementsOf(shape);
    let touched = 0;
    for (let i = 0; i < shapeOf.length; i++) {
      if (shapeOf[i] === shape) touched |= treasures[placementOf[i]];
    }
    return (placement) => popcount(touched | treasures[placement]);
  },

  cluster(sheet: Sheet, shape: number, count: number): CountAfter {
    const { masks, neighbours } = placementsOf(shape);
    const drawn = drawingsOf(sheet, shape);
    const groups = groupsOf(sheet, shape, drawn);
    return (placement) => {
      let joined = 0;
      for (let rest = drawn; rest !== 0; rest &= rest - 1) {
        const other = lowestBit(rest);
        if ((joined >> other) & 1) continue;
        const at = sheet.placementOf[other] * WORDS;
        if (overlaps(neighbours, placement * WORDS, masks, at)) joined |= groups[other];
      }
      return Math.max(count, 1 + popcount(joined));
    };
  },

  'black-hole'(sheet: Sheet, shape: number, count: number): CountAfter {
    const { masks } = placementsOf(shape);
    const rim = [0, 0, 0, 0];
    const { neighbours } = placementsOf(BLACK_HOLE);
    for (let holes = drawingsOf(sheet, BLACK_HOLE); holes !== 0; holes &= holes - 1) {
      const at = sheet.placementOf[lowestBit(holes)] * WORDS;
      for (let word = 0; word < WORDS; word++) rim[word] |= neighbours[at + word];
    }
    return (placement) => count + (overlaps(rim, 0, masks, placement * WORDS) ? 1 : 0);
  },
};

/** A new black hole serves drawings of the required shape that lay beside none so far. */
function afterBlackHole(sheet: Sheet, required: number, count: number): CountAfter {
  const { neighbours } = placementsOf(BLACK_HOLE);
  const { masks } = placementsOf(required);
  const holes = drawingsOf(sheet, BLACK_HOLE);
  let waiting = 0;
  for (let rest = drawingsOf(sheet, required); rest !== 0; rest &= rest - 1) {
    const at = sheet.placementOf[lowestBit(rest)] * WORDS;
    let served = false;
    for (let others = holes; others !== 0 && !served; others &= others - 1) {
      const hole = sheet.placementOf[lowestBit(others)] * WORDS;
      served = overlaps(neighbours, hole, masks, at);
    }
    if (!served) waiting |= rest & -rest;
  }
  return (placement) => {
    let after = count;
    for (let rest = waiting; rest !== 0; rest &= rest - 1) {
      const at = sheet.placementOf[lowestBit(rest)] * WORDS;
      if (overlaps(neighbours, placement * WORDS, masks, at)) after++;
    }
    return after;
  };
}

/** The drawings of a shape, one bit for each. */
function drawingsOf({ shapeOf }: Sheet, shape: number): number {
  let drawings = 0;
  for (let i = 0; i < shapeOf.length; i++) if (shapeOf[i] === shape) drawings |= 1 << i;
  return drawings;
}

/** For each of these drawings, which of them hang together with it, itself included. */
function groupsOf({ placementOf }: Sheet, shape: number, drawn: number): number[] {
  const { masks, neighbours } = placementsOf(shape);
  const groups = placementOf.map(() => 0);
  for (let rest = drawn; rest !== 0; rest &= rest - 1) {
    const drawing = lowestBit(rest);
    let group = 1 << drawing;
    for (let before = drawn & ((1 << drawing) - 1); before !== 0; before &= before - 1) {
      const other = lowestBit(before);
      const at = placementOf[other] * WORDS;
      if (overlaps(neighbours, placementOf[drawing] * WORDS, masks, at)) group |= groups[other];
    }
    for (let members = group; members !== 0; members &= members - 1) {
      groups[lowestBit(members)] = group;
    }
  }
  return groups;
}
