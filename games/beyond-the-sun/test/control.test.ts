/** Control of systems and shipyards, in anybody's turn: who has it, its discs, its bonuses. */
import { NONE } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { control, player, ships } from './reading.ts';
import { bareTable, running, type Situation, system, table } from './table.ts';

const JUMP = {
  1: 'system.luhman-16.control',
  2: 'technology.terraforming.immediate',
  4: 'system.teegardens-star.colony',
} as const;

const jumping = (points: keyof typeof JUMP, situation: Situation, seat = 0) =>
  bareTable({ ...situation, active: seat, agenda: [running(JUMP[points], seat)] });

/** Who controls a place, a-1 if not said, once seat 0 has moved its first ship there from Sol. */
function settled(
  fleets: readonly string[],
  controller: number,
  more: Situation = {},
  key = 'a-1',
): string {
  const at = jumping(1, {
    factions: fleets.map((own) => ({ ships: own })),
    control: controller === NONE ? {} : { [key]: `${controller} food` },
    ...more,
  });
  at.choose(`move ${fleets[0].split(' ')[0]} ${key}`);
  return control(at, key);
}

test('EX-5 BTS-4.90 BTS-4.93 BTS-4.95 BTS-4.96 BTS-4.99 BTS-4.101 BTS-4.102 BTS-4.104 a jump of 4', () => {
  // Boris 0, Irina 1, Anna 2, Dmitry 3.
  const at = jumping(
    4,
    {
      factions: [
        { ships: 'a-2.1' },
        { ships: 'a-1.2 a-2.3', tracks: [7, 7] },
        { ships: 'b-2.2', tracks: [8, 7] },
        { ships: 'yard-food.2', tracks: [7, 8] },
      ],
      control: { 'a-1': '1 food', 'a-2': '1 ore', 'yard-food': '3 food', 'b-2': '2 ore' },
    },
    1,
  )
    .choose('move a-1.2 yard-food')
    .choose('move a-2.3 yard-ore');
  // Nothing is settled on the way: the ore shipyard is only passed.
  expect(at.events.map(({ type }) => type)).toEqual(['moved', 'moved']);
  at.choose('move yard-ore.3 b-2').choose('stop');
  expect(ships(at, 1)).toBe('b-2.3 yard-food.2');
  expect(control(at, 'yard-ore')).toBe('');
  // 2 against 2 changes nothing, 3 against 2 does.
  expect(control(at, 'yard-food')).toBe('3 food');
  expect(control(at, 'b-2')).toBe('1');
  expect(control(at, 'a-2')).toBe('0');
  // Barnard's Star stays hers without a ship.
  expect(control(at, 'a-1')).toBe('1 food');
  // Losers take their discs back first. Then she chooses hers; no bonus before the last disc lies.
  expect(player(at, 2).tracks).toEqual([8, 8]);
  expect([at.step, at.asked]).toEqual(['outpost', [1]]);
  expect(at.options()).toEqual(['disc food', 'disc ore']);
  expect(at.reported('bonus')).toEqual([]);
  at.choose('disc food');
  expect([control(at, 'b-2'), control(at, 'a-2')]).toEqual(['1 food', '0 ore']);
  expect(player(at, 1).tracks).toEqual([6, 8]);
  expect(player(at, 0).tracks).toEqual([8, 7]);
  // Her own bonus, and then Boris gains 1 ore for Sirius in her turn.
  expect([at.step, at.asked]).toEqual(['supply-from', [1]]);
  at.choose('column E');
  expect(player(at, 1).columns).toEqual([4, 3, 3, 4, 3]);
  expect(player(at, 0).ore).toBe(1);
  expect(at.reported('bonus').map(({ seat }) => seat)).toEqual([1, 0]);
});

