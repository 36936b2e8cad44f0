/** What holds after every step of every game: the invariants of the rules. */
import { partAt, planOf, STATS } from '../blueprints.ts';
import { BLUEPRINTS, EMPTY_SLOT } from '../data/blueprints.ts';
import { ORBITAL_SQUARE, SECTORS } from '../data/sectors.ts';
import {
  DIPLOMACY_SEATS,
  MAX_SEATS,
  PLAYER_AMBASSADORS,
  PLAYER_CUBES,
  ROUNDS,
} from '../data/set-up.ts';
import { CRUISER, SHIP_TYPES, SHIPS, STRUCTURE_TILES } from '../data/ships.ts';
import { SPECIES } from '../data/species.ts';
import { ADVANCED_TECH, TECH, TECH_COPIES } from '../data/technologies.ts';
import { PRINTED_STORAGE, TRACK_CUBES } from '../data/tracks.ts';
import { ambassadorsHeld, areRelated, fitsTrack } from '../diplomacy.ts';
import { neighbour, OFF_GRID } from '../galaxy/hexes.ts';
import { connection } from '../galaxy/wormholes.ts';
import { areDesignsLegal, repairsNeeded } from '../installing.ts';
import { discsOf } from '../new-player.ts';
import { atPeaceWithAncients, enemyShips, fleetAt, isGuarded, shipsAt } from '../ships.ts';
import {
  HAS_ORBITAL,
  isIn,
  plays,
  RULE_STORAGE_CAP,
  RULE_UNLIMITED_STRUCTURES,
  type State,
} from '../state.ts';
import { structuresBuilt } from '../steps/build.ts';
import { sectorAt, wormholesOf } from '../ways.ts';
import { type Design, designOf } from './design.ts';

/** Sets of table options that together touch every value. */
export const variants = [
  {},
  { 'species-choice': 'random', 'home-orientation': 'player-choice', 'storage-cap': '40' },
  { 'species-choice': 'fixed', 'two-player-species': 'all', 'colony-ships-on-pass': 'no' },
  {
    'species-pool': 'terrans',
    'influence-own-ship-hex': 'no',
    'reputation-draw-order': 'reverse-entry',
    'structure-limit': 'none',
  },
  { 'species-choice': 'random', 'transit-breaks-relations': 'no' },
] as const;

type Flaw = string | null;

/** A law that holds once everybody has a species: before that there is nothing to count yet. */
const law =
  (flaw: (state: State) => Flaw) =>
  (state: State): Flaw =>
    state.players.some((player) => player.species < 0) ? null : flaw(state);
const ofSectors = (flaw: (state: State, sector: number) => Flaw) =>
  law((state) => firstFlaw(SECTORS.length, (sector) => flaw(state, sector)));
/** About those who are still in the game. */
const ofPlayers = (flaw: (state: State, seat: number) => Flaw) =>
  law((state) =>
    firstFlaw(state.players.length, (seat) => (isIn(state, seat) ? flaw(state, seat) : null)),
  );

/** Each says what is wrong with a state, or null. */
export const LAWS: readonly ((state: State) => Flaw)[] = [
  law(tableFlaw),
  law(supplyFlaw),
  law(techFlaw),
  ofSectors(placeFlaw),
  ofSectors(fleetFlaw),
  ofSectors(discFlaw),
  ofPlayers(boundsFlaw),
  ofPlayers(discsFlaw),
  ofPlayers(cubesFlaw),
  ofPlayers(shipsFlaw),
  ofPlayers(relationFlaw),
  ofPlayers(blueprintFlaw),
  law((state) =>
    firstFlaw(state.players.length, (seat) => (isIn(state, seat) ? null : goneFlaw(state, seat))),
  ),
];

/** What is wrong with a state, or null. */
export const invariants = (state: State): Flaw => firstFlaw(LAWS.length, (at) => LAWS[at](state));

