/** Where ships that nobody plays aim, die by die, over many throws at many fleets. */
import { below, seededGenerator } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { Aimed, aim, Throw } from '../combat/aim.ts';
import { Fleet, HULLS, rankBySize, rankByThreat, TYPES } from '../combat/fleet.ts';
import { DIE_DAMAGE } from '../data/parts.ts';
import { CRUISER, INTERCEPTOR, SHIPS } from '../data/ships.ts';

interface Ship {
  readonly type: number;
  damage: number;
}
interface Die {
  readonly colour: number;
  readonly face: number;
}
interface Make {
  readonly shield: number;
  readonly hull: number;
}

/** ECL-13.7: a 6 hits, a 1 misses, else computer and shield decide. */
const hits = ({ face }: Die, computer: number, { shield }: Make): boolean =>
  face === 6 || (face > 1 && face + computer - shield >= 6);
const sum = (dice: readonly Die[]): number =>
  dice.reduce((all, { colour }) => all + DIE_DAMAGE[colour], 0);

/** The largest first, of equals the one with the fewest hull left. */
const inOrder = (ships: readonly Ship[]): Ship[] =>
  ships.slice().sort((a, b) => SHIPS[b.type].size - SHIPS[a.type].size || b.damage - a.damage);

/** The least damage of so much or more that some of the dice do. */
function leastDamage(dice: readonly Die[], need: number): number {
  const sums = new Set([0]);
  for (const { colour } of dice) for (const each of [...sums]) sums.add(each + DIE_DAMAGE[colour]);
  return Math.min(...[...sums].filter((each) => each >= need));
}

/** Follows what was decided, die by die; what is wrong with it, or null. */
function flaw(
  dice: Die[],
  computer: number,
  makes: Make[],
  ships: Ship[],
  aimed: Aimed,
): string | null {
  let at = 0;
  const next = () => ({ colour: aimed.colour[at], face: aimed.face[at] });
  const useful = (type: number) => dice.filter((die) => hits(die, computer, makes[type]));
  const spend = (): Die | null => {
    const { colour, face } = next();
    const found = dice.findIndex((die) => die.colour === colour && die.face === face);
    if (found < 0) return null;
    at++;
    return dice.splice(found, 1)[0];
  };
  for (;;) {
    const victim = inOrder(ships).find(
      ({ type, damage }) => sum(useful(type)) > makes[type].hull - damage,
    );
    if (!victim) break;
    const { type } = victim;
    const need = makes[type].hull + 1 - victim.damage;
    const least = leastDamage(useful(type), need);
    const had = useful(type);
    const spent: Die[] = [];
    while (sum(spent) < need) {
      if (at >= aimed.length) return 'a ship is spared that could be destroyed';
      if (aimed.type[at] !== type) return `aimed at ${aimed.type[at]} instead of ${type}`;
      if (aimed.before[at] !== victim.damage + sum(spent)) return 'the wrong ship of its type';
      const die = spend();
      if (!die || !hits(die, computer, makes[type])) return 'a die that does not hit';
      spent.push(die);
    }
    if (sum(spent) !== least) return `${sum(spent)} damage where ${least} is enough`;
    for (const colour of [0, 1, 2]) {
      const faces = had.filter((die) => die.colour === colour).map(({ face }) => face);
      const used = spent.filter((die) => die.colour === colour).map(({ face }) => face);
      const lowest = faces.sort((a, b) => a - b).slice(0, used.length);
      if (used.sort((a, b) => a - b).join() !== lowest.join()) return 'higher dice than needed';
    }
    ships.splice(ships.indexOf(victim), 1);
  }
  for (; at < aimed.length; ) {
    const die = next();
    const target = inOrder(ships).find(({ type }) => hits(die, computer, makes[type]));
    if (!target || target.type !== aimed.type[at] || target.damage !== aimed.before[at])
      return 'a hit goes to a lesser ship';
    if (!spend()) return 'a die that was not thrown';
    target.damage += DIE_DAMAGE[die.colour];
  }
  return dice.some((die) => ships.some(({ type }) => hits(die, computer, makes[type])))
    ? 'a hit is wasted'
    : null;
}

test('ECL-13.11 the largest ships that can be destroyed are, with as little as it takes; the rest goes on', () => {
  const generator = seededGenerator('aim');
  const pick = (n: number) => below(generator, n);
  const rank = new Float64Array(TYPES * HULLS);
  rankBySize(rank);
  const [thrown, aimed, target] = [new Throw(), new Aimed(), new Fleet()];
  for (let trial = 0; trial < 600; trial++) {
    const computer = pick(7);
    const makes = SHIPS.map(() => ({ shield: pick(4), hull: pick(5) }));
    const ships: Ship[] = [];
    target.clear();
    makes.forEach(({ shield, hull }, type) => {
      const stats = { initiative: 0, computer: 0, cannons: [0, 0, 0], missiles: [0, 0, 0] };
      target.describe(type, { ...stats, shield, hull }, 1 + type);
      for (let n = pick(3); n > 0; n--) {
        const damage = pick(hull + 1);
        ships.push({ type, damage });
        target.add(type, damage, 1);
      }
    });
    const dice = Array.from({ length: pick(8) }, () => ({ colour: pick(3), face: 1 + pick(6) }));
    thrown.clear();
    for (const { colour, face } of dice) thrown.add(colour, face);
    const before = ships.map(({ type }) => type);
    const reputation = aim(thrown, computer, target, rank, aimed);
    expect(flaw(dice, computer, makes, ships, aimed), `trial ${trial}`).toBeNull();
    // The fleet is what is left of it.
    const left = SHIPS.map((_, type) => ships.filter((ship) => ship.type === type));
    expect([...target.count], `trial ${trial}`).toEqual(left.map(({ length }) => length));
    expect(target.total).toBe(ships.length);
    expect([...target.worst]).toEqual(
      left.map((own) => Math.max(0, ...own.map(({ damage }) => damage))),
    );
    const credit = (types: readonly number[]) => types.reduce((all, type) => all + 1 + type, 0);
    expect(reputation).toBe(credit(before) - credit(ships.map(({ type }) => type)));
  }
});

