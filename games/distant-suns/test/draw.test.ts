import { describe, expect, test } from 'vitest';
import { SHAPES } from '../data/shapes.ts';
import { CELLS, cellNumber, cellsOfType } from '../data/sheet.ts';
import { distantSuns } from '../game.ts';
import { contains, maskOf } from '../geometry.ts';
import { totalScore } from '../scoring.ts';
import { EXAMPLE, exampleAt, exampleTable } from './example-game.ts';
import { names, shapeNumber } from './sheet.ts';
import { drawAnything, drawable, drawing, drawKey, shapeAsked, table } from './table.ts';

/** Ways to draw the first drawing of the game, by shape. */
const FIRST: readonly (readonly [string, number])[] = [
  ['black-hole', 2],
  ['crescent', 11],
  ['lightning', 18],
  ['comet', 12],
  ['rocket', 5],
  ['star', 3],
  ['satellite', 5],
  ['ringed-planet', 3],
  ['beam', 3],
  ['galaxy', 6],
  ['dipper', 14],
];

const cellSet = (cells: string): Set<string> => new Set(cells.split(' '));

/** The form of a set of cells, wherever it lies. */
function form(cells: string): string {
  const axial = cells.split(' ').map((id) => CELLS[cellNumber(id)].axial);
  const least = [0, 1].map((i) => Math.min(...axial.map((place) => place[i])));
  return axial
    .map(([q, r]) => `${q - least[0]},${r - least[1]}`)
    .sort()
    .join(' ');
}

/** All forms that a shape has when it is turned and mirrored, by arithmetic of our own. */
function allForms(shape: string): Set<string> {
  const { cells } = SHAPES[shapeNumber(shape)];
  const forms = new Set<string>();
  for (const mirrored of [false, true]) {
    let at = cells.map(([q, r]) => (mirrored ? [q + r, -r] : [q, r]));
    for (let turns = 0; turns < 6; turns++) {
      at = at.map(([q, r]) => [-r, q + r]);
      const least = [0, 1].map((i) => Math.min(...at.map((place) => place[i])));
      forms.add(
        at
          .map(([q, r]) => `${q - least[0]},${r - least[1]}`)
          .sort()
          .join(' '),
      );
    }
  }
  return forms;
}

describe('who draws what', () => {
  test('DS-4.20 all are asked at once, the active player for another shape than the rest', () => {
    const at = table({ seats: 4, active: 1 }).choose('place T3b');
    expect([at.step, at.asked]).toEqual(['draw', [0, 1, 2, 3]]);
    expect([0, 1, 2, 3].map((seat) => shapeAsked(at, seat))).toEqual([
      'rocket',
      'galaxy',
      'rocket',
      'rocket',
    ]);
  });

  test('DS-4.20 players may answer in any order, and change their minds until the last is in', () => {
    const at = table({ seats: 3 }).choose('place T1a');
    const [one, other] = at.options(2);
    at.choose(one, { seat: 2 }).choose(at.options(0)[0], { seat: 0 });
    expect(at.asked).toEqual([1]);
    at.choose(other, { seat: 2 }).choose(at.options(1)[0], { seat: 1 });
    expect(drawKey(`dipper ${names(at.state.sheets[2].covered)}`)).toBe(other);
  });

  test('DS-4.20 seats that answer in another order come to the same position', () => {
    const one = table({ seats: 3 }).choose('place T1a');
    const other = table({ seats: 3 }).choose('place T1a');
    const keys = [0, 1, 2].map((seat) => one.options(seat)[seat]);
    for (const seat of [0, 1, 2]) one.choose(keys[seat], { seat });
    for (const seat of [2, 0, 1]) other.choose(keys[seat], { seat });
    expect(other.game.hash(other.position)).toBe(one.game.hash(one.position));
    expect(other.events).toEqual(one.events);
  });
});

