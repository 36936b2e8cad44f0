import { readFileSync, writeFileSync } from 'node:fs';
import { type GameRecord, parseRecord, replay } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../games.ts';
import { folder, orrery, orreryHere } from './run.ts';

const file = folder();
const GAME = ['play', 'distant-suns', '--bots', 'random', '--option', 'first=1', '--seed', 'test'];
/** Option 1 is always there: more of them than any game has decisions. */
const ALWAYS_FIRST = '1\n'.repeat(100);

const read = (name: string): GameRecord => JSON.parse(readFileSync(file(name), 'utf8'));

describe('a whole game through a pipe', () => {
  let inEnglish = '';

  test.each([
    ['en', 'Round 1 of 3, turn 1', 'Draw the', 'The game is over', 'Total', 'The winner:'],
    ['ru', 'Раунд 1 из 3', 'Нарисуйте фигуру', 'Игра окончена', 'Итого', 'Победа:'],
    ['uk', 'Раунд 1 із 3', 'Намалюйте фігуру', 'Гру закінчено', 'Разом', 'Перемога:'],
  ])('in %s', async (lang, ...said) => {
    const { code, out, err } = await orreryHere([...GAME, '--lang', lang], { input: ALWAYS_FIRST });
    expect([code, err]).toEqual([0, '']);
    for (const words of said) expect(out).toContain(words);
    expect(out).not.toMatch(/[⟦⟧]|undefined|NaN/);
    if (lang === 'en') inEnglish = out;
  });

  test.each([1, 3, 4])('of %i', async (seats) => {
    const name = `${seats}.json`;
    const { code, out } = await orreryHere(
      [
        'play',
        'distant-suns',
        '--seats',
        String(seats),
        '--bots',
        'cadet',
        '--save',
        file(name),
      ].filter((arg, at, all) => seats > 1 || (arg !== '--bots' && all[at - 1] !== '--bots')),
      { input: ALWAYS_FIRST },
    );
    expect(code).toBe(0);
    expect(out).toContain(`The record is in ${file(name)}`);
    const { game } = await loadGame('distant-suns');
    const record = parseRecord(game, readFileSync(file(name), 'utf8'));
    const { diverged, position } = replay(game, record);
    expect([diverged, game.isOver(position), record.seats.length]).toEqual([null, true, seats]);
    expect((await orreryHere(['replay', file(name), '--verify'])).code).toBe(0);
  });

  test('the same seed deals the same game, in a process of its own too', async () => {
    const again = await orrery([...GAME, '--lang', 'en'], { input: ALWAYS_FIRST });
    expect(again).toEqual({ code: 0, out: inEnglish, err: '' });
  });

  test('several persons, and names', async () => {
    const { code, out } = await orreryHere(
      ['play', 'distant-suns', '--bots', 'person,random,random', '--name', 'Olha', '--seed', 'x'],
      { input: '1\n1\n1\nq\n' },
    );
    expect(code).toBe(0);
    expect(out).toContain('· Olha');
    expect(out).toContain('· Player 2');
    const persons = ['play', 'distant-suns', '--bots', 'person'];
    const all = await orreryHere(persons, { input: ALWAYS_FIRST });
    expect(all.code).toBe(0);
  });
});

test('where there are secrets, persons look at the screen one after the other', async () => {
  const game = ['play', 'master-of-orion', '--bots', 'person', '--seed', 'z'];
  const { code, out } = await orreryHere(game, { input: `${'\n1\n'.repeat(3)}q\nq\n` });
  expect(code).toBe(0);
  expect(out).toContain('For Player 2 only. Press Enter when nobody else is looking.');
  const without = ['play', 'distant-suns', '--bots', 'person'];
  const open = await orreryHere(without, { input: '1\n1\nq\n' });
  expect(open.out).not.toContain('nobody else is looking');
});

