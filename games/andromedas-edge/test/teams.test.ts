import { NONE, total } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { andromedasEdge as game } from '../game.ts';
import { words } from '../text/describe.ts';
import type { StepFrame } from '../vocabulary.ts';
import { kinds, module, moon, regions, type Seat, type Situation, table, token } from './table.ts';

const TEAMS = { options: { teams: 'on' } };
const FIGHT: StepFrame[] = [{ step: 'battle', seat: 0 }];
const at4 = (seats: readonly Seat[], more: Situation = {}) => table({ ...TEAMS, seats, ...more });
const fight = (seats: readonly Seat[], more: Situation = {}) =>
  at4(seats, { region: 'B2', agenda: FIGHT, ...more });
const HERE = { ships: 'transport:B2' };

test('AE-4.17.1: teammates sit side by side, and turns go round the table', () => {
  const at = at4([{}, {}, {}, {}], { active: 1 });
  at.choose('return');
  expect(at.asked).toEqual([2]);
});

test('AE-4.17.2: the left member of the luckier team begins', () => {
  const starts = [0, 1, 2, 3, 4, 5, 6, 7].map(
    (n) => game.start({ seats: 4, options: { teams: 'on' } }, `team ${n}`).state,
  );
  expect(new Set(starts.map(({ first }) => first))).toEqual(new Set([1, 3]));
  for (const { first, players } of starts) {
    expect([0, 1, 2, 3].map((i) => players[(first + i) % 4].vp)).toEqual([1, 2, 3, 4]);
  }
});

test('AE-4.17.3: ships of one team alone do not fight', () => {
  expect(fight([HERE, HERE, {}, {}]).reported('battle')).toEqual([]);
});

test('AE-4.17.4: teammates pool the dice they rolled', () => {
  const at = fight([HERE, HERE, { ships: 'fighter:B2' }, {}], { chance: [5, 3, 5, 2] });
  // 6 and 4 together beat 6 and 3.
  expect(at.reported('battle-result')[0]).toMatchObject({ winners: 3, defeated: 4 });
});

test('AE-4.17.5: both winners move up and gain the reward', () => {
  const at = fight([HERE, HERE, {}, {}], { raiders: { S: 'B2' }, chance: [5, 3, 0, 0] });
  for (const kind of ['ice', 'ice', 'titanium', 'titanium']) at.choose(`gain ${kind}`);
  expect(at.state.players.map(({ tracks }) => tracks[4])).toEqual([1, 1, 0, 0]);
  expect(at.state.players.map(({ stock }) => stock[3])).toEqual([2, 0, 0, 0]);
  expect(at.state.players.map(({ stock }) => stock[1])).toEqual([0, 2, 0, 0]);
});

test('AE-4.17.6: the active player says who takes a token that both reach; events count twice', () => {
  const near = { ...HERE, tracks: { supremacy: 2 } };
  const at = fight([near, near, HERE, {}], {
    chance: [5, 3, 0],
    state: (state) => {
      state.supremacyTokens = [token('triumph'), NONE, NONE];
    },
  });
  expect(at.asked).toEqual([0]);
  at.choose('token 1');
  expect(at.state.players[1].tokens).toEqual([token('triumph')]);
  expect(at.state.players[0].vp).toBe(12);
  const start = { ...HERE, tracks: { supremacy: 1 } };
  expect(fight([start, start, HERE, {}], { chance: [5, 3, 0] }).state.marker).toBe(2);
});

test('AE-4.17.7: teammates are other players, so their ships occupy regions', () => {
  const at = at4([{}, { ships: 'transport:A1' }, {}, {}]);
  expect(regions(at, 'launch', 'transport')).not.toContain('A1');
});

test('AE-4.17.8: teammates see each other’s secrets, opponents do not', () => {
  const at = at4([{ hand: 'propaganda', discoveries: 'star-map' }, {}, {}, {}]);
  const seen = (seat: number) => game.view(at.position, seat).position.state.players[0];
  expect(seen(1).hand).toEqual(at.state.players[0].hand);
  expect(seen(1).discoveries).toEqual(at.state.players[0].discoveries);
  expect(seen(2).hand).toEqual([-2]);
});

test('AE-4.17.9: once per turn something is handed over, if the teammate agrees', () => {
  const at = at4([
    { stock: { ice: 1 }, hand: 'propaganda', moons: 'science-1', tokens: 'triumph' },
    {},
    {},
    {},
  ]);
  expect(kinds(at, 'hand-over')).toEqual(
    ['ice', 'tactics', 'moon', 'supremacy'].map((gift) => `hand-over ${gift}`),
  );
  at.choose('hand-over moon');
  expect(at.asked).toEqual([1]);
  at.choose('accept');
  expect(at.state.players[1].moons).toEqual([moon('science-1')]);
  expect(kinds(at, 'hand-over')).toEqual([]);
  const no = at4([{ stock: { ice: 1, energy: 1 } }, {}, {}, {}])
    .choose('hand-over ice')
    .choose('refuse');
  expect(no.state.players[0].stock[3]).toBe(1);
  // What was refused was not handed over, so something else still may be.
  expect(kinds(no, 'hand-over')).toEqual(['hand-over energy']);
  no.choose('hand-over energy').choose('accept');
  expect(no.state.players[1].stock[0]).toBe(1);
  expect(kinds(no, 'hand-over')).toEqual([]);
});

