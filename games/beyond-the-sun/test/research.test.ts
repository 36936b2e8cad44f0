/** Research and discovery. */
import { describe, expect, test } from 'vitest';
import { draws, player, turnsUp } from './reading.ts';
import { running, type Situation, slot, table, technology } from './table.ts';

/** A table at which seat 0 researches at that level on the way of a basic row or guild. */
const researching = (level: 1 | 2 | 3 | 4, situation: Situation) => {
  const lists = {
    1: 'basic.basic-research-1',
    2: 'basic.basic-research-2',
    3: 'guild.guild-professors',
    4: 'guild.guild-innovators',
  };
  return table({ ...situation, agenda: [running(lists[level])] });
};

const EVENT = 'asteroid-claims';

describe('which technology', () => {
  test('BTS-4.60 exactly one technology of the level that the effect names', () => {
    const at = researching(1, { factions: [{ population: 3, owns: 'i-1' }] });
    expect(at.options()).toEqual(['research i-2', 'research i-3', 'research i-4']);
    at.choose('research i-4');
    expect(player(at)).toMatchObject({ population: 2, slots: 0b1001 });
    expect(at.over).toBe(true);
  });

  test('BTS-4.61, EX-4 a slot of the level, not yet one’s own, with its prerequisites', () => {
    const at = table({ factions: [{ owns: 'i-1 i-2', ore: 2, population: 1 }] });
    at.choose('act basic-research-2/1');
    expect(at.options()).toEqual(['research ii-1', 'research ii-2', 'research ii-3']);
    const owner = researching(2, {
      cards: { 'ii-1': 'plasma-cannon' },
      factions: [{ owns: 'i-1 i-2 ii-1' }],
    });
    expect(owner.options()).toEqual(['research ii-2', 'research ii-3']);
  });

  test('BTS-4.62 a slot with two lines needs both', () => {
    const cards = { 'ii-1': 'plasma-cannon', 'ii-2': 'modular-fleet', 'ii-3': 'privateers' };
    const options = (owns: string) => researching(3, { cards, factions: [{ owns }] }).options();
    expect(options('ii-1 ii-3')).toEqual(['research iii-1', 'research iii-3']);
    expect(options('ii-1 ii-2')).toEqual(['research iii-1', 'research iii-2']);
  });

  test('BTS-4.62 «2 of 3» needs any two', () => {
    const cards = {
      'iii-1': 'capital-ship',
      'iii-2': 'mercenary-fleet',
      'iii-3': 'hivemind-computing',
      'iii-5': 'cerebral-implants',
      'iii-6': 'android-armada',
      'iiii-1': 'galactic-hq',
      'iiii-3': 'antimatter-arsenal',
    };
    const options = (owns: string) => {
      const at = researching(4, { cards, factions: [{ owns, population: 3 }] });
      return at.over ? [] : at.options();
    };
    expect(options('iii-1 iii-3 iii-5 iii-6')).toEqual(['research iiii-1', 'research iiii-3']);
    expect(options('iii-1 iii-5')).toEqual([]);
  });

  test('BTS-4.63 with an eye only discovered technologies', () => {
    const at = table({
      cards: { 'ii-1': 'plasma-cannon', 'ii-6': 'stellar-cartography' },
      factions: [{ owns: 'i-1 i-2 i-4 ii-6', ore: 1 }],
    }).choose('act stellar-cartography');
    expect(at.options()).toEqual(['research i-3', 'research ii-1']);
  });

  test('BTS-4.64 a population goes beside the slot, however many cubes of others are there', () => {
    const at = researching(1, { factions: [{ population: 1 }, { owns: 'i-4' }, { owns: 'i-4' }] });
    at.choose('research i-4');
    expect(player(at).population).toBe(0);
    expect(at.state.players.map(({ slots }) => slots)).toEqual([8, 8, 8]);
  });
});

