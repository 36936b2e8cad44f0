/** Exploring: which zone, place or discard, claim, and what to do with a discovery. */
import { DISCOVERIES, DISCOVERY_POINTS } from '../../data/discoveries.ts';
import { INNER, MIDDLE, SECTORS } from '../../data/sectors.ts';
import { CRUISER } from '../../data/ships.ts';
import { SPECIES } from '../../data/species.ts';
import { neighbour, OFF_GRID, opposite } from '../../galaxy/hexes.ts';
import { stackFor } from '../../galaxy/placement.ts';
import { opensTo, turned } from '../../galaxy/wormholes.ts';
import { atPeaceWithAncients } from '../../ships.ts';
import type { State } from '../../state.ts';
import { discoveryChoices } from '../../steps/discovery.ts';
import { claimChoices, exploreChoices, placeChoices } from '../../steps/explore.ts';
import { sectorAt, wormholesOf } from '../../ways.ts';
import { canPayForDisc } from '../debts.ts';
import { sectorCost, unitWorth } from '../economy.ts';
import { powerOf } from '../power.ts';
import { promise } from '../territory.ts';
import { roundsLeft } from '../time.ts';
import { FREE_SQUARE, WAITING_DISCOVERY } from '../weights.ts';
import { WORTH } from '../worth.ts';
import { type Guess, NEVER } from './guess.ts';

const ZONE = exploreChoices.make.zone(0);
const STOP = exploreChoices.make.stop();
const PLACE = placeChoices.make.place(0, 0);
const DISCARD = placeChoices.make.discard();
const PUT_DISC = claimChoices.make['put-disc']();
const USE = discoveryChoices.make['use-discovery']();
const ROTATIONS = 6;
/** Points (those of discoveries counted in) and squares of a sector that one may expect to find. */
const USUAL_POINTS = 2.2;
const USUAL_SQUARES = 2;
/** How often it can be taken at once, and what it is worth to have it lie there. */
const TAKEN = 0.75;
const LIES_WELL = 0.2;

export const zone: Guess = (_state, _frame, _seat, option) => {
  if (option === STOP) return 0.1;
  const stack = stackFor(option - ZONE);
  return stack === INNER ? 1.4 : stack === MIDDLE ? 1.1 : 0.9;
};

export const reveal: Guess = (_state, _frame, _seat, option) => option;

/** How a sector lies among others if it is turned so. */
function fit(state: State, seat: number, sector: number, zoneHex: number, rotation: number) {
  const edges = turned(SECTORS[sector].wormholes, rotation);
  let value = 0;
  for (let d = 0; d < 6; d++) {
    if (!opensTo(edges, d)) continue;
    const hex = neighbour(zoneHex, d);
    const other = hex === OFF_GRID ? -1 : sectorAt(state, hex);
    if (other < 0) value += 0.12;
    else if (opensTo(wormholesOf(state, other), opposite(d)))
      value += state.owner[other] === seat ? 0.35 : state.owner[other] >= 0 ? -0.2 : 0.1;
  }
  return value;
}

export const place: Guess<'place-sector'> = (state, frame, seat, option) => {
  if (option === DISCARD) return 0.2;
  const sector = Math.trunc((option - PLACE) / ROTATIONS);
  const { ancients, discovery } = SECTORS[sector];
  const rounds = roundsLeft(state);
  const lies = fit(state, seat, sector, frame.zone, (option - PLACE) % ROTATIONS);
  const worth = promise(state, sector, seat, rounds) + (discovery ? WAITING_DISCOVERY + 0.8 : 0);
  if (ancients > 0 && !atPeaceWithAncients(state, seat)) return lies + 0.25 * worth;
  return lies + worth - sectorCost(state, seat);
};

/** A sector that is free for a disc, if that can be paid for; nobody lets an own home go. */
export const claim: Guess<'claim' | 'occupy'> = (state, frame, seat, option) => {
  const home = frame.sector === SPECIES[state.players[seat].species].home;
  if (option !== PUT_DISC) return home ? NEVER : 0;
  if (!home && !canPayForDisc(state, seat)) return NEVER;
  return promise(state, frame.sector, seat, roundsLeft(state)) - sectorCost(state, seat);
};

export const discovery: Guess<'discovery'> = (state, frame, seat, option) => {
  if (option !== USE) return DISCOVERY_POINTS;
  const rounds = roundsLeft(state);
  const { effect } = DISCOVERIES[frame.tile];
  switch (effect.op) {
    case 'gain-resource':
      return effect.n * unitWorth(state, seat, effect.resource);
    case 'free-tech':
      return 0.8 + 0.1 * rounds;
    case 'place-ship':
      return (WORTH.power[rounds] + 0.2) * powerOf(state.players[seat], CRUISER);
    case 'gain-part':
      return 0.25 * rounds;
  }
};

/** What exploring promises on average: a sector to take, or at least one that lies well. */
export function exploreValue(state: State, seat: number): number {
  const rounds = roundsLeft(state);
  const sector = USUAL_POINTS + USUAL_SQUARES * FREE_SQUARE * rounds;
  return LIES_WELL + TAKEN * Math.max(0, sector - sectorCost(state, seat, 1));
}
