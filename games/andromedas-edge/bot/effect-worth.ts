/** What effects are worth to a player as things stand, in points: at first sight, nothing played. */
import { NONE } from '@orrery/kernel';
import { times } from '../counting.ts';
import type { Bag, Effect, EffectList } from '../data/effects.ts';
import {
  MODULES,
  MOONS,
  RESOURCE,
  SHIP,
  SPACES,
  STORAGE_LIMITS,
  TRACK_END,
  TRACKS,
} from '../data/index.ts';
import { AS_IS, canBuildType } from '../feasible.ts';
import { canBuy, forEachOffered, priceAt, reduced, typeMask } from '../market.ts';
import { leftOf, rightOf } from '../moons.ts';
import { canSettle } from '../outposts.ts';
import { TOKENS } from '../purse.ts';
import { FIRST_OF_TYPE, ownShips, shipPrice, TYPES } from '../ships.ts';
import { CORE_CELLS, DOCK, type Player, type State, TOKEN, WRECK } from '../state.ts';
import { canAct, hasUsableTile } from '../station.ts';
import { damageCost, moduleWorth, purchaseWorth, scoreOf } from './module-worth.ts';
import { outpostWorth } from './outpost-worth.ts';
import { usualReturn, wholeWorth } from './station-worth.ts';
import { returnsLeft, turnsLeft } from './time.ts';
import { stepsWorth } from './track-worth.ts';
import { weightsAt } from './weights.ts';
import { bagWorth, MOON_WORTH, OUTPOST_CARD_WORTH, RATES, worthOf } from './worth.ts';

/** The first few of a kind are of more use than those after them. */
const FEW = 3;
const MORE = 0.7;
/** Part of a promised outpost that building it adds to the promise. */
const SETTLING = 0.35;
/** An upgrade beside the ship that comes with it. */
const UPGRADE = 2.6;
const SALVAGE = 1.3;
/** Leaders that outposts may still need. */
const SETTLERS = 4;
/** The energy of the Main Reactor. */
const REACTOR = 1;
/** Part of the Returns in which a module is worth a ship or energy. */
const DOCKED_USE = 0.6;

/** What the science modules give as a rule. Not as things stand: one of them may mend the reactor. */
function scienceWorth(player: Player): number {
  let sum = 0;
  for (let cell = CORE_CELLS; cell < player.modules.length; cell++) {
    if (MODULES[player.modules[cell]].activation === 'reactor') sum += wholeWorth(player, cell);
  }
  return sum;
}

/** What one player's effects have in common at one moment. */
export class Worths {
  readonly #state: State;
  readonly #seat: number;
  readonly #player: Player;
  readonly turns: number;
  readonly weights;

  constructor(state: State, seat: number) {
    this.#state = state;
    this.#seat = seat;
    this.#player = state.players[seat];
    this.turns = turnsLeft(state);
    this.weights = weightsAt(this.turns);
  }

  of(effects: EffectList): number {
    let sum = 0;
    for (let at = 0; at < effects.length; at++) sum += this.#effect(effects[at]);
    return sum;
  }

  #effect(effect: Effect): number {
    const [state, seat, player] = [this.#state, this.#seat, this.#player];
    switch (effect.op) {
      case 'gain':
        return this.gain(effect.bag) * times(state, seat, effect.per);
      case 'pay':
        return this.weights.stock * worthOf([effect]);
      case 'vp':
        return effect.n * times(state, seat, effect.per);
      case 'progress':
        return this.#progress(effect.track, effect.n);
      case 'module':
        return this.#module(typeMask(effect.types), effect.free, effect.discount);
      case 'fieldPurchase':
        return purchaseWorth(state, seat, typeMask(effect.types), this.turns);
      case 'repair':
        return this.#repair(effect.n);
      case 'activateScience':
        return this.#science();
      case 'refreshOutpostCard':
        return this.#refresh();
      case 'buildShip':
        return this.#build(effect.discount);
      case 'upgrade':
        return hasUsableTile(player) ? UPGRADE * this.weights.stock : 0;
      case 'outpost':
        return this.#settle(effect.discount);
      case 'recruit':
        return this.#recruit(effect.n);
      case 'may':
        return Math.max(0, this.of(effect.do));
      case 'choose':
        return Math.max(...effect.options.map((option) => this.of(option)));
      case 'repeat':
        return 0.7 * effect.n * Math.max(0, this.of(effect.do));
      default:
        return worthOf([effect]);
    }
  }

  /** What a bag adds to what is there: less of what there is plenty of, nothing above the limits. */
  gain(bag: Bag): number {
    const { stock } = this.#player;
    let sum = 0;
    for (let kind = 0; kind < bag.length; kind++) {
      if (bag[kind] === 0) continue;
      let n = bag[kind];
      if (kind < TOKENS) {
        n = Math.min(n, Math.max(0, STORAGE_LIMITS[kind] - stock[kind]));
        const few = Math.min(n, Math.max(0, FEW - stock[kind]));
        n = few + MORE * (n - few);
      }
      sum += n * RATES[kind];
    }
    return this.weights.stock * sum;
  }

