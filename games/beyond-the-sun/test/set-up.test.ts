/** What lies on the table before the first turn. */
import { NONE } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { SPACES } from '../actions.ts';
import {
  ACHIEVEMENTS,
  achievementSlots,
  EVENTS,
  FACTION_BOARDS,
  SLOTS,
  SYSTEMS,
  TECHNOLOGIES,
} from '../data/index.ts';
import { beyondTheSun, beyondTheSun as game } from '../game.ts';
import { placeExists, type State } from '../state.ts';
import { inDeck, place } from './table.ts';

const SEEDS = Array.from({ length: 12 }, (_, at) => `set-up ${at}`);

/** Tables as they are laid out, before the first turn begins. */
const laid = (seats: number, options: Readonly<Record<string, string>> = {}): State[] =>
  SEEDS.map((seed) => game.start({ seats, options }, seed).state);
const start = (seats: number, options: Readonly<Record<string, string>> = {}): State =>
  laid(seats, options)[0];

/** How many different things the tables show. */
const kinds = (things: readonly unknown[]): number =>
  new Set(things.map((thing) => JSON.stringify(thing))).size;

describe('the boards', () => {
  test('BTS-3.1 level I lies open at random, the other levels are whole decks', () => {
    const tables = laid(2);
    for (const { cards, technologies2, technologies3, technologies4 } of tables) {
      const open = cards.filter((card) => card !== NONE);
      expect(open.map((card) => TECHNOLOGIES[card].level)).toEqual([1, 1, 1, 1]);
      expect(new Set(open).size).toBe(4);
      expect(cards.findLastIndex((card) => card !== NONE)).toBe(3);
      expect([technologies2, technologies3, technologies4].map((d) => inDeck(d).length)).toEqual([
        16, 16, 10,
      ]);
    }
    expect(kinds(tables.map(({ cards }) => cards))).toBeGreaterThan(6);
  });

  test('BTS-3.2 an event on each slot of level II and III, the light ones surely among them', () => {
    const { faceDown, unseen } = start(3);
    const slots = [2, 3].map((level) => SLOTS.filter((slot) => slot.level === level).length);
    expect(faceDown).toEqual(slots);
    expect(unseen).toHaveLength(EVENTS.length);
    for (const level of [2, 3]) {
      const light = EVENTS.filter((event) => event.level === level && event.light);
      expect(light).toHaveLength(2);
    }
  });

  test.each([
    [2, false],
    [3, true],
    [4, true],
  ])('BTS-3.3 the side of the star map for %i', (seats, core) => {
    expect(placeExists(start(seats), place('yard-core'))).toBe(core);
  });

  test('BTS-3.4 two starting systems and two of deck B', () => {
    const tables = laid(2);
    for (const { systems, systemsA, systemsB } of tables) {
      const at = (key: string) => SYSTEMS[systems[place(key)]];
      expect([at('a-1').starting, at('a-2').starting]).toEqual([true, true]);
      expect([at('b-1').deck, at('b-2').deck]).toEqual(['B', 'B']);
      expect(new Set(systems.filter((card) => card !== NONE)).size).toBe(4);
      expect(inDeck(systemsA).filter((card) => SYSTEMS[card].starting)).toHaveLength(2);
      expect([inDeck(systemsA).length, inDeck(systemsB).length]).toEqual([10, 10]);
    }
    expect(kinds(tables.map(({ systems }) => systems))).toBeGreaterThan(6);
  });

  test('BTS-3.5 two achievements always, one each of A and B at random', () => {
    const tables = laid(2);
    for (const { achievements, claims } of tables) {
      expect(achievements.slice(0, 2).map((id) => ACHIEVEMENTS[id].key)).toEqual([
        'transcendence',
        'empire',
      ]);
      expect(achievements.slice(2).map((id) => ACHIEVEMENTS[id].deck)).toEqual(['A', 'B']);
      expect(claims.every((seat) => seat === NONE)).toBe(true);
    }
    expect(kinds(tables.map(({ achievements }) => achievements))).toBeGreaterThan(4);
    expect([2, 3, 4].map((seats) => achievementSlots(seats as 2 | 3 | 4))).toEqual([2, 2, 3]);
  });

  test('BTS-3.5 the first game has Technologist and Warlord', () => {
    const { achievements } = start(3, { achievements: 'first-game' });
    expect(achievements.map((id) => ACHIEVEMENTS[id].key)).toEqual([
      'transcendence',
      'empire',
      'technologist',
      'warlord',
    ]);
  });

  test('BTS-3.6 all guilds are covered', () => {
    expect(start(4).guilds).toBe(0);
  });

  test.each([2, 3, 4] as const)('BTS-3.7 %i spaces for each basic research', (seats) => {
    const open = (row: string) =>
      SPACES.filter(({ key, extra }) => key.startsWith(`${row}/`) && extra[seats] >= 0).length;
    expect([open('basic-research-1'), open('basic-research-2')]).toEqual([seats, seats]);
    expect(open('basic-build-jump')).toBe(2);
  });

  test('BTS-3.13 the open tableau begins with row II', () => {
    const { rows } = start(2, { discovery: 'tableau' });
    const levels = rows.map((card) => (card === NONE ? 0 : TECHNOLOGIES[card].level));
    expect(levels).toEqual([...new Array(8).fill(2), ...new Array(16).fill(0)]);
    expect(start(2).rows).toEqual([]);
  });
});

