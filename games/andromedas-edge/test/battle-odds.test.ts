import { expect, test } from 'vitest';
import {
  battleOdds,
  chargedOdds,
  joinedOdds,
  launchOdds,
  type Thrower,
  throwersIn,
} from '../battle-odds.ts';
import { SHIPS } from '../data/index.ts';
import { andromedasEdge as game } from '../game.ts';
import { compareDice } from '../steps/battle/result.ts';
import { words } from '../text/describe.ts';
import { say } from './render.ts';
import { region, table } from './table.ts';

/** All throws of some dice. */
function throws(dice: number, targeting: number): number[][] {
  if (dice === 0) return [[]];
  return throws(dice - 1, targeting).flatMap((others) =>
    Array.from({ length: 7 - targeting }, (_, at) => [...others, targeting + at]),
  );
}

/** How often each pool has the best dice, of all that can be thrown. */
function counted(throwers: readonly Thrower[]): number[] {
  const pools = [...new Set(throwers.map(({ pool }) => pool))];
  let all: number[][][] = [pools.map(() => [])];
  for (const { dice, targeting, pool } of throwers) {
    const at = pools.indexOf(pool);
    all = all.flatMap((hands) =>
      throws(dice, targeting).map((more) =>
        hands.map((hand, n) => (n === at ? [...hand, ...more] : hand)),
      ),
    );
  }
  const wins = pools.map(() => 0);
  for (const hands of all) {
    const sorted = hands.map((hand) => hand.toSorted((a, b) => b - a));
    sorted.forEach((hand, n) => {
      if (sorted.every((other, m) => m === n || compareDice(hand, other) > 0)) wins[n]++;
    });
  }
  return throwers.map(({ pool }) => wins[pools.indexOf(pool)] / all.length);
}

const sides = (...of: readonly (readonly [dice: number, targeting: number, pool?: number])[]) =>
  of.map(([dice, targeting, pool], side) => ({ side, dice, targeting, pool: pool ?? side }));

test.each([
  ['two even sides, who may throw the same', sides([2, 1], [2, 1])],
  ['more dice against better aim', sides([4, 1], [2, 4])],
  ['three sides', sides([2, 1], [1, 5], [2, 3])],
  ['teammates, who throw together', sides([1, 2, 0], [3, 1], [2, 4, 0])],
])('AE-4.8.14: the odds of a battle are exact: %s', (_, throwers) => {
  const odds = battleOdds(throwers);
  counted(throwers).forEach((chance, side) => {
    expect(odds[side].chance).toBeCloseTo(chance, 10);
  });
});

test('AE-4.8.14: the odds of the largest battle are known at once', () => {
  const odds = battleOdds(sides([6, 1, 0], [6, 2, 1], [6, 3, 0], [6, 1, 1], [6, 4]));
  const chances = [odds[0].chance, odds[1].chance, odds[4].chance];
  const sum = chances.reduce((all, chance) => all + chance, 0);
  expect(sum).toBeGreaterThan(0.9);
  expect(sum).toBeLessThan(1);
});

test('AE-4.7.9 a launch foresees its battle, with the raiders that will come', () => {
  const raiders = { S: 'N1 N5', A: 'C1' };
  const cards = 'vorticon-attackers ice-pirates';
  const at = (
    ships: string,
    to: string,
    others = '',
    here: Record<string, string> = { S: 'N1 N5' },
  ) => {
    const scene = table({
      seats: [{ ships }, { ships: others || 'transport:bay' }],
      raiders: here,
      cards,
    });
    const type = SHIPS.indexOf('fighter');
    return { scene, chance: launchOdds(scene.state, 0, type, region(to)) };
  };
  // Both of the swarm reach A1, none reaches A3.
  const { scene, chance } = at('fighter:bay transport:bay', 'A1');
  scene.choose('launch fighter A1');
  const stands = battleOdds(throwersIn(scene.state));
  expect(stands.map(({ dice }) => dice)).toEqual([2, 4]);
  expect(chance).toBe(stands[0]?.chance);
  expect(at('fighter:bay', 'A3').chance).toBe(null);
  // Against another player, and where it is open which raiders come.
  expect(at('fighter:bay', 'A3', 'transport:A3').chance).toBeGreaterThan(0.5);
  expect(at('fighter:bay', 'B1', '', raiders).chance).toBe(null);
});

test('AE-4.8.10 energy is offered with the chance that it buys', () => {
  const at = table({
    seats: [
      { ships: 'fighter:bay transport:bay', stock: { energy: 3 } },
      { ships: 'transport:A3' },
    ],
  }).choose('launch fighter A3');
  while (at.step !== 'prepare') at.choose(at.options()[0] as string);
  const before = chargedOdds(at.state, 0, 0);
  expect(before).toBe(battleOdds(throwersIn(at.state))[0]?.chance);
  const bought = chargedOdds(at.state, 0, 2);
  expect(bought).toBeGreaterThan(before);
  // Six dice are the most.
  expect(chargedOdds(at.state, 0, 9)).toBe(chargedOdds(at.state, 0, 4));
});

test('AE-4.21.3 a launch foresees how well the Perilon Rifleman aims when it comes', () => {
  const at = table({
    seats: [{ ships: 'fighter:bay transport:bay', stock: { energy: 1 } }],
    raiders: { B: 'C1' },
    cards: 'perilon-rifleman',
  });
  const chance = launchOdds(at.state, 0, SHIPS.indexOf('fighter'), region('A1'));
  at.choose('launch fighter A1').choose('continue');
  const stands = battleOdds(throwersIn(at.state));
  expect(stands.map(({ targeting }) => targeting)).toEqual([1, 3]);
  expect(chance).toBe(stands[0]?.chance);
});

test('AE-4.8.5 a ship is offered to a battle with the chance that it would bring', () => {
  const at = table({
    region: 'B2',
    agenda: [{ step: 'battle', seat: 0 }],
    seats: [
      { ships: 'transport:B2' },
      { ships: 'transport:B2' },
      { ships: 'fighter:A4', upgrades: 'night-talon', stock: { energy: 1 } },
    ],
  });
  expect([at.step, at.asked]).toEqual(['escalate', [2]]);
  const chance = joinedOdds(at.state, 2, SHIPS.indexOf('fighter'), region('A4'));
  const [option] = game.options(at.position, 2);
  const read = { option, key: game.key(at.position, option), ...game.read(at.position, option) };
  const { effect } = words.describeOption(game.view(at.position, 2), 2, read);
  at.choose('move fighter A4');
  while (at.step !== 'prepare') at.choose(at.options()[0] as string);
  // Night Talons aim better where they join.
  const stands = battleOdds(throwersIn(at.state))[2];
  expect(stands?.targeting).toBe(2);
  expect(chance).toBe(stands?.chance);
  expect(effect && say('en', effect)).toBe(`${Math.round(100 * chance)}% to win as it stands`);
});
