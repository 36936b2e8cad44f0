/** What holds after every step of every game: the invariants of the rules. */
import { MISSIONS } from '../data/missions.ts';
import { MODULE_PLACEMENTS, MODULES } from '../data/panel.ts';
import { BLACK_HOLE, SHAPES } from '../data/shapes.ts';
import { CELLS, WORLDS } from '../data/sheet.ts';
import { DRONE_CLAIMS } from '../data/solo.ts';
import {
  COVERABLE,
  cellsIn,
  contains,
  NEXT_TO,
  NEXT_TO_START,
  NEXT_TO_WORLD,
  overlaps,
  UPGRADES,
  WORDS,
} from '../geometry.ts';
import { cellsOf, placementsOf } from '../placements.ts';
import { isSolo, type Sheet, type State } from '../state.ts';
import { moduleFits } from '../steps/round.ts';

export const variants = [{}, { first: '2' }] as const;

/** What is wrong with a state, or null. */
export function invariants(state: State): string | null {
  return (
    panelFlaw(state) ??
    firstOf(state.sheets, (sheet) => sheetFlaw(sheet, state)) ??
    worldFlaw(state)
  );
}

function firstOf<T>(items: readonly T[], flaw: (item: T) => string | null): string | null {
  for (const item of items) {
    const found = flaw(item);
    if (found) return found;
  }
  return null;
}

function panelFlaw(state: State): string | null {
  const { zones, missions, modules, notches } = state;
  if (modules.length > MODULES) return 'I-1: more modules than there are';
  let taken = 0;
  const assigned = new Map<string, number>();
  for (const number of modules) {
    const placement = MODULE_PLACEMENTS[number];
    if ((taken & placement.notches) !== 0) return 'I-2: a notch is taken twice';
    taken |= placement.notches;
    for (const zone of [placement.selfZone, placement.othersZone]) {
      const place = `${placement.edge} ${zone}`;
      assigned.set(place, (assigned.get(place) ?? 0) + 1);
    }
  }
  if (taken !== notches) return 'I-2: the notches taken are not those of the modules';
  if ([...assigned.values()].some((count) => count > 1)) return 'I-12: a zone twice on one edge';
  if (zones[0] !== BLACK_HOLE || new Set(zones).size !== 6) return 'I-4: zones';
  if (zones.some((shape) => shape < 0 || shape >= SHAPES.length)) return 'I-4: unknown shape';
  if (new Set(missions).size !== MISSIONS.length || missions.length !== MISSIONS.length)
    return 'I-4: missions';
  if (state.turn > 15 || state.round > 3) return 'I-3: too many turns or rounds';
  // Rounds before this one had 4 or 5 turns each; a turn has begun when its module comes.
  const before = state.turn - modules.length;
  if (before < 4 * (state.round - 1) || before > 5 * (state.round - 1) + 1)
    return 'I-3: turns of the rounds before';
  if (isSolo(state) && state.active !== (state.turn - 1) % 2 && !isFinished(state))
    return 'I-14: player and drone take turns';
  return null;
}

/** True after the last turn: the active role has been passed on once more. */
const isFinished = (state: State): boolean => state.round === 3 && !moduleFits(state);

