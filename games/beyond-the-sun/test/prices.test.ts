/** What actions cost: linked events, discounts, copies. */
import { describe, expect, test } from 'vitest';
import { player, spaces } from './reading.ts';
import { type Situation, table } from './table.ts';

const COPYING: Situation = {
  cards: { 'iii-1': 'quantum-data-exchange', 'ii-1': 'hypercomputing', 'ii-3': 'privateers' },
  factions: [{ owns: 'i-1 i-2 iii-1 ii-1 ii-3', ore: 9, population: 4 }],
};

/** Ore that copying an action costs. */
function copied(action: string, links: Situation['links'] = {}): number {
  const at = table({ ...COPYING, links }).choose('act quantum-data-exchange');
  at.choose(`copy ${action}`);
  return 9 - player(at).ore;
}

describe('prices', () => {
  test('BTS-4.124 a linked event makes a technology dearer or cheaper', () => {
    const price = (links: NonNullable<Situation['links']>) => {
      const at = table({ ...COPYING, links }).choose('act hypercomputing/1');
      return 9 - player(at).ore;
    };
    expect(price({})).toBe(5);
    expect(price({ 'export-embargo': 'ii-1' })).toBe(6);
    expect(price({ 'research-grants': 'ii-1' })).toBe(4);
    expect(price({ 'export-embargo': 'ii-1', 'research-grants': 'ii-1' })).toBe(5);
    expect(price({ 'export-embargo': 'iii-1' })).toBe(5);
  });

  test('BTS-4.124 no price falls below 0', () => {
    const at = table({
      cards: { 'ii-3': 'closed-biospheres' },
      factions: [{ owns: 'ii-3', ore: 0 }],
      links: { 'research-grants': 'ii-3' },
    }).choose('act closed-biospheres');
    expect(player(at).ore).toBe(1);
  });

  test('BTS-4.128 a copy costs what the copied action costs, with the links of both cards', () => {
    expect(copied('hypercomputing')).toBe(5);
    expect(copied('hypercomputing', { 'export-embargo': 'ii-1' })).toBe(6);
    expect(copied('hypercomputing', { 'export-embargo': 'iii-1' })).toBe(6);
    expect(copied('hypercomputing', { 'research-grants': 'iii-1' })).toBe(4);
    expect(copied('basic-research-1')).toBe(0);
    expect(copied('basic-research-1', { 'export-embargo': 'iii-1' })).toBe(1);
    expect(copied('basic-research-2')).toBe(2);
  });

  test('BTS-4.128 what can not be paid is not copied', () => {
    const at = table({
      ...COPYING,
      factions: [{ owns: 'i-1 i-2 iii-1 ii-1 ii-3', ore: 4, population: 4 }],
    }).choose('act quantum-data-exchange');
    expect(at.options()).toEqual(['copy basic-research-1', 'copy basic-research-2']);
    const poor = table({
      ...COPYING,
      factions: [{ owns: 'i-1 i-2 i-3 i-4 iii-1 ii-1 ii-3', ore: 1, population: 4 }],
    });
    expect(spaces(poor)).not.toContain('quantum-data-exchange');
  });
});
