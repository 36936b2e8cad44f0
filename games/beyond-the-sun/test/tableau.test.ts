import { NONE } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { TECHNOLOGIES, TECHNOLOGY_IDS } from '../data/index.ts';
import { beyondTheSun } from '../game.ts';
import type { State } from '../state.ts';
import { cardAt } from './reading.ts';
import {
  bareTable,
  inDeck,
  nextEvent,
  only,
  running,
  type Situation,
  stack,
  technology,
} from './table.ts';

const TABLEAU = { discovery: 'tableau' };

/** Lays a row out anew; the deck of its level is what is left. */
function lay(state: State, level: 2 | 3 | 4, cards: readonly string[]): void {
  const from = (level - 2) * 8;
  for (let at = 0; at < 8; at++) {
    state.rows[from + at] = at < cards.length ? technology(cards[at]) : NONE;
  }
}

/** Whether a row lies on the table. */
const rowIsOpen = (state: State, level: number): boolean => rowOf(state, level).length > 0;

const rowOf = (state: State, level: number): string[] =>
  state.rows
    .slice((level - 2) * 8, (level - 1) * 8)
    .filter((card) => card !== NONE)
    .map((card) => TECHNOLOGIES[card].key);

const ROW_II = [
  'plasma-cannon',
  'modular-fleet',
  'hypercomputing',
  'human-experimentation',
  'closed-biospheres',
  'colonial-charter',
  'generation-ships',
  'black-market-industries',
];

/** A faction with Narrow-Beam Lasers is about to discover slot ii-1: a military technology. */
const discovering = (row: readonly string[], more: Partial<Situation> = {}) =>
  bareTable({
    options: TABLEAU,
    factions: [{ owns: ['i-1'], ore: 2 }, {}],
    ...more,
    state(s) {
      lay(s, 2, row);
      only(s.technologies2, []);
      nextEvent(s, 'asteroid-claims');
      more.state?.(s);
    },
  }).choose('act basic-research-2/1');

describe('rows', () => {
  test('BTS-4.148 eight open cards of level II lie there from the start, none of III and IV', () => {
    const { state } = beyondTheSun.start({ seats: 3, options: TABLEAU }, 'tableau');
    expect(rowOf(state, 2)).toHaveLength(8);
    for (const key of rowOf(state, 2)) expect(TECHNOLOGIES[TECHNOLOGY_IDS[key]].level).toBe(2);
    expect(inDeck(state.technologies2)).toHaveLength(8);
    expect(rowOf(state, 3)).toEqual([]);
    expect(rowOf(state, 4)).toEqual([]);
    expect(beyondTheSun.start({ seats: 3, options: {} }, 'deck').state.rows).toEqual([]);
  });

  test('BTS-4.149 the discoverer takes any card of the row with the type, and the gap is closed', () => {
    const at = discovering(ROW_II, {
      state: (s) => only(s.technologies2, [technology('privateers')]),
    });
    expect(at.options()).toEqual([
      'take plasma-cannon',
      'take modular-fleet',
      'take human-experimentation',
    ]);
    at.choose('take modular-fleet');
    expect(cardAt(at, 'ii-1')).toBe('modular-fleet');
    expect(rowOf(at.state, 2)).toEqual(ROW_II.toSpliced(1, 1, 'privateers'));
  });

  test('BTS-4.150 without the type in the row the deck is turned up to the first such card', () => {
    const row = ['hypercomputing', 'closed-biospheres', 'generation-ships'];
    const at = discovering(row, {
      state: (s) =>
        only(
          s.technologies2,
          ['mass-cloning', 'colonial-charter', 'privateers', 'plasma-cannon'].map(technology),
        ),
    });
    expect(cardAt(at, 'ii-1')).toBe('privateers');
    expect(rowOf(at.state, 2)).toEqual(row);
    expect(at.state.technologies2.top).toEqual([technology('plasma-cannon')]);
    expect([...at.state.technologies2.under].sort()).toEqual(
      ['mass-cloning', 'colonial-charter'].map(technology).sort(),
    );
  });
});

