import { describe, expect, test } from 'vitest';
import { TECHNOLOGIES, TECHNOLOGIES_BY_LEVEL } from '../data/index.ts';
import { beyondTheSun } from '../game.ts';
import { totalPoints } from '../scoring.ts';
import { words } from '../text/describe.ts';
import { player, points } from './reading.ts';
import { bareTable, event, type Faction, finished, place } from './table.ts';

describe('technologies', () => {
  test('BTS-4.154 BTS-4.155 BTS-4.156 a cube in the tree is worth the level of its technology', () => {
    const at = finished({
      cards: { 'ii-1': 'plasma-cannon', 'ii-3': 'generation-ships', 'iii-1': 'capital-ship' },
      factions: [{ owns: ['i-1', 'i-2', 'i-3', 'ii-1', 'ii-3', 'iii-1'] }, { owns: ['i-1'] }],
    });
    expect(points(at)).toMatchObject({
      'technologies-1': 3,
      'technologies-2': 4,
      'technologies-3': 3,
    });
    expect(points(at, 1)).toMatchObject({
      'technologies-1': 1,
      'technologies-2': 0,
      'technologies-3': 0,
    });
  });

  test('BTS-4.120 BTS-4.157 private technologies are worth 2 and 3, on a line of their own', () => {
    const at = finished({
      factions: [{ privately: ['plasma-cannon', 'hypercomputing', 'capital-ship'] }, {}],
    });
    expect(points(at)).toMatchObject({ private: 7, 'technologies-2': 0, 'technologies-3': 0 });
    expect(points(at, 1).private).toBe(0);
  });

  test('BTS-4.158 level IV technologies are worth what their cards count at the end', () => {
    const worth = (key: string, more: object = {}, control = {}): number =>
      points(
        finished({
          cards: {
            'ii-1': 'plasma-cannon',
            'ii-2': 'hypercomputing',
            'iii-1': 'capital-ship',
            'iiii-1': key,
          },
          factions: [{ owns: ['i-1', 'ii-1', 'iii-1', 'iiii-1'], ...more }, {}],
          control,
        }),
      )['technologies-4'];
    expect(worth('parallel-universe-generator')).toBe(2);
    expect(worth('parallel-universe-generator', { privately: ['modular-fleet'] })).toBe(3);
    const third = finished({
      cards: { 'iiii-1': 'parallel-universe-generator', 'iii-1': 'capital-ship' },
      factions: [{ owns: ['iiii-1', 'iii-1'] }],
    });
    expect(points(third)['technologies-4']).toBe(1);
    expect(worth('post-scarcity-society', { automation: ['food', 'ore', 'ore'] })).toBe(3);
    expect(worth('post-scarcity-society', { automation: new Array(9).fill('ore') })).toBe(7);
    expect(worth('dreadnought-doctrine', { ships: ['sol.4', 'a-1.4'] })).toBe(2);
    expect(worth('dreadnought-doctrine', { ships: ['sol.4', 'a-1.4', 'sol.1'] })).toBe(3);
    expect(worth('ministry-of-colonies')).toBe(4);
    expect(worth('mind-machine-assimilation', { tracks: [5, 6] })).toBe(2);
    expect(worth('antimatter-arsenal')).toBe(4);
    expect(worth('antimatter-arsenal', { privately: ['closed-biospheres'] })).toBe(4);
    expect(worth('interstellar-omninet')).toBe(2);
    expect(worth('neo-industrial-revolution')).toBe(5);
    expect(worth('giga-corporations', { ore: 7 })).toBe(4);
    expect(worth('giga-corporations', { ore: 30 })).toBe(6);
    const held = { 'a-1': '0 food', 'yard-ore': '0 ore', 'b-1': '1 food' };
    expect(worth('galactic-hq', { ships: ['sol.1'] }, held)).toBe(3);
  });

  test('BTS-4.158 every level IV card has points, and only whoever owns it counts them', () => {
    for (const id of TECHNOLOGIES_BY_LEVEL[4]) {
      const { key } = TECHNOLOGIES[id];
      const at = finished({
        cards: { 'iiii-2': key },
        factions: [{ owns: ['iiii-2'], ore: 3 }, { ore: 3 }],
      });
      expect(points(at)['technologies-4'], key).toBeGreaterThanOrEqual(0);
      expect(points(at, 1)['technologies-4'], key).toBe(0);
    }
  });
});

