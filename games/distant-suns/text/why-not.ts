/** Why nothing can be done with a cell, in one sentence with its rule. */
import type { Objection, View } from '@orrery/kernel';
import { SHAPES } from '../data/shapes.ts';
import { CELLS, cellNumber } from '../data/sheet.ts';
import { contains } from '../geometry.ts';
import type { State } from '../state.ts';
import { shapeToDraw } from '../steps/draw.ts';

export function whyNot({ position }: View<State>, seat: number, place: string): Objection | null {
  const [kind, id] = place.split(' ');
  const cell = kind === 'cell' ? cellNumber(id) : -1;
  if (cell < 0 || position.agenda.at(-1)?.step !== 'draw') return null;
  const { state } = position;
  if (contains(state.sheets[seat].covered, cell)) {
    return { words: { id: 'why-not.covered' }, rule: 'DS-4.24' };
  }
  const { type } = CELLS[cell];
  if (type === 'start' || type === 'treasure' || type === 'far-world') {
    return { words: { id: `why-not.${type}` }, rule: 'DS-4.23' };
  }
  const shape = { id: SHAPES[shapeToDraw(state, seat)].name };
  return { words: { id: 'why-not.no-room', values: { shape } }, rule: 'DS-4.26' };
}
