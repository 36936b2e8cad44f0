/** What is done several times is done just so often: one question after the other, then no more. */
import { expect, test } from 'vitest';
import { BARGE, BAY, WRECK } from '../state.ts';
import type { StepFrame } from '../vocabulary.ts';
import { effects, moon, region, type Seat, type Situation, table, upgrade } from './table.ts';

type Frame = StepFrame & { readonly n: number };

/** Answers a step with these keys, one after the other; it must ask for each and end with the last. */
function answered(frame: Frame, own: Seat, keys: readonly string[], more: Situation = {}) {
  const at = table({ seats: [own, {}], agenda: [frame], ...more });
  for (const key of keys) {
    expect(at.step, key).toBe(frame.step);
    at.choose(key);
  }
  expect(at.over, `after ${keys.at(-1)}`).toBe(true);
  return at;
}
const FLEET = 'transport:A1 transport:A2 transport:A3 transport:A4 heavy-cruiser:A5';

test('AE-4.11.5: three repairs mend three things, each of its own kind', () => {
  const seat = {
    ships: 'transport:wreck transport:wreck heavy-cruiser:A1 transport:bay',
    worn: 'heavy-cruiser',
    damage: { 'main-reactor': 1, treasury: 2 },
  };
  const keys = ['salvage transport', 'shield heavy-cruiser', 'module main-reactor'];
  const at = answered({ step: 'repair', seat: 0, n: 3 }, seat, keys);
  const [player] = at.state.players;
  expect(player.ships.filter((place) => place === WRECK)).toHaveLength(1);
  expect(player.ships.filter((place) => place === BARGE)).toHaveLength(1);
  expect(player.wear).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(player.damage).toEqual([0, 0, 2, 0]);
  // 1 VP for polishing, none for a repair without anything to repair.
  expect(player.vp).toBe(11);
});

test('AE-4.11.6: repairs that find nothing are worth 1 VP each', () => {
  const at = table({
    seats: [{ damage: { treasury: 1 } }, {}],
    agenda: [{ step: 'repair', seat: 0, n: 3 }],
  });
  // One for the polished module, two for the repairs that are left.
  expect(at.state.players[0].vp).toBe(13);
  expect(at.over).toBe(true);
});

test('AE-4.11.4: three markers of damage go onto three modules', () => {
  const keys = ['module main-reactor', 'module architect', 'module treasury'];
  const modules = { modules: 'mint' };
  const at = answered({ step: 'damage-module', seat: 0, n: 3, infest: false }, modules, keys);
  expect(at.state.players[0].damage).toEqual([1, 0, 1, 1, 0]);
  const tokens = answered({ step: 'damage-module', seat: 0, n: 3, infest: true }, modules, keys);
  expect(tokens.state.players[0].damage).toEqual([16, 0, 16, 16, 0]);
});

test('AE-4.11.1: three ships on the map take damage, one by one', () => {
  const keys = ['ship heavy-cruiser A5', 'ship heavy-cruiser A5', 'ship transport A1'];
  const at = answered({ step: 'damage-ship', seat: 0, n: 3 }, { ships: FLEET }, keys);
  const { ships } = at.state.players[0];
  expect([ships[0], ships[8]]).toEqual([WRECK, WRECK]);
  expect(ships.slice(1, 4)).toEqual([region('A2'), region('A3'), region('A4')]);
});

test('AE-4.12.2: three upgrades, each with a ship of its type where one is unbuilt', () => {
  const seat = { tiles: 'gunboats raptor-wing battleship pathfinder' };
  const keys = ['upgrade gunboats', 'upgrade raptor-wing', 'upgrade battleship'];
  const at = answered({ step: 'upgrade', seat: 0, n: 3 }, seat, keys);
  const [player] = at.state.players;
  expect(player.upgrades.map((tile) => tile >= 0)).toEqual([true, true, false, true]);
  expect(player.tiles).toEqual([upgrade('pathfinder')]);
  expect(player.ships.filter((place) => place === BAY)).toHaveLength(6);
});