test('BTS-4.92 systems and shipyards can be controlled; Sol, Deep Space and empty places can not', () => {
  const everywhere = 'sol.1 deep-space.1 a-1.1 a-2.1 b-1.1 yard-food.1 yard-core.1';
  const at = jumping(1, {
    factions: [{ ships: everywhere }, {}, {}],
    systems: { 'a-2': '' },
  }).choose('stop');
  while (!at.over) at.choose(at.options()[0]);
  const places = ['sol', 'deep-space', 'a-1', 'a-2', 'b-1', 'b-2', 'yard-food', 'yard-core'];
  const held = places.filter((key) => control(at, key) !== '');
  expect(held).toEqual(['a-1', 'b-1', 'yard-food', 'yard-core']);
});

describe('when it is settled', () => {
  const CHANGES: readonly [
    name: string,
    agenda: Situation['agenda'],
    choices: readonly string[],
  ][] = [
    ['an upgrade', [running('system.wolf-359.control')], []],
    ['a ship built there', [running('system.groombridge-34.colony')], ['build a-1']],
    ['a recalled ship', [running('event.homecoming', 1)], ['recall a-1.1', 'stop']],
    ['an exchanged ship', [{ step: 'trade', seat: 1, n: -1, made: 0 }], ['ship a-1.1']],
  ];

  test.each(CHANGES)('BTS-4.93 after %s', (_name, agenda, choices) => {
    const at = bareTable({
      factions: [{ ships: 'a-1.1' }, { ships: 'a-1.1', ore: 2 }],
      control: { 'a-1': '1 food' },
      agenda,
    });
    for (const key of choices) at.choose(key);
    expect(control(at, 'a-1')).toBe('0 food');
  });
});

describe('who controls', () => {
  test('BTS-4.94 strength is the sum of ship levels; outposts add nothing', () => {
    expect(settled(['sol.3', 'a-1.2'], 1)).toBe('0 food');
    expect(settled(['sol.1 a-1.1 a-1.1', 'a-1.2'], 1)).toBe('0 food');
    expect(settled(['sol.1 a-1.2', 'a-1.2'], 1)).toBe('0 food');
    expect(settled(['sol.2', 'a-1.1 a-1.1'], 1)).toBe('1 food');
  });

  test('BTS-4.95 the controller stays while no rival is stronger', () => {
    expect(settled(['sol.2', 'a-1.2'], 1)).toBe('1 food');
    expect(settled(['sol.1', 'a-1.2', 'a-1.2'], 1)).toBe('1 food');
  });

  test('BTS-4.95 a single strongest rival takes over', () => {
    expect(settled(['sol.4', 'a-1.2', 'a-1.3'], 1)).toBe('0 food');
    expect(settled(['sol.1', 'a-1.2', 'a-1.3'], 1)).toBe('2 food');
  });

  test('BTS-4.95 rivals tied above the controller: control is lost and nobody has it', () => {
    expect(settled(['sol.3', 'a-1.2', 'a-1.3'], 1)).toBe('');
    const at = jumping(1, {
      factions: [{ ships: 'sol.3' }, { ships: 'a-1.2', tracks: [7, 8] }, { ships: 'a-1.3' }],
      control: { 'a-1': '1 food' },
    }).choose('move sol.3 a-1');
    expect(at.state.players.map(({ tracks }) => tracks[0])).toEqual([8, 8, 8]);
    expect(at.reported('outpost')).toEqual([]);
  });

  test('BTS-4.95 where nobody has control a single strongest faction takes it', () => {
    expect(settled(['sol.1', ''], NONE)).toBe('0 food');
    expect(settled(['sol.1', 'a-1.1'], NONE)).toBe('');
    expect(settled(['sol.2', 'a-1.1', 'a-1.1'], NONE)).toBe('0 food');
    expect(settled(['sol.1 a-1.2', 'a-1.2', 'a-1.1'], NONE)).toBe('0 food');
  });

  test('BTS-4.96 BTS-4.97 who left keeps control until any ship comes along', () => {
    const at = bareTable({
      factions: [{ ships: 'a-1.4' }, { ships: 'sol.1' }],
      control: { 'a-1': '0 food' },
      agenda: [running(JUMP[1]), running(JUMP[1], 1)],
    }).choose('move a-1.4 sol');
    expect(control(at, 'a-1')).toBe('0 food');
    at.choose('move sol.1 a-1');
    expect(control(at, 'a-1')).toBe('1 food');
  });

  test('BTS-4.96 who leaves a place to a rival loses it', () => {
    const at = jumping(1, {
      factions: [{ ships: 'a-1.2' }, { ships: 'a-1.1' }],
      control: { 'a-1': '0 food' },
    }).choose('move a-1.2 sol');
    expect(control(at, 'a-1')).toBe('1 food');
  });
});

