import { describe, expect, test } from 'vitest';
import { emphasis } from '../prose.ts';
import { orrery, orreryHere } from './run.ts';

describe('rules', () => {
  test('are printed chapter by chapter', async () => {
    const { code, out } = await orreryHere(['rules', 'distant-suns']);
    expect(code).toBe(0);
    expect(out).toContain('Course of the game\n──────────────────\nDS-4.1 ');
    expect(out).toContain('DS-4.96');
    expect(out).not.toContain('**');
  });

  test('can be asked for one by one, or by how they begin', async () => {
    const ids = async (wanted: string) =>
      (await orreryHere(['rules', 'distant-suns', wanted])).out.match(/^DS-\S+/gm);
    expect(await ids('DS-4.29')).toEqual(['DS-4.29']);
    expect(await ids('ds-4.1')).toEqual(['DS-4.1']);
    expect(await ids('DS-4.8')).toEqual(['DS-4.80', 'DS-4.81', 'DS-4.82', 'DS-4.83', 'DS-4.84']);
  });

  test('one of them is found by its id alone, with where it is carried out and tested', async () => {
    const { code, out } = await orreryHere(['rules', 'ds-4.84']);
    expect(code).toBe(0);
    expect(out).toContain('DS-4.84');
    expect(out).toMatch(/→ games\/distant-suns\/game\.ts:\d+\n/);
    expect(out).toMatch(/✔ games\/distant-suns\/test\/scoring\.test\.ts:\d+: DS-4\.84 the highest/);
    expect((await orreryHere(['rules', 'distant-suns'])).out).not.toContain('→');
    expect((await orreryHere(['rules', 'XY-1.1'])).code).toBe(2);
  });

  test('are there in all languages', async () => {
    const ru = await orreryHere(['rules', 'distant-suns', 'DS-4.1', '--lang', 'ru']);
    expect(ru.out).toContain('раунд');
    const uk = await orrery(['rules', 'distant-suns', 'DS-4.1'], {
      env: { LC_ALL: 'uk_UA.UTF-8' },
    });
    expect(uk.out).toMatch(/[ії]/);
  });
});

test('bold is for terminals only', () => {
  expect(emphasis('**Alien**: count', false)).toBe('Alien: count');
  expect(emphasis('**Alien**: count', true)).toBe('\u001b[1mAlien\u001b[22m: count');
});
