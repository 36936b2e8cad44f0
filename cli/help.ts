/** What can be typed while playing, with examples from the question at hand. */
import type { Translate } from '@orrery/text';
import type { ChoiceList } from './choice-list.ts';
import { entry, screenWidth } from './prose.ts';
import { wordsOf } from './search.ts';
import type { Things } from './things.ts';

const INDENT = 16;

export function helpLines(t: Translate, list: ChoiceList, things: Things): string[] {
  const [first] = list.all;
  const example = wordsThatTell(list);
  const offered = things.at(list.all.flatMap(({ touches }) => touches));
  const thing = offered[0] ?? things.all[0];
  const missing = things.all.find(
    (one) => !offered.includes(one) && things.objections(one.places).some(({ rule }) => rule),
  );
  const finish = list.all.find((choice) => choice.finish);
  const look = (letter: string, name: string): string => `${letter} ${wordsOf(name)[0]}`;
  const rows: Row[] = [
    ['1', t('play.help.number', { words: first.words })],
    [example.words, t('play.help.words', { n: example.count, words: example.words })],
    ['/2', t('play.help.slash')],
    ['Enter', t('play.help.enter')],
    ['-  *', t('play.help.pages')],
  ];
  if (finish) {
    rows.push([`${list.numberOf(finish.key)}!`, t('play.help.again', { words: finish.words })]);
  }
  if (thing) {
    const name = things.name(thing);
    rows.push(
      ['l  l 1', t('play.help.look')],
      [look('l', name), t('play.help.look-name', { name })],
    );
  }
  if (missing) {
    const name = things.name(missing);
    rows.push([look('w', name), t('play.help.why', { name })]);
  }
  rows.push(
    ['b  b 2', t('play.help.board')],
    ['s', t('play.help.score')],
    ['r  r ID', t('play.help.rule')],
    ['h', t('play.help.hint')],
    ['u  u!', t('play.help.undo')],
    [`=${first.key}`, t('play.help.key')],
    ['q', t('play.help.leave')],
  );
  return rows.flatMap(rowLines);
}

type Row = readonly [term: string, text: string];

/** A term that is too long for its column stands above what is said about it. */
function rowLines([term, text]: Row): string[] {
  const width = screenWidth();
  if (term.length + 4 <= INDENT) return [entry(`  ${term}`, text, INDENT, width)];
  return [`  ${term}`, entry('', text, INDENT, width)];
}

/** A word of some option that leaves few others beside it. */
function wordsThatTell(list: ChoiceList): { words: string; count: number } {
  let best = { words: '', count: Number.POSITIVE_INFINITY };
  for (const { words } of list.all.slice(0, 24)) {
    for (const word of wordsOf(words)) {
      // Short words tell little; but cells do.
      if (!/^(\p{L}{4,}|\p{L}+\d+)$/u.test(word)) continue;
      const count = list.matching(word).choices.length;
      if (count < best.count) best = { words: word, count };
    }
  }
  return best.words === '' ? { words: wordsOf(list.all[0].words)[0], count: list.count } : best;
}
