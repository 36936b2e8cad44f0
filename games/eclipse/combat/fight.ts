/**
 * Fights battles out by rolling dice: everybody attacks as long as there is somebody to attack, and
 * aims automatically. Fleets and tables are set up once; a battle allocates nothing.
 */
import { has, including } from '../bits.ts';
import { aim, Throw } from './aim.ts';
import { diceOf, Fleet, HULLS, rankBySize, rankByThreat, TYPES } from './fleet.ts';
import { actingRank } from './initiative.ts';

/** Players, and the ships that nobody plays. */
export const MOST_FLEETS = 7;

/** How a battle between two fleets ended. */
const DECIDED = 0;
/** Nobody had a cannon: the attacker has to leave (ECL-13.16). */
const STALEMATE = 1;

/** Where in a battle to begin: in the missile volley or in a round, with these groups still to act. */
export interface Moment {
  readonly volley: boolean;
  /** Groups that are still to act, in order: 0 for the defender or 4 for the attacker, plus ship type. */
  readonly left: readonly number[];
}

/** What is needed for one pairing: who acts when, and how either side picks its targets. */
interface Pairing {
  ready: boolean;
  /** Groups by initiative, as in `Moment`. */
  readonly order: Uint8Array;
  groups: number;
  /** Targets of the defender's ships, then of the attacker's; first for the volley, then for rounds. */
  readonly ranks: readonly Float64Array[];
}

const newPairing = (): Pairing => ({
  ready: false,
  order: new Uint8Array(2 * TYPES),
  groups: 0,
  ranks: Array.from({ length: 4 }, () => new Float64Array(TYPES * HULLS)),
});

export class Arena {
  /** Fleets as they come, by place on the ladder: the lowest defends against all others. */
  readonly initial = Array.from({ length: MOST_FLEETS }, () => new Fleet());
  /** The same fleets while they fight. */
  readonly fleets = Array.from({ length: MOST_FLEETS }, () => new Fleet());
  /** True for fleets that nobody plays. */
  readonly automatic = new Uint8Array(MOST_FLEETS);
  /** True for fleets that have nothing to fear from Ancients below them. */
  readonly peaceful = new Uint8Array(MOST_FLEETS);
  /** Reputation earned in the last run, by fleet. */
  readonly credit = new Uint16Array(MOST_FLEETS);
  /** Fleets that fought in the last run, as bits. */
  fought = 0;
  /** True if a fleet had to leave in the last run because nobody had cannons. */
  stalemate = false;

  count = 0;
  moment: Moment | null = null;
  readonly #pairings = Array.from({ length: MOST_FLEETS * MOST_FLEETS }, newPairing);
  readonly #dice = new Throw();
  #random = 1;

  /** Begins with so many fleets; fill `initial` and `automatic`, then `run`. */
  open(count: number, seed: number, moment: Moment | null): void {
    if (count > MOST_FLEETS) throw new Error(`${count} fleets are more than there can be`);
    this.count = count;
    this.moment = moment;
    // Xorshift never leaves zero, and small seeds need stirring.
    this.#random = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) | 1;
    for (const pairing of this.#pairings) pairing.ready = false;
    for (let at = 0; at < count; at++) {
      this.initial[at].clear();
      this.fleets[at].clear();
      this.automatic[at] = 0;
      this.peaceful[at] = 0;
    }
  }

  /** Copies what doesn't change in battle; call once `initial` is filled. */
  ready(): void {
    for (let at = 0; at < this.count; at++) {
      const [from, to] = [this.initial[at], this.fleets[at]];
      to.initiative.set(from.initiative);
      to.computer.set(from.computer);
      to.shield.set(from.shield);
      to.hull.set(from.hull);
      to.cannons.set(from.cannons);
      to.missiles.set(from.missiles);
      to.reputation.set(from.reputation);
    }
  }

  /** Fights down the ladder until one fleet is left; returns its place, or −1. */
  run(): number {
    const { fleets, count } = this;
    for (let at = 0; at < count; at++) {
      fleets[at].copyShips(this.initial[at]);
      this.credit[at] = 0;
    }
    this.fought = 0;
    this.stalemate = false;
    let { moment } = this;
    let attacker = this.#next(count - 1);
    while (attacker > 0) {
      const defender = this.#next(attacker - 1);
      if (defender < 0 || (this.peaceful[attacker] & this.automatic[defender]) === 1) break;
      this.fought = including(including(this.fought, attacker), defender);
      if (this.#battle(attacker, defender, moment) === STALEMATE) {
        this.stalemate = true;
        fleets[attacker].total = 0;
      }
      moment = null;
      // Whoever is left meets the next one down; if nobody is, the two below it meet.
      if (fleets[attacker].total === 0) attacker = this.#next(attacker - 1);
    }
    return attacker;
  }

  /** The highest fleet from this place down that has ships, or −1. */
  #next(from: number): number {
    let at = from;
    while (at >= 0 && this.fleets[at].total === 0) at--;
    return at;
  }

