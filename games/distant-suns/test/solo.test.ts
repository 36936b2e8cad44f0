import { below, type Generator, type Position, seededGenerator } from '@orrery/kernel';
import type { Scene } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { MODULE_PLACEMENTS } from '../data/panel.ts';
import { rankOf } from '../data/solo.ts';
import { distantSuns } from '../game.ts';
import { placementsOf } from '../placements.ts';
import { totalScore } from '../scoring.ts';
import { DRONE, type State } from '../state.ts';
import { placementOfDrawing, shapeOfDrawing } from '../steps/draw.ts';
import { words } from '../text/describe.ts';
import { anything, drawKey, moduleNumber, playOut, shapeAsked, table } from './table.ts';

const START = 'star A7 B8 C8 A9';
const COLUMNS = [
  'beam/cluster',
  'star/alien',
  'comet/treasure',
  'dipper/upgrade',
  'rocket/black-hole',
];

/** Alone at the table, with a drawing to go on from. */
const alone = (more: Parameters<typeof table>[0] = {}): Scene<State> =>
  table({ seats: 1, columns: COLUMNS, sheets: [[START]], ...more });

/** The drawing that ends the player's turn, with the drone's module after it, if it places one. */
const draws = (at: Scene<State>, what: string, ...drone: string[]): Scene<State> =>
  at.choose(drawKey(what), { chance: drone.map(moduleNumber) });

describe('player and drone', () => {
  test('DS-4.90 one sheet, the player first, then turn and turn about through all rounds', () => {
    for (let seed = 0; seed < 12; seed++) {
      const at = playOut(alone({ sheets: [[]] }), anything(seed));
      const placed = at.events.filter(({ type }) => /^(module|drone)-placed$/.test(type));
      const order = placed.map(({ type }) => (type === 'module-placed' ? 'p' : 'd')).join('');
      expect(order).toMatch(/^(pd)+p?$/);
      expect(at.state.sheets).toHaveLength(1);
    }
  });

  test('DS-4.90 after a round of five turns the drone begins the next one', () => {
    const at = alone({ modules: ['T0a', 'T2a', 'T4a', 'B0a'], turn: 5 }).choose('place B2a');
    at.choose(at.options()[0], { chance: [moduleNumber('T3a')] });
    expect([at.state.round, at.state.active]).toEqual([2, DRONE]);
    expect(at.reported('drone-placed').at(-1)).toMatchObject({ module: 1 });
  });

  test('DS-4.91 on his own turn the player draws the shape at the circle, nobody the other', () => {
    const at = alone().choose('place T1b');
    expect([at.step, at.asked, shapeAsked(at, 0)]).toEqual(['draw', [0], 'star']);
    const other = alone().choose('place T1a');
    expect(shapeAsked(other, 0)).toBe('beam');
    draws(other, 'beam B9 C9 D9 E9', 'B3a');
    expect(other.reported('drew')).toHaveLength(1);
    expect(other.reported('passed')).toEqual([]);
  });

  test("DS-4.92 on the drone's turn the player draws the shape at the octagon", () => {
    for (const [module, shape] of [
      ['B1a', 'star'],
      ['B1b', 'beam'],
      ['T4a', 'rocket'],
      ['T4b', 'dipper'],
    ]) {
      const at = draws(alone().choose('place T1a'), 'beam B9 C9 D9 E9', module);
      expect([at.step, at.asked, shapeAsked(at, 0)]).toEqual(['draw', [0], shape]);
      expect(at.reported('drone-placed')).toMatchObject([
        { seat: -1, placement: moduleNumber(module), module: 2 },
      ]);
    }
  });

  test('DS-4.92 the drone can place its module wherever one may be placed, and nowhere else', () => {
    const free = MODULE_PLACEMENTS.map(({ id }) => id).filter((id) => !/^T[012]/.test(id));
    expect(free).toHaveLength(14);
    for (const { id } of MODULE_PLACEMENTS) {
      const at = alone().choose('place T1a');
      const place = () => draws(at, 'beam B9 C9 D9 E9', id);
      if (free.includes(id)) expect(place().state.modules.at(-1)).toBe(moduleNumber(id));
      else expect(place).toThrow('not among those');
    }
  });

  test('DS-4.92 every place and face is as likely as any other', () => {
    const found = new Map<number, number>();
    const games = 2800;
    for (let game = 0; game < games; game++) {
      const position = distantSuns.start({ seats: 1, options: {} }, `drone ${game}`);
      distantSuns.answer(position, 0, distantSuns.parse(position, 'place T1a'));
      distantSuns.answer(position, 0, distantSuns.options(position, 0)[0]);
      const placed = position.state.modules[1];
      found.set(placed, (found.get(placed) ?? 0) + 1);
    }
    expect(found.size).toBe(14);
    // Each 200 times, give or take four standard deviations.
    for (const count of found.values()) expect(Math.abs(count - games / 14)).toBeLessThan(56);
  });
});

