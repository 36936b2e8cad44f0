/** Building ships and upgrading them. */
import { describe, expect, test } from 'vitest';
import { control, player, ships } from './reading.ts';
import { bareTable, type Faction, running, type Situation } from './table.ts';

const EMPTY = [0, 0, 0, 0, 0];

const TWO_SHIPS = 'technology.neo-industrial-revolution.immediate';

describe('building', () => {
  test('BTS-4.81 at Sol or at a shipyard of one’s own', () => {
    const at = bareTable({
      factions: [{ owns: 'i-1', ore: 1 }, {}, {}],
      control: { 'yard-food': '0 food', 'yard-ore': '1 ore', 'a-1': '0 food' },
    }).choose('act narrow-beam-lasers');
    expect(at.options()).toEqual(['build sol', 'build yard-food']);
    at.choose('build yard-food');
    expect(ships(at)).toBe('yard-food.2');
  });

  test('BTS-4.81 each ship is placed by itself', () => {
    const at = bareTable({
      factions: [{}, {}, {}],
      control: { 'yard-food': '0 food', 'yard-core': '0 ore', 'yard-ore': '1 ore' },
      agenda: [running(TWO_SHIPS)],
    });
    for (const key of ['build sol', 'build yard-core']) {
      expect(at.options()).toEqual(['build sol', 'build yard-food', 'build yard-core']);
      at.choose(key);
    }
    expect(ships(at)).toBe('sol.3 yard-core.3');
  });

  test('BTS-4.81 unless the effect names a place', () => {
    const fixed = (list: string) =>
      ships(bareTable({ control: { 'yard-food': '0 food' }, agenda: [running(list)] }));
    expect(fixed('system.wolf-359.colony')).toBe('deep-space.2');
    expect(fixed('technology.deep-space-megastructures.immediate')).toBe('deep-space.3');
    const anywhere = bareTable({ seats: 3, agenda: [running('system.groombridge-34.colony')] });
    expect(anywhere.options()).toHaveLength(9);
    expect(anywhere.refuses('build companion')).toBe(true);
  });

  const LEVELS: readonly [string, string][] = [
    ['technology.narrow-beam-lasers.immediate', 'sol.1'],
    ['technology.supply-outpost.immediate', 'sol.1'],
    ['technology.plasma-cannon.immediate', 'sol.2'],
    ['technology.orbital-drydocks.action-1', 'sol.3'],
    ['system.kapteyns-star.colony', 'deep-space.3'],
    ['technology.capital-ship.immediate', 'sol.4'],
    ['technology.dreadnought-doctrine.immediate', 'sol.4'],
  ];
  test.each(LEVELS)('BTS-4.82 %s gives a ship of the level that it names: %s', (list, ship) => {
    expect(ships(bareTable({ agenda: [running(list)] }))).toBe(ship);
  });

  test('BTS-4.83 a ship that a bonus places may win control, with its bonus', () => {
    const at = bareTable({
      factions: [{}, { tracks: [8, 7], ships: 'a-2.1' }],
      control: { 'a-2': '1 ore' },
      agenda: [running('system.groombridge-34.colony')],
    }).choose('build a-2');
    expect(control(at, 'a-2')).toBe('0 ore');
    expect(player(at)).toMatchObject({ ore: 1, tracks: [8, 7] });
    expect(player(at, 1).tracks).toEqual([8, 8]);
  });

  test('BTS-4.86 several supply cubes become as many separate ships of the level', () => {
    const at = bareTable({ agenda: [running(TWO_SHIPS)] });
    expect(ships(at)).toBe('sol.3 sol.3');
    expect(player(at).columns).toEqual([1, 3, 3, 4, 4]);
  });
});

