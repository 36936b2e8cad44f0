/**
 * Automatic targeting. Ships that nobody plays aim by this rule (ECL-13.11); the odds and hints use
 * it for players too, with another ranking of targets.
 */
import { DIE_DAMAGE } from '../data/parts.ts';
import { hitsFrom } from './dice.ts';
import { type Fleet, HULLS, TYPES } from './fleet.ts';

const YELLOW_DAMAGE = DIE_DAMAGE[0];
const ORANGE_DAMAGE = DIE_DAMAGE[1];
const RED_DAMAGE = DIE_DAMAGE[2];

/** Thrown dice by colour × 8 + face: how many show that face *or more*; none shows 7. */
export class Throw {
  readonly atLeast = new Uint8Array(24);
  /** From which face on each type of the target is hit: what `aim` worked out last. */
  readonly hits = new Uint8Array(TYPES);

  clear(): void {
    this.atLeast.fill(0);
  }

  /** Adds one die. A 1 hits nothing and isn't kept. */
  add(colour: number, face: number): void {
    for (let f = 2; f <= face; f++) this.atLeast[colour * 8 + f]++;
  }

  /** Damage of all dice that show so much or more. */
  damage(from: number): number {
    const { atLeast } = this;
    return (
      atLeast[from] * YELLOW_DAMAGE +
      atLeast[8 + from] * ORANGE_DAMAGE +
      atLeast[16 + from] * RED_DAMAGE
    );
  }

  /** The lowest face of so much or more among the dice of a colour, which must be there. */
  lowest(colour: number, from: number): number {
    const base = colour * 8;
    let face = from;
    while (face < 6 && this.atLeast[base + face] === this.atLeast[base + face + 1]) face++;
    return face;
  }

  take(colour: number, face: number): void {
    for (let f = 2; f <= face; f++) this.atLeast[colour * 8 + f]--;
  }
}

/** Which die went where, in order: what `aim` decided last. */
export class Aimed {
  length = 0;
  readonly colour = new Uint8Array(256);
  readonly face = new Uint8Array(256);
  readonly type = new Uint8Array(256);
  /** Damage of the ship before this die. */
  readonly before = new Uint8Array(256);

  note(colour: number, face: number, type: number, before: number): void {
    const at = this.length++;
    this.colour[at] = colour;
    this.face[at] = face;
    this.type[at] = type;
    this.before[at] = before;
  }
}

/**
 * Goes through the enemy ships by rank and destroys each one that the hits can destroy, spending no
 * more and no higher dice than needed; what is left goes to the best-ranked ship that it hits.
 * Notes in `aimed` which die went where, damages `target` and returns the reputation of what was destroyed.
 */
export function aim(
  dice: Throw,
  computer: number,
  target: Fleet,
  rank: Float64Array,
  aimed: Aimed | null,
): number {
  let reputation = 0;
  let lowest = 7;
  if (aimed !== null) aimed.length = 0;
  for (let type = 0; type < TYPES; type++) {
    if (target.count[type] === 0) continue;
    const face = hitsFrom(computer, target.shield[type]);
    dice.hits[type] = face;
    if (face < lowest) lowest = face;
  }
  if (dice.damage(lowest) === 0) return 0;
  for (;;) {
    const type = bestVictim(dice, target, rank);
    if (type < 0) break;
    destroy(dice, target, type, aimed);
    reputation += target.reputation[type];
  }
  if (target.total > 0) spendRest(dice, lowest, target, rank, aimed);
  return reputation;
}

/** The best-ranked type whose most damaged ship the dice can destroy, or −1. */
function bestVictim(dice: Throw, target: Fleet, rank: Float64Array): number {
  let best = -1;
  let bestRank = -1;
  for (let type = 0; type < TYPES; type++) {
    if (target.count[type] === 0) continue;
    const damage = target.worst[type];
    const value = rank[type * HULLS + damage];
    if (value <= bestRank) continue;
    if (dice.damage(dice.hits[type]) <= target.hull[type] - damage) continue;
    best = type;
    bestRank = value;
  }
  return best;
}

/** Destroys the most damaged ship of a type with as little damage as the dice allow. */
function destroy(dice: Throw, target: Fleet, type: number, aimed: Aimed | null): void {
  const face = dice.hits[type];
  const yellow = dice.atLeast[face];
  const orange = dice.atLeast[8 + face];
  const red = dice.atLeast[16 + face];
  let need = target.hull[type] + 1 - target.worst[type];
  let reds = Math.min(red, Math.floor(need / RED_DAMAGE));
  need -= reds * RED_DAMAGE;
  let oranges = Math.min(orange, Math.floor(need / ORANGE_DAMAGE));
  need -= oranges * ORANGE_DAMAGE;
  let yellows = Math.min(yellow, need);
  if (need > yellows) {
    // No small dice left: one that does too much. A red one makes all smaller ones needless.
    if (orange > oranges) oranges++;
    else {
      reds++;
      oranges = 0;
      yellows = 0;
    }
  }
  spend(dice, target, type, 2, reds, RED_DAMAGE, aimed);
  spend(dice, target, type, 1, oranges, ORANGE_DAMAGE, aimed);
  spend(dice, target, type, 0, yellows, YELLOW_DAMAGE, aimed);
}

/** Spends so many of the lowest sufficient dice of a colour on the most damaged ship of a type. */
function spend(
  dice: Throw,
  target: Fleet,
  type: number,
  colour: number,
  count: number,
  damage: number,
  aimed: Aimed | null,
): void {
  for (let i = 0; i < count; i++) {
    const face = dice.lowest(colour, dice.hits[type]);
    dice.take(colour, face);
    aimed?.note(colour, face, type, target.worst[type]);
    target.hit(type, damage);
  }
}

/** Hits that destroy nothing: the highest damage first, each to the best-ranked ship. */
function spendRest(
  dice: Throw,
  lowest: number,
  target: Fleet,
  rank: Float64Array,
  aimed: Aimed | null,
): void {
  for (let colour = 2; colour >= 0; colour--) {
    const base = colour * 8;
    for (let face = lowest; face <= 6; face++) {
      const count = dice.atLeast[base + face] - dice.atLeast[base + face + 1];
      if (count === 0) continue;
      // Damage only raises a ship's rank: the best one stays the best.
      const type = bestHit(dice, face, target, rank);
      if (type < 0) continue;
      for (let i = 0; i < count; i++) {
        aimed?.note(colour, face, type, target.worst[type]);
        target.hit(type, DIE_DAMAGE[colour]);
      }
    }
  }
}

function bestHit(dice: Throw, face: number, target: Fleet, rank: Float64Array): number {
  let best = -1;
  let bestRank = -1;
  for (let type = 0; type < TYPES; type++) {
    if (target.count[type] === 0 || face < dice.hits[type]) continue;
    const value = rank[type * HULLS + target.worst[type]];
    if (value > bestRank) {
      best = type;
      bestRank = value;
    }
  }
  return best;
}
