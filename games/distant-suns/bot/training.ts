/** What `orrery train` fits: what the signs of a sheet lead to besides the points they bring. */
import { WORLDS } from '../data/sheet.ts';
import { COVERABLE, lowestBit, popcount, WORDS } from '../geometry.ts';
import { missionCount } from '../scoring.ts';
import { type State, upgradesOwned } from '../state.ts';
import { LEARNED, LEARNED_AT } from './learned.ts';
import {
  alienAt,
  freeAt,
  missionAt,
  ownedAt,
  raceAt,
  sheetValue,
  signOfAlien,
  takenAt,
  treasureAt,
  turnsLeft,
  waysOfOthers,
} from './sheet-value.ts';
import {
  ALIEN_BITS,
  distanceTo,
  FINDS,
  readSigns,
  SIGNS,
  TREASURE_COUNT,
  TREASURE_SIGNS,
  UPGRADE_COUNT,
  WAYS,
} from './signs.ts';
import { ACTIVE, CONSTANT, FREE, FRONTIER, LEFT, ROW } from './weights.ts';

/** By their places in a row, as `weights.ts` lays them out. */
const FEATURES = Array.from({ length: ROW }, (_, at) => `${at}`);
/** Learned weights are kept in tenths of a point. */
const TENTH = 0.1;

const signs = new Int32Array(SIGNS);

/** How often each weight of the row counts. */
function read(state: State, seat: number, into: Float64Array): void {
  const sheet = state.sheets[seat];
  const { covered, touch } = sheet;
  into.fill(0);
  into[CONSTANT] = 1;
  if (state.active === seat) into[ACTIVE] = 1;
  into[ownedAt(upgradesOwned(sheet))]++;
  into[LEFT + UPGRADE_COUNT - sheet.gained]++;
  const others = waysOfOthers(state, seat);
  readSigns(covered, signs);
  for (let rest = ~signs[FINDS] & ALIEN_BITS; rest !== 0; rest &= rest - 1) {
    const alien = lowestBit(rest);
    into[alienAt(alien, signs[signOfAlien(alien)])]++;
  }
  for (let treasure = 0; treasure < TREASURE_COUNT; treasure++)
    into[treasureAt(treasure, signs[TREASURE_SIGNS + treasure])]++;
  for (let world = 0; world < WORLDS.length; world++) {
    const distance = distanceTo(world, signs[WAYS]);
    if (sheet.worlds[world] !== 0 || distance === 0) continue;
    if (state.reached[world] !== 0) into[takenAt(world, distance)]++;
    else {
      into[freeAt(world, distance)]++;
      into[raceAt(world, distance, others)]++;
    }
  }
  for (let column = 0; column < state.missions.length; column++) {
    const mission = state.missions[column];
    into[missionAt(mission, missionCount(mission, state.zones[column + 1], sheet))]++;
  }
  for (let word = 0; word < WORDS; word++) {
    const open = ~covered[word] & COVERABLE[word];
    into[FREE] += popcount(open);
    into[FRONTIER] += popcount(open & touch[word]);
  }
}

/** The row for the end, where nothing but points counts. */
const POINTS_ROW = 0;

export const training = {
  groups: [{ features: FEATURES, stages: LEARNED_AT }],
  // In the last position of all there is nothing left to learn.
  stage: (state: State): number | null => turnsLeft(state) || null,
  certain: (state: State, seat: number): number => sheetValue(state, seat, POINTS_ROW),
  read,
  guesses: Object.fromEntries(
    FEATURES.map((name, at) => [name, LEARNED.map((row) => row[at] * TENTH)]),
  ),
};
