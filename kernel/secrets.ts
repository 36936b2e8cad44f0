/** What a seat may see of a position, and the re-dealing of what it can't. */
import { below, type Generator, shuffleWith } from './chance.ts';
import { type Codec, type Look, masker } from './compile.ts';
import type { GameDefinition } from './definition.ts';
import type { GameEvent } from './doors.ts';
import type { Position, View } from './position.ts';
import {
  type Fields,
  guarded,
  hasSecrets,
  int,
  NONE,
  type RecordNode,
  type ShapeNode,
  secretKinds,
  sightsIn,
  text,
  UNKNOWN,
} from './shape.ts';
import { type Frame, NO_ANSWER, SEALED } from './step.ts';

export interface Secrets<S> {
  /** The shape of each step's frame, and of each event. */
  readonly frames: Declared;
  readonly events: Declared;
  /** Every component in the position, by kind: for the law that none is lost or made. */
  census(position: Position<S>): Map<string, number[]>;
  view(position: Position<S>, seat: number): View<S>;
  /** A maker of positions that the viewer could be in. */
  redealer(view: View<S>): (generator: Generator) => Position<S>;
  /** The event as a seat may know it; `state`: one of about then, for who belongs to whom. */
  redact(event: GameEvent, seat: number, state: S): GameEvent;
}

/** Frames by the name of their step, or events by their type, as others may see them. */
export type Declared = ReadonlyMap<string, RecordNode>;

type Holder = Record<string | number, unknown>;
type Items = Holder & { readonly length: number };
type Path = readonly (string | number)[];

/** A list or record some of whose places are unknown. */
interface Gap {
  readonly holder: Holder;
  readonly path: Path;
  readonly places: (string | number)[];
}

export function secretsOf<S>(definition: GameDefinition<S>, codec: Codec<S>): Secrets<S> {
  const { components = {}, sights = {}, vocabulary } = definition;
  const { node } = definition.state;
  const secret = secretKinds(node);
  const frames = declared('step', vocabulary.steps, secret);
  const events = declared('type', vocabulary.events, secret);
  const secretive = new Map([...frames].filter(([, of]) => hasSecrets(of)));
  for (const of of [node, ...frames.values(), ...events.values()]) {
    for (const name of sightsIn(of))
      if (!Object.hasOwn(sights, name)) throw new Error(`the game has no sight «${name}»`);
  }

  const lookOf =
    (viewer: number, state: S): Look =>
    (sight, of) => {
      if (sight === 'nobody' || of < 0) return false;
      return sight === 'owner' ? viewer === of : ((sights[sight](state, of) >> viewer) & 1) === 1;
    };
  const maskState = masker<S>(node);
  const maskFrames = maskersOf<Frame>(secretive);
  const maskEvents = maskersOf<GameEvent>(events);

  function view(position: Position<S>, seat: number): View<S> {
    return {
      seat,
      position: {
        state: maskState(position.state, lookOf(seat, position.state), -1),
        agenda: position.agenda.map((frame) => maskFrame(frame, seat, position.state)),
        asked: position.asked,
        answers: position.answers.map((answer, at) =>
          at === seat || answer === NO_ANSWER ? answer : SEALED,
        ),
        question: position.question,
        random: [],
      },
    };
  }

  function maskFrame(frame: Frame, seat: number, state: S): Frame {
    const mask = maskFrames.get(frame.step);
    return mask ? { ...frame, ...mask(frame, lookOf(seat, state), frame.seat) } : frame;
  }

  function surveyPosition(position: Position<S>, note: Note): void {
    survey(node, position as unknown as Holder, 'state', [], note);
    position.agenda.forEach((frame, at) => {
      const of = frames.get(frame.step);
      if (of) survey(of, position.agenda as unknown as Holder, at, ['agenda'], note);
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

  function redact(event: GameEvent, seat: number, state: S): GameEvent {
    const mask = maskEvents.get(event.type);
    // What is not declared is not shown.
    return mask?.(event, lookOf(seat, state), event.seat) ?? { type: event.type, seat: event.seat };
  }

  return { frames, events, view, redealer, census, redact };
}

const maskersOf = <T>(nodes: Declared) =>
  new Map([...nodes].map(([name, node]) => [name, masker<T>(node)]));

const declared = (
  name: 'step' | 'type',
  words: Readonly<Record<string, Fields>>,
  secret: ReadonlySet<string>,
): Declared =>
  new Map(Object.entries(words).map(([word, of]) => [word, recordOf(name, of, secret)]));

/** The whole frame or event: what every one has, then its own fields. */
function recordOf(name: 'step' | 'type', fields: Fields, secret: ReadonlySet<string>): RecordNode {
  const own = Object.entries(fields).map(
    ([field, { node }]) => [field, guarded(node, secret)] as const,
  );
  return { type: 'record', fields: [[name, text().node], ['seat', int.node], ...own] };
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
export function without(all: readonly number[], gone: readonly number[]): number[] {
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

/** Told of every place of a component: what is in `holder[place]`, and the path to the holder. */
type Note = (kind: string, holder: Holder, place: string | number, path: Path) => void;

/** Reports every place of a component in `holder[place]`, in the order of the shape. */
function survey(
  node: ShapeNode,
  holder: Holder,
  place: string | number,
  path: Path,
  note: Note,
): void {
  switch (node.type) {
    case 'id':
      note(node.kind, holder, place, path);
      return;
    case 'ids':
    case 'list':
    case 'seats': {
      const items = holder[place] as Items;
      const inner = [...path, place];
      for (let i = 0; i < items.length; i++) {
        if ('kind' in node) note(node.kind, items, i, inner);
        else survey(node.of, items, i, inner, note);
      }
      return;
    }
    case 'record': {
      const inner = [...path, place];
      const fields = holder[place] as Holder;
      for (const [name, of] of node.fields) survey(of, fields, name, inner, note);
      return;
    }
    case 'maybe':
    case 'optional':
    case 'open':
    case 'hidden':
      if ((holder[place] ?? null) !== null) survey(node.of, holder, place, path, note);
      return;
    default:
  }
}
