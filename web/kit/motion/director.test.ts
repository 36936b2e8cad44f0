import { expect, test } from 'vitest';
import { along, count, pulse, show, told } from './cues.ts';
import { Director, type House, type Players } from './director.ts';
import { scoreOf } from './score.ts';

/** A table of five choices of which `mine` are a person's; it notes what is done on its stage. */
function house({
  mine = [],
  dull = [],
  watching = false,
}: {
  mine?: number[];
  dull?: number[];
  watching?: boolean;
} = {}) {
  const notes: string[] = [];
  const later: (() => void)[] = [];
  let done: () => void = () => {};
  let beats = 0;
  const players: Players = {
    prepare: (score) => {
      beats = score.beats.length;
      notes.push('prepare');
    },
    play: (then) => {
      done = then;
      notes.push('play');
    },
    stand: () => notes.push('stand'),
    skip: () => --beats > 0,
    cut: () => notes.push('cut'),
  };
  const line = { words: 'something happens', places: [] };
  const asked = { now: false };
  const of: House = {
    mine: (moment) => mine.includes(moment),
    asked: () => asked.now,
    watching,
    score: (moment) =>
      dull.includes(moment)
        ? null
        : scoreOf(
            [
              { motion: told, line },
              { motion: told, line },
            ],
            1,
          ),
    goOn: () => notes.push('go on'),
    soon: (work) => later.push(work),
  };
  const director = new Director(of, players);
  /** The moment to show once what is made ready is due. */
  const follow = (at: number, latest: number): number => {
    const shown = director.follow(at, latest);
    if (later.length === 0) return shown;
    expect(shown).toBe(at);
    notes.push('ready');
    for (const work of later.splice(0)) work();
    return director.follow(at, latest);
  };
  return { director, follow, later, notes, asked, end: () => done() };
}

test('choices of others are shown one after the other', () => {
  const { director, follow, notes, end } = house();
  expect(follow(0, 3)).toBe(1);
  // On screen, but the next must wait until it has been seen.
  expect(follow(1, 3)).toBe(1);
  director.drawn();
  expect(follow(1, 4)).toBe(1);
  end();
  expect(notes).toEqual(['prepare', 'ready', 'go on', 'play', 'go on']);
  expect(follow(1, 4)).toBe(2);
});

test('what is made ready and then passed over is not shown any more', () => {
  const { director, later, notes } = house();
  expect(director.follow(0, 3)).toBe(0);
  // Whatever else the table tells meanwhile.
  expect(director.follow(0, 4)).toBe(0);
  director.cut();
  for (const work of later) work();
  expect(notes).toEqual(['prepare', 'cut']);
});

test('what cannot be seen is not waited for', () => {
  const { follow } = house({ dull: [0, 1, 3] });
  expect(follow(0, 4)).toBe(3);
});

test('what was said last hears of it when the screen changes without a word', () => {
  const { director, follow, notes, end } = house({ dull: [1] });
  follow(0, 1);
  director.drawn();
  end();
  notes.length = 0;
  expect(follow(1, 2)).toBe(2);
  director.drawn();
  expect(notes).toEqual(['stand']);
});

test('what a person here does is shown at once, whatever is still in motion', () => {
  const { director, follow, notes } = house({ mine: [2] });
  follow(0, 1);
  director.drawn();
  expect(follow(1, 3)).toBe(3);
  expect(notes).toEqual(['prepare', 'ready', 'go on', 'play', 'cut', 'prepare']);
});

test('skipping goes beat by beat, then on to the next choice', () => {
  const { director, follow, notes } = house();
  follow(0, 2);
  director.drawn();
  notes.length = 0;
  director.skip();
  expect(notes).toEqual([]);
  director.skip();
  expect(notes).toEqual(['cut', 'go on']);
});

test('in a hurry everything is passed over until somebody here is asked', () => {
  const { director, follow, asked } = house();
  director.skipAll();
  expect(follow(0, 3)).toBe(3);
  expect(director.playing).toBe(false);
  asked.now = true;
  expect(follow(3, 4)).toBe(4);
  asked.now = false;
  expect(follow(4, 6)).toBe(5);
});

test('whoever only watches skips to now, and sees what comes then', () => {
  const { director, follow } = house({ watching: true });
  director.skipAll();
  expect(follow(3, 5)).toBe(4);
});

test('whoever sees everything happen misses nothing, however far the rules run ahead', () => {
  const { director, follow, notes, end } = house({ watching: true });
  expect(follow(0, 1)).toBe(1);
  director.drawn();
  for (let latest = 2; latest < 500; latest++) expect(follow(1, latest)).toBe(1);
  end();
  expect(follow(1, 500)).toBe(2);
  expect(notes).not.toContain('cut');
});

test('a long stretch is played again from its beginning', () => {
  const { follow } = house();
  expect(follow(700, 700)).toBe(700);
  expect(follow(20, 700)).toBe(21);
});

test('whoever comes from far behind sees how things stand', () => {
  const { follow } = house();
  expect(follow(20, 20)).toBe(20);
  expect(follow(20, 700)).toBe(700);
});

test('a motion that comes along shares the beat before it', () => {
  const cue = { act: 'pulse', at: 'here' } as const;
  const { beats } = scoreOf(
    [
      { motion: show(cue), line: { words: 'one', places: [] } },
      { motion: { ...show(cue), said: false, along: true }, line: null },
      { motion: show(cue), line: { words: 'two', places: [] } },
    ],
    1,
  );
  expect(beats.map(({ cues }) => cues.length)).toEqual([2, 1]);
  expect(beats[1]?.begin).toBeGreaterThanOrEqual(beats[0]?.end ?? 0);
});

test('a motion that has nothing to go along with goes with what comes next', () => {
  const { beats } = scoreOf(
    [
      { motion: along(count('money', -1)), line: null },
      { motion: show(pulse('here')), line: { words: 'one', places: [] } },
      { motion: show(pulse('here')), line: { words: 'two', places: [] } },
    ],
    1,
  );
  expect(beats.map(({ cues, line }) => [cues.length, line?.words])).toEqual([
    [2, 'one'],
    [1, 'two'],
  ]);
});

test('a number that changes several times in one beat is counted once', () => {
  const counts = [count('money', 2), count('ice', -1), count('money', 1), count('ice', 1)];
  const { beats } = scoreOf(
    counts.map((cue) => ({ motion: along(cue), line: null })),
    1,
  );
  expect(beats.map(({ cues }) => cues)).toEqual([[count('money', 3)]]);
});

test('slower is longer', () => {
  const parts = [{ motion: told, line: { words: 'a line to be read', places: [] } }];
  expect(scoreOf(parts, 2).length).toBeGreaterThan(scoreOf(parts, 1).length);
});

test('a beat is heard as what happens in it: the event itself, shots, what is destroyed', () => {
  const shot = { act: 'shot', from: 'here', to: 'there' } as const;
  const gone = { act: 'leave', at: 'there', burst: true } as const;
  const { beats } = scoreOf(
    [
      { motion: show(shot), line: null, sound: 'dice' },
      { motion: { ...show(gone), along: true }, line: null },
      { motion: show({ act: 'leave', at: 'there' }), line: null },
    ],
    1,
  );
  expect(beats.map(({ sounds }) => sounds)).toEqual([['dice', 'shot', 'burst'], []]);
});
