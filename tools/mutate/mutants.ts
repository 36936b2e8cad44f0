/** Small ways to break a source file, one at a time. */
import { type Node, parseSync } from 'oxc-parser';
import { children } from '../syntax.ts';

export interface Mutant {
  /** The file, relative to the repository. */
  readonly path: string;
  readonly line: number;
  /** The line of code that it changes, without the blanks around it. */
  readonly code: string;
  /** What it does to it: `< → <=`; `< → <= (2)` for the second one on its line. */
  readonly change: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** The source with a mutant in it. */
export const broken = (source: string, { start, end, replacement }: Mutant): string =>
  source.slice(0, start) + replacement + source.slice(end);

/** Operators, and what is put in their place. */
const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&': '|',
  '|': '&',
  '<<': '>>',
  '>>': '<<',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
  '|=': '&=',
  '&=': '|=',
  '++': '--',
  '--': '++',
};

/** Methods that are easily mistaken for each other. */
const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
};

/** Values that no rule depends on: how large a game may get, which version it is. */
const NO_RULES = new Set(['bounds', 'version']);

type Put = (at: { start: number; end: number }, replacement: string, change: string) => void;

/** All mutants of a file, in the order of the file. */
export function mutantsOf(path: string, source: string): Mutant[] {
  const { program } = parseSync(path, source);
  const found: Mutant[] = [];
  const put: Put = ({ start, end }, replacement, change) => {
    const line = source.slice(0, start).split('\n').length;
    const code = (source.split('\n')[line - 1] ?? '').trim();
    found.push({ path, line, code, change, start, end, replacement });
  };
  visit(program, null, source, put);
  return toldApart(found.sort((a, b) => a.start - b.start || a.end - b.end));
}

/** Changes that read alike on one line are numbered. */
function toldApart(mutants: readonly Mutant[]): Mutant[] {
  const seen = new Map<string, number>();
  return mutants.map((mutant) => {
    const name = `${mutant.line} ${mutant.change}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? mutant : { ...mutant, change: `${mutant.change} (${times})` };
  });
}

function visit(node: Node, parent: Node | null, source: string, put: Put): void {
  if (isLeftAlone(node, parent)) return;
  breakNode(node, parent, source, put);
  for (const child of children(node)) {
    // What a type says, or an error, changes nothing that is played.
    if (isType(child) || child.type === 'ThrowStatement') continue;
    visit(child, node, source, put);
  }
}

const isType = (node: Node): boolean =>
  node.type.startsWith('TS') && !('expression' in node && !node.type.endsWith('Type'));

function isLeftAlone(node: Node, parent: Node | null): boolean {
  if (node.type === 'ImportDeclaration') return true;
  if (node.type !== 'Property' || node.key.type !== 'Identifier') return false;
  if (NO_RULES.has(node.key.name)) return true;
  // A step of the game's own: which nobody it belongs to is never asked.
  return node.key.name === 'seat' && node.value.type === 'UnaryExpression' && isFrame(parent);
}

const isFrame = (node: Node | null): boolean =>
  node?.type === 'ObjectExpression' &&
  node.properties.some(
    (each) =>
      each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === 'step',
  );

function breakNode(node: Node, parent: Node | null, source: string, put: Put): void {
  switch (node.type) {
    case 'BinaryExpression':
      if (node.operator === '+' && (isText(node.left) || isText(node.right))) break;
      swapOperator(node, source, put);
      break;
    case 'LogicalExpression':
    case 'AssignmentExpression':
      swapOperator(node, source, put);
      break;
    case 'UpdateExpression': {
      // A loop that counts the wrong way only goes on for ever.
      if (parent?.type === 'ForStatement') break;
      const start = node.prefix ? node.start : node.end - 2;
      put({ start, end: start + 2 }, OPERATORS[node.operator], swap(node.operator));
      break;
    }
    case 'UnaryExpression':
      if (node.operator !== '!' && node.operator !== '-') break;
      put({ start: node.start, end: node.argument.start }, '', `drop ${node.operator}`);
      break;
    case 'IfStatement':
    case 'ConditionalExpression':
      put(node.test, 'true', 'condition → true');
      // Without a complaint that nobody ever hears, the same is played.
      if (node.consequent.type === 'ThrowStatement') break;
      put(node.test, 'false', 'condition → false');
      break;
    case 'WhileStatement':
      put(node.test, 'false', 'condition → false');
      break;
    case 'Literal':
      breakLiteral(node, parent, put);
      break;
    case 'ExpressionStatement':
      // At the top of a file it sets something up; without it nothing would run.
      if (parent?.type !== 'Program') put(node, ';', DROP);
      break;
    case 'ContinueStatement':
    case 'BreakStatement':
      put(node, ';', DROP);
      break;
    case 'ReturnStatement':
      if (node.argument === null) put(node, ';', DROP);
      break;
    case 'CallExpression':
      swapMethod(node.callee, put);
      break;
  }
}

const DROP = 'drop the statement';

const swap = (operator: string): string => `${operator} → ${OPERATORS[operator]}`;

type Operation = Node & { type: 'BinaryExpression' | 'LogicalExpression' | 'AssignmentExpression' };

function swapOperator({ operator, left, right }: Operation, source: string, put: Put): void {
  if (!Object.hasOwn(OPERATORS, operator)) return;
  const start = left.end + source.slice(left.end, right.start).indexOf(operator);
  put({ start, end: start + operator.length }, OPERATORS[operator], swap(operator));
}

function breakLiteral(
  node: Node & { readonly type: 'Literal' },
  parent: Node | null,
  put: Put,
): void {
  if (parent?.type === 'Property' && parent.key === node && !parent.computed) return;
  if (typeof node.value === 'number') {
    put(node, String(node.value + 1), `${node.value} → ${node.value + 1}`);
  }
  if (typeof node.value === 'boolean')
    put(node, String(!node.value), `${node.value} → ${!node.value}`);
}

function swapMethod(callee: Node, put: Put): void {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
  const { name } = callee.property;
  if (Object.hasOwn(METHODS, name))
    put(callee.property, METHODS[name], `${name} → ${METHODS[name]}`);
}

const isText = (node: Node): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');