  #battle(attacker: number, defender: number, moment: Moment | null): number {
    const pairing = this.#pairing(attacker, defender);
    const a = this.fleets[attacker];
    const d = this.fleets[defender];
    if (moment === null || moment.volley) {
      const groups = moment === null ? pairing.order : moment.left;
      const length = moment === null ? pairing.groups : moment.left.length;
      for (let i = 0; i < length && a.total > 0 && d.total > 0; i++)
        this.#act(pairing, groups[i], attacker, defender, true);
    } else {
      this.#round(pairing, moment.left, moment.left.length, attacker, defender);
    }
    while (a.total > 0 && d.total > 0) {
      if (!armed(a) && !armed(d)) return STALEMATE;
      this.#round(pairing, pairing.order, pairing.groups, attacker, defender);
    }
    return DECIDED;
  }

  #round(
    pairing: Pairing,
    groups: ArrayLike<number>,
    length: number,
    attacker: number,
    defender: number,
  ): void {
    for (let i = 0; i < length; i++) this.#act(pairing, groups[i], attacker, defender, false);
  }

  #act(pairing: Pairing, group: number, attacker: number, defender: number, volley: boolean): void {
    const attacks = group >= TYPES;
    const type = group % TYPES;
    const side = attacks ? attacker : defender;
    const shooter = this.fleets[side];
    const ships = shooter.count[type];
    if (ships === 0) return;
    if (!volley && has(shooter.leaving, type)) {
      shooter.withdraw(type);
      return;
    }
    const target = this.fleets[attacks ? defender : attacker];
    if (target.total === 0) return;
    if (!this.#throw(volley ? shooter.missiles : shooter.cannons, diceOf(type), ships)) return;
    const rank = pairing.ranks[(attacks ? 1 : 0) + (volley ? 0 : 2)];
    this.credit[side] += aim(this.#dice, shooter.computer[type], target, rank, null);
  }

  /** Throws the dice of so many ships; false if there are none. */
  #throw(perShip: Uint8Array, first: number, ships: number): boolean {
    const { atLeast } = this.#dice;
    let any = false;
    let random = this.#random;
    for (let colour = 0; colour < 3; colour++) {
      const dice = perShip[first + colour] * ships;
      const base = colour * 8;
      atLeast[base + 2] = 0;
      atLeast[base + 3] = 0;
      atLeast[base + 4] = 0;
      atLeast[base + 5] = 0;
      atLeast[base + 6] = 0;
      if (dice === 0) continue;
      any = true;
      for (let i = 0; i < dice; i++) {
        random ^= random << 13;
        random ^= random >>> 17;
        random ^= random << 5;
        atLeast[base + 1 + (((random >>> 16) * 6) >>> 16)]++;
      }
      // From «shows this» to «shows this or more»; ones hit nothing.
      atLeast[base + 1] = 0;
      atLeast[base + 5] += atLeast[base + 6];
      atLeast[base + 4] += atLeast[base + 5];
      atLeast[base + 3] += atLeast[base + 4];
      atLeast[base + 2] += atLeast[base + 3];
    }
    this.#random = random;
    return any;
  }

  #pairing(attacker: number, defender: number): Pairing {
    const pairing = this.#pairings[attacker * MOST_FLEETS + defender];
    if (pairing.ready) return pairing;
    pairing.ready = true;
    const [a, d] = [this.initial[attacker], this.initial[defender]];
    const groups: number[] = [];
    for (let type = 0; type < TYPES; type++) {
      if (d.count[type] > 0) groups.push(type);
      if (a.count[type] > 0) groups.push(TYPES + type);
    }
    const rankOf = (group: number): number => {
      const attacks = group >= TYPES;
      const type = group % TYPES;
      return actingRank((attacks ? a : d).initiative[type], !attacks, type);
    };
    groups.sort((x, y) => rankOf(y) - rankOf(x));
    pairing.order.set(groups);
    pairing.groups = groups.length;
    rankTargets(pairing.ranks[0], this.automatic[defender], d, a, true);
    rankTargets(pairing.ranks[1], this.automatic[attacker], a, d, true);
    rankTargets(pairing.ranks[2], this.automatic[defender], d, a, false);
    rankTargets(pairing.ranks[3], this.automatic[attacker], a, d, false);
    return pairing;
  }
}

function rankTargets(
  rank: Float64Array,
  automatic: number,
  shooter: Fleet,
  target: Fleet,
  volley: boolean,
): void {
  if (automatic === 1) rankBySize(rank);
  else rankByThreat(rank, shooter, target, volley);
}

/** True if any living ship has a cannon. */
function armed(fleet: Fleet): boolean {
  for (let type = 0; type < TYPES; type++) {
    if (fleet.count[type] === 0) continue;
    const first = diceOf(type);
    if (fleet.cannons[first] + fleet.cannons[first + 1] + fleet.cannons[first + 2] > 0) return true;
  }
  return false;
}
