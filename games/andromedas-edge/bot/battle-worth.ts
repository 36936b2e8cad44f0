/** What the battle in the active region may bring a player, by exact odds for two sides. */
import { NONE } from '@orrery/kernel';
import {
  MOST_DICE,
  MOST_TARGETING,
  RAIDERS as RAIDER_CARDS,
  RESOURCE,
  TRACK,
} from '../data/index.ts';
import { classIn } from '../raiders.ts';
import { shipStats, TYPE_OF_SHIP } from '../ships.ts';
import { diceOf, diceSum, sides, targetingOf } from '../sides.ts';
import { areOpponents, type Player, RAIDERS, SIDES, type State } from '../state.ts';
import { winChance } from './odds.ts';
import { turnsLeft } from './time.ts';
import { stepWorth } from './track-worth.ts';
import { RATES, worthOf } from './worth.ts';

/** What defeat brings, beside what a raider does to whoever it defeats. */
export const FIGHT = {
  /** Tactical operations. */
  lost: 0.8,
  /** A ship in the scrapyard misses a module; one with shields only gets a scratch. */
  ship: 1.8,
  scratch: 0.4,
} as const;
/** Energy that an opponent may be expected to put in. */
export const USUAL_CHARGE = 1;

export const REWARDS = RAIDER_CARDS.map(({ reward }) => worthOf(reward));
/** What each raider does to whoever it defeats. */
export const PENALTIES = RAIDER_CARDS.map(({ abilities }) =>
  abilities.reduce((sum, { ability }) => {
    if (ability.when !== 'raider-won') return sum;
    const [effect] = ability.do;
    return sum + (effect.op === 'forEach' ? worthOf(effect.do) : 0);
  }, 0),
);

/** What losing costs a ship of a player. */
export const shipRisk = (player: Player, ship: number): number =>
  player.wear[ship] < shipStats(player, TYPE_OF_SHIP[ship]).shields ? FIGHT.scratch : FIGHT.ship;

/** A step of supremacy. */
export const victoryWorth = ({ tracks }: Player, turns: number): number =>
  stepWorth(tracks, TRACK.supremacy, turns);

/** What winning and losing bring a player in the active region. */
export interface Stakes {
  readonly won: number;
  readonly lost: number;
}

export function stakesOf(state: State, seat: number): Stakes {
  const player = state.players[seat];
  const raiderClass = classIn(state, state.region);
  let won = victoryWorth(player, turnsLeft(state));
  let lost: number = FIGHT.lost;
  if (raiderClass !== NONE) {
    won += REWARDS[state.raiders[raiderClass]];
    lost += PENALTIES[state.raiders[raiderClass]];
  }
  for (let ship = 0; ship < player.ships.length; ship++) {
    if (player.ships[ship] === state.region) lost -= shipRisk(player, ship);
  }
  return { won, lost };
}

/** The chance of a seat with some dice and targeting against everybody else who is there. */
export function chanceWith(state: State, seat: number, dice: number, targeting: number): number {
  const there = sides(state);
  const own = Math.max(1, Math.min(MOST_DICE, dice));
  const aim = Math.max(1, Math.min(MOST_TARGETING, targeting));
  let chance = 1;
  for (let side = 0; side < SIDES; side++) {
    if (!((there >> side) & 1) || side === seat) continue;
    if (side !== RAIDERS && !areOpponents(state, seat, side)) continue;
    chance *= winChance(own, aim, expectedDice(state, side), targetingOf(state, side));
  }
  return chance;
}

/** Dice of another side, with energy that it may still spend. */
function expectedDice(state: State, side: number): number {
  const dice = diceOf(state, side);
  if (side === RAIDERS) return dice;
  const charge = Math.min(USUAL_CHARGE, state.players[side].stock[RESOURCE.energy]);
  return Math.min(MOST_DICE, dice + charge);
}

/** What the battle is worth to a player who has ships there, energy spent as it pays best. */
export function battleWorth(state: State, seat: number): number {
  const { won, lost } = stakesOf(state, seat);
  const dice = diceSum(state, seat);
  const aim = targetingOf(state, seat);
  const most = Math.min(state.players[seat].stock[RESOURCE.energy], MOST_DICE - dice);
  let best = Number.NEGATIVE_INFINITY;
  for (let n = 0; n <= Math.max(0, most); n++) {
    const chance = chanceWith(state, seat, dice + n, aim);
    best = Math.max(best, chance * won + (1 - chance) * lost - n * RATES[RESOURCE.energy]);
  }
  return best;
}

/** Whether a battle is under way whose dice have not been thrown. */
export const isPending = ({ battle }: State): boolean =>
  battle !== null && !battle.over && battle.winners === 0 && battle.defeated === 0;