describe('rows III and IV', () => {
  const opened = (level: number, card: string) => {
    const at = discovering([card]);
    if (at.step === 'technology') at.choose(`take ${card}`);
    expect(cardAt(at, 'ii-1')).toBe(card);
    return rowIsOpen(at.state, level);
  };
  const uncovering = (event: string, guild: string) =>
    bareTable({
      options: TABLEAU,
      agenda: [running(`event.${event}`)],
    }).choose(`uncover ${guild}`);

  test('BTS-4.151 row III opens with a technology that offers level III research', () => {
    expect(opened(3, 'human-experimentation')).toBe(true);
    expect(opened(3, 'plasma-cannon')).toBe(false);
  });

  test('BTS-4.151 Spacetime Anomaly Studies counts, although it jumps first', () => {
    const at = bareTable({
      options: TABLEAU,
      factions: [{ owns: ['i-4'], ore: 2 }, {}],
      state(s) {
        lay(s, 2, ['spacetime-anomaly-studies', 'targeting-intelligence']);
        nextEvent(s, 'asteroid-claims');
      },
    })
      .choose('act basic-research-2/1')
      .choose('take spacetime-anomaly-studies');
    expect(rowOf(at.state, 3)).toHaveLength(8);
    expect(at.reported('row-opened')).toHaveLength(1);
    expect(rowIsOpen(at.state, 4)).toBe(false);
  });

  test('BTS-4.151 BTS-4.152 guilds open the row that they research in', () => {
    expect(rowIsOpen(uncovering('tyler-lee', 'guild-professors').state, 3)).toBe(true);
    expect(rowIsOpen(uncovering('tyler-lee', 'guild-terraforming').state, 3)).toBe(false);
    expect(rowIsOpen(uncovering('kc-24x', 'guild-innovators').state, 4)).toBe(true);
    expect(rowIsOpen(uncovering('kc-24x', 'guild-technocrats').state, 4)).toBe(false);
    expect(rowIsOpen(uncovering('kc-24x', 'guild-innovators').state, 3)).toBe(false);
  });

  test('BTS-4.152 row IV opens with a technology for level IV research', () => {
    const privately = (card: string) => {
      const at = bareTable({
        options: TABLEAU,
        agenda: [running('system.wise-1541-2250.colony')],
        state: (s) =>
          stack(s.technologies3, [card, 'capital-ship', 'stealth-terraformers'].map(technology)),
      }).choose(`keep ${card}`);
      return rowIsOpen(at.state, 4);
    };
    expect(privately('hivemind-computing')).toBe(true);
    expect(privately('metahuman-chambers')).toBe(true);
    expect(privately('android-armada')).toBe(false);
  });

  test('BTS-4.152 Universal Enlightenment opens nothing', () => {
    const at = bareTable({
      options: TABLEAU,
      factions: [{ ore: 3 }, {}],
      agenda: [running('event.universal-enlightenment')],
    })
      .choose('yes')
      .choose('research i-1');
    expect(at.reported('row-opened')).toEqual([]);
    expect(rowIsOpen(at.state, 4)).toBe(false);
    expect(rowIsOpen(at.state, 3)).toBe(false);
  });

  test('BTS-4.153 Planetary-Scale Research opens a row when it is used for that level', () => {
    const cards = { 'ii-1': 'plasma-cannon', 'iii-1': 'planetary-scale-research' };
    const using = (colonies: readonly string[]) => {
      const at = bareTable({
        options: TABLEAU,
        cards,
        factions: [{ owns: ['i-1', 'ii-1', 'iii-1', 'i-2', 'ii-3'], ore: 4, colonies }, {}],
        state: (s) => {
          s.cards[6] = technology('generation-ships');
          nextEvent(s, 'asteroid-claims', 'hegemony-summit');
        },
      });
      // Only owning it opens nothing.
      expect(rowIsOpen(at.state, 3)).toBe(false);
      return at.choose('act planetary-scale-research');
    };
    expect(rowIsOpen(using(['sirius', 'ross-248']).state, 3)).toBe(true);
    expect(rowIsOpen(using(['ross-248']).state, 3)).toBe(false);
    expect(rowIsOpen(using(['sirius', 'ross-248']).state, 4)).toBe(false);
  });

  test.each([
    [3, 'ii-1 iii-3', 'sirius ross-248'],
    [4, 'ii-1 iii-1 iii-2 iii-3', 'sirius ross-248 epsilon-indi'],
  ])(
    'BTS-4.153 used for a discovered technology of level %i it opens that row too',
    (level, owns, colonies) => {
      const at = bareTable({
        options: TABLEAU,
        cards: {
          'ii-1': 'plasma-cannon',
          'iii-1': 'capital-ship',
          'iii-2': 'metahuman-chambers',
          'iii-3': 'planetary-scale-research',
          'iiii-1': 'giga-corporations',
        },
        factions: [{ owns, ore: 4, colonies }, {}],
        systems: { 'a-2': '' },
      }).choose('act planetary-scale-research');
      expect(at.reported('researched')).toHaveLength(1);
      expect(at.reported('row-opened')).toMatchObject([{ level }]);
    },
  );

  test('BTS-4.153 coming into play it opens no row', () => {
    const at = bareTable({
      options: TABLEAU,
      agenda: [running('system.wise-1541-2250.colony')],
      state: (s) =>
        stack(
          s.technologies3,
          ['planetary-scale-research', 'capital-ship', 'android-armada'].map(technology),
        ),
    }).choose('keep planetary-scale-research');
    expect(at.reported('row-opened')).toEqual([]);
  });
});
