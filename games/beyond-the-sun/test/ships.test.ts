/** Automation, building, upgrading and jumping. */
import { describe, expect, test } from 'vitest';
import { automationPoints } from '../data/index.ts';
import { control, player, ships } from './reading.ts';
import { running, table } from './table.ts';

describe('automation', () => {
  const food = running('technology.mass-cloning.immediate');

  test('BTS-4.77 the leftmost disc goes to the next automation space', () => {
    const at = table({ factions: [{ automation: 'ore' }], agenda: [food] });
    expect(player(at)).toMatchObject({ tracks: [7, 7], automation: [1, 0] });
  });

  test('BTS-4.78 without such a disc an achievement disc stands in', () => {
    const at = table({ factions: [{ tracks: [0, 8], automation: '' }], agenda: [food] });
    expect(player(at)).toMatchObject({ tracks: [0, 8], automation: [2] });
  });

  test('BTS-4.78 where either may be automated, the other track comes before it', () => {
    const at = table({
      factions: [{ tracks: [0, 3] }],
      agenda: [running('system.alpha-centauri.colony')],
    });
    expect(player(at)).toMatchObject({ tracks: [0, 2], automation: [1] });
  });

  test('BTS-4.79 beyond seven, each disc is worth 1 VP', () => {
    const at = table({
      factions: [{ automation: 'food food food food ore ore ore' }],
      agenda: [food],
    });
    expect(player(at).automation).toHaveLength(8);
    expect(automationPoints(8) - automationPoints(7)).toBe(1);
    expect(automationPoints(11) - automationPoints(7)).toBe(4);
  });

  test('BTS-4.80 discs never leave the automation track', () => {
    const at = table({
      factions: [{ automation: 'food ore', ships: 'a-1.1' }, { ships: 'sol.2' }],
      control: { 'a-1': '0 food' },
      active: 1,
    });
    at.choose('act basic-build-jump/1').choose('no').choose('move sol.2 a-1').choose('stop');
    expect(control(at, 'a-1')).toBe('1 food');
    expect(player(at)).toMatchObject({ automation: [0, 1], tracks: [7, 7] });
  });
});

describe('building', () => {
  test('BTS-4.81 at Sol or a shipyard under control, each ship separately', () => {
    const at = table({
      factions: [{}, {}, {}],
      control: { 'yard-food': '0 food', 'yard-core': '0 ore', 'yard-ore': '1 ore' },
      agenda: [running('technology.neo-industrial-revolution.immediate')],
    });
    expect(at.options()).toEqual(['build sol', 'build yard-food', 'build yard-core']);
    at.choose('build sol').choose('build yard-core');
    expect(ships(at)).toBe('sol.1 sol.3 yard-core.3');
  });

  test('BTS-4.81 some effects fix the place', () => {
    const at = table({
      control: { 'yard-food': '0 food' },
      agenda: [running('technology.deep-space-megastructures.immediate')],
    });
    expect(ships(at)).toBe('sol.1 deep-space.3');
  });

  test('BTS-4.82 the cube shows the level that the effect names', () => {
    const built = (list: string) => ships(table({ agenda: [running(list)] }));
    expect(built('technology.narrow-beam-lasers.immediate')).toBe('sol.1 sol.1');
    expect(built('technology.plasma-cannon.immediate')).toBe('sol.1 sol.2');
    expect(built('technology.orbital-drydocks.action-1')).toBe('sol.1 sol.3');
    expect(built('technology.capital-ship.immediate')).toBe('sol.1 sol.4');
  });

  test('BTS-4.83 a ship placed by a bonus can win control and its bonus', () => {
    const at = table({
      factions: [{ ore: 0 }, { ships: 'a-2.1' }],
      control: { 'a-2': '1 ore' },
      agenda: [running('system.groombridge-34.colony')],
    }).choose('build a-2');
    expect(control(at, 'a-2')).toBe('0 ore');
    expect(player(at).ore).toBe(1);
  });

  test('BTS-4.86, BTS-4.143 two supply are two separate ships of level 3', () => {
    const at = table({ agenda: [running('technology.neo-industrial-revolution.immediate')] });
    expect(ships(at)).toBe('sol.1 sol.3 sol.3');
    expect(player(at).columns.reduce((sum, n) => sum + n, 0)).toBe(15);
  });
});

