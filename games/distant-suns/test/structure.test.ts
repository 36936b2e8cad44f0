import { SEALED, valuesFor } from '@orrery/kernel';
import type { Scene } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { MODULES } from '../data/panel.ts';
import { distantSuns } from '../game.ts';
import { cellsIn, NEXT_TO_START } from '../geometry.ts';
import type { State } from '../state.ts';
import { anything, drawAnything, drawKey, playOut, table, turn } from './table.ts';

/** Events of a game as letters: ( a round, m a module, ) the end of a round, ! the end. */
const course = (at: Scene<State>): string =>
  at.events
    .map(
      ({ type }) =>
        ({ 'round-started': '(', 'module-placed': 'm', 'round-ended': ')', 'game-ended': '!' })[
          type
        ] ?? '',
    )
    .join('');

describe('the course of the game', () => {
  test('DS-4.1 the game has exactly three rounds', () => {
    for (let seed = 0; seed < 20; seed++) {
      const at = playOut(table({ seats: 2 + (seed % 3) }), anything(seed));
      expect(course(at)).toMatch(/^m+\)\(m+\)\(m+\)!$/);
      expect(at.state.round).toBe(3);
    }
  });

  test('DS-4.2 a round has four or five turns, and both happen', () => {
    const lengths = new Set<number>();
    for (let seed = 0; seed < 30; seed++) {
      const at = playOut(table(), anything(seed));
      for (const round of course(at).split(')').slice(0, 3)) {
        lengths.add(round.replaceAll(/[^m]/g, '').length);
      }
    }
    expect([...lengths].sort()).toEqual([4, 5]);
  });

  test('DS-4.3 a turn is an assignment, then a drawing', () => {
    const at = table({ seats: 3 });
    const steps: (string | null)[] = [];
    for (let turns = 0; turns < 3; turns++) {
      steps.push(at.step);
      at.choose(at.options()[0]);
      steps.push(at.step);
      drawAnything(at);
    }
    expect(steps).toEqual(['place-module', 'draw', 'place-module', 'draw', 'place-module', 'draw']);
  });

  test('DS-4.3 nobody assigns again before everybody has drawn', () => {
    const at = table().choose('place T1a');
    at.choose(at.options(1)[0], { seat: 1 });
    expect([at.step, at.asked]).toEqual(['draw', [0]]);
  });

  test('DS-4.4 the active role goes to the next player on the left, round the table', () => {
    for (const seats of [2, 3, 4]) {
      const at = table({ seats, active: seats - 1 });
      const order: number[] = [];
      for (const module of ['T0a', 'B0a', 'T2a', 'B2a']) {
        order.push(...at.asked);
        turn(at, module);
      }
      expect(order).toEqual([0, 1, 2, 3].map((n) => (seats - 1 + n) % seats));
    }
  });

  test('DS-4.5 shapes and missions keep their places for the whole game', () => {
    const at = table({ seats: 3 });
    const before = JSON.stringify([at.state.zones, at.state.missions]);
    playOut(at, (options) => {
      expect(JSON.stringify([at.state.zones, at.state.missions])).toBe(before);
      return anything(at.state.turn)(options);
    });
    expect(JSON.stringify([at.state.zones, at.state.missions])).toBe(before);
  });
});

describe('what everybody sees', () => {
  test('DS-4.6 panel and sheets are open to every player and onlooker', () => {
    const at = table({ seats: 3 });
    playOut(at, (options) => {
      for (const seat of [-1, 0, 1, 2]) {
        expect(distantSuns.view(at.position, seat).position.state).toEqual(at.state);
      }
      return anything(at.state.turn)(options);
    });
    expect(distantSuns.hasSecrets).toBe(false);
  });

  test('DS-4.6 only the drawing of this turn is sealed until all have decided', () => {
    const at = table({ seats: 3 }).choose('place T1a');
    const key = drawKey('satellite C8 A9 B9 C9 B10');
    at.choose(key, { seat: 0 });
    const answers = (seat: number) => distantSuns.view(at.position, seat).position.answers;
    expect(at.game.key(at.position, answers(0)[0])).toBe(key);
    expect([answers(1)[0], answers(2)[0], answers(-1)[0]]).toEqual([SEALED, SEALED, SEALED]);
    expect(at.reported('drew')).toEqual([]);
    expect(distantSuns.view(at.position, 1).position.state.sheets[0].shapeOf).toEqual([]);
  });
});