describe('where a shape may be drawn', () => {
  test.each(SHAPES.map(({ id }) => [id]))('DS-4.21 the %s may be turned and mirrored', (shape) => {
    const at = drawing(shape, ['beam E6 F6 G6 H6']);
    expect(new Set(drawable(at).map(form))).toEqual(allForms(shape));
  });

  test('DS-4.22 every cell lies inside the grid, and no row goes on at the other side', () => {
    const at = drawing('dipper', ['beam G4 H4 I4 J4', 'beam A6 B6 C6 D6']);
    const sets = drawable(at);
    for (const cells of sets) expect(allForms('dipper')).toContain(form(cells));
    const atEdge = sets.filter((cells) => /\b(I3|J4|I5|A5|A6|A7)\b/.test(cells));
    expect(atEdge.length).toBeGreaterThan(10);
  });

  test('DS-4.23 empty cells, aliens and upgrades may be covered', () => {
    const at = drawing('beam');
    const types = (cells: string) => cells.split(' ').map((id) => CELLS[cellNumber(id)].type);
    expect(types('B10 C10 D10 E10')).toContain('alien');
    expect(types('A9 B9 C9 D9')).toContain('upgrade');
    expect(drawable(at)).toEqual(['C6 B7 B8 A9', 'A9 B9 C9 D9', 'B10 C10 D10 E10']);
  });

  test('DS-4.23 start, treasures and far worlds can never be covered', () => {
    const never = (['start', 'treasure', 'far-world'] as const)
      .flatMap(cellsOfType)
      .map((cell) => CELLS[cell].id);
    const sheets = ['beam B10 C10 D10 E10', 'beam B1 C1 D1 E1', 'beam F1 G1 H1 I1'];
    const near = [...sheets, 'beam F9 G9 H9 I9', 'beam D6 E6 F6 G6', 'beam D7 E7 F7 G7'];
    for (const { id } of SHAPES) {
      for (const upgrades of [0, 2]) {
        const at = drawing(id, near, upgrades);
        const covered = new Set(drawable(at).flatMap((cells) => cells.split(' ')));
        expect(never.filter((cell) => covered.has(cell))).toEqual([]);
        expect(covered.size).toBeGreaterThan(20);
      }
    }
  });

  test('DS-4.24 a covered cell can not be covered again', () => {
    const at = drawing('beam', ['beam A9 B9 C9 D9']);
    const taken = cellSet('A9 B9 C9 D9');
    expect(drawable(at).length).toBeGreaterThan(5);
    for (const cells of drawable(at)) {
      expect(cells.split(' ').filter((cell) => taken.has(cell))).toEqual([]);
    }
    expect(drawable(drawing('beam'))).toContain('A9 B9 C9 D9');
  });
});