describe('the race against the drone', () => {
  /** The last turn of a round: the player places the fourth module, which closes both edges. */
  const lastTurn = (round: number, more: Parameters<typeof table>[0] = {}) =>
    alone({ modules: ['T1a', 'T3b', 'B4a'], round, turn: 4 * round, ...more }).choose('place B1a');

  test('DS-4.93 at the end of round 1 the drone claims J0, at the end of round 2 A0 and J10', () => {
    const first = draws(lastTurn(1), 'beam B9 C9 D9 E9', 'T0a');
    expect(first.reported('drone-claimed').map(({ world }) => world)).toEqual([1]);
    expect(first.state.reached).toEqual([0, 4, 0]);
    const second = draws(lastTurn(2, { reached: [0, 4, 0] }), 'beam B9 C9 D9 E9', 'T0a');
    expect(second.reported('drone-claimed').map(({ world }) => world)).toEqual([0, 2]);
    const third = draws(lastTurn(3, { reached: [8, 4, 8] }), 'beam B9 C9 D9 E9');
    expect(third.reported('drone-claimed')).toEqual([]);
    expect(third.over).toBe(true);
  });

  test('DS-4.93 it claims nothing in the middle of a round, and never at a table of two', () => {
    const middle = draws(alone().choose('place T1a'), 'beam B9 C9 D9 E9', 'B3a');
    expect(middle.state.reached).toEqual([0, 0, 0]);
    const two = playOut(table(), anything(3));
    expect(two.reported('drone-claimed')).toEqual([]);
  });

  test('DS-4.94 who reaches a world on the last turn before it is claimed has the higher value', () => {
    const at = lastTurn(1, { sheets: [['beam E1 F1 G1 H1']] });
    draws(at, 'beam F0 G0 H0 I0', 'T0a');
    expect(at.state.sheets[0].worlds).toEqual([0, 15, 0]);
    expect(at.reported('drone-claimed')).toEqual([]);
  });

  test('DS-4.94 after the claim it is worth the lower value', () => {
    const at = alone({ round: 2, turn: 6, reached: [0, 4, 0], sheets: [['beam E1 F1 G1 H1']] });
    at.choose('place T1a');
    draws(at, 'beam F0 G0 H0 I0', 'B3a');
    expect(at.state.sheets[0].worlds).toEqual([0, 8, 0]);
    const low = alone({ round: 3, turn: 10, reached: [8, 4, 8], sheets: [['beam D9 E9 F9 G9']] });
    draws(low.choose('place T1a'), 'beam F10 G10 H10 I10', 'B3a');
    expect(low.state.sheets[0].worlds).toEqual([0, 0, 5]);
  });

  test('DS-4.94 a world that is not claimed yet still has its higher value in the second round', () => {
    const at = alone({ round: 2, turn: 6, reached: [0, 4, 0], sheets: [['beam D9 E9 F9 G9']] });
    draws(at.choose('place T1a'), 'beam F10 G10 H10 I10', 'B3a');
    expect(at.state.sheets[0].worlds).toEqual([0, 0, 10]);
  });
});

