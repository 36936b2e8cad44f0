/** Upgrading: which part, and where. */
import {
  CANNONS,
  COMPUTER,
  ENERGY,
  HULL,
  INITIATIVE,
  MISSILES,
  MOVEMENT,
  partAt,
  planOf,
  SHIELD,
  STATS,
} from '../../blueprints.ts';
import { PARTS } from '../../data/parts.ts';
import { SHIP_TYPES, STARBASE } from '../../data/ships.ts';
import { isDrive } from '../../installing.ts';
import { type Player, SLOTS, type State } from '../../state.ts';
import { ancientPartChoices } from '../../steps/discovery.ts';
import { upgradeChoices } from '../../steps/upgrade.ts';
import { powerOf } from '../power.ts';
import { roundsLeft } from '../time.ts';
import { WORTH } from '../worth.ts';
import type { Guess } from './guess.ts';

const TAKE_OFF = upgradeChoices.make['take-off'](0, 0);
const PART_CHOICE = upgradeChoices.make.part(0);
const DONE = upgradeChoices.make.done();
const KEEP_PART = ancientPartChoices.make['keep-part']();

/** Adds a part to a design, or with −1 takes it away. */
function count(designs: number[], type: number, index: number, sign: number): void {
  if (index < 0) return;
  const part = PARTS[index];
  const first = type * STATS;
  designs[first + ENERGY] += sign * part.energy;
  designs[first + INITIATIVE] += sign * part.initiative;
  designs[first + MOVEMENT] += sign * part.move;
  designs[first + COMPUTER] += sign * part.computer;
  designs[first + SHIELD] += sign * part.shield;
  designs[first + HULL] += sign * part.hull;
  if (part.dice > 0)
    designs[first + (part.kind === 'missile' ? MISSILES : CANNONS) + part.die] += sign * part.dice;
}

/** How much a type matters: ships on the map, and those that could be built. */
const NUMBERS = [8, 4, 2, 4];
const matter = (player: Player, type: number): number =>
  NUMBERS[type] - player.unbuilt[type] + (type === STARBASE ? 0.3 : 1);

/** What a part on a slot adds to a player's power. */
function gain(player: Player, part: number, type: number, slot: number, needsEnergy: boolean) {
  if (type === STARBASE && isDrive(part)) return -1;
  const { designs } = player;
  const old = partAt(player, type, slot);
  const first = type * STATS;
  const before = powerOf(player, type) + 0.15 * Math.min(3, designs[first + MOVEMENT]);
  count(designs, type, old, -1);
  count(designs, type, part, 1);
  const legal =
    (!needsEnergy || designs[first + ENERGY] >= 0) &&
    (type === STARBASE || designs[first + MOVEMENT] > 0);
  const after =
    powerOf(player, type) +
    0.15 * Math.min(3, designs[first + MOVEMENT]) +
    0.02 * Math.min(6, designs[first + ENERGY]);
  count(designs, type, part, -1);
  count(designs, type, old, 1);
  return legal ? (after - before) * matter(player, type) : -1;
}

function best(player: Player, part: number): number {
  let most = -1;
  for (const type of SHIP_TYPES) {
    const { length } = planOf(player, type).slots;
    for (let slot = 0; slot < length; slot++) {
      const value = gain(player, part, type, slot, true);
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
  let most = 0;
  for (let part = 0; part < PARTS.length; part++) {
    if (!mayInstall(part)) continue;
    const value = best(state.players[seat], part);
    if (value > most) most = value;
  }
  return most * fading(state);
}

export const part: Guess = (state, _frame, seat, option) => {
  if (option === DONE) return 0;
  if (option >= PART_CHOICE) return best(state.players[seat], option - PART_CHOICE) * fading(state);
  const at = option - TAKE_OFF;
  const type = Math.trunc(at / SLOTS);
  const printed = planOf(state.players[seat], type).slots[at % SLOTS];
  return gain(state.players[seat], printed, type, at % SLOTS, false) * fading(state) - 0.1;
};

export const slot: Guess = (state, frame, seat, option) => {
  if (frame.step === 'ancient-part' && option === KEEP_PART) return 0.1;
  const type = Math.trunc(option / SLOTS);
  return gain(state.players[seat], frame.part, type, option % SLOTS, true) * fading(state);
};
