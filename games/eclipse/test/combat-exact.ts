/**
 * Exact chances of small battles, written apart from the code of the game: every throw of every group
 * is enumerated, round after round, until next to nothing is undecided. Each side has one ship type,
 * and shoots at the most damaged ship first.
 */
import { hitsFrom } from '../combat/dice.ts';
import { actingRank } from '../combat/initiative.ts';
import type { Contender, Squadron } from '../combat/odds.ts';

const DAMAGE = [1, 2, 4];

/** Damage of each living ship, the most damaged first. */
type Ships = readonly number[];
/** Defender and attacker. */
type Situation = readonly [Ships, Ships];
type Chances = Map<string, { situation: Situation; chance: number }>;

function add(chances: Chances, situation: Situation, chance: number): void {
  const key = JSON.stringify(situation);
  const known = chances.get(key);
  if (known) known.chance += chance;
  else chances.set(key, { situation, chance });
}

/** Hits one after the other, the heavy ones first, on the most damaged ship. */
function damaged(ships: Ships, hull: number, hits: readonly number[]): Ships {
  let left = [...ships];
  for (const hit of hits) {
    if (left.length === 0) break;
    const [first, ...rest] = left;
    left = first + hit > hull ? rest : [first + hit, ...rest].sort((a, b) => b - a);
  }
  return left;
}

/** All ways in which some dice can hit: damages and the chance of that. */
function throws(dice: readonly number[], chance: number): { hits: number[]; chance: number }[] {
  let all: { hits: number[]; chance: number }[] = [{ hits: [], chance: 1 }];
  dice.forEach((perShip, colour) => {
    for (let i = 0; i < perShip; i++) {
      all = all.flatMap(({ hits, chance: so }) => [
        { hits: [DAMAGE[colour], ...hits], chance: so * chance },
        { hits, chance: so * (1 - chance) },
      ]);
    }
  });
  return all;
}

function act(chances: Chances, side: 0 | 1, squads: readonly Squadron[], volley: boolean): Chances {
  const shooter = squads[side].stats;
  const target = squads[1 - side].stats;
  const chance = (7 - hitsFrom(shooter.computer, target.shield)) / 6;
  const next: Chances = new Map();
  for (const { situation, chance: so } of chances.values()) {
    const perShip = volley ? shooter.missiles : shooter.cannons;
    const dice = perShip.map((n) => n * situation[side].length);
    if (situation[1 - side].length === 0) {
      add(next, situation, so);
      continue;
    }
    for (const thrown of throws(dice, chance)) {
      const after = damaged(situation[1 - side], target.hull, thrown.hits);
      add(next, side === 0 ? [situation[0], after] : [after, situation[1]], so * thrown.chance);
    }
  }
  return next;
}

function sum(chances: Chances, which: (situation: Situation) => boolean): number {
  let total = 0;
  for (const { situation, chance } of chances.values()) if (which(situation)) total += chance;
  return total;
}

const undecided = (chances: Chances): number =>
  sum(chances, ([defender, attacker]) => defender.length > 0 && attacker.length > 0);

/** The attacker's chance to win. */
export function exactChance(defender: Contender, attacker: Contender): number {
  const squads = [defender.squadrons[0], attacker.squadrons[0]];
  const rank = (side: number) =>
    actingRank(squads[side].stats.initiative, side === 0, squads[side].ship);
  const order: readonly (0 | 1)[] = rank(0) > rank(1) ? [0, 1] : [1, 0];
  let chances: Chances = new Map();
  add(chances, [Array(squads[0].count).fill(0), Array(squads[1].count).fill(0)], 1);
  for (const side of order) chances = act(chances, side, squads, true);
  while (undecided(chances) > 1e-9)
    for (const side of order) chances = act(chances, side, squads, false);
  return sum(chances, ([left]) => left.length === 0);
}
