/** The final count (MOO-11.1 to MOO-11.6). */
import { amountOf } from './counting.ts';
import { CARDS } from './data/buildings.ts';
import type { Ability } from './data/effects.ts';
import type { Player } from './state.ts';

/** Points printed on all buildings, covered or not. */
export function printedPoints(player: Player): number {
  let sum = 0;
  for (const system of player.systems) for (const card of system) sum += CARDS[card].points ?? 0;
  return sum;
}

/** What a building marked «?» is worth to its owner now; 0 for any other. */
function effectPoints(player: Player, card: number): number {
  let sum = 0;
  for (const ability of CARDS[card].abilities) sum += pointsOf(player, ability);
  return sum;
}

const pointsOf = (player: Player, ability: Ability): number =>
  ability.timing === 'endOfGame' ? amountOf(player, ability.points) : 0;

/** End-of-game effects of all buildings; every copy counts for itself. */
export function allEffectPoints(player: Player): number {
  let sum = 0;
  for (const system of player.systems) {
    for (const card of system) if (CARDS[card].points === null) sum += effectPoints(player, card);
  }
  return sum;
}

export const finalScore = (player: Player): number =>
  player.points + player.loyalty + printedPoints(player) + allEffectPoints(player);

/** Negative if `a` stands before `b`: score, then loyalty, then resources (MOO-11.6). */
export const compareScores = (a: Player, b: Player): number =>
  finalScore(b) - finalScore(a) || b.loyalty - a.loyalty || wealth(b) - wealth(a);

/** Resources left over, the last thing that breaks a tie. */
export const wealth = ({ resources }: Player): number => resources[0] + resources[1] + resources[2];
