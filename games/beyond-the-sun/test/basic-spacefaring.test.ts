/** The rows of Basic Spacefaring. */
import { describe, expect, test } from 'vitest';
import { draws, player, ships, turnsUp } from './reading.ts';
import { table } from './table.ts';

describe('Basic Spacefaring', () => {
  test('BTS-4.29 basic research, level I: one population researches a level I technology', () => {
    const at = table().choose('act basic-research-1/1');
    expect(at.options()).toEqual(['research i-1', 'research i-2', 'research i-3', 'research i-4']);
    at.choose('research i-4');
    expect(player(at)).toMatchObject({ population: 1, slots: 1 << 3 });
  });

  test('BTS-4.30 basic research, level II: 2 ore, discovered or not', () => {
    const at = table({
      cards: { 'ii-1': 'plasma-cannon' },
      factions: [{ ore: 2, owns: 'i-1 i-2' }],
    }).choose('act basic-research-2/1');
    expect(player(at).ore).toBe(0);
    expect(at.options()).toEqual(['research ii-1', 'research ii-2', 'research ii-3']);
    at.choose('research ii-3', {
      chance: [...turnsUp(at, 'asteroid-claims'), ...draws('privateers', 'generation-ships')],
    });
    expect(player(at).population).toBe(1);
  });

  test('BTS-4.31 build and jump: a level 1 ship if one likes, then two movement points', () => {
    const at = table().choose('act basic-build-jump/1').choose('yes');
    expect(ships(at)).toBe('sol.1 sol.1');
    expect(player(at).population).toBe(1);
    at.choose('move sol.1 a-1').choose('move sol.1 a-1');
    expect(ships(at)).toBe('a-1.1 a-1.1');
    expect(at.step).toBe('produce');
  });

  test('BTS-4.31 the build may be left out', () => {
    const at = table().choose('act basic-build-jump/2').choose('no');
    expect(ships(at)).toBe('sol.1');
    expect(at.step).toBe('jump');
  });

  test('BTS-4.32 gather: the leftmost supply cube and 1 ore', () => {
    const at = table({ factions: [{ supply: [0, 2, 3, 4, 4], tracks: [8, 8], ore: 0 }] });
    at.choose('act basic-gather');
    expect(player(at)).toMatchObject({ ore: 1, population: 3, columns: [0, 1, 3, 4, 4] });
  });

  test('BTS-4.32 with empty columns gather still gives ore', () => {
    const at = table({ factions: [{ supply: [0, 0, 0, 0, 0], ore: 0 }] }).choose(
      'act basic-gather',
    );
    expect(player(at)).toMatchObject({ ore: 1, population: 2 });
  });
});
