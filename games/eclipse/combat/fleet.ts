/**
 * A fleet as battles are reckoned with: living ships counted by type and damage, in flat arrays that
 * are filled anew and never allocated while fighting. Both the rules (for ships that nobody plays)
 * and the odds work on it.
 */
import { DIE_DAMAGE } from '../data/parts.ts';
import { SHIP_TYPES, SHIPS } from '../data/ships.ts';
import { hitChance } from './dice.ts';

/** Damage that a ship can bear runs from 0 to one less: no design has more hull than 15. */
export const HULLS = 16;
export const TYPES = SHIP_TYPES.length;
const COLOURS = 3;

/** What a ship type brings into battle; a `Design` is one. */
export interface CombatStats {
  readonly initiative: number;
  readonly computer: number;
  readonly shield: number;
  readonly hull: number;
  /** Dice by colour: yellow, orange, red. */
  readonly cannons: readonly number[];
  readonly missiles: readonly number[];
}

export class Fleet {
  /** Living ships by type × HULLS + damage. */
  readonly ships = new Uint8Array(TYPES * HULLS);
  /** Living ships by type. */
  readonly count = new Uint8Array(TYPES);
  /** All living ships. */
  total = 0;
  /** Damage of the most damaged ship of each type. */
  readonly worst = new Uint8Array(TYPES);
  /** Types that leave when their turn comes, as bits. */
  leaving = 0;

  readonly initiative = new Int8Array(TYPES);
  readonly computer = new Int8Array(TYPES);
  readonly shield = new Int8Array(TYPES);
  readonly hull = new Int8Array(TYPES);
  /** Dice of one ship, by type × 3 + colour. */
  readonly cannons = new Uint8Array(TYPES * COLOURS);
  readonly missiles = new Uint8Array(TYPES * COLOURS);
  /** Reputation tiles for destroying one, by type. */
  readonly reputation = new Uint8Array(TYPES);

  clear(): void {
    this.ships.fill(0);
    this.count.fill(0);
    this.worst.fill(0);
    this.cannons.fill(0);
    this.missiles.fill(0);
    this.total = 0;
    this.leaving = 0;
  }

  describe(type: number, stats: CombatStats, reputation: number): void {
    if (stats.hull >= HULLS) throw new Error(`no ship has a hull of ${stats.hull}`);
    this.initiative[type] = stats.initiative;
    this.computer[type] = stats.computer;
    this.shield[type] = stats.shield;
    this.hull[type] = stats.hull;
    for (let colour = 0; colour < COLOURS; colour++) {
      this.cannons[type * COLOURS + colour] = stats.cannons[colour];
      this.missiles[type * COLOURS + colour] = stats.missiles[colour];
    }
    this.reputation[type] = reputation;
  }

  add(type: number, damage: number, ships: number): void {
    this.ships[type * HULLS + damage] += ships;
    this.count[type] += ships;
    this.total += ships;
    if (ships > 0 && damage > this.worst[type]) this.worst[type] = damage;
  }

  /** Damages the most damaged ship of a type; true if that destroys it. */
  hit(type: number, damage: number): boolean {
    const at = this.worst[type];
    const base = type * HULLS;
    this.ships[base + at]--;
    const after = at + damage;
    if (after <= this.hull[type]) {
      this.ships[base + after]++;
      this.worst[type] = after;
      return false;
    }
    this.count[type]--;
    this.total--;
    this.findWorst(type);
    return true;
  }

  /** A type leaves, all its ships at once. */
  withdraw(type: number): void {
    this.total -= this.count[type];
    this.count[type] = 0;
    this.ships.fill(0, type * HULLS, type * HULLS + HULLS);
    this.worst[type] = 0;
  }

  private findWorst(type: number): void {
    const base = type * HULLS;
    let at = this.worst[type];
    while (at > 0 && this.ships[base + at] === 0) at--;
    this.worst[type] = at;
  }

  /** Takes over the living ships of another fleet of the same make. */
  copyShips(from: Fleet): void {
    this.ships.set(from.ships);
    this.count.set(from.count);
    this.worst.set(from.worst);
    this.total = from.total;
    this.leaving = from.leaving;
  }
}

/** Dice that all living ships of a type throw, by colour; the first place of its stats. */
export const diceOf = (type: number): number => type * COLOURS;

/**
 * How much a ship is worth shooting at, by type × HULLS + damage: the higher the sooner. Ships that
 * nobody plays go by size and, among equals, by what is left of the hull (ECL-13.11).
 */
export function rankBySize(rank: Float64Array): void {
  for (let type = 0; type < TYPES; type++) {
    for (let damage = 0; damage < HULLS; damage++)
      rank[type * HULLS + damage] = SHIPS[type].size * HULLS + damage;
  }
}

/** Kept from being zero: an unarmed ship is still worth shooting. */
const UNARMED = 0.2;

/**
 * A sensible player's order: whatever takes most firepower off the enemy for the damage that it
 * still needs. `volley`: missiles that are yet to be fired count too.
 */
export function rankByThreat(
  rank: Float64Array,
  shooter: Fleet,
  target: Fleet,
  volley: boolean,
): void {
  const shield = averageShield(shooter);
  for (let type = 0; type < TYPES; type++) {
    const chance = hitChance(target.computer[type], shield);
    const first = diceOf(type);
    let damage = 0;
    for (let colour = 0; colour < COLOURS; colour++) {
      const dice = target.cannons[first + colour] + (volley ? target.missiles[first + colour] : 0);
      damage += dice * DIE_DAMAGE[colour];
    }
    const threat = damage * chance + UNARMED + target.reputation[type] * 0.1;
    for (let at = 0; at < HULLS; at++) {
      const need = Math.max(1, target.hull[type] + 1 - at);
      rank[type * HULLS + at] = threat / need;
    }
  }
}

function averageShield(fleet: Fleet): number {
  let sum = 0;
  for (let type = 0; type < TYPES; type++) sum += fleet.shield[type] * fleet.count[type];
  return fleet.total === 0 ? 0 : Math.round(sum / fleet.total);
}
