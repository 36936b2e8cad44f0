import { NONE } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { diceOf, targetingOf } from '../sides.ts';
import { RAIDERS, TOKEN } from '../state.ts';
import { eventAtEnd, kinds, region, type Situation, table } from './table.ts';

/** A transport of seat 0 against raiders in B2; the raiders' dice are the last. */
const against = (cards: string, raiders: Situation['raiders'], chance: number[], seat = {}) =>
  table({
    seats: [{ ships: 'transport:B2', ...seat }, {}],
    cards,
    raiders: raiders ?? {},
    region: 'B2',
    agenda: [{ step: 'battle', seat: 0 }],
    chance,
  });

test('AE-4.21.1: the Saucer Abductor takes two leaders of each player, who come back in part', () => {
  const at = table({
    seats: [{ leaders: { A1: 1, A2: 1, A3: 1, bay: 1 } }, { leaders: { B1: 1 } }],
    cards: 'saucer-abductor',
    events: 'trade-winds',
    agenda: eventAtEnd(),
    chance: [2],
  });
  at.choose('abduct A1').choose('abduct A3');
  expect(at.state.players.map(({ captives }) => captives)).toEqual([2, 1]);
  expect(at.state.players[0].leaderBay).toBe(1);
});

test('AE-4.21.1: leaders are taken in turn order from the active player', () => {
  const seat = { leaders: { A1: 2, A2: 1 } };
  const at = table({
    seats: [seat, seat, seat],
    active: 1,
    cards: 'saucer-abductor',
    events: 'trade-winds',
    agenda: eventAtEnd(1),
    chance: [2],
  });
  for (const turn of [1, 2, 0]) {
    expect(at.asked).toEqual([turn]);
    at.choose('abduct A1').choose('abduct A2');
  }
  expect(at.state.players.map(({ captives }) => captives)).toEqual([2, 2, 2]);
});

test('AE-4.21.2: Ice Pirates keep everybody out of their battle', () => {
  const at = table({
    seats: [
      { ships: 'transport:B2 transport:A2', hand: 'call-to-arms' },
      { ships: 'transport:B2' },
    ],
    raiders: { A: 'B2' },
    region: 'B2',
    agenda: [{ step: 'battle', seat: 0 }],
  });
  expect(at.reported('joined')).toEqual([]);
  expect(at.step).not.toBe('escalate');
});

test('AE-4.21.3: the Perilon Rifleman aims better if it came by this attack', () => {
  const came = table({
    seats: [{ moons: 'science-1' }, {}],
    cards: 'perilon-rifleman',
    raiders: { B: 'A3' },
    below: { B2: 0 },
  });
  came.choose('launch transport B2').choose('continue');
  expect(targetingOf(came.state, RAIDERS)).toBe(3);
  const stood = table({
    seats: [{ ships: 'fighter:bay', moons: 'science-1' }, {}],
    cards: 'perilon-rifleman',
    raiders: { B: 'B2' },
    below: { B2: 0 },
  });
  stood.choose('launch fighter B2');
  expect(targetingOf(stood.state, RAIDERS)).toBe(1);
});

test('AE-4.21.3, AE-4.2.8: the Rifleman aims so well until the end of the turn, not of the game', () => {
  const at = table({
    seats: [{}, { ships: 'fighter:bay' }],
    cards: 'perilon-rifleman',
    raiders: { B: 'A3' },
    moons: { B2: '' },
  });
  at.choose('launch transport B2', { chance: [0, 3, 3, 3, 3] }).choose('done');
  at.choose('launch fighter B2');
  expect(at.reported('rolled').map(({ side, targeting }) => [side, targeting])).toEqual([
    [0, 1],
    [RAIDERS, 3],
    [1, 1],
    [RAIDERS, 1],
  ]);
});

test('AE-4.21.4: a winning Death Sphere damages a module of everybody', () => {
  const at = table({
    seats: [{ ships: 'transport:B2' }, { ships: 'transport:B2' }],
    raiders: { C: 'B2' },
    region: 'B2',
    agenda: [{ step: 'battle', seat: 0 }],
    chance: [0, 0, 3, 3, 3, 3, 3],
  });
  at.choose('module treasury').choose('module architect');
  expect(at.state.players.map(({ damage }) => damage)).toEqual([
    [0, 0, 1, 0],
    [0, 0, 0, 1],
  ]);
});

test('AE-4.21.5: a swarm fights as one side and loses one figure', () => {
  const at = table({
    seats: [{ ships: 'heavy-cruiser:B2', stock: { energy: 1 } }, {}],
    raiders: { S: 'B2 B2 B2 B2' },
    region: 'B2',
    agenda: [{ step: 'battle', seat: 0 }],
  });
  expect([diceOf(at.state, RAIDERS), targetingOf(at.state, RAIDERS)]).toEqual([6, 4]);
  at.choose('energy 0', { chance: [5, 5, 5, 0, 0, 0, 0, 0, 0] });
  at.choose('gain ice').choose('gain ice');
  expect(at.state.figures.slice(0, 4)).toEqual([NONE, region('B2'), region('B2'), region('B2')]);
});