describe('upgrading', () => {
  test('BTS-4.84 only one’s own ships, up to level 4', () => {
    const at = table({
      factions: [{ ships: 'a-1.2 sol.4' }, { ships: 'sol.1' }],
      agenda: [running('technology.antimatter-arsenal.immediate')],
    });
    // A level 2 ship is all there is to upgrade, twice.
    expect(ships(at)).toBe('sol.4 a-1.4');
    expect(at.step).toBe('jump');
  });

  test('BTS-4.84 one ship by 2 levels: what goes beyond level 4 is lost', () => {
    const at = table({
      factions: [{ ships: 'sol.3 sol.1' }],
      agenda: [running('technology.supply-outpost.action-1')],
    }).choose('upgrade sol.3');
    expect(ships(at)).toBe('sol.1 sol.4');
  });

  test('BTS-4.84 up to two different ships by 1', () => {
    const at = table({
      factions: [{ ships: 'sol.1 sol.1 a-1.2' }],
      agenda: [running('technology.hyperdrive-boosters.action-1')],
    }).choose('upgrade sol.1');
    // The ship that has become level 2 is done; its twin is not.
    expect(at.options()).toEqual(['upgrade sol.1', 'upgrade a-1.2', 'stop']);
    at.choose('stop');
    expect(ships(at)).toBe('sol.1 sol.2 a-1.2');
  });

  test('BTS-4.85 control is settled after the upgrade and again after the jump', () => {
    const at = table({
      factions: [{ ships: 'a-2.1', ore: 0, owns: 'i-1 ii-1' }, { ships: 'a-2.1' }],
      cards: { 'ii-1': 'supply-outpost' },
      control: { 'a-2': '1 ore' },
    }).choose('act supply-outpost');
    // The upgrade alone took Sirius, with its bonus, before the jump begins.
    expect(control(at, 'a-2')).toBe('0 ore');
    expect(player(at).ore).toBe(1);
    expect(at.step).toBe('jump');
    at.choose('move a-2.3 yard-ore').choose('stop');
    expect(control(at, 'yard-ore')).toBe('0 ore');
    expect(control(at, 'a-2')).toBe('1 ore');
  });
});

describe('jumping', () => {
  const jump4 = running('system.teegardens-star.colony');

  test('BTS-4.87 a point moves one ship along one line', () => {
    const at = table({ seats: 3, factions: [{ ships: 'sol.1' }], agenda: [jump4] });
    expect(at.options()).toEqual([
      'move sol.1 a-1',
      'move sol.1 a-2',
      'move sol.1 yard-core',
      'stop',
    ]);
    const two = table({ seats: 2, factions: [{ ships: 'yard-food.2' }], agenda: [jump4] });
    expect(two.options()).toEqual([
      'move yard-food.2 deep-space',
      'move yard-food.2 a-1',
      'move yard-food.2 b-1',
      'stop',
    ]);
  });

  test('BTS-4.88 points are shared among ships or spent on one', () => {
    const one = table({ seats: 3, factions: [{ ships: 'sol.1 sol.2' }], agenda: [jump4] });
    one.choose('move sol.1 a-1').choose('move a-1.1 yard-food').choose('move yard-food.1 b-1');
    one.choose('move b-1.1 deep-space');
    expect(ships(one)).toBe('sol.2 deep-space.1');
    const shared = table({ seats: 3, factions: [{ ships: 'sol.1 sol.2' }], agenda: [jump4] });
    shared.choose('move sol.1 a-1').choose('move sol.2 a-1').choose('move a-1.2 yard-food');
    shared.choose('move a-1.1 sol');
    expect(ships(shared)).toBe('sol.1 yard-food.2');
    expect(shared.over).toBe(true);
  });

  test('BTS-4.89 points not used are lost', () => {
    const at = table({ agenda: [jump4] })
      .choose('move sol.1 a-1')
      .choose('stop');
    expect(at.over).toBe(true);
  });

  test('BTS-4.90 control is settled only after the last move', () => {
    const at = table({ factions: [{ ore: 0 }], agenda: [jump4] });
    at.choose('move sol.1 a-2').choose('move a-2.1 yard-ore').choose('move yard-ore.1 b-2');
    expect(at.reported('control')).toEqual([]);
    at.choose('stop');
    expect(at.step).toBe('outpost');
    expect(control(at, 'a-2')).toBe('');
    expect(player(at).ore).toBe(0);
  });

  test('BTS-4.91 ships of others never block the way', () => {
    const at = table({
      factions: [{}, { ships: 'a-1.4 yard-food.4' }],
      control: { 'a-1': '1 food', 'yard-food': '1 food' },
      agenda: [jump4],
    });
    at.choose('move sol.1 a-1').choose('move a-1.1 yard-food').choose('move yard-food.1 b-1');
    expect(ships(at)).toBe('b-1.1');
  });
});