describe('discs', () => {
  test('BTS-4.98 control is compulsory and takes the disc of the specialization at once', () => {
    const food = jumping(1, { factions: [{ ships: 'sol.1' }] }).choose('move sol.1 a-1');
    expect(control(food, 'a-1')).toBe('0 food');
    expect(player(food).tracks).toEqual([7, 8]);
    expect(food.over).toBe(true);
    const ore = jumping(1, { factions: [{ ships: 'sol.1' }] }).choose('move sol.1 a-2');
    expect(control(ore, 'a-2')).toBe('0 ore');
    expect(player(ore).tracks).toEqual([8, 7]);
  });

  test('BTS-4.99 two specializations: the choice is free, whatever lay there before', () => {
    for (const key of ['yard-core', 'b-1']) {
      for (const before of ['food', 'ore']) {
        const at = jumping(2, {
          factions: [{ ships: 'sol.2 yard-food.2' }, {}, {}],
          control: { [key]: `1 ${before}` },
        })
          .choose(key === 'b-1' ? 'move yard-food.2 b-1' : 'move sol.2 yard-core')
          .choose('stop');
        expect(at.options()).toEqual(['disc food', 'disc ore']);
        at.choose('disc food');
        expect(control(at, key)).toBe('0 food');
      }
    }
  });

  test('BTS-4.99 with one track empty the disc comes from the other', () => {
    const at = jumping(1, { factions: [{ ships: 'sol.1', tracks: [0, 8] }, {}, {}] });
    at.choose('move sol.1 yard-core');
    expect(control(at, 'yard-core')).toBe('0 ore');
  });

  test('BTS-4.100 without such a disc an achievement disc stands in', () => {
    const at = jumping(1, { factions: [{ ships: 'sol.1', tracks: [0, 8] }] });
    at.choose('move sol.1 a-1');
    expect(control(at, 'a-1')).toBe('0 achievement');
    expect(player(at).tracks).toEqual([0, 8]);
  });

  test('BTS-4.101 a lost disc returns to its own track, an achievement disc to none', () => {
    const lost = (kind: string) => {
      const at = jumping(1, {
        factions: [{ ships: 'sol.1' }, { tracks: [5, 6] }],
        control: { 'b-1': '1 ore', 'a-1': `1 ${kind}` },
      }).choose('move sol.1 a-1');
      return player(at, 1).tracks;
    };
    expect(lost('food')).toEqual([6, 6]);
    expect(lost('ore')).toEqual([5, 7]);
    expect(lost('achievement')).toEqual([5, 6]);
  });

  test('BTS-4.126 a stand-in stays a stand-in when discs return', () => {
    const at = jumping(1, {
      factions: [{ ships: 'sol.1' }, { tracks: [0, 7] }],
      control: { 'b-1': '1 achievement', 'a-1': '1 food' },
    }).choose('move sol.1 a-1');
    expect(player(at, 1).tracks).toEqual([1, 7]);
    expect(control(at, 'b-1')).toBe('1 achievement');
  });

  test('BTS-4.102 a disc that comes back can be placed in the same go', () => {
    // Seat 0 leaves Sirius to seat 1 and takes another ore place with its very last ore disc.
    const at = jumping(1, {
      factions: [{ ships: 'a-2.1', tracks: [8, 0] }, { ships: 'a-2.1' }],
      control: { 'a-2': '0 ore' },
    }).choose('move a-2.1 yard-ore');
    expect(control(at, 'a-2')).toBe('1 ore');
    expect(control(at, 'yard-ore')).toBe('0 ore');
    expect(player(at).tracks).toEqual([8, 0]);
  });

  test('BTS-4.102 losers first, then winners, then bonuses, the active faction’s before others', () => {
    const at = jumping(2, {
      factions: [{ ships: 'a-1.2' }, { ships: 'a-1.1' }],
      systems: { 'a-1': 'sirius', 'a-2': 'epsilon-indi' },
      control: { 'a-1': '0 ore', 'a-2': '1 ore' },
    })
      .choose('move a-1.2 sol')
      .choose('move sol.2 a-2');
    expect(at.events.map(({ type, seat }) => `${type} ${seat}`)).toEqual([
      'moved 0',
      'moved 0',
      'control-lost 0',
      'control-lost 1',
      'control 0',
      'control 1',
      'outpost 0',
      'outpost 1',
      'bonus 0',
      'ore 0',
      'bonus 1',
      'ore 1',
    ]);
    expect(at.state.players.map(({ ore }) => ore)).toEqual([2, 1]);
  });
});

