/** What a launch to a region promises: what it gives, what lies there, and the battle it may bring. */
import { NONE } from '@orrery/kernel';
import { BONUS_KINDS, bonusOf } from '../bonus.ts';
import {
  BASES,
  MOST_DICE,
  MOST_TARGETING,
  PLANETS,
  RAIDER_CLASS,
  RESOURCE,
  SHIP,
  SPECIAL_REGIONS,
} from '../data/index.ts';
import { baseAt, has, hasShipIn, isNebula, planetAt, specialAt } from '../frontier.ts';
import { outpostsAround } from '../outposts.ts';
import {
  CLASSES,
  cardOf,
  classIn,
  FIRST_FIGURE,
  figuresIn,
  raiderReach,
  regionsOfClass,
} from '../raiders.ts';
import { shipStats, TYPE_OF_SHIP } from '../ships.ts';
import { areOpponents, type State } from '../state.ts';
import { abilityWorth } from './ability-worth.ts';
import { FIGHT, PENALTIES, REWARDS, USUAL_CHARGE, victoryWorth } from './battle-worth.ts';
import { Worths } from './effect-worth.ts';
import { winChance } from './odds.ts';
import { prospect, prospectAt } from './outpost-worth.ts';
import { MOON_WORTH, RATES, worthOf } from './worth.ts';

const SPECIAL_WORTH = SPECIAL_REGIONS.map(({ effects }) => worthOf(effects));
/** Seeing and sorting the next events. */
const FORESIGHT = 0.7;
const LEADER = 1.4;

/** One who would fight a ship that comes to a region. */
interface Foe {
  readonly dice: number;
  readonly aim: number;
  readonly reward: number;
  readonly penalty: number;
}

/** What launches of one turn have in common. */
export class Launches {
  readonly #state: State;
  readonly #seat: number;
  readonly #turns: number;
  readonly #worths: Worths;
  readonly #prospect: number;
  readonly #gains: number[] = [];
  readonly #foes: Foe[][] = [];

  constructor(state: State, seat: number) {
    this.#state = state;
    this.#seat = seat;
    this.#worths = new Worths(state, seat);
    this.#turns = this.#worths.turns;
    this.#prospect = prospect(state, seat, this.#turns);
  }

