/** How many points a player may expect in the end. */
import { NONE, total } from '@orrery/kernel';
import { outpostsOf } from '../counting.ts';
import {
  CLOCK,
  OUTPOST_VP,
  OUTPOSTS,
  STORAGE_LIMITS,
  TACTICS_CARDS,
  TRACK_SPACES,
  TRACKS,
} from '../data/index.ts';
import { developmentLevel, scoreLines } from '../scoring.ts';
import { isOnMap } from '../ships.ts';
import { BAY, PHASE, type Player, SETTLED, type State, SUPPLY } from '../state.ts';
import { damagedModules } from '../station.ts';
import { returnNow, usualReturn } from './station-worth.ts';
import { eventsPerTrack, returnsLeft, turnsLeft } from './time.ts';
import { WEIGHTS } from './weights.ts';
import {
  CARD_WORTH,
  DISCOVERY_WORTH,
  MOON_WORTH,
  moonYield,
  OUTPOST_CARD_WORTH,
  RATES,
  TOKEN_WORTH,
} from './worth.ts';

/** Turns from which on weights change no more. */
const LONG = 12;
/** Leaders that an outpost needs at most. */
const SETTLERS = 3;

type Feature = keyof typeof WEIGHTS;
type Add = (feature: Feature, amount: number) => void;

/** Tokens count up to what can be kept; what is above is gone at the end of the turn. */
function stockWorth({ stock }: Player): number {
  let sum = 0;
  for (let kind = 0; kind < stock.length; kind++) {
    const kept = Math.min(stock[kind], STORAGE_LIMITS[kind]);
    // The first few are of more use than the last.
    sum += RATES[kind] * (Math.min(kept, 3) + 0.7 * Math.max(0, kept - 3));
  }
  return sum;
}

const sumOf = (ids: readonly number[], worth: readonly number[]): number => {
  let sum = 0;
  for (const id of ids) sum += worth[id];
  return sum;
};

function handWorth({ hand }: Player): number {
  let sum = 0;
  for (const card of hand) sum += CARD_WORTH[TACTICS_CARDS[card]];
  return sum;
}

function addScore(state: State, seat: number, turns: number, add: Add): void {
  const player = state.players[seat];
  const lines = scoreLines(state, seat);
  const storage = lines.find(({ id }) => id === 'storage')?.points ?? 0;
  add('storage', storage);
  add('score', total(lines) - storage);
  let tracks = 0;
  for (let track = 0; track < TRACKS.length; track++) {
    tracks += TRACK_SPACES[track][player.tracks[track]].vp;
  }
  add(
    'events',
    Math.max(0, tracks - TRACKS.length * damagedModules(player)) * eventsPerTrack(turns),
  );
  add('damaged', damagedModules(player));
}

function addFleet({ ships, upgrades }: Player, add: Add): void {
  let [fleet, bay, out] = [0, 0, 0];
  for (const at of ships) {
    if (at === SUPPLY || at === SETTLED) continue;
    fleet++;
    if (at === BAY) bay++;
    else if (isOnMap(at)) out++;
  }
  add('fleet', Math.min(fleet, 6));
  add('bay', bay);
  add('out', out);
  add(
    'upgrades',
    upgrades.reduce((sum, tile) => sum + (tile === NONE ? 0 : 1), 0),
  );
}

function addOutposts(state: State, seat: number, add: Add): void {
  const player = state.players[seat];
  let [growth, cards] = [0, 0];
  for (let type = 0; type < OUTPOSTS.length; type++) {
    cards += player.outpostCards[type] * OUTPOST_CARD_WORTH[type];
    const owned = outpostsOf(state, seat, type);
    if (owned === 0) continue;
    const level = developmentLevel(player, type);
    const next = OUTPOST_VP[Math.min(level + 1, OUTPOST_VP.length - 1)];
    growth += owned * (next - OUTPOST_VP[level]);
  }
  add('growth', growth);
  add('outpostCards', cards);
  add('settlers', Math.min(SETTLERS, player.leaderBay));
}

/** Calls `add` with every feature of a player. */
function forEachFeature(state: State, seat: number, turns: number, add: Add): void {
  const player = state.players[seat];
  addScore(state, seat, turns, add);
  add('stock', stockWorth(player));
  add('hand', handWorth(player));
  add('moons', sumOf(player.moons, MOON_WORTH));
  add('operations', moonYield(player.operations));
  add('returnNow', returnNow(player));
  add('returns', usualReturn(player) * returnsLeft(turns));
  addFleet(player, add);
  addOutposts(state, seat, add);
  add('tokens', sumOf(player.tokens, TOKEN_WORTH) + sumOf(player.discoveries, DISCOVERY_WORTH));
  add('clock', player.clock % CLOCK.midnight);
}

export function evaluate(state: State, seat: number): number {
  if (state.phase === PHASE.over) return total(scoreLines(state, seat));
  if (state.phase === PHASE.setUp) return 0;
  const turns = turnsLeft(state);
  const share = Math.min(1, turns / LONG);
  let sum = 0;
  forEachFeature(state, seat, turns, (feature, amount) => {
    const [late, early] = WEIGHTS[feature];
    sum += amount * (late + share * (early - late));
  });
  return sum;
}
