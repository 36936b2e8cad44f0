/** Attacks compared and priced, with the bonuses of both sides. */
import { NONE } from '@orrery/kernel';
import {
  PRICE_ATTACKED,
  PRICE_ATTACKING,
  STRENGTH_ATTACKED,
  STRENGTH_ATTACKING,
} from './abilities.ts';
import { ATTACK, ATTACK_LIMIT } from './data/actions.ts';
import { type Player, RACE_PLACE, type State, sourceAt } from './state.ts';

export const FLEET = 1;

function sum(player: Player, table: Int8Array): number {
  let all = 0;
  for (let place = 0; place <= RACE_PLACE; place++) {
    const source = sourceAt(player, place);
    if (source !== NONE) all += table[source];
  }
  return all;
}

/** Fleets that count when this player attacks (MOO-8.2). */
export const attackStrength = (player: Player): number =>
  player.resources[FLEET] + sum(player, STRENGTH_ATTACKING);

/** Fleets that count when this player is attacked. */
export const defenceStrength = (player: Player): number =>
  player.resources[FLEET] + sum(player, STRENGTH_ATTACKED);

/** Fleets that an attack costs (MOO-8.4, MOO-8.5). */
export const attackPrice = (attacker: Player, victim: Player): number =>
  Math.max(
    ATTACK.priceMin,
    ATTACK.price + sum(attacker, PRICE_ATTACKING) + sum(victim, PRICE_ATTACKED),
  );

/** Attacks on one opponent in a round (MOO-8.1). */
const attackLimit = (seats: number): number => ATTACK_LIMIT[seats];

/** Bonus fleets count in the comparison and pay for nothing (MOO-8.3). */
export function canAttack(state: State, seat: number, target: number): boolean {
  const attacker = state.players[seat];
  const victim = state.players[target];
  const fleets = attacker.resources[FLEET];
  // The cheapest attack of all is out of reach: no need to look at anybody's cards.
  if (seat === target || fleets < ATTACK.priceMin) return false;
  if (victim.markers[seat] >= attackLimit(state.players.length)) return false;
  return (
    attackStrength(attacker) >= defenceStrength(victim) && fleets >= attackPrice(attacker, victim)
  );
}
