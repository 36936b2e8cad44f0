import type { Stretch } from '../kit/line-plot.tsx';
import type { LogLine } from './log.ts';

/** The rounds of a finished game, from moment to moment; the last line of their weight is the end. */
export function roundsOf(log: readonly LogLine[], moments: number): Omit<Stretch, 'label'>[] {
  const starts = log
    .filter(({ text }) => text.weight === 'round')
    .map(({ moment }) => moment + 1)
    .filter((at) => at < moments);
  return starts.map((from, i) => ({ from, to: starts[i + 1] ?? moments }));
}
