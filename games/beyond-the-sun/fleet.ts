/** Ships on the star map: where they are, how strong, how far from each other. */
import { NONE } from '@orrery/kernel';
import { boardAbility, hasAbility } from './abilities.ts';
import type { ColonyTarget } from './data/effects.ts';
import {
  COMPANION,
  DEEP_SPACE,
  LOCATIONS,
  type SeatCount,
  SOL,
  STAR_MAPS,
  SYSTEMS,
} from './data/index.ts';
import { LINK_TERMS, LINKS_TO } from './links.ts';
import { type Player, SHIP_LEVELS, type State, seatCount } from './state.ts';

export const PLACES = LOCATIONS.length;
export const SHIP_CLASSES = PLACES * SHIP_LEVELS;

/** A ship is known by its class: its place and its level. */
export const shipClass = (place: number, level: number): number => place * SHIP_LEVELS + level - 1;
export const placeOfShip = (ship: number): number => Math.floor(ship / SHIP_LEVELS);
export const levelOfShip = (ship: number): number => (ship % SHIP_LEVELS) + 1;
/** `a-1.2`: a level 2 ship at the first A place. */
export const SHIP_KEYS: readonly string[] = Array.from(
  { length: SHIP_CLASSES },
  (_, ship) => `${LOCATIONS[placeOfShip(ship)].key}.${levelOfShip(ship)}`,
);

/** Whether a ship adds to strength at a place: not so level 1 ships at Kruger 60 (BTS-4.106). */
const ignoresLevel1 = (state: State, place: number): boolean => {
  const system = state.systems[place];
  return system !== NONE && SYSTEMS[system].ignoresLevel1;
};

/** Sum of the levels of a faction's ships at a place (BTS-4.94). */
export function strengthAt(state: State, seat: number, place: number): number {
  const { ships } = state.players[seat];
  const at = place * SHIP_LEVELS;
  const above = 2 * ships[at + 1] + 3 * ships[at + 2] + 4 * ships[at + 3];
  return ships[at] === 0 || ignoresLevel1(state, place) ? above : above + ships[at];
}

/** What a ship of a level is worth at a place. */
export const strengthOf = (state: State, place: number, level: number): number =>
  level === 1 && ignoresLevel1(state, place) ? 0 : level;

export function hasShips({ ships }: Player): boolean {
  for (let ship = 0; ship < SHIP_CLASSES; ship++) if (ships[ship] > 0) return true;
  return false;
}

/** Whether some ship is below the highest level (BTS-4.84). */
export function hasUpgradable({ ships }: Player): boolean {
  for (let ship = 0; ship < SHIP_CLASSES; ship++) {
    if (ships[ship] > 0 && ship % SHIP_LEVELS < SHIP_LEVELS - 1) return true;
  }
  return false;
}

export function fleetStrength({ ships }: Player): number {
  let sum = 0;
  for (let ship = 0; ship < SHIP_CLASSES; ship++) sum += ships[ship] * ((ship % SHIP_LEVELS) + 1);
  return sum;
}

/** The class of a ship once it has moved to another place. */
export const shipMoved = (ship: number, to: number): number =>
  to * SHIP_LEVELS + (ship % SHIP_LEVELS);

/** Moves one ship of a class to another place. */
export function moveShip({ ships }: Player, ship: number, to: number): void {
  ships[ship]--;
  ships[shipMoved(ship, to)]++;
}

/** Ships of a class without those that an effect is done with; `done` says what they have become. */
export function freshShips({ ships }: Player, ship: number, done: readonly number[]): number {
  let count = ships[ship];
  for (let i = 0; i < done.length; i++) if (done[i] === ship) count--;
  return count;
}

/** How many ships a faction has. */
export function fleetSize({ ships }: Player): number {
  let sum = 0;
  for (let ship = 0; ship < SHIP_CLASSES; ship++) sum += ships[ship];
  return sum;
}

/** Who would control a place if it were settled now, or NONE (BTS-4.95, BTS-4.96, BTS-4.97). */
export function rightfulController(state: State, place: number): number {
  const controller = state.controllers[place];
  let best = 0;
  let strongest = NONE;
  for (let seat = 0; seat < state.players.length; seat++) {
    if (seat === controller) continue;
    const strength = strengthAt(state, seat, place);
    if (strength === 0 || strength < best) continue;
    strongest = strength === best ? NONE : seat;
    best = strength;
  }
  if (controller !== NONE && best <= strengthAt(state, controller, place)) return controller;
  return strongest;
}

// ——— ways ———

const FAR = 99;

