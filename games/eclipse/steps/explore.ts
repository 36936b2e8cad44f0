/** Explore: name a zone, turn a sector up, place or discard it, put a disc on it (ECL-4.3). */
import { choiceSet, numbers } from '@orrery/kernel';
import { SECTORS, STACK_IDS } from '../data/sectors.ts';
import { SPECIES } from '../data/species.ts';
import { placeDisc } from '../discs.ts';
import { EDGES, neighbour, OFF_GRID } from '../galaxy/hexes.ts';
import { type Approach, approach, legalRotations, stackFor } from '../galaxy/placement.ts';
import { opensTo } from '../galaxy/wormholes.ts';
import { atPeaceWithAncients, canLeave, fleetAt } from '../ships.ts';
import { discardsOf, stackOf, tilesLeft } from '../stacks.ts';
import type { State } from '../state.ts';
import { type Doors, type StepFrame, steps } from '../vocabulary.ts';
import {
  hasGenerator,
  isOnMap,
  layOnMap,
  NO_SECTOR,
  neighbourOf,
  sectorAt,
  wormholesOf,
} from '../ways.ts';
import { rotationArg, sectorArg, zoneArg } from './arguments.ts';
import { chooseFree, listColonies, listProposals, listTradesForRoom, withFree } from './free.ts';

export const exploreChoices = withFree({ zone: [zoneArg], stop: [] });
/** How many sectors the Descendants turn up: one or two. */
const revealChoices = choiceSet({ reveal: [numbers(3)] });
export const placeChoices = withFree({ place: [sectorArg, rotationArg], discard: [] });
export const claimChoices = withFree({ 'put-disc': [], 'no-disc': [] });

const STOP = exploreChoices.make.stop();
const DISCARD = placeChoices.make.discard();
const PUT_DISC = claimChoices.make['put-disc']();
const NO_DISC = claimChoices.make['no-disc']();

/** Tiles that a species may turn up for one exploration. */
const TURNED_UP = SPECIES.map((species) => {
  const ability = species.abilities.find((each) => each.op === 'explore-choose');
  return ability ? ability.draw : 1;
});

/** True if a seat explores from this sector (ECL-4.1). */
function isSource(state: State, sector: number, seat: number): boolean {
  return state.owner[sector] === seat || canLeave(state, sector, seat);
}

/** Every zone that may be explored (ECL-4.2); without a list it only says whether there is one. */
function listZones(state: State, seat: number, list: number[] | null): boolean {
  const generator = hasGenerator(state.players[seat]);
  const { hexOf } = state;
  for (let sector = 0; sector < hexOf.length; sector++) {
    if (!isOnMap(state, sector) || !isSource(state, sector, seat)) continue;
    const holes = wormholesOf(state, sector);
    for (let d = 0; d < EDGES; d++) {
      if (neighbourOf(state, sector, d) !== NO_SECTOR || !(generator || opensTo(holes, d)))
        continue;
      const zone = neighbour(hexOf[sector], d);
      if (zone === OFF_GRID || tilesLeft(state, stackFor(zone)) === 0) continue;
      if (!list) return true;
      const choice = exploreChoices.make.zone(zone);
      if (!list.includes(choice)) list.push(choice);
    }
  }
  return list !== null && list.length > 0;
}

/** The zones that a seat could explore as things stand. */
export function zonesFor(state: State, seat: number): number[] {
  const list: number[] = [];
  listZones(state, seat, list);
  return list.map((choice) => exploreChoices.arg(choice, 0));
}

/** Whether there is a zone to explore (ECL-4.18). */
export const canExplore = (state: State, seat: number): boolean => listZones(state, seat, null);

/**
 * How the sectors with the seat's disc or ships look onto a zone. Whether those ships are pinned
 * matters to where one explores from, not to what the new sector is joined to (ECL-4.6).
 */
function approachTo(state: State, zone: number, seat: number): Approach {
  return approach(zone, (hex) => {
    const sector = sectorAt(state, hex);
    if (sector === NO_SECTOR) return -1;
    const present = state.owner[sector] === seat || fleetAt(state, sector, seat) !== 0;
    return present ? wormholesOf(state, sector) : -1;
  });
}