test('AE-4.21.6: a mechaphage token damages a module until it is repaired; without tokens a marker does', () => {
  const lost = [0, 5, 5, 5, 5, 5];
  const at = against('mechaphage', { C: 'B2' }, lost);
  at.choose('module treasury');
  expect(at.state.players[0].damage[2]).toBe(TOKEN);
  expect(at.state.mechaphages).toBe(4);
  const repaired = table({
    seats: [{ damage: { treasury: TOKEN } }, {}],
    agenda: [{ step: 'repair', seat: 0, n: 1 }],
    state: (state) => {
      state.mechaphages = 4;
    },
  });
  expect(repaired.state.players[0].damage[2]).toBe(0);
  expect(repaired.state.mechaphages).toBe(5);
  const out = table({
    agenda: [{ step: 'damage-module', seat: 0, n: 1, infest: true }],
    state: (state) => {
      state.mechaphages = 0;
    },
  });
  out.choose('module treasury');
  expect(out.state.players[0].damage[2]).toBe(1);
});

test('AE-4.21.7: a raider saved by its shield is defeated all the same', () => {
  const at = against('star-leviathan', { D: 'B2' }, [5, 0, 0, 0, 0, 0, 0]);
  at.choose('track science');
  expect(at.state.players[0].vp).toBe(13);
  expect(at.state.figures[7]).toBe(region('B2'));
  expect(at.state.figureWear[7]).toBe(1);
});

test('AE-4.21.8: only as many of the swarm come as the card still holds', () => {
  const at = table({
    options: { events: 'cosmic-twilight' },
    raiders: { S: 'N1 N2 N3' },
    agenda: [{ step: 'effects', seat: 0, list: 'event.piracy-surge', at: 0, picked: NONE }],
    chance: [5],
  });
  expect(at.state.figures.slice(0, 4).filter((place) => place !== NONE)).toHaveLength(4);
});

test('AE-4.8.20: what other raiders do when they win, attack or enter', () => {
  const locusts = against('chitin-locusts', { S: 'B2' }, [0, 5], { stock: { ice: 1 } });
  expect(locusts.state.players[0].stock[3]).toBe(0);
  const gnats = against('rust-gnats', { S: 'B2' }, [0, 0, 0, 5], { ships: 'heavy-cruiser:B2' });
  gnats.choose('done');
  expect(gnats.state.players[0].ships[8]).toBe(30);
  const fleet = against('hollow-fleet', { B: 'B2' }, [0, 5, 5, 5, 5], { hand: 'propaganda' });
  expect(fleet.state.players[0].hand).toEqual([]);
  const ark = against('gravemind-ark', { C: 'B2' }, [0, 5, 5, 5, 5, 5, 6], { leaders: { bay: 1 } });
  expect(ark.state.players[0].leaders[region('N6')]).toBe(1);
  const wyrm = table({
    cards: 'ember-wyrm',
    raiders: { B: 'A3' },
    moons: { B2: 'commerce-1' },
    below: { B2: 1 },
  });
  wyrm.choose('launch transport B2');
  expect(kinds(wyrm, 'continue')).toEqual(['continue']);
  wyrm.choose('continue');
  expect(wyrm.state.topMoons[region('B2')]).toBe(NONE);
  const toll = table({
    seats: [{ stock: { credit: 1 } }, {}],
    cards: 'toll-keepers',
    events: 'open-archives',
    agenda: eventAtEnd(),
  });
  toll.choose('option A');
  expect(toll.state.players.map(({ vp }) => vp)).toEqual([10, 8]);
  const maw = table({
    seats: [{ stock: { energy: 2 } }, {}],
    cards: 'singularity-maw',
    raiders: { D: 'B3' },
    below: { B2: 0 },
  });
  maw.choose('launch transport B2').choose('continue');
  expect(maw.state.players[0].stock[0]).toBe(1);
  const silent = table({
    seats: [{ ships: 'transport:B2', hand: 'ceasefire', stock: { energy: 1 } }, {}],
    cards: 'null-titan',
    raiders: { D: 'B2' },
    region: 'B2',
    agenda: [{ step: 'battle', seat: 0 }],
  });
  expect(silent.step).toBe('prepare');
});

test('AE-4.21.1, AE-4.8.15: nobody wins a battle of equals, so no leader is rescued', () => {
  const at = table({
    seats: [{ ships: 'transport:B2' }, { ships: 'transport:B2' }],
    cards: 'saucer-abductor',
    raiders: { A: 'B2' },
    region: 'B2',
    agenda: [{ step: 'battle', seat: 0 }],
    chance: [5, 5, 0, 0, 0, 0],
    state: (state) => {
      for (const player of state.players) {
        player.captives = 2;
        player.settled -= 2;
      }
    },
  });
  expect(at.state.players.map(({ captives }) => captives)).toEqual([2, 2]);
  expect(at.reported('leaders-rescued')).toEqual([]);
});

test('AE-4.8.20: who has no leader in the bay sends none away', () => {
  const at = table({
    seats: [{ ships: 'transport:B2' }, { ships: 'transport:B2', leaders: { bay: 1 } }],
    cards: 'gravemind-ark',
    raiders: { C: 'B2' },
    region: 'B2',
    agenda: [{ step: 'battle', seat: 0 }],
    chance: [0, 0, 5, 5, 5, 5, 5, 3],
  });
  expect(at.reported('leaders-left')).toMatchObject([{ seat: 1, n: 1, region: region('N3') }]);
});
