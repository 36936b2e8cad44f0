/** Odds of the battle that is fought, or would be fought, in a sector. */
import { useEffect, useState } from 'react';
import { forecast, outlook } from '../combat/forecast.ts';
import type { OddsQuestion } from '../combat/odds.ts';
import type { State } from '../state.ts';
import type { OddsReply, OddsRequest } from './odds-worker.ts';

/** The chance of one side to be the only one left. */
export interface Chance {
  readonly side: number;
  readonly win: number;
}

/** So long the pointer must rest: what one only passes over is not worth a simulation. */
const REST = 120;

let worker: Worker | null = null;
let last = 0;

/** Has odds worked out; what it returns makes it forget the question. */
function ask(question: OddsQuestion, answer: (win: readonly number[]) => void): () => void {
  worker ??= new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' });
  const asked = worker;
  const id = ++last;
  const hear = ({ data }: MessageEvent<OddsReply>): void => {
    if (data.id === id) answer(data.win);
  };
  asked.addEventListener('message', hear);
  const request: OddsRequest = { id, question };
  asked.postMessage(request);
  return () => asked.removeEventListener('message', hear);
}

/** The odds in a sector, from the top of the ladder to the bottom; null where nobody would fight. */
export function useChances(state: State | null, sector: number): readonly Chance[] | null {
  const [chances, setChances] = useState<readonly Chance[] | null>(null);
  useEffect(() => {
    setChances(null);
    if (!state || sector < 0) return;
    let forget: (() => void) | null = null;
    const timer = setTimeout(() => {
      const found = state.battle?.sector === sector ? outlook(state) : forecast(state, sector);
      if (!found) return;
      const { sides, question } = found;
      forget = ask(question, (win) =>
        setChances(sides.map((side, at) => ({ side, win: win[at] })).reverse()),
      );
    }, REST);
    return () => {
      clearTimeout(timer);
      forget?.();
    };
  }, [state, sector]);
  return chances;
}
