/** The action phase: pawns, spaces, guilds. */

import { NONE } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { beyondTheSun as game } from '../game.ts';
import { PHASE, PHASES } from '../state.ts';
import { words } from '../text/describe.ts';
import { draws, endTurn, player, spaces, turnsUp } from './reading.ts';
import { bareTable, place, running, space, table } from './table.ts';

const EMPTY = [0, 0, 0, 0, 0];

describe('pawns', () => {
  test('BTS-4.15, BTS-4.16, BTS-4.17, BTS-4.19, EX-1 where a pawn may go', () => {
    const at = table({
      factions: [
        { pawn: 'basic-research-1/1', owns: 'i-1', ore: 5, population: 2 },
        { pawn: 'basic-build-jump/1' },
        { pawn: 'basic-build-jump/2' },
        { pawn: 'basic-gather' },
      ],
    });
    expect(spaces(at)).toEqual([
      'basic-research-1/2',
      'basic-research-1/3',
      'basic-research-1/4',
      'basic-research-2/1',
      'basic-research-2/2',
      'basic-research-2/3',
      'basic-research-2/4',
      'basic-gather',
      'narrow-beam-lasers',
    ]);
    const before = player(at).ore;
    at.choose('act basic-research-1/4');
    expect(before - player(at).ore).toBe(1);
  });

  test('BTS-4.16, BTS-4.22, BTS-4.132 touching an action takes its cheapest free space; whom to push is asked', () => {
    const touching = (at: ReturnType<typeof table>, row: string): string[] =>
      spaces(at).filter((key) => {
        const option = game.parse(at.position, `act ${key}`);
        const read = { option, key: `act ${key}`, ...game.read(at.position, option) };
        return words
          .describeOption(game.view(at.position, 0), 0, read)
          .touches.includes(`row ${row}`);
      });
    const rich = { owns: 'i-1', ore: 9, population: 3 };
    const at = table({ factions: [rich, {}, {}, {}] });
    expect(spaces(at)).toContain('basic-research-1/4');
    expect(touching(at, 'basic-research-1')).toEqual(['basic-research-1/1']);
    const crowded = table({
      factions: [rich, { pawn: 'basic-research-1/1' }, { pawn: 'basic-research-1/2' }, {}],
    });
    expect(touching(crowded, 'basic-research-1')).toEqual(['basic-research-1/3']);
    const pushing = table({
      factions: [{ ...rich, colonies: ['ross-154'] }, { pawn: 'basic-research-1/2' }, {}, {}],
    });
    expect(touching(pushing, 'basic-research-1')).toEqual([
      'basic-research-1/1',
      'basic-research-1/2',
    ]);
  });

  test('BTS-4.15 the pawn moves to the space, and its action is carried out', () => {
    const at = table({ factions: [{ owns: 'i-1', ore: 1 }] }).choose('act narrow-beam-lasers');
    expect(player(at).pawn).toBe(space('narrow-beam-lasers'));
    expect(at.step).toBe('jump');
  });

  test('BTS-4.16 a space with another pawn is barred', () => {
    const at = table({
      factions: [
        { owns: 'i-1', ore: 1 },
        { pawn: 'narrow-beam-lasers', owns: 'i-1' },
      ],
    });
    expect(spaces(at)).not.toContain('narrow-beam-lasers');
  });

  test('BTS-4.17 a second space of the same action lets one repeat it', () => {
    const at = table({
      cards: { 'ii-1': 'hypercomputing' },
      factions: [{ owns: 'i-1 ii-1 i-2', ore: 9, pawn: 'hypercomputing/1' }],
    });
    expect(spaces(at)).toContain('hypercomputing/2');
    expect(spaces(at)).not.toContain('hypercomputing/1');
  });

  test('BTS-4.18 gather has room for everybody, also for a pawn that is there', () => {
    const at = table({ factions: [{ pawn: 'basic-gather' }, { pawn: 'basic-gather' }] });
    expect(spaces(at)).toContain('basic-gather');
    at.choose('act basic-gather');
    expect([player(at, 0).pawn, player(at, 1).pawn]).toEqual([
      space('basic-gather'),
      space('basic-gather'),
    ]);
  });

  test('BTS-4.19 a technology serves whoever has a cube there; a private one its owner', () => {
    const cards = { 'ii-1': 'plasma-cannon' };
    const without = table({ cards, factions: [{ ore: 4 }, { owns: 'ii-1' }] });
    expect(spaces(without)).not.toContain('plasma-cannon');
    const withCube = table({ cards, factions: [{ ore: 4, owns: 'ii-1' }] });
    expect(spaces(withCube)).toContain('plasma-cannon');
    const own = table({ factions: [{ ore: 4, privately: 'plasma-cannon' }] });
    expect(spaces(own)).toContain('plasma-cannon');
    const others = table({ factions: [{ ore: 4 }, { privately: 'plasma-cannon' }] });
    expect(spaces(others)).not.toContain('plasma-cannon');
  });

  test('BTS-4.19 guilds and events need no research', () => {
    const at = table({
      factions: [{ ore: 9, population: 4 }],
      guilds: 'guild-technocrats',
      held: 'kruger-60',
    });
    expect(spaces(at)).toContain('guild-technocrats');
    expect(spaces(at)).toContain('dyson-sphere');
  });

  test('BTS-4.20 no pawn stands on a space at the start', () => {
    const at = table({ factions: [{}, {}, {}] });
    expect(at.state.players.map(({ pawn }) => pawn)).toEqual([NONE, NONE, NONE]);
  });

  test('BTS-4.21 what is discovered this turn serves from the next one on', () => {
    const at = table({ factions: [{ owns: 'i-1 i-2', ore: 9, population: 4 }] });
    at.choose('act basic-research-2/1').choose('research ii-1', {
      chance: [...turnsUp(at, 'asteroid-claims'), ...draws('plasma-cannon', 'modular-fleet')],
    });
    at.choose('take plasma-cannon');
    expect(at.step).toBe('produce');
    at.choose('ore');
    endTurn(at);
    expect(spaces(at)).toContain('plasma-cannon');
  });
});

