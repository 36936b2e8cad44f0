/** a complete game of two, choice by choice: what could be drawn, what was, what it scored. */
import type { Scene } from '@orrery/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { SHAPES } from '../data/shapes.ts';
import { CELLS, WORLDS } from '../data/sheet.ts';
import { distantSuns } from '../game.ts';
import { countCommon } from '../geometry.ts';
import { scoreSheet } from '../scoring.ts';
import type { State } from '../state.ts';
import { drawExample, EXAMPLE, exampleTable } from './example-game.ts';
import { drawable, shapeAsked } from './table.ts';

/** Ways to draw with 0, 1 and 2 cells left out, as in `18/40/0`. */
function ways(at: Scene<State>, seat: number, shape: string): string {
  const size = SHAPES.find(({ id }) => id === shape)?.cells.length as number;
  const sizes = drawable(at, seat).map((cells) => cells.split(' ').length);
  return [0, 1, 2].map((left) => sizes.filter((count) => count === size - left).length).join('/');
}

/** Plays the whole game, comparing every list and every world reached. */
function playAndCompare(): Scene<State> {
  const at = exampleTable();
  for (const turn of EXAMPLE) {
    const name = `R${turn.round}T${turn.turn}`;
    expect(`${name} P${at.state.active}`).toBe(`${name} P${turn.active}`);
    expect([at.step, at.asked, at.state.round]).toEqual([
      'place-module',
      [turn.active],
      turn.round,
    ]);
    at.choose(`place ${turn.module}`);
    for (const [seat, { shape, ways: expected, cells }] of turn.drawings.entries()) {
      if (expected !== '0/0/0') expect(`${name} ${shapeAsked(at, seat)}`).toBe(`${name} ${shape}`);
      expect(`${name} P${seat} ${ways(at, seat, shape)}`).toBe(`${name} P${seat} ${expected}`);
      expect(at.options(seat).includes('pass')).toBe(/^0\/.*[1-9]/.test(expected));
      if (cells === 'pass') expect(expected).toMatch(/^0/);
    }
    const before = at.reported('world-reached').length;
    for (const seat of [0, 1]) drawExample(at, turn, seat);
    const fresh = at
      .reported('world-reached')
      .slice(before)
      .map(({ seat, world }) => `P${seat} ${CELLS[WORLDS[world as number].cell].id}`);
    const expected = turn.drawings.flatMap(({ reached }, seat) =>
      reached ? [`P${seat} ${reached}`] : [],
    );
    expect(fresh.sort()).toEqual(expected.sort());
  }
  return at;
}

describe('X-12 a complete game', () => {
  let at: Scene<State>;

  beforeAll(() => {
    at = playAndCompare();
  });

  test('X-12 is over after rounds of 4, 5 and 5 turns', () => {
    expect(at.over).toBe(true);
    const turns = [1, 2, 3].map((round) => EXAMPLE.filter((turn) => turn.round === round).length);
    expect(turns).toEqual([4, 5, 5]);
    expect(at.reported('round-ended').map(({ round }) => round)).toEqual([1, 2, 3]);
    expect(at.state.turn).toBe(14);
  });

  test('X-12 P0 passed by choice, P1 because nothing was left', () => {
    expect(at.reported('passed').map(({ seat, forced }) => [seat, forced])).toEqual([
      [0, false],
      [1, true],
    ]);
  });

  // Missions in the order of the columns: black hole, upgrade, cluster, alien, treasure.
  test.each([
    [0, '1→3 2→6 2→6 4→15 3→10', [10, 8, 10], 5, 118, [4, 4, 66]],
    [1, '0→0 4→15 0→0 5→20 3→10', [10, 15, 5], 3, 105, [5, 4, 61]],
  ])('X-12 P%i scores what the table says', (seat, missions, worlds, enclosed, sum, counts) => {
    const sheet = at.state.sheets[seat];
    const score = scoreSheet(at.state, sheet);
    expect(score.missions.map(({ count, points }) => `${count}→${points}`).join(' ')).toBe(
      missions,
    );
    expect(score.worlds).toEqual(worlds);
    expect(score.treasures).toEqual({ count: enclosed, points: 10 * enclosed });
    expect(score.aliens.count).toBe(0);
    expect(score.total).toBe(sum);
    expect([sheet.gained, sheet.spent, countCommon(sheet.covered, sheet.covered)]).toEqual(counts);
    const lines = distantSuns.definition.score(at.state, seat);
    expect(lines.reduce((total, line) => total + line.points, 0)).toBe(sum);
  });

  test('X-12 P0 wins', () => {
    expect(distantSuns.definition.places(at.state, 2)).toEqual([1, 2]);
  });
});
