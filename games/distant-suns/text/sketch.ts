/** The panel and a player's sheet in plain characters, for the terminal. */
import type { Phrase, View } from '@orrery/kernel';
import { MISSIONS } from '../data/missions.ts';
import { MODULE_PLACEMENTS } from '../data/panel.ts';
import { SHAPES } from '../data/shapes.ts';
import { CELLS, type CellType, cellsOfType, WORLDS } from '../data/sheet.ts';
import { contains } from '../geometry.ts';
import { cellsOf } from '../placements.ts';
import { type Sheet, type State, upgradesOwned } from '../state.ts';
import { shapeToDraw } from '../steps/draw.ts';

type Say = (phrase: Phrase) => string;

const MARKS: Readonly<Record<CellType, string>> = {
  empty: '·',
  alien: 'A',
  upgrade: 'U',
  treasure: 'T',
  start: 'S',
  'far-world': 'W',
};
const CELL = '#';
const CIRCLE = 'O';
const OCTAGON = '#';

/** Six columns of this width fit a terminal of 80. */
const COLUMN = 13;
const LINE = 78;

export function sketch(view: View<State>, seat: number, say: Say): string {
  const { state } = view.position;
  const sheet = state.sheets[Math.max(0, seat)];
  const parts = [
    outlineLines(state.zones, say),
    [
      `${CIRCLE} ${say({ id: 'component.circle' })}`,
      `${OCTAGON} ${say({ id: 'component.octagon' })}`,
    ],
    panelLines(state, say),
    [...sheetLines(sheet, say), ...drawingLines(sheet, say)],
    goalLines(state, sheet, say),
    view.position.agenda.at(-1)?.step === 'draw' && seat >= 0
      ? outlineLines([shapeToDraw(state, seat)], say)
      : [],
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** Shapes side by side, each in one of the ways it may lie. */
function outlineLines(shapes: readonly number[], say: Say): string[] {
  const outlines = shapes.map(outlineOf);
  const height = Math.max(...outlines.map((rows) => rows.length));
  return [
    ...nameLines(shapes.map((shape) => say({ id: SHAPES[shape].name }))),
    ...Array.from({ length: height }, (_, at) => row(outlines.map((rows) => rows[at] ?? ''))),
  ];
}

/** The cells of a shape as they lie on the sheet: rows half a cell apart. */
function outlineOf(shape: number): string[] {
  const points = SHAPES[shape].cells.map(([q, r]) => [2 * q + r, r] as const);
  const left = Math.min(...points.map(([x]) => x));
  const top = Math.min(...points.map(([, y]) => y));
  const rows: string[][] = [];
  for (const [x, y] of points) {
    rows[y - top] ??= [];
    rows[y - top][x - left] = CELL;
  }
  return rows.map((cells) => Array.from(cells, (cell) => cell ?? ' ').join(''));
}

/** What the sheet can't show: which aliens are open, how far treasures and worlds are. */
function goalLines(state: State, sheet: Sheet, say: Say): string[] {
  const covered = (cell: number): boolean => contains(sheet.covered, cell);
  const aliens = cellsOfType('alien').filter((cell) => !covered(cell));
  const treasures = cellsOfType('treasure').map((cell) => {
    const { id, neighbours } = CELLS[cell];
    const done = neighbours.filter(covered).length;
    return `${id} ${done}/${neighbours.length}${done === neighbours.length ? ' ✓' : ''}`;
  });
  const worlds = WORLDS.map((world, at) => {
    const { id } = CELLS[world.cell];
    const noted = sheet.worlds[at];
    if (noted > 0) return `${id} ✓ ${noted}`;
    return state.reached[at] > 0 ? `${id} ${world.later}` : `${id} ${world.first} (${world.later})`;
  });
  const list = (id: string, cells: readonly string[]): string =>
    say({ id, values: { n: cells.length, cells: cells.join(', ') } });
  return [
    list(
      'sketch.aliens',
      aliens.map((cell) => CELLS[cell].id),
    ),
    list('sketch.treasures', treasures),
    list('sketch.worlds', worlds),
    `${say({ id: 'panel.upgrades' })}: ${upgradesOwned(sheet)}`,
  ];
}

/** Top notches, missions, zones, bottom notches. */
function panelLines(state: State, say: Say): string[] {
  const missions = state.missions.map((mission) => say({ id: MISSIONS[mission].name }));
  const zones = state.zones.map((shape) => say({ id: SHAPES[shape].name }));
  return [
    edgeLine(state, 'top'),
    ...nameLines(['', ...missions]),
    ...nameLines(zones),
    edgeLine(state, 'bottom'),
  ];
}

function edgeLine(state: State, edge: 'top' | 'bottom'): string {
  const placed = state.modules
    .map((number) => MODULE_PLACEMENTS[number])
    .filter((placement) => placement.edge === edge);
  return row(
    state.zones.map((_, zone) => {
      if (placed.some(({ selfZone }) => selfZone === zone)) return CIRCLE;
      return placed.some(({ othersZone }) => othersZone === zone) ? OCTAGON : '.';
    }),
  );
}

/** Names side by side; a name too long for its column goes on in the next line. */
function nameLines(names: readonly string[]): string[] {
  const wrapped = names.map((name) => wrap(name.split(' '), COLUMN - 1));
  const lines = Math.max(...wrapped.map((parts) => parts.length));
  return Array.from({ length: lines }, (_, line) => row(wrapped.map((parts) => parts[line] ?? '')));
}

const row = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.padEnd(COLUMN))
    .join('')
    .trimEnd();

/** Puts words together into lines that are no longer than that, as far as words are. */
function wrap(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

const letterOf = (drawing: number): string => String.fromCharCode('a'.charCodeAt(0) + drawing);

/** The cells, each drawing with a letter of its own, and beside them what the marks mean. */
function sheetLines(sheet: Sheet, say: Say): string[] {
  const letters = new Map<number, string>();
  for (const [drawing, shape] of sheet.shapeOf.entries()) {
    for (const cell of cellsOf(shape, sheet.placementOf[drawing])) {
      letters.set(cell, letterOf(drawing));
    }
  }
  const legend = (Object.keys(MARKS) as CellType[])
    .filter((type) => type !== 'empty')
    .map((type) => `${MARKS[type]}  ${say({ id: `cell.${type}` })}`);
  const lines = ['      A   B   C   D   E   F   G   H   I   J'];
  for (let at = 0; at < 11; at++) {
    const cells = CELLS.flatMap((cell, number) =>
      cell.row === at ? [letters.get(number) ?? MARKS[cell.type]] : [],
    );
    const line = `${String(at).padStart(3)}   ${at % 2 ? '  ' : ''}${cells.join('   ')}`;
    lines.push(`${line.padEnd(50)}${legend[at] ?? ''}`.trimEnd());
  }
  return lines;
}

/** Which letter is which shape. */
function drawingLines({ shapeOf }: Sheet, say: Say): string[] {
  const names = shapeOf.map((shape, at) => `${letterOf(at)} ${say({ id: SHAPES[shape].name })}`);
  return wrap(
    names.map((name, at) => (at + 1 < names.length ? `${name},` : name)),
    LINE,
  );
}
