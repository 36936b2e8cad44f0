import { NONE } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { MOST_TURNS } from '../data/index.ts';
import { andromedasEdge as game } from '../game.ts';
import { ON_STATION, PHASE, type State } from '../state.ts';
import { words } from '../text/describe.ts';
import { effects, eventAtEnd, type Seat, table } from './table.ts';

const line = (seat: Seat, id: string, more = {}) => {
  const at = table({ seats: [seat, {}], ...more });
  return game.definition.score(at.state, 0).find((entry) => entry.id === id)?.points;
};

test('AE-4.18.1: the terminus marker triggers the end, once, on anybody’s turn', () => {
  const at = table({
    seats: [{ vp: 59 }, {}],
    terminus: 60,
    active: 1,
    agenda: effects('tactics.propaganda'),
  });
  expect(at.reported('end-triggered')).toHaveLength(1);
  const again = table({
    seats: [{ vp: 59 }, { vp: 59 }],
    terminus: 60,
    agenda: [...effects('tactics.propaganda'), ...effects('tactics.propaganda', 1)],
  });
  expect(again.reported('end-triggered')).toHaveLength(1);
});

test('AE-4.18.3: without a limit a table may take as many turns as it likes', () => {
  const late = (options: Readonly<Record<string, string>>) =>
    table({
      seats: [{}, {}],
      options,
      agenda: [{ step: 'turns', seat: -1 }],
      state: (state) => {
        state.turns = 2 * MOST_TURNS;
      },
    });
  const free = late({});
  expect([free.over, free.state.turns]).toEqual([false, 2 * MOST_TURNS + 1]);
  const limited = late({ limit: '200-turns' });
  expect([limited.over, limited.state.phase]).toEqual([true, PHASE.over]);
  const before = table({ seats: [{}, {}], options: { limit: '200-turns' } });
  expect(words.moment(game.view(before.position, 0)).values).toMatchObject({
    most: 2 * MOST_TURNS,
  });
});

test('AE-4.18.2: no more events, but one that waits is resolved to its end', () => {
  const at = table({
    seats: [{ vp: 59 }, {}],
    terminus: 60,
    agenda: effects('tactics.propaganda'),
  });
  expect(at.state.marker).toBe(NONE);
  const quiet = { raiders: { S: 'N1 N2 N3 N4', A: 'B1' } };
  const waiting = table({
    seats: [{ vp: 59 }, {}],
    terminus: 60,
    marker: ON_STATION,
    events: 'trade-winds',
    agenda: [...effects('tactics.propaganda'), ...eventAtEnd()],
    ...quiet,
  });
  expect(waiting.reported('event')).toHaveLength(1);
  expect(waiting.state.players[1].stock[4]).toBe(1);
  expect(waiting.state.marker).toBe(NONE);
});

test('AE-4.18.3: the turn is finished, then everybody has one more, the trigger last', () => {
  const at = table({ seats: [{ vp: 59, hand: 'propaganda' }, {}, {}], terminus: 60 });
  at.choose('play propaganda').choose('return');
  const order: number[] = [];
  while (!at.over) {
    order.push(at.asked[0]);
    at.choose('return');
  }
  expect(order).toEqual([1, 2, 0]);
  expect(at.state.phase).toBe(PHASE.over);
});

test('AE-4.18.4: all parts of the final scoring', () => {
  expect(line({ vp: 33 }, 'vp')).toBe(33);
  expect(line({ tracks: { science: 5 } }, 'science')).toBe(7);
  expect(line({ tracks: { supremacy: 9 } }, 'supremacy')).toBe(11);
  // Outposts by the level of their track: none, L1, L2, L3.
  const outposts = { outposts: 'A4', ships: 'transport:bay' };
  expect(
    [1, 2, 5, 9].map((civilization) => line({ ...outposts, tracks: { civilization } }, 'outposts')),
  ).toEqual([0, 5, 7, 10]);
  expect(line({ damage: { treasury: 2, architect: 1 } }, 'damage')).toBe(-4);
  expect(line({ tracks: { commerce: 8 }, stock: { ice: 2 }, hand: 'propaganda' }, 'storage')).toBe(
    6,
  );
  // Those on a raider's card, in regions and inside outposts count for nothing.
  const captured = {
    state: ({ players }: State) => {
      players[0].captives = 2;
      players[0].settled -= 2;
    },
  };
  expect(line({ leaders: { bay: 4, A1: 1 } }, 'leaders', captured)).toBe(4);
});

test('AE-4.18.4: X13, the Merchants’ Guild scores spaceports', () => {
  const seat = { modules: 'merchants-guild', outposts: 'A3 B2', ships: 'transport:bay' };
  expect(line(seat, 'modules')).toBe(9);
  expect(line({ ...seat, damage: { 'merchants-guild': 1 } }, 'modules')).toBe(0);
});

test('AE-4.18.5: ties are broken by modules, then by resources, then shared', () => {
  const places = (one: Seat, other: Seat) =>
    game.definition.places(table({ seats: [one, other] }).state, 2);
  expect(places({ vp: 20 }, { vp: 20, modules: 'mint' })).toEqual([2, 1]);
  expect(places({ vp: 20, stock: { ice: 1 } }, { vp: 20 })).toEqual([1, 2]);
  expect(places({ vp: 20 }, { vp: 20 })).toEqual([1, 1]);
});

test('AE-4.18.6: nobody is eliminated, whatever is lost', () => {
  const at = table({ seats: [{ ships: 'transport:wreck', vp: 0, moons: 'science-1' }, {}] });
  expect(at.options()).toContain('return');
});

test('AE-4.18.4: with the last turn everything that lasts for a turn is over', () => {
  const at = table({
    seats: [{ hand: 'quick-launch', ships: 'transport:A1 transport:bay' }, {}],
    state: (state) => {
      state.ending = 0;
    },
  });
  at.choose('play quick-launch').choose('launch transport A2');
  while (!at.over) at.choose('end-turn');
  expect([at.state.region, at.state.launched, at.state.grants]).toEqual([NONE, NONE, []]);
  expect(at.reported('game-over')).toHaveLength(1);
});

test('AE-4.18.2: an event whose marker is on the station comes, though the end is triggered', () => {
  const at = table({
    seats: [{ vp: 49, hand: 'propaganda' }, {}],
    terminus: 50,
    marker: ON_STATION,
    events: 'trade-winds',
    raiders: { A: 'N1', S: 'N2 N3 N4 N5' },
  });
  at.choose('play propaganda').choose('return');
  expect(at.reported('end-triggered')).toHaveLength(1);
  expect(at.reported('event')).toHaveLength(1);
  expect(at.state.marker).toBe(NONE);
});