test('a sensible player goes for what hurts most behind the shields that are there', () => {
  const plain = {
    initiative: 0,
    computer: 0,
    shield: 0,
    hull: 0,
    cannons: [1, 0, 0],
    missiles: [0, 0, 0],
  };
  const enemy = new Fleet();
  enemy.describe(INTERCEPTOR, plain, 1);
  enemy.describe(CRUISER, { ...plain, computer: 2 }, 1);
  enemy.add(INTERCEPTOR, 0, 1);
  enemy.add(CRUISER, 0, 1);
  /** Interceptors and Cruisers with these shields: how the computer of a target counts for them. */
  const wanted = (ships: readonly [shield: number, count: number][]) => {
    const shooter = new Fleet();
    ships.forEach(([shield, count], type) => {
      shooter.describe(type, { ...plain, shield }, 1);
      shooter.add(type, 0, count);
    });
    const rank = new Float64Array(TYPES * HULLS);
    rankByThreat(rank, shooter, enemy, false);
    return Math.sign(rank[CRUISER * HULLS] - rank[INTERCEPTOR * HULLS]);
  };
  expect(wanted([[0, 3]])).toBe(1);
  // Shields of two make up for a computer of two …
  expect(wanted([[2, 3]])).toBe(0);
  // … unless few have them.
  expect(
    wanted([
      [2, 1],
      [0, 5],
    ]),
  ).toBe(1);
  expect(
    wanted([
      [0, 1],
      [2, 5],
    ]),
  ).toBe(0);
});

test('a ship that needs less to fall, or carries missiles yet to be fired, comes first', () => {
  const plain = {
    initiative: 0,
    computer: 0,
    shield: 0,
    hull: 1,
    cannons: [0, 0, 0],
    missiles: [1, 0, 0],
  };
  const enemy = new Fleet();
  enemy.describe(INTERCEPTOR, plain, 1);
  enemy.describe(CRUISER, { ...plain, cannons: [1, 0, 0], missiles: [0, 0, 0] }, 1);
  const rank = (volley: boolean) => {
    const shooter = new Fleet();
    const of = new Float64Array(TYPES * HULLS);
    rankByThreat(of, shooter, enemy, volley);
    return of;
  };
  expect(rank(false)[CRUISER * HULLS]).toBeGreaterThan(rank(false)[INTERCEPTOR * HULLS]);
  expect(rank(true)[CRUISER * HULLS]).toBe(rank(true)[INTERCEPTOR * HULLS]);
  // One hit of two taken: half as much is needed. Nobody needs less than one.
  expect(rank(false)[CRUISER * HULLS + 1]).toBe(2 * rank(false)[CRUISER * HULLS]);
  expect(rank(false)[CRUISER * HULLS + 2]).toBe(rank(false)[CRUISER * HULLS + 1]);
});

test('ECL-13.11 larger ships come first, of equal ones the most damaged', () => {
  const rank = new Float64Array(TYPES * HULLS);
  rankBySize(rank);
  for (const { index, size } of SHIPS) {
    for (let damage = 0; damage < HULLS; damage++)
      expect(rank[index * HULLS + damage]).toBe(size * HULLS + damage);
  }
});

test('a type that leaves takes all its ships with it, and none has a hull of 16', () => {
  const fleet = new Fleet();
  const stats = { initiative: 0, computer: 0, shield: 0, cannons: [0, 0, 0], missiles: [0, 0, 0] };
  for (const type of [INTERCEPTOR, CRUISER]) {
    fleet.describe(type, { ...stats, hull: 2 }, 1);
    fleet.add(type, 0, 2);
    fleet.add(type, 1, 1);
  }
  fleet.withdraw(CRUISER);
  expect([fleet.total, fleet.count[CRUISER], fleet.worst[CRUISER]]).toEqual([3, 0, 0]);
  expect([...fleet.ships].reduce((sum, ships) => sum + ships)).toBe(3);
  expect([fleet.count[INTERCEPTOR], fleet.worst[INTERCEPTOR]]).toEqual([3, 1]);
  expect(() => fleet.describe(CRUISER, { ...stats, hull: HULLS - 1 }, 1)).not.toThrow();
  expect(() => fleet.describe(CRUISER, { ...stats, hull: HULLS }, 1)).toThrow('hull of 16');
});
