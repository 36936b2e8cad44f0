/**
 * What a trace of the browser says about the page: how long things took on a processor four times
 * slower. Only the processor time of its threads is slowed down, so that it does not matter what else
 * the machine has to do; where the page waits, it waits for frames, which come no later.
 */

const SLOWED = 4;
/** Milliseconds from one frame to the next. */
const FRAME = 1000 / 60;

/** As Chromium writes it, in microseconds: `ts` by the clock, `tts` of the thread's own processor time. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly cat: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tts?: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Something that the probe has noted: `orrery <what> <number>`. */
interface Mark {
  readonly what: string;
  readonly number: number;
  /** Milliseconds, by the clock and of the main thread's processor time. */
  readonly at: number;
  readonly spent: number;
}

interface Task {
  readonly begin: number;
  readonly end: number;
  /** Of processor time, slowed down. */
  readonly length: number;
}

/** From one mark to another. */
export interface Span {
  readonly from: Mark;
  readonly to: Mark;
}

const MARK = 'orrery ';

export class Trace {
  readonly #marks: readonly Mark[];
  readonly #main: readonly Task[];
  readonly #compositor: readonly Task[];

  constructor(events: readonly TraceEvent[]) {
    const noted = events.filter(({ name, ph }) => name.startsWith(MARK) && ph !== 'X');
    const { pid, tid } = noted[0] ?? { pid: -1, tid: -1 };
    this.#marks = noted.map(markOf).toSorted((a, b) => a.at - b.at);
    this.#main = tasksOf(events, pid, tid);
    const compositor = events.find(
      ({ name, args, ...event }) =>
        name === 'thread_name' && args?.name === 'Compositor' && event.pid === pid,
    );
    this.#compositor = tasksOf(events, pid, compositor?.tid ?? -1);
  }

  /** Every stretch from one kind of mark to the next of others; what is begun anew before that does not count. */
  spans(from: string, ...to: readonly string[]): Span[] {
    return this.#marks.flatMap((mark, at) => {
      const end = this.#marks.slice(at + 1).find(({ what }) => what === from || to.includes(what));
      return mark.what === from && end && end.what !== from ? [{ from: mark, to: end }] : [];
    });
  }

  /** From each mark of some kinds to the next of them, up to one of the last kind: then something else begins. */
  steps(kinds: readonly string[]): Span[] {
    const marks = this.#marks.filter(({ what }) => kinds.includes(what));
    return marks.slice(1).flatMap((to, at) => {
      const from = marks[at] as Mark;
      return from.what === kinds.at(-1) || to.what === kinds[0] ? [] : [{ from, to }];
    });
  }

  /** A stretch without what lies before the first mark of a kind in it, if there is one. */
  since(what: string, { from, to }: Span): Span {
    const begin = this.#marks.find(
      (mark) => mark.what === what && mark.at >= from.at && mark.at <= to.at,
    );
    return { from: begin ?? from, to };
  }

  /** The last mark of a kind within a stretch. */
  last(what: string, { from, to }: Span): Mark | undefined {
    return this.#marks.findLast(
      (mark) => mark.what === what && mark.at >= from.at && mark.at <= to.at,
    );
  }

  /** What the main thread has to do in a stretch, in milliseconds. */
  busy({ from, to }: Span): number {
    return (to.spent - from.spent) * SLOWED;
  }

  /**
   * What somebody feels who waits: what the thread does, and what it waits for. The probe asks for every
   * frame meanwhile, so a wait that is longer than a frame is the machine's, not the page's.
   */
  felt(span: Span): number {
    let [waits, at] = [Math.min(span.from.number, FRAME), span.from.at];
    for (const { begin, end } of this.#during(span)) {
      waits += Math.min(Math.max(0, begin - at), FRAME);
      at = Math.max(at, end);
    }
    return this.busy(span) + waits;
  }

  longestTask(span: Span): number {
    return Math.max(0, ...this.#during(span).map(({ length }) => length));
  }

  /**
   * Frames per second that a stretch would have: work that does not fit into its frame makes the next ones
   * late, be it the main thread's or that of the thread which puts layers together.
   */
  frames(span: Span): number {
    const count = Math.max(1, Math.round((span.to.at - span.from.at) / FRAME));
    const missed = new Set<number>();
    for (const tasks of [this.#main, this.#compositor]) {
      const work = new Array<number>(count).fill(0);
      for (const { begin, length } of tasks) {
        const frame = Math.floor((begin - span.from.at) / FRAME);
        if (frame >= 0 && frame < count) work[frame] = (work[frame] ?? 0) + length;
      }
      let left = 0;
      work.forEach((length, frame) => {
        left = Math.max(0, left + length - FRAME);
        if (left > 0) missed.add(frame);
      });
    }
    return (60 * (count - missed.size)) / count;
  }

  #during({ from, to }: Span): readonly Task[] {
    return this.#main.filter(({ begin, end }) => end > from.at && begin < to.at);
  }
}

function markOf({ name, ts, tts = 0 }: TraceEvent): Mark {
  const [what = '', number = '0'] = name.slice(MARK.length).split(' ');
  return { what, number: Number(number), at: ts / 1000, spent: tts / 1000 };
}

function tasksOf(events: readonly TraceEvent[], pid: number, tid: number): Task[] {
  return events
    .filter((event) => event.name.endsWith('::RunTask') && event.pid === pid && event.tid === tid)
    .map(({ ts, dur = 0, tdur = 0 }) => ({
      begin: ts / 1000,
      end: (ts + dur) / 1000,
      length: (tdur / 1000) * SLOWED,
    }))
    .toSorted((a, b) => a.begin - b.begin);
}
