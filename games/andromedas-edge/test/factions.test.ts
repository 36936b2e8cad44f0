import { NONE } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { FACTIONS } from '../data/index.ts';
import { andromedasEdge as game } from '../game.ts';
import { BARGE } from '../state.ts';
import {
  effects,
  eventAtEnd,
  kinds,
  module,
  region,
  regions,
  returning,
  type Seat,
  table,
} from './table.ts';

const start = (seat: Seat, more = {}) =>
  table({ seats: [seat, {}], agenda: [{ step: 'start-turn', seat: 0 }], ...more });

test('AE-4.20.1: Sporegoths gain energy from scrap and may build outposts with it', () => {
  const faction = 'sporegoths';
  expect(start({ faction }).state.players[0].stock[0]).toBe(0);
  const at = table({
    seats: [{ faction }, { ships: 'transport:barge' }],
    agenda: [{ step: 'start-turn', seat: 0 }],
  });
  expect(at.state.players[0].stock[0]).toBe(1);
  const city = table({
    seats: [
      {
        faction,
        ships: 'transport:A4 transport:bay',
        stock: { energy: 2, ice: 3 },
        leaders: { bay: 3 },
      },
      {},
    ],
    agenda: [{ step: 'settle', seat: 0, discount: 0 }],
  });
  expect(city.state.outposts[region('A4')]).toBe(0);
  expect(city.state.players[0].stock).toEqual([0, 0, 0, 0, 0]);
  const myceli = table({
    seats: [{ faction, ships: 'transport:A4', upgrades: 'mycelinox' }, {}],
    agenda: [{ step: 'damage-ship', seat: 0, n: 1 }],
  });
  expect(myceli.state.players[0].ships[0]).toBe(BARGE);
});

test('AE-4.20.2: Zodian Militants turn diplomacy into cards and rage in battle', () => {
  const faction = 'zodian-militants';
  const at = table({ seats: [{ faction, hand: 'ceasefire propaganda' }, {}] });
  at.choose('ability no-mercy');
  expect(at.state.players[0].hand).toHaveLength(3);
  expect(kinds(at, 'ability')).toEqual([]);
  const peaceful = table({ seats: [{ faction, hand: 'propaganda' }, {}] });
  expect(kinds(peaceful, 'ability')).toEqual([]);
  const battle = table({
    seats: [{ faction, ships: 'transport:B2' }, { ships: 'transport:B2' }],
    region: 'B2',
    agenda: [{ step: 'battle', seat: 0 }],
  });
  expect(battle.state.players[0].stock[0]).toBe(2);
  battle.choose('energy 0', { chance: [5, 0] }).choose('done');
  expect(battle.state.players[0].stock[0]).toBe(1);
  const talked = table({
    seats: [{ faction, ships: 'transport:B2', hand: 'ceasefire' }, { ships: 'transport:B2' }],
    region: 'B2',
    agenda: [{ step: 'battle', seat: 0 }],
  });
  talked.choose('play ceasefire');
  expect(talked.state.players[0].stock[0]).toBe(0);
});

test('AE-4.20.3: Arcanoan Shipwrights take new ships on board and culture with upgrades', () => {
  const at = table({
    seats: [{ faction: 'arcanoan-shipwrights', tiles: 'raptor-wing' }, {}],
    market: { civilization: 'parliament academy embassy' },
    agenda: [{ step: 'upgrade', seat: 0, n: 1 }],
  });
  at.choose('barge').choose('yes').choose('take academy');
  expect(at.state.players[0].ships[6]).toBe(BARGE);
  expect(at.state.players[0].modules).toContain(module('academy'));
  expect(at.state.players[0].tracks[3]).toBe(1);
  const galacton = table({
    seats: [
      {
        faction: 'arcanoan-shipwrights',
        upgrades: 'galacton',
        ships: 'heavy-cruiser:A1 transport:bay',
      },
      {},
    ],
  });
  expect(regions(galacton, 'launch', 'transport')).toContain('A3');
});

