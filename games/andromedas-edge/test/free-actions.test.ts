import { NONE } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { addBonus } from '../bonus.ts';
import type { State } from '../state.ts';
import type { StepFrame } from '../vocabulary.ts';
import { discovery, kinds, region, returning, type Seat, table } from './table.ts';

const HERE = { ships: 'transport:B2' };

test('AE-4.10.1: moons are placed and cards played by their timing', () => {
  const at = table({
    seats: [{ moons: 'science-1', hand: 'propaganda combat-drones double-shift' }, {}],
  });
  expect(kinds(at, 'place', 'play')).toEqual(['place science-1 operations', 'play propaganda']);
});

test('AE-4.10.2: everything else on the own turn only', () => {
  const rich = {
    ships: 'transport:A1 transport:bay',
    outposts: 'B3',
    discoveries: 'star-map',
    tokens: 'triumph',
    leaders: { A1: 1 },
    moons: 'science-1',
  };
  const own = table({ seats: [rich, {}] });
  expect(kinds(own, 'outpost', 'discovery', 'supremacy', 'recruit', 'discard')).toHaveLength(5);
  const other = table({ seats: [{}, rich] });
  expect(kinds(other, 'outpost', 'discovery', 'supremacy', 'recruit', 'discard')).toEqual([]);
  own.choose('discovery star-map').choose('supremacy triumph');
  expect(own.state.players[0].vp).toBe(16);
  expect(own.state.usedDiscoveries).toEqual([discovery('star-map')]);
});

test('AE-4.10.3: an outpost card is turned over and acts', () => {
  const at = table({ seats: [{ outposts: 'B3' }, {}] });
  at.choose('outpost obelisk');
  expect(at.state.players[0].stock[0]).toBe(4);
  expect(at.state.players[0].usedCards).toEqual([0, 0, 0, 0, 1]);
  expect(kinds(at, 'outpost')).toEqual([]);
});

test('AE-4.10.3: a card whose ability costs more than one has, or finds no module, is not used', () => {
  const offered = (outposts: string, stock: Seat['stock'] = {}, more = {}) =>
    kinds(table({ seats: [{ outposts, stock }, {}], ...more }), 'outpost');
  expect(offered('A3', { ice: 1 })).toEqual([]);
  expect(offered('A3', { ice: 1, energy: 1 })).toEqual(['outpost spaceport']);
  expect(offered('A4')).toEqual(['outpost city']);
  const bare = {
    state: (state: State) => {
      state.market.fill(NONE);
      state.unseenModules.fill(0);
    },
  };
  expect(offered('A4', {}, bare)).toEqual([]);
});

test('AE-4.10.3: X8, a City card brings any face-up module', () => {
  const at = table({
    seats: [{ outposts: 'A4' }, {}],
    market: { commerce: 'mint toll-gate free-market' },
  });
  at.choose('outpost city').choose('take toll-gate');
  expect(at.state.players[0].tracks[2]).toBe(1);
  expect(at.state.market[7]).not.toBe(-1);
  expect(at.state.players[0].usedCards[3]).toBe(1);
});

test('AE-4.10.4: leaders come along where own ships are', () => {
  const at = table({
    seats: [{ ships: 'transport:A1 transport:bay', leaders: { A1: 2, A2: 1 } }, {}],
  });
  expect(kinds(at, 'recruit')).toEqual(['recruit A1 1', 'recruit A1 2']);
  at.choose('recruit A1 2');
  expect(at.state.players[0].leaderBay).toBe(2);
});

test('AE-4.10.5: bonus resources add up and wait for a ship', () => {
  const at = table({
    seats: [{ ships: 'transport:A2 transport:bay' }, {}],
    state: (state) => {
      addBonus(state, region('A2'), 1, 1);
      addBonus(state, region('A2'), 1, 1);
      addBonus(state, region('A1'), 2, 1);
    },
  });
  expect(kinds(at, 'collect')).toEqual(['collect A2 titanium 1', 'collect A2 titanium 2']);
  at.choose('collect A2 titanium 1');
  expect(at.state.players[0].stock[1]).toBe(1);
  expect(kinds(at, 'collect')).toEqual(['collect A2 titanium 1']);
});

test('AE-4.10.6: in a battle the active player acts at own decisions; not while an event is resolved', () => {
  const at = table({
    seats: [{ ships: 'transport:B2', moons: 'supremacy-1' }, { ships: 'transport:B2' }],
    region: 'B2',
    agenda: [{ step: 'battle', seat: 0 }],
  });
  expect(at.step).toBe('prepare');
  at.choose('discard supremacy-1');
  expect(kinds(at, 'energy')).toEqual(['energy 0', 'energy 1', 'energy 2']);
  const event = table({
    options: { events: 'cosmic-twilight' },
    seats: [{ moons: 'civilization-1' }, {}],
    events: 'deep-freeze',
    agenda: [{ step: 'event', seat: 0 }],
    raiders: { B: 'B1', S: 'N1 N2 N3 N4' },
  });
  // The ice on the moon can't be paid: 3 VP are lost.
  expect(event.state.players[0].vp).toBe(7);
});

test('AE-4.10.7: on the turn of somebody else a moon is placed where it is of use', () => {
  const at = table({
    seats: [{ ships: 'transport:B2' }, { ships: 'transport:B2', moons: 'supremacy-1' }],
    region: 'B2',
    agenda: [{ step: 'battle', seat: 0 }],
    chance: [5, 0],
  });
  expect(at.asked).toEqual([1]);
  expect(kinds(at, 'place-moon')).toEqual(['place-moon supremacy-1']);
  expect(kinds(at, 'place', 'discard')).toEqual([]);
});

