/** Discovery: the first to research a slot turns up its event and a card for it. */
import { describe, expect, test } from 'vitest';
import { TECHNOLOGIES } from '../data/index.ts';
import { cardAt, owns, player, ships } from './reading.ts';
import {
  act,
  bareTable,
  disc,
  event,
  nextEvent,
  only,
  running,
  type Situation,
  slot,
  stack,
  technology,
} from './table.ts';

const LEVEL = {
  2: 'basic.basic-research-2',
  3: 'guild.guild-professors',
  4: 'guild.guild-innovators',
} as const;

/** Seat 0 discovers ii-1 after Narrow-Beam Lasers, which are military. */
const discovering = (situation: Situation) =>
  bareTable({
    factions: [{ owns: 'i-1' }],
    agenda: [running(LEVEL[2])],
    ...situation,
    state: (s) => {
      nextEvent(s, 'asteroid-claims', 'hegemony-summit');
      situation.state?.(s);
    },
  });

/** Seat 0 researches at level III, with these cards before it. */
const third = (cards: Readonly<Record<string, string>>, own: string) =>
  bareTable({
    cards,
    factions: [{ owns: own }],
    agenda: [running(LEVEL[3])],
    state: (s) => nextEvent(s, 'hegemony-summit'),
  });

const FOUR = {
  'iii-1': 'capital-ship',
  'iii-2': 'hivemind-computing',
  'iii-3': 'wormhole-technology',
};
const four = (own: string, cards: Readonly<Record<string, string>> = {}) =>
  bareTable({
    cards: { ...FOUR, ...cards },
    factions: [{ owns: own }],
    agenda: [running(LEVEL[4])],
  });

test('EX-4 BTS-4.21 BTS-4.60 BTS-4.61 BTS-4.62 BTS-4.64 BTS-4.65 BTS-4.66 BTS-4.67 BTS-4.70 BTS-4.71 BTS-4.72 BTS-4.74 a discovery', () => {
  const at = bareTable({
    factions: [{ owns: 'i-1 i-2', ore: 2, population: 1 }],
    agenda: [act(), act()],
    state: (s) => {
      nextEvent(s, 'asteroid-claims');
      only(
        s.technologies2,
        [
          'closed-biospheres',
          'human-experimentation',
          'colonial-charter',
          'plasma-cannon',
          'modular-fleet',
        ].map(technology),
      );
    },
  }).choose('act basic-research-2/1');
  // Three slots are open to her, no more.
  expect(at.options()).toEqual(['research ii-1', 'research ii-2', 'research ii-3']);
  expect(player(at).ore).toBe(0);
  at.choose('research ii-2');
  // Her cube, and then the event, which is discarded.
  expect(owns(at, 'ii-2')).toBe(true);
  expect(player(at).population).toBe(0);
  expect(at.state.discarded).toEqual([event('asteroid-claims')]);
  expect(at.state.players.map(({ ore }) => ore)).toEqual([3, 1]);
  expect(at.state.faceDown).toEqual([0, 1]);
  // Two types are handed on: she chooses before any card is turned up.
  expect(at.step).toBe('type');
  expect(at.options()).toEqual(['type military', 'type commercial']);
  expect(at.reported('revealed')).toEqual([]);
  at.choose('type military');
  // Cards are turned up until two have the type.
  const turned = [
    'closed-biospheres',
    'human-experimentation',
    'colonial-charter',
    'plasma-cannon',
  ].map(technology);
  expect(at.reported('revealed')).toMatchObject([{ seat: -1, cards: turned }]);
  expect(at.options()).toEqual(['take human-experimentation', 'take plasma-cannon']);
  at.choose('take plasma-cannon');
  expect(cardAt(at, 'ii-2')).toBe('plasma-cannon');
  // All others go under the deck, which is not shuffled.
  const others = turned.filter((card) => card !== technology('plasma-cannon'));
  expect(at.state.technologies2.top).toEqual([technology('modular-fleet')]);
  expect(new Set(at.state.technologies2.under)).toEqual(new Set(others));
  expect(at.state.technologies2.under).toHaveLength(3);
  expect(at.state.revealed).toEqual([]);
  // She has the immediate bonus now, and the action from then on.
  expect(ships(at)).toBe('sol.2');
  player(at).population = 1;
  player(at).ore = 2;
  expect(at.step).toBe('act');
  expect(at.refuses('act plasma-cannon')).toBe(false);
  const told = at.events.map(({ type }) => type).filter((type) => type !== 'ore');
  expect(told).toEqual([
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
  ]);
});

describe('the event', () => {
  test('BTS-4.65 BTS-4.66 a discovered slot has neither event nor search', () => {
    const at = discovering({ cards: { 'ii-1': 'closed-biospheres' } });
    expect(at.reported('event')).toEqual([]);
    expect(at.reported('discovered')).toEqual([]);
    expect(player(at).automation).toEqual([disc('food')]);
  });

  test('BTS-4.65 comes before the card, the card before its bonus', () => {
    const at = discovering({
      state: (s) => only(s.technologies2, [technology('targeting-intelligence')]),
    });
    const told = at.events.map(({ type }) => type);
    const order = ['researched', 'event', 'event-discarded', 'discovered', 'automated'];
    expect(told.filter((type) => order.includes(type))).toEqual(order);
  });

  test('BTS-4.66 is not discarded if it stays', () => {
    const at = third({ 'ii-1': 'plasma-cannon' }, 'i-1 ii-1');
    expect(at.state.standing).toEqual([event('hegemony-summit')]);
    expect(at.state.discarded).toEqual([]);
  });

  test('BTS-4.66 level IV slots have none', () => {
    const at = four('iii-1 iii-2').choose('type military');
    expect(at.reported('event')).toEqual([]);
    // Three slots of level III have been discovered before.
    expect(at.state.faceDown).toEqual([6, 3]);
  });
});

