import { NONE } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { controllerOf, shipsOf } from './reading.ts';
import { bareTable, disc, type Faction, place, running, type Situation, system } from './table.ts';

const JUMP = {
  1: 'system.luhman-16.control',
  2: 'technology.terraforming.immediate',
  3: 'technology.generation-ships.immediate',
  4: 'system.teegardens-star.colony',
} as const;

const jumping = (points: keyof typeof JUMP, situation: Situation, seat = 0) =>
  bareTable({ ...situation, active: seat, agenda: [running(JUMP[points], seat)] });

/** Ships as they are after a ship of seat 0 has come to a-1 from Sol; who controls it then. */
function settled(
  ships: readonly (readonly string[])[],
  controller: number,
  more: Situation = {},
): number {
  const factions: Faction[] = ships.map((own, seat) => ({
    ships: own,
    tracks: seat === controller ? [7, 8] : [8, 8],
  }));
  const at = jumping(1, {
    factions,
    control: controller === NONE ? {} : { 'a-1': `${controller} food` },
    ...more,
  });
  const arriving = at.options().find((key) => key.startsWith('move sol.') && key.endsWith(' a-1'));
  at.choose(arriving ?? 'stop');
  return controllerOf(at, 'a-1');
}

describe('EX-5 a jump of 4', () => {
  const at = jumping(
    4,
    {
      factions: [
        { ships: ['a-2.1'] },
        { ships: ['a-1.2', 'a-2.3'], tracks: [7, 7] },
        { ships: ['b-2.2'], tracks: [8, 7] },
        { ships: ['yard-food.2'], tracks: [7, 8] },
      ],
      control: {
        'a-1': '1 food',
        'a-2': '1 ore',
        'yard-food': '3 food',
        'b-2': '2 ore',
      },
    },
    1,
  )
    .choose('move a-1.2 yard-food')
    .choose('move a-2.3 yard-ore');
  const midway = at.events.length;
  at.choose('move yard-ore.3 b-2').choose('stop');

  test('EX-5 BTS-4.90 BTS-4.93 nothing is settled in mid-move: the shipyard was only passed', () => {
    expect(at.events.slice(0, midway).map(({ type }) => type)).toEqual(['moved', 'moved']);
    expect(controllerOf(at, 'yard-ore')).toBe(NONE);
  });

  test('EX-5 BTS-4.95 2 against 2 changes nothing, 3 against 2 does', () => {
    expect(controllerOf(at, 'yard-food')).toBe(3);
    expect(controllerOf(at, 'b-2')).toBe(1);
    expect(controllerOf(at, 'a-2')).toBe(0);
  });

  test('EX-5 BTS-4.96 Barnard’s Star stays hers without a ship', () => {
    expect(controllerOf(at, 'a-1')).toBe(1);
  });

  test('EX-5 BTS-4.99 BTS-4.101 BTS-4.102 losers take discs back first; the winner chooses hers', () => {
    expect(at.state.players[2].tracks).toEqual([8, 8]);
    expect(at.step).toBe('outpost');
    expect(at.asked).toEqual([1]);
    expect(at.options()).toEqual(['disc food', 'disc ore']);
    // No bonus before the last disc lies there.
    expect(at.reported('bonus')).toEqual([]);
    at.choose('disc food');
    expect(at.state.outposts[place('b-2')]).toBe(disc('food'));
    expect(at.state.players[1].tracks).toEqual([6, 8]);
    expect(at.state.players[0].tracks).toEqual([8, 7]);
  });

  test('EX-5 BTS-4.104 Boris gains 1 ore for Sirius in her turn, after her own bonus', () => {
    expect(at.step).toBe('supply-from');
    at.choose('column E');
    expect(at.state.players[1].columns).toEqual([4, 3, 3, 4, 3]);
    expect(at.state.players[0].ore).toBe(1);
    expect(at.reported('bonus').map(({ seat }) => seat)).toEqual([1, 0]);
  });
});

