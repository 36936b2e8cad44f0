/** What matters about a player, as numbers that the evaluation weighs. */
import { lowest, without } from '../bits.ts';
import { PHASES } from '../data/actions.ts';
import { mapWorth, reputationPoints, techPoints } from '../scoring.ts';
import type { Player, State } from '../state.ts';
import { tilesOnTrack } from '../technologies.ts';
import { hasReputationRoom } from './battles.ts';
import { debt } from './debts.ts';
import { prospects } from './economy.ts';
import { newForces, readForces } from './forces.ts';
import { newPurse, readPurse } from './purse.ts';
import { TECH_WORTH, WEIGHTS } from './weights.ts';

/** A track with more tiles than this is a long one. */
export const SHORT_TRACK = 2;

export type Feature = keyof typeof WEIGHTS;
export const FEATURES = Object.keys(WEIGHTS) as readonly Feature[];
export const FEATURE_COUNT = FEATURES.length;
/** Where each of them is kept. */
const AT = Object.fromEntries(FEATURES.map((name, at) => [name, at])) as Record<Feature, number>;

const ACTION_PHASE = PHASES.indexOf('action');

const purse = newPurse();
const forces = newForces();

/** Fills in all features of a seat that is in the game. */
export function readFeatures(state: State, seat: number, into: Float64Array): void {
  const player = state.players[seat];
  readPoints(state, seat, into);
  readMeans(state, seat, into);
  readKnowledge(player, into);
  readForces(state, seat, forces);
  into[AT.power] = forces.power;
  into[AT.yard] = forces.yard;
  into[AT.lead] = forces.lead;
  into[AT.spoils] = forces.spoils;
  into[AT.fleetAtRisk] = forces.fleetAtRisk;
  into[AT.sectorAtRisk] = forces.sectorAtRisk;
  into[AT.bare] = forces.bare;
  into[AT.threatened] = forces.threatened;
  into[AT.conquest] = forces.conquest;
  into[AT.alone] = forces.alone;
  into[AT.opportunity] = forces.opportunity;
  into[AT.frontier] = forces.frontier;
}

function readPoints(state: State, seat: number, into: Float64Array): void {
  const player = state.players[seat];
  const map = mapWorth(state, seat);
  into[AT.mapPoints] = map[0] + map[1] + map[2] + map[3] + map[4];
  into[AT.reputation] = reputationPoints(state, seat);
  into[AT.reputationRoom] = hasReputationRoom(player) ? 1 : 0;
  into[AT.discoveries] = player.discoveries.length;
  into[AT.techPoints] = techPoints(state, seat);
}

function readMeans(state: State, seat: number, into: Float64Array): void {
  const inTime = state.phase === ACTION_PHASE;
  readPurse(state, seat, inTime && !state.players[seat].passed, purse);
  into[AT.toCome] = 1;
  into[AT.toMove] = inTime && state.active === seat ? 1 : 0;
  into[AT.means] = prospects(purse);
  into[AT.debt] = debt(state, seat, purse);
}

function readKnowledge(player: Player, into: Float64Array): void {
  let use = 0;
  for (let rest = player.techs; rest !== 0; rest = without(rest, lowest(rest)))
    use += TECH_WORTH[lowest(rest)];
  let long = 0;
  for (let category = 0; category < 3; category++)
    long += Math.max(0, tilesOnTrack(player, category) - SHORT_TRACK);
  into[AT.techWorth] = use;
  into[AT.longTrack] = long;
}