describe('bonuses', () => {
  test('BTS-4.103 each taking of control brings the bonus, whoever held the system', () => {
    const at = bareTable({
      factions: [{ ships: 'sol.1' }, { ships: 'sol.2' }],
      agenda: [running(JUMP[1]), running(JUMP[1], 1), running('event.homecoming', 1)],
    })
      .choose('move sol.1 a-2')
      .choose('move sol.2 a-2');
    expect(at.state.players.map(({ ore }) => ore)).toEqual([1, 1]);
    at.choose('recall a-2.2');
    expect(control(at, 'a-2')).toBe('0 ore');
    expect(at.state.players.map(({ ore }) => ore)).toEqual([2, 1]);
  });

  test('BTS-4.103 keeping control brings nothing', () => {
    const at = jumping(1, {
      factions: [{ ships: 'sol.1' }],
      control: { 'a-2': '0 ore' },
    }).choose('move sol.1 a-2');
    expect(player(at).ore).toBe(0);
  });

  test('EX-8 BTS-4.103 Barnard’s Star: 1 supply to population for taking control', () => {
    const at = jumping(1, { factions: [{ ships: 'sol.1' }] }).choose('move sol.1 a-1');
    expect(player(at)).toMatchObject({ population: 3, columns: [2, 3, 3, 4, 4] });
  });

  test('BTS-4.104 the bonus comes in another faction’s turn as well, with its questions', () => {
    const at = jumping(1, {
      factions: [{ ships: 'a-1.2' }, { ships: 'a-1.1 sol.1' }],
      systems: { 'a-1': 'wolf-359' },
      control: { 'a-1': '0 ore' },
    }).choose('move a-1.2 sol');
    expect([at.step, at.asked]).toEqual(['upgrade', [1]]);
    at.choose('upgrade sol.1');
    expect(ships(at, 1)).toBe('sol.2 a-1.1');
  });

  test('BTS-4.93 BTS-4.104 then the turn goes on: an exchanged ship leaves a system to a rival', () => {
    const at = table({
      factions: [{ ships: 'b-2.2', ore: 1 }, { ships: 'b-2.1' }],
      control: { 'b-2': '0 ore' },
    });
    at.choose('act basic-gather').choose('trade').choose('ship b-2.2');
    expect([at.step, at.asked]).toEqual(['outpost', [1]]);
    at.choose('disc ore');
    expect(control(at, 'b-2')).toBe('1 ore');
    expect([at.step, at.asked]).toEqual(['supply-from', [1]]);
    at.choose('column B');
    expect([at.state.active, at.asked]).toEqual([0, [0]]);
  });

  test('BTS-4.105 several bonuses at once come in the order one likes', () => {
    const at = jumping(2, {
      factions: [{ ships: 'sol.1 sol.1', supply: [1, 0, 0, 0, 0] }],
      systems: { 'a-1': 'barnards-star', 'a-2': 'wolf-359' },
    })
      .choose('move sol.1 a-1')
      .choose('move sol.1 a-2');
    expect([at.step, at.asked]).toEqual(['bonus', [0]]);
    expect(at.options()).toEqual(['bonus a-1', 'bonus a-2']);
    at.choose('bonus a-2').choose('upgrade a-1.1');
    expect(at.reported('bonus').map((told) => told.system)).toEqual(
      ['wolf-359', 'barnards-star'].map(system),
    );
    expect(player(at).population).toBe(3);
  });

  test('BTS-4.105 the order is not asked where it makes no difference', () => {
    const at = jumping(2, { factions: [{ ships: 'sol.1 sol.1', supply: [1, 0, 0, 0, 0] }] })
      .choose('move sol.1 a-1')
      .choose('move sol.1 a-2');
    // Population from Barnard’s Star and ore from Sirius.
    expect(at.over).toBe(true);
    expect(at.reported('bonus')).toHaveLength(2);
    expect(player(at)).toMatchObject({ ore: 1, population: 3 });
  });

  test('BTS-4.105 a chain of bonuses is resolved to its end', () => {
    const at = jumping(4, {
      factions: [{ ships: 'yard-food.2 sol.1' }, {}, {}],
      systems: { 'a-1': 'sirius', 'b-1': 'teegardens-star' },
    })
      .choose('move yard-food.2 b-1')
      .choose('stop');
    // Teegarden’s Star lets it jump on, which wins a system whose bonus follows.
    expect(at.step).toBe('jump');
    at.choose('move sol.1 a-1').choose('stop');
    expect(control(at, 'a-1')).toBe('0 ore');
    expect(player(at).ore).toBe(1);
    expect(at.state.bonuses).toEqual([]);
    expect(at.state.holding).toBe(0);
  });
});