describe('what a drawing has to touch', () => {
  test.each(FIRST)(
    'DS-4.25 the first drawing covers a cell next to the start: %s',
    (shape, ways) => {
      const at = drawing(shape);
      expect(drawable(at)).toHaveLength(ways);
      for (const cells of drawable(at)) expect(cells).toMatch(/\b(A9|B10)\b/);
    },
  );

  test('X-6 DS-4.25 the beam has three first placements, and passing is not one of them', () => {
    expect(drawing('beam').options(0)).toEqual([
      drawKey('beam C6 B7 B8 A9'),
      drawKey('beam A9 B9 C9 D9'),
      drawKey('beam B10 C10 D10 E10'),
    ]);
  });

  test('X-7 DS-4.25 the black hole has two first placements', () => {
    expect(drawing('black-hole').options(0)).toEqual([
      drawKey('black-hole A7 B7 A8 B8 C8 A9 B9'),
      drawKey('black-hole B8 C8 A9 B9 C9 B10 C10'),
    ]);
  });

  test('DS-4.26 a later drawing touches an earlier one, any of them', () => {
    const sheet = ['star A7 B8 C8 A9', 'star D8 D9 E9 D10'];
    const at = drawing('beam', sheet);
    const union = maskOf(['A7', 'B8', 'C8', 'A9', 'D8', 'D9', 'E9', 'D10'].map(cellNumber));
    for (const cells of drawable(at)) {
      const touches = cells
        .split(' ')
        .some((id) => CELLS[cellNumber(id)].neighbours.some((next) => contains(union, next)));
      expect(touches).toBe(true);
    }
    expect(drawable(at)).toContain('F9 G9 H9 I9');
    expect(drawable(at)).not.toContain('F1 G1 H1 I1');
  });

  test('DS-4.26 also the first one, wherever on the sheet all of them lie', () => {
    const low = drawing('beam', ['beam B10 C10 D10 E10', 'beam F10 G10 H10 I10']);
    expect(drawable(low)).toContain('A9 B9 C9 D9');
    const high = drawing('beam', ['beam B0 C0 D0 E0', 'beam F0 G0 H0 I0']);
    expect(drawable(high)).toContain('A1 B1 C1 D1');
  });

  test('a key that names no drawing is refused', () => {
    const at = drawing('star');
    for (const key of ['draw star', 'draw nova:A9', 'draw star:A7+B8+C8+A9:A1', 'draw star:A7']) {
      expect(distantSuns.parse(at.position, key)).toBeLessThan(0);
    }
    expect(at.options()).toContain('draw star:A7+B8+C8+A9');
  });

  test('DS-4.26 lying next to the start is not enough any more', () => {
    const at = drawing('beam', ['star H3 G4 H4 H5']);
    expect(drawable(at).length).toBeGreaterThan(0);
    expect(drawable(at)).not.toContain('B10 C10 D10 E10');
    expect(drawable(at)).not.toContain('A9 B9 C9 D9');
  });

  test('DS-4.26 the drawings of others do not help', () => {
    const at = drawing('beam', ['star H3 G4 H4 H5'], 0, { upgrades: [0, 0] });
    // Seat 1 has a star at the start, seat 0 has none there.
    expect(drawable(at).some((cells) => cells.includes('B9'))).toBe(false);
  });

  test('DS-4.27 who has drawn nothing so far still begins at the start, however late', () => {
    const at = drawing('beam', [], 0, { round: 3, turn: 11 });
    expect(drawable(at)).toEqual(drawable(drawing('beam')));
  });
});

describe('drawing all of it, or nothing', () => {
  test('DS-4.28 without upgrades the whole shape is drawn', () => {
    for (const { id, cells } of SHAPES) {
      const sizes = drawable(drawing(id, ['beam D8 E8 F8 G8'])).map((set) => set.split(' ').length);
      expect(new Set(sizes)).toEqual(new Set([cells.length]));
    }
  });

  test('DS-4.29 whoever can draw the whole shape may not pass', () => {
    for (const upgrades of [0, 1, 2]) {
      const at = drawing('beam', ['star A7 B8 C8 A9'], upgrades);
      expect(at.refuses('pass')).toBe(true);
      expect(() => at.choose('pass')).toThrow();
    }
  });

  test('DS-4.29 a smaller version will do', () => {
    const at = drawing('beam', ['star A7 B8 C8 A9'], 1);
    at.choose(drawKey('beam C9 D9 E9'));
    drawAnything(at);
    expect(names(at.state.sheets[0].covered)).toBe('A7 B8 C8 A9 C9 D9 E9');
  });

  test('DS-4.30 if only a smaller version fits, passing is one of the options', () => {
    const at = exampleAt('R3T4');
    expect(drawable(at)).toHaveLength(3);
    expect(at.options(0).at(-1)).toBe('pass');
    const before = structuredClone(at.state.sheets[0]);
    at.choose('pass', { seat: 0 });
    drawAnything(at);
    expect(at.state.sheets[0]).toEqual(before);
    expect(at.reported('passed').at(-1)).toMatchObject({ seat: 0, forced: false });
  });

  test('DS-4.30 … or the smaller version is drawn and paid for', () => {
    const at = exampleAt('R3T4');
    const { spent, shapeOf } = structuredClone(at.state.sheets[0]);
    at.choose(at.options(0)[0], { seat: 0 });
    drawAnything(at);
    expect(at.state.sheets[0].spent).toBe(spent + 2);
    expect(at.state.sheets[0].shapeOf).toEqual([...shapeOf, shapeNumber('galaxy')]);
  });

  test('DS-4.31 if nothing fits at all, nobody asks, and nothing changes', () => {
    const at = exampleAt('R3T5');
    expect([at.options(1), at.asked]).toEqual([[], [0]]);
    const before = structuredClone(at.state.sheets[1]);
    const score = totalScore(at.state, at.state.sheets[1]);
    at.choose(at.options(0)[0], { seat: 0 });
    expect(at.state.sheets[1]).toEqual(before);
    expect(totalScore(at.state, at.state.sheets[1])).toBe(score);
    expect(at.reported('passed').at(-1)).toMatchObject({ seat: 1, forced: true });
  });

  test('DS-4.31 an upgrade is no reason to ask where even a smaller version does not fit', () => {
    const at = exampleAt('R3T5');
    expect(at.state.sheets[1].gained - at.state.sheets[1].spent).toBe(1);
  });
});

