/** Outposts: what a new one would bring, and how far a player is from building it. */
import { NONE } from '@orrery/kernel';
import { MOONS, OUTPOST_VP, PLANETS, RESOURCE, SHIP, SPACES } from '../data/index.ts';
import { planetAt } from '../frontier.ts';
import { leadersNeeded, neighbourhoodVp } from '../outposts.ts';
import { canSpareShip, FIRST_OF_TYPE } from '../ships.ts';
import { SETTLED, type State, SUPPLY } from '../state.ts';
import { LEVEL_AT, stepWorth } from './track-worth.ts';
import { bagWorth, OUTPOST_CARD_WORTH } from './worth.ts';

/** A leader is a point in the end, and could found another outpost. */
const LEADER = 1.4;
/** A transport less. */
const TRANSPORT = 1.5;
/** What is missing puts an outpost off, and makes it less likely. */
const PER_RESOURCE = 0.17;
const PER_LEADER = 0.25;

/** What an outpost on a planet would bring now, all costs counted. */
export function outpostWorth(state: State, seat: number, space: number, turns: number): number {
  const { type, cost } = PLANETS[planetAt(state, space)];
  const { tracks } = state.players[seat];
  const needed = leadersNeeded(state, seat, type);
  const level = Math.max(1, LEVEL_AT[type][Math.min(tracks[type] + 1, LEVEL_AT[type].length - 1)]);
  return (
    OUTPOST_VP[level] +
    neighbourhoodVp(state, space) +
    stepWorth(tracks, type, turns) +
    OUTPOST_CARD_WORTH[type] -
    bagWorth(cost) -
    LEADER * needed -
    TRANSPORT
  );
}

/** Units of a price that a player lacks, credits and unplaced moons counted. */
function lacking(state: State, seat: number, space: number): number {
  const { stock, moons } = state.players[seat];
  const { cost } = PLANETS[planetAt(state, space)];
  let missing = -stock[RESOURCE.credit];
  for (let kind: number = RESOURCE.titanium; kind <= RESOURCE.ice; kind++) {
    let have = stock[kind];
    for (let i = 0; i < moons.length; i++) have += MOONS[moons[i]].bag[kind];
    missing += Math.max(0, cost[kind] - have);
  }
  return Math.max(0, missing);
}

/** How ready a player is to build on a planet, from 0 to 1, a transport there taken for granted. */
function readiness(state: State, seat: number, space: number): number {
  const player = state.players[seat];
  const { type } = PLANETS[planetAt(state, space)];
  const leaders = Math.max(0, leadersNeeded(state, seat, type) - player.leaderBay);
  return Math.max(0, 1 - PER_RESOURCE * lacking(state, seat, space) - PER_LEADER * leaders);
}

/** What a transport on a planet promises. */
export function prospectAt(state: State, seat: number, space: number, turns: number): number {
  if (space >= SPACES || planetAt(state, space) === NONE || state.outposts[space] !== NONE)
    return 0;
  const ready = readiness(state, seat, space);
  return ready === 0 ? 0 : ready * Math.max(0, outpostWorth(state, seat, space, turns));
}

/** Transports at home could still go to some planet. */
const FROM_HOME = 0.6;

/** The best outpost that transports promise, on the map or once they get there. */
export function prospect(state: State, seat: number, turns: number): number {
  const player = state.players[seat];
  if (!canSpareShip(player)) return 0;
  let best = 0;
  let home = false;
  for (let ship = FIRST_OF_TYPE[SHIP.transport]; ship < FIRST_OF_TYPE[SHIP.transport + 1]; ship++) {
    const at = player.ships[ship];
    if (at >= 0 && at < SPACES) best = Math.max(best, prospectAt(state, seat, at, turns));
    else if (at !== SUPPLY && at !== SETTLED) home = true;
  }
  if (!home) return best;
  for (let space = 0; space < SPACES; space++) {
    best = Math.max(best, FROM_HOME * prospectAt(state, seat, space, turns));
  }
  return best;
}