describe('boards and star map', () => {
  test('BTS-4.79 BTS-4.159 automation adds up 0, 0, 1, 1, 1, 1, 2, and 1 for each disc beyond', () => {
    const worth = (discs: number) =>
      points(finished({ factions: [{ automation: new Array(discs).fill('food') }] })).automation;
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 10].map(worth)).toEqual([0, 0, 0, 1, 2, 3, 4, 6, 7, 9]);
  });

  test('BTS-4.160 colonies are worth what is printed, and YZ Ceti more for colonies of deck A', () => {
    const worth = (...colonies: string[]) =>
      points(finished({ factions: [{ colonies }] })).colonies;
    expect(worth('barnards-star')).toBe(5);
    expect(worth('kruger-60', 'ross-248')).toBe(12);
    expect(worth('yz-ceti')).toBe(5);
    expect(worth('yz-ceti', 'ross-248', 'ross-128', 'kruger-60')).toBe(5 + 2 + 3 + 3 + 9);
    expect(worth('yz-ceti', 'ross-248', 'ross-128', 'sirius', 'procyon')).toBe(
      5 + 3 + 3 + 3 + 5 + 4,
    );
  });

  test('BTS-4.161 each outpost is worth 1, on systems and on shipyards', () => {
    const at = finished({
      factions: [{}, {}, {}],
      control: {
        'a-1': '0 food',
        'yard-core': '0 achievement',
        'yard-ore': '1 ore',
      },
    });
    expect([0, 1, 2].map((seat) => points(at, seat).outposts)).toEqual([2, 1, 0]);
  });

  test('BTS-4.162 the strongest at Sol and in Deep Space score 1 each, all of them in a tie', () => {
    const at = finished({
      factions: [
        { ships: ['sol.2', 'sol.1', 'deep-space.1'] },
        { ships: ['sol.3', 'deep-space.2'] },
        { ships: ['sol.2'] },
      ],
    });
    expect([0, 1, 2].map((seat) => points(at, seat).majorities)).toEqual([1, 2, 0]);
  });

  test('BTS-4.162 without ships nobody scores', () => {
    const at = finished({ factions: [{ ships: ['a-1.4'] }, {}] });
    expect([0, 1].map((seat) => points(at, seat).majorities)).toEqual([0, 0]);
  });
});

describe('events and achievements', () => {
  test('BTS-4.163 events kept and events taken over with a system count', () => {
    const at = finished({
      factions: [{ events: ['kc-24x', 'onu'] }, { events: ['frontier-fever', 'fortress-world'] }],
    });
    expect([0, 1].map((seat) => points(at, seat).events)).toEqual([2, 5]);
  });

  test('BTS-4.163 an event that points at a system nobody colonized brings nothing', () => {
    const at = finished({
      control: { 'a-1': '0 food' },
      state: (s) => s.links.push(event('frontier-fever'), place('a-1')),
    });
    expect(points(at).events).toBe(0);
  });

  test('BTS-4.163 Hegemony Summit gives 2 to whoever controls most, to all of them in a tie', () => {
    const summit = (control: Record<string, string>) => {
      const at = finished({
        factions: [{}, {}, {}],
        control,
        state: (s) => s.standing.push(event('hegemony-summit')),
      });
      return [0, 1, 2].map((seat) => points(at, seat).events);
    };
    expect(summit({})).toEqual([0, 0, 0]);
    expect(summit({ 'a-1': '0 food', 'a-2': '0 ore', 'b-1': '1 ore' })).toEqual([2, 0, 0]);
    expect(summit({ 'a-1': '0 food', 'b-1': '2 ore' })).toEqual([2, 0, 2]);
  });

  test('BTS-4.163 ships in the museum are worth 1, 1, 2, 3 by level', () => {
    const at = finished({
      state: (s) => {
        s.standing.push(event('museum-of-retired-ships'));
        s.players[0].exhibits = [1, 1, 0, 1];
        s.players[1].exhibits = [0, 0, 2, 0];
      },
    });
    expect([0, 1].map((seat) => points(at, seat).events)).toEqual([5, 4]);
  });

  test('BTS-4.163 Galactic Games add 1 for each disc on the achievement they point at', () => {
    const at = finished({
      factions: [{}, {}, {}, {}],
      claims: { empire: [1, 0], warlord: [1] },
      state: (s) => s.links.push(event('galactic-games'), s.achievements[1]),
    });
    expect([0, 1, 2].map((seat) => points(at, seat).events)).toEqual([1, 1, 0]);
  });

  test('BTS-4.164 achievements are worth the slot where the disc lies', () => {
    const at = finished({
      factions: [{}, {}, {}, {}],
      claims: { transcendence: [2, 1, 0], warlord: [0, 2] },
    });
    expect([0, 1, 2, 3].map((seat) => points(at, seat).achievements)).toEqual([2 + 3, 3, 4 + 2, 0]);
  });

  test('the total is the sum of all lines', () => {
    const at = finished({
      cards: { 'ii-1': 'plasma-cannon', 'iiii-1': 'neo-industrial-revolution' },
      factions: [
        {
          owns: ['i-1', 'ii-1', 'iiii-1'],
          privately: ['capital-ship'],
          automation: new Array(4).fill('ore'),
          colonies: ['yz-ceti'],
          ships: ['sol.1', 'deep-space.2'],
          events: ['onu'],
        },
      ],
      control: { 'a-1': '0 food' },
      claims: { transcendence: [0] },
    });
    expect(totalPoints(at.state, 0)).toBe(1 + 2 + 3 + 5 + 2 + 5 + 1 + 2 + 1 + 4);
    expect(Object.values(points(at)).reduce((sum, n) => sum + n)).toBe(totalPoints(at.state, 0));
  });
});