  /** What launching a ship of a type to a region is worth. */
  worth(type: number, region: number): number {
    this.#gains[region] ??= this.#gainOf(region);
    this.#foes[region] ??= this.#foesAt(region);
    let sum = this.#gains[region] + this.#battle(type, region, this.#foes[region]);
    sum += this.#extra(type, region);
    if (type === SHIP.transport) {
      const promise = prospectAt(this.#state, this.#seat, region, this.#turns);
      sum += this.#worths.weights.prospect * Math.max(0, promise - this.#prospect);
    }
    return sum;
  }

  /** What is there for any ship: the region's own effect, leaders, bonus resources. */
  #gainOf(region: number): number {
    const state = this.#state;
    let sum = this.#activation(region);
    sum += LEADER * state.players[this.#seat].leaders[region];
    if (state.bonus[region] === 0) return sum;
    for (let kind = 0; kind < BONUS_KINDS; kind++) {
      sum += bonusOf(state, region, kind) * this.#worths.weights.stock * RATES[kind];
    }
    return sum;
  }

  /** What the player's own abilities add. */
  #extra(type: number, region: number): number {
    const player = this.#state.players[this.#seat];
    if (isNebula(region)) return abilityWorth(player, 'nebula-activated', type);
    if (planetAt(this.#state, region) === NONE) return 0;
    return abilityWorth(player, 'planet-activated', type);
  }

  #activation(region: number): number {
    const state = this.#state;
    const moon = state.topMoons[region];
    if (isNebula(region)) return FORESIGHT + (moon === NONE ? 0 : this.#moon(moon));
    const planet = planetAt(state, region);
    if (planet !== NONE) {
      return moon === NONE ? this.#worths.gain(PLANETS[planet].resource) : this.#moon(moon);
    }
    const base = baseAt(state, region);
    return base === NONE
      ? SPECIAL_WORTH[specialAt(state, region)]
      : this.#worths.of(BASES[base].effects);
  }

  #moon(moon: number): number {
    return this.#worths.weights.moons * MOON_WORTH[moon];
  }

  #foesAt(region: number): Foe[] {
    const [state, seat] = [this.#state, this.#seat];
    const foes: Foe[] = [];
    for (let other = 0; other < state.players.length; other++) {
      const player = state.players[other];
      if (!areOpponents(state, seat, other) || !hasShipIn(player, region)) continue;
      let [dice, aim] = [outpostsAround(state, other, region), 0];
      for (let ship = 0; ship < player.ships.length; ship++) {
        if (player.ships[ship] !== region) continue;
        const stats = shipStats(player, TYPE_OF_SHIP[ship]);
        dice += stats.weapons;
        aim += 1 + stats.targeting;
      }
      foes.push({
        dice: dice + Math.min(USUAL_CHARGE, player.stock[RESOURCE.energy]),
        aim,
        reward: 0,
        penalty: 0,
      });
    }
    const raiders = this.#raidersAt(region);
    if (raiders) foes.push(raiders);
    return foes;
  }

  /** Raiders that are there or would come; of several classes that could, the weakest. */
  #raidersAt(region: number): Foe | null {
    const state = this.#state;
    const there = classIn(state, region);
    let weakest: Foe | null = null;
    const [first, last] = there === NONE ? [0, CLASSES] : [there, there + 1];
    for (let raiderClass = first; raiderClass < last; raiderClass++) {
      const figures = this.#figuresOf(raiderClass, region, there);
      if (figures === 0) continue;
      const { weapons, targeting } = cardOf(state, raiderClass);
      const raider = state.raiders[raiderClass];
      const foe = {
        dice: weapons * figures,
        aim: (raiderClass === RAIDER_CLASS.S ? figures : 1) + targeting,
        reward: REWARDS[raider],
        penalty: PENALTIES[raider],
      };
      if (weakest === null || foe.dice + foe.aim < weakest.dice + weakest.aim) weakest = foe;
    }
    return weakest;
  }

  /** Figures of a class that would be in a region after a raider attack. */
  #figuresOf(raiderClass: number, region: number, there: number): number {
    const state = this.#state;
    if (there > RAIDER_CLASS.S) return figuresIn(state, region);
    const places = regionsOfClass(state, raiderClass);
    if (places === 0) return 0;
    const reach = raiderReach(state, region, cardOf(state, raiderClass).range) | (1 << region);
    let found = 0;
    for (let at = FIRST_FIGURE[raiderClass]; at < FIRST_FIGURE[raiderClass + 1]; at++) {
      if (state.figures[at] !== NONE && has(reach, state.figures[at])) found++;
    }
    return found;
  }

  /** What the battle against those foes may bring, energy spent as it pays best. */
  #battle(type: number, region: number, foes: readonly Foe[]): number {
    if (foes.length === 0) return 0;
    const player = this.#state.players[this.#seat];
    const stats = shipStats(player, type);
    const dice = stats.weapons + outpostsAround(this.#state, this.#seat, region);
    const aim = Math.min(MOST_TARGETING, 1 + stats.targeting);
    let won = victoryWorth(player, this.#turns) + abilityWorth(player, 'battle-won', type);
    let lost = FIGHT.lost - (stats.shields > 0 ? FIGHT.scratch : FIGHT.ship);
    for (const { reward, penalty } of foes) {
      won += reward;
      lost += penalty;
    }
    const most = Math.min(player.stock[RESOURCE.energy], MOST_DICE - dice);
    let best = Number.NEGATIVE_INFINITY;
    for (let n = 0; n <= Math.max(0, most); n++) {
      let chance = 1;
      for (const foe of foes) {
        chance *= winChance(
          Math.min(MOST_DICE, dice + n),
          aim,
          Math.min(MOST_DICE, foe.dice),
          Math.min(MOST_TARGETING, foe.aim),
        );
      }
      best = Math.max(best, chance * won + (1 - chance) * lost - n * RATES[RESOURCE.energy]);
    }
    return best;
  }
}
