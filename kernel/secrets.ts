/** What a seat may see of a position, and the re-dealing of what it can't. */
import { below, type Generator, shuffleWith } from './chance.ts';
import type { Codec } from './compile.ts';
import type { GameEvent } from './doors.ts';
import { type Holder, masked, type Note, type Path, survey } from './places.ts';
import type { Position, View } from './position.ts';
import { NONE, type Node, UNKNOWN } from './shape.ts';
import { type Frame, NO_ANSWER, SEALED, type Step } from './step.ts';

export interface Eyes<S> {
  /** Every component in the position, by kind: for the law that none is lost or made. */
  census(position: Position<S>): Map<string, number[]>;
  view(position: Position<S>, seat: number): View<S>;
  /** A maker of positions that the viewer could be in. */
  redealer(view: View<S>): (generator: Generator) => Position<S>;
  /** The event as a seat may know it. */
  redact(event: GameEvent, seat: number): GameEvent;
}

/** A list or record some of whose places are unknown. */
interface Gap {
  readonly holder: Holder;
  readonly path: Path;
  readonly places: (string | number)[];
}

export function eyesOf<S>(
  node: Node,
  codec: Codec<S>,
  steps: Readonly<Record<string, Step<S>>>,
  components: Readonly<Record<string, (state: S) => readonly number[]>>,
  secretEventFields: Readonly<Record<string, readonly string[]>>,
): Eyes<S> {
  function view(position: Position<S>, seat: number): View<S> {
    const sight = { viewer: seat, owner: -1, covered: false };
    return {
      seat,
      position: {
        state: masked(node, position.state, sight) as S,
        agenda: position.agenda.map((frame) => maskFrame(frame, seat)),
        asked: position.asked,
        answers: position.answers.map((answer, at) =>
          at === seat || answer === NO_ANSWER ? answer : SEALED,
        ),
        question: position.question,
        random: [],
      },
    };
  }

  /** The fields of a frame that are declared to hold components and are there. */
  function componentFields(frame: Frame): (readonly [string, Node])[] {
    const declared = Object.entries(steps[frame.step].frame ?? {});
    return declared
      .filter(([name]) => Object.hasOwn(frame, name))
      .map(([name, shape]) => [name, shape.node]);
  }

  function maskFrame(frame: Frame, seat: number): Frame {
    const fields = componentFields(frame);
    if (fields.length === 0) return frame;
    const sight = { viewer: seat, owner: frame.seat, covered: false };
    return { ...frame, ...(masked({ type: 'record', fields }, frame, sight) as object) };
  }

  function surveyPosition(position: Position<S>, note: Note): void {
    survey(node, position as unknown as Holder, 'state', [], note);
    position.agenda.forEach((frame, at) => {
      for (const [name, of] of componentFields(frame)) {
        survey(of, frame as unknown as Holder, name, ['agenda', at], note);
      }
    });
  }

  function redealer(view: View<S>): (generator: Generator) => Position<S> {
    const seen = view.position;
    const gaps = new Map<string, Gap[]>();
    const visible = new Map<string, number[]>();
    surveyPosition(seen, (kind, holder, place, path) => {
      const component = holder[place] as number;
      if (component === UNKNOWN) {
        const last = gaps.get(kind)?.at(-1);
        if (last?.holder === holder) last.places.push(place);
        else push(gaps, kind, { holder, path, places: [place] });
      } else if (component !== NONE) push(visible, kind, component);
    });
    const pools = new Map<string, number[]>();
    for (const [kind, found] of gaps) {
      const all = components[kind];
      if (!all) throw new Error(`the game does not list its components of kind «${kind}»`);
      const pool = without(all(seen.state), visible.get(kind) ?? []);
      const wanted = found.reduce((sum, gap) => sum + gap.places.length, 0);
      if (pool.length !== wanted) {
        throw new Error(`${wanted} places for ${pool.length} unseen components of kind «${kind}»`);
      }
      pools.set(kind, pool);
    }
    // An answer that is sealed to this seat is as good as not given: its seat is asked again.
    let asked = seen.asked;
    const answers = seen.answers.map((answer, seat) => {
      if (answer !== SEALED) return answer;
      asked |= 1 << seat;
      return NO_ANSWER;
    });

    return (generator) => {
      const dealt: Position<S> = {
        state: codec.clone(seen.state),
        agenda: seen.agenda.slice(),
        asked,
        answers: answers.slice(),
        question: seen.question,
        random: [0, 0, 0, 0].map(() => below(generator, 2 ** 32) | 0),
      };
      for (const [kind, found] of gaps) {
        const pool = pools.get(kind) as number[];
        shuffleWith(generator, pool);
        let next = 0;
        for (const gap of found) {
          const holder = reach(dealt as unknown as Holder, gap.path);
          for (const place of gap.places) holder[place] = pool[next++];
        }
      }
      return dealt;
    };
  }

  function census(position: Position<S>): Map<string, number[]> {
    const found = new Map<string, number[]>();
    surveyPosition(position, (kind, holder, place) => {
      const component = holder[place] as number;
      if (component !== NONE) push(found, kind, component);
    });
    return found;
  }

  function redact(event: GameEvent, seat: number): GameEvent {
    const fields = secretEventFields[event.type];
    if (!fields || (seat >= 0 && event.seat === seat)) return event;
    const copy: Record<string, unknown> = { ...event };
    for (const field of fields) {
      if (!Object.hasOwn(event, field)) continue;
      const value = event[field];
      copy[field] = Array.isArray(value) ? value.map(() => UNKNOWN) : UNKNOWN;
    }
    return copy as GameEvent;
  }

  return { view, redealer, census, redact };
}

/** The record or list at the end of a path; frames on the way are copied, because they are shared. */
function reach(root: Holder, path: Path): Holder {
  let at = root;
  for (let i = 0; i < path.length; i++) {
    if (path[0] === 'agenda' && i >= 1) {
      const shared = at[path[i]] as Holder;
      at[path[i]] = Array.isArray(shared) ? shared.slice() : { ...shared };
    }
    at = at[path[i]] as Holder;
  }
  return at;
}

/** What is left of a list when some of it, copy by copy, is taken away. */
function without(all: readonly number[], gone: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const component of gone) counts.set(component, (counts.get(component) ?? 0) + 1);
  return all.filter((component) => {
    const count = counts.get(component) ?? 0;
    if (count > 0) counts.set(component, count - 1);
    return count === 0;
  });
}

function push<V>(map: Map<string, V[]>, key: string, value: V): void {
  const found = map.get(key);
  if (found) found.push(value);
  else map.set(key, [value]);
}
