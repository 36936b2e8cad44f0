/** Building: what, and where. */
import { MATERIALS } from '../../data/resources.ts';
import { MAX_SEATS } from '../../data/setup.ts';
import { MONOLITH_BUILD, ORBITAL_BUILD, STRUCTURES } from '../../data/ships.ts';
import { enemyShips } from '../../ships.ts';
import type { State } from '../../state.ts';
import { sectorArg } from '../../steps/arguments.ts';
import { buildChoices, costOf } from '../../steps/build.ts';
import { powerOf } from '../power.ts';
import { roundsLeft } from '../time.ts';
import { FREE_SQUARE, POWER, RESOURCE_WORTH, TIME_LEFT } from '../weights.ts';
import type { Guess } from './guess.ts';

const THING = buildChoices.make['build-thing'](0, 0);
const DONE = buildChoices.make.done();
const MONOLITH = STRUCTURES[MONOLITH_BUILD - ORBITAL_BUILD].points;

/** What a thing is worth, its price aside. */
export function thingValue(state: State, seat: number, thing: number): number {
  const rounds = roundsLeft(state);
  if (thing === MONOLITH_BUILD) return MONOLITH;
  if (thing === ORBITAL_BUILD) return FREE_SQUARE * rounds + 0.15 * rounds;
  return POWER * (0.25 + (0.75 * rounds) / 8) * powerOf(state.players[seat], thing) * 1.1;
}

/** A sector where ships are wanted: enemies there, or next to it. */
function front(state: State, sector: number, seat: number): number {
  if (enemyShips(state, sector, seat) > 0) return 0.6;
  let value = 0;
  for (let d = sector * 6; d < sector * 6 + 6; d++) {
    const way = state.ways[d];
    if (way < 0 || (way & 3) === 0) continue;
    const next = way >> 2;
    if (state.ancients[next] > 0) value += 0.12;
    const owner = state.owner[next];
    if (owner >= 0 && owner !== seat) value += 0.1;
    for (let other = 0; other < state.players.length; other++)
      if (other !== seat && state.fleets[next * MAX_SEATS + other] !== 0) value += 0.15;
  }
  return value;
}

export const thing: Guess = (state, _frame, seat, option) => {
  if (option === DONE) return 0;
  const what = Math.trunc((option - THING) / sectorArg.size);
  const sector = (option - THING) % sectorArg.size;
  const price =
    costOf(state.players[seat], what) * RESOURCE_WORTH[MATERIALS] * TIME_LEFT[roundsLeft(state)];
  const where = what < ORBITAL_BUILD ? front(state, sector, seat) : 0;
  return thingValue(state, seat, what) + where - price;
};
