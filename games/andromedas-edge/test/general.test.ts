import { NONE } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { andromedasEdge } from '../game.ts';
import { handLimit } from '../hand.ts';
import { game } from '../index.ts';
import { BAY } from '../state.ts';
import { effects, eventAtEnd, kinds, region, regions, table } from './table.ts';

const energy = (at: ReturnType<typeof table>, seat = 0) => at.state.players[seat].stock[0];
const vp = (at: ReturnType<typeof table>, seat = 0) => at.state.players[seat].vp;

test('AE-4.1.1: turns go clockwise, one after the other', () => {
  const at = table({ seats: [{}, {}, {}], active: 1 });
  at.choose('return');
  expect(at.asked).toEqual([2]);
  at.choose('return');
  expect(at.asked).toEqual([0]);
});

/** At the start of a turn the vortex gives energy, and the clock takes it. */
const vortexAndClock = () =>
  table({
    options: { special: 'vortexes' },
    seats: [{ faction: 'plutonian-empire', ships: 'transport:B2 transport:bay' }, {}],
    map: { B2: 'vortex-1', C4: 'vortex-2' },
    agenda: [{ step: 'start-turn', seat: 0 }],
  });

test('AE-4.1.2: what happens at once is ordered by the active player', () => {
  const at = vortexAndClock();
  expect(at.step).toBe('order');
  at.choose('first 1');
  // The clock came first, while there was nothing to pay with.
  expect(at.state.players[0].clock).toBe(2);
  expect(at.over).toBe(true);
  expect(energy(at)).toBe(2);
});

test('AE-4.1.2: the active player orders what others gain at once, too', () => {
  const at = table({
    seats: [
      { ships: 'transport:B2' },
      {
        faction: 'plutonian-empire',
        ships: 'heavy-cruiser:B2 transport:B2',
        upgrades: 'doomsday-device assault-haulers',
      },
    ],
    region: 'B2',
    agenda: [{ step: 'battle', seat: 0 }],
    chance: [0, 4, 4, 4, 4, 4],
  });
  expect([at.step, at.asked]).toEqual(['order', [0]]);
  at.choose('first 0');
  expect(at.state.players.map(({ vp, clock }) => [vp, clock])).toEqual([
    [10, 0],
    [11, 3],
  ]);
});

test('AE-4.1.2: a table that was saved at such a question before others could be asked goes on', () => {
  const at = vortexAndClock();
  const saved = JSON.parse(andromedasEdge.save(at.position));
  delete saved.agenda.at(-1).owner;
  const loaded = andromedasEdge.load(JSON.stringify(saved));
  andromedasEdge.answer(loaded, 0, andromedasEdge.parse(loaded, 'first 1'));
  expect(loaded.state.players[0].clock).toBe(2);
});

test('AE-4.1.2: nobody is asked for an order that makes no difference: a look at an event before or after a gain', () => {
  const at = table({
    seats: [{ faction: 'cinder-oracles', ships: 'transport:B2 transport:bay' }, {}],
    options: { special: 'vortexes' },
    map: { B2: 'vortex-1' },
    agenda: [{ step: 'start-turn', seat: 0 }],
  });
  expect(at.over).toBe(true);
  expect(at.reported('events-seen')).toHaveLength(1);
  expect(at.reported('gained').length).toBeGreaterThan(0);
});

test('AE-4.1.2: «each player» goes round from the active player', () => {
  const rich = { stock: { ice: 1 } };
  const at = table({
    options: { events: 'cosmic-twilight' },
    seats: [rich, rich, rich],
    active: 1,
    events: 'deep-freeze',
    agenda: eventAtEnd(1),
    cards: 'ember-wyrm',
    chance: [1],
  });
  expect(at.asked).toEqual([1]);
  at.choose('option A');
  expect(at.asked).toEqual([2]);
  at.choose('option A');
  expect(at.asked).toEqual([0]);
});

