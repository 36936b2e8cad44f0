import { expect, test } from 'vitest';
import { BARGE, WRECK } from '../state.ts';
import { effects, kinds, region, returning, table } from './table.ts';

const hit = (ships: string, worn = '') =>
  table({
    options: { events: 'cosmic-twilight' },
    seats: [{ ships, worn }, {}],
    agenda: [{ step: 'damage-ship', seat: 0, n: 1 }],
  });

test('AE-4.11.1: a shield takes the damage', () => {
  const at = hit('heavy-cruiser:A1');
  expect(at.state.players[0].ships[8]).toBe(region('A1'));
  expect(at.state.players[0].wear[8]).toBe(1);
});

test('AE-4.11.2: without one the ship goes to the upper scrapyard', () => {
  expect(hit('transport:A1').state.players[0].ships[0]).toBe(WRECK);
  expect(hit('heavy-cruiser:A1', 'heavy-cruiser').state.players[0].ships[8]).toBe(WRECK);
});

test('AE-4.11.3: damage on a shield stays until it is repaired or the ship comes home', () => {
  const seats = [{ ships: 'heavy-cruiser:A1 transport:A2', worn: 'heavy-cruiser' }, {}];
  const repaired = table({ seats, agenda: effects('outpost.factory') });
  expect(repaired.state.players[0].wear[8]).toBe(0);
  // The second repair had nothing left to do.
  expect(repaired.state.players[0].vp).toBe(11);
  const home = table({ seats, agenda: returning() });
  expect(home.state.players[0].wear[8]).toBe(1);
  home.choose('finish');
  expect(home.state.players[0].wear[8]).toBe(0);
});

test('AE-4.11.4: the owner chooses an undamaged module; if there is none nothing happens', () => {
  const at = table({
    seats: [{ damage: { treasury: 1 } }, {}],
    agenda: [{ step: 'damage-module', seat: 0, n: 1, infest: false }],
  });
  expect(at.options()).toEqual(['module main-reactor', 'module shipwright', 'module architect']);
  const all = { 'main-reactor': 1, shipwright: 1, treasury: 1, architect: 1 };
  const full = table({
    seats: [{ damage: all }, {}],
    agenda: [{ step: 'damage-module', seat: 0, n: 1, infest: false }],
  });
  expect(full.state.players[0].damage).toEqual([1, 1, 1, 1]);
});

test('AE-4.11.5: a repair is a ship to the barge, a shield or a module, and 1 VP if there is nothing', () => {
  const at = table({
    seats: [
      { ships: 'transport:wreck heavy-cruiser:A1', worn: 'heavy-cruiser', damage: { treasury: 2 } },
      {},
    ],
    agenda: [{ step: 'repair', seat: 0, n: 1 }],
  });
  expect(at.options()).toEqual(['salvage transport', 'shield heavy-cruiser', 'module treasury']);
  at.choose('salvage transport');
  expect(at.state.players[0].ships[0]).toBe(BARGE);
  expect(at.state.players[0].vp).toBe(10);
  const idle = (n: number) => table({ agenda: [{ step: 'repair', seat: 0, n }] });
  expect([1, 2].map((n) => idle(n).state.players[0].vp)).toEqual([11, 12]);
});

test('AE-4.11.6: several repairs are chosen one by one', () => {
  const at = table({
    seats: [{ damage: { treasury: 2, architect: 1 } }, {}],
    agenda: [{ step: 'repair', seat: 0, n: 2 }],
  });
  at.choose('module treasury');
  expect(at.options()).toEqual(['module treasury', 'module architect']);
});

test('AE-4.11.7: a ship on the barge waits for the next return', () => {
  const at = table({ seats: [{ ships: 'transport:barge fighter:bay' }, {}] });
  expect(kinds(at, 'launch').every((key) => key.startsWith('launch fighter'))).toBe(true);
});

test('AE-4.11.4: each of so many damages hits a module of its own', () => {
  const at = table({ agenda: [{ step: 'damage-module', seat: 0, n: 3, infest: false }] });
  for (const key of ['treasury', 'architect']) at.choose(`module ${key}`);
  at.choose(at.options()[0]);
  expect(at.over).toBe(true);
  expect(at.state.players[0].damage.filter((damage) => damage > 0)).toHaveLength(3);
});

test('AE-4.11.3: whose ship is scrapped is told, and where', () => {
  const at = hit('transport:B2 transport:bay');
  expect(at.state.players[0].ships).toContain(WRECK);
  expect(at.reported('ship-scrapped')).toMatchObject([{ seat: 0, ship: 0, region: region('B2') }]);
});
