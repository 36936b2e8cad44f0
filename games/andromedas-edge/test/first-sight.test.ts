import { NONE, type Position } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { Worths } from '../bot/effect-worth.ts';
import { moduleWorth } from '../bot/module-worth.ts';
import { turnsLeft } from '../bot/time.ts';
import { MODULES, MOONS, RESOURCE, STORAGE_LIMITS } from '../data/index.ts';
import { bag, buildShip, each, outpost, repair, vp } from '../data/write.ts';
import { andromedasEdge as game } from '../game.ts';
import { DOCK, PHASE, type State } from '../state.ts';

/** A game that has just begun. */
function begun(): State {
  const position: Position<State> = game.start({ seats: 2, options: {} }, 'first sight');
  while (position.state.phase !== PHASE.play) {
    for (const seat of game.waiting(position)) {
      game.apply(position, seat, game.options(position, seat)[0]);
    }
  }
  return position.state;
}

const moduleOf = (key: string): number => MODULES.findIndex((module) => module.key === key);

/** Gives the first player a module, and says which cell it lies in. */
function install({ players: [player] }: State, key: string, damage = 0): number {
  player.damage.push(damage);
  player.docks.push(DOCK.idle);
  player.slots.push(NONE);
  return player.modules.push(moduleOf(key)) - 1;
}

test('what there is plenty of is worth less, and nothing above the limit', () => {
  const state = begun();
  const worth = (n: number): number => {
    state.players[0].stock[RESOURCE.ice] = n;
    return new Worths(state, 0).gain(bag({ ice: 1 }));
  };
  const limit = STORAGE_LIMITS[RESOURCE.ice];
  expect(worth(0)).toBeGreaterThan(worth(limit - 1));
  expect(worth(limit - 1)).toBeGreaterThan(0);
  expect(worth(limit)).toBe(0);
});

test('what is given for each thing is counted', () => {
  const state = begun();
  state.players[0].leaderBay = 3;
  expect(new Worths(state, 0).of([vp(1, each('leaders'))])).toBe(3);
});

test('a module that scores is spared, and mended before a ship is built', () => {
  const state = begun();
  state.players[0].leaderBay = 10;
  const hall = install(state, 'hall-of-leaders');
  const mint = install(state, 'mint');
  const worths = new Worths(state, 0);
  expect(worths.whole(hall)).toBeGreaterThan(worths.whole(mint));
  state.players[0].damage[hall] = 1;
  state.players[0].stock[RESOURCE.titanium] = 5;
  expect(worths.of([repair(1)])).toBeGreaterThan(worths.of([buildShip()]));
  expect(worths.of([repair(1)])).toBeGreaterThan(worths.whole(mint));
});

test('a reactor that is damaged is worth mending for its science, that which mends included', () => {
  const state = begun();
  install(state, 'self-repair-mesh');
  state.players[0].damage[0] = 1;
  const alone = new Worths(state, 0).of([repair(1)]);
  install(state, 'photon-well');
  expect(new Worths(state, 0).of([repair(1)])).toBeGreaterThan(alone);
});

test('with nothing to mend a repair is a point', () => {
  expect(new Worths(begun(), 0).of([repair(1)])).toBe(1);
});

test('an outpost that cannot be built is worth nothing', () => {
  expect(new Worths(begun(), 0).of([outpost()])).toBe(0);
});

test('a scoring module is worth what it would count, a damaged one less than a whole one', () => {
  const state = begun();
  const worth = (key: string) => moduleWorth(state, 0, moduleOf(key), turnsLeft(state));
  const before = worth('hall-of-leaders');
  state.players[0].leaderBay += 4;
  expect(worth('hall-of-leaders')).toBe(before + 4);
  // Two credits, but damaged, and a credit beside nanocarbon.
  expect(worth('tax-authority')).toBeLessThan(worth('mint'));
});

test('a module acts with its moon', () => {
  const state = begun();
  const dock = install(state, 'caravan-dock');
  const worths = new Worths(state, 0);
  expect(worths.acting(dock)).toBe(0);
  const moon = MOONS.findIndex(({ vp: points }) => points > 0);
  state.players[0].slots[dock] = moon;
  expect(worths.acting(dock)).toBeGreaterThanOrEqual(MOONS[moon].vp);
});
