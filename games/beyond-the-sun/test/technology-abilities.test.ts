/** Abilities of technologies, one by one. */
import { describe, expect, test } from 'vitest';
import type { StepFrame } from '../vocabulary.ts';
import { cardAt, control, player, points, ships } from './reading.ts';
import {
  bareTable,
  disc,
  nextEvent,
  place,
  running,
  type Situation,
  system,
  technology,
} from './table.ts';

describe('technologies with abilities', () => {
  const MOVEMENT = {
    'ii-1': 'plasma-cannon',
    'ii-2': 'hypercomputing',
    'iii-5': 'android-rights-movement',
  };

  test('BTS-4.135 Android Rights Movement: 1 ore may stand in for one returned population', () => {
    const at = (ore: number, population: number, owns = ['i-1', 'ii-1', 'iii-5']) =>
      bareTable({
        cards: MOVEMENT,
        guilds: ['guild-professors', 'guild-innovators'],
        factions: [{ owns, ore, population }, {}],
        state: (s) => nextEvent(s, 'hegemony-summit'),
      });
    expect(at(4, 1, ['i-1', 'ii-1']).refuses('act guild-professors/1')).toBe(true);
    expect(at(4, 1).refuses('act guild-professors/1')).toBe(true);
    const paid = at(5, 1).choose('act guild-professors/1');
    expect(paid.reported('paid')).toEqual([{ type: 'paid', seat: 0, ore: 5, population: 0 }]);
    const asked = at(5, 2).choose('act guild-professors/1');
    expect(asked.options()).toEqual(['return', 'substitute']);
    asked.choose('return');
    expect(asked.reported('paid')).toEqual([{ type: 'paid', seat: 0, ore: 4, population: 1 }]);
  });

  test('BTS-4.135 of two population only one can be replaced', () => {
    const at = (population: number) =>
      bareTable({
        cards: { 'ii-1': 'human-experimentation', 'iii-5': 'android-rights-movement' },
        factions: [{ owns: ['i-1', 'ii-1', 'iii-5'], ore: 9, population }, {}],
        state: (s) => nextEvent(s, 'hegemony-summit'),
      });
    expect(at(1).refuses('act human-experimentation')).toBe(true);
    const two = at(2).choose('act human-experimentation');
    expect(two.reported('paid')).toEqual([{ type: 'paid', seat: 0, ore: 3, population: 1 }]);
  });

  test('BTS-4.13 Android Rights Movement moves the rightmost cubes; only column A may overflow', () => {
    const at = bareTable({
      factions: [{ supply: [3, 3, 2, 4, 1] }, {}],
      agenda: [running('technology.android-rights-movement.immediate')],
    });
    expect(at.options()).toEqual(['column A', 'column C']);
    at.choose('column A');
    expect(player(at).columns).toEqual([4, 3, 2, 4, 0]);
    // The other one is the rightmost of what was left: column D.
    expect(at.options()).toEqual(['column A', 'column C', 'column E']);
    at.choose('column E');
    expect(player(at).columns).toEqual([4, 3, 2, 3, 1]);
  });

  test('BTS-4.136 Wormhole Technology: one point to anywhere, but not out of Sol or Deep Space', () => {
    const jump = (owns: readonly string[], ship: string) =>
      bareTable({
        cards: { 'iii-3': 'wormhole-technology' },
        factions: [{ owns, ships: [ship] }, {}, {}],
        agenda: [running('system.luhman-16.control')],
      })
        .options()
        .filter((key) => key.startsWith('move'))
        .map((key) => key.split(' ')[2]);
    expect(jump(['iii-3'], 'a-1.1')).toEqual([
      'sol',
      'deep-space',
      'a-2',
      'b-1',
      'b-2',
      'yard-food',
      'yard-ore',
      'yard-core',
    ]);
    expect(jump([], 'a-1.1')).toEqual(['sol', 'yard-food']);
    expect(jump(['iii-3'], 'sol.1')).toEqual(['a-1', 'a-2', 'yard-core']);
    expect(jump(['iii-3'], 'deep-space.1')).toEqual(['b-1', 'b-2', 'yard-core']);
  });

  test('BTS-4.137 Transdimensional AI: one of two prerequisites may be missing, if it is discovered', () => {
    const slots = (owned: readonly string[], cards: Record<string, string>, list: string) => {
      const at = bareTable({
        cards: { 'iii-5': 'transdimensional-ai', ...cards },
        factions: [{ owns: owned, population: 3 }, {}],
        agenda: [running(list)],
      });
      return at.step === 'research' ? at.options().map((key) => key.slice(9)) : [];
    };
    const known = { 'ii-2': 'plasma-cannon', 'ii-1': 'modular-fleet' };
    const two = 'basic.basic-research-2';
    expect(slots(['i-1', 'iii-5'], known, two)).toEqual(['ii-1', 'ii-2']);
    // ii-2 not discovered; then without the ability; then with neither prerequisite.
    expect(slots(['i-1', 'i-4', 'iii-5'], { 'ii-1': 'modular-fleet' }, two)).toEqual([
      'ii-1',
      'ii-6',
    ]);
    expect(slots(['i-1', 'i-4'], known, two)).toEqual(['ii-1', 'ii-6']);
    expect(slots(['i-3', 'i-4', 'iii-5'], known, two)).toEqual(['ii-4', 'ii-5', 'ii-6']);
    const four = 'technology.hivemind-computing.action-1';
    const top = {
      'iii-1': 'capital-ship',
      'iii-3': 'stealth-terraformers',
      'iiii-1': 'ministry-of-colonies',
      'iiii-2': 'galactic-hq',
    };
    expect(slots(['iii-3', 'iii-5'], top, four)).toEqual(['iiii-1', 'iiii-2']);
    // A single prerequisite can never be missing.
    const three = 'guild.guild-professors';
    expect(
      slots(['iii-5', 'ii-1'], { ...known, ...top, 'iii-2': 'android-armada' }, three),
    ).toEqual(['iii-1', 'iii-2']);
  });

  const stealth = (more: Situation = {}) =>
    bareTable({
      cards: { 'iii-3': 'stealth-terraformers' },
      systems: { 'a-1': 'barnards-star' },
      factions: [
        { owns: ['iii-3'], ore: 5, population: 1, ships: ['sol.3'] },
        { ships: ['yard-food.1'] },
      ],
      ...more,
    });

  test('BTS-4.138 Stealth Terraformers: jump, then colonize what nobody had when the turn began', () => {
    const at = stealth().choose('act stealth-terraformers').choose('move sol.3 a-1');
    expect(player(at).colonies).toEqual([system('barnards-star')]);
    // An outpost by the jump, with its bonus, and one disc more by colonizing, without.
    expect(player(at).colonyDiscs).toEqual([disc('food'), disc('food')]);
    expect(at.reported('bonus')).toHaveLength(1);
    expect(player(at).tracks).toEqual([6, 8]);
  });

  test('BTS-4.138 a system that somebody controlled at the start will not do', () => {
    const at = stealth({ control: { 'a-1': '1 food', 'a-2': '1 ore' } });
    expect(at.refuses('act stealth-terraformers')).toBe(true);
    const own = stealth({ control: { 'a-1': '0 food', 'a-2': '0 ore' } });
    expect(own.refuses('act stealth-terraformers')).toBe(true);
  });

  test('BTS-4.138 what one controlled oneself at the start is not offered after the jump', () => {
    const at = stealth({
      factions: [{ owns: ['iii-3'], ore: 5, population: 1, ships: ['a-1.3', 'sol.3'] }, {}],
      control: { 'a-1': '0 food' },
    })
      .choose('act stealth-terraformers')
      .choose('move sol.3 a-2');
    while (at.step === 'jump') at.choose('stop');
    expect(player(at).colonies).toEqual([system('sirius')]);
    expect(control(at, 'a-1')).toBe('0 food');
  });

  test('BTS-4.138 control is not needed: strength beside a stronger rival is enough', () => {
    const at = stealth({
      factions: [
        { owns: ['iii-3'], ore: 5, population: 1, ships: ['sol.3'] },
        { ships: ['a-1.4'], tracks: [7, 8] },
      ],
      state: (s) => {
        // The rival came in this very turn.
        s.controllers[place('a-1')] = 1;
        s.outposts[place('a-1')] = disc('food');
      },
    });
    at.choose('act stealth-terraformers').choose('move sol.3 a-1');
    expect(player(at).colonies).toEqual([system('barnards-star')]);
    expect(player(at).colonyDiscs).toEqual([disc('food'), disc('food')]);
    expect(at.reported('bonus')).toEqual([]);
    expect(player(at, 1).tracks).toEqual([8, 8]);
    expect(ships(at, 1)).toBe('deep-space.4');
    expect(control(at, 'a-1')).toBe('');
  });

  test('BTS-4.138 without the strength in reach the action can not be chosen, nor the jump missed', () => {
    const weak = stealth({
      factions: [{ owns: ['iii-3'], ore: 5, population: 1, ships: ['sol.2'] }, {}],
    });
    expect(weak.refuses('act stealth-terraformers')).toBe(true);
    const at = stealth().choose('act stealth-terraformers');
    expect(at.refuses('stop')).toBe(true);
  });

  test('BTS-4.139 Subatomic Fabrication: discs for anything may come from either track', () => {
    const discs = (
      owns: readonly string[],
      agenda: Situation['agenda'],
      tracks = [8, 8] as const,
    ) =>
      bareTable({
        cards: { 'iii-5': 'subatomic-fabrication' },
        factions: [{ owns, tracks, colonies: ['sirius'] }, {}],
        agenda,
      });
    const jobs: readonly StepFrame[] = [
      { step: 'automate', seat: 0, track: 'food' },
      { step: 'outpost', seat: 0, place: place('a-1') },
      { step: 'colony-disc', seat: 0, system: system('sirius') },
    ];
    for (const job of jobs) {
      expect(discs(['iii-5'], [job]).options(), job.step).toEqual(['disc food', 'disc ore']);
      expect(discs([], [job]).over, job.step).toBe(true);
    }
    const at = discs(['iii-5'], [jobs[0]]).choose('disc ore');
    expect(player(at).automation).toEqual([disc('ore')]);
    // Only when both tracks are empty an achievement disc stands in.
    expect(player(discs(['iii-5'], [jobs[0]], [0, 1] as never)).automation).toEqual([disc('ore')]);
    expect(player(discs(['iii-5'], [jobs[0]], [0, 0] as never)).automation).toEqual([
      disc('achievement'),
    ]);
  });

  test('BTS-4.140 Manufacturing Orbitals: ore for locations, supply for colonies, a ship, a jump', () => {
    const works = (agenda: Situation['agenda'] | undefined) =>
      bareTable({
        cards: { 'iii-5': 'manufacturing-orbitals' },
        factions: [
          {
            owns: ['iii-5'],
            population: 0,
            colonies: ['sirius', 'ross-248', 'ross-128'],
            ships: ['sol.1'],
          },
          {},
        ],
        systems: { 'a-2': 'procyon' },
        control: {
          'a-1': '0 food',
          'a-2': '0 ore',
          'b-1': '0 food',
          'b-2': '0 food',
        },
        ...(agenda ? { agenda } : {}),
      });
    const bonus = works([running('technology.manufacturing-orbitals.immediate')]);
    const action = works(undefined).choose('act manufacturing-orbitals');
    for (const at of [bonus, action]) {
      expect(at.reported('ore').map(({ n }) => n)).toEqual([3]);
      expect(at.reported('population').map(({ n }) => n)).toEqual([1]);
      expect(at.step).toBe('may');
      at.choose('yes').choose('move sol.2 a-1').choose('stop');
      expect(player(at)).toMatchObject({ ore: 3, population: 0 });
      expect(ships(at)).toBe('sol.1 a-1.2');
      expect(at.over).toBe(true);
    }
  });

  test('BTS-4.141 Planetary-Scale Research: exactly the number of colonies plus 1, at most IV', () => {
    const A = ['sirius', 'ross-248', 'ross-128', 'procyon', 'luhman-16'];
    const researched = (colonies: number) => {
      const at = bareTable({
        cards: {
          'ii-1': 'plasma-cannon',
          'ii-2': 'modular-fleet',
          'ii-3': 'privateers',
          'iii-1': 'planetary-scale-research',
          'iii-2': 'capital-ship',
          'iii-3': 'android-armada',
          'iiii-1': 'neo-industrial-revolution',
        },
        systems: { 'a-2': '' },
        factions: [
          {
            owns: ['i-1', 'i-2', 'ii-1', 'iii-1', 'iii-2', ...(colonies < 3 ? ['ii-2'] : [])],
            ore: 4,
            colonies: A.slice(0, colonies),
          },
          {},
        ],
      });
      if (at.refuses('act planetary-scale-research')) return ['nothing'];
      at.choose('act planetary-scale-research');
      if (at.step === 'research') return at.options();
      return at.reported('researched').map(({ slot }) => slot);
    };
    expect(researched(0)).toEqual(['research i-3', 'research i-4']);
    // The only one left of its level: ii-3, nothing, iiii-1.
    expect(researched(1)).toEqual([6]);
    expect(researched(2)).toEqual(['nothing']);
    expect(researched(3)).toEqual([16]);
    expect(researched(5)).toEqual([16]);
  });

  const corporations = (more: Situation = {}) =>
    bareTable({
      cards: { 'iiii-1': 'giga-corporations' },
      factions: [{ owns: ['iiii-1'], tracks: [1, 2] }, { tracks: [1, 2] }],
      claims: { empire: [0], warlord: [1, 0] },
      agenda: [{ step: 'abilities', seat: 0 }],
      ...more,
    });

  test('BTS-4.142 Giga-Corporations: own discs on achievements are replaced between phases', () => {
    const at = corporations();
    expect(at.options()).toEqual(['replace-disc empire', 'replace-disc warlord', 'go-on']);
    at.choose('replace-disc warlord').choose('disc ore');
    expect(player(at).tracks).toEqual([1, 1]);
    expect(at.state.claimDiscs.slice(9, 11)).toEqual([disc('achievement'), disc('ore')]);
    expect(at.options()).toEqual(['replace-disc empire', 'go-on']);
    at.choose('go-on');
    expect(points(at).achievements).toBe(4 + 2);
  });

  test('BTS-4.142 what is left is replaced when the game ends, before ties are broken', () => {
    const at = corporations({ agenda: [{ step: 'finish', seat: -1 }] });
    expect(at.state.players.map(({ tracks }) => tracks)).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(at.reported('disc-replaced')).toHaveLength(2);
  });

  test('BTS-4.142 at the end too, no more are replaced than there are discs on the tracks', () => {
    const last = corporations({
      factions: [{ owns: ['iiii-1'], tracks: [0, 1] }, {}],
      agenda: [{ step: 'finish', seat: -1 }],
    });
    expect(last.reported('disc-replaced')).toMatchObject([{ disc: disc('ore') }]);
    expect(player(last).tracks).toEqual([0, 0]);
  });

  test('BTS-4.142 without it, and without discs on the tracks, nothing is replaced', () => {
    expect(corporations({ agenda: [{ step: 'abilities', seat: 1 }] }).over).toBe(true);
    const empty = corporations({ factions: [{ owns: ['iiii-1'], tracks: [0, 0] }, {}] });
    expect(empty.over).toBe(true);
  });

  test('BTS-4.86 BTS-4.143 Neo-Industrial Revolution: two supply, two separate ships of level 3', () => {
    const at = bareTable({
      factions: [{}, {}],
      control: { 'yard-ore': '0 ore' },
      agenda: [running('technology.neo-industrial-revolution.immediate')],
    })
      .choose('build sol')
      .choose('build yard-ore');
    expect(ships(at)).toBe('sol.3 yard-ore.3');
    expect(player(at).columns).toEqual([1, 3, 3, 4, 4]);
    expect(at.step).toBe('automate');
    expect(cardAt(at, 'iiii-1')).toBe('');
    expect(at.state.cards).not.toContain(technology('neo-industrial-revolution'));
  });
});
