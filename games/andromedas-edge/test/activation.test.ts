import { NONE } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { BAY } from '../state.ts';
import { event, kinds, moon, region, table } from './table.ts';

test('AE-4.4.1: a planet gives its top moon, and shows the next', () => {
  const at = table();
  at.choose('launch transport A1', { chance: [moon('science-4')] });
  expect(at.state.players[0].moons).toEqual([moon('science-1')]);
  expect(at.state.topMoons[region('A1')]).toBe(moon('science-4'));
  expect(at.state.moonsBelow[region('A1')]).toBe(1);
});

test('AE-4.4.2: a planet without moons gives its resource', () => {
  const at = table({ moons: { A3: '' } });
  at.choose('launch transport A3');
  expect(at.state.players[0].stock).toEqual([0, 0, 0, 0, 1]);
});

test('AE-4.4.3: a nebula gives its moon and a look at two event cards', () => {
  const at = table({
    seats: [{ ships: 'science-vessel:bay' }, {}],
    moons: { N1: 'wandering-1' },
    events: 'trade-winds comet-trails',
  });
  at.choose('launch science-vessel N1');
  expect(at.state.players[0].moons).toEqual([moon('wandering-1')]);
  expect(at.options()).toEqual(['top trade-winds', 'top comet-trails']);
  at.choose('top comet-trails');
  expect(at.state.players[0].foreseen).toEqual([event('comet-trails')]);
  expect(at.state.eventDeck.under).toEqual([event('trade-winds')]);
});

test('AE-4.4.3: with one card left it is only looked at, with none nothing happens', () => {
  const last = (cards: number[]) =>
    table({
      seats: [{ ships: 'science-vessel:bay' }, {}],
      state: (state) => {
        state.eventDiscard = state.eventDeck.rest.filter((card) => !cards.includes(card));
        state.eventDeck = { top: cards, rest: [], under: [] };
      },
    }).choose('launch science-vessel N1');
  expect(last([event('trade-winds')]).state.players[0].foreseen).toEqual([event('trade-winds')]);
  expect(last([]).reported('events-seen')).toEqual([]);
});

test('AE-4.4.4: a base does what it says', () => {
  const at = table({ seats: [{ stock: { energy: 2 } }, {}] });
  at.choose('launch transport B1', { chance: [0, 1, 2] });
  expect(at.state.players[0].stock[0]).toBe(0);
  expect(at.state.players[0].hand).toEqual([0, 1, 2]);
});

test('AE-4.4.5: a vortex gives its benefit', () => {
  const at = table({
    options: { special: 'vortexes' },
    map: { B2: 'vortex-2', C4: 'vortex-1' },
  });
  at.choose('launch transport B2').choose('gain ice');
  expect(at.state.players[0].stock).toEqual([0, 0, 0, 1, 0]);
});

test('AE-4.4.6: an outpost changes nothing about its planet', () => {
  const at = table({ seats: [{}, { outposts: 'A1' }] });
  at.choose('launch transport A1', { chance: [moon('science-4')] });
  expect(at.state.players[0].moons).toEqual([moon('science-1')]);
});

test('AE-4.4.7: the Spaceyard builds or repairs, and is always open', () => {
  const poor = table();
  poor.choose('launch transport C3');
  // Nothing to repair either: 1 VP.
  expect(poor.state.players[0].vp).toBe(11);
  const at = table({ seats: [{ stock: { titanium: 2 }, damage: { treasury: 1 } }, {}] });
  at.choose('launch transport C3');
  expect(at.options()).toEqual(['option A', 'option B']);
  at.choose('option A').choose('build fighter');
  expect(at.state.players[0].ships[6]).toBe(BAY);
  expect(kinds(at, 'module')).toEqual([]);
});

test('AE-4.4.8: the Development Office builds on another planet', () => {
  const at = table({
    seats: [
      {
        ships: 'transport:A4 transport:B3 transport:bay',
        stock: { ice: 5, nanocarbon: 3, titanium: 2 },
        leaders: { bay: 3 },
      },
      {},
    ],
  });
  at.choose('launch transport C4');
  expect(at.options()).toEqual(['settle A4', 'settle B3']);
  at.choose('settle A4');
  expect(at.state.outposts[region('A4')]).toBe(0);
  expect(at.state.outposts[region('C4')]).toBe(NONE);
});
