/** Upgrading: which part, and where. */
import {
  COMPUTER,
  ENERGY,
  HULL,
  INITIATIVE,
  MOVEMENT,
  partAt,
  planOf,
  SHIELD,
  STATS,
} from '../../blueprints.ts';
import { PARTS, type ShipPart } from '../../data/parts.ts';
import { SHIP_TYPES, STARBASE } from '../../data/ships.ts';
import { isDrive } from '../../installing.ts';
import { type Player, SLOTS, type State } from '../../state.ts';
import { ancientPartChoices } from '../../steps/discovery.ts';
import { upgradeChoices } from '../../steps/upgrade.ts';
import { builtShips, firepower, firepowerOf, strength } from '../power.ts';
import { roundsLeft } from '../time.ts';
import { WORTH } from '../worth.ts';
import type { Guess } from './guess.ts';

const TAKE_OFF = upgradeChoices.make['take-off'](0, 0);
const PART_CHOICE = upgradeChoices.make.part(0);
const DONE = upgradeChoices.make.done();
const KEEP_PART = ancientPartChoices.make['keep-part']();

/** How much a type matters: ships on the map, and those that could be built. */
const matter = (player: Player, type: number): number =>
  builtShips(player, type) + (type === STARBASE ? 0.3 : 1);

/** What each part adds to a design, by part + 1, so that an empty slot adds nothing. */
const adds = (of: (part: ShipPart) => number): readonly number[] => [0, ...PARTS.map(of)];
const FIREPOWER = adds((part) => firepower(part.dice, part.die, part.kind === 'missile'));
const COMPUTERS = adds((part) => part.computer);
const HULLS = adds((part) => part.hull);
const SHIELDS = adds((part) => part.shield);
const SPEEDS = adds((part) => part.initiative);
const MOVES = adds((part) => part.move);
const ENERGIES = adds((part) => part.energy);

/** The design that was read last. */
const now = {
  type: 0,
  matters: 0,
  fire: 0,
  computer: 0,
  hull: 0,
  shield: 0,
  speed: 0,
  move: 0,
  energy: 0,
  value: 0,
};

const reach = (moves: number): number => 0.15 * Math.min(3, moves);

/** Reads a player's design of a type: what parts add is measured against it. */
function readDesign(player: Player, type: number): void {
  const { designs } = player;
  const first = type * STATS;
  now.type = type;
  now.matters = matter(player, type);
  now.fire = firepowerOf(player, type);
  now.computer = designs[first + COMPUTER];
  now.hull = designs[first + HULL];
  now.shield = designs[first + SHIELD];
  now.speed = designs[first + INITIATIVE];
  now.move = designs[first + MOVEMENT];
  now.energy = designs[first + ENERGY];
  now.value =
    strength(type, now.fire, now.computer, now.hull, now.shield, now.speed) + reach(now.move);
}

/** What a part in place of another would add to the power of the design that was read. */
function gain(old: number, part: number, needsEnergy: boolean): number {
  const { type } = now;
  if (type === STARBASE && isDrive(part)) return -1;
  const [from, to] = [old + 1, part + 1];
  const energy = now.energy + ENERGIES[to] - ENERGIES[from];
  const move = now.move + MOVES[to] - MOVES[from];
  if ((needsEnergy && energy < 0) || (type !== STARBASE && move <= 0)) return -1;
  const after =
    strength(
      type,
      now.fire + FIREPOWER[to] - FIREPOWER[from],
      now.computer + COMPUTERS[to] - COMPUTERS[from],
      now.hull + HULLS[to] - HULLS[from],
      now.shield + SHIELDS[to] - SHIELDS[from],
      now.speed + SPEEDS[to] - SPEEDS[from],
    ) +
    reach(move) +
    0.02 * Math.min(6, energy);
  return (after - now.value) * now.matters;
}

/** What a part on one slot would add to a player's power. */
function gainAt(player: Player, part: number, type: number, slot: number, needsEnergy: boolean) {
  readDesign(player, type);
  return gain(partAt(player, type, slot), part, needsEnergy);
}

const slotCount = (player: Player, type: number): number => planOf(player, type).slots.length;

function best(player: Player, part: number): number {
  let most = -1;
  for (const type of SHIP_TYPES) {
    readDesign(player, type);
    for (let slot = slotCount(player, type) - 1; slot >= 0; slot--) {
      const value = gain(partAt(player, type, slot), part, true);
      if (value > most) most = value;
    }
  }
  return most;
}

/** What power is worth on a ship that may still be built or made use of. */
const fading = (state: State): number => {
  const rounds = roundsLeft(state);
  return WORTH.power[rounds] + 0.3 * WORTH.bestShip[rounds];
};

/** The most that one part could add now. */
export function bestUpgrade(state: State, seat: number, mayInstall: (part: number) => boolean) {
  const player = state.players[seat];
  let most = 0;
  for (const type of SHIP_TYPES) {
    readDesign(player, type);
    const slots = slotCount(player, type);
    for (let part = 0; part < PARTS.length; part++) {
      if (!mayInstall(part)) continue;
      for (let slot = 0; slot < slots; slot++) {
        const value = gain(partAt(player, type, slot), part, true);
        if (value > most) most = value;
      }
    }
  }
  return most * fading(state);
}

export const part: Guess = (state, _frame, seat, option) => {
  if (option === DONE) return 0;
  if (option >= PART_CHOICE) return best(state.players[seat], option - PART_CHOICE) * fading(state);
  const at = option - TAKE_OFF;
  const type = Math.trunc(at / SLOTS);
  const printed = planOf(state.players[seat], type).slots[at % SLOTS];
  return gainAt(state.players[seat], printed, type, at % SLOTS, false) * fading(state) - 0.1;
};

export const slot: Guess<'upgrade-slot' | 'ancient-part'> = (state, frame, seat, option) => {
  if (frame.step === 'ancient-part' && option === KEEP_PART) return 0.1;
  const type = Math.trunc(option / SLOTS);
  return gainAt(state.players[seat], frame.part, type, option % SLOTS, true) * fading(state);
};
