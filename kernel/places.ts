/** The places of components in a value of a declared shape: what a seat sees of them, and all there are. */
import { NONE, type ShapeNode, type SightName, UNKNOWN } from './shape.ts';

export type Holder = Record<string | number, unknown>;
type Items = Holder & { readonly length: number };
export type Path = readonly (string | number)[];

/** Whose eyes, and what they may not see. */
export interface Gaze {
  /** The seat that this part belongs to. */
  readonly owner: number;
  /** True inside of a place that the viewer may not look into. */
  readonly covered: boolean;
  /** Whether the viewer is among those who may look, by the name of their set. */
  mayLook(sight: SightName, owner: number): boolean;
}

/** A copy of a value with UNKNOWN over what may not be seen; that a place is empty shows. */
export function masked(node: ShapeNode, value: unknown, gaze: Gaze): unknown {
  switch (node.type) {
    case 'id':
      return mask(value as number, gaze.covered);
    case 'ids':
      return (value as number[]).map((component) => mask(component, gaze.covered));
    case 'ints':
      return (value as number[]).slice();
    case 'maybe':
      return value === null ? null : masked(node.of, value, gaze);
    case 'list':
      return (value as unknown[]).map((item) => masked(node.of, item, gaze));
    case 'seats':
      return (value as unknown[]).map((item, owner) => masked(node.of, item, { ...gaze, owner }));
    case 'record': {
      const copy: Holder = {};
      for (const [name, of] of node.fields) {
        const field = (value as Holder)[name];
        if (field !== undefined) copy[name] = masked(of, field, gaze);
      }
      return copy;
    }
    case 'open':
    case 'optional':
      return masked(node.of, value, gaze);
    case 'hidden':
      return masked(node.of, value, { ...gaze, covered: !gaze.mayLook(node.sight, gaze.owner) });
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