describe('what a drawing does', () => {
  test('DS-4.32 a drawing stays one of its shape for the rest of the game', () => {
    const at = exampleTable();
    const drawn: number[][] = [[], []];
    for (const turn of EXAMPLE) {
      at.choose(`place ${turn.module}`);
      for (const seat of [0, 1]) {
        const { shape, cells, ways } = turn.drawings[seat];
        if (ways !== '0/0/0') {
          at.choose(drawKey(cells === 'pass' ? cells : `${shape} ${cells}`), { seat });
        }
        if (cells !== 'pass') drawn[seat].push(shapeNumber(shape));
      }
      expect(at.state.sheets.map((sheet) => sheet.shapeOf)).toEqual(drawn);
    }
  });

  test('DS-4.33 its cells are covered for good', () => {
    const at = exampleTable();
    const covered = [new Set<string>(), new Set<string>()];
    for (const turn of EXAMPLE) {
      at.choose(`place ${turn.module}`);
      for (const seat of [0, 1]) {
        const { shape, cells, ways } = turn.drawings[seat];
        if (ways === '0/0/0') continue;
        at.choose(drawKey(cells === 'pass' ? cells : `${shape} ${cells}`), { seat });
        if (cells !== 'pass') for (const cell of cells.split(' ')) covered[seat].add(cell);
      }
      for (const seat of [0, 1]) {
        expect(new Set(names(at.state.sheets[seat].covered).split(' '))).toEqual(covered[seat]);
      }
    }
  });

  test('DS-4.34 nothing is drawn before everybody has decided', () => {
    const at = drawing('beam', ['star A7 B8 C8 A9']);
    const before = JSON.stringify(at.state);
    at.choose(drawKey('beam B9 C9 D9 E9'), { seat: 0 });
    expect(JSON.stringify(at.state)).toBe(before);
    at.choose(at.options(1)[0], { seat: 1 });
    expect(at.state.sheets.map((sheet) => sheet.shapeOf.length)).toEqual([2, 2]);
  });

  test('DS-4.34 first all drawings with their upgrades, then the far worlds', () => {
    const at = table({
      columns: [
        'beam/cluster',
        'star/alien',
        'comet/treasure',
        'dipper/upgrade',
        'rocket/black-hole',
      ],
      sheets: [['beam D9 E9 F9 G9'], ['beam E8 F8 G8 H8']],
    }).choose('place T1a');
    at.choose(drawKey('beam F10 G10 H10 I10'), { seat: 0 });
    at.choose(drawKey('star I8 G9 H9 I10'), { seat: 1 });
    expect(at.events.slice(-6).map(({ type, seat }) => `${type} ${seat}`)).toEqual([
      'drew 0',
      'upgrade-gained 0',
      'drew 1',
      'upgrade-gained 1',
      'world-reached 0',
      'world-reached 1',
    ]);
  });
});
