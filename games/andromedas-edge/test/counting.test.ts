/** What is counted and scored, each thing with others beside it that don't count. */
import { expect, test } from 'vitest';
import { count, times } from '../counting.ts';
import type { Counter } from '../data/effects.ts';
import { andromedasEdge as game } from '../game.ts';
import { handLimit } from '../hand.ts';
import { scoreLines } from '../scoring.ts';
import { countSides, diceOf, sides, targetingOf } from '../sides.ts';
import { RAIDERS } from '../state.ts';
import { effects, newBattle, type Seat, type Situation, table } from './table.ts';

const RICH: Seat = {
  ships:
    'transport:B2 transport:B1 transport:A4 fighter:wreck science-vessel:barge heavy-cruiser:C3',
  outposts: 'A1 A5 B3',
  modules: 'mint photon-well carbon-lab land-ministry',
  upgrades: 'gunboats battleship',
  moons: 'science-1',
  slots: { operations: 'science-4', 'import-quay': 'science-6' },
  leaders: { bay: 2, A1: 3 },
  hand: 'propaganda war-bonds deep-scan',
};
const rich = (more: Situation = {}) =>
  table({
    seats: [
      { ...RICH, modules: `${RICH.modules} import-quay` },
      { ships: 'transport:B2 fighter:B2 transport:A1', outposts: 'B2' },
      { ships: 'transport:B2' },
    ],
    region: 'B2',
    ...more,
  }).state;
const counted = (of: Counter['of'], type: number | null = null, more: Situation = {}) =>
  count(rich(more), 0, { of, type } as Counter);

test('AE-4.18.4: outposts are counted by owner and type, modules without the core ones', () => {
  expect(counted('outposts')).toBe(3);
  expect([0, 1, 2, 3, 4].map((type) => counted('outposts', type))).toEqual([1, 0, 0, 0, 2]);
  expect(counted('modules')).toBe(5);
  expect([0, 1, 2, 3].map((type) => counted('modules', type))).toEqual([2, 0, 2, 1]);
});

test('AE-4.18.4: ships, those in the scrapyard too, but none inside outposts; upgrades, moons, leaders, cards', () => {
  expect(counted('ships')).toBe(6);
  expect(counted('ships-in-scrapyard')).toBe(2);
  // B1 and C3 are bases.
  expect(counted('ships-at-bases')).toBe(2);
  const out = table({ seats: [{ ships: 'transport:B1 transport:C3 transport:A4' }, {}] }).state;
  expect(count(out, 0, { of: 'ships-at-bases', type: null } as Counter)).toBe(2);
  expect(counted('upgrades')).toBe(2);
  expect(counted('moons')).toBe(3);
  expect(count(out, 0, { of: 'moons', type: null } as Counter)).toBe(0);
  expect(counted('leaders')).toBe(2);
  expect(counted('tactics')).toBe(3);
});

test('AE-4.1.8: own ships, rival ships and defeated ones are those of the active region', () => {
  expect(counted('ships-in-active-region')).toBe(1);
  expect(counted('rival-ships-in-active-region')).toBe(3);
  const raiders = { raiders: { S: 'B2 B2 N1' } };
  expect(counted('rival-ships-in-active-region', null, raiders)).toBe(5);
  expect(counted('defeated-ships')).toBe(0);
  const lost = (defeated: number) => ({
    ...raiders,
    state: (state: ReturnType<typeof rich>) => {
      state.battle = newBattle({ defeated });
    },
  });
  expect(counted('defeated-ships', null, lost(0b00010))).toBe(2);
  expect(counted('defeated-ships', null, lost(0b00110))).toBe(3);
  // Of raiders one figure counts.
  expect(counted('defeated-ships', null, lost(0b10110))).toBe(4);
  expect(counted('defeated-ships', null, lost(0b00001))).toBe(0);
});

test('AE-4.1.6: so often as there is something to count, at most so often', () => {
  const counter = { of: 'ships', type: null } as Counter;
  expect([null, 6, 5].map((max) => times(rich(), 0, { counter, max }))).toEqual([6, 6, 5]);
  expect(times(rich(), 0, null)).toBe(1);
});

const lines = (seat: Seat, more: Situation = {}) =>
  Object.fromEntries(
    scoreLines(table({ seats: [seat, {}], ...more }).state, 0).map(({ id, points }) => [
      id,
      points,
    ]),
  );