describe('discovery', () => {
  test('BTS-4.65, EX-4 cube, event, card, immediate bonus, in this order', () => {
    const at = table({ factions: [{ owns: 'i-1 i-2', ore: 2, population: 1 }] });
    at.choose('act basic-research-2/1');
    at.choose('research ii-2', { chance: turnsUp(at, EVENT) });
    expect(at.step).toBe('type');
    expect(at.options()).toEqual(['type military', 'type commercial']);
    at.choose('type military', {
      chance: draws(
        'hypercomputing',
        'human-experimentation',
        'closed-biospheres',
        'plasma-cannon',
      ),
    });
    expect(at.options()).toEqual(['take human-experimentation', 'take plasma-cannon']);
    at.choose('take plasma-cannon', {
      chance: draws('closed-biospheres', 'hypercomputing', 'human-experimentation'),
    });
    const order = at.events.map(({ type }) => type).filter((type) => type !== 'ore');
    expect(order).toEqual(
      [
        'turn',
        'action',
        'paid',
        'researched',
        'event',
        'event-discarded',
        'looks-for',
        'revealed',
        'discovered',
        'returned-cards',
        'built',
      ].flatMap((type) => (type === 'turn' ? ['round', 'turn'] : [type])),
    );
    expect(at.state.cards[slot('ii-2')]).toBe(technology('plasma-cannon'));
    expect(at.step).toBe('produce');
  });

  test('BTS-4.66 the event is turned, resolved and discarded', () => {
    const at = researching(2, { factions: [{ owns: 'i-1 i-2', ore: 0 }, { ore: 0 }] });
    at.choose('research ii-1', {
      chance: [...turnsUp(at, EVENT), ...draws('plasma-cannon', 'modular-fleet')],
    });
    expect(at.state.players.map(({ ore }) => ore)).toEqual([3, 1]);
    expect(at.state.discarded).toHaveLength(1);
    expect(at.state.faceDown).toEqual([5, 6]);
  });

  test('BTS-4.66 a discovered slot and one of level IIII have no event', () => {
    const known = researching(2, {
      cards: { 'ii-1': 'plasma-cannon', 'ii-3': 'privateers' },
      factions: [{ owns: 'i-1 i-2' }],
    }).choose('research ii-1');
    expect(known.reported('event')).toEqual([]);
    const highest = researching(4, {
      cards: {
        'iii-3': 'hivemind-computing',
        'iii-4': 'cerebral-implants',
        'iii-5': 'capital-ship',
      },
      factions: [{ owns: 'iii-3 iii-4 iii-5', population: 3 }],
    });
    highest.choose('research iiii-2').choose('type economic', {
      chance: draws('post-scarcity-society', 'giga-corporations'),
    });
    expect(highest.reported('event')).toEqual([]);
  });

  test('BTS-4.67 the type is what the prerequisites hand on: no question with one type', () => {
    const at = researching(2, { factions: [{ owns: 'i-1 i-2' }] });
    at.choose('research ii-1', {
      chance: [...turnsUp(at, EVENT), ...draws('plasma-cannon', 'supply-outpost')],
    });
    expect(at.reported('looks-for')).toMatchObject([{ sort: 2 }]);
    expect(at.step).toBe('technology');
  });

  test('BTS-4.67 a hybrid hands on only its first type', () => {
    const at = researching(3, {
      cards: { 'ii-1': 'human-experimentation', 'ii-3': 'privateers' },
      factions: [{ owns: 'ii-1 ii-3' }],
    });
    at.choose('research iii-1', {
      chance: [
        ...turnsUp(at, 'hegemony-summit'),
        ...draws('transdimensional-ai', 'hivemind-computing'),
      ],
    });
    expect(at.reported('looks-for')).toMatchObject([{ sort: 0 }]);
  });

  test('BTS-4.68 at a «2 of 3» slot only owned prerequisites have a say', () => {
    const cards = {
      'iii-1': 'capital-ship',
      'iii-2': 'mercenary-fleet',
      'iii-3': 'hivemind-computing',
      'iii-4': 'wormhole-technology',
    };
    const types = (owns: string) =>
      researching(4, { cards, factions: [{ owns, population: 3 }] })
        .choose('research iiii-1')
        .options();
    expect(types('iii-1 iii-3 iii-4')).toEqual(['type scientific', 'type military']);
    const all = researching(4, {
      cards: { ...cards, 'iii-2': 'manufacturing-orbitals' },
      factions: [{ owns: 'iii-1 iii-2 iii-3 iii-4', population: 3 }],
    }).choose('research iiii-1');
    expect(all.options()).toEqual(['type scientific', 'type economic', 'type military']);
  });

  test('BTS-4.69 a discovered level IIII technology needs the prerequisites only', () => {
    const at = researching(4, {
      cards: {
        'iii-1': 'capital-ship',
        'iii-2': 'mercenary-fleet',
        'iii-3': 'hivemind-computing',
        'iii-4': 'cerebral-implants',
        'iiii-1': 'post-scarcity-society',
      },
      factions: [{ owns: 'iii-1 iii-2 iii-3 iii-4', population: 3 }],
    });
    expect(at.options()).toEqual(['research iiii-1', 'research iiii-2']);
    at.choose('research iiii-1');
    expect(at.reported('looks-for')).toEqual([]);
    expect(player(at).automation).toEqual([0, 1]);
  });

  test('BTS-4.70 cards are turned up until two have the type; hybrids have both', () => {
    const at = researching(2, { factions: [{ owns: 'i-1 i-2' }] });
    const cards = draws('hypercomputing', 'orbital-drydocks', 'mass-cloning', 'privateers');
    at.choose('research ii-1', { chance: [...turnsUp(at, EVENT), ...cards] });
    expect(at.reported('revealed')[0].cards).toEqual(cards);
    expect(at.options()).toEqual(['take orbital-drydocks', 'take privateers']);
  });

  test('BTS-4.71 the discoverer chooses which of them takes the slot', () => {
    const at = researching(2, { factions: [{ owns: 'i-1 i-2' }] });
    at.choose('research ii-1', {
      chance: [...turnsUp(at, EVENT), ...draws('orbital-drydocks', 'privateers')],
    }).choose('take privateers');
    expect(at.state.cards[slot('ii-1')]).toBe(technology('privateers'));
  });

  test('BTS-4.72 the others go under the deck in random order; the rest stays as it was', () => {
    const at = researching(2, { factions: [{ owns: 'i-1 i-2' }] });
    at.choose('research ii-1', {
      chance: [
        ...turnsUp(at, EVENT),
        ...draws('hypercomputing', 'orbital-drydocks', 'mass-cloning', 'plasma-cannon'),
      ],
    });
    at.choose('take plasma-cannon', {
      chance: draws('mass-cloning', 'orbital-drydocks', 'hypercomputing'),
    });
    expect(at.state.technologies2.under).toEqual(
      draws('mass-cloning', 'orbital-drydocks', 'hypercomputing'),
    );
    expect(at.state.technologies2.rest).toHaveLength(12);
  });

  test('BTS-4.73 with a single card of the type left, that one is taken', () => {
    const at = researching(2, { factions: [{ owns: 'i-1 i-2' }] });
    at.state.technologies2.rest = draws('hypercomputing', 'plasma-cannon', 'mass-cloning');
    at.choose('research ii-1', {
      chance: [
        ...turnsUp(at, EVENT),
        ...draws(
          'hypercomputing',
          'plasma-cannon',
          'mass-cloning',
          'mass-cloning',
          'hypercomputing',
        ),
      ],
    });
    expect(at.state.cards[slot('ii-1')]).toBe(technology('plasma-cannon'));
  });

  test('BTS-4.73 with none, another permitted type, failing that any card', () => {
    const other = researching(2, { factions: [{ owns: 'i-1 i-2' }] });
    other.state.technologies2.rest = draws('generation-ships', 'closed-biospheres');
    other.choose('research ii-2', { chance: turnsUp(other, EVENT) });
    other.choose('type military', { chance: draws('closed-biospheres', 'generation-ships') });
    expect(other.state.cards[slot('ii-2')]).toBe(technology('generation-ships'));
    const any = researching(2, { factions: [{ owns: 'i-1 i-2' }] });
    any.state.technologies2.rest = draws('hypercomputing', 'closed-biospheres');
    any.choose('research ii-1', {
      chance: [...turnsUp(any, EVENT), ...draws('closed-biospheres', 'hypercomputing')],
    });
    expect(any.options()).toEqual(['take closed-biospheres', 'take hypercomputing']);
  });
});

