import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Node, parseSync } from 'oxc-parser';

export type { Node };

export interface Parsed {
  readonly path: string;
  readonly program: Node;
  /** Everything imported or re-exported, static or dynamic, with the line it stands on. */
  readonly imports: readonly { readonly specifier: string; readonly line: number }[];
  readonly comments: readonly { readonly value: string; readonly line: number }[];
  lineOf(offset: number): number;
}

/** Reads a source file into its syntax tree. Throws where it can't be parsed. */
export function parseFile(root: string, path: string): Parsed {
  const source = readFileSync(join(root, path), 'utf8');
  const { program, module, errors, comments } = parseSync(path, source);
  const lineOf = (offset: number): number => source.slice(0, offset).split('\n').length;
  if (errors.length > 0) {
    const at = errors[0].labels[0]?.start ?? 0;
    throw new Error(`${path}:${lineOf(at)}: can't be parsed: ${errors[0].message}`);
  }

  const imports: { specifier: string; line: number }[] = [];
  const add = (specifier: string, offset: number): void => {
    imports.push({ specifier, line: lineOf(offset) });
  };
  for (const { moduleRequest } of module.staticImports) {
    add(moduleRequest.value, moduleRequest.start);
  }
  for (const { entries } of module.staticExports) {
    const from = entries.find((entry) => entry.moduleRequest)?.moduleRequest;
    if (from) add(from.value, from.start);
  }
  walk(program, (node) => {
    if (node.type === 'ImportExpression') {
      const specifier = literalText(node.source);
      if (specifier !== undefined) add(specifier, node.start);
    }
    // import('./x.ts') as a type
    if (node.type === 'TSImportType') add(node.source.value, node.start);
  });
  const said = comments.map(({ value, start }) => ({ value, line: lineOf(start) }));
  return { path, program, imports, comments: said, lineOf };
}

/** Visits a node and all nodes inside it; `visit` may return false to stay outside of one. */
export function walk(node: Node, visit: (node: Node) => unknown): void {
  if (visit(node) === false) return;
  for (const child of children(node)) walk(child, visit);
}

export function children(node: Node): Node[] {
  const found: Node[] = [];
  for (const value of Object.values(node)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item && typeof item === 'object' && typeof item.type === 'string') found.push(item);
    }
  }
  return found;
}

/** The text of a string, or the fixed parts of a template; undefined for anything else. */
export function literalText(node: Node | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') {
    return node.quasis.map((part) => part.value.cooked ?? '').join(' ');
  }
  return undefined;
}