test('AE-4.12.3: a type of ship is upgraded once', () => {
  const at = table({
    seats: [{ tiles: 'gunboats couriers lancers', upgrades: 'raptor-wing' }, {}],
    agenda: [{ step: 'upgrade', seat: 0, n: 2 }],
  });
  expect(at.options()).toEqual(['upgrade gunboats', 'upgrade couriers']);
  at.choose('upgrade couriers');
  expect(at.over).toBe(true);
});

test('AE-4.11.7: up to three ships leave the barge', () => {
  const seat = { ships: 'transport:barge transport:barge transport:barge fighter:barge' };
  const deploy = { step: 'deploy', seat: 0, n: 3 } as const;
  const keys = ['deploy transport', 'deploy fighter', 'deploy transport'];
  const at = answered(deploy, seat, keys);
  expect(at.state.players[0].ships.filter((place) => place === BARGE)).toHaveLength(1);
  const two = answered(deploy, seat, ['deploy fighter', 'done']);
  expect(two.state.players[0].ships.filter((place) => place === BARGE)).toHaveLength(3);
});

test('AE-4.13.6: three used outpost cards are turned face up', () => {
  const at = answered(
    { step: 'refresh', seat: 0, n: 3 },
    { outposts: 'A1 A2 A3 A5 B3' },
    ['refresh observatory', 'refresh obelisk', 'refresh obelisk'],
    {
      state(state) {
        const [player] = state.players;
        [player.outpostCards, player.usedCards] = [player.usedCards, player.outpostCards];
      },
    },
  );
  expect(at.state.players[0].outpostCards).toEqual([1, 0, 0, 0, 2]);
  expect(at.state.players[0].usedCards).toEqual([0, 1, 1, 0, 0]);
});

test('AE-4.10.4: up to three leaders are recruited, from the first region to the last', () => {
  const leaders = { A1: 1, B2: 1, N6: 2 };
  const recruit = { step: 'recruit', seat: 0, n: 3 } as const;
  const at = answered(recruit, { leaders }, ['recruit A1', 'recruit N6', 'recruit N6']);
  expect(at.state.players[0].leaderBay).toBe(3);
  expect(answered(recruit, { leaders }, ['recruit B2', 'done']).state.players[0].leaderBay).toBe(1);
});

test('AE-4.21.1: three leaders are abducted, from the first region to the last', () => {
  const leaders = { A1: 1, B2: 1, N6: 2, bay: 1 };
  const keys = ['abduct A1', 'abduct N6', 'abduct B2'];
  const [player] = answered({ step: 'abduct', seat: 0, n: 3 }, { leaders }, keys).state.players;
  expect([player.captives, player.leaderBay, player.leaders[region('N6')]]).toEqual([3, 1, 1]);
});

test('AE-4.5.1: three moons of planets, from the first space on, bases and nebulae left out', () => {
  const claim = { step: 'claim-from', seat: 0, n: 3, withShip: false } as const;
  const at = answered(claim, {}, ['claim A1', 'claim C5', 'claim A1'], { moons: { A3: '' } });
  expect(at.state.players[0].moons).toHaveLength(3);
  const choice = table({ agenda: [claim], moons: { A3: '' } }).options();
  expect(choice).toEqual(['A1', 'A2', 'A4', 'A5', 'B2', 'B3', 'C5'].map((at) => `claim ${at}`));
});

test('AE-4.1.14: three units are lost, of kinds of choice, the cards among them', () => {
  const seat = { stock: { energy: 1, credit: 2 }, hand: 'propaganda war-bonds' };
  const keys = ['lose energy', 'card propaganda', 'lose credit'];
  const at = answered({ step: 'lose-unit', seat: 0, any: true, n: 3 }, seat, keys);
  expect(at.state.players[0].stock).toEqual([0, 0, 0, 0, 1]);
  expect(at.state.tacticsDiscard).toHaveLength(1);
  const cards = table({
    seats: [seat, {}],
    agenda: [{ step: 'lose-unit', seat: 0, any: false, n: 1 }],
  });
  expect(cards.options()).toEqual(['card propaganda', 'card war-bonds']);
});