test('AE-4.1.3: nobody falls below 0, and 100 is not the end of the track', () => {
  const poor = table({
    options: { events: 'cosmic-twilight' },
    seats: [{ vp: 1 }, { vp: 99 }],
    events: 'deep-freeze',
    agenda: eventAtEnd(),
    chance: [1],
  });
  expect(vp(poor)).toBe(0);
  const rich = table({ seats: [{ vp: 99 }, {}], agenda: effects('tactics.propaganda') });
  expect(vp(rich)).toBe(100);
});

test('AE-4.1.4: any resource may be energy, a credit or a tactics card', () => {
  const at = table({
    seats: [{ stock: { energy: 1, credit: 1 }, hand: 'propaganda' }, {}],
    agenda: effects('base.trade-hub'),
  });
  expect(at.options()).toEqual(['with energy', 'with credit', 'card propaganda']);
  at.choose('with credit').choose('card propaganda');
  expect(at.state.players[0].hand).toEqual([]);
  expect(at.state.players[0].stock).toEqual([1, 0, 0, 0, 2]);
});

test('AE-4.1.5: a credit stands for a basic resource, not for energy or a card, and nothing for a credit', () => {
  const stands = table({
    seats: [{ stock: { credit: 1 } }, {}],
    agenda: effects('module.ice-futures'),
  });
  expect(stands.state.players[0].stock).toEqual([1, 0, 0, 0, 1]);
  for (const list of ['module.tachyon-array', 'module.brokers-hall']) {
    const at = table({ seats: [{ stock: { credit: 3 } }, {}], agenda: effects(list) });
    expect(at.state.players[0].stock[4]).toBe(3);
    expect(vp(at)).toBe(10);
  }
  const other = table({
    seats: [{ stock: { titanium: 3 } }, {}],
    agenda: effects('module.luxury-arcade'),
  });
  expect(vp(other)).toBe(10);
});

test('AE-4.1.5: what is asked for is paid first; who pays by hand may choose', () => {
  const stock = { titanium: 1, credit: 1 };
  const plain = table({ seats: [{ stock }, {}], agenda: effects('module.plasma-cutter') });
  expect(plain.state.players[0].stock).toEqual([0, 0, 0, 0, 3]);
  const byHand = table({
    seats: [{ stock }, {}],
    agenda: effects('module.plasma-cutter'),
    state: (state) => {
      state.once = 1;
    },
  });
  expect(byHand.options()).toEqual(['with titanium', 'with credit']);
});

test('AE-4.1.6: gains are taken in full, above any limit', () => {
  const at = table({
    seats: [{ stock: { energy: 10 } }, {}],
    agenda: effects('tactics.emergency-power'),
  });
  expect(energy(at)).toBe(13);
});

test('AE-4.1.7: a moon may be part of a payment; what is not needed is gained', () => {
  const at = table({
    seats: [{ moons: 'science-6' }, {}],
    agenda: effects('module.neural-archive'),
  });
  expect(at.state.players[0].moons).toEqual([]);
  expect(at.state.players[0].stock).toEqual([1, 0, 0, 0, 0]);
  expect(at.state.players[0].hand).toHaveLength(2);
});

test('AE-4.1.7: a tactics symbol is paid directly, without a draw', () => {
  const at = table({
    seats: [{ moons: 'science-9' }, {}],
    agenda: effects('module.brokers-hall'),
  });
  expect(at.state.players[0].hand).toEqual([]);
  // The energy on the moon is not needed.
  expect(at.state.players[0].stock).toEqual([1, 0, 0, 0, 2]);
  expect(at.reported('drew')).toEqual([]);
});

test('AE-4.1.7: not on the turn of somebody else', () => {
  const at = table({
    seats: [{}, { moons: 'civilization-6' }],
    agenda: effects('module.hydroponic-domes', 1),
  });
  expect(vp(at, 1)).toBe(10);
  expect(at.state.players[1].moons).toHaveLength(1);
});

test('AE-4.1.8: rival ships are those of opponents and raiders, not those of a teammate', () => {
  const at = table({
    options: { teams: 'on' },
    seats: [
      { ships: 'transport:B2' },
      { ships: 'transport:B2' },
      { ships: 'transport:B2 transport:B2' },
      {},
    ],
    raiders: { S: 'B2' },
    region: 'B2',
    agenda: effects('tactics.infrafrequencies'),
  });
  expect(vp(at)).toBe(13);
});

