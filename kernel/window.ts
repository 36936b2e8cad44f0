/**
 * Windows: what is about to happen is announced as plain data; before-listeners may change or
 * cancel it, then it happens, then after-listeners follow. The active seat's come first, then the
 * others clockwise; a seat with several listeners chooses their order.
 */
import { choiceSet, named } from './choices.ts';
import type { Doors } from './doors.ts';
import { type Action, type Frame, type Question, type Step, seatsFrom } from './step.ts';

export interface Listener<S, F extends Frame> {
  /** The step that runs for the listening seat; its frame carries the window's in `of`. */
  readonly step: string;
  /** Switched on by the state; from public facts only where asking would tell a secret. */
  when(state: S, frame: F, seat: number): boolean;
}

/** The frame that a listener's step gets. */
export interface ListenerFrame<F extends Frame> extends Frame {
  readonly of: F;
}

interface WindowDefinition<S, F extends Frame> {
  readonly rule?: string;
  readonly before?: readonly Listener<S, F>[];
  happens(state: S, frame: F, k: Doors): void;
  readonly after?: readonly Listener<S, F>[];
}

interface Progress {
  /** True once it has happened: the after-listeners are on. */
  readonly happened?: boolean;
  readonly cancelled?: boolean;
  /** Listeners that had their say, as listener × 8 + seat. */
  readonly heard?: readonly number[];
}

const MOST_SEATS = 8;

/** Listeners by the names of their steps; `~2` for the second of the same step. */
const namesOf = (listeners: readonly { readonly step: string }[]): string[] =>
  listeners.map(({ step }, at) => {
    const same = listeners.slice(0, at).filter((earlier) => earlier.step === step).length;
    return same === 0 ? step : `${step}~${same + 1}`;
  });

/** The steps of a window: spread them into the game's table of steps. */
export function window<S, F extends Frame>(
  name: string,
  definition: WindowDefinition<S, F>,
): Record<string, Step<S>> {
  type WindowFrame = F & Progress;
  const { before = [], after = [], rule } = definition;
  const listeners = (frame: Progress) => (frame.happened ? after : before);
  const [beforeNames, afterNames] = [namesOf(before), namesOf(after)];
  const names = [...new Set([...beforeNames, ...afterNames])];
  const which = choiceSet({ first: [named(names)] });

  /** Listeners of a seat that are on and have not been heard. */
  const pending = (state: S, frame: WindowFrame, seat: number): number[] =>
    [...listeners(frame).keys()].filter(
      (at) =>
        !frame.heard?.includes(at * MOST_SEATS + seat) &&
        listeners(frame)[at].when(state, frame, seat),
    );

  const hear = (frame: WindowFrame, at: number, seat: number, k: Doors): void => {
    k.push({ ...frame, heard: [...(frame.heard ?? []), at * MOST_SEATS + seat] });
    k.push({ step: listeners(frame)[at].step, seat, of: frame });
  };

  const run: Action<S, WindowFrame> = {
    ...(rule === undefined ? {} : { rule }),
    run(state, frame, k) {
      if (frame.cancelled) return;
      for (const seat of seatsFrom(Math.max(0, frame.seat), k.seats)) {
        const own = pending(state, frame, seat);
        if (own.length === 1) return hear(frame, own[0], seat, k);
        if (own.length > 1) return k.push({ step: `${name}.order`, seat, of: frame });
      }
      if (frame.happened) return;
      k.push({ ...frame, happened: true, heard: [] });
      definition.happens(state, frame, k);
    },
  };
  const order: Question<S, ListenerFrame<WindowFrame>> = {
    ...(rule === undefined ? {} : { rule }),
    choices: which,
    options(state, frame, list) {
      const own = frame.of.happened ? afterNames : beforeNames;
      for (const at of pending(state, frame.of, frame.seat))
        list.push(which.make.first(names.indexOf(own[at])));
    },
    choose(_state, frame, choice, k) {
      const own = frame.of.happened ? afterNames : beforeNames;
      hear(frame.of, own.indexOf(names[which.arg(choice, 0)]), frame.seat, k);
    },
  };
  return { [name]: run, [`${name}.order`]: order };
}

/** Says, from a before-listener, that what the window announced does not happen. */
export const cancel = (window: string, k: Doors): void => k.amend(window, { cancelled: true });