describe('all the rest', () => {
  test('DS-4.95 three rounds of four or five turns, and the scoring of the common game', () => {
    for (let seed = 0; seed < 12; seed++) {
      const at = playOut(alone({ sheets: [[]] }), anything(seed));
      expect(at.reported('round-ended').map(({ round }) => round)).toEqual([1, 2, 3]);
      expect(at.state.turn).toBeGreaterThanOrEqual(12);
      expect(at.state.turn).toBeLessThanOrEqual(15);
      const drawn = at.reported('drew').length + at.reported('passed').length;
      expect(drawn).toBe(at.state.turn);
    }
  });

  test('DS-4.95 the sheet is scored as in the common game', () => {
    const { state } = alone({ sheets: [['beam B6 C6 D6 E6', 'beam D7 E7 F7 G7', START]] });
    state.sheets[0].worlds = [5, 0, 10];
    const lines = distantSuns.definition.score(state, 0);
    // Two beams that touch, two far worlds, and all aliens but the one on D7.
    expect(lines.map(({ points }) => points)).toEqual([6, 0, 0, 0, 0, 15, 0, -55]);
    expect(lines[0].values).toEqual({ mission: 'cluster', shape: 'beam', count: 2 });
    expect(lines.slice(5).map(({ values }) => values?.count)).toEqual([2, 0, 11]);
    expect(distantSuns.definition.places(state, 1)).toEqual([1]);
  });

  test('DS-4.95 upgrades and passing are those of the common game', () => {
    const at = alone({ upgrades: [1] }).choose('place T1a');
    expect(at.options()).toContain(drawKey('beam C9 D9 E9'));
    expect(at.refuses('pass')).toBe(true);
    expect(() => distantSuns.start({ seats: 1, options: { first: '2' } }, 'x')).toThrow();
  });

  test('DS-4.96 the total earns a rank', () => {
    const ranks = [49, 50, 69, 70, 89, 90, 109, 110].map((total) => rankOf(total).id);
    expect(ranks.join(' ')).toBe('cadet navigator navigator pilot pilot captain captain legend');
  });

  test('DS-4.96 it is awarded at the end, to somebody alone only', () => {
    const verdict = (at: Scene<State>) => words.verdict?.(distantSuns.view(at.position, 0));
    const at = playOut(alone({ sheets: [[]] }), anything(5));
    at.state.sheets[0].worlds = [100, 0, 0];
    const rank = rankOf(totalScore(at.state, at.state.sheets[0]));
    expect(rank.id).not.toBe('cadet');
    expect(verdict(at)).toEqual({ id: 'rank.earned', values: { rank: { id: rank.name } } });
    expect(verdict(playOut(table(), anything(5)))).toBeNull();
  });

  test('nobody is asked what others draw', () => {
    const asked = (at: Scene<State>) =>
      words.describeQuestion(distantSuns.view(at.position, 0), 0, 'place-module').id;
    expect(asked(alone())).toBe('ask.assign.solo');
    expect(asked(table())).toBe('ask.assign');
  });

  test('the ranks are set so that drawing whole shapes at random brings about 37 points', () => {
    const totals = Array.from({ length: 400 }, (_, game) => playAlone(`random ${game}`, atRandom));
    expect(Math.abs(mean(totals) - 37)).toBeLessThan(3);
  });
});

const mean = (totals: readonly number[]): number =>
  totals.reduce((sum, total) => sum + total) / totals.length;

type Pick = (position: Position<State>, options: readonly number[], random: Generator) => number;

function playAlone(seed: string, pick: Pick): number {
  const position = distantSuns.start({ seats: 1, options: {} }, seed);
  const random = seededGenerator(`player ${seed}`);
  while (!distantSuns.isOver(position)) {
    const options = [...distantSuns.options(position, 0)];
    distantSuns.answer(position, 0, pick(position, options, random));
  }
  return totalScore(position.state, position.state.sheets[0]);
}

const leftOut = (position: Position<State>, option: number): number => {
  const { kind, args } = distantSuns.read(position, option);
  if (kind === 'place') return 0;
  if (kind === 'pass') return 3;
  return placementsOf(shapeOfDrawing(args[0])).ignored[placementOfDrawing(args[0])];
};

const atRandom: Pick = (position, options, random) => {
  const least = Math.min(...options.map((option) => leftOut(position, option)));
  const best = options.filter((option) => leftOut(position, option) === least);
  return best[below(random, best.length)];
};