describe('while playing', () => {
  const typing = async (...lines: string[]) => {
    const { code, out, err } = await orreryHere(GAME, { input: `${lines.join('\n')}\n` });
    expect(err).toBe('');
    // What followed each typed line.
    return { code, parts: out.split(/^> .*$/m), out };
  };

  test('q leaves, the end of input is not the end of the game', async () => {
    const left = await typing('1', 'q');
    expect([left.code, left.out.includes('The game is not over.')]).toEqual([0, true]);
    expect((await typing('1')).code).toBe(1);
  });

  test('words narrow the list, each time anew, and Enter chooses what is left', async () => {
    const { parts } = await typing(
      'top',
      'bottom',
      '*',
      'top comet you rocket',
      '',
      'C9',
      'zebra',
      'q',
    );
    expect(parts[0]).toContain('20 options:');
    expect(parts[1]).toMatch(/\d+ of 20 options:/);
    expect(parts[2]).toMatch(/ of 20 options:/);
    expect(parts[2]).not.toContain('Top edge');
    expect(parts[3]).toContain('20 options:');
    expect(parts[4]).toContain('Enter: choose it');
    expect(parts[5]).toContain('places module 1 on the top edge');
    expect(parts[6]).toMatch(/\d+ of \d+ options:/);
    expect(parts[7]).toContain('Nothing matches «zebra»');
  });

  test('what is not on the screen is shown before it is chosen', async () => {
    const { parts } = await typing('bottom', '1', '', 'q');
    expect(parts[1]).toContain('  20  Bottom edge');
    expect(parts[2]).toMatch(/1 of 20 options:\n +1 {2}Top edge.*\nEnter: choose it/);
    expect(parts[3]).toContain('places module 1 on the top edge');
  });

  test('numbers stay what they are however the list is narrowed', async () => {
    const { parts } = await typing('bottom', '20', 'q');
    expect(parts[2]).toContain('on the bottom edge');
    const wrong = await typing('21', '0', '21!', '1!', 'q');
    expect(wrong.parts[1]).toContain('There is no option 21; the list goes from 1 to 20.');
    expect(wrong.parts[2]).toContain('There is no option 0');
    expect(wrong.parts[3]).toContain('There is no option 21');
    expect(wrong.parts[4]).toContain('Only passing and the like');
  });

  test('keys are for scripts: they choose at once, and never by accident', async () => {
    const { parts } = await typing('=place T9z', 'place T1a', '=place T1a', 'q');
    expect(parts[1]).toContain('No option has the key «place T9z»');
    expect(parts[2]).toContain('Nothing matches «place T1a»');
    expect(parts[3]).toContain('places module 1');
  });

  test('long lists come in pages', async () => {
    const { out } = await typing(...new Array(10).fill(['', '-', '1']).flat(), 'q');
    expect(out).toMatch(/1–2\d of \d+\. Enter: next page/);
    expect(out).toMatch(/2\d–\d+ of \d+\. Enter: next page/);
  });

  test('help, points, boards, rules and hints can be asked for', async () => {
    const { parts } = await typing('?', 's', 'b', 'b 2', 'b 7', 'r', 'r ds-4.29', 'r X', 'h', 'q');
    expect(parts[1]).toContain('choose option 1: Top edge');
    expect(parts[1]).toMatch(/Draw|Top edge|\d+ options \(\*: the list/);
    expect(parts[2]).toMatch(/Total +−60 +−60/);
    expect(parts[3]).toContain('A   B   C   D');
    expect(parts[4]).toContain('Chance');
    expect(parts[5]).toContain('There is no player 7');
    expect(parts[6]).toContain('DS-4.10');
    expect(parts[7]).toContain('If the whole shape fits somewhere, you must draw');
    expect(parts[8]).toContain('There is no rule «X»');
    expect(parts[9]).toMatch(/Navigator would take \d+: (Top|Bottom) edge/);
  });

  test('commands work on a Cyrillic keyboard too', async () => {
    const { parts, code } = await typing('ы', 'к', 'и', 'й');
    expect(parts[1]).toContain('Total');
    expect(parts[2]).toContain('DS-4.10');
    expect(parts[3]).toContain('A   B   C   D');
    expect(code).toBe(0);
  });

  test('a choice can be taken back: freely, or for practice once something was learned', async () => {
    const { parts } = await typing('u', '1', 'u', '1', '1', 'u', 'u!', 'q');
    expect(parts[1]).toContain('There is nothing to take back.');
    expect(parts[3]).toContain('Taken back.\n');
    expect(parts[3]).toContain('20 options');
    expect(parts[6]).toContain('Type u! to take it back');
    expect(parts[7]).toContain('Taken back, for practice');
  });
});

describe('saving', () => {
  test('a game that was left goes on where it was', async () => {
    await orreryHere([...GAME, '--save', file('left.json')], { input: '1\n1\nq\n' });
    const before = read('left.json').entries.length;
    expect(before).toBeGreaterThan(2);
    const { code, out } = await orreryHere(
      ['play', '--resume', file('left.json'), '--save', file('done.json')],
      { input: ALWAYS_FIRST },
    );
    expect(code).toBe(0);
    expect(out).toContain('Total');
    expect(read('done.json').entries.length).toBeGreaterThan(before);
    expect(read('done.json').entries.slice(0, before)).toEqual(read('left.json').entries);
    expect((await orreryHere(['play', 'eclipse', '--resume', file('left.json')])).code).toBe(2);
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s leaves, and saves', async (name) => {
    const { code, out, err } = await orrery([...GAME, '--save', file(`${name}.json`)], {
      input: '1\n1\n1\n',
      stay: true,
      signal: { name, when: 'turn 3' },
    });
    expect([code, err]).toEqual([130, '']);
    expect(out).toContain('The game is not over.');
    expect(read(`${name}.json`).entries.length).toBeGreaterThan(3);
  });

  test('a file that is no record is refused and left alone', async () => {
    writeFileSync(file('note.txt'), 'my notes');
    const { code, err } = await orreryHere(['play', '--resume', file('note.txt')]);
    expect([code, err]).toEqual([1, 'orrery: the record is not valid JSON\n']);
    expect(readFileSync(file('note.txt'), 'utf8')).toBe('my notes');
  });
});
