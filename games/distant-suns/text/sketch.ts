/** The panel and a player's sheet in plain characters, for the terminal. */
import type { Phrase, View } from '@orrery/kernel';
import { MISSIONS } from '../data/missions.ts';
import { MODULE_PLACEMENTS } from '../data/panel.ts';
import { SHAPES } from '../data/shapes.ts';
import { CELLS, type CellType } from '../data/sheet.ts';
import { cellsOf } from '../placements.ts';
import { type Sheet, type State, upgradesOwned } from '../state.ts';

type Say = (phrase: Phrase) => string;

const MARKS: Readonly<Record<CellType, string>> = {
  empty: '·',
  alien: 'A',
  upgrade: 'U',
  treasure: 'T',
  start: 'S',
  'far-world': 'W',
};
const CIRCLE = 'O';
const OCTAGON = '#';

/** Six columns of this width fit a terminal of 80. */
const COLUMN = 13;
const LINE = 78;

export function sketch(view: View<State>, seat: number, say: Say): string {
  const { state } = view.position;
  const sheet = state.sheets[Math.max(0, seat)];
  return [
    ...panelLines(state, say),
    `${CIRCLE} ${say({ id: 'component.circle' })}`,
    `${OCTAGON} ${say({ id: 'component.octagon' })}`,
    '',
    ...sheetLines(sheet, say),
    ...drawingLines(sheet, say),
    `${say({ id: 'panel.upgrades' })}: ${upgradesOwned(sheet)}`,
  ].join('\n');
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
