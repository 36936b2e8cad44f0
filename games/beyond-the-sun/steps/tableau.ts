/** The open tableau, a variant for experts: rows of technologies to discover from. */
import { NONE } from '@orrery/kernel';
import { type Effect, researchLevels } from '../data/effects.ts';
import { GUILDS, TABLEAU, TECHNOLOGIES } from '../data/index.ts';
import { type State, technologyDeck } from '../state.ts';
import { hasType } from '../tree.ts';
import type { Doors } from '../vocabulary.ts';

const { rowSize } = TABLEAU;
const rowStart = (level: number): number => (level - 2) * rowSize;

/** Places for all rows, still empty. */
export const emptyRows = (): number[] => new Array(TABLEAU.rows.length * rowSize).fill(NONE);

function rowIsOpen(state: State, level: number): boolean {
  const from = rowStart(level);
  for (let at = from; at < from + rowSize; at++) if (state.rows[at] !== NONE) return true;
  return false;
}

/** Deals a row, unless it lies there already (BTS-4.148). */
export function openRow(state: State, level: number, k: Doors): void {
  if (!state.tableau || level < 2 || rowIsOpen(state, level)) return;
  const from = rowStart(level);
  for (let at = from; at < from + rowSize; at++)
    state.rows[at] = k.draw(technologyDeck(state, level));
  k.emit({ type: 'row-opened', seat: -1, level, cards: state.rows.slice(from, from + rowSize) });
}

const opens = (actions: readonly { readonly effects: readonly Effect[] }[]): readonly number[] => [
  ...new Set(actions.flatMap(({ effects }) => researchLevels(effects))),
];
const TECHNOLOGY_OPENS = TECHNOLOGIES.map(({ actions }) => opens(actions));
const GUILD_OPENS = GUILDS.map(({ action }) => opens([action]));

/** Deals the rows that a technology or guild offers research of (BTS-4.151, BTS-4.152). */
export function openRowsFor(
  state: State,
  kind: 'technology' | 'guild',
  id: number,
  k: Doors,
): void {
  if (!state.tableau) return;
  for (const level of (kind === 'guild' ? GUILD_OPENS : TECHNOLOGY_OPENS)[id]) {
    openRow(state, level, k);
  }
}

/** Pushes the cards of a row that have a type. */
export function rowCards(state: State, level: number, type: number, list: number[]): void {
  const from = rowStart(level);
  for (let at = from; at < from + rowSize; at++) {
    if (state.rows[at] !== NONE && hasType(state.rows[at], type)) list.push(state.rows[at]);
  }
}

/** Takes a card out of its row and closes the gap from the deck (BTS-4.149). */
export function takeFromRow(state: State, technology: number, k: Doors): void {
  const at = state.rows.indexOf(technology);
  state.rows[at] = k.draw(technologyDeck(state, TECHNOLOGIES[technology].level));
}
