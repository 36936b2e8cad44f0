/** The places of components in a value of a declared shape: what a seat sees of them, and all there are. */
import { NONE, type Node, UNKNOWN } from './shape.ts';

export type Holder = Record<string | number, unknown>;
type Items = Holder & { readonly length: number };
export type Path = readonly (string | number)[];

/** Whose eyes, and what they may not see. */
export interface Sight {
  /** The viewing seat; −1 for an onlooker, who owns nothing. */
  readonly viewer: number;
  /** The seat that this part belongs to. */
  readonly owner: number;
  /** True inside of a place that the viewer may not look into. */
  readonly covered: boolean;
}

/** A copy of a value with UNKNOWN over what may not be seen; that a place is empty shows. */
export function masked(node: Node, value: unknown, sight: Sight): unknown {
  switch (node.type) {
    case 'id':
      return mask(value as number, sight.covered);
    case 'ids':
      return (value as number[]).map((component) => mask(component, sight.covered));
    case 'ints':
      return (value as number[]).slice();
    case 'maybe':
      return value === null ? null : masked(node.of, value, sight);
    case 'list':
      return (value as unknown[]).map((item) => masked(node.of, item, sight));
    case 'seats':
      return (value as unknown[]).map((item, owner) => masked(node.of, item, { ...sight, owner }));
    case 'record': {
      const copy: Holder = {};
      for (const [name, of] of node.fields) copy[name] = masked(of, (value as Holder)[name], sight);
      return copy;
    }
    case 'hidden': {
      const open = node.sight === 'owner' && sight.viewer >= 0 && sight.viewer === sight.owner;
      return masked(node.of, value, { ...sight, covered: !open });
    }
    default:
      return value;
  }
}

const mask = (component: number, covered: boolean): number =>
  covered && component !== NONE ? UNKNOWN : component;

/** Told of every place of a component: what is in `holder[place]`, and the path to the holder. */
export type Note = (kind: string, holder: Holder, place: string | number, path: Path) => void;

/** Reports every place of a component in `holder[place]`, in the order of the shape. */
export function survey(
  node: Node,
  holder: Holder,
  place: string | number,
  path: Path,
  note: Note,
): void {
  switch (node.type) {
    case 'id':
      note(node.kind, holder, place, path);
      return;
    case 'ids': {
      const items = holder[place] as Items;
      const inner = [...path, place];
      for (let i = 0; i < items.length; i++) note(node.kind, items, i, inner);
      return;
    }
    case 'list':
    case 'seats': {
      const items = holder[place] as Items;
      const inner = [...path, place];
      for (let i = 0; i < items.length; i++) survey(node.of, items, i, inner, note);
      return;
    }
    case 'record': {
      const inner = [...path, place];
      const fields = holder[place] as Holder;
      for (const [name, of] of node.fields) survey(of, fields, name, inner, note);
      return;
    }
    case 'maybe':
      if (holder[place] !== null) survey(node.of, holder, place, path, note);
      return;
    case 'hidden':
      survey(node.of, holder, place, path, note);
      return;
    default:
  }
}
