import { expect, test } from 'vitest';
import { BARGE, BAY, DOCK } from '../state.ts';
import { kinds, region, returning, type Seat, table } from './table.ts';

const home = (seat: Seat) => table({ seats: [seat, {}], agenda: returning() });
const activations = (at: ReturnType<typeof table>) => kinds(at, 'dock', 'power', 'activate');

test('AE-4.9.1: modules act, then ships come home, then energy goes', () => {
  const at = home({ ships: 'transport:A1 transport:A2', modules: 'mint', stock: { energy: 1 } });
  at.choose('dock treasury').choose('power mint').choose('finish');
  expect(
    at.events.map(({ type }) => type).filter((type) => /docked|powered|home/.test(type)),
  ).toEqual(['ship-docked', 'module-powered', 'came-home']);
  expect(at.state.players[0].docks).toEqual([0, 0, 0, 0, 0]);
});

test('AE-4.9.2: any number of modules, each with a ship from the map or barge, or 1 energy', () => {
  const at = home({ ships: 'transport:A1 transport:barge', stock: { energy: 1 } });
  at.choose('dock treasury').choose('dock architect', { chance: [0] });
  expect(at.state.players[0].ships).not.toContain(region('A1'));
  expect(at.state.players[0].ships).not.toContain(BARGE);
  expect(activations(at)).toEqual([]);
});

test('AE-4.9.3: no module is activated twice', () => {
  const at = home({ ships: 'transport:A1 transport:A2' });
  at.choose('dock treasury');
  expect(at.options()).not.toContain('dock treasury');
  expect(at.state.players[0].docks[2]).toBe(DOCK.ship);
});

test('AE-4.9.4: energy only in a row where a ship has activated a module', () => {
  const seat = { ships: 'transport:A1', modules: 'mint parliament', stock: { energy: 2 } };
  const at = home(seat);
  expect(kinds(at, 'power')).toEqual([]);
  at.choose('dock mint');
  expect(kinds(at, 'power')).toEqual(['power treasury']);
  at.choose('power treasury');
  expect(at.state.players[0].stock[0]).toBe(1);
});

test('AE-4.9.5: X3, damaged modules, those without their moon, and wrecks are of no use', () => {
  const at = home({
    ships: 'transport:A1 transport:wreck',
    modules: 'supply-department index-extractor',
    damage: { 'index-extractor': 1 },
    slots: { 'index-extractor': 'commerce-1' },
    stock: { credit: 2 },
  });
  expect(activations(at).filter((key) => !/reactor|shipwright|architect/.test(key))).toEqual([
    'dock treasury',
  ]);
  at.choose('dock treasury');
  expect(kinds(at, 'dock')).toEqual([]);
});

test('AE-4.9.6: science modules act through the Main Reactor, which needs a ship', () => {
  const at = home({
    ships: 'transport:A1',
    modules: 'photon-well carbon-lab cryo-lab',
    damage: { 'cryo-lab': 1 },
    support: 'overcharge',
    stock: { energy: 1 },
  });
  expect(at.options()).not.toContain('power main-reactor');
  expect(at.options()).not.toContain('dock photon-well');
  at.choose('dock main-reactor');
  expect(at.state.players[0].stock[0]).toBe(3);
  expect(kinds(at, 'activate')).toEqual(['activate photon-well', 'activate carbon-lab']);
  at.choose('activate photon-well');
  expect(kinds(at, 'activate')).toEqual(['activate carbon-lab']);
  at.choose('activate carbon-lab');
  expect(at.state.players[0].stock).toEqual([5, 0, 1, 0, 0]);
});

test('AE-4.9.7: end-game modules are never activated', () => {
  const at = home({ ships: 'transport:A1', modules: 'land-ministry' });
  expect(at.options()).not.toContain('dock land-ministry');
});

test('AE-4.9.8: a module whose cost can not be paid is not activated', () => {
  const at = home({
    ships: 'transport:A1',
    modules: 'luxury-arcade hydroponic-domes',
    stock: { ice: 1 },
  });
  expect(activations(at)).toContain('dock hydroponic-domes');
  expect(activations(at)).not.toContain('dock luxury-arcade');
  // The energy on the module can't pay for it as well.
  const tight = home({
    ships: 'transport:A1',
    modules: 'energy-exchange',
    stock: { energy: 1 },
    docked: 'treasury',
  });
  expect(activations(tight)).toContain('dock energy-exchange');
  expect(activations(tight)).not.toContain('power energy-exchange');
});

