/** Odds of the battle that is fought, or would be fought, in a sector. */
import { useEffect, useState } from 'react';
import { forecast, outlook } from '../combat/forecast.ts';
import { battleOdds } from '../combat/odds.ts';
import type { State } from '../state.ts';

/** The chance of one side to be the only one left. */
export interface Chance {
  readonly side: number;
  readonly win: number;
}

/** Enough for whole percents, and a few milliseconds' work. */
const SAMPLES = 2000;
/** So long the pointer must rest: what one only passes over is not worth a simulation. */
const REST = 120;

/** From the top of the ladder to the bottom; null where nobody would fight. */
function chancesIn(state: State, sector: number): readonly Chance[] | null {
  const found = state.battle?.sector === sector ? outlook(state) : forecast(state, sector);
  if (!found) return null;
  const { win } = battleOdds({ ...found.question, samples: SAMPLES });
  return found.sides.map((side, at) => ({ side, win: win[at] })).reverse();
}

/** The odds in a sector, worked out once the page has drawn what is asked for. */
export function useChances(state: State | null, sector: number): readonly Chance[] | null {
  const [chances, setChances] = useState<readonly Chance[] | null>(null);
  useEffect(() => {
    setChances(null);
    if (!state || sector < 0) return;
    const timer = setTimeout(() => setChances(chancesIn(state, sector)), REST);
    return () => clearTimeout(timer);
  }, [state, sector]);
  return chances;
}