function sheetFlaw(sheet: Sheet, state: State): string | null {
  const { shapeOf, placementOf, covered, gained, spent } = sheet;
  if (shapeOf.length !== placementOf.length || shapeOf.length > state.turn) return 'I-5: drawings';
  const union = new Array<number>(WORDS).fill(0);
  let ignored = 0;
  let owned = 0;
  for (let at = 0; at < shapeOf.length; at++) {
    const cells = cellsOf(shapeOf[at], placementOf[at]);
    const mask = placementsOf(shapeOf[at]).masks.subarray(
      placementOf[at] * WORDS,
      (placementOf[at] + 1) * WORDS,
    );
    const leftOut = SHAPES[shapeOf[at]].cells.length - cells.length;
    if (leftOut < 0 || leftOut > 2) return 'I-7: size of a drawing';
    if (leftOut > owned) return 'I-9: an upgrade spent before it was there';
    owned += cells.filter((cell) => contains(UPGRADES, cell)).length - leftOut;
    ignored += leftOut;
    if (!hangsTogether(cells)) return 'I-7: a drawing in pieces';
    if (cells.some((cell) => !contains(COVERABLE, cell)))
      return 'I-6: covers what can not be covered';
    if (cells.some((cell) => contains(union, cell))) return 'I-6: drawings overlap';
    const touches =
      at === 0
        ? overlaps(NEXT_TO_START, 0, mask, 0)
        : cells.some((cell) => overlaps(NEXT_TO[cell], 0, union, 0));
    if (!touches) return 'I-8: a drawing touches nothing';
    for (let word = 0; word < WORDS; word++) union[word] |= mask[word];
  }
  if (union.join() !== covered.join()) return 'I-11: covered cells are not those of the drawings';
  if (touchFlaw(sheet)) return 'I-8: what the next drawing has to touch';
  const upgrades = cellsIn(UPGRADES).filter((cell) => contains(covered, cell)).length;
  if (gained !== upgrades || gained > 9) return 'I-9: upgrades gained';
  if (spent < 0 || spent > gained || spent !== ignored) return 'I-9: upgrades spent';
  return null;
}

function hangsTogether(cells: readonly number[]): boolean {
  const reached = [cells[0]];
  for (const cell of reached) {
    for (const next of cells) {
      if (contains(NEXT_TO[cell], next) && !reached.includes(next)) reached.push(next);
    }
  }
  return reached.length === cells.length;
}

/** True if `touch` is not, but for covered cells, what lies next to them or next to the start. */
function touchFlaw({ covered, touch }: Sheet): boolean {
  const cells = cellsIn(covered);
  return [...CELLS.keys()].some((cell) => {
    if (contains(covered, cell)) return false;
    const near =
      cells.length === 0 ? contains(NEXT_TO_START, cell) : overlaps(NEXT_TO[cell], 0, covered, 0);
    return near !== contains(touch, cell);
  });
}

function worldFlaw(state: State): string | null {
  for (const [world, { first, later }] of WORLDS.entries()) {
    const noted = state.sheets.map((sheet) => sheet.worlds[world]);
    if (noted.some((points) => points !== 0 && points !== first && points !== later))
      return 'I-10: value';
    if (noted.some((points) => points > 0) && state.reached[world] === 0)
      return 'I-10: nobody was first';
    if (!isSolo(state) && noted.includes(later) && !noted.includes(first))
      return 'I-10: later without a first';
    if (isSolo(state) && state.reached[world] === 0 && isClaimed(world, state.round))
      return 'I-10: the drone has not claimed it';
    for (const [seat, sheet] of state.sheets.entries()) {
      const near = overlaps(NEXT_TO_WORLD[world], 0, sheet.covered, 0);
      if (near !== noted[seat] > 0) return 'I-10: reached or not';
      const turn = turnOfReaching(world, sheet, state);
      if (turn !== null && noted[seat] !== (turn === state.reached[world] ? first : later))
        return 'I-10: higher value on the earliest turn only';
    }
  }
  return null;
}

const isClaimed = (world: number, round: number): boolean =>
  DRONE_CLAIMS.slice(0, Math.max(0, round - 1)).some((worlds) => worlds.includes(world));

/** The turn on which a sheet reached a world, where that can be told: if no turn was passed. */
function turnOfReaching(world: number, sheet: Sheet, state: State): number | null {
  const { shapeOf, placementOf } = sheet;
  const passed = shapeOf.length < state.turn - (isFinished(state) ? 0 : 1);
  if (passed) return null;
  const at = shapeOf.findIndex(
    (shape, i) => ((placementsOf(shape).worlds[placementOf[i]] >> world) & 1) === 1,
  );
  return at < 0 ? null : at + 1;
}
