/** The agenda as a person reads it, the next thing first. */
import { type Position, seatsIn } from './position.ts';

export function trace(position: Position<unknown>): string {
  const lines = position.agenda.map((frame) => {
    const { step, seat, ...rest } = frame as { step: string; seat: number };
    const fields = Object.entries(rest).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
    return [step.padEnd(18), seat < 0 ? '—' : `seat ${seat}`, ...fields].join('  ');
  });
  const asked = seatsIn(position.asked);
  const head =
    asked.length > 0 ? `question ${position.question} to seat ${asked.join(', ')}` : 'over';
  return [head, ...lines.reverse().map((line) => `  ${line}`)].join('\n');
}
