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
  SPACES,
  SPECIAL_REGIONS,
} from '../data/index.ts';
import { canBuildType } from '../feasible.ts';
import { baseAt, has, hasShipIn, isNebula, planetAt, specialAt } from '../frontier.ts';
import { typeMask } from '../market.ts';
import { canSettle, outpostsAround } from '../outposts.ts';
import {
  CLASSES,
  cardOf,
  classIn,
  FIRST_FIGURE,
  figuresIn,
  raiderReach,
  regionsOfClass,
} from '../raiders.ts';
import { ownShips, shipStats, TYPE_OF_SHIP, TYPES } from '../ships.ts';
import { areOpponents, type State } from '../state.ts';
import { abilityWorth } from './ability-worth.ts';
import { FIGHT, PENALTIES, REWARDS, USUAL_CHARGE, victoryWorth } from './battle-worth.ts';
import { purchaseWorth } from './module-worth.ts';
import { winChance } from './odds.ts';
import { outpostWorth, prospect, prospectAt } from './outpost-worth.ts';
import { returnsLeft, turnsLeft } from './time.ts';
import { type Weights, weightsAt } from './weights.ts';
import { bagWorth, MOON_WORTH, RATES, worthOf } from './worth.ts';

const BASE_WORTH = BASES.map(({ effects }) => worthOf(effects));
const SPECIAL_WORTH = SPECIAL_REGIONS.map(({ effects }) => worthOf(effects));
/** Seeing and sorting the next events. */
const FORESIGHT = 0.7;
const LEADER = 1.4;
/** A new ship beside its place in the fleet, and a repair. */
const REPAIR = 0.9;
/** An outpost built now rather than in a Return to come. */
const SOONER = 0.35;

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
  readonly #weights: Weights;
  readonly #prospect: number;
  readonly #gains: number[] = [];
  readonly #foes: Foe[][] = [];

  constructor(state: State, seat: number) {
    this.#state = state;
    this.#seat = seat;
    this.#turns = turnsLeft(state);
    this.#weights = weightsAt(this.#turns);
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
      sum += this.#weights.prospect * Math.max(0, promise - this.#prospect);
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
      sum += bonusOf(state, region, kind) * RATES[kind];
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
    if (isNebula(region)) return FORESIGHT + (moon === NONE ? 0 : MOON_WORTH[moon]);
    const planet = planetAt(state, region);
    if (planet !== NONE) {
      return moon === NONE ? bagWorth(PLANETS[planet].resource) : MOON_WORTH[moon];
    }
    const base = baseAt(state, region);
    return base === NONE ? SPECIAL_WORTH[specialAt(state, region)] : this.#baseWorth(base);
  }

  #baseWorth(base: number): number {
    const [state, seat] = [this.#state, this.#seat];
    let sum = 0;
    for (const effect of BASES[base].effects) {
      if (effect.op === 'fieldPurchase') {
        sum += purchaseWorth(state, seat, typeMask(effect.types), this.#turns);
      } else if (effect.op === 'outpost') sum += this.#settling();
      else if (effect.op === 'choose') sum += this.#building();
      else if (effect.op !== 'event') return BASE_WORTH[base];
    }
    return sum;
  }

  /** The best outpost that could be built at once. */
  #settling(): number {
    let best = 0;
    for (let space = 0; space < SPACES; space++) {
      if (!canSettle(this.#state, this.#seat, space, 0)) continue;
      best = Math.max(best, outpostWorth(this.#state, this.#seat, space, this.#turns));
    }
    return SOONER * best;
  }

  #building(): number {
    for (let type = TYPES - 1; type >= 0; type--) {
      if (canBuildType(this.#state, this.#seat, type, 0)) return this.#newShip();
    }
    return REPAIR;
  }

  /** What a ship more adds to the launches to come. */
  #newShip(): number {
    const ships = ownShips(this.#state.players[this.#seat]);
    const launches = (n: number): number => n * returnsLeft(this.#turns, n);
    return this.#weights.launches * (launches(ships + 1) - launches(ships));
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
