/**
 * Code generated from a shape: a copy that builds literals of one hidden class is about ten times
 * as fast as a generic recursion, and search copies a state at every iteration.
 */
import { flaw } from './flaws.ts';
import type { ShapeNode } from './shape.ts';

export interface Codec<T> {
  clone(value: T): T;
  /** A 32-bit hash mixed into `seed`. */
  hash(value: T, seed: number): number;
  /** Where and how a value differs from its shape, or null if it fits; of so many seats, if given. */
  flaw(value: unknown, path: string, seats?: number): string | null;
}

export function compile<T>(node: ShapeNode): Codec<T> {
  const copying: string[] = [];
  const copy = cloneExpression(node, 'v', copying);
  const hashing: string[] = [];
  hashLines(node, 'v', hashing);
  return {
    clone: build('v', [...copying, `return ${copy};`]),
    hash: build('v, h', [...hashing, 'return h;']),
    flaw(value, path, seats) {
      const found = flaw(node, value, seats);
      return found && path + found;
    },
  };
}

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

function build<F>(parameters: string, lines: readonly string[]): F {
  const source = `return (${parameters}) => { ${lines.join('\n')} };`;
  return new Function('mix', 'mixText', source)(mix, mixText) as F;
}

let names = 0;
const fresh = (prefix: string) => `${prefix}${names++}`;
const field = (path: string, name: string) => `${path}[${JSON.stringify(name)}]`;

/** An expression for a copy of `path`; loops it needs first are added to `lines`. */
function cloneExpression(node: ShapeNode, path: string, lines: string[]): string {
  switch (node.type) {
    case 'int':
    case 'flag':
    case 'text':
    case 'id':
      return path;
    case 'ints':
    case 'ids':
      return `${path}.slice()`;
    case 'hidden':
    case 'open':
      return cloneExpression(node.of, path, lines);
    case 'optional':
      throw new Error('only frames and events have fields that may be absent');
    case 'record': {
      const fields = node.fields.map(
        ([name, of]) => `${JSON.stringify(name)}: ${cloneExpression(of, field(path, name), lines)}`,
      );
      return `{ ${fields.join(', ')} }`;
    }
    case 'maybe': {
      const inner: string[] = [];
      const [source, result] = [fresh('m'), fresh('r')];
      const expression = cloneExpression(node.of, source, inner);
      lines.push(
        `const ${source} = ${path}; let ${result} = null;`,
        `if (${source} !== null) { ${inner.join('\n')} ${result} = ${expression}; }`,
      );
      return result;
    }
    case 'list':
    case 'seats': {
      const inner: string[] = [];
      const [source, result, i, item] = [fresh('s'), fresh('r'), fresh('i'), fresh('e')];
      const expression = cloneExpression(node.of, item, inner);
      lines.push(
        `const ${source} = ${path}; const ${result} = [];`,
        `for (let ${i} = 0; ${i} < ${source}.length; ${i}++) {`,
        `const ${item} = ${source}[${i}]; ${inner.join('\n')} ${result}.push(${expression}); }`,
      );
      return result;
    }
  }
}

function hashLines(node: ShapeNode, path: string, lines: string[]): void {
  switch (node.type) {
    case 'int':
    case 'id':
      lines.push(`h = mix(h, ${path});`);
      return;
    case 'flag':
      lines.push(`h = mix(h, ${path} ? 1 : 0);`);
      return;
    case 'text':
      lines.push(`h = mixText(h, ${path});`);
      return;
    case 'hidden':
    case 'open':
      hashLines(node.of, path, lines);
      return;
    case 'record':
      for (const [name, of] of node.fields) hashLines(of, field(path, name), lines);
      return;
    case 'maybe':
      lines.push(`h = mix(h, ${path} === null ? 0 : 1);`, `if (${path} !== null) {`);
      hashLines(node.of, path, lines);
      lines.push('}');
      return;
    default: {
      const i = fresh('i');
      lines.push(`h = mix(h, ${path}.length);`);
      lines.push(`for (let ${i} = 0; ${i} < ${path}.length; ${i}++) {`);
      if ('of' in node) hashLines(node.of, `${path}[${i}]`, lines);
      else lines.push(`h = mix(h, ${path}[${i}]);`);
      lines.push('}');
    }
  }
}
