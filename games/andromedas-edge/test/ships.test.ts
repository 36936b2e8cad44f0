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

test('AE-4.12.2, AE-4.3.1: what a ship does on being placed comes before its region is activated', () => {
  const at = table({
    seats: [
      {
        faction: 'synthborn-mecharons',
        ships: 'science-vessel:bay transport:bay',
        upgrades: 'assembler-core',
        damage: { treasury: 1 },
      },
      {},
    ],
  });
  at.choose('launch science-vessel A1');
  const order = at.events.map(({ type }) => type);
  expect(order.indexOf('module-repaired')).toBeGreaterThan(order.indexOf('launched'));
  expect(order.indexOf('module-repaired')).toBeLessThan(order.indexOf('moon-claimed'));
});

test('AE-4.12.2: tiles that act on an activation do so for their own ship, and for its kind of region', () => {
  const gained = (upgrades: string, ship: string, to: string) => {
    const at = table({
      seats: [{ ships: `${ship}:bay`, upgrades }, {}],
      events: 'trade-winds comet-trails',
      moons: { A1: '', N1: '' },
    });
    at.choose(`launch ${ship} ${to}`);
    if (to === 'N1') at.choose('top trade-winds');
    const { stock, hand, vp } = at.state.players[0];
    return [stock[2], hand.length, vp];
  };
  // Lyceum gives 1 nanocarbon of its own.
  expect(gained('field-laboratory', 'science-vessel', 'A1')).toEqual([2, 0, 10]);
  expect(gained('field-laboratory', 'transport', 'A1')).toEqual([1, 0, 10]);
  expect(gained('field-laboratory', 'science-vessel', 'N1')).toEqual([0, 0, 10]);
  expect(gained('athenaeum', 'science-vessel', 'A1')).toEqual([1, 1, 10]);
  expect(gained('listening-ship', 'science-vessel', 'N1')).toEqual([0, 1, 10]);
  expect(gained('listening-ship', 'science-vessel', 'A1')).toEqual([1, 0, 10]);
  expect(gained('augur', 'science-vessel', 'N1')).toEqual([0, 1, 12]);
});

test('AE-4.8.21, AE-4.12.2: tiles that act on a victory want their ship in the battle, and act once', () => {
  const gained = (upgrades: string, ships: string, dice: number) => {
    const at = table({
      seats: [{ ships, upgrades }, { ships: 'transport:B2' }],
      region: 'B2',
      agenda: [{ step: 'battle', seat: 0 }],
      chance: [...new Array(dice).fill(4), 0],
    });
    const { stock, vp } = at.state.players[0];
    return [stock[1], stock[4], vp];
  };
  expect(gained('privateers', 'fighter:B2', 2)).toEqual([0, 1, 10]);
  expect(gained('privateers', 'transport:B2 fighter:E1', 1)).toEqual([0, 0, 10]);
  expect(gained('death-claws', 'fighter:B2', 3)).toEqual([0, 0, 11]);
  expect(gained('the-anvil', 'heavy-cruiser:B2', 4)).toEqual([2, 0, 10]);
  expect(gained('assault-haulers', 'transport:B2 transport:B2', 2)).toEqual([0, 0, 11]);
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
