/** Ships: what they can do, how far they get, where they are. */
import { NONE } from '@orrery/kernel';
import { SHIP_TYPES, UPGRADES } from './data/index.ts';
import { SHIP, type ShipAbility } from './data/terms.ts';
import { openTo, REGION_COUNT, within } from './frontier.ts';
import { RULE, ruleFor, ruleOfShip } from './rules.ts';
import { BARGE, BAY, type Player, SETTLED, type State, SUPPLY, WRECK } from './state.ts';

/** Types of the nine ships of a player. */
export const TYPE_OF_SHIP: readonly number[] = SHIP_TYPES.flatMap(({ count }, type) =>
  new Array<number>(count).fill(type),
);
export const TYPES = SHIP_TYPES.length;
/** The first ship of each type, and one past the last. */
export const FIRST_OF_TYPE: readonly number[] = [0, 1, 2, 3, 4].map((type) =>
  type === TYPES ? TYPE_OF_SHIP.length : TYPE_OF_SHIP.indexOf(type),
);

interface Stats {
  readonly range: number;
  readonly weapons: number;
  readonly shields: number;
  readonly targeting: number;
  readonly attack: boolean;
  readonly hyperdrive: boolean;
  readonly jump: boolean;
}

interface Printed {
  readonly range: number;
  readonly weapons: number;
  readonly shields: number;
  readonly targeting: number;
  readonly abilities: readonly ShipAbility[];
}

const statsOf = ({ range, weapons, shields, targeting, abilities }: Printed): Stats => ({
  range,
  weapons,
  shields,
  targeting,
  attack: abilities.includes('attack'),
  hyperdrive: abilities.includes('hyperdrive'),
  jump: abilities.includes('jump'),
});
const PRINTED = SHIP_TYPES.map((type) => statsOf({ ...type, targeting: 0 }));
const UPGRADED = UPGRADES.map(statsOf);

/** What ships of a type can do: their upgrade replaces what is printed (AE-4.12.2). */
export function shipStats({ upgrades }: Player, type: number): Stats {
  const tile = upgrades[type];
  return tile === NONE ? PRINTED[type] : UPGRADED[tile];
}

export const isOnMap = (place: number): boolean => place >= 0 && place < REGION_COUNT;

/** Whether ships of a type may enter and cross nebulae (AE-4.3.8). */
export const hasHyperdrive = (state: State, seat: number, type: number): boolean =>
  shipStats(state.players[seat], type).hyperdrive || ruleFor(state, seat, RULE.hyperdrive) > 0;

/** The first ship of a type at a place, or NONE. */
export function shipAt({ ships }: Player, type: number, place: number): number {
  for (let ship = FIRST_OF_TYPE[type]; ship < FIRST_OF_TYPE[type + 1]; ship++) {
    if (ships[ship] === place) return ship;
  }
  return NONE;
}

/** Ships that are built and not inside outposts. */
export function ownShips({ ships }: Player): number {
  let count = 0;
  for (let ship = 0; ship < ships.length; ship++) {
    if (ships[ship] !== SUPPLY && ships[ship] !== SETTLED) count++;
  }
  return count;
}

export const isInScrapyard = (place: number): boolean => place === WRECK || place === BARGE;

export const hasUnbuilt = (player: Player, type: number): boolean =>
  shipAt(player, type, SUPPLY) !== NONE;

/**
 * Regions that a ship in the launch bay could be launched to by its range, from ships on the map:
 * some of them may measure farther (Galacton).
 */
export function launchReach(
  state: State,
  seat: number,
  range: number,
  hyperdrive: boolean,
  open: number,
): number {
  const player = state.players[seat];
  const passable = openTo(open, hyperdrive);
  let usual = 0;
  let farther = 0;
  let more = 0;
  for (let ship = 0; ship < player.ships.length; ship++) {
    const at = player.ships[ship];
    if (!isOnMap(at)) continue;
    const extra = ruleOfShip(player, TYPE_OF_SHIP[ship], RULE['range-from-here']);
    if (extra > 0) {
      farther |= 1 << at;
      more = extra;
    } else usual |= 1 << at;
  }
  return within(usual, range, passable) | within(farther, range + more, passable);
}

/** Titanium that a new ship costs, after a discount (AE-4.20.6). */
export function shipPrice(state: State, seat: number, type: number, discount: number): number {
  const { cost } = SHIP_TYPES[type];
  const forged = Math.max(1, cost - ruleFor(state, seat, RULE['ship-discount']));
  return Math.max(0, forged - discount);
}

/** Whether a transport may become an outpost: some other ship must remain (AE-4.13.5). */
export const canSpareShip = (player: Player): boolean => ownShips(player) > 1;

export const inBay = (player: Player, type: number): boolean => shipAt(player, type, BAY) !== NONE;
export const isTransport = (ship: number): boolean => TYPE_OF_SHIP[ship] === SHIP.transport;
