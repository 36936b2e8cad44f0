import { describe, expect, test } from 'vitest';
import { TECHNOLOGIES } from '../data/index.ts';
import { cardAt, owns, shipsOf } from './reading.ts';
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

const LASERS_AND_TERRAFORMING = ['i-1', 'i-2'];
const LEVEL = {
  1: 'basic.basic-research-1',
  2: 'basic.basic-research-2',
  3: 'guild.guild-professors',
  4: 'guild.guild-innovators',
} as const;

/** Slots that a faction may choose from; also if only one is left. */
function offered(level: keyof typeof LEVEL, owns: readonly string[], more: Situation = {}) {
  const at = bareTable({
    factions: [{ owns, population: 1 }, {}],
    agenda: [running(LEVEL[level])],
    ...more,
  });
  if (at.step === 'research') return at.options().map((key) => key.slice(9));
  return at.reported('researched').map((told) => told.slot);
}

describe('EX-4 the example of the rulebook', () => {
  const at = bareTable({
    factions: [{ owns: LASERS_AND_TERRAFORMING, ore: 2, population: 1 }, {}],
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

  test('EX-4 BTS-4.60 BTS-4.61 BTS-4.62 three slots are open to her, no more', () => {
    expect(at.options()).toEqual(['research ii-1', 'research ii-2', 'research ii-3']);
    expect(at.state.players[0].ore).toBe(0);
  });

  test('EX-4 BTS-4.64 BTS-4.65 BTS-4.66 her cube, then the event, which is discarded', () => {
    at.choose('research ii-2');
    expect(owns(at, 'ii-2')).toBe(true);
    expect(at.state.players[0].population).toBe(0);
    const told = at.events.map(({ type }) => type);
    expect(told.indexOf('event')).toBeGreaterThan(told.indexOf('researched'));
    expect(at.state.discarded).toEqual([event('asteroid-claims')]);
    expect(at.state.players.map(({ ore }) => ore)).toEqual([3, 1]);
    expect(at.state.faceDown).toEqual([0, 1]);
  });

  test('EX-4 BTS-4.67 two types are handed on: she chooses before any card is turned up', () => {
    expect(at.step).toBe('type');
    expect(at.options()).toEqual(['type military', 'type commercial']);
    expect(at.reported('revealed')).toEqual([]);
    at.choose('type military');
  });

  test('EX-4 BTS-4.70 BTS-4.71 cards are turned up until two have the type; she takes one', () => {
    expect(at.reported('revealed')).toMatchObject([
      {
        cards: [
          'closed-biospheres',
          'human-experimentation',
          'colonial-charter',
          'plasma-cannon',
        ].map(technology),
      },
    ]);
    expect(at.options()).toEqual(['take human-experimentation', 'take plasma-cannon']);
    at.choose('take plasma-cannon');
    expect(cardAt(at, 'ii-2')).toBe('plasma-cannon');
  });

  test('EX-4 BTS-4.72 all others go under the deck, which is not shuffled', () => {
    expect(at.state.technologies2.top).toEqual([technology('modular-fleet')]);
    expect([...at.state.technologies2.under].sort((a, b) => a - b)).toEqual(
      ['human-experimentation', 'closed-biospheres', 'colonial-charter']
        .map(technology)
        .sort((a, b) => a - b),
    );
    expect(at.state.revealed).toEqual([]);
  });

  test('EX-4 BTS-4.21 BTS-4.74 she has the immediate bonus now, and the action from then on', () => {
    expect(shipsOf(at)).toEqual(['sol.2']);
    at.state.players[0].population = 1;
    at.state.players[0].ore = 2;
    expect(at.step).toBe('act');
    expect(at.refuses('act plasma-cannon')).toBe(false);
  });
});

describe('which slots', () => {
  test('BTS-4.60 exactly one technology of the level named', () => {
    const at = bareTable({ agenda: [running(LEVEL[1])] }).choose('research i-3');
    expect(at.over).toBe(true);
    expect(at.reported('researched')).toHaveLength(1);
    const two = bareTable({
      cards: { 'ii-1': 'plasma-cannon', 'ii-3': 'privateers' },
      factions: [{ owns: ['i-1', 'i-2'] }, {}],
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
    expect(offered(1, ['i-2', 'i-4'])).toEqual(['i-1', 'i-3']);
    expect(offered(2, ['i-1', 'i-2', 'ii-1'])).toEqual(['ii-2', 'ii-3']);
  });

  test('BTS-4.62 every line counts: level I needs none, others all, marked slots two of three', () => {
    expect(offered(1, [])).toEqual(['i-1', 'i-2', 'i-3', 'i-4']);
    expect(offered(2, ['i-1', 'i-3'])).toEqual(['ii-1', 'ii-4']);
    expect(offered(2, ['i-3', 'i-4'])).toEqual(['ii-4', 'ii-5', 'ii-6']);
    expect(offered(3, ['ii-1', 'ii-2', 'ii-4'])).toEqual(['iii-1', 'iii-2']);
    const four = { cards: { 'iiii-1': 'galactic-hq', 'iiii-2': 'giga-corporations' } };
    expect(offered(4, ['iii-1'], four)).toEqual([]);
    expect(offered(4, ['iii-1', 'iii-3'], four)).toEqual([slot('iiii-1')]);
    expect(offered(4, ['iii-1', 'iii-2', 'iii-3'], four)).toEqual([slot('iiii-1')]);
    expect(offered(4, ['iii-3', 'iii-4', 'iii-2'], four)).toEqual(['iiii-1', 'iiii-2']);
    // The middle one needs both of its two.
    expect(offered(4, ['iii-4', 'iii-1'], four)).toEqual([]);
  });

  test('BTS-4.62 what another faction owns is no prerequisite', () => {
    expect(offered(2, [], { factions: [{}, { owns: ['i-1', 'i-2'] }] })).toEqual([]);
  });

  test('BTS-4.63 some effects reach only what is discovered already', () => {
    const at = bareTable({
      cards: { 'ii-1': 'plasma-cannon' },
      factions: [{ owns: ['i-1', 'i-2', 'i-3', 'i-4'] }, {}],
      agenda: [running('technology.stellar-cartography.action-1')],
    });
    expect(at.reported('researched')).toMatchObject([{ slot: slot('ii-1') }]);
  });

  test('BTS-4.64 cubes of others never block', () => {
    const at = bareTable({
      factions: [{}, { owns: ['i-3'] }, { owns: ['i-3'] }, { owns: ['i-3'] }],
      agenda: [running(LEVEL[1])],
    }).choose('research i-3');
    expect([0, 1, 2, 3].map((seat) => owns(at, 'i-3', seat))).toEqual([true, true, true, true]);
  });
});

describe('discovering', () => {
  /** Seat 0 discovers ii-1 after Narrow-Beam Lasers. */
  const discovering = (situation: Situation) =>
    bareTable({
      factions: [{ owns: ['i-1'] }, {}],
      agenda: [running(LEVEL[2])],
      ...situation,
      state: (s) => {
        nextEvent(s, 'asteroid-claims', 'hegemony-summit');
        situation.state?.(s);
      },
    });

  test('BTS-4.65 a discovered slot has neither event nor search', () => {
    const at = discovering({ cards: { 'ii-1': 'closed-biospheres' } });
    expect(at.reported('event')).toEqual([]);
    expect(at.reported('discovered')).toEqual([]);
    expect(at.state.players[0].automation).toEqual([disc('food')]);
  });

  test('BTS-4.65 the event comes before the card, the card before its bonus', () => {
    const at = discovering({
      state: (s) => only(s.technologies2, [technology('targeting-intelligence')]),
    });
    const told = at.events.map(({ type }) => type);
    const order = ['researched', 'event', 'event-discarded', 'discovered', 'automated'];
    expect(told.filter((type) => order.includes(type))).toEqual(order);
  });

  test('BTS-4.66 an event that stays is not discarded', () => {
    const at = bareTable({
      cards: { 'ii-1': 'plasma-cannon' },
      factions: [{ owns: ['i-1', 'ii-1'] }, {}],
      agenda: [running(LEVEL[3])],
      state: (s) => nextEvent(s, 'hegemony-summit'),
    });
    expect(at.state.standing).toEqual([event('hegemony-summit')]);
    expect(at.state.discarded).toEqual([]);
  });

  const FOUR = {
    'iii-1': 'capital-ship',
    'iii-2': 'hivemind-computing',
    'iii-3': 'wormhole-technology',
  };
  const four = (owns: readonly string[], more: Situation = {}) =>
    bareTable({
      cards: FOUR,
      factions: [{ owns }, {}],
      agenda: [running(LEVEL[4])],
      ...more,
    });

  test('BTS-4.66 level IIII slots have no events', () => {
    const at = four(['iii-1', 'iii-2']).choose('type military');
    expect(at.reported('event')).toEqual([]);
    // Three slots of level III have been discovered before.
    expect(at.state.faceDown).toEqual([6, 3]);
  });

  test('BTS-4.67 a single type, or the same twice, is no choice', () => {
    const one = discovering({ state: (s) => only(s.technologies2, [technology('privateers')]) });
    expect(one.reported('looks-for')).toMatchObject([{ sort: 2 }]);
    const twice = bareTable({
      cards: { 'ii-1': 'plasma-cannon', 'ii-2': 'modular-fleet' },
      factions: [{ owns: ['ii-1', 'ii-2', 'iii-1'] }, {}],
      agenda: [running(LEVEL[3])],
      state: (s) => {
        s.cards[slot('iii-1')] = technology('capital-ship');
        nextEvent(s, 'hegemony-summit');
      },
    });
    expect(twice.reported('looks-for')).toMatchObject([{ sort: 2, slot: slot('iii-2') }]);
  });

  test('BTS-4.67 a hybrid hands on only its first type', () => {
    const at = bareTable({
      cards: { 'ii-1': 'human-experimentation' },
      factions: [{ owns: ['ii-1'] }, {}],
      agenda: [running(LEVEL[3])],
      state: (s) => nextEvent(s, 'hegemony-summit'),
    });
    expect(at.reported('looks-for')).toMatchObject([{ sort: 0 }]);
  });

  test('BTS-4.68 at a slot «2 of 3» only prerequisites of one’s own have a say', () => {
    expect(four(['iii-1', 'iii-2']).options()).toEqual(['type scientific', 'type military']);
    expect(four(['iii-1', 'iii-3']).options()).toEqual(['type military', 'type commercial']);
    expect(four(['iii-1', 'iii-2', 'iii-3']).options()).toEqual([
      'type scientific',
      'type military',
      'type commercial',
    ]);
  });

  test('BTS-4.69 a discovered level IIII technology can be had whatever its type', () => {
    const at = four(['iii-1', 'iii-2'], { cards: { ...FOUR, 'iiii-1': 'post-scarcity-society' } });
    expect(TECHNOLOGIES[technology('post-scarcity-society')].types).toEqual(['economic']);
    expect(owns(at, 'iiii-1')).toBe(true);
    expect(at.reported('discovered')).toEqual([]);
    expect(at.state.players[0].automation).toHaveLength(2);
  });

  test('BTS-4.70 hybrids have both their types', () => {
    const at = discovering({
      state: (s) =>
        stack(s.technologies2, ['privateers', 'orbital-drydocks', 'plasma-cannon'].map(technology)),
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

  test('BTS-4.72 chance decides the order in which they lie under the deck', () => {
    const under = ['plasma-cannon', 'generation-ships', 'closed-biospheres'].map(technology);
    for (const order of [under, under.toReversed()]) {
      const at = discovering({
        state: (s) =>
          only(
            s.technologies2,
            [
              'closed-biospheres',
              'generation-ships',
              'targeting-intelligence',
              'plasma-cannon',
            ].map(technology),
          ),
      }).choose('take targeting-intelligence', { chance: order });
      expect(at.state.technologies2.under).toEqual(order);
    }
  });

  test('BTS-4.73 with one card of the type in the deck it is that one', () => {
    const at = discovering({
      state: (s) =>
        only(s.technologies2, ['closed-biospheres', 'targeting-intelligence'].map(technology)),
    });
    expect(cardAt(at, 'ii-1')).toBe('targeting-intelligence');
    expect(at.state.technologies2.under).toEqual([technology('closed-biospheres')]);
  });

  test('BTS-4.73 with none another permitted type is looked for, failing that any card', () => {
    const both = (deck: readonly string[]) =>
      bareTable({
        factions: [{ owns: ['i-1', 'i-2'] }, {}],
        agenda: [running(LEVEL[2])],
        state: (s) => {
          nextEvent(s, 'asteroid-claims');
          only(s.technologies2, deck.map(technology));
        },
      })
        .choose('research ii-2')
        .choose('type military');
    expect(cardAt(both(['closed-biospheres', 'colonial-charter']), 'ii-2')).toBe(
      'colonial-charter',
    );
    expect(both(['closed-biospheres', 'hypercomputing']).options()).toEqual([
      'take closed-biospheres',
      'take hypercomputing',
    ]);
  });
});

describe('bonuses and abilities', () => {
  test('BTS-4.74 later researchers get the immediate bonus too, once each', () => {
    const at = bareTable({
      factions: [{ owns: ['i-4'], ore: 2 }, {}],
      agenda: [running(LEVEL[1], 1), running(LEVEL[1], 1)],
    }).choose('research i-4');
    expect(at.state.players[1]).toMatchObject({ ore: 2, automation: [disc('ore')] });
    // Nobody else has anything of it, and nobody researches it twice.
    expect(at.state.players[0]).toMatchObject({ ore: 2, automation: [] });
    expect(at.refuses('research i-4')).toBe(true);
  });

  test('BTS-4.75 actions and abilities are no part of the immediate bonus', () => {
    const at = bareTable({
      cards: { 'ii-1': 'black-market-industries' },
      factions: [{ owns: ['i-1'], ore: 1, population: 2 }, {}],
      agenda: [running(LEVEL[2]), { step: 'abilities', seat: 0 }],
    }).choose('disc food');
    // One cube for the research, 1 ore as the bonus; the ability is still to be used.
    expect(at.state.players[0]).toMatchObject({ ore: 2, population: 1 });
    expect(at.options()).toEqual(['use black-market-industries', 'go-on']);
  });

  test('BTS-4.75 an ability works for each owner from then on, and for nobody else', () => {
    const asked = (owns: readonly string[]) =>
      bareTable({
        cards: { 'ii-1': 'black-market-industries' },
        factions: [
          { owns, ore: 2 },
          { owns: ['ii-1'], ore: 2 },
        ],
        agenda: [
          { step: 'abilities', seat: 0 },
          { step: 'abilities', seat: 1 },
        ],
      }).asked;
    expect(asked(['ii-1'])).toEqual([0]);
    expect(asked([])).toEqual([1]);
  });

  test('BTS-4.76 Transdimensional AI: without prerequisites and without the immediate bonus', () => {
    const at = bareTable({
      cards: { 'ii-5': 'closed-biospheres' },
      agenda: [running('technology.transdimensional-ai.immediate')],
    }).choose('yes');
    expect(at.options()).toContain('research ii-5');
    expect(at.refuses('research ii-1')).toBe(true);
    at.choose('research ii-5');
    expect(owns(at, 'ii-5')).toBe(true);
    expect(at.state.players[0].automation).toEqual([]);
  });

  test('BTS-4.76 Parallel Universe Generator: without prerequisites, but with the bonus', () => {
    const at = bareTable({
      cards: { 'iii-5': 'hivemind-computing' },
      agenda: [running('technology.parallel-universe-generator.immediate')],
    })
      .choose('yes')
      .choose('research iii-5');
    expect(owns(at, 'iii-5')).toBe(true);
    expect(at.state.players[0].automation).toEqual([disc('ore')]);
  });

  test('BTS-4.76 other effects waive nothing', () => {
    const at = bareTable({
      cards: { 'ii-5': 'closed-biospheres' },
      factions: [{ ore: 3 }, {}],
      agenda: [running('event.universal-enlightenment')],
    }).choose('yes');
    expect(at.options()).toEqual(['research i-1', 'research i-2', 'research i-3', 'research i-4']);
  });
});
