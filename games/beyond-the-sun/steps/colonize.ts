/** Colonizing: pay with ships, clear the place, take the card, place a disc, receive the bonus. */
import { choiceSet, NONE, named } from '@orrery/kernel';
import { returnCubes } from '../cubes.ts';
import { DEEP_SPACE, LOCATIONS, SYSTEMS } from '../data/index.ts';
import { discChoices, discOptions, returnDisc, takeDisc } from '../discs.ts';
import {
  canColonize,
  PLACES,
  shipClass,
  strengthAt,
  strengthNeeded,
  strengthOf,
} from '../fleet.ts';
import { LINKS_TO } from '../links.ts';
import { COLONY, SHIP_LEVELS, type State, SYSTEM_MASKS } from '../state.ts';
import { type Doors, steps } from '../vocabulary.ts';
import { emptiedTracks } from './automate.ts';
import { drawSystem } from './draws.ts';
import { runList } from './frames.ts';

export const colonizeChoices = choiceSet({ colonize: [named(LOCATIONS.map(({ key }) => key))] });
const returnChoices = choiceSet({ return: [named(['1', '2', '3', '4'])], enough: [] });

const FIRST_PLACE = colonizeChoices.make.colonize(0);
const FIRST_LEVEL = returnChoices.make.return(0);
const ENOUGH = returnChoices.make.enough();

/** A system becomes a colony: its outpost goes along, further discs are placed, then its bonus comes. */
export function newColony(
  state: State,
  seat: number,
  system: number,
  outpost: number,
  discs: number,
  k: Doors,
): void {
  const player = state.players[seat];
  player.colonies.push(system);
  player.colonyDiscs.push(outpost, NONE);
  state.changed = true;
  state.holding += COLONY;
  k.push({ step: 'colony-founded', seat });
  runList(k, seat, `system.${SYSTEMS[system].key}.colony`);
  for (let i = 0; i < discs; i++) k.push({ step: 'colony-disc', seat, system });
}

/** Every ship still at a place moves to Deep Space, whosever it is (BTS-4.111). */
function clearPlace(state: State, place: number, k: Doors): void {
  for (let seat = 0; seat < state.players.length; seat++) {
    const { ships } = state.players[seat];
    let moved = 0;
    for (let level = 1; level <= SHIP_LEVELS; level++) {
      const ship = shipClass(place, level);
      moved += ships[ship];
      ships[shipClass(DEEP_SPACE, level)] += ships[ship];
      ships[ship] = 0;
    }
    if (moved > 0)
      k.emit({ type: 'to-deep-space', seat, place, system: state.systems[place], n: moved });
  }
}

/** Events that point at a place go along with its card (BTS-4.125). */
function takeLinkedEvents(state: State, seat: number, place: number): void {
  const kept: number[] = [];
  for (let i = 0; i < state.links.length; i += 2) {
    const [event, target] = [state.links[i], state.links[i + 1]];
    if (target === place && LINKS_TO[event] === 'system') state.players[seat].events.push(event);
    else kept.push(event, target);
  }
  state.links = kept;
}

/** Fills a place again; an attached one is gone instead (BTS-4.112, BTS-4.116). */
function refill(state: State, place: number, k: Doors): void {
  const { deck } = LOCATIONS[place];
  if (deck === null) {
    state.systems[place] = NONE;
    state.companionAt = NONE;
    return;
  }
  const system = drawSystem(state, deck, k);
  state.systems[place] = system;
  state.unclaimed |= 1 << place;
  k.emit(
    system === NONE
      ? { type: 'no-system', seat: -1, place }
      : { type: 'system', seat: -1, place, system },
  );
}

export const colonizeSteps = steps({
  colonize: {
    rule: 'BTS-4.108',
    choices: colonizeChoices,
    options(state, { seat, target }, list) {
      for (let place = 0; place < PLACES; place++) {
        if (canColonize(state, seat, place, target)) list.push(FIRST_PLACE + place);
      }
    },
    choose(state, { seat }, choice, k) {
      const place = colonizeChoices.arg(choice, 0);
      const need = strengthNeeded(state, seat, place);
      k.push({ step: 'found-colony', seat, place });
      k.push({ step: 'return-ships', seat, place, need, strength: 0, ships: 0 });
    },
  },

  'return-ships': {
    rule: 'BTS-4.109',
    choices: returnChoices,
    options(state, { seat, place, need, strength }, list) {
      const { ships } = state.players[seat];
      const spare = strengthAt(state, seat, place) - (need - strength);
      for (let level = 1; level <= SHIP_LEVELS; level++) {
        if (ships[shipClass(place, level)] === 0) continue;
        list.push(FIRST_LEVEL + level - 1);
        // Not even the weakest can be spared: all go, and the order makes no difference.
        if (list.length === 1 && strengthOf(state, place, level) > spare) return;
      }
      if (strength >= need) list.push(ENOUGH);
    },
    choose(state, frame, choice, k) {
      const { seat, place, strength, ships } = frame;
      if (choice === ENOUGH) {
        k.emit({ type: 'ships-returned', seat, place, n: ships, strength });
        return;
      }
      const level = returnChoices.arg(choice, 0) + 1;
      state.players[seat].ships[shipClass(place, level)]--;
      k.push({
        ...frame,
        strength: strength + strengthOf(state, place, level),
        ships: ships + 1,
      });
      returnCubes(state, seat, 1, k);
    },
  },

  'found-colony': {
    rule: 'BTS-4.112',
    run(state, { seat, place }, k) {
      const system = state.systems[place];
      const outpost = state.outposts[place];
      const own = state.controllers[place] === seat;
      clearPlace(state, place, k);
      if (!own) returnDisc(state, state.controllers[place], outpost);
      state.controllers[place] = NONE;
      state.outposts[place] = NONE;
      takeLinkedEvents(state, seat, place);
      k.emit({ type: 'colonized', seat, place, system });
      refill(state, place, k);
      newColony(state, seat, system, own ? outpost : NONE, own ? 1 : 2, k);
    },
  },

  'colony-disc': {
    rule: 'BTS-4.113',
    choices: discChoices,
    options: (state, { seat, system }, list) =>
      discOptions(state, seat, SYSTEM_MASKS[system], list),
    choose(state, { seat, system }, choice, k) {
      const { colonies, colonyDiscs } = state.players[seat];
      const disc = discChoices.arg(choice, 0);
      const at = colonies.indexOf(system) * 2;
      colonyDiscs[colonyDiscs[at] === NONE ? at : at + 1] = disc;
      takeDisc(state, seat, disc, k);
      k.emit({ type: 'colony-disc', seat, system, disc });
    },
  },

  /** The bonus comes last, and what was controlled is a colony now (BTS-4.114, BTS-4.115). */
  'colony-founded': {
    rule: 'BTS-4.146',
    run(state, _frame, k) {
      state.holding -= COLONY;
      emptiedTracks(state, k);
    },
  },
});
