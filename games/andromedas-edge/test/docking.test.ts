/** Which ship goes onto a module by itself, which modules can be powered, and what comes home. */
import { expect, test } from 'vitest';
import { BAY } from '../state.ts';
import { kinds, region, returning, type Seat, table } from './table.ts';

const home = (seat: Seat, bonus?: string) =>
  table({
    seats: [seat, {}],
    agenda: returning(),
    state(state) {
      if (bonus) state.bonus[region(bonus)] = 1;
    },
  });
const at = (scene: ReturnType<typeof table>, name: string) =>
  scene.state.players[0].ships.filter((place) => place === region(name)).length;

test('AE-4.9.10: of two ships in a region one goes without asking, whatever lies there', () => {
  const scene = home({
    ships: 'transport:A1 transport:A1 transport:A2',
    leaders: { A1: 1, A2: 1 },
  });
  scene.choose('dock treasury');
  expect(scene.step).toBe('return');
  expect([at(scene, 'A1'), at(scene, 'A2')]).toEqual([1, 1]);
});

test('AE-4.9.10: a transport that could still settle is not taken unasked, leaders on the way counted', () => {
  // A city takes 3 leaders: 2 in the bay, 1 in the first region with a ship of its own.
  const seat = { ships: 'transport:A4 transport:A1', leaders: { bay: 2, A1: 1 } };
  expect(home(seat).choose('dock treasury').options()).toEqual([
    'ship transport A4',
    'ship transport A1',
  ]);
  const few = home({ ...seat, leaders: { bay: 1, A1: 1 } }).choose('dock treasury');
  expect([few.step, at(few, 'A4')]).toEqual(['return', 0]);
  // Leaders where no ship is don't count.
  const away = home({ ...seat, leaders: { bay: 1, A1: 1, A2: 1 } }).choose('dock treasury');
  expect([away.step, at(away, 'A4')]).toEqual(['return', 0]);
  // Two transports in one place: one may go.
  const two = home({ ...seat, ships: 'transport:A4 transport:A4 transport:A1' });
  two.choose('dock treasury');
  expect([two.step, at(two, 'A4'), at(two, 'A1')]).toEqual(['return', 1, 1]);
});

test('AE-4.9.10: bonus resources keep a ship where it is', () => {
  const scene = home({ ships: 'fighter:B1 science-vessel:B4' }, 'B4');
  scene.choose('dock treasury');
  expect([at(scene, 'B1'), at(scene, 'B4')]).toEqual([0, 1]);
});

test('AE-4.9.10: a ship on a planet with a moon stays while a module could claim that', () => {
  const seat = { ships: 'fighter:B1 science-vessel:A1', modules: 'gravity-winch' };
  const claims = home(seat).choose('dock treasury');
  expect([at(claims, 'B1'), at(claims, 'A1')]).toEqual([0, 1]);
  // Damaged, it claims nothing: the last ship in order goes.
  const idle = home({ ...seat, damage: { 'gravity-winch': 1 } }).choose('dock treasury');
  expect([at(idle, 'B1'), at(idle, 'A1')]).toEqual([1, 0]);
  const done = home({ ...seat, docked: 'gravity-winch' }).choose('dock treasury');
  expect([at(done, 'B1'), at(done, 'A1')]).toEqual([1, 0]);
});

test('AE-4.9.10: a ship on the barge stays while a module could count the scrapyard', () => {
  const seat = { ships: 'transport:B1 fighter:barge', modules: 'scrap-furnace' };
  const counts = home(seat).choose('dock treasury');
  expect(at(counts, 'B1')).toBe(0);
  const without = home({ ...seat, modules: 'mint' }).choose('dock treasury');
  expect(at(without, 'B1')).toBe(1);
});

test('AE-4.9.2, AE-4.9.10: who docks by hand names every ship, each kind and place once', () => {
  const scene = home({ ships: 'transport:A1 transport:A1 heavy-cruiser:N6 fighter:barge' });
  scene.choose('by-hand').choose('dock treasury');
  expect(scene.options()).toEqual([
    'ship transport A1',
    'ship fighter barge',
    'ship heavy-cruiser N6',
  ]);
  scene.choose('ship heavy-cruiser N6');
  expect([at(scene, 'A1'), at(scene, 'N6')]).toEqual([2, 0]);
  expect(scene.options()).not.toContain('by-hand');
});

