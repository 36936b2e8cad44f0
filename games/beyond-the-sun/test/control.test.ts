/** Control of systems and shipyards, in anybody's turn. */
import { describe, expect, test } from 'vitest';
import { control, player, ships } from './reading.ts';
import { running, type Situation, table } from './table.ts';

const jump4 = running('system.teegardens-star.colony');

/** Seat 0 jumps these moves and stops. */
function jumping(situation: Situation, ...moves: string[]) {
  const at = table({ ...situation, agenda: [jump4] });
  for (const move of moves) at.choose(`move ${move}`);
  return at.choose('stop');
}

describe('who controls', () => {
  test('BTS-4.92 only systems and shipyards', () => {
    const at = jumping({ factions: [{ ships: 'b-1.4 sol.4' }] }, 'b-1.4 deep-space');
    expect(control(at, 'deep-space')).toBe('');
    expect(control(at, 'sol')).toBe('');
    const empty = jumping({ factions: [{}], systems: { 'a-1': '' } }, 'sol.1 a-1');
    expect(control(empty, 'a-1')).toBe('');
  });

  test('BTS-4.93 after every change, in anybody’s turn', () => {
    const at = table({
      factions: [{ ships: 'a-1.2', ore: 1 }, { ships: 'a-1.1' }],
      control: { 'a-1': '0 food' },
    });
    at.choose('act basic-gather').choose('trade').choose('ship a-1.2');
    expect(control(at, 'a-1')).toBe('1 food');
    expect(at.asked).toEqual([0]);
  });

  test('BTS-4.94 strength is the sum of the levels; outposts add nothing', () => {
    const situation = {
      factions: [{ ships: 'sol.2 sol.1' }, { ships: 'a-1.2' }],
      control: { 'a-1': '1 food' },
    };
    expect(control(jumping(situation, 'sol.2 a-1'), 'a-1')).toBe('1 food');
    expect(control(jumping(situation, 'sol.2 a-1', 'sol.1 a-1'), 'a-1')).toBe('0 food');
  });

  test('BTS-4.95 the controller stays while no rival is stronger', () => {
    const at = jumping(
      { factions: [{ ships: 'sol.2' }, { ships: 'a-1.2' }], control: { 'a-1': '1 food' } },
      'sol.2 a-1',
    );
    expect(control(at, 'a-1')).toBe('1 food');
  });

  test('BTS-4.95 several strongest rivals: control is lost and nobody gains it', () => {
    const at = jumping(
      {
        factions: [{ ships: 'sol.2' }, { ships: 'a-1.1' }, { ships: 'a-1.2' }],
        control: { 'a-1': '1 food' },
      },
      'sol.2 a-1',
    );
    expect(control(at, 'a-1')).toBe('');
    expect(player(at, 1).tracks).toEqual([8, 8]);
  });

  test('BTS-4.95 without a controller the single strongest takes it', () => {
    const tied = jumping({ factions: [{ ships: 'sol.2' }, { ships: 'a-1.2' }] }, 'sol.2 a-1');
    expect(control(tied, 'a-1')).toBe('');
    const single = jumping(
      { factions: [{ ships: 'sol.2 sol.1' }, { ships: 'a-1.2' }, { ships: 'a-1.1' }] },
      'sol.2 a-1',
      'sol.1 a-1',
    );
    expect(control(single, 'a-1')).toBe('0 food');
  });

  test('BTS-4.96 who leaves keeps control while no rival is there', () => {
    const at = jumping(
      { factions: [{ ships: 'a-1.2' }], control: { 'a-1': '0 food' } },
      'a-1.2 sol',
    );
    expect(control(at, 'a-1')).toBe('0 food');
    const rival = jumping(
      { factions: [{ ships: 'a-1.2' }, { ships: 'a-1.1' }], control: { 'a-1': '0 food' } },
      'a-1.2 sol',
    );
    expect(control(rival, 'a-1')).toBe('1 food');
  });

  test('BTS-4.97 any ship takes an unguarded location', () => {
    const at = jumping({ factions: [{}, {}], control: { 'a-1': '1 food' } }, 'sol.1 a-1');
    expect(control(at, 'a-1')).toBe('0 food');
  });
});

