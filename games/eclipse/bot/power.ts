/** How strong fleets are, at a glance: for choosing fights, not for fighting them. */
import { CANNONS, COMPUTER, HULL, INITIATIVE, MISSILES, SHIELD, STATS } from '../blueprints.ts';
import { ANCIENT, GCDS, NPCS } from '../data/npcs.ts';
import { DIE_DAMAGE } from '../data/parts.ts';
import { SHIP_TYPES, SHIPS, STARBASE } from '../data/ships.ts';
import { atPeaceWithAncients, fleetAt, isGuarded, shipsIn } from '../ships.ts';
import type { Player, State } from '../state.ts';

/** One side of a possible battle. */
export interface Side {
  /** Damage that its dice would deal in a round if every die hit, by computer 0 to 7. */
  readonly damage: Float64Array;
  /** The same for missiles. */
  readonly missiles: Float64Array;
  /** Damage that it can take. */
  toughness: number;
  /** Shields and initiative, each ship counted. */
  shields: number;
  initiative: number;
  ships: number;
}

const COMPUTERS = 8;

export const newSide = (): Side => ({
  damage: new Float64Array(COMPUTERS),
  missiles: new Float64Array(COMPUTERS),
  toughness: 0,
  shields: 0,
  initiative: 0,
  ships: 0,
});

export function clear(side: Side): void {
  side.damage.fill(0);
  side.missiles.fill(0);
  side.toughness = 0;
  side.shields = 0;
  side.initiative = 0;
  side.ships = 0;
}

/** Adds so many ships of a player's type. */
export function addShips(side: Side, player: Player, type: number, n: number): void {
  const { designs } = player;
  const first = type * STATS;
  let damage = 0;
  let missiles = 0;
  for (let colour = 0; colour < 3; colour++) {
    damage += designs[first + CANNONS + colour] * DIE_DAMAGE[colour];
    missiles += designs[first + MISSILES + colour] * DIE_DAMAGE[colour];
  }
  const computer = Math.min(COMPUTERS - 1, designs[first + COMPUTER]);
  side.damage[computer] += n * damage;
  side.missiles[computer] += n * missiles;
  side.toughness += n * (designs[first + HULL] + 1);
  side.shields += n * designs[first + SHIELD];
  side.initiative += n * designs[first + INITIATIVE];
  side.ships += n;
}

/** Adds a fleet. */
export function addFleet(side: Side, player: Player, fleet: number): void {
  for (const type of SHIP_TYPES) {
    const n = shipsIn(fleet, type);
    if (n > 0) addShips(side, player, type, n);
  }
}

function addNpcs(side: Side, npc: number, n: number): void {
  const { computer, dice, die, hull, shield, initiative } = NPCS[npc];
  side.damage[computer] += n * dice * DIE_DAMAGE[die];
  side.toughness += n * (hull + 1);
  side.shields += n * shield;
  side.initiative += n * initiative;
  side.ships += n;
}

/** Everything hostile to a seat in a sector. */
export function addEnemies(side: Side, state: State, sector: number, seat: number): void {
  if (isGuarded(state, sector)) addNpcs(side, GCDS, 1);
  const { ancients } = state;
  if (ancients[sector] > 0 && !atPeaceWithAncients(state, seat))
    addNpcs(side, ANCIENT, ancients[sector]);
  for (let other = 0; other < state.players.length; other++) {
    const fleet = fleetAt(state, sector, other);
    if (fleet !== 0 && other !== seat) addFleet(side, state.players[other], fleet);
  }
}

/** Damage that gets through to an enemy in a round. */
function force(damage: Float64Array, enemy: Side): number {
  const shield = enemy.ships > 0 ? enemy.shields / enemy.ships : 0;
  let sum = 0;
  for (let computer = 0; computer < COMPUTERS; computer++) {
    if (damage[computer] === 0) continue;
    const faces = 1 + computer - shield;
    sum += damage[computer] * (faces < 1 ? 1 : faces > 5 ? 5 : faces);
  }
  return sum / 6;
}

/** Never quite nothing: a fleet without cannons can still be lucky. */
const LEAST = 0.02;
/** Firing first is worth as much as this. */
const FIRST_SHOT = 1.12;
/** How decisive an advantage is. */
const DECISIVE = 2.8;

/** What is left of a fleet's fire on average while it is worn down: one ship fires until it is lost. */
const whileWorn = (ships: number): number => (ships + 1) / (2 * ships);

/**
 * The chance that one side beats the other, roughly: fitted to 3,100 battles that came up between bots,
 * as `battleOdds` has them, and off by 4 % on average.
 */
export function winChance(own: Side, enemy: Side): number {
  if (enemy.ships === 0) return 1;
  if (own.ships === 0) return 0;
  const enemyLeft = Math.max(0.3, enemy.toughness - force(own.missiles, enemy));
  const ownLeft = Math.max(0.3, own.toughness - force(enemy.missiles, own));
  const faster = own.initiative * enemy.ships - enemy.initiative * own.ships;
  const edge = faster > 0 ? FIRST_SHOT : faster < 0 ? 1 / FIRST_SHOT : 1;
  const ratio =
    (edge * (force(own.damage, enemy) + LEAST) * whileWorn(own.ships) * ownLeft) /
    ((force(enemy.damage, own) + LEAST) * whileWorn(enemy.ships) * enemyLeft);
  const weight = ratio ** DECISIVE;
  return weight / (1 + weight);
}

/** The share of a fleet that a battle costs which is won with such a chance. */
export const lossesAt = (chance: number): number => 1 - chance * (0.72 + 0.2 * chance ** 8);

/** Ships of a type that a player has on the map. */
export const builtShips = (player: Player, type: number): number =>
  SHIPS[type].supply - player.unbuilt[type];

/** Missiles fire once. */
const MISSILE_SHARE = 0.6;

/** What dice amount to in a battle. */
export const firepower = (dice: number, die: number, missiles: boolean): number =>
  dice > 0 ? dice * DIE_DAMAGE[die] * (missiles ? MISSILE_SHARE : 1) : 0;

/** What all dice of a player's ship type amount to. */
export function firepowerOf({ designs }: Player, type: number): number {
  const first = type * STATS;
  let sum = 0;
  for (let die = 0; die < DIE_DAMAGE.length; die++) {
    sum +=
      (designs[first + CANNONS + die] + MISSILE_SHARE * designs[first + MISSILES + die]) *
      DIE_DAMAGE[die];
  }
  return sum;
}

/** What shields make of a hull: the first one halves what Ancients hit with, another helps against few. */
const FIRST_SHIELD = 0.35;
const EACH_SHIELD = 0.25;

/** What one ship of such a design amounts to against nobody in particular. */
export function strength(
  type: number,
  fire: number,
  computer: number,
  hull: number,
  shield: number,
  initiative: number,
): number {
  const faces = Math.min(4, 0.6 + computer);
  const shielded = shield > 0 ? 1 + FIRST_SHIELD + EACH_SHIELD * shield : 1;
  const toughness = (hull + 1) * shielded;
  const speed = 1 + 0.04 * initiative;
  const reach = type === STARBASE ? 0.6 : 1;
  return reach * speed * Math.sqrt((fire * faces * toughness) / 6 + 0.02);
}

/** What one ship of a player's type amounts to. */
export function powerOf(player: Player, type: number): number {
  const { designs } = player;
  const first = type * STATS;
  return strength(
    type,
    firepowerOf(player, type),
    designs[first + COMPUTER],
    designs[first + HULL],
    designs[first + SHIELD],
    designs[first + INITIATIVE],
  );
}