test('AE-4.18.4: every line of the score sheet at once', () => {
  const seat: Seat = {
    vp: 17,
    tracks: { science: 10, industry: 2, commerce: 4, civilization: 0, supremacy: 6 },
    outposts: 'A1 A2 A4 A5',
    ships: 'transport:bay',
    modules: 'land-ministry cognitive-collegium hall-of-leaders mint',
    damage: { treasury: 3, 'hall-of-leaders': 1 },
    stock: { energy: 2, credit: 3 },
    hand: 'propaganda war-bonds',
    leaders: { bay: 3 },
  };
  expect(lines(seat)).toEqual({
    vp: 17,
    science: 14,
    industry: 2,
    commerce: 5,
    civilization: 0,
    supremacy: 7,
    // An observatory at level 3, a factory at 1, a city at none, an obelisk at 2.
    outposts: 10 + 5 + 0 + 7,
    damage: -4,
    storage: 7,
    // 4 and 2 for each outpost, 3 and 1 for each card; the damaged hall counts for nothing.
    modules: 12 + 5,
    leaders: 3,
  });
  expect(Object.keys(lines({}, { options: { destiny: 'on' } }))).toContain('destiny');
  expect(lines({}).damage).toBe(0);
  expect(Object.is(lines({}).damage, 0)).toBe(true);
});

test('AE-4.15.7: every own outpost beside a quasar or vortex scores, for each of them', () => {
  const map = { B2: 'quasar-1', C4: 'vortex-2', B3: 'cindral', A3: 'saffron' };
  const options = { special: 'quasars' };
  // A2 and A3 touch B2; B3 touches both.
  expect(lines({ outposts: 'A2' }, { map, options }).special).toBe(2);
  expect(lines({ outposts: 'A2 B3' }, { map, options }).special).toBe(5);
  expect(lines({ outposts: 'A1' }, { map, options }).special).toBe(0);
});

test('AE-4.16.1: the first track of a destiny is worth 10, the second 5, ties included', () => {
  const destiny = (tracks: Seat['tracks'], other: Seat['tracks'], cards: number[]) =>
    scoreLines(
      table({
        seats: [{ tracks: tracks ?? {} }, { tracks: other ?? {} }],
        options: { destiny: 'on' },
        state: (state) => {
          state.players[0].destinies = cards;
        },
      }).state,
      0,
    ).at(-1)?.points;
  // Commerce, then civilization.
  expect(destiny({ commerce: 2, civilization: 2 }, { commerce: 2, civilization: 1 }, [0])).toBe(15);
  expect(destiny({ commerce: 2, civilization: 2 }, { commerce: 3, civilization: 2 }, [0])).toBe(5);
  expect(destiny({ commerce: 2 }, { commerce: 1, civilization: 1 }, [0])).toBe(10);
  expect(destiny({ commerce: 2 }, { commerce: 1, civilization: 1 }, [0, 1])).toBe(0);
  expect(destiny({ commerce: 2 }, { commerce: 1, civilization: 1 }, [-2])).toBe(0);
});

test('AE-4.17.11, AE-4.18.5: VP, then modules, then resources decide; of teams the sums', () => {
  const teams = (seats: readonly Seat[]) =>
    game.definition.places(table({ seats, options: { teams: 'on' } }).state, 4);
  const even = { vp: 20 };
  expect(teams([{ vp: 30 }, { vp: 10 }, even, even])).toEqual([1, 1, 1, 1]);
  expect(teams([even, { vp: 20, modules: 'mint' }, even, even])).toEqual([1, 1, 3, 3]);
  expect(teams([even, even, { vp: 20, hand: 'propaganda' }, even])).toEqual([3, 3, 1, 1]);
});

test('AE-4.14.8, AE-4.19.8: the hand limit grows with civilization, and with the Great Index', () => {
  const limit = (civilization: number, faction = 'weldborn-smiths') =>
    handLimit(table({ seats: [{ tracks: { civilization }, faction }, {}] }).state, 0);
  expect([0, 2, 3, 5, 6, 8, 9, 10].map((at) => limit(at))).toEqual([5, 5, 6, 6, 7, 7, 8, 8]);
  expect(limit(3, 'halcyon-archivists')).toBe(8);
});

