import { NONE, newTrail } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { bonusOf } from '../bonus.ts';
import { DISCOVERIES, EVENT_TRACK, EVENTS, REGIONS } from '../data/index.ts';
import { handLimit } from '../hand.ts';
import { ON_STATION } from '../state.ts';
import type { StepFrame } from '../vocabulary.ts';
import {
  effects,
  event,
  eventAtEnd,
  kinds,
  module,
  region,
  type Seat,
  table,
  token,
} from './table.ts';

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
  at.choose(at.options()[0]);
  expect(at.reported('upgraded')).toHaveLength(1);
  expect(at.over).toBe(true);
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

test('AE-4.7.4: a raider that finds no room does nothing', () => {
  const at = table({
    seats: [{ leaders: { A1: 2, A2: 2 } }, {}],
    events: 'trade-winds',
    cards: 'saucer-abductor',
    raiders: { S: 'N1 N2 N3 N4', B: 'N5', C: 'N6' },
    agenda: [{ step: 'event', seat: 0 }],
  });
  expect(at.over).toBe(true);
  expect(at.state.players[0].captives).toBe(0);
  expect(at.state.players.map(({ stock }) => stock[4])).toEqual([1, 1]);
});

test('AE-4.14.4: of the tokens in a stack each kind is offered once, in their order', () => {
  const at = table({
    agenda: [{ step: 'choose-stack', seat: 0 }],
    state: (state) => {
      state.stacks[0] = [5, 1, 5, 1, 3];
      state.stacks[2] = [];
    },
  });
  expect(at.options()).toHaveLength(2);
  at.choose(at.options()[0]);
  expect(at.options()).toEqual([1, 3, 5].map((token) => `take ${DISCOVERIES[token].key}`));
  at.choose(at.options()[2]);
  expect(at.state.stacks[0].slice().sort()).toEqual([1, 1, 3, 5]);
  expect(at.state.players[0].discoveries).toEqual([5]);
});

test('AE-4.14.8: a raised hand limit is filled, or not, and never beyond it', () => {
  const reach = (hand: string) =>
    table({
      seats: [{ hand, tracks: { civilization: 9 } }, {}],
      agenda: [{ step: 'draw-to-limit', seat: 0 }],
    });
  const limit = handLimit(reach('').state, 0);
  expect(reach('').choose('draw').state.players[0].hand).toHaveLength(limit);
  expect(reach('').choose('pass').state.players[0].hand).toEqual([]);
  const all =
    'propaganda war-bonds deep-scan emergency-repairs bulk-contract venture-capital hidden-cache trade-convoy overclock';
  const full = reach(all.split(' ').slice(0, limit).join(' '));
  expect(full.over).toBe(true);
  expect(
    reach(
      all
        .split(' ')
        .slice(0, limit - 1)
        .join(' '),
    ).options(),
  ).toEqual(['draw', 'pass']);
});

test('AE-4.1.1, AE-4.18.3: turns are counted, and none is the last before the end is triggered', () => {
  const at = table();
  at.choose('return');
  expect([at.state.turns, at.state.active, at.state.ending]).toEqual([2, 1, NONE]);
  at.choose('return');
  expect([at.state.turns, at.state.active, at.state.ending]).toEqual([3, 0, NONE]);
});

test('AE-4.14.11: bonus resources in nebulae lie in all of them and nowhere else', () => {
  const nebulae = EVENTS.find(({ effects: list }) =>
    list.some((effect) => effect.op === 'addBonus' && effect.planets === null),
  );
  const at = table({
    options: { events: nebulae?.deck ?? '' },
    agenda: effects(`event.${nebulae?.key}`),
  });
  const laid = at.state.bonus.flatMap((bonus, where) => (bonus > 0 ? [REGIONS[where]] : []));
  expect(laid).toEqual(['N1', 'N2', 'N3', 'N4', 'N5', 'N6']);
  expect(at.state.bonus).toHaveLength(29);
  expect(at.reported('bonus-laid')).toHaveLength(1);
});

test('AE-4.14.11: of each column the oldest module goes under its deck, and the columns fill up', () => {
  const market = {
    science: 'photon-well carbon-lab',
    industry: '',
    commerce: 'mint toll-gate free-market',
  };
  const embargo = EVENTS.find(({ effects: list }) =>
    list.some(({ op }) => op === 'discardModules'),
  );
  const at = table({
    options: { events: embargo?.deck ?? '' },
    market: { ...market, civilization: 'parliament academy embassy' },
    agenda: effects(`event.${embargo?.key}`),
  });
  expect(at.state.buriedModules).toEqual(['photon-well', 'mint', 'parliament'].map(module));
  expect(at.state.market).not.toContain(NONE);
});

test('AE-4.14.11: a swarm in the first region can be sent home', () => {
  const away = EVENTS.find(({ effects: list }) => list.some(({ op }) => op === 'removeSwarm'));
  const agenda = away ? effects(`event.${away.key}`) : [{ step: 'remove-swarm', seat: 0 } as const];
  const at = table({
    options: { events: away?.deck ?? 'galactic-dawn' },
    raiders: { S: 'A1 A1' },
    agenda,
  });
  while (!at.over) at.choose(at.options()[0]);
  expect(at.state.figures.slice(0, 4)).toEqual([NONE, NONE, NONE, NONE]);
});

test('AE-4.14.9: the marker stays on the station, and once it is gone it is gone', () => {
  for (const marker of [ON_STATION, NONE]) {
    const at = table({ seats: [{ hand: 'venture-capital' }, {}], marker }).choose(
      'play venture-capital',
    );
    expect([at.state.marker, at.reported('event-marker')]).toEqual([marker, []]);
  }
});