test('what nobody does is no seat’s: the course of the game and its rounds', () => {
  const at = playOut(table({ seats: 1 }), anything(1));
  const own = ['round-started', 'round-ended', 'game-ended', 'drone-placed', 'drone-claimed'];
  for (const type of own) {
    expect(at.reported(type).length).toBeGreaterThan(0);
    for (const { seat } of at.reported(type)) expect(seat).toBe(-1);
  }
  const [bottom] = distantSuns.start({ seats: 2, options: {} }, 'x').agenda;
  expect(bottom.seat).toBe(-1);
});

describe('set-up', () => {
  const start = (seed: number, seats = 2) => distantSuns.start({ seats, options: {} }, `${seed}`);

  test('DS-3.1 DS-3.2 DS-3.3 DS-4.5 DS-4.15 the black hole and five of ten shapes, five missions', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { zones, missions } = start(seed).state;
      expect(zones[0]).toBe(0);
      expect(new Set(zones).size).toBe(6);
      expect([...missions].sort()).toEqual([0, 1, 2, 3, 4]);
    }
  });

  test('DS-3.4 the missions of both edges are the same five, one to a zone', () => {
    const { zones, missions } = start(1).state;
    expect([missions.length, zones.length]).toEqual([5, 6]);
  });

  test('DS-3.5 five modules, none of them placed', () => {
    const { modules, notches } = start(1).state;
    expect([MODULES, modules, notches]).toEqual([5, [], 0]);
  });

  test('DS-3.6 everybody has the same empty sheet and no upgrades', () => {
    const { sheets } = start(1, 4).state;
    expect(sheets).toHaveLength(4);
    for (const sheet of sheets) {
      expect(sheet).toMatchObject({ shapeOf: [], gained: 0, spent: 0, worlds: [0, 0, 0] });
      expect(cellsIn(sheet.covered)).toEqual([]);
      expect(cellsIn(sheet.touch)).toEqual(cellsIn(NEXT_TO_START));
    }
  });

  test('DS-3.7 every shape, mission and first player comes up in every place', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 400; seed++) {
      const { zones, missions, active } = start(seed, 4).state;
      for (const [zone, shape] of zones.entries()) seen.add(`zone ${zone} ${shape}`);
      for (const [column, mission] of missions.entries()) seen.add(`mission ${column} ${mission}`);
      seen.add(`first ${active}`);
    }
    expect(seen.size).toBe(1 + 5 * 10 + 5 * 5 + 4);
  });

  test('one to four players', () => {
    for (const seats of [1, 2, 3, 4]) expect(start(1, seats).state.sheets).toHaveLength(seats);
    for (const seats of [0, 5]) expect(() => start(1, seats)).toThrow('1 to 4 seats');
  });

  test('DS-3.7 the first player can be named, if there is such a seat', () => {
    const first = (seats: number, value: string) =>
      distantSuns.start({ seats, options: { first: value } }, 'x').state.active;
    expect([first(2, '1'), first(3, '3'), first(4, '4')]).toEqual([0, 2, 3]);
    expect(() => first(2, '3')).toThrow('one of random, 1, 2, not 3');
    const offered = (seats: number) => valuesFor(distantSuns.definition.options.first, seats);
    expect(offered(2)).toEqual(['random', '1', '2']);
    expect(offered(3)).toEqual(['random', '1', '2', '3']);
    expect(offered(4)).toEqual(['random', '1', '2', '3', '4']);
  });
});