describe('what a technology gives', () => {
  test('BTS-4.74 every researcher takes the immediate bonus, once', () => {
    const at = researching(1, { factions: [{ ore: 0 }, { owns: 'i-4' }] }).choose('research i-4');
    expect(player(at)).toMatchObject({ ore: 2, automation: [1] });
    expect(player(at, 1).ore).toBe(1);
  });

  test('BTS-4.75 abilities work from then on, for each owner', () => {
    const cards = { 'iii-4': 'wormhole-technology' };
    const moves = (owns: string) =>
      table({
        cards,
        factions: [{ owns, ships: 'yard-food.2' }],
        agenda: [running('system.epsilon-indi.colony')],
      }).options().length;
    expect(moves('')).toBe(3 + 1);
    expect(moves('iii-4')).toBe(7 + 1);
  });

  test('BTS-4.76 Transdimensional AI waives prerequisites and immediate bonus', () => {
    const at = table({
      cards: { 'ii-1': 'plasma-cannon', 'ii-5': 'closed-biospheres' },
      factions: [{ ore: 0, population: 1 }],
      agenda: [running('technology.transdimensional-ai.immediate')],
    }).choose('yes');
    expect(at.options()).toContain('research ii-5');
    expect(at.options()).not.toContain('research ii-2');
    at.choose('research ii-5');
    expect(player(at).automation).toEqual([]);
    expect(player(at).population).toBe(1);
  });

  test('BTS-4.76 Parallel Universe Generator waives prerequisites only', () => {
    const at = table({
      cards: { 'iii-6': 'metahuman-chambers', 'ii-1': 'plasma-cannon' },
      agenda: [running('technology.parallel-universe-generator.immediate')],
    }).choose('yes');
    at.choose('research iii-6');
    expect(player(at).automation).toEqual([0]);
  });
});