test('AE-4.17.10: the first module of a turn may be the teammate’s', () => {
  const at = at4([{ stock: { titanium: 3 } }, {}, {}, {}], {
    market: { industry: 'smelting-line cryo-pump tug-bay' },
  });
  at.choose('launch transport C1').choose('buy smelting-line').choose('give');
  expect(at.state.players[1].modules).toContain(module('smelting-line'));
  expect(at.state.players[1].tracks[1]).toBe(1);
  expect(at.state.players[0].tracks[1]).toBe(0);
  at.choose('buy cryo-pump');
  // Only the first one may be given away.
  expect(at.state.players[0].modules).toContain(module('cryo-pump'));
  // And only on the own turn.
  const reward = at4([{}, {}, {}, {}], {
    market: { industry: 'smelting-line' },
    agenda: [{ step: 'take-module', seat: 2, types: 2, free: true, discount: 0 }],
  });
  expect(reward.over).toBe(true);
  expect(reward.state.players[2].modules).toContain(module('smelting-line'));
});

test('AE-4.17.11: teams add their scores; the end is triggered by any marker', () => {
  const at = at4([{ vp: 40 }, { vp: 5 }, { vp: 24 }, { vp: 22 }]);
  expect(game.definition.places(at.state, 4)).toEqual([3, 3, 1, 1]);
  const [n, m] = [2, 0].map((seat) =>
    [seat, seat + 1].reduce((sum, one) => sum + total(game.definition.score(at.state, one)), 0),
  );
  const verdict = words.verdict?.(game.view(at.position, 0));
  expect(verdict).toMatchObject({ id: 'verdict.teams', values: { n, m } });
  expect(words.verdict?.(game.view(table().position, 0))).toBeNull();
});

test('AE-4.17.11, AE-4.18.5: in a tie teams add their modules, then their resources', () => {
  const places = (...seats: Seat[]) => game.definition.places(at4(seats).state, 4);
  expect(places({}, { modules: 'mint academy' }, { modules: 'toll-gate' }, {})).toEqual([
    1, 1, 3, 3,
  ]);
  expect(places({}, { stock: { ice: 1 } }, { stock: { ice: 1 } }, { hand: 'propaganda' })).toEqual([
    3, 3, 1, 1,
  ]);
  expect(places({}, {}, {}, {})).toEqual([1, 1, 1, 1]);
});

test('AE-4.17.8: the second team sees its own secrets too, and nobody else’s', () => {
  const at = at4([{ hand: 'propaganda' }, {}, { hand: 'war-bonds' }, {}]);
  const hand = (viewer: number, of: number) =>
    game.view(at.position, viewer).position.state.players[of].hand;
  expect(hand(3, 2)).toEqual(at.state.players[2].hand);
  expect(hand(3, 0)).toEqual([-2]);
  expect(hand(0, 2)).toEqual([-2]);
});

test.each(['energy', 'titanium', 'nanocarbon', 'ice', 'credit'] as const)(
  'AE-4.17.9: %s is handed over, and nothing else',
  (kind) => {
    const at = at4([{ stock: { [kind]: 2 }, tokens: 'triumph' }, {}, {}, {}]);
    at.choose(`hand-over ${kind}`).choose('accept');
    const [giver, taker] = at.state.players;
    expect(giver.stock.reduce((a, b) => a + b)).toBe(1);
    expect(taker.stock.reduce((a, b) => a + b)).toBe(1);
    expect([giver.tokens, taker.tokens]).toEqual([[token('triumph')], []]);
  },
);

test('AE-4.17.9: a discovery or a supremacy token changes hands', () => {
  const at = at4([{ discoveries: 'star-map', tokens: 'triumph' }, {}, {}, {}]);
  const found = [...at.state.players[0].discoveries];
  at.choose('hand-over discovery').choose('accept');
  expect(at.state.players[1].discoveries).toEqual(found);
  expect(at.state.players[0].discoveries).toEqual([]);
  const other = at4([{ tokens: 'triumph' }, {}, {}, {}]);
  other.choose('hand-over supremacy').choose('accept');
  expect(other.state.players.map(({ tokens }) => tokens)).toEqual([[], [token('triumph')], [], []]);
});

test('AE-4.17.7: what hits each opponent spares the teammate', () => {
  const at = at4([{ faction: 'plutonian-empire', hand: 'propaganda' }, {}, {}, {}], {
    agenda: [{ step: 'return', seat: 0 }],
  });
  at.choose('ability sabotage');
  const damaged: number[] = [];
  while (at.step === 'damage-module') {
    damaged.push(...at.asked);
    at.choose('module treasury');
  }
  expect(damaged).toEqual([2, 3]);
  const heist = at4([{ hand: 'data-heist' }, { hand: 'propaganda' }, {}, {}]);
  heist.choose('play data-heist');
  expect(heist.options()).toEqual(['pick 2', 'pick 3']);
});