test('AE-4.14.9: any planet of the stack may come up, the first one too, and is the newest', () => {
  const at = table({
    seats: [{ hand: 'venture-capital' }, {}],
    map: { A1: 'quillon' },
    marker: ON_STATION - 1,
  });
  at.choose('play venture-capital', { chance: [0, 5] });
  expect(at.state.tiles[region('D1')]).toBe(0);
  expect([at.state.marker, at.state.newest]).toEqual([ON_STATION, region('D1')]);
  expect(at.reported('planet-revealed')).toMatchObject([{ planet: 0, region: region('D1') }]);
});

test('AE-4.18.2: once the end is triggered there are no events to look at', () => {
  const look = (marker: number) =>
    table({
      agenda: effects('module.future-analyzer'),
      state: (state) => {
        state.marker = marker;
      },
    });
  expect(look(3).options()).toHaveLength(2);
  const late = look(-1);
  expect(late.over).toBe(true);
  expect(late.reported('events-seen')).toEqual([]);
});

test('AE-4.14.11, AE-4.4.3: a card that somebody has foreseen is the next one, before any shuffling', () => {
  const foreseen = (agenda: StepFrame[]) =>
    table({
      agenda,
      raiders: { A: 'N1', S: 'N2 N3 N4 N5' },
      state: (state) => {
        const { rest } = state.eventDeck;
        state.players[1].foreseen = rest.splice(rest.indexOf(event('trade-winds')), 1);
        state.eventDiscard = rest.splice(0);
      },
    });
  const at = foreseen(eventAtEnd());
  expect(at.reported('event')).toMatchObject([{ card: event('trade-winds') }]);
  expect(at.reported('events-shuffled')).toEqual([]);
  expect(at.state.newest).toBe(NONE);
  const look = foreseen(effects('faction.cinder-oracles.1'));
  expect(look.state.players.map(({ foreseen: cards }) => cards)).toEqual([
    [event('trade-winds')],
    [],
  ]);
  expect(look.reported('events-sorted')).toEqual([]);
});

test('AE-4.4.3: a look at what another knows, or its coming up, is something that one learns', () => {
  const barrier = (step: 'scan' | 'event') => {
    const at = table({
      seats: [{ moons: 'science-1' }, {}],
      agenda: [
        { step: 'finish-turn', seat: 0 },
        { step, seat: 0 },
      ],
      raiders: { A: 'N1', S: 'N2 N3 N4 N5' },
      state: (state) => {
        const { rest } = state.eventDeck;
        state.players[1].foreseen = rest.splice(rest.indexOf(event('trade-winds')), 1);
        state.eventDiscard = rest.splice(0);
      },
    });
    const trail = newTrail();
    at.game.answer(at.position, 0, at.game.parse(at.position, 'end-turn'), trail);
    return trail.barrier;
  };
  expect([barrier('scan'), barrier('event')]).toEqual(['reveal', 'reveal']);
});

test('AE-4.4.3: which of two events stays on top is chosen and told', () => {
  const at = table({ agenda: [{ step: 'scan', seat: 0 }], events: 'trade-winds comet-trails' });
  at.choose('top comet-trails');
  expect(at.state.players[0].foreseen).toEqual([event('comet-trails')]);
  expect(at.state.eventDeck.under).toEqual([event('trade-winds')]);
  expect(at.reported('events-sorted')).toHaveLength(1);
});

test('AE-4.14.11: of the regions with a swarm one is cleared', () => {
  const at = table({
    raiders: { S: 'A1 N6 N6', A: 'N1' },
    agenda: [{ step: 'remove-swarm', seat: 0 }],
  });
  expect(at.options()).toEqual(['region A1', 'region N6']);
  at.choose('region N6');
  expect(at.state.figures.slice(0, 5)).toEqual([region('A1'), NONE, NONE, NONE, region('N1')]);
});

test('AE-4.20.4: without a doomsday clock none strikes', () => {
  const at = table({ agenda: [{ step: 'clock', seat: 0, n: 2 }] });
  expect([at.state.players[0].clock, at.reported('clock')]).toEqual([0, []]);
});

test('AE-4.7.4, AE-4.14.9: an event that reveals no planet has no newest one, whatever came before', () => {
  const at = table({
    events: 'trade-winds',
    agenda: eventAtEnd(),
    cards: 'ice-pirates',
    state: (state) => {
      state.newest = region('C5');
    },
  });
  expect(at.state.figures[4]).toBe(region('C5'));
  expect(at.state.newest).toBe(NONE);
});

test('AE-4.14.8: beyond its space a hand limit stays raised; the Great Index adds 2 to any', () => {
  const limits = (faction: string) =>
    [0, 2, 3, 5, 6, 8, 9, 10].map((civilization) =>
      handLimit(table({ seats: [{ faction, tracks: { civilization } }, {}] }).state, 0),
    );
  expect(limits('weldborn-smiths')).toEqual([5, 5, 6, 6, 7, 7, 8, 8]);
  expect(limits('halcyon-archivists')).toEqual([7, 7, 8, 8, 9, 9, 10, 10]);
  const filled = table({
    seats: [{ faction: 'halcyon-archivists', tracks: { civilization: 2 } }, {}],
    agenda: [{ step: 'advance', seat: 0, track: 3, n: 1 }],
  }).choose('draw');
  expect(filled.state.players[0].hand).toHaveLength(8);
});