/** Turns sectors of the zone's stack up for all to see (ECL-4.4). */
function turnUp(state: State, frame: Omit<StepFrame<'reveal'>, 'step'>, n: number, k: Doors): void {
  const { seat, zone, left } = frame;
  const stack = stackFor(zone);
  for (let i = 0; i < n && tilesLeft(state, stack) > 0; i++) {
    const tiles = stackOf(state, stack);
    if (tiles.length === 0) {
      const discards = discardsOf(state, stack);
      tiles.push(...discards);
      discards.length = 0;
      k.emit({ type: 'stack-reshuffled', seat: -1, ring: STACK_IDS[stack] });
    }
    const sector = k.take(tiles);
    state.revealed.push(sector);
    k.emit({ type: 'sector-revealed', seat, sector });
  }
  k.push({ step: 'place-sector', seat, zone, left });
}

/** Discards what was turned up, except for the sector that is placed. */
function discardRest(state: State, seat: number, placed: number, k: Doors): void {
  for (const sector of state.revealed) {
    if (sector === placed) continue;
    discardsOf(state, SECTORS[sector].stack).push(sector);
    k.emit({ type: 'sector-discarded', seat, sector });
  }
  state.revealed = [];
}

function place(
  state: State,
  frame: StepFrame<'place-sector'>,
  sector: number,
  rotation: number,
  k: Doors,
): void {
  const { seat, zone, left } = frame;
  discardRest(state, seat, sector, k);
  layOnMap(state, sector, zone, rotation);
  const tile = SECTORS[sector];
  state.ancients[sector] = tile.ancients;
  state.discovery[sector] = tile.discovery ? 1 : 0; // ECL-4.8
  k.emit({ type: 'sector-placed', seat, sector, zone, rotation });
  if (tile.ancients > 0) k.emit({ type: 'ancients-appeared', seat, sector, n: tile.ancients });
  if (left > 1) k.push({ step: 'explore', seat, left: left - 1, first: false });
  if (tile.ancients > 0 && !atPeaceWithAncients(state, seat)) return;
  if (state.players[seat].discs > 0) k.push({ step: 'claim', seat, sector });
}

export const exploreSteps = steps({
  explore: {
    rule: 'ECL-4.2',
    choices: exploreChoices,
    alwaysAsk: true,
    options(state, { seat, first }, list) {
      if (!listZones(state, seat, list)) return;
      if (first) return;
      list.push(STOP);
      listProposals(state, seat, list);
    },
    choose(state, frame, choice, k) {
      if (choice === STOP || chooseFree(state, frame, choice, k)) return;
      const { seat, left } = frame;
      const zone = exploreChoices.arg(choice, 0);
      if (TURNED_UP[state.players[seat].species] > 1) k.push({ step: 'reveal', seat, zone, left });
      else turnUp(state, { seat, zone, left }, 1, k);
    },
  },

  reveal: {
    rule: 'ECL-4.17',
    choices: revealChoices,
    options(state, { seat, zone }, list) {
      const most = Math.min(
        TURNED_UP[state.players[seat].species],
        tilesLeft(state, stackFor(zone)),
      );
      for (let n = 1; n <= most; n++) list.push(revealChoices.make.reveal(n));
    },
    choose(state, frame, choice, k) {
      turnUp(state, frame, revealChoices.arg(choice, 0), k);
    },
  },

  'place-sector': {
    rule: 'ECL-4.6',
    choices: placeChoices,
    options(state, { seat, zone }, list) {
      const from = approachTo(state, zone, seat);
      const generator = hasGenerator(state.players[seat]);
      for (const sector of state.revealed) {
        for (const rotation of legalRotations(SECTORS[sector].wormholes, from, generator))
          list.push(placeChoices.make.place(sector, rotation));
      }
      list.push(DISCARD);
      listTradesForRoom(state, seat, list);
      listColonies(state, seat, list);
      listProposals(state, seat, list);
    },
    choose(state, frame, choice, k) {
      if (chooseFree(state, frame, choice, k)) return;
      const { seat, left } = frame;
      if (choice !== DISCARD) {
        const [sector, rotation] = placeChoices.args(choice);
        return place(state, frame, sector, rotation, k);
      }
      discardRest(state, seat, -1, k);
      // The last exploration ends the turn on the spot (ECL-4.5).
      if (left > 1) k.push({ step: 'explore', seat, left: left - 1, first: false });
      else k.amend('finish-turn', { over: true });
    },
  },

  claim: {
    rule: 'ECL-4.9',
    choices: claimChoices,
    options(state, { seat }, list) {
      list.push(PUT_DISC, NO_DISC);
      listProposals(state, seat, list);
    },
    choose(state, frame, choice, k) {
      if (chooseFree(state, frame, choice, k)) return;
      if (choice === PUT_DISC) placeDisc(state, frame.sector, frame.seat, k);
    },
  },
});
