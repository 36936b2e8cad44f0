/** What a seat may see of a position, and the re-dealing of what it can't. */
import { below, type Generator, shuffleWith } from './chance.ts';
import type { Codec } from './compile.ts';
import type { GameEvent } from './doors.ts';
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

/** A list (or a single field) some of whose places are unknown. */
interface Gap {
  readonly path: readonly (string | number)[];
  readonly places: readonly (string | number)[];
}

export function eyesOf<S>(
  node: Node,
  codec: Codec<S>,
  steps: Readonly<Record<string, Step<S>>>,
  components: Readonly<Record<string, (state: S) => readonly number[]>>,
  secretEventFields: Readonly<Record<string, readonly string[]>>,
): Eyes<S> {
  const frameNodes = new Map<string, Node>();
  for (const [name, step] of Object.entries(steps)) {
    if (!step.frame) continue;
    const fields = Object.entries(step.frame).map(([field, of]) => [field, of.node] as const);
    frameNodes.set(name, { type: 'record', fields });
  }

  function view(position: Position<S>, seat: number): View<S> {
    const state = codec.clone(position.state);
    mask(node, state as Holder, seat, -1);
    return {
      seat,
      position: {
        state,
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

  function maskFrame(frame: Frame, seat: number): Frame {
    const fields = frameNodes.get(frame.step);
    if (!fields) return frame;
    const copy = JSON.parse(JSON.stringify(frame));
    mask(fields, copy, seat, frame.seat);
    return copy;
  }

  function surveyPosition(position: Position<S>, note: Note): void {
    survey(node, position.state as Holder, ['state'], note);
    position.agenda.forEach((frame, at) => {
      const fields = frameNodes.get(frame.step);
      if (fields) survey(fields, frame as unknown as Holder, ['agenda', at], note);
    });
  }

  function redealer(view: View<S>): (generator: Generator) => Position<S> {
    const seen = view.position;
    const gaps = new Map<string, Gap[]>();
    const pools = new Map<string, number[]>();
    const visible = new Map<string, Map<number, number>>();
    const note: Note = (kind, holder, places, path) => {
      const unknown = places.filter((place) => holder[place] === UNKNOWN);
      if (unknown.length > 0) push(gaps, kind, { path, places: unknown });
      for (const place of places) {
        const value = holder[place] as number;
        if (value !== UNKNOWN && value !== NONE) count(visible, kind, value);
      }
    };
    surveyPosition(seen, note);
    for (const [kind, found] of gaps) {
      const all = components[kind];
      if (!all) throw new Error(`the game does not list its components of kind «${kind}»`);
      const pool = unseen(all(seen.state), visible.get(kind) ?? new Map());
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
    surveyPosition(position, (kind, holder, places) => {
      for (const place of places) {
        const component = holder[place] as number;
        if (component !== NONE) push(found, kind, component);
      }
    });
    return found;
  }

  function redact(event: GameEvent, seat: number): GameEvent {
    const fields = secretEventFields[event.type];
    if (!fields || event.seat === seat) return event;
    const copy: Record<string, unknown> = { ...event };
    for (const field of fields) {
      const value = copy[field];
      copy[field] = Array.isArray(value) ? value.map(() => UNKNOWN) : UNKNOWN;
    }
    return copy as GameEvent;
  }

  return { view, redealer, census, redact };
}

type Holder = Record<string | number, unknown>;
type Note = (
  kind: string,
  holder: Holder,
  places: (string | number)[],
  path: readonly (string | number)[],
) => void;

/** Puts UNKNOWN over what `viewer` may not see; `owner` is the seat the part belongs to. */
function mask(node: Node, value: Holder, viewer: number, owner: number): void {
  switch (node.type) {
    case 'record':
      for (const [name, of] of node.fields) maskPlace(of, value, name, viewer, owner);
      return;
    case 'list':
    case 'seats': {
      const items = value as unknown as unknown[];
      for (let i = 0; i < items.length; i++) {
        maskPlace(node.of, value, i, viewer, node.type === 'seats' ? i : owner);
      }
      return;
    }
    case 'maybe':
      if (value !== null) mask(node.of, value, viewer, owner);
      return;
    case 'hidden':
      if (node.sight === 'nobody' || viewer !== owner) cover(node.of, value);
      return;
    default:
  }
}

function maskPlace(
  node: Node,
  holder: Holder,
  place: string | number,
  viewer: number,
  owner: number,
) {
  if (node.type === 'hidden' && (node.of.type === 'id' || node.of.type === 'maybe')) {
    const covered = node.sight === 'nobody' || viewer !== owner;
    if (covered && holder[place] !== null && holder[place] !== NONE) holder[place] = UNKNOWN;
  } else if (holder[place] !== null && typeof holder[place] === 'object') {
    mask(node, holder[place] as Holder, viewer, owner);
  }
}

function cover(node: Node, value: Holder): void {
  if (node.type === 'ids') {
    (value as unknown as number[]).fill(UNKNOWN);
  } else if (node.type === 'record') {
    for (const [name, of] of node.fields) coverPlace(of, value, name);
  } else if (node.type === 'list') {
    const items = value as unknown as unknown[];
    for (let i = 0; i < items.length; i++) coverPlace(node.of, value, i);
  }
}

function coverPlace(node: Node, holder: Holder, place: string | number): void {
  if (node.type === 'id') {
    if (holder[place] !== NONE) holder[place] = UNKNOWN;
  } else if (node.type === 'maybe') {
    if (holder[place] !== null) coverPlace(node.of, holder, place);
  } else {
    cover(node, holder[place] as Holder);
  }
}

/** Reports every place of a component in a value. */
function survey(node: Node, value: Holder, path: readonly (string | number)[], note: Note): void {
  switch (node.type) {
    case 'record':
      for (const [name, of] of node.fields) surveyPlace(of, value, name, path, note);
      return;
    case 'list':
    case 'seats':
      for (let i = 0; i < (value as unknown as unknown[]).length; i++) {
        surveyPlace(node.of, value, i, path, note);
      }
      return;
    case 'hidden':
    case 'maybe':
      survey(node.of, value, path, note);
      return;
    case 'ids':
      note(node.kind, value, [...(value as unknown as number[]).keys()], path);
      return;
    default:
  }
}

function surveyPlace(
  node: Node,
  holder: Holder,
  place: string | number,
  path: readonly (string | number)[],
  note: Note,
): void {
  const bare = node.type === 'hidden' || node.type === 'maybe' ? node.of : node;
  if (holder[place] === null || holder[place] === undefined) return;
  if (bare.type === 'id') note(bare.kind, holder, [place], path);
  else if (typeof holder[place] === 'object') {
    survey(node, holder[place] as Holder, [...path, place], note);
  }
}

/** The record or list at the end of a path; frames on the way are copied, because they are shared. */
function reach(root: Holder, path: readonly (string | number)[]): Holder {
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

function unseen(all: readonly number[], visible: Map<number, number>): number[] {
  const left = new Map(visible);
  const pool: number[] = [];
  for (const component of all) {
    const shown = left.get(component) ?? 0;
    if (shown > 0) left.set(component, shown - 1);
    else pool.push(component);
  }
  return pool;
}

function push<V>(map: Map<string, V[]>, key: string, value: V): void {
  const found = map.get(key);
  if (found) found.push(value);
  else map.set(key, [value]);
}

function count(map: Map<string, Map<number, number>>, kind: string, value: number): void {
  let counts = map.get(kind);
  if (!counts) {
    counts = new Map();
    map.set(kind, counts);
  }
  counts.set(value, (counts.get(value) ?? 0) + 1);
}
