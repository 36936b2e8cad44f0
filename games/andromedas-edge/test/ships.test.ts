import { NONE } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { BAY, SUPPLY } from '../state.ts';
import { effects, regions, table, upgrade } from './table.ts';

const inBay = (at: ReturnType<typeof table>) =>
  at.state.players[0].ships.filter((place) => place === BAY).length;

test('AE-4.12.1: a ship is paid for and goes from the supply to the launch bay', () => {
  const at = table({
    seats: [{ faction: 'lumen-concord', stock: { titanium: 3 } }, {}],
    agenda: [{ step: 'build-ship', seat: 0, discount: 0 }],
  });
  expect(at.options()).toEqual(['build transport', 'build fighter', 'build science-vessel']);
  at.choose('build fighter');
  expect(at.state.players[0].stock[1]).toBe(0);
  expect(inBay(at)).toBe(4);
  const built = table({
    seats: [
      {
        stock: { titanium: 9 },
        ships:
          'fighter:A1 transport:A1 transport:A2 transport:A3 transport:A4 transport:A5 transport:B1',
      },
      {},
    ],
    agenda: [{ step: 'build-ship', seat: 0, discount: 0 }],
  });
  expect(built.options()).toEqual(['build science-vessel', 'build heavy-cruiser']);
});

test('AE-4.12.2: an upgrade replaces what is printed for all ships of its type', () => {
  const at = table({
    seats: [{ ships: 'transport:A1 transport:bay', upgrades: 'couriers' }, {}],
  });
  expect(regions(at, 'launch', 'transport')).toContain('A3');
});

test('AE-4.12.3: each type can be upgraded once; without a tile that fits nothing happens', () => {
  const at = table({
    seats: [{ upgrades: 'gunboats', tiles: 'couriers raptor-wing battleship' }, {}],
    agenda: [{ step: 'upgrade', seat: 0, n: 1 }],
  });
  expect(at.options()).toEqual(['upgrade raptor-wing', 'upgrade battleship']);
  const none = table({
    seats: [{ upgrades: 'gunboats', tiles: 'couriers' }, {}],
    agenda: [{ step: 'upgrade', seat: 0, n: 1 }],
  });
  expect(none.reported('upgraded')).toEqual([]);
});

test('AE-4.12.4: an unbuilt ship of the type comes free', () => {
  const at = table({
    seats: [{ tiles: 'raptor-wing' }, {}],
    agenda: [{ step: 'upgrade', seat: 0, n: 1 }],
  });
  expect(at.state.players[0].upgrades).toEqual([NONE, upgrade('raptor-wing'), NONE, NONE]);
  expect(at.state.players[0].ships[6]).toBe(BAY);
  const flying = table({
    seats: [{ tiles: 'raptor-wing', ships: 'fighter:A1' }, {}],
    agenda: [{ step: 'upgrade', seat: 0, n: 1 }],
  });
  expect(flying.state.players[0].ships.filter((place) => place === SUPPLY)).toHaveLength(8);
});

test('AE-4.12.5: markers on shields stay, up to the new number of shields', () => {
  const bastion = table({
    seats: [{ ships: 'heavy-cruiser:A1', worn: 'heavy-cruiser', tiles: 'bastion' }, {}],
    agenda: [{ step: 'upgrade', seat: 0, n: 1 }],
  });
  expect(bastion.state.players[0].wear[8]).toBe(1);
  const probe = table({
    seats: [{ ships: 'science-vessel:A1', tiles: 'pathfinder', worn: 'science-vessel' }, {}],
    agenda: effects('discovery.prototype-hull'),
  });
  expect(probe.state.players[0].wear[7]).toBe(0);
});
