import { NONE } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { kinds, region, regions, table } from './table.ts';

test('AE-4.3.1: launch, activation, raider attack and battle come in this order', () => {
  const at = table({ raiders: { S: 'N2' } });
  at.choose('launch transport A3');
  const order = ['launched', 'moon-claimed', 'raiders-attacked', 'battle'];
  expect(at.events.map(({ type }) => type).filter((type) => order.includes(type))).toEqual(order);
});

test('AE-4.3.2: the region of the launch is the active region, even if the ship leaves it', () => {
  const at = table({
    seats: [{ hand: 'diplomatic-immunity' }, {}],
    raiders: { S: 'N2' },
  });
  at.choose('launch transport A3').choose('play diplomatic-immunity');
  at.choose('retreat A2');
  expect(at.state.players[0].ships).toContain(region('A2'));
  expect(at.step).toBe('finish-turn');
  expect(at.state.region).toBe(region('A3'));
});

test('AE-4.3.3: X1, a first launch goes to an unoccupied region', () => {
  const at = table({
    seats: [{ ships: 'transport:bay fighter:bay' }, { ships: 'transport:B2' }],
    raiders: { S: 'N1' },
  });
  const targets = regions(at, 'launch', 'transport');
  expect(targets).toContain('A2');
  expect(targets).not.toContain('B2');
  expect(targets).not.toContain('N1');
});

test('AE-4.3.4: a ship with Attack may begin where others are, in a nebula only with Hyperdrive', () => {
  const at = table({
    seats: [{ ships: 'fighter:bay' }, { ships: 'transport:B2' }],
    raiders: { S: 'N1' },
  });
  const targets = regions(at, 'launch', 'fighter');
  expect(targets).toContain('B2');
  expect(targets).not.toContain('N1');
});

test('AE-4.3.4, AE-4.19.10: an Ace Pilot lends Attack and Hyperdrive to whatever ship is launched', () => {
  const at = table({
    seats: [{ hand: 'ace-pilot' }, { ships: 'transport:B2' }],
    raiders: { S: 'N1' },
  });
  at.choose('play ace-pilot');
  const targets = regions(at, 'launch', 'transport');
  expect(targets).toContain('B2');
  expect(targets).toContain('N1');
});

test('AE-4.3.5, AE-4.3.6: X2, later launches stay in range and away from own ships', () => {
  const at = table({
    seats: [{ ships: 'transport:B2 transport:bay' }, { ships: 'transport:A3' }],
    map: { B1: 'cindral', C2: 'basaltine', C3: 'quillon' },
  });
  expect(regions(at, 'launch', 'transport')).toEqual(['A2', 'A3', 'B1', 'B3', 'C2', 'C3']);
});

test('AE-4.3.7: a base is open only to those who can carry out its effect', () => {
  const open = (seat: object) => regions(table({ seats: [seat, {}] }), 'launch', 'transport');
  expect(open({})).not.toContain('B4');
  expect(open({ stock: { energy: 1 } })).not.toContain('B4');
  expect(open({ stock: { energy: 1 }, hand: 'propaganda' })).toContain('B4');
  expect(open({ stock: { energy: 1 }, moons: 'industry-1' })).toContain('B4');
  expect(open({ stock: { titanium: 1 } })).toContain('C1');
  expect(open({ stock: { ice: 1 } })).toContain('C2');
  expect(open({ stock: { energy: 9 } })).not.toContain('C1');
});

test('AE-4.3.7: leaders at the Development Office count, and are taken if they are needed', () => {
  const seat = {
    ships: 'transport:B3 transport:bay',
    stock: { titanium: 2, nanocarbon: 3, ice: 2 },
    leaders: { C4: 1 },
  };
  const at = table({ seats: [seat, {}] });
  expect(regions(at, 'launch', 'transport')).toContain('C4');
  at.choose('launch transport C4');
  expect(at.state.outposts[region('B3')]).toBe(0);
  expect(at.state.players[0].leaders[region('C4')]).toBe(0);
  const rich = table({ seats: [{ ...seat, leaders: { C4: 1, bay: 1 } }, {}] });
  rich.choose('launch transport C4');
  expect(rich.state.players[0].leaders[region('C4')]).toBe(1);
  expect(rich.state.players[0].leaderBay).toBe(0);
});

