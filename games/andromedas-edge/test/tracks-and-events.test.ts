import { NONE } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { bonusOf } from '../bonus.ts';
import { EVENT_TRACK } from '../data/index.ts';
import { ON_STATION } from '../state.ts';
import type { StepFrame } from '../vocabulary.ts';
import { effects, event, eventAtEnd, kinds, region, type Seat, table, token } from './table.ts';

const advance = (track: number, n = 1): StepFrame[] => [{ step: 'advance', seat: 0, track, n }];
const move = (seat: Seat, track: number, n = 1, more = {}) =>
  table({ seats: [seat, {}], agenda: advance(track, n), ...more });
/** Raiders out of the way: nobody is left to enter. */
const QUIET = { raiders: { S: 'N1 N2 N3 N4', A: 'B1', B: 'B4', C: 'C1', D: 'C2' } };

test('AE-4.14.1: every space counts, and at the end of a track nothing more', () => {
  const at = move({ tracks: { science: 1 } }, 0, 2);
  expect(at.state.players[0].tracks[0]).toBe(3);
  expect(at.state.marker).toBe(1);
  expect(move({ tracks: { supremacy: 9 } }, 4, 3).state.players[0].tracks[4]).toBe(10);
});

test('AE-4.14.2: the special feature comes before the event symbol', () => {
  const at = move({ tracks: { industry: 1 }, tiles: 'gunboats' }, 1, 2);
  expect(at.events.map(({ type }) => type).filter((type) => /marker|upgraded/.test(type))).toEqual([
    'event-marker',
    'upgraded',
  ]);
});

test('AE-4.14.3: an event symbol moves the marker', () => {
  expect(move({ tracks: { commerce: 2 } }, 2).state.marker).toBe(1);
});

test('AE-4.14.4: a discovery space shows its stack, of which one token is taken', () => {
  const at = move({ tracks: { science: 3 } }, 0);
  expect(at.step).toBe('take-discovery');
  expect(at.state.players[0].looking).toHaveLength(5);
  const [first] = at.options();
  at.choose(first);
  expect(at.state.players[0].discoveries).toHaveLength(1);
  expect(at.state.stacks[0]).toHaveLength(4);
  const empty = move({ tracks: { science: 3 } }, 0, 1, {
    state: (state: { stacks: number[][] }) => {
      state.stacks[0] = [];
    },
  });
  expect(empty.over).toBe(true);
});

test('AE-4.14.5: an upgrade space upgrades a ship', () => {
  const at = move({ tracks: { industry: 2 }, tiles: 'gunboats raptor-wing' }, 1);
  expect(at.step).toBe('upgrade');
});

test('AE-4.14.6: X11, the first to reach a supremacy space takes its token, others gain 2 VP', () => {
  const reach = (tokens: number[]) =>
    move({ tracks: { supremacy: 2 } }, 4, 1, {
      state: (state: { supremacyTokens: number[] }) => {
        state.supremacyTokens = tokens;
      },
    });
  const first = reach([token('triumph'), NONE, NONE]);
  expect(first.state.players[0].tokens).toEqual([token('triumph')]);
  expect(first.state.players[0].vp).toBe(10);
  const later = reach([NONE, token('triumph'), NONE]);
  expect(later.state.players[0].tokens).toEqual([]);
  expect(later.state.players[0].vp).toBe(12);
});

test('AE-4.14.7: the highest storage bonus reached counts for each resource at the end', () => {
  const storage = (commerce: number) => {
    const at = table({
      seats: [{ tracks: { commerce }, stock: { energy: 2, credit: 1 }, hand: 'propaganda' }, {}],
    });
    return at.game.definition.score(at.state, 0).find(({ id }) => id === 'storage')?.points;
  };
  expect([3, 4, 7, 8, 10].map(storage)).toEqual([0, 4, 4, 8, 8]);
});

test('AE-4.14.8: a raised hand limit may be filled at once', () => {
  const at = move({ tracks: { civilization: 2 }, hand: 'propaganda war-bonds' }, 3);
  expect(at.options()).toEqual(['draw', 'pass']);
  at.choose('draw');
  expect(at.state.players[0].hand).toHaveLength(6);
});

test('AE-4.14.9: at the end of its track the marker goes to the active player, and a planet is revealed', () => {
  const at = table({
    seats: [{}, { tracks: { commerce: 2 } }],
    marker: EVENT_TRACK.end - 1,
    agenda: [{ step: 'advance', seat: 1, track: 2, n: 1 }],
    chance: [2, 5],
  });
  expect(at.state.marker).toBe(ON_STATION);
  expect(at.state.tiles[region('D1')]).toBe(2);
  expect(at.state.topMoons[region('D1')]).toBe(5);
  expect(at.state.moonsBelow[region('D1')]).toBe(2);
  const empty = table({
    marker: EVENT_TRACK.end - 1,
    seats: [{ tracks: { commerce: 2 } }, {}],
    agenda: advance(2),
    state: (state) => {
      state.planetStack = 0;
    },
  });
  expect(empty.state.marker).toBe(ON_STATION);
  expect(empty.state.tiles[region('D1')]).toBe(NONE);
});

