/** The log of a table: its events in words, as one seat may know them. */
import type { EventText, GameFace } from '../kit/face.ts';
import type { LiveTable } from '../table/live-table.ts';

export interface LogLine {
  readonly id: string;
  /** The choice that brought it about; -1 for the set-up. */
  readonly moment: number;
  readonly text: EventText;
}

/** What the choices from one moment to another brought about. */
export function linesBetween(
  face: GameFace,
  table: LiveTable,
  seat: number,
  from: number,
  to: number,
): LogLine[] {
  const lines: LogLine[] = [];
  // An event is enough for its own line: whoever keeps the table need not keep all its views.
  const view = table.viewAt(seat, table.now().moments);
  for (let moment = from; moment < to; moment++) {
    table.eventsAt(seat, moment).forEach((event, at) => {
      const text = face.describeEvent(view, event);
      if (text) lines.push({ id: `${moment}.${at}`, moment, text });
    });
  }
  return lines;
}

/** Keeps the lines of a table, so that each choice is put into words once. */
export class LogKeeper {
  #lines: LogLine[] = [];
  #upTo = -1;
  #key = '';

  /** All lines up to a moment; `era` and seat tell when the past has to be told anew. */
  lines(face: GameFace, table: LiveTable, seat: number, moments: number): readonly LogLine[] {
    const { era } = table.now();
    const key = `${table.id} ${era} ${seat}`;
    if (key !== this.#key) {
      this.#key = key;
      this.#lines = [];
      this.#upTo = -1;
    }
    if (this.#upTo > moments) {
      this.#lines = this.#lines.filter(({ moment }) => moment < moments);
      this.#upTo = moments;
    }
    if (this.#upTo < moments) {
      this.#lines = [...this.#lines, ...linesBetween(face, table, seat, this.#upTo, moments)];
      this.#upTo = moments;
    }
    return this.#lines;
  }
}

/**
 * Which lines of so many are drawn: the last ones or, where one looks back, those around the line of
 * that moment. It goes on in great steps, so that lines stay while one goes from moment to moment.
 */
export function drawnLines(
  count: number,
  most: number,
  seen: number | null,
): readonly [from: number, to: number] {
  const last = Math.max(0, count - most);
  if (seen === null) return [last, count];
  const third = Math.round(most / 3);
  const from = Math.min(last, Math.max(0, Math.floor(seen / third) - 1) * third);
  return [from, Math.min(count, from + most)];
}

/** The moment after a seat's last choice before a moment: what follows is news to it. */
export function newsSince(table: LiveTable, seat: number, moments: number): number {
  for (let moment = moments - 1; moment >= 0; moment--) {
    if (table.chooserAt(moment) === seat) return moment + 1;
  }
  return 0;
}
