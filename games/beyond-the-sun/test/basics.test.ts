/** What always holds: turns, complete effects, costs, and where cubes come from and go to. */
import { describe, expect, test } from 'vitest';
import { gainOre, returnCubes, supplyToPopulation } from '../cubes.ts';
import { beyondTheSun } from '../game.ts';
import type { State } from '../state.ts';
import { grow, mine } from '../steps/produce.ts';
import type { Doors } from '../vocabulary.ts';
import { endTurn, player, ships, spaces } from './reading.ts';
import { running, space, table } from './table.ts';

/** Nobody listens. */
const SILENT = { emit() {} } as unknown as Doors;

describe('turns', () => {
  test('BTS-4.1 turns go clockwise from the first player, who keeps the marker', () => {
    const at = table({ seats: 3, options: { first: '2' }, active: 1 });
    const order: number[] = [];
    for (let i = 0; i < 7; i++) {
      order.push(at.state.active);
      endTurn(at);
    }
    expect(order).toEqual([1, 2, 0, 1, 2, 0, 1]);
    expect(at.state.first).toBe(1);
  });

  test('BTS-4.2 a turn is action, production, achievement; then comes the next faction', () => {
    const at = table({ achievements: 'transcendence empire technologist warlord' });
    expect([at.step, at.asked]).toEqual(['act', [0]]);
    at.choose('act basic-gather');
    expect([at.step, at.asked]).toEqual(['produce', [0]]);
    at.choose('ore');
    expect([at.step, at.asked]).toEqual(['act', [1]]);
  });

  test('BTS-4.3 nothing that a faction owns is hidden from the others', () => {
    const at = table({ factions: [{ ore: 4, colonies: 'sirius', privately: 'plasma-cannon' }] });
    const seen = beyondTheSun.view(at.position, 1).position.state.players[0];
    expect(seen).toEqual(player(at, 0));
  });
});

describe('effects', () => {
  test('BTS-4.4 an effect is applied completely', () => {
    const at = table({ agenda: [running('technology.closed-biospheres.action-1')] });
    expect(player(at).population).toBe(4);
    expect(player(at).ore).toBe(2);
  });

  test('BTS-4.4 a compulsory upgrade has to be made while a ship can be upgraded', () => {
    const at = table({
      factions: [{ ships: 'sol.1 a-1.3' }],
      agenda: [running('technology.hyperdrive-boosters.immediate')],
    });
    expect(at.options()).toEqual(['upgrade sol.1', 'upgrade a-1.3']);
    at.choose('upgrade sol.1').choose('upgrade sol.2');
    expect(at.options()).not.toContain('stop');
  });

  test('BTS-4.5 what a card says one may do can be declined', () => {
    const at = table({ factions: [{ ore: 3 }] }).choose('act basic-build-jump/1');
    expect(at.options()).toEqual(['yes', 'no']);
  });

  test('BTS-4.5 movement points may be left over', () => {
    const at = table().choose('act basic-build-jump/1').choose('no').choose('move sol.1 a-1');
    expect(at.options()).toContain('stop');
    expect(at.choose('stop').step).toBe('produce');
  });

  test('BTS-4.5 upgrades for which ships are lacking are lost', () => {
    const at = table({
      factions: [{ ships: 'sol.3' }],
      agenda: [running('technology.hyperdrive-boosters.immediate')],
    });
    expect(ships(at)).toBe('sol.4');
    expect(at.over).toBe(true);
  });
});

