import { NONE, newTrail } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { ON_STATION } from '../state.ts';
import { kinds, region, regions, table } from './table.ts';

test('AE-4.2.1: a turn begins with vortexes and faction abilities', () => {
  const at = table({
    options: { special: 'vortexes' },
    seats: [{ ships: 'transport:B2 transport:bay' }, {}],
    map: { B2: 'vortex-1', C4: 'vortex-2' },
    agenda: [{ step: 'start-turn', seat: 0 }],
  });
  expect(at.state.players[0].stock[0]).toBe(2);
});

test('AE-4.2.2: one launch or one return, and no pass', () => {
  const at = table();
  expect(kinds(at, 'return', 'launch').length).toBe(at.options().length);
  at.choose('launch transport C3');
  expect(at.asked).toEqual([1]);
});

test('AE-4.2.3: with an empty bay at the start one returns, whatever comes into it later', () => {
  const at = table({
    seats: [{ ships: 'transport:barge', hand: 'rapid-deployment', moons: 'science-1' }, {}],
  });
  at.choose('play rapid-deployment');
  at.choose('deploy transport');
  expect(at.state.players[0].ships.filter((place) => place === 29)).toHaveLength(1);
  expect(at.asked).toEqual([0]);
  expect(kinds(at, 'launch')).toEqual([]);
});

test('AE-4.2.3: the bay is looked at when the turn starts, not when the player acts', () => {
  const start = (ships: string) =>
    table({
      seats: [{}, { ships, hand: 'rapid-deployment', moons: 'science-1' }],
      agenda: [{ step: 'turns', seat: -1 }],
    }).choose('play rapid-deployment');
  const empty = start('transport:barge').choose('deploy transport');
  expect(kinds(empty, 'launch')).toEqual([]);
  const full = start('transport:barge fighter:bay').choose('deploy transport');
  expect(kinds(full, 'launch')).not.toEqual([]);
});

test('AE-4.2.3: that the next player is asked, where nothing but a card makes it a question, is learned', () => {
  const next = (hand: string, more: object = {}) => {
    const at = table({
      seats: [{}, { ships: 'transport:barge', hand, ...more }],
      agenda: [
        { step: 'act', seat: 0 },
        { step: 'turns', seat: -1 },
      ],
    });
    const trail = newTrail();
    at.game.answer(at.position, 0, at.game.parse(at.position, 'launch transport C3'), trail);
    return [at.step, trail.barrier];
  };
  expect(next('rapid-deployment')).toEqual(['act', 'reveal']);
  // A moon is there for all to see: one is asked about it with any cards.
  expect(next('rapid-deployment', { moons: 'science-1' })).toEqual(['act', null]);
  expect(next('', { moons: 'science-1' })).toEqual(['act', null]);
});

test('AE-4.2.4: without a legal launch one returns; a return is always legal', () => {
  const at = table({
    seats: [{ ships: 'transport:A5 transport:bay', moons: 'science-1' }, {}],
    map: { A4: '', B4: '' },
  });
  expect(kinds(at, 'launch', 'return')).toEqual(['return']);
  const idle = table();
  expect(idle.options()).toContain('return');
});

test('AE-4.2.5: free actions before and after the action of a turn', () => {
  const at = table({ seats: [{ moons: 'science-1' }, {}] });
  expect(at.options()).toContain('discard science-1');
  at.choose('launch transport A5');
  expect(at.step).toBe('finish-turn');
  expect(at.options()).toContain('discard science-1');
});

test('AE-4.2.6: an event comes at the end of the turn whose player has the marker', () => {
  const at = table({
    marker: ON_STATION,
    events: 'trade-winds',
    raiders: { A: 'N1', S: 'N2 N3 N4 N5' },
  });
  at.choose('return');
  expect(at.reported('event')).toHaveLength(1);
  expect(at.state.players.map(({ stock }) => stock[4])).toEqual([1, 1]);
});

test('AE-4.2.7: tokens and cards above the limits go at the end of the own turn, after the event', () => {
  const hand = 'propaganda war-bonds deep-scan emergency-repairs bulk-contract venture-capital';
  const at = table({
    seats: [
      { stock: { energy: 12, titanium: 7, credit: 5 }, hand },
      { stock: { energy: 12 }, hand: 'hidden-cache' },
    ],
    marker: ON_STATION,
    events: 'trade-winds',
    chance: [],
    agenda: [{ step: 'end-turn', seat: 0 }],
    cards: 'ice-pirates',
    raiders: { A: 'N1', S: 'N2 N3 N4 N5' },
  });
  expect(at.step).toBe('hand-limit');
  expect(at.options()).toContain('discard propaganda');
  at.choose('discard propaganda');
  expect(at.state.players[0].stock).toEqual([10, 5, 0, 0, 5]);
  expect(at.state.players[1].stock).toEqual([12, 0, 0, 0, 1]);
  expect(at.state.players[0].hand).toHaveLength(5);
});

test('AE-4.2.8: what holds for a turn ends with it', () => {
  const at = table({
    seats: [{ hand: 'ace-pilot' }, {}],
    events: 'trade-winds comet-trails',
    moons: { N1: '' },
  });
  at.choose('play ace-pilot');
  expect(regions(at, 'launch', 'transport')).toContain('N1');
  at.choose('launch transport N1');
  at.choose('top trade-winds');
  expect(at.asked).toEqual([1]);
  expect(at.state.grants).toEqual([]);
  expect(at.state.region).toBe(NONE);
  expect(at.state.players[0].ships).toContain(region('N1'));
});

test('AE-4.2.5: between raider attack and battle cards can still be played', () => {
  const at = table({
    seats: [{ hand: 'targeting-uplink' }, {}],
    raiders: { S: 'N2' },
    moons: { A3: '' },
  });
  at.choose('launch transport A3');
  expect(at.step).toBe('before-battle');
  at.choose('play targeting-uplink');
  expect(at.reported('rolled')[0]).toMatchObject({ side: 0, targeting: 2 });
});

test('AE-4.2.4: a card for the launch may be what makes one legal', () => {
  // Every neighbour of the only ship is a base that can't be paid for.
  const at = table({
    seats: [{ ships: 'transport:B1 transport:bay', hand: 'quick-launch' }, {}],
    map: { A1: 'trade-hub', A2: 'odessa-field', B2: 'development-office', B4: '', C2: '', C4: '' },
    market: { science: 'photon-well', industry: 'ore-crusher', commerce: 'mint' },
  });
  expect(kinds(at, 'launch')).toEqual([]);
  at.choose('play quick-launch');
  expect(kinds(at, 'launch').length).toBeGreaterThan(0);
});

test('AE-4.2.8, AE-4.19.9: in the next turn cards and abilities are as good as new', () => {
  const at = table({
    seats: [
      {},
      { faction: 'tolzian-freighters', hand: 'propaganda', stock: { ice: 1, credit: 1 } },
    ],
    agenda: [{ step: 'turns', seat: -1 }],
    state: (state) => {
      state.played = [...state.players[1].hand];
      state.once = ~0;
    },
  });
  expect(at.asked).toEqual([1]);
  expect(kinds(at, 'play', 'ability', 'by-hand')).toEqual([
    'play propaganda',
    'ability barter',
    'by-hand',
  ]);
});