test('AE-4.10.4: an effect recruits so many leaders, from regions of choice, and one may stop', () => {
  const recruits = (n: number) =>
    table({
      seats: [{ leaders: { A1: 2, B2: 2 } }, {}],
      agenda: [{ step: 'recruit', seat: 0, n }],
    });
  const three = recruits(3).choose('recruit A1').choose('recruit B2').choose('recruit A1');
  expect(three.over).toBe(true);
  expect(three.state.players[0].leaderBay).toBe(3);
  const one = recruits(3).choose('recruit B2').choose('done');
  expect(one.state.players[0].leaderBay).toBe(1);
});

test('AE-4.1.5: paying by hand is offered where it can make a difference', () => {
  const byHand = (stock: Seat['stock'], agenda?: StepFrame[]) =>
    table({
      seats: [{ stock: stock ?? {}, ships: 'transport:A1 transport:A2 transport:bay' }, {}],
      ...(agenda ? { agenda } : {}),
    })
      .options()
      .includes('by-hand');
  expect(byHand({ titanium: 1, credit: 1 })).toBe(true);
  expect(byHand({ nanocarbon: 1, credit: 1 })).toBe(true);
  expect(byHand({ ice: 1, credit: 1 })).toBe(true);
  expect(byHand({ ice: 2 })).toBe(false);
  expect(byHand({ credit: 2 })).toBe(false);
  expect(byHand({ energy: 2, credit: 2 })).toBe(false);
  // In a Return it is about ships, too.
  expect(byHand({}, returning())).toBe(true);
});

test('AE-4.10.4, AE-4.10.5: every region with own ships gives what lies there, none twice', () => {
  const at = table({
    seats: [
      {
        ships: 'transport:A1 transport:B2 science-vessel:N6 transport:bay',
        leaders: { A1: 1, N6: 2, C1: 1 },
      },
      {},
    ],
    state: (state) => {
      addBonus(state, region('B2'), 0, 1);
      addBonus(state, region('N6'), 3, 1);
      addBonus(state, region('C5'), 1, 1);
    },
  });
  expect(kinds(at, 'recruit', 'collect')).toEqual([
    'recruit A1 1',
    'collect B2 energy 1',
    'recruit N6 1',
    'recruit N6 2',
    'collect N6 ice 1',
  ]);
  at.choose('recruit N6 1').choose('collect N6 ice 1').choose('collect B2 energy 1');
  expect(kinds(at, 'recruit', 'collect')).toEqual(['recruit A1 1', 'recruit N6 1']);
  expect(at.state.players[0].stock).toEqual([1, 0, 0, 1, 0]);
});

test('AE-4.10.5: of a large heap up to 12 are taken at one go', () => {
  const at = table({
    seats: [{ ships: 'transport:A2 transport:bay' }, {}],
    state: (state) => addBonus(state, region('A2'), 1, 14),
  });
  expect(kinds(at, 'collect').at(-1)).toBe('collect A2 titanium 12');
  at.choose('collect A2 titanium 12');
  expect(kinds(at, 'collect')).toHaveLength(2);
  expect(at.state.players[0].stock[1]).toBe(12);
});

test('AE-4.10.1, AE-4.19.10: cards for the launch before it, those for the Return in it', () => {
  const hand = 'quick-launch overclock propaganda';
  const ships = 'transport:A1 transport:bay';
  const plays = (agenda?: StepFrame[]) =>
    kinds(table({ seats: [{ hand, ships }, {}], ...(agenda ? { agenda } : {}) }), 'play');
  expect(plays()).toEqual(['play propaganda', 'play quick-launch']);
  expect(plays(returning())).toEqual(['play propaganda', 'play overclock']);
  expect(plays([{ step: 'finish-turn', seat: 0 }])).toEqual(['play propaganda']);
});

test('AE-4.10.7: at own decisions on the turn of somebody else a moon is placed where that brings VP', () => {
  const dock = { modules: 'caravan-dock mint', moons: 'supremacy-1 supremacy-2' };
  const fight = (seat: Seat) =>
    table({
      seats: [HERE, { ...HERE, ...seat }],
      region: 'B2',
      terminus: 12,
      agenda: [{ step: 'battle', seat: 0 }],
    });
  const at = fight(dock);
  expect([at.asked, at.step]).toEqual([[1], 'prepare']);
  expect(kinds(at, 'place', 'discard')).toEqual([
    'place supremacy-1 caravan-dock',
    'place supremacy-2 caravan-dock',
  ]);
  at.choose('place supremacy-2 caravan-dock');
  expect(at.reported('end-triggered')).toMatchObject([{ seat: 1 }]);
  // The slot has given its VP, and there is nothing else to decide.
  expect(at.step).not.toBe('prepare');
  const filled = fight({ modules: 'mint', moons: 'supremacy-1' });
  expect(filled.step).not.toBe('prepare');
});

test('AE-4.10.7: beside a card that could answer somebody a moon is placed where that brings VP', () => {
  const rival = { hand: 'spy-network', modules: 'caravan-dock', moons: 'supremacy-1' };
  const at = table({ seats: [{ hand: 'propaganda' }, rival] }).choose('play propaganda');
  expect([at.asked, at.step]).toEqual([[1], 'react']);
  expect(at.options()).toEqual(['play spy-network', 'pass', 'place supremacy-1 caravan-dock']);
  at.choose('place supremacy-1 caravan-dock');
  expect(at.reported('vp').at(-1)).toMatchObject({ seat: 1, n: 2 });
  // The card may still answer.
  expect(at.options()).toEqual(['play spy-network', 'pass']);
  // Nobody is asked for a moon alone.
  const bare = table({ seats: [{ hand: 'propaganda' }, { ...rival, hand: 'war-bonds' }] });
  expect(bare.choose('play propaganda').step).not.toBe('react');
});
