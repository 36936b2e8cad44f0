/**
 * The declared shape of a state: every field with its type and, where it holds secrets, who may
 * see it. Clone, equality, hash, codec, views and re-dealing are all derived from it.
 */

/** Stands for a component that the viewer may not see. */
export const UNKNOWN = -2;
/** Stands for «no component here». */
export const NONE = -1;

/**
 * Who sees a hidden place: the seat it belongs to, nobody, or a set of seats that the definition
 * works out under this name (`sights`).
 */
export type SightName = 'owner' | 'nobody' | (string & {});

export type ShapeNode =
  | { readonly type: 'int' | 'flag' | 'text' | 'ints' }
  | { readonly type: 'id' | 'ids'; readonly kind: string }
  | { readonly type: 'list' | 'seats' | 'maybe'; readonly of: ShapeNode }
  | RecordNode
  | { readonly type: 'optional' | 'open'; readonly of: ShapeNode }
  | { readonly type: 'hidden'; readonly of: ShapeNode; readonly sight: SightName };

export interface RecordNode {
  readonly type: 'record';
  readonly fields: readonly (readonly [string, ShapeNode])[];
}

/** A node that remembers the TypeScript type of what it describes. */
export interface Shape<T> {
  readonly node: ShapeNode;
  /** Never present; carries the type. */
  readonly typed?: T;
}

/** A field of a frame or an event that may be absent. */
export interface Optional<T> extends Shape<T> {
  readonly optional: true;
}

export type Infer<Sh> = Sh extends Shape<infer T> ? T : never;
export type Fields = Readonly<Record<string, Shape<unknown>>>;
export type InferFields<F extends Fields> = { -readonly [K in keyof F]: Infer<F[K]> };

const shape = <T>(node: ShapeNode): Shape<T> => ({ node });

/** A whole number (32 bits where it matters). */
export const int: Shape<number> = shape({ type: 'int' });
/** True or false. */
export const flag: Shape<boolean> = shape({ type: 'flag' });
/** A short string out of a fixed vocabulary. */
export const text = <T extends string = string>(): Shape<T> => shape({ type: 'text' });
/** A flat list of whole numbers: the cheapest thing to copy. */
export const ints: Shape<number[]> = shape({ type: 'ints' });
/** One component of a kind (or NONE). */
export const id = (kind: string): Shape<number> => shape({ type: 'id', kind });
/** A list of components of a kind. */
export const ids = (kind: string): Shape<number[]> => shape({ type: 'ids', kind });
export const list = <T>(of: Shape<T>): Shape<T[]> => shape({ type: 'list', of: of.node });
/** A list with one entry per seat: hidden things inside belong to that seat. */
export const perSeat = <T>(of: Shape<T>): Shape<T[]> => shape({ type: 'seats', of: of.node });
/** A value or null. */
export const maybe = <T>(of: Shape<T>): Shape<T | null> => shape({ type: 'maybe', of: of.node });
/** In a frame or an event: may be absent. */
export const optional = <T>(of: Shape<T>): Optional<T> => ({
  node: { type: 'optional', of: of.node },
  optional: true,
});
/** In a frame or an event: everybody sees these components, though their kind is secret elsewhere. */
export const open = <T>(of: Shape<T>): Shape<T> => shape({ type: 'open', of: of.node });

export function record<F extends Fields>(fields: F): Shape<InferFields<F>> {
  if (Object.hasOwn(fields, '__proto__')) throw new Error('no field can be named __proto__');
  return shape({
    type: 'record',
    fields: Object.entries(fields).map(([name, of]) => [name, of.node] as const),
  });
}

/** A place whose components only some may see; it may hold component ids and nothing else. */
export function hidden<T>(of: Shape<T>, sight: SightName): Shape<T> {
  if (!holdsOnlyIds(of.node)) throw new Error('hidden() takes places of components (id, ids)');
  return shape({ type: 'hidden', of: of.node, sight });
}

function holdsOnlyIds(node: ShapeNode): boolean {
  let only = true;
  visit(node, ({ type }) => {
    only &&= ['id', 'ids', 'list', 'maybe', 'record'].includes(type);
  });
  return only;
}

/** True if anything in the shape is hidden from somebody. */
export const hasSecrets = (node: ShapeNode): boolean => secretKinds(node).size > 0;

/** Kinds of components that the shape hides from somebody. */
export function secretKinds(node: ShapeNode): Set<string> {
  const kinds = new Set<string>();
  visit(node, (part) => {
    if (part.type !== 'hidden') return;
    visit(part.of, (inner) => {
      if ('kind' in inner) kinds.add(inner.kind);
    });
  });
  return kinds;
}

/** Names of the sets of seats that the shape shows something to. */
export function sightsIn(node: ShapeNode): Set<string> {
  const names = new Set<string>();
  visit(node, (part) => {
    if (part.type === 'hidden' && part.sight !== 'owner' && part.sight !== 'nobody')
      names.add(part.sight);
  });
  return names;
}

function visit(node: ShapeNode, tell: (part: ShapeNode) => void): void {
  tell(node);
  if ('of' in node) visit(node.of, tell);
  else if ('fields' in node) for (const [, of] of node.fields) visit(of, tell);
}

/** The shape with components of secret kinds shown to their owner alone, where nothing else is said. */
export function guarded(node: ShapeNode, secret: ReadonlySet<string>): ShapeNode {
  switch (node.type) {
    case 'id':
    case 'ids':
      return secret.has(node.kind) ? { type: 'hidden', of: node, sight: 'owner' } : node;
    case 'list':
    case 'seats':
    case 'maybe':
    case 'optional':
      return { type: node.type, of: guarded(node.of, secret) };
    case 'record':
      return {
        type: 'record',
        fields: node.fields.map(([name, of]) => [name, guarded(of, secret)] as const),
      };
    default:
      return node;
  }
}
