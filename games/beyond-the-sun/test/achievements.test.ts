/** The achievement phase, and what each achievement asks. */
import { describe, expect, test } from 'vitest';
import { count } from '../counting.ts';
import { ACHIEVEMENT_IDS } from '../data/index.ts';
import { STAR } from '../state.ts';
import { endTurn, points } from './reading.ts';
import { type Faction, type Situation, table } from './table.ts';

/** A table at which seat 0 is in its achievement phase, with these four achievements. */
const claiming = (situation: Situation) =>
  table({
    achievements: 'transcendence empire technologist warlord',
    ...situation,
    agenda: [{ step: 'turn', seat: 0, at: 6 }],
  });

const id = (key: string): number => ACHIEVEMENT_IDS[key];
const FOUR = 'sirius wolf-359 alpha-centauri luyten-726-8';
const FLEET = 'sol.4 sol.4 sol.4';

describe('claiming', () => {
  test('BTS-4.42 at most one achievement, after production, in one’s own turn', () => {
    const at = claiming({
      factions: [
        { colonies: FOUR, ships: FLEET },
        {
          colonies: FOUR.replace('sirius', 'ross-248')
            .replace('wolf-359', 'ross-128')
            .replace('alpha-centauri', 'kruger-60')
            .replace('luyten-726-8', 'yz-ceti'),
        },
      ],
    });
    expect(at.options()).toEqual(['claim empire', 'claim warlord']);
    at.choose('claim warlord');
    expect(at.state.claims.filter((seat) => seat >= 0)).toEqual([0]);
    expect([at.step, at.asked]).toEqual(['act', [1]]);
  });

  test('BTS-4.43 whoever meets a condition must claim; of several one chooses', () => {
    const one = claiming({ factions: [{ colonies: FOUR }] });
    expect(one.reported('achievement')).toMatchObject([{ seat: 0, achievement: id('empire') }]);
    expect(one.asked).toEqual([1]);
    const two = claiming({ factions: [{ colonies: FOUR, ships: FLEET }] });
    expect(two.step).toBe('claim');
    // To claim nothing is not among the choices.
    expect(two.options()).toEqual(['claim empire', 'claim warlord']);
    two.choose('claim empire');
    expect(two.state.claims.slice(3, 6)).toEqual([0, -1, -1]);
    const none = claiming({ factions: [{ colonies: 'sirius wolf-359 alpha-centauri' }] });
    expect(none.reported('achievement')).toEqual([]);
  });

  test('BTS-4.44 the disc goes on the best free slot', () => {
    const at = claiming({
      factions: [{ colonies: FOUR }, {}],
      claims: { empire: [1] },
    });
    expect(at.state.claims.slice(3, 6)).toEqual([1, 0, -1]);
    expect(at.reported('achievement')[0]).toMatchObject({ n: 3 });
  });

  test('BTS-4.44 a full card can not be claimed', () => {
    const at = claiming({
      factions: [{ colonies: FOUR }, {}, {}],
      claims: { empire: [1, 2] },
    });
    expect(at.reported('achievement')).toEqual([]);
    const four = claiming({
      factions: [{ colonies: FOUR }, {}, {}, {}],
      claims: { empire: [1, 2] },
    });
    expect(four.reported('achievement')[0]).toMatchObject({ n: 2 });
  });

  test('BTS-4.45, EX-6 each achievement only once', () => {
    const at = claiming({
      factions: [{ colonies: `${FOUR} ross-248 ross-128 epsilon-indi epsilon-eridani` }],
      claims: { empire: [0] },
    });
    expect(at.reported('achievement')).toEqual([]);
  });

  test('BTS-4.46 the disc stays when the condition fails later', () => {
    const at = claiming({ factions: [{ ships: FLEET, ore: 3 }] });
    expect(at.state.claims[9]).toBe(0);
    // The fleet is exchanged for population in the next turn, before the achievement phase.
    endTurn(at);
    at.choose('act basic-gather').choose('trade');
    for (let ship = 0; ship < 3; ship++) at.choose('ship sol.4');
    at.choose('stop');
    expect(count(at.state, 0, 'fleetStrength')).toBe(0);
    endTurn(at);
    expect(at.state.claims[9]).toBe(0);
    expect(points(at).achievements).toBe(3);
    expect(at.reported('achievement')).toHaveLength(1);
  });

  test('BTS-4.47 achievement discs never run out', () => {
    const at = claiming({
      factions: [{ colonies: FOUR, tracks: [0, 0], automation: 'achievement '.repeat(12) }],
    });
    expect(at.state.claimDiscs[3]).toBe(STAR);
  });
});

