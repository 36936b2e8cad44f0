/** Rates all drawings that a seat may choose from, without making them. */
import { SHAPES } from '../data/shapes.ts';
import { WORLDS } from '../data/sheet.ts';
import { COVERABLE, lowestBit, popcount, WORDS } from '../geometry.ts';
import { placementsOf } from '../placements.ts';
import { type State, upgradesOwned } from '../state.ts';
import { drawChoices, placementOfDrawing } from '../steps/draw.ts';
import { addMissionGains } from './mission-gains.ts';
import {
  alienValue,
  rowOf,
  signOfAlien,
  treasureValue,
  upgradeValue,
  waysOfOthers,
  worldValue,
} from './sheet-value.ts';
import {
  ALIEN_BITS,
  ALIEN_COUNT,
  distanceTo,
  FINDS,
  readSigns,
  SIGNS,
  signsOf,
  TREASURE_COUNT,
  TREASURE_SIGNS,
  UPGRADE_COUNT,
  WAY_BITS,
  WAYS,
} from './signs.ts';
import { FREE, FRONTIER, WEIGHTS } from './weights.ts';

const FIRST = drawChoices.make.draw(0);
const PASS = drawChoices.make.pass();
const placements: number[] = [];
const signs = new Int32Array(SIGNS);
const treasuresNow = new Float64Array(TREASURE_COUNT);
const aliensNow = new Float64Array(ALIEN_COUNT);
/** What each world is worth at each distance. */
const worlds = new Float64Array(WORLDS.length * WAY_BITS);

/** Fills `gains` with what the sheet gains, or loses, by each of the choices. */
export function rateDrawings(
  state: State,
  seat: number,
  shape: number,
  choices: readonly number[],
  gains: number[],
): void {
  placements.length = 0;
  for (let i = 0; i < choices.length; i++) {
    if (choices[i] !== PASS) placements.push(placementOfDrawing(choices[i] - FIRST));
  }
  ratePlacements(state, seat, shape, placements, gains);
  // Passing is listed last, and changes nothing.
  if (placements.length < choices.length) gains[placements.length] = 0;
}

/** The same for placements of a shape. */
export function ratePlacements(
  state: State,
  seat: number,
  shape: number,
  list: readonly number[],
  gains: number[],
): void {
  const row = rowOf(state);
  rateAreas(state, seat, shape, row, list, gains);
  addMissionGains(state, state.sheets[seat], shape, row, list, gains);
}

/** What the placements gain apart from missions. */
function rateAreas(
  state: State,
  seat: number,
  shape: number,
  row: number,
  list: readonly number[],
  gains: number[],
): void {
  const sheet = state.sheets[seat];
  const { masks, neighbours, ignored, upgrades } = placementsOf(shape);
  const more = signsOf(shape);
  const [c0, c1, c2, c3] = sheet.covered;
  const [t0, t1, t2, t3] = sheet.touch;
  const owned = upgradesOwned(sheet);
  const left = UPGRADE_COUNT - sheet.gained;
  const size = SHAPES[shape].cells.length;
  const perFrontier = WEIGHTS[row + FRONTIER];
  const perFree = WEIGHTS[row + FREE];
  readNow(state, seat, row);
  const now =
    worldsValue(signs[WAYS]) +
    upgradeValue(row, owned, left) +
    perFrontier * openCells(t0, t1, t2, t3, c0, c1, c2, c3);
  for (let i = 0; i < list.length; i++) {
    const placement = list[i];
    const at = placement * SIGNS;
    const mask = placement * WORDS;
    const frontier = openCells(
      t0 | neighbours[mask],
      t1 | neighbours[mask + 1],
      t2 | neighbours[mask + 2],
      t3 | neighbours[mask + 3],
      c0 | masks[mask],
      c1 | masks[mask + 1],
      c2 | masks[mask + 2],
      c3 | masks[mask + 3],
    );
    gains[i] =
      treasureGain(row, more, at) +
      alienGain(row, more, at) +
      worldsValue(signs[WAYS] | more[at + WAYS]) +
      upgradeValue(
        row,
        owned - ignored[placement] + upgrades[placement],
        left - upgrades[placement],
      ) +
      perFrontier * frontier -
      perFree * (size - ignored[placement]) -
      now;
  }
}

/** Notes what there is before a drawing. */
function readNow(state: State, seat: number, row: number): void {
  readSigns(state.sheets[seat].covered, signs);
  for (let treasure = 0; treasure < TREASURE_COUNT; treasure++) {
    treasuresNow[treasure] = treasureValue(row, treasure, signs[TREASURE_SIGNS + treasure]);
  }
  for (let alien = 0; alien < ALIEN_COUNT; alien++) {
    aliensNow[alien] = alienValue(row, alien, signs[signOfAlien(alien)]);
  }
  const others = waysOfOthers(state, seat);
  for (let world = 0; world < WORLDS.length; world++) {
    for (let distance = 0; distance < WAY_BITS; distance++) {
      worlds[world * WAY_BITS + distance] = worldValue(state, seat, row, others, world, distance);
    }
  }
}

/** What covering the cells of `more[at…]` does for treasures. */
function treasureGain(row: number, more: Int32Array, at: number): number {
  let gain = 0;
  for (let treasure = 0; treasure < TREASURE_COUNT; treasure++) {
    const near = more[at + TREASURE_SIGNS + treasure];
    if (near === 0) continue;
    const after = signs[TREASURE_SIGNS + treasure] | near;
    gain += treasureValue(row, treasure, after) - treasuresNow[treasure];
  }
  return gain;
}

/** What it does about the aliens that it covers or comes near to. */
function alienGain(row: number, more: Int32Array, at: number): number {
  const finds = more[at + FINDS];
  let gain = 0;
  for (
    let rest = (finds | (finds >> ALIEN_COUNT)) & ALIEN_BITS & ~signs[FINDS];
    rest !== 0;
    rest &= rest - 1
  ) {
    const alien = lowestBit(rest);
    gain -= aliensNow[alien];
    if ((finds & rest & -rest) !== 0) continue;
    const sign = signOfAlien(alien);
    gain += alienValue(row, alien, signs[sign] | more[at + sign]);
  }
  return gain;
}

function worldsValue(ways: number): number {
  return (
    worlds[distanceTo(0, ways)] +
    worlds[WAY_BITS + distanceTo(1, ways)] +
    worlds[2 * WAY_BITS + distanceTo(2, ways)]
  );
}

/** How many cells are in the first area, can be covered, and are not in the second. */
function openCells(
  t0: number,
  t1: number,
  t2: number,
  t3: number,
  c0: number,
  c1: number,
  c2: number,
  c3: number,
): number {
  return (
    popcount(t0 & ~c0 & COVERABLE[0]) +
    popcount(t1 & ~c1 & COVERABLE[1]) +
    popcount(t2 & ~c2 & COVERABLE[2]) +
    popcount(t3 & ~c3 & COVERABLE[3])
  );
}