describe('costs and choices', () => {
  test('BTS-4.6 a cost is paid in full before any effect', () => {
    const at = table({
      factions: [{ ore: 5, owns: 'i-1 i-2', population: 3, ships: 'a-1.1 a-1.3' }],
      control: { 'a-1': '0 food' },
      guilds: 'guild-terraforming',
    }).choose('act guild-terraforming');
    expect(at.step).toBe('return-ships');
    expect([player(at).ore, player(at).population]).toEqual([1, 2]);
  });

  test('BTS-4.7 an action needs its price', () => {
    const poor = table({ factions: [{ ore: 0, owns: 'i-1' }] });
    expect(spaces(poor)).not.toContain('narrow-beam-lasers');
    const rich = table({ factions: [{ ore: 1, owns: 'i-1' }] });
    expect(spaces(rich)).toContain('narrow-beam-lasers');
  });

  test('BTS-4.7 an action needs every compulsory part to be possible', () => {
    const nobody = table({ factions: [{ ore: 9, population: 0, owns: 'i-1 i-2' }] });
    expect(spaces(nobody)).toEqual(['basic-build-jump/1', 'basic-build-jump/2', 'basic-gather']);
    const nothing = table({ factions: [{ owns: 'i-1 i-2 i-3 i-4' }] });
    expect(spaces(nothing).filter((key) => key.startsWith('basic-research-1'))).toEqual([]);
  });

  test('BTS-4.7 supply that the action first turns into population counts for its research', () => {
    const cards = { 'ii-1': 'neural-interfaces' };
    const at = table({ cards, factions: [{ ore: 2, population: 0, owns: 'i-1 ii-1 i-2' }] });
    expect(spaces(at)).toContain('neural-interfaces');
    const none = table({
      cards,
      factions: [{ ore: 2, population: 0, owns: 'i-1 ii-1 i-2', supply: [0, 0, 0, 0, 0] }],
    });
    expect(spaces(none)).not.toContain('neural-interfaces');
  });

  test('BTS-4.7 population that the research will need is kept back on the way', () => {
    const at = table({
      cards: {
        'ii-1': 'hypercomputing',
        'iii-1': 'deep-space-megastructures',
        'ii-3': 'privateers',
        'ii-4': 'mass-cloning',
      },
      factions: [
        {
          ore: 4,
          population: 1,
          owns: 'i-1 ii-1 iii-1 i-2 ii-3 i-3 ii-4',
          supply: [0, 0, 0, 0, 0],
        },
      ],
    }).choose('act deep-space-megastructures');
    // Its only population may not replace the missing supply: the research would lack it.
    expect(at.step).toBe('research');
    expect(ships(at)).toBe('sol.1');
  });

  test('BTS-4.7 a bonus on the way leaves population and a slot for the research', () => {
    const situation = (population: number) => ({
      options: { boards: 'advanced' },
      cards: {
        'ii-1': 'spacetime-anomaly-studies',
        'ii-3': 'privateers',
        'ii-4': 'plasma-cannon',
      },
      systems: { 'a-1': 'ross-128' },
      factions: [
        {
          board: 'nishida-ostergaard-advanced',
          ore: 4,
          population,
          owns: 'i-1 ii-1 i-2 ii-3 i-3',
          tracks: [1, 5] as const,
        },
      ],
    });
    const poor = table(situation(1)).choose('act spacetime-anomaly-studies');
    poor.choose('move sol.1 a-1').choose('stop');
    // The emptied track would allow research of Plasma Cannon; the level III research comes first.
    expect(poor.step).toBe('research');
    expect(poor.options()).toEqual(['research iii-1', 'research iii-3']);
    const rich = table(situation(2)).choose('act spacetime-anomaly-studies');
    rich.choose('move sol.1 a-1').choose('stop');
    expect(rich.step).toBe('may');
    rich.choose('yes');
    expect(rich.options()).toContain('research ii-4');
  });

  test('BTS-4.8, EX-7 an action that is nothing but a jump needs a move', () => {
    const at = table({
      cards: { 'ii-3': 'privateers' },
      factions: [{ owns: 'i-2 ii-3' }],
    }).choose('act privateers');
    expect(at.step).toBe('jump');
    expect(at.options()).not.toContain('stop');
    expect(at.choose('move sol.1 a-1').options()).toContain('stop');
  });

  test('BTS-4.8, EX-7 with another change the jump may be left out', () => {
    const at = table({
      factions: [{ owns: 'i-1', ore: 1 }],
    }).choose('act narrow-beam-lasers');
    expect(at.step).toBe('jump');
    expect(at.options()).toContain('stop');
  });

  test('BTS-4.8 without ships and population there is nothing to build or move', () => {
    const at = table({ factions: [{ population: 0, ships: '' }] });
    // Gather is all there is, so that it is chosen by itself.
    expect(at.reported('action')).toMatchObject([{ space: space('basic-gather') }]);
  });

  test('BTS-4.8 the last optional part that changes something can not be declined', () => {
    const at = table({ factions: [{ population: 2, ships: '' }] });
    at.choose('act basic-build-jump/1');
    // Without a ship there is no jump: the build is what the action is for, and then one may stop.
    expect(ships(at)).toBe('sol.1');
    expect(at.options()).toContain('stop');
  });

  test.each<[string, (state: State) => void]>([
    ['ore that comes', (state) => gainOre(state, 0, 1, SILENT)],
    ['ore that is mined', (state) => mine(state, 0, SILENT)],
    ['supply that becomes population', (state) => supplyToPopulation(state, 0, 1, SILENT)],
    ['growth', (state) => grow(state, 0, SILENT)],
    ['cubes that return to supply', (state) => returnCubes(state, 0, 1, SILENT)],
  ])('BTS-4.8 %s: something has changed', (_, happens) => {
    const { state } = table();
    state.changed = false;
    happens(state);
    expect(state.changed).toBe(true);
  });

  test('BTS-4.8 what brings nothing has changed nothing', () => {
    const { state } = table({ factions: [{ supply: [0, 0, 0, 0, 0] }] });
    state.changed = false;
    gainOre(state, 0, 0, SILENT);
    supplyToPopulation(state, 0, 1, SILENT);
    grow(state, 0, SILENT);
    expect(state.changed).toBe(false);
  });

  test('BTS-4.9 ore never runs out', () => {
    const at = table({ factions: [{ ore: 400 }], agenda: [running('system.sirius.colony')] });
    expect(player(at).ore).toBe(403);
  });
});

