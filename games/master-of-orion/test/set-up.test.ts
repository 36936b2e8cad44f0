import { NONE, TableError } from '@orrery/kernel';
import { scene } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { ACTIONS } from '../data/actions.ts';
import { ADVISORS } from '../data/advisors.ts';
import { RACES } from '../data/races.ts';
import { masterOfOrion as game } from '../game.ts';
import { card, pile, seen, table } from './table.ts';

const raceOf = (id: string) => RACES.findIndex((race) => race.id === id);
const open = (seats: number, options: Record<string, string> = {}, seed = 'set-up') =>
  scene(game, { seats, options, seed });

describe('set-up', () => {
  test('MOO-0.1 an alien race is taken once, humans by anybody', () => {
    const s = open(3);
    expect(s.step).toBe('race');
    expect(s.options()).toEqual(RACES.map(({ id }) => `race ${id}`));
    s.choose('race psilon');
    expect(s.refuses('race psilon')).toBe(true);
    s.choose('race human');
    expect(s.options()).toContain('race human');
    s.choose('race human');
    expect(s.state.players.map(({ race }) => race).sort()).toEqual([0, 0, raceOf('psilon')]);
    expect(() => game.start({ seats: 1, options: {} }, 'x')).toThrow(TableError);
    expect(() => game.start({ seats: 5, options: {} }, 'x')).toThrow(TableError);
  });

  test('MOO-0.2 each race begins with its resources, loyalty 10, no points, ten cubes', () => {
    for (const race of RACES) {
      const s = open(2, { races: 'fixed', race1: race.id });
      const player = s.state.players[0];
      const { food, fleet, production } = race.start;
      expect(player.resources).toEqual([food, fleet, production]);
      expect([player.loyalty, player.points, player.reserve, player.available]).toEqual([
        10, 0, 10, 0,
      ]);
      expect([player.systems, player.cubes]).toEqual([[], 0]);
      expect(player.spent).toEqual(ACTIONS.map(() => 0));
    }
  });

  test('MOO-0.1 MOO-0.2 nobody has a race or resources before choosing', () => {
    for (const { race, resources } of open(3).state.players) {
      expect([race, resources]).toEqual([NONE, [0, 0, 0]]);
    }
  });

  test('MOO-0.3 five of the eight advisors are laid out, three are out of the game', () => {
    const { row, removed } = open(2, { races: 'random' }).state;
    expect([row.length, removed.length]).toEqual([5, 3]);
    expect([...row, ...removed].sort()).toEqual([...ADVISORS.keys()]);
  });

  test('MOO-0.3 advisors are laid out when everybody has a race', () => {
    const s = open(2);
    expect(s.state.row).toEqual([]);
    s.choose('race human');
    expect(s.state.row).toEqual([]);
    s.choose('race human');
    expect(s.state.row).toHaveLength(5);
    const order = s.events.map(({ type }) => type);
    expect(order.lastIndexOf('race-taken')).toBeLessThan(order.indexOf('advisors-laid-out'));
    expect(order.indexOf('advisors-laid-out')).toBeLessThan(order.indexOf('drew'));
  });

  test('MOO-0.4 the first player is drawn by lot, then races are chosen in turn order', () => {
    const first = new Set<number>();
    for (let i = 0; i < 20; i++) first.add(open(3, {}, `lot ${i}`).state.first);
    expect([...first].sort()).toEqual([0, 1, 2]);
    const s = open(3);
    const order = [0, 1, 2].map((i) => (s.state.first + i) % 3);
    for (const seat of order) {
      expect(s.asked).toEqual([seat]);
      s.choose('race human');
    }
  });

  test('MOO-0.4 races can be drawn at random or set for each seat', () => {
    const random = open(4, { races: 'random' }).state.players.map(({ race }) => race);
    expect(new Set(random).size).toBe(4);
    const fixed = open(2, { races: 'fixed', race1: 'darlok', race2: 'mrrshan' });
    expect(fixed.state.players.map(({ race }) => race)).toEqual([
      raceOf('darlok'),
      raceOf('mrrshan'),
    ]);
    const races = ['darlok', 'mrrshan', 'psilon', 'alkari'];
    const all = Object.fromEntries(races.map((race, at) => [`race${at + 1}`, race]));
    for (const seats of [3, 4]) {
      const { race1, race2, race3, race4 } = all;
      const options = { races: 'fixed', race1, race2, race3, ...(seats === 4 ? { race4 } : {}) };
      const { players } = open(seats, options).state;
      expect(players.map(({ race }) => race)).toEqual(races.slice(0, seats).map(raceOf));
    }
    const twice = { races: 'fixed', race1: 'darlok', race2: 'darlok' };
    const start = () => game.start({ seats: 2, options: twice }, 'x');
    expect(start).toThrow(/darlok/);
    try {
      start();
    } catch (error) {
      expect((error as TableError).facts).toEqual({ option: 'race2', value: 'darlok' });
    }
  });

  test('MOO-0.5 everyone draws 5 of the 90 buildings', () => {
    const { players, deck, discard } = open(4, { races: 'random' }).state;
    expect(players.map(({ hand }) => hand.length)).toEqual([5, 5, 5, 5]);
    expect([deck.rest.length, discard.length]).toEqual([70, 0]);
  });

  test('MOO-0.6 each may replace any cards once, in turn order', () => {
    const s = open(3, { races: 'random' });
    const { first } = s.state;
    for (let i = 0; i < 3; i++) {
      expect([s.step, s.asked[0]]).toEqual(['redraw', (first + i) % 3]);
      s.choose('done');
    }
    expect(s.step).not.toBe('redraw');
    expect(s.state.round).toBe(1);
  });

  test('MOO-0.6 replaced cards are discarded in the order marked, then as many are drawn', () => {
    const s = table({
      players: [{ hand: ['titan', 'frigate', 'embassy'] }, {}],
      agenda: [{ step: 'redraw', seat: 0 }],
    });
    s.choose('replace embassy').choose('replace titan');
    // Nothing is shown before it is settled.
    expect(pile(s)).toEqual([]);
    s.choose('done', { chance: [card('destroyer'), card('observatory')] });
    expect(pile(s)).toEqual(['embassy', 'titan']);
    expect(seen(s).hand).toEqual(['frigate', 'destroyer', 'observatory']);
  });

  test('MOO-0.7 training: all human, no advisors; advisors can also be left out alone', () => {
    const training = open(3, { mode: 'training', races: 'fixed', race1: 'darlok' });
    expect(training.state.players.map(({ race }) => race)).toEqual([0, 0, 0]);
    expect(training.state.row).toEqual([]);
    const without = open(2, { advisors: 'no' });
    expect([without.step, without.state.row.length]).toEqual(['race', 0]);
    const s = table({ players: [{ hand: ['titan', 'frigate', 'embassy'] }, {}], row: [] });
    expect(s.refuses('deal')).toBe(true);
  });
});
