import { describe, expect, test } from 'vitest';
import { indexRules, rulesNamed } from '../rule-index.ts';
import { tree } from './tree.ts';

const RULES = ['GO-1.1', 'GO-1.2', 'GO-1.10', 'GO-2.1'];
const chapters = [
  { id: '1', title: 'Turn', rules: RULES.map((id) => ({ id, text: 'Some words.' })) },
];
const GAME = {
  'games/go/game.ts': '// GO-1.1 to GO-2.1',
  'games/go/reference/en.ts': `export const en = ${JSON.stringify({ chapters })};`,
};

async function indexOf(files: Record<string, string>) {
  const [index] = await indexRules(tree({ ...GAME, ...files }));
  return index;
}

test('the index leads from a rule to files and tests', async () => {
  const index = await indexOf({
    'games/go/game.ts': '',
    'games/go/steps/place.ts': "export const place = step({\n  rule: 'GO-1.1', // GO-1.10\n});",
    'games/go/steps/pass.ts':
      "export const pass = { rules: ['GO-1.2', 'GO-1.1'], rule: x ? 'GO-2.1' : y };",
    'games/go/test/turn.test.ts':
      "describe('GO-1.10 of the turn', () => {\n test('GO-1.1: a stone is placed', f);\n it(`GO-1.2, GO-2.1`, f); });",
  });
  expect(index.problems).toEqual([]);
  expect(index.rules).toEqual([
    {
      id: 'GO-1.1',
      cited: ['games/go/steps/pass.ts:1', 'games/go/steps/place.ts:2'],
      tests: ['games/go/test/turn.test.ts:2: GO-1.1: a stone is placed'],
    },
    {
      id: 'GO-1.2',
      cited: ['games/go/steps/pass.ts:1'],
      tests: ['games/go/test/turn.test.ts:3: GO-1.2, GO-2.1'],
    },
    {
      id: 'GO-1.10',
      cited: ['games/go/steps/place.ts:2'],
      tests: ['games/go/test/turn.test.ts:1: GO-1.10 of the turn'],
    },
    {
      id: 'GO-2.1',
      cited: ['games/go/steps/pass.ts:1'],
      tests: ['games/go/test/turn.test.ts:3: GO-1.2, GO-2.1'],
    },
  ]);
});

test('comments and plain strings of the code count, rules before words', async () => {
  const index = await indexOf({
    'games/go/game.ts': '',
    'games/go/board/stones.ts': '// (GO-1.1)',
    'games/go/steps/place.ts':
      "/**\n * One stone (GO-1.1 to GO-1.10).\n */\nexport const f = action(g, 'GO-2.1');",
    'games/go/test/all.test.ts': "// GO-9.9\ntest('GO-1.1–GO-2.1', f);",
  });
  expect(index.problems).toEqual([]);
  expect(index.rules.map(({ cited }) => cited)).toEqual([
    ['games/go/steps/place.ts:2', 'games/go/board/stones.ts:1'],
    ['games/go/steps/place.ts:2'],
    ['games/go/steps/place.ts:2'],
    ['games/go/steps/place.ts:4'],
  ]);
});

test('rules that only words name are listed', async () => {
  const { problems } = await indexOf({
    'games/go/game.ts': '// GO-1.1',
    'games/go/text/why-not.ts': "export const rule = 'GO-1.2';",
    'games/go/bot/rank.ts': '// GO-1.10',
    'games/go/data/stones.ts': '// GO-2.1',
    'games/go/test/all.test.ts': "test('GO-1.1–GO-2.1', f);",
  });
  expect(problems).toEqual([
    'GO-1.2: no code of games/go names it',
    'GO-1.10: no code of games/go names it',
  ]);
});

test('rules without a test are listed; comments, skipped tests and longer ids prove nothing', async () => {
  const index = await indexOf({
    'games/go/test/turn.test.ts': [
      '// test("GO-1.1")',
      "test.skip('GO-1.1', f); test.todo('GO-1.1'); describe.skip('x', () => { test('GO-1.1', f); });",
      "test.each([1])('GO-1.10 with %i', f); test('GO-1.22', f); expect('GO-2.1');",
    ].join('\n'),
  });
  expect(index.problems).toEqual([
    'GO-1.1: no test of games/go names it',
    'GO-1.2: no test of games/go names it',
    'GO-2.1: no test of games/go names it',
  ]);
});

test('a citation of a rule that does not exist is found', async () => {
  const { problems } = await indexOf({
    'games/go/steps/place.ts': "\nexport const a = step({ rule: 'GO-9.9' });",
    'games/go/test/all.test.ts': "test('GO-1.1–GO-2.1', f);",
  });
  expect(problems).toEqual([
    "games/go/steps/place.ts:2: cites GO-9.9, which the reference doesn't have",
  ]);
});

test('a game without game.ts is not there yet; one without a reference is wrong', async () => {
  expect(await indexRules(tree({ 'games/go/state.ts': '' }))).toEqual([]);
  const [index] = await indexRules(tree({ 'games/go/game.ts': '' }));
  expect(index.problems).toEqual(['games/go/reference/en.ts: is missing']);
  const broken = await indexOf({ 'games/go/steps/place.ts': 'const = ;' });
  expect(broken.problems[0]).toMatch(/^games\/go\/steps\/place\.ts:1: can't be parsed/);
});

describe('the rules that a name speaks of', () => {
  test.each([
    ['GO-1.1 stones', ['GO-1.1']],
    ['(GO-1.1, GO-1.2): stones.', ['GO-1.1', 'GO-1.2']],
    ['GO-1.1/GO-2.1', ['GO-1.1', 'GO-2.1']],
    ['ends with GO-1.10.', ['GO-1.10']],
    ['GO-1.1–GO-1.10', ['GO-1.1', 'GO-1.2', 'GO-1.10']],
    ['GO-1.1 – 10 stones', ['GO-1.1', 'GO-1.2', 'GO-1.10']],
    ['GO-1.2..2.1', ['GO-1.2', 'GO-1.10', 'GO-2.1']],
    ['GO-1.1…GO-1.2', ['GO-1.1', 'GO-1.2']],
    ['GO-1.1 to GO-1.10', ['GO-1.1', 'GO-1.2', 'GO-1.10']],
    ['from GO-1.1 to 3 stones', ['GO-1.1']],
    ['GO-1 and XGO-1.1 and GO-1.11', []],
    ['GO-1.2–GO-1.99', ['GO-1.2']],
  ])('%s', (name, rules) => {
    expect(rulesNamed(name, RULES).sort()).toEqual([...rules].sort());
  });
});