describe('what can be controlled', () => {
  test('BTS-4.92 systems and shipyards can, Sol, Deep Space and empty places can not', () => {
    const at = jumping(1, {
      factions: [
        {
          ships: ['sol.1', 'deep-space.1', 'a-1.1', 'a-2.1', 'b-1.1', 'yard-food.1', 'yard-core.1'],
        },
        {},
        {},
      ],
      systems: { 'a-2': '' },
    }).choose('stop');
    while (!at.over) at.choose(at.options()[0]);
    const held = ['sol', 'deep-space', 'a-1', 'a-2', 'b-1', 'b-2', 'yard-food', 'yard-core'];
    expect(held.filter((key) => controllerOf(at, key) === 0)).toEqual([
      'a-1',
      'b-1',
      'yard-food',
      'yard-core',
    ]);
  });
});

describe('BTS-4.93 when it is settled', () => {
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
      factions: [{ ships: ['a-1.1'] }, { ships: ['a-1.1'], ore: 2 }],
      control: { 'a-1': '1 food' },
      agenda,
    });
    for (const key of choices) at.choose(key);
    expect(controllerOf(at, 'a-1')).toBe(0);
  });
});

describe('who controls', () => {
  test('BTS-4.94 strength is the sum of ship levels; outposts add nothing', () => {
    expect(settled([['sol.3'], ['a-1.2']], 1)).toBe(0);
    expect(settled([['sol.1', 'a-1.1', 'a-1.1'], ['a-1.2']], 1)).toBe(0);
    expect(settled([['sol.2'], ['a-1.1', 'a-1.1']], 1)).toBe(1);
  });

  test('BTS-4.95 the controller stays while no rival is stronger', () => {
    expect(settled([['sol.2'], ['a-1.2']], 1)).toBe(1);
    expect(settled([['sol.1'], ['a-1.2'], ['a-1.2']], 1)).toBe(1);
  });

  test('BTS-4.95 a single strongest rival takes over', () => {
    expect(settled([['sol.4'], ['a-1.2'], ['a-1.3']], 1)).toBe(0);
    expect(settled([['sol.1'], ['a-1.2'], ['a-1.3']], 1)).toBe(2);
  });

  test('BTS-4.95 rivals tied above the controller: control is lost and nobody has it', () => {
    expect(settled([['sol.3'], ['a-1.2'], ['a-1.3']], 1)).toBe(NONE);
    const at = jumping(1, {
      factions: [{ ships: ['sol.3'] }, { ships: ['a-1.2'], tracks: [7, 8] }, { ships: ['a-1.3'] }],
      control: { 'a-1': '1 food' },
    }).choose('move sol.3 a-1');
    expect(at.state.players[1].tracks).toEqual([8, 8]);
    expect(at.state.outposts[place('a-1')]).toBe(NONE);
  });

  test('BTS-4.95 where nobody has control a single strongest faction takes it', () => {
    expect(settled([['sol.1'], []], NONE)).toBe(0);
    expect(settled([['sol.1'], ['a-1.1']], NONE)).toBe(NONE);
    expect(settled([['sol.2'], ['a-1.1'], ['a-1.1']], NONE)).toBe(0);
  });

  test('BTS-4.96 BTS-4.97 who left keeps control until any ship comes along', () => {
    const at = bareTable({
      factions: [{ ships: ['a-1.4'], tracks: [7, 8] }, { ships: ['sol.1'] }],
      control: { 'a-1': '0 food' },
      agenda: [running(JUMP[1]), running(JUMP[1], 1)],
    }).choose('move a-1.4 sol');
    expect(controllerOf(at, 'a-1')).toBe(0);
    at.choose('move sol.1 a-1');
    expect(controllerOf(at, 'a-1')).toBe(1);
  });
});

