/**
 * Code generated from a shape: a copy that builds literals of one hidden class is about ten times
 * as fast as a generic recursion, and search copies a state at every iteration.
 */
import { flaw } from './flaws.ts';
import { NONE, type ShapeNode, type SightName, UNKNOWN } from './shape.ts';

export interface Codec<T> {
  clone(value: T): T;
  /** A 32-bit hash mixed into `seed`. */
  hash(value: T, seed: number): number;
  /** Where and how a value differs from its shape, or null if it fits; of so many seats, if given. */
  flaw(value: unknown, path: string, seats?: number): string | null;
}

export function compile<T>(node: ShapeNode): Codec<T> {
  const hashing: string[] = [];
  hashLines(node, 'v', hashing);
  return {
    clone: copier(node, 'v'),
    hash: build('v, h', ['let k;', ...hashing, 'return h;']),
    flaw(value, path, seats) {
      const found = flaw(node, value, seats);
      return found && path + found;
    },
  };
}

/** Whether the viewer may look into what is hidden: the set of those who may, the seat it belongs to. */
export type Look = (sight: SightName, owner: number) => boolean;

/** A copy of a seat's value with UNKNOWN over what may not be seen; that a place is empty shows. */
export type Masker<T> = (value: T, look: Look, owner: number) => T;

/** Compiled when it is first needed: a game has many events, and few are told at a time. */
export function masker<T>(node: ShapeNode): Masker<T> {
  let compiled: Masker<T> | null = null;
  return (value, look, owner) => {
    compiled ??= copier<Masker<T>>(node, 'v, look, owner', { covered: null, owner: 'owner' });
    return compiled(value, look, owner);
  };
}

const mask = (component: number): number => (component === NONE ? NONE : UNKNOWN);

/** Mixes a number into a hash (one round of MurmurHash3; two if it needs more than 32 bits). */
export function mix(hash: number, value: number): number {
  if (value > 0xffffffff || value < -0x80000000) {
    return mix(mix(hash, value | 0), Math.floor(value / 2 ** 32));
  }
  let k = Math.imul(value, 0xcc9e2d51);
  k = Math.imul((k << 15) | (k >>> 17), 0x1b873593);
  const h = hash ^ k;
  return (Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64) | 0;
}

/** Code for the same, in place for numbers of 32 bits: calls would take most of the time. */
const mixing = (value: string): string =>
  `k = ${value}; if ((k | 0) === k) { k = Math.imul(k, ${0xcc9e2d51 | 0});
  h ^= Math.imul((k << 15) | (k >>> 17), ${0x1b873593});
  h = (Math.imul((h << 13) | (h >>> 19), 5) + ${0xe6546b64 | 0}) | 0; } else h = mix(h, k);`;

export function mixText(hash: number, value: string): number {
  let h = mix(hash, value.length);
  for (let i = 0; i < value.length; i++) h = mix(h, value.charCodeAt(i));
  return h;
}

/** Eight hex digits, after a last avalanche. */
export function hashText(hash: number): string {
  let h = hash ^ (hash >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0).toString(16).padStart(8, '0');
}

/** What generated code may call. */
const HELPERS = { mix, mixText, mask };

function build<F>(parameters: string, lines: readonly string[]): F {
  const source = `return (${parameters}) => { ${lines.join('\n')} };`;
  return new Function(`{ ${Object.keys(HELPERS).join()} }`, source)(HELPERS) as F;
}

function copier<F>(node: ShapeNode, parameters: string, eyes: Eyes = null): F {
  const lines: string[] = [];
  const copy = cloneExpression(node, 'v', lines, eyes);
  return build(parameters, [...lines, `return ${copy};`]);
}

let names = 0;
const fresh = (prefix: string) => `${prefix}${names++}`;
const field = (path: string, name: string) => `${path}[${JSON.stringify(name)}]`;

/** In code that masks: what says whether this is covered, if anything does, and whose it is. */
type Eyes = { readonly covered: string | null; readonly owner: string } | null;

/** An expression for a copy of `path`, as eyes see it if given; what it needs first is added to `lines`. */
function cloneExpression(node: ShapeNode, path: string, lines: string[], eyes: Eyes): string {
  const covered = eyes?.covered;
  switch (node.type) {
    case 'id':
      return covered ? `${covered} ? mask(${path}) : ${path}` : path;
    case 'ids':
      return covered ? `${covered} ? ${path}.map(mask) : ${path}.slice()` : `${path}.slice()`;
    case 'ints':
      return `${path}.slice()`;
    case 'open':
      return cloneExpression(node.of, path, lines, eyes);
    case 'hidden': {
      if (!eyes) return cloneExpression(node.of, path, lines, null);
      const inner = fresh('c');
      lines.push(`const ${inner} = !look(${JSON.stringify(node.sight)}, ${eyes.owner});`);
      return cloneExpression(node.of, path, lines, { ...eyes, covered: inner });
    }
    case 'record': {
      const fields = node.fields.map(([name, of]) => {
        const copy = cloneExpression(of, field(path, name), lines, eyes);
        const given = `${JSON.stringify(name)}: ${copy}`;
        return of.type === 'optional' ? `...(${copy} !== undefined && { ${given} })` : given;
      });
      return `{ ${fields.join(', ')} }`;
    }
    case 'maybe':
    case 'optional': {
      const inner: string[] = [];
      const [source, result] = [fresh('m'), fresh('r')];
      const expression = cloneExpression(node.of, source, inner, eyes);
      lines.push(
        `const ${source} = ${path}; let ${result} = ${source};`,
        `if (${source} != null) { ${inner.join('\n')} ${result} = ${expression}; }`,
      );
      return result;
    }
    case 'list':
    case 'seats': {
      const inner: string[] = [];
      const [source, result, i, item] = [fresh('s'), fresh('r'), fresh('i'), fresh('e')];
      const own = eyes && node.type === 'seats' ? { ...eyes, owner: i } : eyes;
      const expression = cloneExpression(node.of, item, inner, own);
      lines.push(
        `const ${source} = ${path}; const ${result} = [];`,
        `for (let ${i} = 0; ${i} < ${source}.length; ${i}++) {`,
        `const ${item} = ${source}[${i}]; ${inner.join('\n')} ${result}.push(${expression}); }`,
      );
      return result;
    }
    default:
      return path;
  }
}

function hashLines(node: ShapeNode, path: string, lines: string[]): void {
  switch (node.type) {
    case 'int':
    case 'id':
      lines.push(mixing(path));
      return;
    case 'flag':
      lines.push(mixing(`${path} ? 1 : 0`));
      return;
    case 'text':
      lines.push(`h = mixText(h, ${path});`);
      return;
    case 'optional':
      throw new Error('only frames and events have fields that may be absent');
    case 'hidden':
    case 'open':
      hashLines(node.of, path, lines);
      return;
    case 'record':
      for (const [name, of] of node.fields) hashLines(of, field(path, name), lines);
      return;
    case 'maybe':
      lines.push(mixing(`${path} === null ? 0 : 1`), `if (${path} !== null) {`);
      hashLines(node.of, path, lines);
      lines.push('}');
      return;
    default: {
      const [list, i, item] = [fresh('s'), fresh('i'), fresh('e')];
      lines.push(`const ${list} = ${path}; ${mixing(`${list}.length`)}`);
      lines.push(
        `for (let ${i} = 0; ${i} < ${list}.length; ${i}++) { const ${item} = ${list}[${i}];`,
      );
      if ('of' in node) hashLines(node.of, item, lines);
      else lines.push(mixing(item));
      lines.push('}');
    }
  }
}
