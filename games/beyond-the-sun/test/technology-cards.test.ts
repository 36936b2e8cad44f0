/** Actions of technologies that have rules of their own. */
import { describe, expect, test } from 'vitest';
import { owns, player, ships } from './reading.ts';
import {
  bareTable,
  disc,
  inDeck,
  nextEvent,
  only,
  running,
  type Situation,
  space,
  system,
} from './table.ts';

describe('technologies', () => {
  test('BTS-4.127 Modular Fleet: any of the three builds, or none of them and only the jump', () => {
    const fleet = () =>
      bareTable({
        cards: { 'ii-1': 'modular-fleet' },
        factions: [{ owns: ['ii-1'], ore: 3, population: 3, ships: ['sol.1'] }, {}],
      }).choose('act modular-fleet');
    const all = fleet().choose('yes').choose('yes').choose('yes').choose('stop');
    expect(ships(all)).toBe('sol.1 sol.1 sol.2 sol.3');
    expect(player(all)).toMatchObject({ ore: 0, population: 0 });
    const last = fleet().choose('no').choose('no').choose('yes').choose('stop');
    expect(ships(last)).toBe('sol.1 sol.3');
    expect(player(last).ore).toBe(1);
    const none = fleet().choose('no').choose('no').choose('no').choose('move sol.1 a-1');
    none.choose('stop');
    expect(ships(none)).toBe('a-1.1');
    expect(player(none)).toMatchObject({ ore: 3 });
  });

  const exchange = (factions: Situation['factions'], more: Situation = {}) =>
    bareTable({
      cards: {
        'ii-1': 'mass-cloning',
        'ii-3': 'hypercomputing',
        'iii-1': 'deep-space-megastructures',
        'iii-3': 'quantum-data-exchange',
      },
      guilds: ['guild-technocrats', 'guild-terraforming'],
      factions,
      ...more,
    });
  const OWNER = { owns: ['i-1', 'i-2', 'ii-1', 'ii-3', 'iii-3'], ore: 9, population: 3 };

  test('BTS-4.128 Quantum Data Exchange copies what researches, owned or not, occupied or not', () => {
    const at = exchange([
      OWNER,
      { privately: ['spacetime-anomaly-studies'], pawn: 'hypercomputing/1' },
      { pawn: 'guild-technocrats' },
      { pawn: 'deep-space-megastructures' },
    ]).choose('act quantum-data-exchange');
    expect([...at.options()].sort()).toEqual([
      'copy basic-research-1',
      'copy basic-research-2',
      'copy deep-space-megastructures',
      'copy guild-technocrats',
      'copy hypercomputing',
      'copy mass-cloning',
    ]);
    at.choose('copy deep-space-megastructures');
    expect(owns(at, 'iii-1')).toBe(true);
    expect(player(at).pawn).toBe(space('quantum-data-exchange'));
    expect(at.reported('paid').map(({ ore }) => ore)).toEqual([4]);
    expect(ships(at)).toContain('deep-space.2');
  });

  test('BTS-4.128 closed guilds and what cannot be paid are not to be copied', () => {
    const at = exchange([{ ...OWNER, ore: 1 }, {}], { guilds: [] }).choose(
      'act quantum-data-exchange',
    );
    expect(at.step).toBe('research');
    expect(at.reported('copied')).toHaveLength(1);
    expect(at.options()).toEqual(['research i-3', 'research i-4']);
  });

  test('BTS-4.121 BTS-4.128 own private technologies can be copied, those of others can not', () => {
    const copying = (factions: Situation['factions']) =>
      exchange(factions).choose('act quantum-data-exchange');
    const own = { ...OWNER, privately: ['spacetime-anomaly-studies'] };
    expect(copying([own, {}]).refuses('copy spacetime-anomaly-studies')).toBe(false);
    const foreign = copying([OWNER, { privately: ['spacetime-anomaly-studies'] }]);
    expect(foreign.refuses('copy spacetime-anomaly-studies')).toBe(true);
  });

  test('BTS-4.129 a copied Mass Cloning has to research', () => {
    const at = exchange([OWNER, {}], { state: (s) => nextEvent(s, 'asteroid-claims') })
      .choose('act quantum-data-exchange')
      .choose('copy mass-cloning');
    expect(at.reported('chose').map(({ alternative }) => alternative)).toEqual([2]);
    expect(at.reported('paid').map(({ ore }) => ore)).toEqual([2]);
    const own = exchange([{ ...OWNER, owns: ['i-1', 'i-2', 'ii-1'] }, {}]).choose(
      'act mass-cloning',
    );
    expect(own.options()).toEqual(['alternative A', 'alternative B', 'alternative C']);
  });

  test('BTS-4.130 Ministry of Colonies draws two of deck A, of deck B when A is out', () => {
    const drawn = (a: readonly string[], b: readonly string[]) =>
      bareTable({
        agenda: [running('technology.ministry-of-colonies.immediate')],
        state: (s) => {
          only(s.systemsA, a.map(system));
          only(s.systemsB, b.map(system));
        },
      });
    const fromA = drawn(['ross-248', 'ross-128', 'procyon'], ['yz-ceti', 'kruger-60']);
    expect(fromA.options()).toEqual(['keep ross-248', 'keep ross-128']);
    const fromB = drawn([], ['yz-ceti', 'kruger-60', 'ross-154']);
    expect(fromB.options()).toEqual(['keep yz-ceti', 'keep kruger-60']);
    fromB.choose('keep kruger-60');
    fromB.choose('disc food').choose('disc ore');
    expect(player(fromB).colonyDiscs).toEqual([disc('food'), disc('ore')]);
    expect(player(fromB).ore).toBe(3);
    expect(inDeck(fromB.state.systemsB)).toEqual([system('ross-154'), system('yz-ceti')]);
    expect(drawn(['ross-248'], ['yz-ceti']).options()).toEqual(['keep ross-248', 'keep yz-ceti']);
  });

  test('BTS-4.131 Lalande 21185: growth, then ore, then exchanges', () => {
    const at = bareTable({
      factions: [{ tracks: [6, 6], ore: 0, population: 0 }, {}],
      agenda: [running('system.lalande-21185.colony')],
    });
    expect(at.events.map(({ type }) => type)).toEqual(['growth', 'mined']);
    expect(player(at)).toMatchObject({ population: 2, ore: 2 });
    expect(at.step).toBe('trade');
    at.choose('sell').choose('stop');
    expect(player(at)).toMatchObject({ population: 1, ore: 3 });
  });
});