test('AE-4.9.4, AE-4.9.8: energy powers a module beside what the module itself costs', () => {
  const seat = { ships: 'transport:A1', modules: 'fusion-kiln', docked: 'shipwright' };
  const powers = (energy: number) => kinds(home({ ...seat, stock: { energy } }), 'power');
  expect(powers(1)).toEqual([]);
  expect(powers(2)).toEqual(['power fusion-kiln']);
  const scene = home({ ...seat, stock: { energy: 2 } }).choose('power fusion-kiln');
  expect(scene.state.players[0].stock[0]).toBe(0);
});

test('AE-4.9.4: energy on an unplaced moon powers a module too', () => {
  const seat = { modules: 'mint', docked: 'treasury', moons: 'supremacy-1' };
  const scene = home({ ...seat, ships: 'transport:wreck transport:A1' }).choose('power mint');
  // 2 energy on the moon, 1 on the module.
  expect(scene.state.players[0].stock).toEqual([1, 0, 1, 0, 1]);
});

test('AE-4.9.11: ships on the first and on the last module come home, those not built do not', () => {
  const scene = home({ ships: 'transport:A1 transport:N6', modules: 'mint' });
  scene.choose('dock main-reactor').choose('dock mint').choose('finish');
  const { ships, docks } = scene.state.players[0];
  expect(ships.filter((place) => place === BAY)).toHaveLength(2);
  expect(ships.filter((place) => place < 0)).toHaveLength(7);
  expect(docks).toEqual([0, 0, 0, 0, 0]);
  expect(scene.state.returning).toBe(false);
});

test('AE-4.5.12: the moon between two modules is gained at the second, whichever that is', () => {
  const seat: Seat = {
    ships: 'transport:B1 fighter:B4',
    modules: 'tug-bay cryo-pump',
    slots: { 'tug-bay': 'industry-4', shipwright: 'science-1' },
  };
  const scene = home(seat).choose('dock tug-bay');
  expect(scene.reported('moon-yielded')).toEqual([]);
  scene.choose('dock cryo-pump');
  expect(scene.reported('moon-yielded')).toHaveLength(1);
  expect(scene.state.players[0].stock[1]).toBe(2);
});

test('AE-4.5.12, AE-4.9.3: an activation by Double Shift yields no moon between modules again', () => {
  const scene = home({
    ships: 'transport:B1 transport:B4',
    modules: 'tug-bay cryo-pump',
    slots: { 'tug-bay': 'industry-4' },
    hand: 'double-shift',
  });
  scene.choose('dock tug-bay').choose('dock cryo-pump').choose('play double-shift');
  expect(scene.options()).toEqual(['activate tug-bay', 'activate cryo-pump']);
  scene.choose('activate tug-bay');
  expect(scene.state.players[0].stock).toEqual([4, 2, 2, 2, 0]);
});

test('AE-4.6.6: once a module has acted the row can be set in order anew', () => {
  const scene = home({
    ships: 'transport:B1 transport:B4',
    modules: 'tug-bay cryo-pump',
    slots: { 'tug-bay': 'industry-4' },
  });
  scene.choose('arrange').choose('take cryo-pump');
  expect(scene.options()).not.toContain('arrange');
  scene.choose('dock tug-bay');
  expect(scene.options()).toContain('arrange');
});

test('AE-4.6.6: there is nothing to arrange without moons, or with one module beside the core', () => {
  const arranges = (seat: Seat) =>
    home({ ships: 'transport:B1', ...seat })
      .options()
      .includes('arrange');
  const modules = 'tug-bay cryo-pump';
  expect(arranges({ modules })).toBe(false);
  expect(arranges({ modules, moons: 'science-1' })).toBe(true);
  expect(arranges({ modules: 'tug-bay', moons: 'science-1' })).toBe(false);
  expect(arranges({ modules, slots: { shipwright: 'science-1' } })).toBe(true);
});

test('AE-4.5.12: a module that energy activates yields the moon beside it as well', () => {
  const scene = home({
    ships: 'transport:B1',
    modules: 'tug-bay cryo-pump',
    slots: { 'tug-bay': 'industry-4' },
    stock: { energy: 1 },
  });
  scene.choose('dock tug-bay').choose('power cryo-pump');
  expect(scene.reported('moon-yielded')).toHaveLength(1);
});