describe('Kruger 60', () => {
  const kruger: Situation = { systems: { 'a-1': 'kruger-60' } };

  test('BTS-4.106 level 1 ships count nothing, for control and for colonizing', () => {
    expect(settled(['sol.1', ''], NONE, kruger)).toBe('');
    expect(settled(['sol.1 a-1.1 a-1.1', 'a-1.2'], 1, kruger)).toBe('1 food');
    // The disc is still to be chosen.
    expect(settled(['sol.2', 'a-1.1 a-1.1 a-1.1'], NONE, kruger)).toBe('0');
    expect(settled(['sol.3', 'a-1.2 a-1.1 a-1.1'], 1, kruger)).toBe('0');
    const colonizing = (own: string) =>
      bareTable({
        ...kruger,
        factions: [{ owns: 'i-2', ore: 5, ships: own }],
        control: { 'a-1': '0 food' },
      }).refuses('act terraforming/1');
    expect(colonizing('a-1.4 a-1.2 a-1.1')).toBe(true);
    expect(colonizing('a-1.4 a-1.3')).toBe(false);
  });

  test('BTS-4.106 a level 1 ship returned there pays nothing', () => {
    const at = bareTable({
      ...kruger,
      factions: [{ owns: 'i-2', ore: 5, ships: 'a-1.4 a-1.2 a-1.2 a-1.1' }],
      control: { 'a-1': '0 food' },
    })
      .choose('act terraforming/1')
      .choose('return 1');
    // 4 and 2 are not enough beside it, so the last ship has to go as well.
    expect(at.reported('ships-returned')).toMatchObject([{ n: 4, strength: 8 }]);
  });

  test('BTS-4.106 the rule goes with the card: in another place level 1 ships count', () => {
    expect(settled(['sol.1', ''], NONE, kruger, 'a-2')).toBe('0 ore');
    const gone: Situation = { systems: { 'a-1': 'sirius', 'a-2': '' } };
    expect(settled(['sol.1', ''], NONE, gone)).toBe('0 ore');
  });
});