test('AE-4.9.9: a new ship waits in the bay; on the barge it can act at once', () => {
  const smith = home({ ships: 'transport:A1', stock: { titanium: 1 } });
  smith.choose('dock shipwright').choose('option A');
  expect(kinds(smith, 'dock')).toEqual([]);
  const arcanoan = home({
    faction: 'arcanoan-shipwrights',
    ships: 'transport:A1',
    stock: { titanium: 2 },
  });
  arcanoan.choose('dock shipwright').choose('option A').choose('barge');
  expect(kinds(arcanoan, 'dock')).toContain('dock treasury');
});

test('AE-4.9.10: a ship taken for a module leaves what lies in its region', () => {
  const at = home({ ships: 'transport:A1 transport:A2', leaders: { A1: 1 } });
  // The other ship goes without asking, because it leaves nothing behind.
  at.choose('dock treasury');
  expect(at.state.players[0].ships).toContain(region('A1'));
  expect(at.options()).toContain('recruit A1 1');
  at.choose('dock architect', { chance: [0] });
  expect(kinds(at, 'recruit')).toEqual([]);
});

test('AE-4.9.10: where it makes a difference the player is asked which ship goes', () => {
  const at = home({ ships: 'transport:A1 transport:A2', leaders: { A1: 1, A2: 2 } });
  at.choose('dock treasury');
  expect(at.options()).toEqual(['ship transport A1', 'ship transport A2']);
});

test('AE-4.9.11: everything comes home, and shields are mended', () => {
  const at = home({
    ships: 'transport:A1 transport:A2 transport:wreck heavy-cruiser:B1 fighter:barge',
    worn: 'heavy-cruiser',
  });
  at.choose('dock treasury').choose('finish');
  expect(at.state.players[0].ships.filter((place) => place === BAY)).toHaveLength(5);
  expect(at.state.players[0].wear).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
});

test('AE-4.9.12: energy on modules and support cards go', () => {
  const at = home({
    ships: 'transport:A1',
    modules: 'mint',
    stock: { energy: 1 },
    support: 'forced-transit',
  });
  at.choose('dock treasury').choose('power mint');
  expect(at.state.players[0].support).toEqual([]);
  expect(at.state.tacticsDiscard).toHaveLength(1);
  expect(at.state.players[0].stock[0]).toBe(0);
});

test('AE-4.9.6: while the reactor runs, what a science module costs can still be gained', () => {
  const seat: Seat = { ships: 'transport:A1', modules: 'resonance-chamber', outposts: 'B2' };
  const at = table({ seats: [{ ...seat, stock: { energy: 1 } }, {}], agenda: returning() });
  at.choose('dock main-reactor');
  expect(at.step).toBe('reactor');
  expect(kinds(at, 'activate')).toEqual([]);
  at.choose('outpost spaceport');
  for (let unit = 0; unit < 3; unit++)
    at.choose(at.step === 'pay' ? 'with energy' : 'gain nanocarbon');
  expect(kinds(at, 'activate')).toEqual(['activate resonance-chamber']);
});

test('AE-4.9.2: with nothing to activate nobody is asked whether to choose by hand', () => {
  const ships = 'transport:A1 transport:A2';
  const damage = { 'main-reactor': 1, shipwright: 1, treasury: 1, architect: 1 };
  expect(home({ ships, damage }).over).toBe(true);
  expect(home({ ships }).options()).toContain('by-hand');
});

test('AE-4.9.3, AE-4.9.6: Double Shift lets no science module act again', () => {
  const at = table({
    seats: [
      { ships: 'transport:A1 transport:A2', modules: 'photon-well mint', hand: 'double-shift' },
      {},
    ],
    agenda: returning(),
  });
  at.choose('dock main-reactor').choose('activate photon-well');
  expect(at.state.players[0].stock[0]).toBe(4);
  expect(kinds(at, 'play')).toEqual([]);
  at.choose('dock mint').choose('play double-shift');
  expect(at.state.players[0].stock).toEqual([4, 0, 2, 0, 2]);
});
