/** The panel and a player's sheet in plain characters, for the terminal. */
import type { Phrase, View } from '@orrery/kernel';
import { MISSIONS } from '../data/missions.ts';
import { MODULE_PLACEMENTS } from '../data/panel.ts';
import { SHAPES } from '../data/shapes.ts';
import { CELLS, type CellType } from '../data/sheet.ts';
import { cellsOf } from '../placements.ts';
import { type State, upgradesOwned } from '../state.ts';

const MARKS: Readonly<Record<CellType, string>> = {
  empty: '·',
  alien: 'A',
  upgrade: 'U',
  treasure: 'T',
  start: 'S',
  'far-world': 'W',
};

const WIDE = 15;
const fit = (words: string): string =>
  [...words]
    .slice(0, WIDE - 1)
    .join('')
    .padEnd(WIDE);

export function sketch(view: View<State>, seat: number, say: (phrase: Phrase) => string): string {
  const { state } = view.position;
  const sheet = state.sheets[Math.max(0, seat)];
  return [
    ...panelLines(state, say),
    '',
    ...sheetLines(sheet),
    `${say({ id: 'panel.upgrades' })}: ${upgradesOwned(sheet)}`,
  ].join('\n');
}

/** Top notches, missions, zones, bottom notches; `O` is a module's circle, `#` its octagon. */
function panelLines(state: State, say: (phrase: Phrase) => string): string[] {
  const edge = (name: 'top' | 'bottom'): string =>
    state.zones
      .map((_, zone) => {
        const module = state.modules.find((number) => {
          const placement = MODULE_PLACEMENTS[number];
          return (
            placement.edge === name &&
            (placement.selfZone === zone || placement.othersZone === zone)
          );
        });
        if (module === undefined) return fit('.');
        return fit(MODULE_PLACEMENTS[module].selfZone === zone ? 'O' : '#');
      })
      .join('');
  const missions = state.missions.map((mission) => fit(say({ id: MISSIONS[mission].name })));
  const zones = state.zones.map((shape) => fit(say({ id: SHAPES[shape].name })));
  return [edge('top'), fit('') + missions.join(''), zones.join(''), edge('bottom')];
}

/** Each drawing has a letter of its own, in the order drawn. */
function sheetLines(sheet: State['sheets'][number]): string[] {
  const letters = new Map<number, string>();
  sheet.shapeOf.forEach((shape, at) => {
    for (const cell of cellsOf(shape, sheet.placementOf[at])) {
      letters.set(cell, String.fromCharCode('a'.charCodeAt(0) + at));
    }
  });
  const lines = ['      A   B   C   D   E   F   G   H   I   J'];
  for (let row = 0; row < 11; row++) {
    const cells = CELLS.flatMap((cell, number) =>
      cell.row === row ? [letters.get(number) ?? MARKS[cell.type]] : [],
    );
    lines.push(`${String(row).padStart(3)}   ${row % 2 ? '  ' : ''}${cells.join('   ')}`);
  }
  return lines;
}
