import { expect, test } from 'vitest';
import { diceOf } from '../sides.ts';
import { BAY, SETTLED } from '../state.ts';
import { kinds, region, type Seat, table } from './table.ts';

const build = (seat: Seat, more = {}) =>
  table({ seats: [seat, {}], agenda: [{ step: 'settle', seat: 0, discount: 0 }], ...more });
const CITY = { ships: 'transport:A4 transport:bay', stock: { ice: 5 }, leaders: { bay: 3 } };

test('AE-4.13.1: X7, an outpost needs a transport on its planet, leaders and resources', () => {
  const built = (seat: Seat) => build(seat).state.outposts[region('A4')] === 0;
  expect(built(CITY)).toBe(true);
  expect(built({ ...CITY, leaders: { bay: 2 } })).toBe(false);
  expect(built({ ...CITY, stock: { ice: 4 } })).toBe(false);
  expect(built({ ...CITY, ships: 'fighter:A4 transport:bay' })).toBe(false);
});

test('AE-4.13.1: the first space may carry an outpost as well as any other', () => {
  const stock = { nanocarbon: 4, titanium: 2 };
  const at = build({ ships: 'transport:A1 transport:bay', stock, leaders: { bay: 2 } });
  expect(at.state.outposts[region('A1')]).toBe(0);
});

test('AE-4.13.2: resources, leaders and the transport are gone, a card is taken', () => {
  const { players } = build(CITY).state;
  expect(players[0].stock[3]).toBe(0);
  // Beside these 3 all the others had settled before.
  expect([players[0].leaderBay, players[0].settled]).toEqual([0, 9]);
  expect(players[0].ships.filter((place) => place === SETTLED)).toHaveLength(1);
  expect(players[0].outpostCards).toEqual([0, 0, 0, 1, 0]);
});

test('AE-4.13.3: it moves its owner on, and leaders around it are worth 1 VP each, at most 10', () => {
  const at = table({
    seats: [
      { ...CITY, leaders: { bay: 3, A3: 1 } },
      { leaders: { A4: 1, A5: 1, C1: 5 }, outposts: 'B3' },
    ],
    agenda: [{ step: 'settle', seat: 0, discount: 0 }],
  });
  expect(at.state.players[0].tracks[3]).toBe(1);
  // 3 in the city itself, 3 around, 1 in the obelisk next door.
  expect(at.state.players[0].vp).toBe(17);
  const crowd = build({ ...CITY, leaders: { bay: 3, A4: 9 } });
  expect(crowd.state.players[0].vp).toBe(20);
});

test('AE-4.13.4: one outpost per planet', () => {
  const at = table({
    seats: [CITY, { outposts: 'A4' }],
    agenda: [{ step: 'settle', seat: 0, discount: 0 }],
  });
  expect(at.state.outposts[region('A4')]).toBe(1);
});

test('AE-4.13.5: the transport is gone for good, and the last ship may not be used', () => {
  expect(build({ ...CITY, ships: 'transport:A4' }).state.outposts[region('A4')]).toBe(-1);
  const wreck = build({ ...CITY, ships: 'transport:A4 fighter:wreck' });
  expect(wreck.state.outposts[region('A4')]).toBe(0);
  const at = table({ seats: [{ ships: 'fighter:A1', outposts: 'A4' }, {}] });
  at.choose('return').choose('dock treasury').choose('finish');
  expect(at.state.players[0].ships.filter((place) => place === BAY)).toHaveLength(1);
});

test('AE-4.13.6: each card can be used once, several of a type separately', () => {
  const at = table({
    seats: [{ outposts: 'B3 A5', ships: 'transport:bay' }, {}],
  });
  at.choose('outpost obelisk').choose('outpost obelisk');
  expect(at.state.players[0].stock[0]).toBe(8);
  expect(kinds(at, 'outpost')).toEqual([]);
});

test('AE-4.13.7: outposts there and beside add dice', () => {
  const at = table({
    seats: [{ ships: 'transport:B2', outposts: 'B2 A3 A1' }, { ships: 'transport:B2' }],
    region: 'B2',
    agenda: [],
  });
  expect(diceOf(at.state, 0)).toBe(3);
  expect(diceOf(at.state, 1)).toBe(1);
});

test('AE-4.13.7, AE-4.8.9: a nebula has neighbours, too', () => {
  const at = table({
    seats: [{ ships: 'science-vessel:N2', outposts: 'A2 A3 A4 A1' }, { ships: 'fighter:N2' }],
    region: 'N2',
    agenda: [],
  });
  expect([diceOf(at.state, 0), diceOf(at.state, 1)]).toEqual([5, 2]);
});

test('AE-4.13.8: leaders on a raider’s card count for nothing', () => {
  const at = build(CITY, {
    state: (state: { players: { captives: number }[] }) => {
      state.players[0].captives = 4;
    },
  });
  expect(at.state.players[0].vp).toBe(13);
});

test('AE-4.13.6: so many used cards are turned up again', () => {
  const at = table({
    seats: [{ outposts: 'B3 A5', ships: 'transport:bay' }, {}],
    agenda: [{ step: 'refresh', seat: 0, n: 3 }],
    state({ players: [player] }) {
      player.usedCards.fill(0);
      player.usedCards[0] = 4;
      player.outpostCards[0] = 0;
    },
  });
  expect(at.over).toBe(true);
  expect(at.state.players[0].usedCards[0]).toBe(1);
  expect(at.state.players[0].outpostCards[0]).toBe(3);
  expect(at.reported('card-refreshed')).toEqual(
    [1, 2, 3].map(() => ({ type: 'card-refreshed', seat: 0, outpost: 0 })),
  );
});