describe('the factions', () => {
  test('BTS-3.8 the first player is drawn by lot, unless the table says who', () => {
    expect(kinds(laid(4).map(({ first }) => first))).toBeGreaterThan(2);
    const { first, active } = start(4, { first: '3' });
    expect([first, active]).toEqual([2, 2]);
    expect(() => start(2, { first: '3' })).toThrow();
  });

  test('BTS-3.8 BTS-4.15 the first player is the one to act, and has done nothing yet', () => {
    const chosen = start(3, { first: '2', factions: 'chosen' });
    expect(chosen).toMatchObject({ first: 1, active: 1, acting: false, changed: false });
    expect(chosen).toMatchObject({ built: false, seized: 0, owed: 0, used: 0 });
  });

  test('BTS-3.9 different factions, all with the same side of their boards', () => {
    const sides = (options: Readonly<Record<string, string>>) =>
      laid(4, options).map(({ players }) => {
        const boards = players.map(({ board }) => FACTION_BOARDS[board]);
        expect(new Set(boards.map(({ faction }) => faction)).size).toBe(4);
        return [...new Set(boards.map(({ side }) => side))];
      });
    expect(sides({})).toEqual(SEEDS.map(() => ['basic']));
    expect(sides({ boards: 'advanced' })).toEqual(SEEDS.map(() => ['advanced']));
    expect(kinds(laid(4).map(({ players }) => players.map(({ board }) => board)))).toBeGreaterThan(
      6,
    );
    const { players } = start(3, { factions: 'in-order' });
    expect(players.map(({ board }) => board)).toEqual([0, 1, 2]);
  });

  test('BTS-3.10 full columns, 2 population, a ship at Sol, all discs, a pawn on no space', () => {
    for (const player of start(4, { boards: 'advanced' }).players) {
      const { columns } = FACTION_BOARDS[player.board];
      expect(player).toMatchObject({ columns, population: 2, tracks: [8, 8], pawn: NONE });
      expect(player.ships.indexOf(1)).toBe(0);
      expect(player.ships.reduce((sum, n) => sum + n)).toBe(1);
      expect(player.automation).toEqual([]);
    }
  });

  test.each([
    [2, [1, 1]],
    [3, [1, 1, 2]],
    [4, [1, 1, 2, 2]],
  ])('BTS-3.11 ore at a table of %i, by the order of play', (seats, ore) => {
    const from = (first: number) => {
      const options = { boards: 'advanced', first: String(first + 1) };
      const { players } = start(seats, options);
      return players.map((_, at) => players[(first + at) % seats].ore);
    };
    expect(from(0)).toEqual(ore);
    expect(from(seats - 1)).toEqual(ore);
  });

  test('BTS-3.12 each basic board gives what its set-up line says', () => {
    const { players } = start(4, { factions: 'in-order', first: '1' });
    const [un, nishida, federation, humanists] = players;
    expect(un).toMatchObject({ population: 3, columns: [3, 3, 3, 4, 3] });
    expect(nishida.ore).toBe(3);
    expect(federation.ships.slice(0, 2)).toEqual([0, 1]);
    expect(humanists).toMatchObject({ tracks: [7, 8], automation: [0] });
  });
});

describe('chosen factions', () => {
  test('BTS-4.147 factions that are chosen on the basic side', () => {
    const position = beyondTheSun.start(
      { seats: 2, options: { factions: 'chosen', first: '1' } },
      'chosen',
    );
    const keys = () =>
      beyondTheSun
        .options(position, beyondTheSun.waiting(position)[0])
        .map((option) => beyondTheSun.key(position, option));
    const all = [
      'play united-nations',
      'play nishida-ostergaard',
      'play federation-of-asian-republics',
      'play humanist-protectorate',
    ];
    expect([beyondTheSun.waiting(position), keys()]).toEqual([[0], all]);
    beyondTheSun.answer(position, 0, beyondTheSun.parse(position, all[0]));
    expect([beyondTheSun.waiting(position), keys()]).toEqual([[1], all.slice(1)]);
    beyondTheSun.answer(position, 1, beyondTheSun.parse(position, all[3]));
    expect(position.state.players.map(({ board }) => board)).toEqual([0, 3]);
  });
});
