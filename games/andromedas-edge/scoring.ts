/** Final scoring (AE-4.18.4), as it would come out now; places and ties (AE-4.18.5). */
import { NONE, type ScoreLine, total, UNKNOWN } from '@orrery/kernel';
import { count, outpostsOf } from './counting.ts';
import {
  DAMAGED_MODULE_VP,
  DESTINIES,
  DESTINY_VP,
  MODULES,
  NEIGHBOURS,
  OUTPOST_VP,
  SPECIAL_REGIONS,
  SPECIAL_SPACES,
  TRACK_SPACES,
} from './data/index.ts';
import { TRACK, TRACKS } from './data/terms.ts';
import { specialAt } from './frontier.ts';
import { CORE_CELLS, type Player, type State } from './state.ts';
import { damagedModules, isDamaged } from './station.ts';

/** The best of something among the spaces that a player has reached on a track. */
function best({ tracks }: Player, track: number, feature: 'level' | 'storageBonus'): number {
  let found = 0;
  for (let at = 0; at <= tracks[track]; at++) {
    found = Math.max(found, TRACK_SPACES[track][at][feature]);
  }
  return found;
}

const developmentLevel = (player: Player, track: number): number => best(player, track, 'level');

/** Tokens and tactics cards. */
const resourcesOf = ({ stock, hand }: Player): number =>
  stock.reduce((sum, n) => sum + n, hand.length);

function outpostPoints(state: State, seat: number): number {
  let points = 0;
  for (let type = 0; type < TRACKS.length; type++) {
    points +=
      outpostsOf(state, seat, type) * OUTPOST_VP[developmentLevel(state.players[seat], type)];
  }
  return points;
}

/** Outposts beside quasars and vortexes (AE-4.15.7). */
function specialPoints(state: State, seat: number): number {
  let points = 0;
  for (let space = 0; space < state.outposts.length; space++) {
    if (state.outposts[space] !== seat) continue;
    for (const near of NEIGHBOURS[space]) {
      const special = specialAt(state, near);
      if (special !== NONE) points += SPECIAL_REGIONS[special].outpostVp;
    }
  }
  return points;
}

function modulePoints(state: State, seat: number): number {
  const player = state.players[seat];
  let points = 0;
  for (let cell = CORE_CELLS; cell < player.modules.length; cell++) {
    const { endGame } = MODULES[player.modules[cell]];
    if (endGame === null || isDamaged(player, cell)) continue;
    points += endGame.base + endGame.each * count(state, seat, endGame.per.counter);
  }
  return points;
}

/** Being highest, alone or not, on the two tracks of the destiny card (AE-4.16.1). */
function destinyPoints(state: State, seat: number): number {
  const { destinies, tracks } = state.players[seat];
  if (destinies.length !== 1 || destinies[0] === UNKNOWN) return 0;
  let points = 0;
  DESTINIES[destinies[0]].tracks.forEach((track, at) => {
    if (state.players.every((other) => other.tracks[track] <= tracks[track])) {
      points += DESTINY_VP[at];
    }
  });
  return points;
}

const trackLine = (player: Player, track: number): ScoreLine => ({
  id: TRACKS[track],
  points: TRACK_SPACES[track][player.tracks[track]].vp,
});

/** Whether quasars or vortexes are in the game. */
const hasSpecials = (state: State): boolean => specialAt(state, SPECIAL_SPACES[0]) !== NONE;

/** Without lines for what is not in the game. */
export function scoreLines(state: State, seat: number): readonly ScoreLine[] {
  const player = state.players[seat];
  const damaged = damagedModules(player);
  return [
    { id: 'vp', points: player.vp },
    ...TRACKS.map((_, track) => trackLine(player, track)),
    { id: 'outposts', points: outpostPoints(state, seat) },
    ...(hasSpecials(state) ? [{ id: 'special', points: specialPoints(state, seat) }] : []),
    { id: 'damage', points: damaged === 0 ? 0 : -DAMAGED_MODULE_VP * damaged },
    {
      id: 'storage',
      points: best(player, TRACK.commerce, 'storageBonus') * resourcesOf(player),
    },
    { id: 'modules', points: modulePoints(state, seat) },
    { id: 'leaders', points: player.leaderBay },
    ...(state.destiny ? [{ id: 'destiny', points: destinyPoints(state, seat) }] : []),
  ];
}

/** What decides: VP, then modules, then resources; of teams the sums (AE-4.17.11). */
function standing(state: State, seat: number): number[] {
  const sums = [0, 0, 0];
  const members = state.teams ? [seat & ~1, seat | 1] : [seat];
  for (const member of members) {
    const player = state.players[member];
    sums[0] += total(scoreLines(state, member));
    sums[1] += player.modules.length;
    sums[2] += resourcesOf(player);
  }
  return sums;
}

/** Negative if the first of two seats stands before the other. */
export function compareSeats(state: State, one: number, other: number): number {
  const [first, second] = [standing(state, one), standing(state, other)];
  for (let at = 0; at < first.length; at++) {
    if (first[at] !== second[at]) return second[at] - first[at];
  }
  return 0;
}