function distancesOn(seats: SeatCount): readonly (readonly number[])[] {
  const { neighbours } = STAR_MAPS[seats];
  return neighbours.map((_, from) => {
    const distances = neighbours.map(() => FAR);
    distances[from] = 0;
    const queue = [from];
    for (const at of queue) {
      for (const next of neighbours[at]) {
        if (distances[next] < FAR) continue;
        distances[next] = distances[at] + 1;
        queue.push(next);
      }
    }
    return distances;
  });
}

const DISTANCES = { 2: distancesOn(2), 3: distancesOn(3), 4: distancesOn(4) } as const;

/** Movement points that a ship needs from a place to another. */
function distance(state: State, from: number, to: number, wormholes: boolean): number {
  if (from === to) return 0;
  if (wormholes && from !== SOL && from !== DEEP_SPACE) return 1;
  const table = DISTANCES[seatCount(state)];
  let way: number;
  if (from === COMPANION) way = 1 + table[state.companionAt][to];
  else if (to === COMPANION) way = table[from][state.companionAt] + 1;
  else way = table[from][to];
  return wormholes ? Math.min(way, 2) : way;
}

// ——— colonizing ———

/** Strength that colonizing the system at a place takes of a faction (BTS-4.110). */
export function strengthNeeded(state: State, seat: number, place: number): number {
  let need = SYSTEMS[state.systems[place]].strength;
  const { links } = state;
  for (let i = 0; i < links.length; i += 2) {
    if (links[i + 1] === place && LINKS_TO[links[i]] === 'system') {
      need += LINK_TERMS[links[i]].strength;
    }
  }
  const easier = boardAbility(state.players[seat], 'easierColonies');
  if (easier) need -= easier.ability.strength;
  return Math.max(1, need);
}

/** Whether a faction could colonize the system at a place now (BTS-4.108, BTS-4.138, BTS-4.107). */
export function canColonize(
  state: State,
  seat: number,
  place: number,
  target: ColonyTarget,
): boolean {
  if (state.systems[place] === NONE) return false;
  const claim =
    target === 'controlled'
      ? state.controllers[place] === seat
      : ((state.unclaimed >> place) & 1) === 1;
  return claim && strengthAt(state, seat, place) >= strengthNeeded(state, seat, place);
}

export function canColonizeAny(state: State, seat: number, target: ColonyTarget): boolean {
  for (let place = 0; place < PLACES; place++) {
    if (canColonize(state, seat, place, target)) return true;
  }
  return false;
}

const gains: number[] = [];

/** Whether a jump of so many points could bring a faction to colonize some unclaimed system. */
export function canReachColony(state: State, seat: number, points: number): boolean {
  const wormholes = hasAbility(state, seat, 'wormholes');
  for (let place = 0; place < PLACES; place++) {
    if (state.systems[place] === NONE || ((state.unclaimed >> place) & 1) === 0) continue;
    const missing = strengthNeeded(state, seat, place) - strengthAt(state, seat, place);
    if (missing <= mostStrength(state, seat, place, points, wormholes)) return true;
  }
  return false;
}

const BRINGS_POPULATION: readonly boolean[] = SYSTEMS.map(({ control }) =>
  control.some((effect) => effect.op === 'supplyToPopulation'),
);

/** Whether control of a place would bring a faction that wins it population. */
export const bringsPopulation = (state: State, place: number): boolean =>
  state.systems[place] !== NONE && BRINGS_POPULATION[state.systems[place]];

/** Whether a jump of so many points could win a faction control that brings population. */
export function canReachPopulation(state: State, seat: number, points: number): boolean {
  const wormholes = hasAbility(state, seat, 'wormholes');
  for (let place = 0; place < PLACES; place++) {
    if (!bringsPopulation(state, place) || state.controllers[place] === seat) continue;
    let rival = 0;
    for (let other = 0; other < state.players.length; other++) {
      if (other !== seat) rival = Math.max(rival, strengthAt(state, other, place));
    }
    const missing = rival + 1 - strengthAt(state, seat, place);
    if (missing <= mostStrength(state, seat, place, points, wormholes)) return true;
  }
  return false;
}

/** The most strength that a faction can bring to a place with so many points. */
function mostStrength(
  state: State,
  seat: number,
  place: number,
  points: number,
  wormholes: boolean,
): number {
  const { ships } = state.players[seat];
  gains.length = 0;
  for (let p = 0; p <= points; p++) gains.push(0);
  for (let ship = 0; ship < SHIP_CLASSES; ship++) {
    if (ships[ship] === 0) continue;
    const from = placeOfShip(ship);
    const way = distance(state, from, place, wormholes);
    if (way === 0 || way > points) continue;
    const worth = strengthOf(state, place, levelOfShip(ship));
    for (let n = 0; n < ships[ship]; n++) {
      for (let p = points; p >= way; p--) gains[p] = Math.max(gains[p], gains[p - way] + worth);
    }
  }
  return gains[points];
}