test('AE-4.1.4: three units are stolen, of kinds of choice, cards at random', () => {
  const at = table({
    seats: [
      { stock: { ice: 1 } },
      { stock: { energy: 1, credit: 2 }, hand: 'propaganda war-bonds' },
    ],
    agenda: [{ step: 'steal', seat: 0, from: 1, any: true, n: 3 }],
  });
  expect(at.options()).toEqual(['gain energy', 'gain credit', 'gain tactics']);
  at.choose('gain energy').choose('gain tactics').choose('gain credit');
  expect(at.over).toBe(true);
  expect(at.state.players.map(({ stock }) => stock)).toEqual([
    [1, 0, 0, 1, 1],
    [0, 0, 0, 0, 1],
  ]);
  expect(at.state.players.map(({ hand }) => hand.length)).toEqual([1, 1]);
  const cards = table({
    seats: [{}, { stock: { energy: 1 }, hand: 'propaganda war-bonds' }],
    agenda: [{ step: 'steal', seat: 0, from: 1, any: false, n: 1 }],
  });
  expect(cards.state.players[0].hand).toHaveLength(1);
  expect(cards.state.players[1].stock[0]).toBe(1);
});

test('AE-4.14.1: three steps on a track of choice, feature by feature', () => {
  const at = table({
    seats: [{ tracks: { supremacy: 9 } }, {}],
    agenda: [{ step: 'choose-track', seat: 0, n: 3 }],
  });
  at.choose('track commerce');
  expect(at.state.players[0].tracks).toEqual([0, 0, 3, 0, 9]);
  expect(at.reported('advanced').map(({ space }) => space)).toEqual([1, 2, 3]);
});

test('AE-4.20.4: three hours pass one by one, over midnight too', () => {
  const at = table({
    seats: [{ faction: 'plutonian-empire', clock: 11 }, {}],
    agenda: [{ step: 'clock', seat: 0, n: 3 }],
  });
  const hours = () => at.reported('clock').map(({ hour }) => hour);
  expect(hours()).toEqual([12]);
  at.choose('track industry');
  expect(hours()).toEqual([12, 1, 2]);
  expect(at.state.players[0].tracks[1]).toBe(3);
});

test('AE-4.1.6: what may be repeated is, as often as it says and as can be paid', () => {
  const stock = { energy: 3 };
  const often = (more: Seat) =>
    table({ seats: [{ stock, ...more }, {}], agenda: effects('module.heisenberg-compensator') });
  const twice = often({}).choose('yes').choose('yes').choose('with energy');
  expect(twice.over).toBe(true);
  // The energy that comes at the end, beside what is left.
  expect(twice.state.players[0].stock).toEqual([2, 0, 0, 0, 2]);
  const once = often({}).choose('yes').choose('no');
  expect(once.over).toBe(true);
  expect(once.state.players[0].stock).toEqual([3, 0, 0, 0, 1]);
  expect(often({ stock: {} }).state.players[0].stock).toEqual([1, 0, 0, 0, 0]);
});

test('AE-4.5.4: of a moon everything is gained, and a discarded one is gone', () => {
  const at = table({ seats: [{ moons: 'wandering-2 science-1' }, {}] }).choose(
    'discard wandering-2',
  );
  expect(at.state.players[0].moons).toEqual([moon('science-1')]);
  expect(at.state.discardedMoons).toEqual([moon('wandering-2')]);
});

test('AE-4.1.6: three repetitions are three', () => {
  const list = 'module.heisenberg-compensator';
  const at = table({
    seats: [{ stock: { credit: 9 } }, {}],
    agenda: [{ step: 'repeat', seat: 0, list, at: 0, picked: -1, n: 3 }],
  });
  at.choose('yes').choose('yes').choose('yes');
  expect(at.over).toBe(true);
});