describe('once per turn', () => {
  const cards = { 'iiii-1': 'mind-machine-assimilation' };
  const factions = [{ owns: 'iiii-1' }];

  test('BTS-4.10 at the start, between phases and at the end of the turn', () => {
    const at = table({ cards, factions });
    expect(at.step).toBe('abilities');
    expect(at.options()).toEqual(['use mind-machine-assimilation', 'go-on']);
    at.choose('go-on').choose('act basic-gather');
    expect(at.step).toBe('abilities');
    at.choose('go-on').choose('ore');
    expect(at.step).toBe('abilities');
    at.choose('go-on');
    // The achievement phase has nothing to ask.
    expect(at.step).toBe('abilities');
    expect(at.choose('go-on').asked).toEqual([1]);
  });

  test('BTS-4.10 once used, it rests until the next turn', () => {
    const at = table({ cards, factions }).choose('use mind-machine-assimilation');
    // It costs nothing, and nothing is said to be paid.
    expect(at.reported('paid')).toEqual([]);
    expect(player(at).population).toBe(3);
    at.choose('act basic-gather');
    expect(at.step).toBe('produce');
    at.choose('ore');
    endTurn(at);
    expect(at.options()).toContain('use mind-machine-assimilation');
  });

  test('BTS-4.10 a paid one needs its price', () => {
    const black = { 'ii-1': 'black-market-industries' };
    const rich = table({ cards: black, factions: [{ owns: 'i-1 ii-1', ore: 2 }] });
    expect(rich.options()).toEqual(['use black-market-industries', 'go-on']);
    rich.choose('use black-market-industries');
    expect([player(rich).ore, player(rich).population]).toEqual([0, 3]);
    expect(table({ cards: black, factions: [{ owns: 'i-1 ii-1', ore: 1 }] }).step).toBe('act');
  });
});

describe('columns', () => {
  test('BTS-4.11 supply leaves from the left, one column after the other', () => {
    const at = table({
      factions: [{ supply: [1, 3, 0, 2, 0] }],
      agenda: [running('system.luyten-726-8.colony')],
    });
    expect(player(at).columns).toEqual([0, 2, 0, 2, 0]);
  });

  test('BTS-4.11 and returns to the rightmost column with room', () => {
    const at = table({ factions: [{ supply: [1, 2, 3, 3, 4] }] });
    at.choose('act basic-gather').choose('trade').choose('sell');
    expect(player(at).columns).toEqual([0, 2, 3, 4, 4]);
  });

  test('BTS-4.12 with no room anywhere it goes above column A', () => {
    const at = table({
      factions: [{ supply: [3, 3, 3, 4, 4], population: 3 }],
      agenda: [{ step: 'trade', seat: 0, n: -1 }],
    });
    at.choose('sell').choose('sell');
    expect(player(at).columns).toEqual([5, 3, 3, 4, 4]);
  });

  test('BTS-4.13 a moved cube needs room, except in column A', () => {
    const at = table({
      factions: [{ supply: [3, 2, 3, 4, 2] }],
      agenda: [running('technology.android-rights-movement.immediate')],
    });
    expect(at.step).toBe('supply-to');
    expect(at.options()).toEqual(['column A', 'column B']);
    at.choose('column A');
    expect(player(at).columns).toEqual([4, 2, 3, 4, 1]);
    at.choose('column B');
    expect(player(at).columns).toEqual([4, 3, 3, 4, 0]);
  });

  test('BTS-4.14 filling stays rightmost first, wherever cubes were taken', () => {
    const at = table({
      factions: [{ supply: [3, 1, 3, 4, 3], population: 2 }],
      agenda: [{ step: 'trade', seat: 0, n: -1 }],
    });
    at.choose('sell').choose('sell');
    expect(player(at).columns).toEqual([3, 2, 3, 4, 4]);
  });
});