  #progress(track: number | null, n: number): number {
    const { tracks } = this.#player;
    if (track !== null) return stepsWorth(tracks, track, n, this.turns);
    let best = 0;
    for (let at = 0; at < TRACKS.length; at++) {
      if (tracks[at] < TRACK_END) best = Math.max(best, stepsWorth(tracks, at, n, this.turns));
    }
    return best;
  }

  /** The best module that could be had. */
  #module(types: number, free: boolean, discount: number): number {
    const [state, seat] = [this.#state, this.#seat];
    let best = 0;
    forEachOffered(state, types, (module, place) => {
      if (!free && !canBuy(state, seat, place, discount)) return;
      const price = free ? 0 : this.price(reduced(priceAt(place), discount));
      best = Math.max(best, moduleWorth(state, seat, module, this.turns) - price);
    });
    return best;
  }

  price(bag: Bag): number {
    return this.weights.stock * bagWorth(bag);
  }

  /** Modules that are mended act and score again; with nothing to mend it is a point. */
  #repair(n: number): number {
    const { damage, ships } = this.#player;
    let best = 0;
    for (let cell = 0; cell < damage.length; cell++) {
      if (damage[cell] !== 0) best = Math.max(best, this.mending(cell));
    }
    const wrecked = ships.includes(WRECK);
    if (wrecked) best = Math.max(best, SALVAGE * this.weights.stock);
    if (best === 0) return n;
    return best + (n - 1);
  }

  /** What taking one marker off a damaged cell brings. */
  mending(cell: number): number {
    const damage = this.#player.damage[cell];
    return this.whole(cell) / (damage >= TOKEN ? damage - TOKEN + 1 : damage);
  }

  /** What a cell brings as long as it is not damaged. */
  whole(cell: number): number {
    const player = this.#player;
    const module = player.modules[cell];
    const { endGame, activation } = MODULES[module];
    const cost = damageCost(this.turns);
    if (endGame) return cost + scoreOf(this.#state, this.#seat, module);
    const each = cell === 0 ? REACTOR + scienceWorth(player) : wholeWorth(player, cell);
    const use = activation === 'dock' ? DOCKED_USE : 1;
    const returns = returnsLeft(this.turns, ownShips(player));
    return cost + use * this.weights.returns * returns * each;
  }

  /** What a cell gives if it acts now, its moons counted. */
  acting(cell: number): number {
    const player = this.#player;
    const { slot, effects } = MODULES[player.modules[cell]];
    const own = this.of(effects);
    const moon = player.slots[cell];
    if (slot === 'input') return own - this.price(MOONS[moon].bag);
    if (slot === 'output') return own + this.#moon(moon);
    if (slot !== 'half') return own;
    const [left, right] = [leftOf(player, cell), rightOf(player, cell)];
    const shared = right === NONE ? 0 : this.#shared(right) * this.#moon(moon);
    return own + shared + (left === NONE ? 0 : this.#shared(left) * this.#moon(player.slots[left]));
  }

  /** The moon between two modules wants both of them. */
  #shared(neighbour: number): number {
    return this.#player.docks[neighbour] === DOCK.idle ? 0.5 : 1;
  }

  /** What is on a moon, gained now. */
  #moon(moon: number): number {
    if (moon === NONE) return 0;
    const { bag, vp, repair } = MOONS[moon];
    return this.gain(bag) + vp + (repair > 0 ? this.#repair(repair) : 0);
  }

  /** Discarding an unplaced moon for what is on it. */
  cashing(moon: number): number {
    return this.#moon(moon) - this.weights.moons * MOON_WORTH[moon];
  }

  #science(): number {
    const player = this.#player;
    let sum = 0;
    for (let cell = CORE_CELLS; cell < player.modules.length; cell++) {
      const { activation, effects } = MODULES[player.modules[cell]];
      if (activation !== 'reactor' || player.docks[cell] !== DOCK.idle) continue;
      if (canAct(this.#state, this.#seat, cell, AS_IS)) sum += Math.max(0, this.of(effects));
    }
    return sum;
  }

  #refresh(): number {
    const { usedCards } = this.#player;
    let best = 0;
    for (let type = 0; type < usedCards.length; type++) {
      if (usedCards[type] > 0) best = Math.max(best, OUTPOST_CARD_WORTH[type]);
    }
    return this.weights.outpostCards * best;
  }

  /** A ship more: what it adds to launches and Returns to come, the cheapest that can be paid. */
  #build(discount: number): number {
    const [state, seat] = [this.#state, this.#seat];
    for (let type = 0; type < TYPES; type++) {
      if (!canBuildType(state, seat, type, discount)) continue;
      const price = shipPrice(state, seat, type, discount) * RATES[RESOURCE.titanium];
      return this.newShip() - this.weights.stock * price;
    }
    return 0;
  }

  newShip(): number {
    const { weights, turns } = this;
    const ships = ownShips(this.#player);
    const cycles = (n: number) =>
      (weights.returns * usualReturn(this.#player, n) + weights.launches * n) *
      returnsLeft(turns, n);
    return cycles(ships + 1) - cycles(ships) + weights.bay;
  }

  #settle(discount: number): number {
    const [state, seat] = [this.#state, this.#seat];
    let best = 0;
    for (
      let ship = FIRST_OF_TYPE[SHIP.transport];
      ship < FIRST_OF_TYPE[SHIP.transport + 1];
      ship++
    ) {
      const space = this.#player.ships[ship];
      if (space < 0 || space >= SPACES || !canSettle(state, seat, space, discount)) continue;
      best = Math.max(best, outpostWorth(state, seat, space, this.turns));
    }
    return SETTLING * best;
  }

  #recruit(n: number): number {
    const { leaders, leaderBay } = this.#player;
    let waiting = 0;
    for (let region = 0; region < leaders.length; region++) waiting += leaders[region];
    const come = Math.min(n, waiting);
    const settlers = Math.min(come, Math.max(0, SETTLERS - leaderBay));
    return come + this.weights.settlers * settlers;
  }
}