test('AE-4.20.4: X14, the doomsday clock of the Plutonian Empire', () => {
  const faction = 'plutonian-empire';
  const at = start({ faction, clock: 10, stock: { energy: 2 } });
  expect(at.state.players[0].clock).toBe(11);
  at.choose('yes');
  expect(at.state.players[0].clock).toBe(12);
  at.choose('track commerce');
  expect(at.state.players[0].tracks[2]).toBe(3);
  expect(at.state.players[0].stock[0]).toBe(1);
  expect(start({ faction, clock: 12 }).state.players[0].clock).toBe(1);
  const saboteur = { faction, ships: 'transport:A1 transport:bay', hand: 'propaganda' };
  // Only while modules are activated.
  expect(kinds(table({ seats: [saboteur, {}] }), 'ability')).toEqual([]);
  const sabotage = table({ seats: [saboteur, {}], agenda: returning() });
  sabotage.choose('ability sabotage');
  expect(sabotage.asked).toEqual([1]);
  sabotage.choose('module treasury');
  expect(sabotage.state.players[1].damage[2]).toBe(1);
  expect(kinds(sabotage, 'ability')).toEqual([]);
});

test('AE-4.20.5: three cards to choose from, hidden until all have chosen; then the faction acts by itself', () => {
  const position = game.start({ seats: 3, options: {} }, 'factions');
  expect(game.waiting(position)).toEqual([0, 1, 2]);
  for (const seat of [0, 1, 2]) {
    expect(game.options(position, seat)).toHaveLength(3);
    expect(game.view(position, seat).position.state.players[(seat + 1) % 3].dealtFactions).toEqual([
      -2, -2, -2,
    ]);
  }
  for (const seat of [0, 1, 2]) game.answer(position, seat, game.options(position, seat)[0]);
  for (const { faction, tracks, tiles } of position.state.players) {
    for (const track of FACTIONS[faction].tracks) expect(tracks[track]).toBe(1);
    expect(tiles).toHaveLength(5);
    expect(tiles).toContain(FACTIONS[faction].upgrade);
  }
  const oracle = start({ faction: 'cinder-oracles' }, { events: 'trade-winds' });
  expect(oracle.state.players[0].foreseen).toHaveLength(1);
  const prophecy = table({
    seats: [{ faction: 'cinder-oracles' }, {}],
    events: 'trade-winds',
    agenda: eventAtEnd(),
    raiders: { A: 'B1', S: 'N1 N2 N3 N4' },
  });
  expect(prophecy.state.players[0].vp).toBe(13);
});

test('AE-4.20.6: Lumen Concord needs fewer leaders, Weldborn Smiths cheaper ships', () => {
  const at = table({
    seats: [
      {
        faction: 'lumen-concord',
        ships: 'transport:A4 transport:bay',
        stock: { ice: 5 },
        leaders: { bay: 2 },
        upgrades: 'hearthships',
      },
      {},
    ],
    agenda: [{ step: 'settle', seat: 0, discount: 0 }],
  });
  expect([at.state.players[0].leaderBay, at.state.players[0].settled]).toEqual([0, 9]);
  // 3 leaders are printed on the city, and 2 VP come with the Hearthships.
  expect(at.state.players[0].vp).toBe(15);
  expect(at.state.players[0].hand).toHaveLength(1);
  const obelisk = (leaders: number) =>
    table({
      seats: [
        {
          faction: 'lumen-concord',
          ships: 'transport:B3 transport:bay',
          stock: { titanium: 2, nanocarbon: 3, ice: 2 },
          leaders: { bay: leaders },
        },
        {},
      ],
      agenda: [{ step: 'settle', seat: 0, discount: 0 }],
    }).state.outposts[region('B3')];
  // 1 leader at least.
  expect([obelisk(0), obelisk(1)]).toEqual([NONE, 0]);
  const smith = table({
    seats: [{ faction: 'weldborn-smiths', stock: { titanium: 1 } }, {}],
    agenda: effects('tactics.arms-race'),
  });
  // 3 for a cruiser, less 2.
  expect(smith.options()).toEqual([
    'build transport',
    'build fighter',
    'build science-vessel',
    'build heavy-cruiser',
  ]);
  smith.choose('build heavy-cruiser');
  expect(smith.state.players[0].stock[1]).toBe(0);
});