describe('BTS-4.165 the winner', () => {
  const placed = (...factions: object[]): number[] => {
    const at = finished({ factions });
    return [...beyondTheSun.definition.places(at.state, factions.length)];
  };
  const [EVEN, HIGH] = [{ colonies: ['sirius'] }, { colonies: ['lacaille-9352'] }];

  test('BTS-4.165 has the most points', () => {
    expect(placed(EVEN, HIGH)).toEqual([2, 1]);
    expect(placed({ ...EVEN, tracks: [0, 0], ore: 9, population: 9 }, HIGH)).toEqual([2, 1]);
  });

  test('BTS-4.165 in a tie has the fewest discs left on both tracks together', () => {
    const poor = { ore: 0, population: 0 };
    expect(placed({ ore: 9, tracks: [3, 6] }, { ...poor, tracks: [7, 1] })).toEqual([2, 1]);
  });

  test('BTS-4.165 then the most population, then the most ore', () => {
    const discs = { tracks: [4, 4] as const };
    expect(placed({ ...discs, population: 2, ore: 9 }, { tracks: [5, 3], population: 3 })).toEqual([
      2, 1,
    ]);
    expect(placed({ ...discs, ore: 3 }, { ...discs, ore: 4 })).toEqual([2, 1]);
  });

  test('BTS-4.165 and is not alone if even that is equal', () => {
    expect(placed({ ore: 3 }, { ore: 3 }, { ore: 2 })).toEqual([1, 1, 3]);
  });

  test.each<[string, number, readonly [Faction, Faction]]>([
    ['discs', 1, [{ tracks: [4, 4] }, { tracks: [4, 3] }]],
    ['population', 0, [{ population: 3 }, { population: 2, ore: 9 }]],
    ['ore', 1, [{ ore: 1 }, { ore: 2 }]],
    ['shared', -1, [{}, {}]],
  ])('BTS-4.165 the log says what decided a tie: %s', (by, seat, factions) => {
    const at = bareTable({ factions, agenda: [{ step: 'finish', seat: -1 }] });
    expect(at.reported('tie')).toEqual([{ type: 'tie', seat, by }]);
    const told = words.describeEvent(beyondTheSun.view(at.position, 0), {
      type: 'tie',
      seat,
      by: by as 'ore',
    });
    expect(told?.words.id).toBe(`event.tie.${by}`);
    expect(told?.seat).toBe(seat < 0 ? undefined : seat);
  });

  test('BTS-4.165 no tie is told where points decide', () => {
    const factions = [{ colonies: 'sirius' }, {}, {}];
    const at = bareTable({ factions, agenda: [{ step: 'finish', seat: -1 }] });
    expect(at.reported('tie')).toEqual([]);
  });
});

describe('small print of points', () => {
  test('BTS-4.163 every link is counted, not only the first', () => {
    const at = bareTable({
      achievements: 'transcendence empire technologist warlord',
      claims: { empire: [0] },
      links: { 'export-embargo': 'i-1' },
      agenda: [],
      state: (state) => state.links.push(event('galactic-games'), state.achievements[1]),
    });
    expect(points(at).events).toBe(1);
  });

  test('BTS-4.158 level I counts for Omninet, private cards for the Arsenal', () => {
    const worth = (card: string, faction: Faction) =>
      points(
        bareTable({
          cards: { 'ii-1': 'plasma-cannon', 'iiii-1': card },
          factions: [faction],
          agenda: [],
        }),
      )['technologies-4'];
    expect(worth('interstellar-omninet', { owns: 'i-1 ii-1 iiii-1' })).toBe(2);
    expect(worth('interstellar-omninet', { owns: 'ii-1 iiii-1' })).toBe(0);
    expect(worth('antimatter-arsenal', { owns: 'ii-1 iiii-1' })).toBe(2);
    const armed = { owns: 'ii-1 iiii-1', privately: 'modular-fleet' };
    expect(worth('antimatter-arsenal', armed)).toBe(3);
  });

  test('BTS-4.142 a disc that has been replaced is not replaced again at the end', () => {
    const at = bareTable({
      cards: { 'iiii-1': 'giga-corporations' },
      achievements: 'transcendence empire technologist warlord',
      factions: [{ owns: 'iiii-1', tracks: [3, 3] }, {}],
      claims: { transcendence: [0], empire: [0] },
      agenda: [
        { step: 'abilities', seat: 0 },
        { step: 'finish', seat: -1 },
      ],
    });
    expect(at.options()).toEqual(['replace-disc transcendence', 'replace-disc empire', 'go-on']);
    at.choose('replace-disc empire').choose('disc ore').choose('go-on');
    expect(player(at).tracks).toEqual([2, 2]);
    expect(at.reported('disc-replaced').map(({ achievement }) => achievement)).toEqual([
      at.state.achievements[1],
      at.state.achievements[0],
    ]);
  });

  test('BTS-4.162 the first seat counts among the rivals at Sol', () => {
    const at = bareTable({
      factions: [{ ships: 'sol.2' }, { ships: 'sol.1' }],
      agenda: [],
    });
    expect([points(at).majorities, points(at, 1).majorities]).toEqual([1, 0]);
  });
});
