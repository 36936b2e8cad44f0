/** Research: which technologies one can choose, the cube that pays for one, what it gives. */
import { describe, expect, test } from 'vitest';
import { SLOTS } from '../data/index.ts';
import { owns, player } from './reading.ts';
import { bareTable, disc, running, type Situation, slot } from './table.ts';

const LEVEL = {
  1: 'basic.basic-research-1',
  2: 'basic.basic-research-2',
  3: 'guild.guild-professors',
  4: 'guild.guild-innovators',
} as const;

/** Slots that a faction may choose from; also if only one is left. */
function offered(level: keyof typeof LEVEL, own: string, more: Situation = {}): string {
  const at = bareTable({
    factions: [{ owns: own, population: 1 }],
    agenda: [running(LEVEL[level])],
    ...more,
  });
  const keys =
    at.step === 'research'
      ? at.options().map((key) => key.slice('research '.length))
      : at.reported('researched').map((told) => SLOTS[told.slot as number].key);
  return keys.join(' ');
}

describe('which technology', () => {
  test('BTS-4.60 exactly one technology of the level named', () => {
    const at = bareTable({ agenda: [running(LEVEL[1])] }).choose('research i-3');
    expect(at.over).toBe(true);
    expect(at.reported('researched')).toHaveLength(1);
    const two = bareTable({
      cards: { 'ii-1': 'plasma-cannon', 'ii-3': 'privateers' },
      factions: [{ owns: 'i-1 i-2' }],
      agenda: [running('technology.stellar-cartography.action-1')],
    });
    // Level I or II, both at once would be too much.
    expect(two.options()).toEqual([
      'research i-3',
      'research i-4',
      'research ii-1',
      'research ii-3',
    ]);
    two.choose('research ii-1');
    expect(two.reported('researched')).toHaveLength(1);
  });

  test('BTS-4.61 not what is one’s own already', () => {
    expect(offered(1, 'i-1')).toBe('i-2 i-3 i-4');
    expect(offered(1, 'i-2 i-4')).toBe('i-1 i-3');
    expect(offered(2, 'i-1 i-2 ii-1')).toBe('ii-2 ii-3');
    const cards = { 'ii-1': 'plasma-cannon' };
    expect(offered(2, 'i-1 i-2 ii-1', { cards })).toBe('ii-2 ii-3');
  });

  test('BTS-4.62 every line counts: level I needs none, others all of theirs', () => {
    expect(offered(1, '')).toBe('i-1 i-2 i-3 i-4');
    expect(offered(2, 'i-1 i-3')).toBe('ii-1 ii-4');
    expect(offered(2, 'i-1 i-2')).toBe('ii-1 ii-2 ii-3');
    expect(offered(2, 'i-3 i-4')).toBe('ii-4 ii-5 ii-6');
    expect(offered(3, 'ii-1 ii-3')).toBe('iii-1 iii-3');
    expect(offered(3, 'ii-1 ii-2')).toBe('iii-1 iii-2');
    expect(offered(3, 'ii-1 ii-2 ii-4')).toBe('iii-1 iii-2');
  });

  test('BTS-4.62 slots marked «2 of 3» need any two', () => {
    const cards = {
      'iiii-1': 'galactic-hq',
      'iiii-2': 'giga-corporations',
      'iiii-3': 'antimatter-arsenal',
    };
    expect(offered(4, 'iii-1', { cards })).toBe('');
    expect(offered(4, 'iii-1 iii-5', { cards })).toBe('');
    expect(offered(4, 'iii-1 iii-3', { cards })).toBe('iiii-1');
    expect(offered(4, 'iii-1 iii-2 iii-3', { cards })).toBe('iiii-1');
    expect(offered(4, 'iii-1 iii-3 iii-5 iii-6', { cards })).toBe('iiii-1 iiii-3');
    expect(offered(4, 'iii-2 iii-3 iii-4', { cards })).toBe('iiii-1 iiii-2');
    // The middle one needs both of its two.
    expect(offered(4, 'iii-1 iii-4', { cards })).toBe('');
  });

  test('BTS-4.62 what another faction owns is no prerequisite', () => {
    expect(offered(2, '', { factions: [{}, { owns: 'i-1 i-2' }] })).toBe('');
  });

  test('BTS-4.63 some effects reach only what is discovered already', () => {
    const at = bareTable({
      cards: { 'ii-1': 'plasma-cannon' },
      factions: [{ owns: 'i-1 i-2 i-3 i-4' }],
      agenda: [running('technology.stellar-cartography.action-1')],
    });
    expect(at.reported('researched')).toMatchObject([{ slot: slot('ii-1') }]);
  });

  test('BTS-4.64 a population goes beside the slot; cubes of others never block', () => {
    const at = bareTable({
      factions: [{ population: 1 }, { owns: 'i-4' }, { owns: 'i-4' }, { owns: 'i-4' }],
      agenda: [running(LEVEL[1])],
    }).choose('research i-4');
    expect([0, 1, 2, 3].map((seat) => owns(at, 'i-4', seat))).toEqual([true, true, true, true]);
    expect(player(at).population).toBe(0);
  });
});