describe('upgrading', () => {
  const upgrading = (list: string, situation: Situation) =>
    bareTable({ agenda: [running(list)], ...situation });

  test('BTS-4.84 only ships of one’s own, and not beyond level 4', () => {
    const at = upgrading('system.luhman-16.colony', {
      factions: [{ ships: 'sol.3 a-1.4 a-2.1' }, { ships: 'sol.1 sol.2' }],
      control: { 'a-1': '0 food', 'a-2': '0 ore' },
    });
    expect(at.options()).toEqual(['upgrade sol.3', 'upgrade a-2.1']);
    at.choose('upgrade sol.3');
    expect(ships(at)).toBe('sol.4 a-1.4 a-2.2');
    expect(ships(at, 1)).toBe('sol.1 sol.2');
  });

  test('BTS-4.84 a ship may be upgraded twice', () => {
    const at = upgrading('technology.antimatter-arsenal.immediate', {
      factions: [{ ships: 'a-1.2 sol.4' }, { ships: 'sol.1' }],
      control: { 'a-1': '0 food' },
    });
    // The level 2 ship is all there is to upgrade.
    expect(ships(at)).toBe('sol.4 a-1.4');
    expect(at.step).toBe('jump');
  });

  test('BTS-4.84 one ship by two levels: a ship that can take both has to', () => {
    const outpost = (fleet: string) =>
      bareTable({
        cards: { 'ii-1': 'supply-outpost' },
        factions: [{ owns: 'ii-1', ships: fleet }],
      }).choose('act supply-outpost');
    const at = outpost('sol.3 sol.2 deep-space.1');
    expect(at.options()).toEqual(['upgrade sol.2', 'upgrade deep-space.1']);
    expect(ships(at.choose('upgrade deep-space.1'))).toBe('sol.2 sol.3 deep-space.3');
    expect(at.step).toBe('jump');
    expect(at.reported('lost')).toEqual([]);
  });

  test('BTS-4.84 only where no ship can take both levels is one lost, and the log says so', () => {
    const at = bareTable({
      cards: { 'ii-1': 'supply-outpost' },
      factions: [{ owns: 'ii-1', ships: 'sol.3 deep-space.3 deep-space.4' }],
    }).choose('act supply-outpost');
    expect(at.options()).toEqual(['upgrade sol.3', 'upgrade deep-space.3']);
    expect(ships(at.choose('upgrade sol.3'))).toBe('sol.4 deep-space.3 deep-space.4');
    expect(at.reported('lost')).toMatchObject([{ seat: 0, lack: 'levels', n: 1 }]);
  });

  test('BTS-4.84 where all ships reach level 4 nobody is asked which comes first', () => {
    const at = upgrading('technology.antimatter-arsenal.immediate', {
      factions: [{ ships: 'sol.3 deep-space.2' }, {}],
    });
    expect(at.step).toBe('jump');
    expect(ships(at)).toBe('sol.4 deep-space.4');
    expect(at.reported('lost')).toMatchObject([{ seat: 0, lack: 'levels', n: 1 }]);
  });

  test('BTS-4.84 with all ships at level 4 there is nothing to upgrade', () => {
    const at = upgrading('system.luhman-16.colony', { factions: [{ ships: 'sol.4' }] });
    expect(at.over).toBe(true);
    expect(ships(at)).toBe('sol.4');
  });

  test('BTS-4.84 Hyperdrive Boosters: up to two different ships, by 1 each', () => {
    const boosting = (own: string) =>
      bareTable({
        cards: { 'iii-3': 'hyperdrive-boosters' },
        factions: [{ owns: 'iii-3', ships: own }],
      })
        .choose('act hyperdrive-boosters')
        .choose('upgrade sol.1');
    const two = boosting('sol.1 deep-space.2');
    expect(two.options()).toEqual(['upgrade deep-space.2', 'stop']);
    expect(ships(two.choose('stop'))).toBe('sol.2 deep-space.2');
    // The ship that has become level 2 is done; its twin is not.
    const twins = boosting('sol.1 sol.1 deep-space.2');
    expect(twins.options()).toEqual(['upgrade sol.1', 'upgrade deep-space.2', 'stop']);
    expect(ships(twins.choose('stop'))).toBe('sol.1 sol.2 deep-space.2');
  });

  test('BTS-4.85 control is settled after the upgrade, and again after the jump', () => {
    const at = bareTable({
      cards: { 'ii-1': 'supply-outpost' },
      factions: [
        { owns: 'ii-1', ships: 'a-2.1' },
        { ships: 'a-2.2', tracks: [8, 7] },
      ],
      control: { 'a-2': '1 ore' },
    }).choose('act supply-outpost');
    // The upgrade alone took Sirius, with its bonus, before the jump begins.
    expect(at.step).toBe('jump');
    expect(control(at, 'a-2')).toBe('0 ore');
    expect(player(at).ore).toBe(1);
    at.choose('move a-2.3 yard-ore').choose('stop');
    expect(control(at, 'a-2')).toBe('1 ore');
    expect(control(at, 'yard-ore')).toBe('0 ore');
    expect(player(at, 1).ore).toBe(1);
  });
});

