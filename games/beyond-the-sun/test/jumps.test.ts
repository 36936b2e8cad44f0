/** Jumping: movement points, lines of the map, and when control is settled. */
import { describe, expect, test } from 'vitest';
import { control, player, ships } from './reading.ts';
import { bareTable, running, type Situation } from './table.ts';

const JUMP = {
  2: 'technology.terraforming.immediate',
  3: 'technology.generation-ships.immediate',
  4: 'system.teegardens-star.colony',
} as const;

const jump = (points: keyof typeof JUMP, situation: Situation) =>
  bareTable({ agenda: [running(JUMP[points])], ...situation });

test('BTS-4.87 a point moves one ship along one line, and there are as many as the jump says', () => {
  const at = jump(3, { factions: [{ ships: 'sol.1' }, {}, {}] });
  expect(at.options()).toEqual([
    'move sol.1 a-1',
    'move sol.1 a-2',
    'move sol.1 yard-core',
    'stop',
  ]);
  at.choose('move sol.1 a-1').choose('move a-1.1 yard-food').choose('move yard-food.1 b-1');
  expect(at.step).not.toBe('jump');
  expect(ships(at)).toBe('b-1.1');
});

test('BTS-4.87 the side for two has lines of its own', () => {
  const from = (seats: number, ship: string) =>
    jump(2, { seats, factions: [{ ships: ship }] })
      .options()
      .filter((key) => key.startsWith('move'))
      .map((key) => key.split(' ')[2]);
  expect(from(2, 'yard-food.1')).toEqual(['deep-space', 'a-1', 'b-1']);
  expect(from(3, 'yard-food.1')).toEqual(['a-1', 'b-1']);
  expect(from(2, 'sol.1')).toEqual(['a-1', 'a-2']);
});

test('BTS-4.88 points are shared among ships or spent on one', () => {
  const jumping = (...moves: string[]) => {
    const at = jump(4, { factions: [{ ships: 'sol.1 sol.2' }, {}, {}] });
    for (const move of moves) at.choose(`move ${move}`);
    expect(at.step).not.toBe('jump');
    return ships(at);
  };
  expect(jumping('sol.1 a-1', 'a-1.1 yard-food', 'yard-food.1 b-1', 'b-1.1 deep-space')).toBe(
    'sol.2 deep-space.1',
  );
  expect(jumping('sol.1 a-1', 'sol.2 a-1', 'a-1.2 yard-food', 'a-1.1 sol')).toBe(
    'sol.1 yard-food.2',
  );
});

test('BTS-4.89 points that are not used are lost', () => {
  const at = jump(3, {
    factions: [{ ships: 'sol.1' }],
    agenda: [running(JUMP[3]), running('system.luhman-16.control')],
  })
    .choose('move sol.1 a-1')
    .choose('stop')
    .choose('move a-1.1 yard-food');
  expect(at.over).toBe(true);
  expect(at.reported('moved')).toHaveLength(2);
});

test('BTS-4.90 control is settled when the last ship has arrived, not on the way', () => {
  const at = jump(3, {
    factions: [{ ships: 'sol.2' }, { tracks: [7, 8] }],
    control: { 'a-1': '1 food' },
  })
    .choose('move sol.2 a-1')
    .choose('move a-1.2 yard-food');
  expect(at.reported('control')).toEqual([]);
  at.choose('stop');
  expect(control(at, 'a-1')).toBe('1 food');
  expect(control(at, 'yard-food')).toBe('0 food');
});

test('BTS-4.90 a system that is only passed brings neither control nor bonus', () => {
  const at = jump(4, { factions: [{ ships: 'sol.1' }] })
    .choose('move sol.1 a-2')
    .choose('move a-2.1 yard-ore')
    .choose('move yard-ore.1 b-2');
  expect(at.reported('control')).toEqual([]);
  at.choose('stop');
  expect(at.step).toBe('outpost');
  expect(control(at, 'a-2')).toBe('');
  expect(control(at, 'yard-ore')).toBe('');
  expect(player(at).ore).toBe(0);
});

test('BTS-4.90 leaving is settled together with arriving', () => {
  const at = jump(2, {
    factions: [{ ships: 'a-1.1 sol.1', tracks: [7, 8] }, { ships: 'a-1.1' }],
    control: { 'a-1': '0 food' },
  })
    .choose('move a-1.1 yard-food')
    .choose('move sol.1 a-1');
  expect(control(at, 'a-1')).toBe('0 food');
  expect(at.reported('control-lost')).toEqual([]);
});

describe('an action that is nothing but a jump', () => {
  const starting = (fleet: string, space = 'basic-build-jump/1') => {
    const at = bareTable({
      cards: { 'ii-3': 'privateers', 'iii-3': 'hyperdrive-boosters' },
      factions: [{ population: 0, owns: 'ii-3 iii-3', ships: fleet }, {}],
    });
    return at.choose(`act ${space}`);
  };

  test('BTS-4.8 may not bring the ship back to where it was', () => {
    const at = starting('sol.1');
    expect(at.refuses('stop')).toBe(true);
    at.choose('move sol.1 a-1');
    expect(at.options()).toEqual(['move a-1.1 yard-food', 'stop']);
  });

  test('BTS-4.8 nor let two ships of a level change places', () => {
    const at = starting('sol.1 a-1.1 a-2.2').choose('move sol.1 a-1');
    expect(at.refuses('move a-1.1 sol')).toBe(true);
    expect(at.refuses('move a-2.2 sol')).toBe(false);
  });

  test('BTS-4.8 may go out and back as long as points are left for another move', () => {
    const at = starting('sol.1', 'privateers').choose('move sol.1 a-1').choose('move a-1.1 sol');
    expect(at.options()).toEqual(['move sol.1 a-1', 'move sol.1 a-2']);
  });

  test('BTS-4.8 may do it freely once something else has changed', () => {
    const at = starting('sol.1 deep-space.4', 'hyperdrive-boosters').choose('upgrade sol.1');
    at.choose('move sol.2 a-1').choose('move a-1.2 sol').choose('stop');
    expect(ships(at)).toBe('sol.2 deep-space.4');
  });
});

test('BTS-4.116 BTS-4.136 wormholes lead to an attached system', () => {
  const at = bareTable({
    cards: { 'iii-3': 'wormhole-technology' },
    companion: ['wolf-359', 'a-2'],
    factions: [{ owns: 'iii-3', population: 0, ships: 'b-1.1' }, {}],
  }).choose('act basic-build-jump/1');
  expect(at.options()).toContain('move b-1.1 companion');
});

test('BTS-4.91 ships of others never block the way, however strong', () => {
  const at = jump(3, {
    factions: [{ ships: 'sol.1' }, { ships: 'a-1.4 a-1.4 yard-food.4' }],
    control: { 'a-1': '1 food', 'yard-food': '1 food' },
  })
    .choose('move sol.1 a-1')
    .choose('move a-1.1 yard-food')
    .choose('move yard-food.1 b-1');
  expect(ships(at)).toBe('b-1.1');
});