test('AE-4.8.9 to AE-4.8.12: dice and targeting of every side', () => {
  const at = (seats: readonly Seat[], more: Situation = {}) =>
    table({ seats, region: 'B2', ...more }).state;
  const one = at(
    [
      { ships: 'transport:B2 fighter:B2 heavy-cruiser:A1', outposts: 'A2 B3 C5' },
      { ships: 'science-vessel:B2', upgrades: 'lancers', outposts: 'B2' },
    ],
    { raiders: { S: 'B2 B2 B2 N1' } },
  );
  // 1 and 2 of the ships, 1 each of two outposts beside.
  expect([diceOf(one, 0), targetingOf(one, 0)]).toEqual([5, 2]);
  expect([diceOf(one, 1), targetingOf(one, 1)]).toEqual([3, 1]);
  expect([diceOf(one, RAIDERS), targetingOf(one, RAIDERS)]).toEqual([6, 3]);
  const big = at([{ ships: 'transport:B2' }, {}], {
    raiders: { D: 'B2' },
    state: (state) => {
      state.raiderAim = 1;
    },
  });
  // One figure, 1 on its card, 1 gained by attacking.
  expect([diceOf(big, RAIDERS), targetingOf(big, RAIDERS)]).toEqual([6, 3]);
  expect(sides(big)).toBe(0b10001);
  expect(sides(at([{ ships: 'transport:A1' }, { ships: 'transport:B2' }]))).toBe(0b00010);
});

test('AE-4.17.3, AE-4.17.4: teammates count as one side', () => {
  const state = (teams: string) => table({ seats: [{}, {}, {}, {}], options: { teams } }).state;
  const numbers = (teams: string) =>
    [0b0001, 0b0011, 0b0101, 0b1100, 0b1111, 0b10011, 0b0110, 0b0010].map((mask) =>
      countSides(state(teams), mask),
    );
  expect(numbers('on')).toEqual([1, 1, 2, 1, 2, 2, 2, 1]);
  expect(numbers('off')).toEqual([1, 2, 2, 2, 4, 3, 2, 1]);
});

test('AE-4.1.9, AE-4.13.3: the leaders around an outpost, to 10 and no more', () => {
  const settle = (leaders: Seat['leaders'], other: Seat) =>
    table({
      seats: [
        { ships: 'transport:A4 transport:bay', stock: { ice: 5 }, leaders: leaders ?? {} },
        other,
      ],
      agenda: [{ step: 'settle', seat: 0, discount: 0 }],
    }).state.players[0].vp - 10;
  // 3 printed on the city.
  expect(settle({ bay: 3 }, {})).toBe(3);
  expect(settle({ bay: 3, N2: 1, N3: 2, A1: 2 }, {})).toBe(6);
  expect(settle({ bay: 3, A4: 1 }, { leaders: { A3: 2, A4: 2 } })).toBe(8);
  expect(settle({ bay: 3, A4: 4 }, { leaders: { A3: 4, N2: 4 } })).toBe(10);
  // A factory next door shows 2, whoever has it.
  expect(settle({ bay: 3 }, { outposts: 'A3' })).toBe(5);
});

test('AE-4.2.7: each kind has its limit at the end of a turn, and not before', () => {
  const at = table({
    seats: [{ stock: { energy: 11, titanium: 6, nanocarbon: 5, ice: 7, credit: 4 } }, {}],
    agenda: [{ step: 'storage', seat: 0 }],
  });
  expect(at.state.players[0].stock).toEqual([10, 5, 5, 5, 4]);
  expect(at.reported('overflowed').map(({ n }) => n)).toEqual([1, 1, 2]);
});

test('AE-4.19.1: an empty deck is made of the discard pile, which is told', () => {
  const at = table({
    agenda: effects('base.ancient-monolith'),
    seats: [{ stock: { energy: 2 } }, {}],
    state: (state) => {
      state.players[1].hand = state.tacticsDeck.rest.splice(2);
      state.tacticsDiscard = state.players[1].hand.splice(0, 4);
    },
  });
  expect(at.state.players[0].hand).toHaveLength(3);
  expect(at.state.tacticsDiscard).toEqual([]);
  expect(at.reported('tactics-shuffled')).toHaveLength(1);
});