describe('spaces', () => {
  test.each([
    [4, ['basic-research-1/4', 'basic-research-2/4']],
    [3, ['basic-research-1/3', 'basic-research-2/3']],
    [2, ['basic-research-2/2']],
  ])('BTS-4.22 with %i players these spaces cost 1 ore more', (seats, dear) => {
    const at = table({ seats, factions: [{ ore: 3, owns: 'i-1' }] });
    const paid = (key: string): number => {
      const one = table({ seats, factions: [{ ore: 3, owns: 'i-1' }] }).choose(`act ${key}`);
      return 3 - player(one).ore - (key.startsWith('basic-research-2') ? 2 : 0);
    };
    const rows = spaces(at).filter((key) => key.startsWith('basic-research'));
    expect(rows.filter((key) => paid(key) === 1)).toEqual(dear);
    expect(rows.filter((key) => paid(key) > 1)).toEqual([]);
  });

  test('BTS-4.23 a technology without an action is no destination', () => {
    const at = table({ factions: [{ owns: 'i-3 i-4', ore: 9 }] });
    expect(spaces(at).filter((key) => /genetics|robotics/.test(key))).toEqual([]);
  });

  test('BTS-4.24 a card with two actions has spaces for each', () => {
    const at = table({
      cards: { 'iii-1': 'mercenary-fleet' },
      factions: [
        { owns: 'iii-1', ore: 9, population: 3, ships: 'a-1.3', pawn: 'mercenary-fleet:1' },
      ],
      control: { 'a-1': '0 food' },
    });
    expect(spaces(at)).toContain('mercenary-fleet:2');
    expect(spaces(at)).not.toContain('mercenary-fleet:1');
  });
});

describe('guilds', () => {
  test('BTS-4.25 a covered guild can not be used', () => {
    const at = table({
      factions: [{ ore: 9, population: 4, owns: 'i-1 i-2 ii-3' }],
      cards: { 'ii-3': 'privateers' },
    });
    expect(spaces(at).filter((key) => key.startsWith('guild'))).toEqual([]);
  });

  test('BTS-4.26 an uncovered guild is open to everybody', () => {
    const at = table({
      cards: { 'ii-1': 'hypercomputing' },
      factions: [
        { ore: 6, population: 4, owns: 'i-1 i-2' },
        { ore: 9, population: 4, owns: 'i-1 ii-1' },
      ],
    });
    at.choose('act basic-research-2/1').choose('research ii-3', {
      chance: turnsUp(at, 'tyler-lee'),
    });
    expect(at.options()).toEqual(['uncover guild-terraforming', 'uncover guild-professors']);
    at.choose('uncover guild-professors', { chance: draws('privateers', 'generation-ships') });
    at.choose('take privateers').choose('stop').choose('ore');
    expect(at.asked).toEqual([1]);
    expect(spaces(at)).toContain('guild-professors/1');
  });

  test('BTS-4.27 the Technocrats research level I and then any basic row, without a space', () => {
    const at = table({
      factions: [
        { ore: 2, population: 3 },
        { pawn: 'basic-build-jump/1' },
        { pawn: 'basic-build-jump/2' },
      ],
      guilds: 'guild-technocrats',
    }).choose('act guild-technocrats');
    at.choose('research i-4');
    expect(at.options()).toEqual([
      'carry-out basic-research-1',
      'carry-out basic-research-2',
      'carry-out basic-build-jump',
      'carry-out basic-gather',
    ]);
    at.choose('carry-out basic-build-jump').choose('no').choose('move sol.1 a-1').choose('stop');
    expect(player(at).pawn).toBe(space('guild-technocrats'));
    expect(at.step).toBe('produce');
  });

  test('BTS-4.27 a borrowed row costs no surcharge', () => {
    const at = table({
      factions: [{ ore: 0, population: 3 }],
      guilds: 'guild-technocrats',
    }).choose('act guild-technocrats');
    at.choose('research i-4');
    // Robotics brought the 2 ore that the row itself costs.
    at.choose('carry-out basic-research-2');
    expect(player(at).ore).toBe(0);
  });

  test('BTS-4.27 who owns all of level I can not use them', () => {
    const at = table({
      factions: [{ ore: 9, population: 3, owns: 'i-1 i-2 i-3 i-4' }],
      guilds: 'guild-technocrats',
    });
    expect(spaces(at)).not.toContain('guild-technocrats');
  });

  test('BTS-4.28 production and achievements move no pawn', () => {
    const at = table({
      factions: [{ pawn: 'basic-gather', colonies: 'sirius wolf-359 alpha-centauri luyten-726-8' }],
    });
    at.choose('act basic-gather').choose('trade').choose('sell').choose('stop');
    expect(at.reported('achievement')).toHaveLength(1);
    expect(player(at).pawn).toBe(space('basic-gather'));
  });
});

