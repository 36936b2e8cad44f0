/** Advice for somebody's first two rounds, at the question that is open. */
import type { Phrase, View } from '@orrery/kernel';
import { BLACK_HOLE } from '../data/shapes.ts';
import { isSolo, type State, upgradesOwned } from '../state.ts';
import { shapeToDraw } from '../steps/draw.ts';
import { asking } from '../vocabulary.ts';

const GUIDED_ROUNDS = 2;

export function guide({ position }: View<State>, seat: number): { words: Phrase } | null {
  const { state } = position;
  const step = asking(position)?.step;
  if (state.round > GUIDED_ROUNDS) return null;
  if (step === 'place-module') return { words: { id: `guide.place.${placing(state, seat)}` } };
  if (step === 'draw') return { words: { id: `guide.draw.${drawing(state, seat)}` } };
  return null;
}

function placing(state: State, seat: number): string {
  if (isSolo(state)) return 'solo';
  if (state.sheets[seat].shapeOf.length < 2) return 'first';
  return state.round === 1 ? 'rivals' : 'room';
}

function drawing(state: State, seat: number): string {
  const sheet = state.sheets[seat];
  if (sheet.shapeOf.length === 0) return 'first';
  if (upgradesOwned(sheet) > 0 && sheet.spent === 0) return 'upgrade';
  if (shapeToDraw(state, seat) === BLACK_HOLE) return 'black-hole';
  if (state.round > 1) return 'worlds';
  return sheet.shapeOf.length % 2 === 1 ? 'mission' : 'aliens';
}
