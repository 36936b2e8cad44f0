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
import { MATERIALS } from '../../data/resources.ts';
import { SHIP_TYPES, STARBASE } from '../../data/ships.ts';
import { BUILD_NEEDS } from '../../data/technologies.ts';
import { isDrive } from '../../installing.ts';
import { type Player, SLOTS, type State } from '../../state.ts';
import { costOf } from '../../steps/build.ts';
import { ancientPartChoices } from '../../steps/discovery.ts';
import { upgradeChoices } from '../../steps/upgrade.ts';
import { income } from '../../storage.ts';
import { builtShips, firepower, firepowerOf, strength } from '../power.ts';
import { roundsLeft } from '../time.ts';
import { WORTH } from '../worth.ts';
import { type Guess, NEVER } from './guess.ts';

const PART_CHOICE = upgradeChoices.make.part(0);
const DONE = upgradeChoices.make.done();
const KEEP_PART = ancientPartChoices.make['keep-part']();

/** How much a type matters: ships on the map, and those that the materials at hand would pay for. */
function matter(player: Player, type: number): number {
  if ((player.techs & BUILD_NEEDS[type]) !== BUILD_NEEDS[type]) return builtShips(player, type);
  const payable = Math.min(
    player.unbuilt[type],
    (player.storage[MATERIALS] + 0.5 * income(player, MATERIALS)) / costOf(player, type),
  );
  const kept = type === STARBASE ? 0.2 : 0.45;
  return builtShips(player, type) + (payable < 1 ? 0 : kept * Math.min(2, payable));
}

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
function gain(old: number, part: number): number {
  const { type } = now;
  if (type === STARBASE && isDrive(part)) return -1;
  const [from, to] = [old + 1, part + 1];
  const energy = now.energy + ENERGIES[to] - ENERGIES[from];
  const move = now.move + MOVES[to] - MOVES[from];
  if (energy < 0 || (type !== STARBASE && move <= 0)) return -1;
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
function gainAt(player: Player, part: number, type: number, slot: number): number {
  readDesign(player, type);
  return gain(partAt(player, type, slot), part);
}

const slotCount = (player: Player, type: number): number => planOf(player, type).slots.length;

function best(player: Player, part: number): number {
  let most = -1;
  for (const type of SHIP_TYPES) {
    readDesign(player, type);
    for (let slot = slotCount(player, type) - 1; slot >= 0; slot--) {
      const value = gain(partAt(player, type, slot), part);
      if (value > most) most = value;
    }
  }
  return most;
}

/** What power is worth. */
const perPower = (state: State): number => WORTH.power[roundsLeft(state)];

/** Less than this is no reason to touch a blueprint. */
const LEAST_GAIN = 0.02;

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
        const value = gain(partAt(player, type, slot), part);
        if (value > most) most = value;
      }
    }
  }
  return most > LEAST_GAIN ? 1.5 * most * perPower(state) : NEVER;
}

/** What a part is worth somewhere; taking one off that was put on never is, as long as another may cover it. */
export const part: Guess = (state, _frame, seat, option) => {
  if (option === DONE) return 0;
  if (option < PART_CHOICE) return NEVER;
  const most = best(state.players[seat], option - PART_CHOICE);
  return most > LEAST_GAIN ? most * perPower(state) : NEVER;
};

export const slot: Guess<'upgrade-slot' | 'ancient-part'> = (state, frame, seat, option) => {
  if (frame.step === 'ancient-part' && option === KEEP_PART) return 0.1;
  const type = Math.trunc(option / SLOTS);
  return gainAt(state.players[seat], frame.part, type, option % SLOTS) * perPower(state);
};