function firstFlaw(count: number, flaw: (index: number) => Flaw): Flaw {
  for (let i = 0; i < count; i++) {
    const found = flaw(i);
    if (found) return found;
  }
  return null;
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const bitsOf = (mask: number): number[] => {
  const bits: number[] = [];
  for (let i = 0; mask >> i; i++) if ((mask >> i) & 1) bits.push(i);
  return bits;
};
const sectorsOf = (state: State, seat: number): number[] =>
  SECTORS.map((sector) => sector.index).filter((sector) => state.owner[sector] === seat);

function tableFlaw(state: State): Flaw {
  const { round, startPlayer, traitor, players } = state;
  if (round < 0 || round > ROUNDS) return `I-17: round ${round}`;
  if (startPlayer < 0 || startPlayer >= players.length) return 'I-17: no start player';
  if (traitor >= players.length) return 'I-17: a traitor who does not play';
  if (traitor >= 0 && !isIn(state, traitor)) return 'I-17: the traitor has left';
  if (!plays(state, RULE_UNLIMITED_STRUCTURES) && structuresBuilt(state) > STRUCTURE_TILES)
    return 'I-18: too many structures';
  // Upkeep and cleanup: the battles are over.
  if (state.phase >= 2 && state.battle !== null) return 'I-14: a battle outside of combat';
  return null;
}

function techFlaw(state: State): Flaw {
  for (const [tech, copies] of TECH_COPIES.entries()) {
    const printed = (seat: number) =>
      SPECIES[state.players[seat].species].technologies.some((id) => TECH[id] === tech);
    const taken = state.players.filter(
      ({ techs }, seat) => (techs >> tech) & 1 && !printed(seat),
    ).length;
    const inBag = state.techBag.filter((each) => each === tech).length;
    if (inBag + state.offer[tech] + taken !== copies) return `I-5: technology ${tech}`;
  }
  return null;
}

function supplyFlaw(state: State): Flaw {
  if (sum(state.discovery) > state.discoveryPool.length) return 'I-7: discovery tiles';
  if (state.revealed.some((sector) => state.hexOf[sector] >= 0)) return 'I-8: revealed and placed';
  return null;
}

function placeFlaw(state: State, sector: number): Flaw {
  const hex = state.hexOf[sector];
  if (hex < 0) {
    const empty =
      state.owner[sector] < 0 &&
      state.cubes[sector] === 0 &&
      state.ancients[sector] === 0 &&
      state.players.every((_, seat) => fleetAt(state, sector, seat) === 0);
    return empty && state.structures[sector] === 0 ? null : `I-9: ${sector} is not on the map`;
  }
  if (sectorAt(state, hex) !== sector) return `I-8: two sectors on hex ${hex}`;
  for (let d = 0; d < 6; d++) {
    const there = neighbour(hex, d);
    const next = there === OFF_GRID ? -1 : sectorAt(state, there);
    const expected =
      next < 0
        ? -1
        : next * 4 + connection(wormholesOf(state, sector), wormholesOf(state, next), d);
    if (state.ways[sector * 6 + d] !== expected) return `I-13: ways of ${sector}`;
  }
  return null;
}

function fleetFlaw(state: State, sector: number): Flaw {
  return firstFlaw(state.players.length, (seat) => {
    const fleet = fleetAt(state, sector, seat);
    if ((fleet !== 0) !== state.arrived[sector * MAX_SEATS + seat] > 0)
      return `I-14: entry stamp of seat ${seat} in ${sector}`;
    if (state.phase < 2 || state.round === 0 || fleet === 0) return null;
    if (enemyShips(state, sector, seat) === 0 || isBesiegedFind(state, sector)) return null;
    return `I-14: ships of two sides are left in ${sector}`;
  });
}

function discFlaw(state: State, sector: number): Flaw {
  const owner = state.owner[sector];
  if (state.cubes[sector] !== 0 && owner < 0) return `I-9: cubes without a disc in ${sector}`;
  if (owner < 0) return null;
  if (state.ancients[sector] > 0 && !atPeaceWithAncients(state, owner))
    return `I-15: a disc among Ancients in ${sector}`;
  if (isGuarded(state, sector)) return 'I-15: a disc beside the Defense System';
  return squareFlaw(state, sector);
}

/**
 * The one way in which two sides can be left after combat (ECL-14.16): others have destroyed the
 * Ancients of a sector that is still the Descendants', who then find a Cruiser under their guns.
 */
function isBesiegedFind(state: State, sector: number): boolean {
  const owner = state.owner[sector];
  if (owner < 0 || !atPeaceWithAncients(state, owner)) return false;
  const { ancients, discovery } = SECTORS[sector];
  return (
    ancients > 0 &&
    discovery &&
    state.ancients[sector] === 0 &&
    fleetAt(state, sector, owner) === 1 << (4 * CRUISER)
  );
}

function squareFlaw(state: State, sector: number): Flaw {
  const { squares } = SECTORS[sector];
  const { techs } = state.players[state.owner[sector]];
  for (const square of bitsOf(state.cubes[sector])) {
    if (square === ORBITAL_SQUARE) {
      if ((state.structures[sector] & HAS_ORBITAL) === 0) return `I-9: no Orbital in ${sector}`;
    } else if (square >= squares.length) return `I-9: no square ${square} in ${sector}`;
    else if (squares[square].advanced) {
      // The Hydrans' first cube came with the technology on their board.
      if (((techs >> ADVANCED_TECH[squares[square].kind]) & 1) === 0)
        return `I-9: a starred square in ${sector}`;
    }
  }
  return null;
}

/** Nothing below zero, nothing above what there is room for. */
function boundsFlaw(state: State, seat: number): Flaw {
  const player = state.players[seat];
  const at = (what: string) => `${what} of seat ${seat}`;
  if (Math.min(player.discs, player.spent, player.reserve) < 0) return at('I-1: discs below zero');
  if (player.tracks.some((n) => n < 0 || n > TRACK_CUBES)) return at('I-2: tracks');
  const cap = plays(state, RULE_STORAGE_CAP) ? PRINTED_STORAGE : Number.POSITIVE_INFINITY;
  if (player.storage.some((n) => n < 0 || n > cap)) return at('I-11: storage');
  if (player.colonyShips < 0 || player.colonyShips > SPECIES[player.species].colonyShips)
    return at('colony ships');
  return null;
}

function discsFlaw(state: State, seat: number): Flaw {
  const player = state.players[seat];
  const discs = player.discs + player.spent + player.reserve + sectorsOf(state, seat).length;
  return discs === discsOf(player.species) ? null : `I-1: ${discs} discs of seat ${seat}`;
}

function cubesFlaw(state: State, seat: number): Flaw {
  const player = state.players[seat];
  const held = sectorsOf(state, seat);
  const onMap = sum(held.map((sector) => bitsOf(state.cubes[sector]).length));
  const cubes =
    sum(player.tracks) +
    sum(player.graveyard) +
    onMap +
    ambassadorsHeld(player) +
    player.cubesInHand;
  return cubes === PLAYER_CUBES ? null : `I-2: ${cubes} cubes of seat ${seat}`;
}

function shipsFlaw(state: State, seat: number): Flaw {
  for (const { index, supply } of SHIPS) {
    const flying = sum(SECTORS.map((s) => shipsAt(state, s.index, seat, index)));
    const unbuilt = state.players[seat].unbuilt[index];
    if (unbuilt < 0 || unbuilt + flying !== supply)
      return `I-3: ships of type ${index} of seat ${seat}`;
  }
  return null;
}

function relationFlaw(state: State, seat: number): Flaw {
  const player = state.players[seat];
  if (player.ambassadors !== 0 && state.players.length < DIPLOMACY_SEATS) return 'I-16: relations';
  if (ambassadorsHeld(player) > PLAYER_AMBASSADORS || areRelated(state, seat, seat))
    return `I-4: ambassadors of seat ${seat}`;
  for (const other of bitsOf(player.ambassadors))
    if (!areRelated(state, other, seat)) return `I-4: one-sided relation ${seat}, ${other}`;
  if (!fitsTrack(player.species, ambassadorsHeld(player), player.reputation.length))
    return `I-12: reputation track of seat ${seat}`;
  return null;
}

/** The cached values agree with the design worked out from the parts. */
function blueprintFlaw(state: State, seat: number): Flaw {
  const player = state.players[seat];
  for (const type of SHIP_TYPES) {
    const plan = planOf(player, type);
    const slots = plan.slots.map((_, slot) => partAt(player, type, slot));
    const design = statsOf(designOf(BLUEPRINTS[SPECIES[player.species].blueprints][type], slots));
    if (design.join() !== player.designs.slice(type * STATS, (type + 1) * STATS).join())
      return `I-10: design ${type} of seat ${seat} does not add up`;
    if (player.parts.slice(type * 8 + slots.length, type * 8 + 8).some((p) => p !== EMPTY_SLOT))
      return `I-10: a part beyond the slots of seat ${seat}`;
  }
  // In the middle of an Upgrade a design may be illegal, as long as it can be mended.
  const inUpgrade = state.phase === 0 && state.active === seat;
  if (inUpgrade ? repairsNeeded(player, 3) > 3 : !areDesignsLegal(player))
    return `I-10: illegal designs of seat ${seat}`;
  return null;
}

const statsOf = (design: Design): number[] => [
  design.energyMade - design.energyUsed,
  design.initiative,
  design.move,
  design.computer,
  design.shield,
  design.hull,
  ...design.cannons,
  ...design.missiles,
];

/** Nothing is left of a player who has left but what counts at the end. */
function goneFlaw(state: State, seat: number): Flaw {
  const player = state.players[seat];
  const fleets = SECTORS.some((sector) => fleetAt(state, sector.index, seat) !== 0);
  if (state.owner.includes(seat) || fleets || player.ambassadors !== 0 || state.traitor === seat)
    return `seat ${seat} has left, but not its pieces`;
  return player.legacy.length === 0 ? `seat ${seat} left without a score` : null;
}