describe('discs', () => {
  test('BTS-4.98 control is compulsory and takes the disc of the specialization at once', () => {
    const food = jumping(1, { factions: [{ ships: ['sol.1'] }, {}] }).choose('move sol.1 a-1');
    expect(food.state.players[0].tracks).toEqual([7, 8]);
    expect(food.state.outposts[place('a-1')]).toBe(disc('food'));
    expect(food.over).toBe(true);
    const ore = jumping(1, { factions: [{ ships: ['sol.1'] }, {}] }).choose('move sol.1 a-2');
    expect(ore.state.players[0].tracks).toEqual([8, 7]);
  });

  test('BTS-4.99 two specializations: the choice is free, whatever lay there before', () => {
    for (const before of ['food', 'ore']) {
      const at = jumping(1, {
        factions: [{ ships: ['sol.2'] }, { ships: ['yard-core.1'] }, {}],
        control: { 'yard-core': `1 ${before}` },
      }).choose('move sol.2 yard-core');
      expect(at.options()).toEqual(['disc food', 'disc ore']);
    }
  });

  test('BTS-4.99 with one track empty the disc comes from the other', () => {
    const at = jumping(1, { factions: [{ ships: ['sol.1'], tracks: [0, 8] }, {}, {}] });
    at.choose('move sol.1 yard-core');
    expect(at.state.outposts[place('yard-core')]).toBe(disc('ore'));
  });

  test('BTS-4.100 without such a disc an achievement disc stands in', () => {
    const at = jumping(1, { factions: [{ ships: ['sol.1'], tracks: [0, 8] }, {}] });
    at.choose('move sol.1 a-1');
    expect(at.state.outposts[place('a-1')]).toBe(disc('achievement'));
    expect(at.state.players[0].tracks).toEqual([0, 8]);
    expect(controllerOf(at, 'a-1')).toBe(0);
  });

  test('BTS-4.101 a lost disc returns to its own track, an achievement disc to none', () => {
    const lost = (kind: string) => {
      const at = jumping(1, {
        factions: [{ ships: ['sol.1'] }, { tracks: [5, 6] }],
        control: { 'b-1': '1 ore', 'a-1': `1 ${kind}` },
      }).choose('move sol.1 a-1');
      return at.state.players[1].tracks;
    };
    expect(lost('food')).toEqual([6, 6]);
    expect(lost('ore')).toEqual([5, 7]);
    expect(lost('achievement')).toEqual([5, 6]);
  });

  test('BTS-4.102 a disc that comes back can be placed in the same go', () => {
    // Seat 0 leaves Sirius to seat 1 and takes another ore place with its very last ore disc.
    const at = jumping(1, {
      factions: [{ ships: ['a-2.1'], tracks: [8, 0] }, { ships: ['a-2.1'] }],
      control: { 'a-2': '0 ore' },
    }).choose('move a-2.1 yard-ore');
    expect(controllerOf(at, 'a-2')).toBe(1);
    expect(at.state.outposts[place('yard-ore')]).toBe(disc('ore'));
    expect(at.state.players[0].tracks).toEqual([8, 0]);
  });

  test('BTS-4.102 discs first, everybody’s, then the bonuses from the active faction on', () => {
    const at = jumping(
      1,
      {
        factions: [{ ships: ['a-2.1'] }, {}, { ships: ['a-2.2'], tracks: [8, 7] }],
        systems: { 'a-1': 'barnards-star', 'a-2': 'sirius' },
        control: { 'a-2': '2 ore' },
      },
      2,
    ).choose('move a-2.2 sol');
    expect(at.events.map(({ type, seat }) => `${type} ${seat}`)).toEqual([
      'moved 2',
      'control-lost 2',
      'control 0',
      'outpost 0',
      'bonus 0',
      'ore 0',
    ]);
  });
});