describe('bonuses and abilities', () => {
  test('BTS-4.74 later researchers get the immediate bonus too, once each', () => {
    const at = bareTable({
      factions: [{ owns: 'i-4', ore: 2 }],
      agenda: [running(LEVEL[1], 1), running(LEVEL[1], 1)],
    }).choose('research i-4');
    expect(player(at, 1)).toMatchObject({ ore: 2, automation: [disc('ore')] });
    // Nobody else has anything of it, and nobody researches it twice.
    expect(player(at, 0)).toMatchObject({ ore: 2, automation: [] });
    expect(at.refuses('research i-4')).toBe(true);
  });

  test('BTS-4.75 actions and abilities are no part of the immediate bonus', () => {
    const at = bareTable({
      cards: { 'ii-1': 'black-market-industries' },
      factions: [{ owns: 'i-1', ore: 1, population: 2 }],
      agenda: [running(LEVEL[2]), { step: 'abilities', seat: 0 }],
    }).choose('disc food');
    // One cube for the research, 1 ore as the bonus; the ability is still to be used.
    expect(player(at)).toMatchObject({ ore: 2, population: 1 });
    expect(at.options()).toEqual(['use black-market-industries', 'go-on']);
  });

  test('BTS-4.75 an ability works for each owner from then on, and for nobody else', () => {
    const asked = (own: string) =>
      bareTable({
        cards: { 'ii-1': 'black-market-industries' },
        factions: [
          { owns: own, ore: 2 },
          { owns: 'ii-1', ore: 2 },
        ],
        agenda: [
          { step: 'abilities', seat: 0 },
          { step: 'abilities', seat: 1 },
        ],
      }).asked;
    expect(asked('ii-1')).toEqual([0]);
    expect(asked('')).toEqual([1]);
  });

  test('BTS-4.76 Transdimensional AI: without prerequisites and without the immediate bonus', () => {
    const at = bareTable({
      cards: { 'ii-5': 'closed-biospheres' },
      factions: [{ population: 1 }],
      agenda: [running('technology.transdimensional-ai.immediate')],
    }).choose('yes');
    expect(at.options()).toContain('research ii-5');
    expect(at.refuses('research ii-1')).toBe(true);
    at.choose('research ii-5');
    expect(owns(at, 'ii-5')).toBe(true);
    expect(player(at)).toMatchObject({ population: 1, automation: [] });
  });

  test('BTS-4.76 Parallel Universe Generator: without prerequisites, but with the bonus', () => {
    const at = bareTable({
      cards: { 'iii-5': 'hivemind-computing' },
      agenda: [running('technology.parallel-universe-generator.immediate')],
    })
      .choose('yes')
      .choose('research iii-5');
    expect(owns(at, 'iii-5')).toBe(true);
    expect(player(at).automation).toEqual([disc('ore')]);
  });

  test('BTS-4.76 other effects waive nothing', () => {
    const at = bareTable({
      cards: { 'ii-5': 'closed-biospheres' },
      factions: [{ ore: 3 }],
      agenda: [running('event.universal-enlightenment')],
    }).choose('yes');
    expect(at.options()).toEqual(['research i-1', 'research i-2', 'research i-3', 'research i-4']);
  });
});
