/** The invariants can fail: each of these states is one that the rules never lead to. */
import { describe, expect, test } from 'vitest';
import type { State } from '../state.ts';
import { EXAMPLE, exampleAt } from './example-game.ts';
import { invariants } from './laws.ts';
import { anything, moduleNumber, playOut, table } from './table.ts';

type Numbers = Record<string, number>;

/** What is wrong with the example game, after the module of R2T5, once it has been tampered with. */
function flaw(tamper: (state: State) => void): string | null {
  const { state } = exampleAt('R2T5');
  expect(invariants(state)).toBeNull();
  tamper(state);
  return invariants(state);
}

describe('invariants', () => {
  test('hold all through the example game', () => {
    for (const { round, turn } of EXAMPLE) {
      expect(invariants(exampleAt(`R${round}T${turn}`).state)).toBeNull();
    }
  });

  test.each<[string, string, (value: number, state: State) => number]>([
    ['I-2', 'modules 1', (_, { modules }) => modules[0]],
    ['I-2', 'notches', (notches) => notches ^ (1 << 6)],
    ['I-3', 'turn', () => 16],
    ['I-3', 'turn', (turn) => turn - 2],
    ['I-3', 'turn', (turn) => turn + 3],
    ['I-3', 'round', () => 4],
    ['I-4', 'zones 0', () => 3],
    ['I-4', 'zones 2', (_, { zones }) => zones[1]],
    ['I-4', 'zones 4', () => 11],
    ['I-4', 'missions 0', (_, { missions }) => missions[1]],
    ['I-8', 'sheets 0 touch 2', () => 0],
    ['I-8', 'sheets 1 touch 3', (word) => word | (1 << 4)],
    ['I-9', 'sheets 0 gained', (gained) => gained + 1],
    ['I-9', 'sheets 1 spent', (spent) => spent + 1],
    ['I-10', 'sheets 0 worlds 2', () => 0],
    ['I-10', 'sheets 0 worlds 2', () => 7],
    ['I-10', 'sheets 1 worlds 2', () => 5],
    ['I-10', 'sheets 1 worlds 1', () => 8],
    ['I-10', 'sheets 0 worlds 1', () => 15],
    ['I-10', 'reached 0', () => 0],
    ['I-10', 'reached 0', (turn) => turn + 1],
    ['I-11', 'sheets 0 covered 1', (word) => word ^ (1 << 3)],
  ])('%s is noticed in %s', (law, path, change) => {
    const broken = flaw((state) => {
      const steps = path.split(' ');
      const last = steps.pop() as string;
      const holder = steps.reduce((at: unknown, key) => (at as Numbers)[key], state) as Numbers;
      holder[last] = change(holder[last], state);
    });
    expect(broken).toMatch(new RegExp(`^${law}:`));
  });

  test.each<[string, string, (state: State) => void]>([
    ['I-2', 'a module is gone', (state) => state.modules.pop()],
    ['I-5', 'a drawing without a place', (state) => state.sheets[0].shapeOf.push(1)],
    ['I-6', 'the same drawing twice', repeatDrawing],
    ['I-8', 'a first drawing that does not begin at the start', moveFirst],
    ['I-9', 'an upgrade spent before it was gained', spendTooEarly],
  ])('%s is noticed: %s', (law, _, tamper) => {
    expect(flaw(tamper)).toMatch(new RegExp(`^${law}:`));
  });

  test('I-1 more modules than there are is noticed', () => {
    const modules = ['T0a', 'T2a', 'T4a', 'B0a', 'B2a'];
    const { state } = table({ modules });
    state.modules.push(moduleNumber('B4a'));
    expect(invariants(state)).toMatch(/^I-1:/);
  });

  test('I-14 the drone on the turn of the player is noticed', () => {
    const at = table({ seats: 1 });
    expect(invariants(at.state)).toBeNull();
    at.state.active = 1;
    expect(invariants(at.state)).toMatch(/^I-14:/);
  });

  test('I-11 I-15 nothing gained is ever lost: cells, missions, treasures, covered aliens', () => {
    for (const seats of [1, 3]) {
      const at = table({ seats });
      let before = at.state.sheets.map(() => ({}) as Record<string, number>);
      playOut(at, (options) => {
        const now = at.state.sheets.map((_, seat) => parts(at.state, seat));
        now.forEach((part, seat) => {
          for (const [name, value] of Object.entries(before[seat])) {
            expect(part[name], name).toBeGreaterThanOrEqual(value);
          }
        });
        before = now;
        return anything(at.state.turn * 7 + seats)(options);
      });
    }
  });

  test('I-14 the active role goes round the table through the whole game', () => {
    for (const seats of [2, 3, 4]) {
      const at = playOut(table({ seats, active: 1 }), anything(seats));
      at.reported('module-placed').forEach(({ seat }, turn) => {
        expect(seat).toBe((1 + turn) % seats);
      });
    }
  });
});

/** Points of each part of the score, and how many drawings there are. */
function parts(state: State, seat: number): Record<string, number> {
  const lines = table().game.definition.score(state, seat);
  const points = lines.map((line, at) => [`${line.id} ${at}`, line.points] as const);
  return { ...Object.fromEntries(points), drawings: state.sheets[seat].shapeOf.length };
}

/** The same drawing a second time. */
function repeatDrawing(state: State): void {
  const { shapeOf, placementOf } = state.sheets[0];
  shapeOf[3] = shapeOf[2];
  placementOf[3] = placementOf[2];
}

/** The first drawing as the last one: it began at the start, the others did not. */
function moveFirst(state: State): void {
  const { shapeOf, placementOf } = state.sheets[0];
  shapeOf.push(shapeOf.shift() as number);
  placementOf.push(placementOf.shift() as number);
}

/** P1's smaller star of R1T2 before the dipper that brought the upgrade for it. */
function spendTooEarly(state: State): void {
  const { shapeOf, placementOf } = state.sheets[1];
  [shapeOf[0], shapeOf[1]] = [shapeOf[1], shapeOf[0]];
  [placementOf[0], placementOf[1]] = [placementOf[1], placementOf[0]];
}
