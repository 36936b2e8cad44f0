/**
 * What would come of a battle: simulated, with everybody attacking to the end and aiming sensibly.
 * Needs no position of a game, only what the ships can do; fast enough for a page that answers while
 * one looks at a move, and for bots.
 */
import { has, including } from '../bits.ts';
import { NPCS } from '../data/npcs.ts';
import { MOST_REPUTATION_DRAWN, REPUTATION_FOR_FIGHTING } from '../data/reputation.ts';
import { SHIPS } from '../data/ships.ts';
import { Arena, MOST_FLEETS, type Moment } from './fight.ts';
import { type CombatStats, TYPES } from './fleet.ts';

/** All ships of one type in a fleet. */
export interface Squadron {
  /** Ship type; 0 for ships that nobody plays. */
  readonly ship: number;
  readonly count: number;
  readonly stats: CombatStats;
  /** Damage of the ships that have any; the others are whole. */
  readonly damage?: readonly number[];
  /** They leave when their turn comes and don't fire any more. */
  readonly leaving?: boolean;
}

/** Ancients or the Defense System (index into NPCS), or a player's ships. */
export interface Contender {
  readonly npc?: number;
  /** At peace with Ancients: if only those are left, nobody fights. */
  readonly peaceful?: boolean;
  readonly squadrons: readonly Squadron[];
}

export interface OddsQuestion {
  /** From the bottom of the ladder to the top (ECL-12.4): with two, the defender and the attacker. */
  readonly fleets: readonly Contender[];
  /** Battles to fight out at most. */
  readonly samples?: number;
  /** How close to the truth is close enough: fewer battles do for what is nearly certain. */
  readonly margin?: number;
  /** Where in the battle of the two highest to begin, if it has begun. */
  readonly moment?: Moment;
  readonly seed?: number;
}

export interface Odds {
  readonly samples: number;
  /** The chance of each fleet to be the only one left. */
  readonly win: readonly number[];
  /** Nobody is left. */
  readonly mutual: number;
  /** Some attacker has to leave because nobody has a cannon. */
  readonly stalemate: number;
  /** Ships that each fleet has left on average, by ship type. */
  readonly survivors: readonly (readonly number[])[];
  /** Reputation tiles that each fleet draws on average. */
  readonly reputation: readonly number[];
  /** The true chances lie this close to those given, in 95 of 100 cases, at worst. */
  readonly margin: number;
}

/** ±1 %, and battles enough for that if the chances are even. */
const STANDARD_MARGIN = 0.01;
const STANDARD_SAMPLES = 10_000;
/** Before so many battles nobody asks whether it is enough. */
const FEWEST_SAMPLES = 1000;
/** 97.5 % of a normal distribution lie below so many standard deviations. */
const NORMAL_95 = 1.96;

const arena = new Arena();
const wins = new Uint32Array(MOST_FLEETS);
const left = new Uint32Array(MOST_FLEETS * TYPES);
const tiles = new Uint32Array(MOST_FLEETS);

export function battleOdds(question: OddsQuestion): Odds {
  const { fleets, moment = null, seed = 1, margin = STANDARD_MARGIN } = question;
  const most = question.samples ?? STANDARD_SAMPLES;
  fill(fleets, moment, seed);
  wins.fill(0);
  left.fill(0);
  tiles.fill(0);
  let mutual = 0;
  let stalemate = 0;
  let samples = 0;
  while (samples < most) {
    samples++;
    const winner = arena.run();
    if (winner < 0) mutual++;
    else wins[winner]++;
    if (arena.stalemate) stalemate++;
    countUp(fleets.length);
    if (samples % FEWEST_SAMPLES === 0 && marginOf(fleets.length, samples) <= margin) break;
  }
  const share = (n: number): number => n / samples;
  return {
    samples,
    win: fleets.map((_, at) => share(wins[at])),
    mutual: share(mutual),
    stalemate: share(stalemate),
    survivors: fleets.map((_, at) =>
      Array.from({ length: TYPES }, (__, type) => share(left[at * TYPES + type])),
    ),
    reputation: fleets.map((_, at) => share(tiles[at])),
    margin: marginOf(fleets.length, samples),
  };
}

/** Half the 95 % interval of the least certain chance. */
function marginOf(fleets: number, samples: number): number {
  let widest = 0;
  for (let at = 0; at < fleets; at++) {
    // As if there were two wins and losses more: else a few battles look too sure of themselves.
    const p = (wins[at] + 2) / (samples + 4);
    widest = Math.max(widest, p * (1 - p));
  }
  return NORMAL_95 * Math.sqrt(widest / (samples + 4));
}

function fill(fleets: readonly Contender[], moment: Moment | null, seed: number): void {
  arena.open(fleets.length, seed, moment);
  fleets.forEach(({ npc, peaceful, squadrons }, at) => {
    const fleet = arena.initial[at];
    arena.automatic[at] = npc === undefined ? 0 : 1;
    arena.peaceful[at] = peaceful ? 1 : 0;
    for (const { ship, count, stats, damage = [], leaving } of squadrons) {
      const reputation = npc === undefined ? SHIPS[ship].reputation : NPCS[npc].reputation;
      fleet.describe(ship, stats, reputation);
      fleet.add(ship, 0, count - damage.length);
      for (const hurt of damage) fleet.add(ship, hurt, 1);
      if (leaving) fleet.leaving = including(fleet.leaving, ship);
    }
  });
  arena.ready();
}

/** Adds up what the last run left. */
function countUp(fleets: number): void {
  for (let at = 0; at < fleets; at++) {
    const fleet = arena.fleets[at];
    if (fleet.total > 0)
      for (let type = 0; type < TYPES; type++) left[at * TYPES + type] += fleet.count[type];
    if (has(arena.fought, at) && arena.automatic[at] === 0)
      tiles[at] += Math.min(MOST_REPUTATION_DRAWN, REPUTATION_FOR_FIGHTING + arena.credit[at]);
  }
}