describe('the type', () => {
  test('BTS-4.67 a single type, or the same twice, is no choice', () => {
    const one = discovering({ state: (s) => only(s.technologies2, [technology('privateers')]) });
    expect(one.reported('looks-for')).toMatchObject([{ sort: 2 }]);
    const cards = { 'ii-1': 'plasma-cannon', 'ii-2': 'modular-fleet', 'iii-1': 'capital-ship' };
    const twice = third(cards, 'ii-1 ii-2 iii-1');
    expect(twice.reported('looks-for')).toMatchObject([{ sort: 2, slot: slot('iii-2') }]);
  });

  test('BTS-4.67 a hybrid hands on only its first type', () => {
    const at = third({ 'ii-1': 'human-experimentation' }, 'ii-1');
    expect(at.reported('looks-for')).toMatchObject([{ sort: 0 }]);
  });

  test('BTS-4.68 at a slot «2 of 3» only prerequisites of one’s own have a say', () => {
    expect(four('iii-1 iii-2').options()).toEqual(['type scientific', 'type military']);
    expect(four('iii-1 iii-3').options()).toEqual(['type military', 'type commercial']);
    expect(four('iii-1 iii-2 iii-3').options()).toEqual([
      'type scientific',
      'type military',
      'type commercial',
    ]);
    // A technology that is no prerequisite of the slot has none.
    const other = four('iii-1 iii-2 iii-5', { 'iii-5': 'manufacturing-orbitals' });
    expect(other.options()).toEqual(['type scientific', 'type military']);
  });

  test('BTS-4.69 a discovered level IV technology can be had whatever its type', () => {
    const at = four('iii-1 iii-2', { 'iiii-1': 'post-scarcity-society' });
    expect(TECHNOLOGIES[technology('post-scarcity-society')].types).toEqual(['economic']);
    expect(owns(at, 'iiii-1')).toBe(true);
    expect(at.reported('looks-for')).toEqual([]);
    expect(at.reported('discovered')).toEqual([]);
    expect(player(at).automation).toEqual([disc('food'), disc('ore')]);
  });
});

describe('the card', () => {
  test('BTS-4.70 hybrids have both their types', () => {
    const at = discovering({
      state: (s) =>
        stack(
          s.technologies2,
          ['hypercomputing', 'privateers', 'mass-cloning', 'orbital-drydocks'].map(technology),
        ),
    });
    // Military is the second type of both.
    expect(at.options()).toEqual(['take privateers', 'take orbital-drydocks']);
  });

  test('BTS-4.71 exactly one of the two takes the slot', () => {
    const at = discovering({
      state: (s) =>
        stack(s.technologies2, ['targeting-intelligence', 'plasma-cannon'].map(technology)),
    }).choose('take targeting-intelligence');
    expect(cardAt(at, 'ii-1')).toBe('targeting-intelligence');
    expect(at.state.technologies2.under).toEqual([technology('plasma-cannon')]);
  });

  test('BTS-4.72 chance decides the order in which the others lie under the deck', () => {
    const under = ['plasma-cannon', 'generation-ships', 'closed-biospheres'].map(technology);
    const turned = [
      'closed-biospheres',
      'generation-ships',
      'targeting-intelligence',
      'plasma-cannon',
    ];
    for (const order of [under, under.toReversed()]) {
      const at = discovering({ state: (s) => stack(s.technologies2, turned.map(technology)) });
      const rest = at.state.technologies2.rest.length;
      at.choose('take targeting-intelligence', { chance: order });
      expect(at.state.technologies2.under).toEqual(order);
      expect(at.state.technologies2.rest).toHaveLength(rest);
    }
  });

  test('BTS-4.73 with one card of the type in the deck it is that one', () => {
    const deck = ['closed-biospheres', 'targeting-intelligence', 'mass-cloning'];
    const at = discovering({ state: (s) => only(s.technologies2, deck.map(technology)) });
    expect(cardAt(at, 'ii-1')).toBe('targeting-intelligence');
    expect(new Set(at.state.technologies2.under)).toEqual(
      new Set(['closed-biospheres', 'mass-cloning'].map(technology)),
    );
  });

  test('BTS-4.73 with none another permitted type is looked for', () => {
    const at = (deck: readonly string[]) =>
      discovering({
        factions: [{ owns: 'i-1 i-2' }],
        state: (s) => only(s.technologies2, deck.map(technology)),
      })
        .choose('research ii-2')
        .choose('type military');
    const one = at(['closed-biospheres', 'colonial-charter']);
    expect(cardAt(one, 'ii-2')).toBe('colonial-charter');
    // Neither type is there: any card.
    expect(at(['closed-biospheres', 'hypercomputing']).options()).toEqual([
      'take closed-biospheres',
      'take hypercomputing',
    ]);
  });

  test('BTS-4.73 with none of the only type permitted it is any card', () => {
    const deck = ['closed-biospheres', 'hypercomputing', 'colonial-charter'];
    const at = discovering({ state: (s) => only(s.technologies2, deck.map(technology)) });
    expect(at.options()).toEqual(deck.map((key) => `take ${key}`));
  });
});