test('AE-4.1.9: a random nebula is rolled for', () => {
  const at = table({
    options: { events: 'cosmic-twilight' },
    seats: [{ leaders: { bay: 2 } }, {}],
    agenda: effects('event.exodus'),
  });
  at.choose('option A', { chance: [4] });
  expect(at.state.players[0].leaders[region('N4')]).toBe(1);
  expect(at.state.players[0].leaderBay).toBe(1);
});

test('AE-4.1.10: range goes through regions only, through nebulae with Hyperdrive, past anybody', () => {
  const map = { A4: '', B4: '' };
  const plain = table({
    seats: [{ ships: 'transport:A5 fighter:bay science-vessel:bay' }, {}],
    map,
  });
  expect(regions(plain, 'launch', 'fighter')).toEqual([]);
  expect(regions(plain, 'launch', 'science-vessel')).toEqual(['C5', 'N3', 'N4']);
  const crowded = table({
    seats: [{ ships: 'transport:A1 fighter:bay' }, { ships: 'transport:A2' }],
    map: { B1: '', B2: '' },
    raiders: { A: 'A2' },
  });
  expect(regions(crowded, 'launch', 'fighter')).toEqual(['A2', 'A3']);
});

test('AE-4.1.11: tokens never run out', () => {
  const at = table({
    seats: [{ stock: { energy: 60 } }, {}],
    agenda: effects('tactics.emergency-power'),
  });
  expect(energy(at)).toBe(63);
});

test('AE-4.1.12: the ship of an outpost neither occupies nor gives range', () => {
  const at = table({
    seats: [
      { ships: 'transport:bay', outposts: 'B3' },
      { ships: 'transport:A1', outposts: 'B2' },
    ],
  });
  // A first launch: no own ship is on the map, and B2 is not occupied.
  expect(regions(at, 'launch', 'transport')).toContain('B2');
  expect(regions(at, 'launch', 'transport')).toContain('A5');
  expect(regions(at, 'launch', 'transport')).not.toContain('A1');
});

test('AE-4.1.13: what an effect sets off is finished before the next one', () => {
  const at = table({
    seats: [{ tracks: { industry: 2 }, tiles: 'gunboats raptor-wing' }, {}],
    market: { industry: 'smelting-line cryo-pump tug-bay' },
    agenda: effects('supremacy.tribute'),
  });
  at.choose('take smelting-line');
  expect(at.step).toBe('upgrade');
  expect(vp(at)).toBe(10);
  at.choose('upgrade gunboats');
  expect(vp(at)).toBe(11);
});

test('AE-4.1.14: what can not be done is left out, the rest is done', () => {
  const at = table({ agenda: effects('discovery.colonial-records') });
  expect(vp(at)).toBe(12);
});

test('AE-4.1.15: an option is there unless its cost or its build is impossible', () => {
  const at = table({
    options: { events: 'cosmic-twilight' },
    seats: [{ ships: 'transport:bay' }, {}],
    agenda: effects('event.hull-blight'),
  });
  // Nobody can pay; damaging a ship is available even without one on the map.
  expect(at.over).toBe(true);
  const wright = table({
    seats: [{ stock: { titanium: 1 }, damage: { treasury: 1 } }, {}],
    agenda: effects('module.shipwright'),
  });
  wright.choose('option A');
  expect(wright.state.players[0].ships.filter((place) => place === BAY)).toHaveLength(4);
  const poor = table({
    seats: [{ damage: { treasury: 1, architect: 1 } }, {}],
    agenda: effects('module.shipwright'),
  });
  expect(kinds(poor, 'module')).toHaveLength(2);
  const exodus = table({
    options: { events: 'cosmic-twilight' },
    agenda: effects('event.exodus'),
  });
  expect(vp(exodus)).toBe(8);
});

test('before factions are chosen none of their rules is in force', () => {
  const position = game.start({ seats: 2, options: {} }, 'before');
  expect(position.state.players[0].faction).toBe(NONE);
  expect(handLimit(position.state, 0)).toBe(5);
});
