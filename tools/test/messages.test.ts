import { expect, test } from 'vitest';
import { unusedMessages } from '../messages.ts';
import { tree } from './tree.ts';

const gaps = (code: string): string => code.replaceAll(/\$([A-Z]+)/g, '$${$1}');

/** Code below writes `$NAME` where a template has a gap. */
const keysUnused = async (messages: readonly string[], code: string): Promise<string[]> => {
  const en = Object.fromEntries(messages.map((key) => [key, 'Words.']));
  const root = tree({
    'games/go/text/en.ts': `export const en = ${JSON.stringify(en)};`,
    'games/go/text/en/more.ts': `export const more = ${JSON.stringify(en)};`,
    'games/go/test/words.test.ts': `t('only.tested');`,
    'games/go/steps/place.ts': gaps(code),
    'web/log.ts': gaps("t(`score.$ID`); t('sheet.total');"),
  });
  const problems = await unusedMessages(root, 'games/go/text');
  return problems.map((problem) => problem.split("'")[1]);
};

test('a message is said where its key stands, in the game or in the shell', async () => {
  const keys = ['ask.place', 'sheet.total', 'only.tested', 'nobody'];
  expect(await keysUnused(keys, "t('ask.place')")).toEqual(['only.tested', 'nobody']);
});

test('a key may be put together, of parts that stand somewhere', async () => {
  const code =
    "t(`event.$TYPE$FORCED`); emit({ type: 'passed' }); const events = { drew: {} }; '.forced';";
  const keys = ['event.passed', 'event.drew', 'event.passed.forced', 'event.lost', 'event'];
  expect(await keysUnused(keys, code)).toEqual(['event.lost', 'event']);
});

test('a part may be put together itself', async () => {
  const code = 'export const lines = [1, 2].map((level) => ({ id: `stones-$LEVEL` }));';
  expect(await keysUnused(['score.stones-2', 'score.stones-3', 'score.area'], code)).toEqual([
    'score.stones-3',
    'score.area',
  ]);
});

test('an ending may be put to a key that is said', async () => {
  const code = "const id = `effect.$KIND`; t(limit ? `$ID.limited` : id); const kinds = ['trade'];";
  const keys = ['effect.trade', 'effect.trade.limited', 'effect.raid.limited', 'limited'];
  expect(await keysUnused(keys, code)).toEqual(['effect.raid.limited', 'limited']);
});
