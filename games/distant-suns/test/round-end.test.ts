import { total } from '@orrery/kernel';
import type { Scene } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { distantSuns } from '../game.ts';
import type { State } from '../state.ts';
import { exampleSheets } from './example-game.ts';
import { table, turn } from './table.ts';

const places = (at: Scene<State>): string[] => at.options().map((key) => key.slice(6));
const pairs = (at: Scene<State>): string[] => [...new Set(places(at).map((id) => id.slice(0, 2)))];

/** Places the modules one turn after the other. */
function turns(at: Scene<State>, ...modules: string[]): Scene<State> {
  for (const module of modules) turn(at, module);
  return at;
}

describe('when a round ends', () => {
  test('X-1 DS-4.60 when no two neighbouring notches are free', () => {
    const at = turns(table({ seats: 3 }), 'T1a', 'T3b', 'B1a');
    expect([at.state.round, pairs(at)]).toEqual([1, ['B3', 'B4']]);
    turn(at, 'B4b');
    // t0, t5, b0 and b3 are free, and module 5 is still in the stack.
    expect([at.state.round, at.asked]).toEqual([2, [1]]);
    expect(at.reported('module-placed')).toHaveLength(4);
    expect(at.reported('drew')).toHaveLength(4 * 3);
    expect(places(at)).toHaveLength(20);
  });

  test('X-2 DS-4.60 when the stack is empty', () => {
    const at = turns(table(), 'T0a', 'T2a', 'B0b', 'B3a');
    expect([at.state.round, places(at)]).toEqual([1, ['T4a', 'T4b']]);
    turn(at, 'T4b');
    expect([at.state.round, at.reported('module-placed').length]).toEqual([2, 5]);
  });

  test('DS-4.60 when the stack is empty, even if there would be a place', () => {
    const at = turns(table(), 'T0a', 'T2a', 'T4b', 'B0b', 'B2a');
    // b4 and b5 are free side by side.
    expect([at.state.round, at.reported('module-placed').length]).toEqual([2, 5]);
  });

  test.each([
    [['B0a', 'B3a'], 4],
    [['B1b', 'B3a'], 4],
    [['B1a', 'B4b'], 4],
    [['B0a', 'B2b', 'B4a'], 5],
  ])('X-3 DS-4.60 with the top closed by T1 and T3, %j makes %i turns', (bottom, count) => {
    const at = turns(table(), 'T1a', 'T3a');
    expect(places(at)).toEqual(
      ['B0', 'B1', 'B2', 'B3', 'B4'].flatMap((pair) => [`${pair}a`, `${pair}b`]),
    );
    turns(at, ...bottom.slice(0, -1));
    expect(at.state.round).toBe(1);
    turns(at, ...bottom.slice(-1));
    expect([at.state.round, at.reported('module-placed').length]).toEqual([2, count]);
  });
});

describe('the next round', () => {
  test('DS-4.61 the modules go back, from 1 on, and all notches are free', () => {
    const at = turns(table(), 'T1a', 'T3b', 'B1a', 'B4b');
    expect([at.state.modules, at.state.notches]).toEqual([[], 0]);
    expect(places(at)).toHaveLength(20);
    at.choose('place T1a');
    expect(at.reported('module-placed').at(-1)).toMatchObject({ module: 1 });
  });

  test('DS-4.61 the sheets stay as they are', () => {
    const at = table({ modules: ['T1a', 'T3b', 'B3a'], sheets: exampleSheets(), upgrades: [0, 0] });
    const before = structuredClone(at.state.sheets);
    // Neither the satellite nor the black hole fits, so nobody draws on the last turn.
    at.choose('place B0b');
    expect(at.state.round).toBe(2);
    expect(at.state.sheets).toEqual(before);
  });

  test.each([
    [2, ['T1a', 'T3b', 'B1a', 'B4b'], 0],
    [3, ['T1a', 'T3b', 'B1a', 'B4b'], 1],
    [4, ['T1a', 'T3b', 'B1a', 'B4b'], 0],
    [2, ['T0a', 'T2b', 'T4a', 'B0b', 'B2a'], 1],
    [4, ['T0a', 'T2b', 'T4a', 'B0b', 'B2a'], 1],
  ])('DS-4.62 of %i players, after %j, the one whose turn it is begins', (seats, modules, next) => {
    const at = turns(table({ seats }), ...modules);
    expect([at.state.round, at.step, at.asked]).toEqual([2, 'place-module', [next]]);
  });

  test('DS-4.63 after the third round the game is over and scored', () => {
    const at = table({ round: 3, turn: 14, modules: ['T1a', 'T3b', 'B1a'] });
    expect(at.over).toBe(false);
    turn(at, 'B4b');
    expect([at.over, at.state.round, at.state.turn]).toEqual([true, 3, 14]);
    expect(at.events.slice(-2).map(({ type }) => type)).toEqual(['round-ended', 'game-ended']);
    expect(at.asked).toEqual([]);
  });

  test('DS-4.63 what is scored are the sheets as they lie then', () => {
    const sheets = exampleSheets();
    const at = table({ round: 3, modules: ['T1a', 'T3b', 'B3a'], sheets, upgrades: [0, 0] });
    // Nobody has room for the last shapes.
    at.choose('place B0b');
    expect(at.over).toBe(true);
    const { score, places } = distantSuns.definition;
    // Missions 40 and five treasures, missions 45 and three: the example without its far worlds.
    expect([0, 1].map((seat) => total(score(at.state, seat)))).toEqual([90, 75]);
    expect(places(at.state, 2)).toEqual([1, 2]);
  });

  test('DS-4.63 not after the first or the second', () => {
    for (const round of [1, 2]) {
      const at = table({ round, turn: 4 * round, modules: ['T1a', 'T3b', 'B1a'] });
      turn(at, 'B4b');
      expect([at.over, at.state.round]).toEqual([false, round + 1]);
    }
  });
});