describe('discs', () => {
  test('BTS-4.98 gaining control is compulsory and takes the leftmost disc of its track', () => {
    const at = jumping({ factions: [{ tracks: [8, 8] }] }, 'sol.1 a-1');
    expect(control(at, 'a-1')).toBe('0 food');
    expect(player(at).tracks).toEqual([7, 8]);
  });

  test('BTS-4.99 with two specializations the new controller chooses, whatever lay there', () => {
    const at = jumping(
      { factions: [{ ships: 'yard-food.2' }, {}], control: { 'b-1': '1 ore' } },
      'yard-food.2 b-1',
    );
    expect(at.options()).toEqual(['disc food', 'disc ore']);
    at.choose('disc food');
    expect(control(at, 'b-1')).toBe('0 food');
    expect(player(at, 1).tracks).toEqual([8, 8]);
  });

  test('BTS-4.100 for want of such a disc an achievement disc', () => {
    const at = jumping({ factions: [{ tracks: [0, 8] }] }, 'sol.1 a-1');
    expect(control(at, 'a-1')).toBe('0 achievement');
  });

  test('BTS-4.101 a lost disc returns to its own track, an achievement disc beside the board', () => {
    const at = jumping(
      {
        factions: [{ ships: 'sol.2 sol.2' }, { tracks: [7, 6] }],
        control: { 'a-1': '1 achievement', 'a-2': '1 ore' },
      },
      'sol.2 a-1',
      'sol.2 a-2',
    );
    expect(player(at, 1).tracks).toEqual([7, 7]);
  });

  test('BTS-4.126 a stand-in stays a stand-in when discs return', () => {
    const at = jumping(
      {
        factions: [{ ships: 'sol.1' }, { tracks: [0, 7] }],
        control: { 'b-1': '1 achievement', 'a-1': '1 food' },
      },
      'sol.1 a-1',
    );
    expect(player(at, 1).tracks).toEqual([1, 7]);
    expect(control(at, 'b-1')).toBe('1 achievement');
  });
});

