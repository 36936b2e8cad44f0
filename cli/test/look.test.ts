/** Things are told when they matter, looked up by name, and say why they are not offered. */
import { describe, expect, test } from 'vitest';
import { orrery } from './run.ts';

/** What followed each typed line; the first part comes before anything is typed. */
async function typing(game: string, ...lines: readonly string[]): Promise<string[]> {
  const { out, err } = await orrery(
    ['play', ...game.split(' '), '--bots', 'random', '--seed', 'look'],
    {
      input: `${lines.join('\n')}\n`,
    },
  );
  expect(err).toBe('');
  return out.split(/^> .*$/m);
}

describe('Master of Orion', () => {
  test('races say what they begin with and can do before one is chosen', async () => {
    const [before] = await typing('master-of-orion', 'q');
    expect(before).toMatch(/Alkari: At the start: 4 food, 3 fleets and 1 production\. Start of/);
  });

  test('cards are told once, looked up by name, by option, and asked why not', async () => {
    const parts = await typing(
      'master-of-orion',
      ...['1', '=done', 'l titan', 'l 1', 'l zebra', 'w titan', 'w deal', 'w', 'q'],
    );
    expect(parts[1]).toMatch(/Hand: /);
    expect(parts[1]).toMatch(/: Colour: \w+\. Price: .*\. Worth /);
    expect(parts[2]).not.toMatch(/: Colour: /);
    expect(parts[3]).toContain('\nTitan\n  Colour: red.\n');
    expect(parts[3]).toContain('End of the game: gain 2 victory points');
    // What was asked is said again below.
    expect(parts[3]).toMatch(/Take an action.*\n\d+ options \(\*: the list, \?: help\)\n$/);
    expect(parts[4]).toMatch(/\n {2}Colour: /);
    expect(parts[5]).toContain('Nothing is called so.');
    expect(parts[6]).toContain('Titan: it has nothing to do with this question');
    expect(parts[7]).toMatch(/Deal: /);
    expect(parts[8]).toContain('Say what');
  });
});

describe('Beyond the Sun', () => {
  test('says why a technology can not be researched, with the rule', async () => {
    const parts = await typing('beyond-the-sun', 'w III-2', 'l terraforming', 'q');
    expect(parts[1]).toContain(
      'III-2: No technology lies here yet. A research action discovers one. (BTS-4.65)',
    );
    expect(parts[2]).toContain('Level I, commercial.');
  });
});

describe('Distant Suns', () => {
  test('shows the outlines of the shapes, and why a cell can not be covered', async () => {
    const parts = await typing('distant-suns --option first=1', '1', 'w A10', 'q');
    expect(parts[0]).toContain('\n # # ');
    expect(parts[2]).toContain('Cell A10: The start can’t be covered. (DS-4.23)');
  });
});

describe('Eclipse', () => {
  test('passing goes on by itself until the phase is over', async () => {
    const parts = await typing('eclipse', '1', 'pass', '', 'q');
    const number = /(\d+) {2}Pass/.exec(parts[2])?.[1];
    // Asked again, one is told how not to be asked a third time.
    expect(parts[3]).toMatch(/\d+!: Pass, until this phase is over/);
    const habit = await typing('eclipse', '1', `/pass`, `${number}!`, 'q');
    const rest = habit[3];
    expect(rest).toContain('Combat phase');
    expect(rest.split('Combat phase')[0]).not.toContain('options:');
  });

  test('shows blueprints and technologies of anybody', async () => {
    const parts = await typing('eclipse', '1', 'b 2', 'q');
    expect(parts[2]).toMatch(/Blueprints:\n {2}Interceptor: .*; Initiative \d/s);
  });
});
