/** Population and supply: using, lacking, returning. */
import { describe, expect, test } from 'vitest';
import { draws, player, ships, spaces, turnsUp } from './reading.ts';
import { running, table } from './table.ts';

const EMPTY = [0, 0, 0, 0, 0];

describe('using cubes', () => {
  test('BTS-4.54 a population cube is taken from the board and turned as needed', () => {
    const at = table({ factions: [{ owns: 'i-1', ore: 1, population: 1 }] });
    at.choose('act narrow-beam-lasers');
    expect(player(at).population).toBe(0);
    expect(ships(at)).toBe('sol.1 sol.2');
  });

  test('BTS-4.55 direct use of supply takes from the left and ignores the growth track', () => {
    const at = table({
      factions: [{ supply: [0, 0, 2, 4, 4], tracks: [8, 8] }],
      agenda: [running('technology.plasma-cannon.immediate')],
    });
    expect(player(at).columns).toEqual([0, 0, 1, 4, 4]);
    expect(ships(at)).toBe('sol.1 sol.2');
  });
});

describe('too little supply', () => {
  const two = 'technology.neo-industrial-revolution.immediate';

  test('BTS-4.56 one uses what there is, and may replace the rest by population', () => {
    const at = table({
      factions: [{ supply: [0, 0, 0, 0, 1], population: 2 }],
      agenda: [running(two)],
    });
    expect(at.step).toBe('short-supply');
    expect(at.options()).toEqual(['replace 0', 'replace 1', 'skip']);
    at.choose('replace 1');
    expect(ships(at)).toBe('sol.1 sol.3 sol.3');
    expect(player(at)).toMatchObject({ population: 1, columns: EMPTY });
  });

  test('BTS-4.56 or leave the missing cube out', () => {
    const at = table({
      factions: [{ supply: [0, 0, 0, 0, 1] }],
      agenda: [running(two)],
    }).choose('replace 0');
    expect(ships(at)).toBe('sol.1 sol.3');
    expect(player(at).population).toBe(2);
  });

  test('BTS-4.56 or skip the whole effect', () => {
    const at = table({
      factions: [{ supply: [0, 0, 0, 0, 1] }],
      agenda: [running(two)],
    }).choose('skip');
    expect(ships(at)).toBe('sol.1');
    expect(player(at).columns).toEqual([0, 0, 0, 0, 1]);
  });

  test('BTS-4.56 without any supply all of it may be population', () => {
    const at = table({
      factions: [{ supply: EMPTY, population: 3 }],
      agenda: [running(two)],
    });
    expect(at.options()).toEqual(['replace 1', 'replace 2', 'skip']);
  });

  test('BTS-4.56 supply turned into population: what there is, or nothing', () => {
    const at = table({
      factions: [{ supply: [0, 0, 1, 0, 0] }],
      agenda: [running('system.tau-ceti.colony')],
    });
    expect(at.options()).toEqual(['replace 0', 'skip']);
    expect(player(at.choose('replace 0'))).toMatchObject({ population: 3, columns: EMPTY });
  });

  test('BTS-4.56 with enough supply nobody is asked', () => {
    const at = table({ agenda: [running('system.tau-ceti.colony')] });
    expect(player(at).population).toBe(4);
  });
});

describe('returning cubes', () => {
  test('BTS-4.57 returned population becomes supply at once', () => {
    const at = table({
      factions: [{ ore: 9, population: 3, ships: 'a-1.1 a-1.3', owns: 'i-2', supply: EMPTY }],
      control: { 'a-1': '0 food' },
      guilds: 'guild-terraforming',
    }).choose('act guild-terraforming');
    expect(player(at)).toMatchObject({ population: 2, columns: [0, 0, 0, 0, 1] });
  });

  test('BTS-4.58 the cost and the research both need population', () => {
    const cards = { 'ii-1': 'human-experimentation', 'ii-3': 'privateers' };
    const owns = 'i-1 i-2 ii-1 ii-3';
    const two = table({ cards, factions: [{ owns, ore: 2, population: 2 }] });
    expect(spaces(two)).not.toContain('human-experimentation');
    const three = table({ cards, factions: [{ owns, ore: 2, population: 3 }] });
    three.choose('act human-experimentation');
    expect(player(three).population).toBe(1);
  });

  test('BTS-4.59 cubes beside technologies stay there', () => {
    const at = table({ factions: [{ owns: 'i-1 i-2', ore: 2, population: 1 }] });
    at.choose('act basic-research-2/1').choose('research ii-1', {
      chance: [...turnsUp(at, 'asteroid-claims'), ...draws('plasma-cannon', 'modular-fleet')],
    });
    at.choose('take plasma-cannon').choose('trade').choose('stop');
    expect(player(at).slots.toString(2)).toBe('10011');
  });
});