test('AE-4.14.10: while it lies on a station further steps are lost', () => {
  const at = table({ marker: ON_STATION, agenda: effects('base.maximus-field') });
  expect(at.state.marker).toBe(ON_STATION);
});

test('AE-4.14.11: X9, an event scores a track, calls a raider, acts, and puts the marker back', () => {
  const at = table({
    seats: [
      { tracks: { supremacy: 3 }, damage: { treasury: 1 }, leaders: { A1: 1 } },
      { damage: { treasury: 1, architect: 1 }, leaders: { A2: 1 } },
    ],
    events: 'call-of-the-obelisk',
    marker: ON_STATION,
    agenda: eventAtEnd(),
    chance: [3, 0],
  });
  expect(at.state.players.map(({ vp }) => vp)).toEqual([13, 10]);
  expect(at.state.figures[5]).toBe(region('N3'));
  expect(at.state.players[0].hand).toEqual([0]);
  expect(at.options()).toEqual(['recruit A1', 'done']);
  at.choose('recruit A1').choose('done');
  expect(at.state.marker).toBe(EVENT_TRACK.start[2]);
  expect(at.state.eventDiscard).toContain(event('call-of-the-obelisk'));
});

test('AE-4.14.11: costs of an event are not paid with moons', () => {
  const at = table({
    options: { events: 'cosmic-twilight' },
    seats: [{ moons: 'civilization-4' }, {}],
    events: 'deep-freeze',
    agenda: eventAtEnd(),
    ...QUIET,
  });
  expect(at.state.players[0].vp).toBe(7);
  expect(at.state.players[0].moons).toHaveLength(1);
});

test('AE-4.14.12: an empty event deck is shuffled anew', () => {
  const at = table({
    agenda: eventAtEnd(),
    ...QUIET,
    state: (state) => {
      state.eventDiscard = [...state.eventDeck.rest];
      state.eventDeck = { top: [], rest: [], under: [] };
    },
    chance: [event('trade-winds')],
  });
  expect(at.reported('events-shuffled')).toHaveLength(1);
  expect(at.state.eventDeck.rest).toHaveLength(9);
});

test('AE-4.14.11: what single events do', () => {
  const meteor = table({ agenda: effects('event.meteor-shower') });
  expect(bonusOf(meteor.state, region('A2'), 1)).toBe(1);
  expect(bonusOf(meteor.state, region('A1'), 2)).toBe(1);
  expect(bonusOf(meteor.state, region('A3'), 1)).toBe(0);
  const comets = table({ agenda: effects('event.comet-trails') });
  expect(bonusOf(comets.state, region('N4'), 0)).toBe(2);
  const truce = table({ raiders: { S: 'N1 N1 N2' }, agenda: effects('event.truce-of-the-edge') });
  truce.choose('region N1');
  expect(truce.state.figures.slice(0, 3)).toEqual([NONE, NONE, region('N2')]);
  const drums = table({
    options: { events: 'cosmic-twilight' },
    seats: [{ tracks: { supremacy: 1 } }, {}],
    agenda: effects('event.war-drums'),
  });
  expect(drums.asked).toEqual([1]);
  const embargo = table({
    options: { events: 'cosmic-twilight' },
    market: { science: 'photon-well carbon-lab cryo-lab' },
    agenda: effects('event.embargo'),
  });
  expect(embargo.state.buriedModules).toHaveLength(4);
  expect(embargo.state.market[0]).not.toBe(embargo.state.buriedModules[0]);
  const archives = table({
    seats: [{ stock: { ice: 1 } }, {}],
    agenda: effects('event.open-archives'),
  });
  expect(kinds(archives, 'yes', 'no')).toEqual(['yes', 'no']);
});

test('AE-4.14.8: whoever does not want to draws nothing, and a full hand is not asked', () => {
  const limit = (hand: string) =>
    table({ seats: [{ hand }, {}], agenda: [{ step: 'draw-to-limit', seat: 0 }] });
  const passed = limit('propaganda').choose('pass');
  expect(passed.state.players[0].hand).toHaveLength(1);
  // Five cards at the beginning of the track.
  const four = 'propaganda war-bonds deep-scan overclock';
  expect([four, `${four} automation`].map((hand) => limit(hand).over)).toEqual([false, true]);
});
