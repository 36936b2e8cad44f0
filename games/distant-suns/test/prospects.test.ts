import { describe, expect, test } from 'vitest';
import { distantSuns } from '../game.ts';
import { endsAfter, endsNow } from '../prospects.ts';
import { words } from '../text/describe.ts';
import { drawing, moduleNumber, table } from './table.ts';

describe('a module that ends more than its turn says so', () => {
  const closing = { modules: ['T1a', 'T3b', 'B1a'] };
  const option = (at: ReturnType<typeof table>, key: string) => {
    const number = distantSuns.parse(at.position, key);
    const read = { option: number, key, ...distantSuns.read(at.position, number) };
    return words.describeOption(distantSuns.view(at.position, at.asked[0]), at.asked[0], read);
  };

  test('DS-4.60 the fourth module ends the round where it leaves no two notches side by side', () => {
    const { state } = table(closing);
    expect(endsAfter(state, moduleNumber('B4a'))).toBe('round');
    expect(endsAfter(state, moduleNumber('B3a'))).toBe('round');
    const open = table({ modules: ['T0a', 'T2a', 'B0a'] }).state;
    expect(endsAfter(open, moduleNumber('B2a'))).toBe('nothing');
    expect(endsAfter(open, moduleNumber('B3a'))).toBe('nothing');
  });

  test('DS-4.60 the fifth ends it wherever it lies', () => {
    const { state } = table({ modules: ['T0a', 'T2a', 'B0a', 'B2a'] });
    for (const id of ['T4a', 'T4b', 'B4a', 'B4b']) {
      expect(endsAfter(state, moduleNumber(id))).toBe('round');
    }
  });

  test('DS-4.63 in the third round it ends the game', () => {
    const at = table({ ...closing, round: 3, turn: 12 });
    expect(endsAfter(at.state, moduleNumber('B4a'))).toBe('game');
    expect(option(at, 'place B4a').effect).toEqual({
      id: 'effect.ends',
      values: { ends: 'game' },
    });
    expect(option(table(), 'place B4a').effect).toBeUndefined();
  });

  test('DS-4.63 whoever draws is told as well', () => {
    const at = table({ ...closing, round: 3, turn: 12 }).choose('place B4a');
    expect(endsNow(at.state)).toBe('game');
    const asked = words.describeQuestion(distantSuns.view(at.position, 0), 0, 'draw');
    expect(asked.values).toMatchObject({ ends: 'game' });
  });

  test('a drawing says what it brings: points, upgrades gained and spent', () => {
    // C9 is an upgrade and D7 an alien; the beam lies over a cluster mission.
    const at = drawing('beam', [], 1);
    const effect = option(at, 'draw beam:A9+B9+C9+D9').effect;
    expect(effect).toEqual({ id: 'effect.draw', values: { points: 3, gained: 1, spent: 0 } });
    const less = option(at, 'draw beam:A9+B9+C9').effect;
    expect(less?.values).toEqual({ points: 3, gained: 1, spent: 1 });
  });
});
