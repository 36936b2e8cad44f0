/**
 * What rules may not touch, because a game must run the same everywhere and every time: clocks,
 * chance other than the table's own, the reader's locale, slow cloning, the page.
 */
import { children, type Node, type Parsed, walk } from './syntax.ts';

const CLOCK = 'rules may not look at the clock';
const CHANCE = "rules may draw random numbers only from the table's own generator";
const LOCALE = 'sorts differently from machine to machine';
const CLONE = "too slow for rules; the shape's own clone is there";
const PAGE = 'rules run where there is no page';

const GLOBALS = new Map<string, string>([
  ['Date', CLOCK],
  ['performance', CLOCK],
  ['crypto', CHANCE],
  ['structuredClone', CLONE],
  ...[
    'document',
    'window',
    'navigator',
    'localStorage',
    'sessionStorage',
    'indexedDB',
    'fetch',
    'requestAnimationFrame',
    'HTMLElement',
    'process',
  ].map((name): [string, string] => [name, PAGE]),
]);

export function forbiddenInRules(file: Parsed): string[] {
  const problems: string[] = [];
  const own = declaredNames(file.program);
  const complain = (node: Node, what: string, why: string): void => {
    problems.push(`${file.path}:${file.lineOf(node.start)}: ${what}: ${why}`);
  };

  const visit = (node: Node): void => {
    // `export { window } from './windows.ts'` only passes a name on.
    if (node.type === 'ExportSpecifier' || node.type === 'ImportSpecifier') return;
    if (node.type === 'Identifier') {
      const why = GLOBALS.get(node.name);
      if (why && !own.has(node.name)) complain(node, node.name, why);
    }
    if (node.type === 'MemberExpression' && node.property.type === 'Identifier') {
      const name = node.property.name;
      const of = node.object.type === 'Identifier' ? node.object.name : '';
      if (of === 'Math' && name === 'random') complain(node, 'Math.random', CHANCE);
      if (name === 'localeCompare') complain(node, 'localeCompare', LOCALE);
      // globalThis.Date is Date.
      if (of === 'globalThis' && GLOBALS.has(name)) complain(node, name, GLOBALS.get(name) ?? '');
    }
    const named = plainName(node);
    for (const child of children(node)) if (child !== named) visit(child);
  };
  visit(file.program);
  return problems;
}

/** The part of a node that is merely a name: `x.Date`, `{ Date: 1 }`, `interface { Date: … }`. */
function plainName(node: Node): Node | undefined {
  if (node.type === 'MemberExpression') return node.computed ? undefined : node.property;
  if (
    node.type === 'Property' ||
    node.type === 'PropertyDefinition' ||
    node.type === 'MethodDefinition' ||
    node.type === 'TSPropertySignature' ||
    node.type === 'TSMethodSignature'
  ) {
    return node.computed ? undefined : node.key;
  }
  return undefined;
}

/** Every name that the file itself gives to something, wherever it does so. */
function declaredNames(program: Node): Set<string> {
  const names = new Set<string>();
  const add = (pattern: Node | null | undefined): void => {
    if (!pattern) return;
    if (pattern.type === 'Identifier') names.add(pattern.name);
    else if (pattern.type === 'Property') add(pattern.value);
    else if (pattern.type === 'AssignmentPattern') add(pattern.left);
    else if (pattern.type === 'RestElement') add(pattern.argument);
    else if (pattern.type === 'ObjectPattern' || pattern.type === 'ArrayPattern') {
      for (const part of children(pattern)) add(part);
    }
  };
  walk(program, (node) => {
    switch (node.type) {
      case 'VariableDeclarator':
      case 'ClassDeclaration':
      case 'TSInterfaceDeclaration':
      case 'TSTypeAliasDeclaration':
        add(node.id);
        break;
      case 'ImportSpecifier':
      case 'ImportDefaultSpecifier':
      case 'ImportNamespaceSpecifier':
        add(node.local);
        break;
      case 'CatchClause':
        add(node.param);
        break;
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
      case 'TSFunctionType':
      case 'TSMethodSignature':
      case 'TSCallSignatureDeclaration':
      case 'TSDeclareFunction':
        if ('id' in node) add(node.id);
        for (const parameter of node.params) add(parameter);
        break;
    }
  });
  return names;
}
