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
  };
  return { director: new Director(of, players), notes, asked, end: () => done() };
}

test('choices of others are shown one after the other', () => {
  const { director, notes, end } = house();
  expect(director.follow(0, 3)).toBe(1);
  // On screen, but the next must wait until it has been seen.
  expect(director.follow(1, 3)).toBe(1);
  director.drawn();
  expect(director.follow(1, 4)).toBe(1);
  end();
  expect(notes).toEqual(['prepare', 'play', 'go on']);
  expect(director.follow(1, 4)).toBe(2);
});

test('what cannot be seen is not waited for', () => {
  const { director } = house({ dull: [0, 1, 3] });
  expect(director.follow(0, 4)).toBe(3);
});

test('what a person here does is shown at once, whatever is still in motion', () => {
  const { director, notes } = house({ mine: [2] });
  director.follow(0, 1);
  director.drawn();
  expect(director.follow(1, 3)).toBe(3);
  expect(notes).toEqual(['prepare', 'play', 'cut', 'prepare']);
});

test('skipping goes beat by beat, then on to the next choice', () => {
  const { director, notes } = house();
  director.follow(0, 2);
  director.drawn();
  director.skip();
  expect(notes).toEqual(['prepare', 'play']);
  director.skip();
  expect(notes.slice(2)).toEqual(['cut', 'go on']);
});

test('in a hurry everything is passed over until somebody here is asked', () => {
  const { director, asked } = house();
  director.skipAll();
  expect(director.follow(0, 3)).toBe(3);
  expect(director.playing).toBe(false);
  asked.now = true;
  expect(director.follow(3, 4)).toBe(4);
  asked.now = false;
  expect(director.follow(4, 6)).toBe(5);
});

test('whoever only watches skips to now, and sees what comes then', () => {
  const { director } = house({ watching: true });
  director.skipAll();
  expect(director.follow(3, 5)).toBe(4);
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