describe('small print of ships', () => {
  const upgrading = (list: string, fleet: string) =>
    bareTable({ factions: [{ ships: fleet }], agenda: [running(list)] });

  test('BTS-4.84 a level 1 ship at Sol takes both levels before a level 3 ship takes one', () => {
    const at = upgrading('technology.supply-outpost.action-1', 'sol.1 sol.3');
    expect(ships(at)).toBe('sol.3 sol.3');
  });

  test('BTS-4.84 levels that are just enough for all ships are not asked about', () => {
    const at = upgrading('technology.antimatter-arsenal.immediate', 'sol.3 deep-space.1');
    expect([at.step, ships(at)]).toEqual(['jump', 'sol.4 deep-space.4']);
    const one = upgrading('system.wolf-359.control', 'sol.4');
    expect(one.reported('lost')).toMatchObject([{ lack: 'levels', n: 1 }]);
  });

  test('BTS-4.4 ships move anywhere that there is, and not to where they are', () => {
    const at = bareTable({
      factions: [{ ships: 'sol.1 sol.1 sol.1', supply: EMPTY, population: 0 }, {}],
      agenda: [running('technology.wormhole-technology.immediate')],
    });
    const to = at.options().map((key) => key.split(' ')[2]);
    expect(to).toEqual(['deep-space', 'a-1', 'a-2', 'b-1', 'b-2', 'yard-food', 'yard-ore']);
  });

  test('BTS-4.123 Homecoming takes two ships and no more', () => {
    const at = bareTable({
      factions: [{ ships: 'sol.1 sol.1 sol.1' }, {}],
      agenda: [running('event.homecoming')],
    }).choose('recall sol.1');
    expect(at.options()).toEqual(['recall sol.1', 'stop']);
    at.choose('recall sol.1');
    expect([at.over, ships(at)]).toEqual([true, 'sol.1']);
  });

  test.each<[string, Faction, boolean]>([
    ['supply', { population: 0 }, true],
    ['population', { supply: EMPTY, population: 1 }, true],
    ['neither', { supply: EMPTY, population: 0 }, false],
  ])('BTS-4.5 Covert Arms Trade asks whoever has %s', (_what, faction, asked) => {
    const at = bareTable({
      factions: [faction, { supply: EMPTY, population: 0 }],
      agenda: [running('event.covert-arms-trade')],
    });
    if (at.step === 'choose') at.choose('alternative A');
    expect(at.step === 'may').toBe(asked);
  });

  test('BTS-4.84 ships of level 4 take no level', () => {
    const at = bareTable({
      factions: [{ ships: 'sol.4' }],
      agenda: [running('system.luhman-16.colony')],
    });
    expect(at.reported('lost')).toMatchObject([{ seat: 0, lack: 'levels', n: 2 }]);
  });
});