describe('several changes at once', () => {
  test('BTS-4.102 losers first, then winners, then bonuses, the active faction’s before others', () => {
    const at = jumping(
      {
        factions: [
          { ships: 'a-1.2', ore: 0 },
          { ships: 'a-1.1', ore: 0 },
        ],
        systems: { 'a-1': 'sirius', 'a-2': 'epsilon-indi' },
        control: { 'a-1': '0 ore', 'a-2': '1 ore' },
      },
      'a-1.2 sol',
      'sol.2 a-2',
    );
    const order = at.events
      .filter(({ type }) => ['control-lost', 'control', 'outpost', 'bonus', 'ore'].includes(type))
      .map(({ type, seat }) => `${type} ${seat}`);
    expect(order).toEqual([
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

  test('BTS-4.103 the bonus comes each time, whoever held the system before', () => {
    const situation = { factions: [{ ore: 0 }, {}] };
    const free = jumping(situation, 'sol.1 a-2');
    const taken = jumping({ ...situation, control: { 'a-2': '1 ore' } }, 'sol.1 a-2');
    expect([player(free).ore, player(taken).ore]).toEqual([1, 1]);
  });

  test('BTS-4.103, EX-8 Barnard’s Star: 1 supply to population for taking control', () => {
    const at = jumping({ factions: [{}] }, 'sol.1 a-1');
    expect(player(at).population).toBe(3);
  });

  test('BTS-4.104 also in another faction’s turn', () => {
    const at = table({
      factions: [
        { ships: 'a-2.2', ore: 1 },
        { ships: 'a-2.1', ore: 0 },
      ],
      control: { 'a-2': '0 ore' },
    });
    at.choose('act basic-gather').choose('trade').choose('ship a-2.2');
    expect(player(at, 1).ore).toBe(1);
    expect(at.state.active).toBe(0);
  });

  test('BTS-4.104 the right player is asked in the middle of another’s turn', () => {
    const at = table({
      factions: [{ ships: 'b-2.2', ore: 1 }, { ships: 'b-2.1' }],
      control: { 'b-2': '0 ore' },
    });
    at.choose('act basic-gather').choose('trade').choose('ship b-2.2');
    expect([at.step, at.asked]).toEqual(['outpost', [1]]);
    at.choose('disc ore');
    expect([at.step, at.asked]).toEqual(['supply-from', [1]]);
    at.choose('column B');
    expect(at.asked).toEqual([0]);
  });

  test('BTS-4.105 several own bonuses: in any order', () => {
    const at = jumping({ factions: [{ ships: 'sol.1 sol.1' }] }, 'sol.1 a-1', 'sol.1 a-2');
    expect([at.step, at.asked]).toEqual(['bonus', [0]]);
    expect(at.options()).toEqual(['bonus a-1', 'bonus a-2']);
    at.choose('bonus a-2');
    expect(at.reported('bonus').map(({ place }) => place)).toEqual([3, 2]);
  });

  test('BTS-4.105 bonuses won by a bonus come after those that are pending', () => {
    const at = jumping(
      {
        factions: [{ ships: 'sol.1 sol.1 sol.1' }],
        systems: { 'a-1': 'luhman-16', 'a-2': 'sirius' },
      },
      'sol.1 a-1',
      'sol.1 a-2',
    );
    at.choose('disc food').choose('bonus a-1');
    // Luhman 16 lets it jump: on to the food shipyard, which brings nothing, and back would be Luhman.
    at.choose('move sol.1 a-2');
    expect(at.reported('bonus').map(({ place }) => place)).toEqual([2, 3]);
  });

  test('BTS-4.105 a chain of bonuses is resolved to its end', () => {
    const at = jumping(
      {
        seats: 3,
        factions: [{ ships: 'yard-food.2 sol.1', ore: 0 }],
        systems: { 'a-1': 'sirius', 'a-2': 'wolf-359', 'b-1': 'teegardens-star' },
      },
      'yard-food.2 b-1',
    );
    // Teegarden’s Star: jump 2, which wins two more systems, whose bonuses follow.
    expect(at.step).toBe('jump');
    at.choose('move sol.1 a-1').choose('stop');
    expect(control(at, 'a-1')).toBe('0 ore');
    expect(player(at).ore).toBe(1);
    expect(at.state.bonuses).toEqual([]);
    expect(at.state.holding).toBe(0);
  });

  test('BTS-4.106 Kruger 60: level 1 ships count nothing', () => {
    const systems = { 'a-1': 'kruger-60' };
    const one = jumping({ systems, factions: [{}] }, 'sol.1 a-1');
    expect(control(one, 'a-1')).toBe('');
    const two = jumping(
      { systems, factions: [{ ships: 'sol.2' }, { ships: 'a-1.1 a-1.1 a-1.1' }] },
      'sol.2 a-1',
    );
    expect(two.step).toBe('outpost');
  });
});

describe('the rulebook’s example', () => {
  test('EX-5 jump 4: BTS-4.90, BTS-4.95, BTS-4.98, BTS-4.99, BTS-4.101, BTS-4.104', () => {
    // Irina 0, Anna 1, Boris 2, Dmitry 3.
    const at = jumping(
      {
        seats: 4,
        factions: [
          { ships: 'a-1.2 a-2.3', ore: 0 },
          { ships: 'b-2.2' },
          { ships: 'a-2.1', ore: 0 },
          { ships: 'yard-food.2' },
        ],
        control: { 'a-1': '0 food', 'yard-food': '3 food', 'a-2': '0 ore', 'b-2': '1 ore' },
      },
      'a-1.2 yard-food',
      'a-2.3 yard-ore',
      'yard-ore.3 b-2',
    );
    expect(at.asked).toEqual([0]);
    at.choose('disc food');
    expect(at.step).toBe('supply-from');
    const before = player(at).columns[0];
    at.choose('column E');
    expect(player(at).columns[0]).toBe(before + 1);
    expect(control(at, 'yard-food')).toBe('3 food');
    expect(control(at, 'b-2')).toBe('0 food');
    expect(control(at, 'a-2')).toBe('2 ore');
    expect(control(at, 'a-1')).toBe('0 food');
    expect(control(at, 'yard-ore')).toBe('');
    expect(player(at, 1).tracks).toEqual([8, 8]);
    expect(player(at, 2)).toMatchObject({ ore: 1, tracks: [8, 7] });
    expect(player(at).tracks).toEqual([6, 8]);
    expect(ships(at)).toBe('b-2.3 yard-food.2');
  });
});