describe('bonuses', () => {
  test('BTS-4.103 each taking of control brings the bonus, whoever held the system', () => {
    const at = bareTable({
      factions: [{ ships: ['sol.1'] }, { ships: ['sol.2'] }],
      agenda: [running(JUMP[1]), running(JUMP[1], 1), running('event.homecoming', 1)],
    })
      .choose('move sol.1 a-2')
      .choose('move sol.2 a-2');
    expect(at.state.players.map(({ ore }) => ore)).toEqual([1, 1]);
    at.choose('recall a-2.2');
    expect(controllerOf(at, 'a-2')).toBe(0);
    expect(at.state.players.map(({ ore }) => ore)).toEqual([2, 1]);
  });

  test('BTS-4.103 keeping control brings nothing', () => {
    const at = jumping(1, {
      factions: [{ ships: ['sol.1'] }, {}],
      control: { 'a-2': '0 ore' },
    }).choose('move sol.1 a-2');
    expect(at.state.players[0].ore).toBe(0);
  });

  test('BTS-4.104 the bonus comes in another faction’s turn as well, with its questions', () => {
    const at = jumping(1, {
      factions: [{ ships: ['a-1.2'], tracks: [7, 8] }, { ships: ['a-1.1', 'sol.1'] }],
      systems: { 'a-1': 'wolf-359' },
      control: { 'a-1': '0 ore' },
    }).choose('move a-1.2 sol');
    expect(at.step).toBe('upgrade');
    expect(at.asked).toEqual([1]);
    at.choose('upgrade sol.1');
    expect(shipsOf(at, 1)).toEqual(['sol.2', 'a-1.1']);
  });

  test('BTS-4.105 several bonuses at once come in the order one likes', () => {
    const at = jumping(2, {
      factions: [{ ships: ['sol.1', 'sol.1'], supply: [1, 0, 0, 0, 0] }, {}],
    })
      .choose('move sol.1 a-1')
      .choose('move sol.1 a-2');
    expect(at.step).toBe('bonus');
    expect(at.options()).toEqual(['bonus a-1', 'bonus a-2']);
    at.choose('bonus a-2');
    expect(at.reported('bonus').map((told) => told.system)).toEqual([
      system('sirius'),
      system('barnards-star'),
    ]);
    expect(at.state.players[0]).toMatchObject({ ore: 1, population: 3 });
  });

  test('BTS-4.106 at Kruger 60 level 1 ships count nothing, for control and for colonizing', () => {
    const kruger: Situation = { systems: { 'a-1': 'kruger-60' } };
    expect(settled([['sol.1'], []], NONE, kruger)).toBe(NONE);
    expect(settled([['sol.1', 'a-1.1', 'a-1.1'], ['a-1.2']], 1, kruger)).toBe(1);
    expect(settled([['sol.3'], ['a-1.2', 'a-1.1', 'a-1.1']], 1, kruger)).toBe(0);
    const colonizing = (ships: readonly string[]) =>
      bareTable({
        ...kruger,
        factions: [{ owns: ['i-2'], ore: 5, ships }, {}],
        control: { 'a-1': '0 food' },
      }).refuses('act terraforming/1');
    expect(colonizing(['a-1.4', 'a-1.2', 'a-1.1'])).toBe(true);
    expect(colonizing(['a-1.4', 'a-1.3'])).toBe(false);
  });

  test('BTS-4.106 a level 1 ship returned at Kruger 60 pays nothing', () => {
    const at = bareTable({
      systems: { 'a-1': 'kruger-60' },
      factions: [{ owns: ['i-2'], ore: 5, ships: ['a-1.4', 'a-1.2', 'a-1.2', 'a-1.1'] }, {}],
      control: { 'a-1': '0 food' },
    })
      .choose('act terraforming/1')
      .choose('return 1')
      .choose('return 4');
    // 4 and 2 are not enough beside it, so the last ship has to go as well.
    expect(at.reported('ships-returned')).toMatchObject([{ n: 4, strength: 8 }]);
  });

  test('BTS-4.106 the rule goes with the card: in its place level 1 ships count again', () => {
    expect(settled([['sol.1'], []], NONE, { systems: { 'a-1': 'sirius', 'a-2': '' } })).toBe(0);
  });
});