test('AE-4.3.7: at the Development Office an outpost may be chosen that takes the leaders who lie there', () => {
  const at = table({
    seats: [
      {
        ships: 'transport:A4 transport:B3 transport:bay',
        stock: { titanium: 2, nanocarbon: 3, ice: 5 },
        leaders: { C4: 1, bay: 2 },
      },
      {},
    ],
  });
  at.choose('launch transport C4');
  expect(at.options()).toEqual(['settle A4', 'settle B3']);
  at.choose('settle A4');
  expect(at.reported('recruited')).toMatchObject([{ seat: 0, region: region('C4'), n: 1 }]);
  expect(at.state.outposts[region('A4')]).toBe(0);
  expect(at.state.players[0].leaderBay).toBe(0);
});

test('AE-4.3.7: only as many of them are taken as are missing', () => {
  const at = table({
    seats: [
      {
        ships: 'transport:A4 transport:B3 transport:bay',
        stock: { ice: 5 },
        leaders: { C4: 3, bay: 2 },
      },
      {},
    ],
  });
  at.choose('launch transport C4');
  expect(at.state.outposts[region('A4')]).toBe(0);
  expect(at.state.players[0].leaders[region('C4')]).toBe(2);
  // Without a ship there they are out of reach.
  const away = table({
    seats: [{ ships: 'transport:A4 transport:bay', stock: { ice: 5 }, leaders: { C4: 3 } }, {}],
    region: 'C4',
    agenda: [{ step: 'settle', seat: 0, discount: 0 }],
  });
  expect(away.state.outposts[region('A4')]).toBe(NONE);
});

test('AE-4.3.8: nebulae want Hyperdrive, quasars let nobody in', () => {
  const at = table({
    options: { special: 'quasars' },
    seats: [{ ships: 'transport:bay science-vessel:bay heavy-cruiser:bay fighter:A3' }, {}],
    map: { B2: 'quasar-1', C4: 'quasar-2' },
  });
  expect(regions(at, 'launch', 'science-vessel')).toContain('N2');
  expect(regions(at, 'launch', 'transport')).toEqual(['A2', 'A4', 'B3']);
  expect(regions(at, 'launch', 'science-vessel')).not.toContain('B2');
});

test('AE-4.3.9: Jump takes 1 energy and any distance, but no ship into a nebula without Hyperdrive', () => {
  const ships = 'transport:A1 heavy-cruiser:bay';
  const at = table({ seats: [{ ships, stock: { energy: 1 } }, {}] });
  expect(regions(at, 'launch', 'heavy-cruiser')).toEqual(['A2']);
  const jumps = regions(at, 'jump', 'heavy-cruiser');
  expect(jumps).toContain('C5');
  expect(jumps).not.toContain('A2');
  expect(jumps.filter((name) => name.startsWith('N'))).toEqual([]);
  at.choose('jump heavy-cruiser C5');
  expect(at.state.players[0].stock[0]).toBe(0);
  const tired = table({ seats: [{ ships }, {}] });
  expect(kinds(tired, 'jump')).toEqual([]);
  // The energy for the jump can't pay for the base as well.
  const hub = table({ seats: [{ ships, stock: { energy: 2 } }, {}] });
  expect(regions(hub, 'jump', 'heavy-cruiser')).not.toContain('B4');
});

test('AE-4.3.10: ships in the scrapyard or in the bay are not on the map', () => {
  const at = table({ seats: [{ ships: 'transport:wreck transport:barge transport:bay' }, {}] });
  // A first launch, anywhere.
  expect(regions(at, 'launch', 'transport')).toContain('A1');
  expect(regions(at, 'launch', 'transport')).toContain('C5');
});
