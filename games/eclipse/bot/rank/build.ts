/** Building: what, and where. */
import { MATERIALS } from '../../data/resources.ts';
import { MONOLITH_BUILD, ORBITAL_BUILD, STRUCTURES } from '../../data/ships.ts';
import { EDGES } from '../../galaxy/hexes.ts';
import { enemyShips, hasFleet } from '../../ships.ts';
import type { State } from '../../state.ts';
import { sectorArg } from '../../steps/arguments.ts';
import { buildChoices, costOf, isOpen } from '../../steps/build.ts';
import { NO_SECTOR, passage } from '../../ways.ts';
import { powerOf } from '../power.ts';
import { roundsLeft } from '../time.ts';
import { unitWorth, WORTH } from '../worth.ts';
import type { Guess } from './guess.ts';

const THING = buildChoices.make['build-thing'](0, 0);
const DONE = buildChoices.make.done();
const MONOLITH = STRUCTURES[MONOLITH_BUILD - ORBITAL_BUILD].points;

/** What a ship's power is worth beside its own weight: it may make an attack possible. */
const FOR_ATTACK = 0.2;

/** What a thing is worth, less its price. */
function thingValue(state: State, seat: number, thing: number): number {
  const player = state.players[seat];
  const rounds = roundsLeft(state);
  const price = costOf(player, thing) * unitWorth(player, MATERIALS, rounds);
  if (thing === MONOLITH_BUILD) return MONOLITH * WORTH.mapPoints[rounds] - price;
  if (thing === ORBITAL_BUILD) return WORTH.squares[rounds] + 0.1 * rounds - price;
  return (WORTH.power[rounds] + (rounds > 0 ? FOR_ATTACK : 0)) * powerOf(player, thing) - price;
}

/** The most that a Build action could bring now. */
export function bestBuild(state: State, seat: number, builds: number): number {
  const player = state.players[seat];
  const stored = player.storage[MATERIALS];
  let best = -1;
  for (let thing = 0; thing <= MONOLITH_BUILD; thing++) {
    if (!isOpen(state, player, thing)) continue;
    const many = Math.min(builds, Math.trunc(stored / costOf(player, thing)));
    const value = thingValue(state, seat, thing);
    if (many > 0) best = Math.max(best, value * (value > 0 ? many : 1));
  }
  return best;
}

/** A sector where ships are wanted: enemies there, or next to it. */
function front(state: State, sector: number, seat: number): number {
  if (enemyShips(state, sector, seat) > 0) return 0.6;
  let value = 0;
  for (let d = 0; d < EDGES; d++) {
    const next = passage(state, sector, d, true);
    if (next === NO_SECTOR) continue;
    if (state.ancients[next] > 0) value += 0.12;
    const owner = state.owner[next];
    if (owner >= 0 && owner !== seat) value += 0.1;
    for (let other = 0; other < state.players.length; other++)
      if (other !== seat && hasFleet(state, next, other)) value += 0.15;
  }
  return value;
}

export const thing: Guess = (state, _frame, seat, option) => {
  if (option === DONE) return 0;
  const what = Math.trunc((option - THING) / sectorArg.size);
  const sector = (option - THING) % sectorArg.size;
  const where = what < ORBITAL_BUILD ? front(state, sector, seat) : 0;
  return thingValue(state, seat, what) + where;
};