describe('small print of turns', () => {
  test('BTS-4.2 the phase is that of the question', () => {
    const at = table({ factions: [{ colonies: '61-cygni' }] });
    expect([at.step, at.state.phase]).toEqual(['abilities', PHASE.action]);
    at.choose('go-on').choose('act basic-gather').choose('go-on');
    expect([at.step, at.state.phase]).toEqual(['produce', PHASE.production]);
    const claiming = table({
      achievements: 'transcendence empire technologist warlord',
      factions: [{ ships: 'sol.4 sol.4 sol.4', colonies: 'sirius wolf-359 ross-248 ross-128' }],
      agenda: [{ step: 'achievement-phase', seat: 0 }],
    });
    expect([claiming.step, claiming.state.phase]).toEqual(['claim', PHASE.achievement]);
  });

  test('BTS-4.50 one and two discs do not bring the end near', () => {
    const claimed = (claims: Record<string, number[]>) => {
      const at = table({
        achievements: 'transcendence empire technologist warlord',
        claims,
        factions: [{ ships: 'sol.4 sol.4 sol.4' }],
      });
      endTurn(at);
      expect(at.reported('achievement')).toHaveLength(1);
      return at.state.lastRound;
    };
    expect(claimed({})).toBe(0);
    expect(claimed({ empire: [1] })).toBe(0);
    expect(claimed({ empire: [1, 0] })).toBe(6);
  });

  test('BTS-4.51 the game is closed when it is over, and everything is told of a seat or of none', () => {
    const at = table({ round: 7, lastRound: 7, active: 1, seats: 2 });
    while (!at.over) endTurn(at);
    expect(PHASES[at.state.phase]).toBe('over');
    expect(at.reported('game-over')).toHaveLength(1);
    expect(at.reported('turn')).toMatchObject([{ seat: 1 }]);
    for (const { seat } of at.events) expect([-1, 0, 1]).toContain(seat);
    const first = table({ seats: 2 });
    expect(first.reported('round')).toEqual([{ type: 'round', seat: -1, n: 5 }]);
  });

  test('BTS-4.138 what nobody controls is noted when a turn begins', () => {
    const at = table({ control: { 'a-1': '1 food' }, factions: [{}, { tracks: [7, 8] }] });
    const unclaimed = (key: string) => (at.state.unclaimed >> place(key)) & 1;
    expect([unclaimed('a-1'), unclaimed('a-2'), unclaimed('b-1')]).toEqual([0, 1, 1]);
  });

  test('BTS-4.16 the first seat’s pawn bars a space too', () => {
    const factions = [{ pawn: 'basic-build-jump/1', ships: 'sol.1' }, { ships: 'sol.1' }];
    const at = bareTable({ active: 1, factions });
    expect(at.refuses('act basic-build-jump/1')).toBe(true);
    expect(at.refuses('act basic-build-jump/2')).toBe(false);
  });

  test('BTS-4.15 an action leaves nothing behind', () => {
    const at = table({
      cards: { 'ii-1': 'human-experimentation', 'iii-1': 'capital-ship' },
      factions: [{ owns: 'i-1 ii-1', ore: 2, population: 3, ships: '' }],
    }).choose('act human-experimentation');
    while (at.step !== 'produce') at.choose(at.options()[0]);
    expect(at.state).toMatchObject({ acting: false, owed: 0, seized: 0 });
  });

  test('BTS-4.41 the last population may be sold after an action that researched', () => {
    const at = table({ factions: [{ population: 2, ore: 0, ships: '' }] })
      .choose('act basic-research-1/1')
      .choose('research i-2')
      .choose('trade');
    expect(at.options()).toContain('sell');
  });

  test('BTS-4.8 whoever has paid for an action may leave its jump out', () => {
    const at = bareTable({
      cards: { 'ii-1': 'targeting-intelligence' },
      factions: [{ owns: 'ii-1', ore: 2, population: 0, supply: EMPTY, ships: 'sol.1' }],
    }).choose('act targeting-intelligence');
    expect([at.step, at.refuses('stop')]).toEqual(['jump', false]);
  });

  test('BTS-4.26 a guild that is open is not uncovered again', () => {
    const uncovering = (guilds: string) =>
      bareTable({ guilds, agenda: [running('event.tyler-lee')] }).reported('guild');
    expect(uncovering('guild-professors')).toMatchObject([{ guild: 0 }]);
    expect(uncovering('guild-terraforming')).toMatchObject([{ guild: 1 }]);
  });
});