describe('conditions', () => {
  const counted = (situation: Situation, counter: Parameters<typeof count>[2]) =>
    count(claiming(situation).state, 0, counter);

  test('BTS-4.48 Specialization counts printed icons, shipyards too, not discs', () => {
    const situation: Situation = {
      factions: [{ colonies: 'barnards-star luyten-726-8', ships: 'yard-food.1 b-1.1' }, {}, {}],
      systems: { 'a-1': 'ross-128' },
      // The core shipyard has both icons; its disc here is an ore disc.
      control: { 'yard-food': '0 food', 'yard-core': '0 ore', 'b-1': '0 ore' },
    };
    // Food: Barnard’s Star, Luyten, the food and the core shipyard, Kapteyn’s Star.
    expect(counted(situation, 'specializationIcons')).toBe(5);
  });

  test('BTS-4.49 Technologist ignores private technologies', () => {
    const situation: Situation = {
      factions: [{ owns: 'ii-1 ii-2 ii-3 ii-4 ii-5', privately: 'plasma-cannon' }],
      cards: {
        'ii-1': 'hypercomputing',
        'ii-2': 'privateers',
        'ii-3': 'mass-cloning',
        'ii-4': 'modular-fleet',
        'ii-5': 'generation-ships',
      },
    };
    expect(counted(situation, 'boardLevel2')).toBe(5);
    expect(counted(situation, 'level2And3')).toBe(6);
    expect(claiming(situation).reported('achievement')).toEqual([]);
  });

  test.each([
    ['visionary', { owns: 'iii-1 iii-2 iii-3 iii-4' }, { owns: 'iii-1 iii-2 iii-3' }],
    [
      'industrialist',
      { automation: 'food food food ore ore ore' },
      { automation: 'food food food ore ore' },
    ],
    ['vanguard', {}, {}],
    ['cornucopia', { tracks: [4, 0] as const }, { tracks: [1, 1] as const }],
    ['warlord', { ships: FLEET }, { ships: 'sol.4 sol.4 deep-space.3' }],
    ['empire', { colonies: FOUR }, { colonies: 'sirius wolf-359 alpha-centauri' }],
    ['transcendence', { owns: 'iiii-1' }, { owns: 'iii-1' }],
  ])('BTS-4.43 what %s asks', (key, enough, tooLittle) => {
    const cards = {
      'iii-1': 'capital-ship',
      'iii-2': 'mercenary-fleet',
      'iii-3': 'hivemind-computing',
      'iii-4': 'cerebral-implants',
      'iiii-1': 'galactic-hq',
    };
    const control = { 'a-1': '0 food', 'a-2': '0 ore', 'b-1': '0 ore', 'yard-food': '0 food' };
    const rest = ['transcendence', 'empire', 'technologist', 'polymath'].filter((k) => k !== key);
    const achievements = [key, ...rest.slice(0, 3)].join(' ');
    const claims = (faction: Faction, held: Readonly<Record<string, string>>) =>
      claiming({ achievements, cards, factions: [faction], control: held }).reported('achievement')
        .length;
    const { 'a-1': _, ...less } = control;
    const vanguard = key === 'vanguard';
    expect(claims(enough, vanguard ? control : {})).toBe(1);
    expect(claims(tooLittle, vanguard ? less : {})).toBe(0);
  });

  test('BTS-4.43 Polymath asks for each output type on level II or III, private ones included', () => {
    const situation: Situation = {
      achievements: 'transcendence empire polymath warlord',
      cards: {
        'ii-1': 'hypercomputing',
        'ii-2': 'plasma-cannon',
        'iii-1': 'subatomic-fabrication',
      },
      factions: [{ owns: 'ii-1 ii-2 iii-1', privately: 'privateers' }],
    };
    expect(claiming(situation).reported('achievement')).toHaveLength(1);
    const three = { ...situation, factions: [{ owns: 'ii-1 ii-2 iii-1' }] };
    expect(claiming(three).reported('achievement')).toEqual([]);
  });

  test('BTS-4.43 Technologist asks for all six of level II', () => {
    const cards = {
      'ii-1': 'hypercomputing',
      'ii-2': 'privateers',
      'ii-3': 'mass-cloning',
      'ii-4': 'modular-fleet',
      'ii-5': 'generation-ships',
      'ii-6': 'plasma-cannon',
    };
    const owning = (owns: string) => claiming({ cards, factions: [{ owns }] });
    const all = 'ii-1 ii-2 ii-3 ii-4 ii-5 ii-6';
    expect(owning(all).reported('achievement')).toMatchObject([{ n: 4 }]);
    expect(owning('ii-1 ii-2 ii-3 ii-4 ii-6').reported('achievement')).toEqual([]);
  });

  test('BTS-4.48 Specialization asks for five icons of one kind', () => {
    const icons = (colonies: string) =>
      claiming({
        achievements: 'transcendence empire technologist specialization',
        claims: { empire: [0] },
        factions: [{ colonies }],
      }).reported('achievement').length;
    const four = 'barnards-star alpha-centauri luyten-726-8 luhman-16';
    expect(icons(`${four} sirius`)).toBe(0);
    expect(icons(`${four} ross-128`)).toBe(1);
  });
});