test('AE-4.20.5: what the other factions have', () => {
  const reactor = table({
    seats: [{ faction: 'synthborn-mecharons', ships: 'transport:A1' }, {}],
    agenda: returning(),
  });
  reactor.choose('dock main-reactor');
  expect(reactor.state.players[0].stock[0]).toBe(3);
  const polish = table({
    seats: [{ damage: { treasury: 1 } }, {}],
    agenda: [{ step: 'repair', seat: 0, n: 1 }],
  });
  expect(polish.state.players[0].vp).toBe(11);
  const holds = table({
    seats: [
      {
        faction: 'tolzian-freighters',
        moons: 'industry-1 industry-4 commerce-1 supremacy-1 science-4',
        stock: { ice: 1 },
      },
      {},
    ],
    below: { A1: 0 },
  });
  expect(kinds(holds, 'ability')).toEqual(['ability barter']);
  holds.choose('launch transport A1');
  expect(holds.state.players[0].moons).toHaveLength(6);
  const nomads = table({
    seats: [{ faction: 'veyran-nomads' }, {}],
    events: 'trade-winds comet-trails',
  });
  nomads.choose('launch transport N1').choose('top trade-winds');
  expect(nomads.state.players[0].stock[0]).toBe(1);
  const index = table({ seats: [{ faction: 'halcyon-archivists', hand: 'propaganda' }, {}] });
  index.choose('ability study').choose('gain ice');
  expect(index.state.players[0].stock[3]).toBe(1);
  const corsairs = table({
    seats: [
      { faction: 'umbral-corsairs', ships: 'transport:B2' },
      { ships: 'transport:B2', stock: { ice: 1, credit: 1 } },
    ],
    region: 'B2',
    agenda: [{ step: 'battle', seat: 0 }],
    chance: [5, 0],
  });
  corsairs.choose('gain credit');
  expect(corsairs.state.players[0].stock[4]).toBe(1);
  expect(corsairs.state.players[1].stock[4]).toBe(0);
});

test('AE-4.20.3, AE-4.20.5: what one may do one may leave; Ark Freighters carry the planet’s resource too', () => {
  const no = table({
    seats: [{ faction: 'arcanoan-shipwrights', tiles: 'gunboats' }, {}],
    agenda: [{ step: 'upgrade-gained', seat: 0 }],
  }).choose('no');
  expect([no.over, no.state.players[0].modules.length]).toEqual([true, 4]);
  const ark = table({
    seats: [{ faction: 'tolzian-freighters', upgrades: 'ark-freighters' }, {}],
  }).choose('launch transport A4');
  // The planet of ice.
  expect(ark.state.players[0].moons).toHaveLength(1);
  expect(ark.state.players[0].stock).toEqual([0, 0, 0, 1, 0]);
});

test('AE-4.2.5, AE-4.20.4: what a free action brings can still be paid for the clock', () => {
  const faction = 'plutonian-empire';
  const at = start({ faction, clock: 10, outposts: 'B3' });
  expect(at.options()).toEqual(['outpost obelisk', 'no']);
  at.choose('outpost obelisk');
  expect(at.options()).toEqual(['yes', 'no']);
  at.choose('yes');
  expect([at.state.players[0].clock, at.state.players[0].stock[0]]).toEqual([12, 3]);
  expect(start({ faction, clock: 10, outposts: 'B3' }).choose('no').over).toBe(true);
  // With nothing to do or to pay nobody is asked.
  expect(start({ faction, clock: 10 }).over).toBe(true);
  // Nor where all that could be done is to set the row in order.
  const row = { modules: 'tug-bay cryo-pump', slots: { 'tug-bay': 'industry-4' } };
  expect(start({ faction, clock: 10, ...row }).over).toBe(true);
  // No free action brings a module to gain with an upgrade.
  const culture = table({
    seats: [{ faction: 'arcanoan-shipwrights', outposts: 'B3' }, {}],
    market: { civilization: '' },
    agenda: [{ step: 'upgrade-gained', seat: 0 }],
  });
  expect(culture.over).toBe(true);
  // Nobody acts while an event is resolved.
  const event = table({
    seats: [{ outposts: 'B3' }, {}],
    events: 'open-archives',
    agenda: eventAtEnd(),
    raiders: { A: 'B1', S: 'N1 N2 N3 N4' },
  });
  expect(event.over).toBe(true);
});

test('AE-4.20.5: a prophecy comes true on the own turn only', () => {
  const at = table({
    seats: [{}, { faction: 'cinder-oracles' }],
    events: 'trade-winds',
    agenda: eventAtEnd(),
    raiders: { A: 'B1', S: 'N1 N2 N3 N4' },
  });
  expect(at.reported('event')).toHaveLength(1);
  expect(at.state.players[1].vp).toBe(10);
});
