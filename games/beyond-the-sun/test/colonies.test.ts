/** Colonizing in its steps: whether one can, paying with ships, founding, attached systems. */
import { NONE } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { control, player, points, ships, systemAt } from './reading.ts';
import {
  bareTable,
  disc,
  event,
  inDeck,
  only,
  place,
  running,
  type Situation,
  stack,
  system,
} from './table.ts';

const COLONIST = { owns: 'i-2', ore: 5, population: 1 };

/** Seat 0 has Terraforming and controls Barnard's Star (strength 3). */
const terraforming = (fleet: string, more: Situation = {}, held: object = {}) =>
  bareTable({
    factions: [{ ...COLONIST, ships: fleet, ...held }, { ships: 'sol.1' }],
    control: { 'a-1': '0 food' },
    ...more,
  });

const ACT = 'act terraforming/1';

describe('whether', () => {
  test('BTS-4.107 shipyards, Sol and Deep Space can not be colonized', () => {
    const at = terraforming('yard-food.4 sol.4 deep-space.4', {
      control: { 'yard-food': '0 food' },
    });
    expect(at.refuses(ACT)).toBe(true);
  });

  test('BTS-4.107 without an effect nobody colonizes', () => {
    const at = terraforming('a-1.4', {}, { owns: '' });
    expect(at.options().filter((key) => /terra|guild|charter/.test(key))).toEqual([]);
  });

  test('BTS-4.108 it takes control and the strength of the system', () => {
    expect(terraforming('a-1.2').refuses(ACT)).toBe(true);
    expect(terraforming('a-1.2 sol.4').refuses(ACT)).toBe(true);
    expect(terraforming('a-1.2 a-1.1').refuses(ACT)).toBe(false);
    expect(terraforming('a-1.4', { control: { 'a-1': '1 food' } }).refuses(ACT)).toBe(true);
    expect(terraforming('a-1.4', { control: {} }).refuses(ACT)).toBe(true);
  });

  test('BTS-4.108 how strong rivals are there does not matter', () => {
    const factions = [{ ...COLONIST, ships: 'a-1.3' }, { ships: 'a-1.3' }];
    expect(terraforming('', { factions }).refuses(ACT)).toBe(false);
    expect(terraforming('', { factions, control: {} }).refuses(ACT)).toBe(true);
  });

  test('BTS-4.108 of several systems one is chosen', () => {
    const at = terraforming('a-1.3 a-2.3 b-1.4', {
      control: { 'a-1': '0 food', 'a-2': '0 ore', 'b-1': '1 ore' },
    }).choose(ACT);
    expect(at.options()).toEqual(['colonize a-1', 'colonize a-2']);
  });
});

describe('paying with ships', () => {
  test('BTS-4.109 ships are returned until they reach the strength, and then more if one likes', () => {
    const at = terraforming('a-1.3 a-1.2 a-1.1', {}, { supply: [0, 3, 3, 4, 2] }).choose(ACT);
    expect(at.options()).toEqual(['return 1', 'return 2', 'return 3']);
    at.choose('return 1');
    expect(player(at).columns).toEqual([0, 3, 3, 4, 3]);
    at.choose('return 2');
    expect(at.options()).toEqual(['return 3', 'enough']);
    at.choose('enough');
    expect(ships(at)).toBe('deep-space.3');
    // Rightmost first: column E is full now. Barnard's Star gives one back.
    expect(player(at).columns).toEqual([0, 2, 3, 4, 4]);
  });

  test('BTS-4.109 ships of the same level are one choice, and as many to return', () => {
    const at = terraforming('a-2.2 a-2.2 a-2.1', { control: { 'a-2': '0 ore' } }).choose(ACT);
    expect(at.options()).toEqual(['return 1', 'return 2']);
    at.choose('return 2');
    expect(at.options()).toEqual(['return 1', 'return 2']);
    at.choose('return 2');
    // 4 of 3: enough, but one may go on.
    expect(at.options()).toEqual(['return 1', 'enough']);
    at.choose('enough');
    expect(ships(at)).toBe('deep-space.1');
  });

  test('BTS-4.109 returning more than needed gives no change', () => {
    const more = terraforming('a-1.3 a-1.1').choose(ACT).choose('return 3').choose('return 1');
    expect(ships(more)).toBe('');
    const over = terraforming('a-1.4').choose(ACT);
    expect(over.reported('ships-returned')).toMatchObject([{ n: 1, strength: 4 }]);
    expect(ships(over)).toBe('');
    // 2 ore are the colony's bonus; there is nothing for the strength too much.
    expect(player(over).ore).toBe(2);
  });

  test('BTS-4.109 with full columns they go above column A', () => {
    const at = terraforming('a-2.3', { control: { 'a-2': '0 ore' } }).choose(ACT);
    expect(player(at).columns).toEqual([4, 3, 3, 4, 4]);
  });

  const PLAIN = {};
  /** The Humanists need less from a certain place of the food track on. */
  const BEFORE = { board: 'humanist-protectorate-advanced', tracks: [6, 8] };
  const HUMANISTS = { board: 'humanist-protectorate-advanced', tracks: [5, 8] };
  const FORTRESS: Situation = { links: { 'fortress-world': 'a-1' } };
  const NEEDS: readonly [name: string, need: number, held: object, more: Situation][] = [
    ['nothing', 3, PLAIN, {}],
    ['Fortress World', 5, PLAIN, FORTRESS],
    ['the Humanists', 2, HUMANISTS, {}],
    ['the Humanists with Fortress World', 4, HUMANISTS, FORTRESS],
    ['the Humanists before they have reached it', 3, BEFORE, {}],
    ['the Humanists at the weakest system', 1, HUMANISTS, { systems: { 'a-1': 'ross-248' } }],
  ];

  test.each(NEEDS)('BTS-4.110 changes add up, down to 1: %s', (_name, need, held, more) => {
    const refused = (strength: number) => {
      const fleet = new Array(strength).fill('a-1.1').join(' ');
      return terraforming(fleet, more, held).refuses(ACT);
    };
    expect(refused(need)).toBe(false);
    expect(refused(need - 1)).toBe(true);
  });
});

describe('founding', () => {
  test('BTS-4.111 BTS-4.117 all ships still there move to Deep Space, where nothing is settled', () => {
    const at = terraforming('', {
      factions: [
        { ...COLONIST, ships: 'a-1.3 a-1.1' },
        { ships: 'a-1.1 a-1.2 sol.1' },
        { ships: 'a-1.1 deep-space.1' },
      ],
    })
      .choose(ACT)
      .choose('return 3')
      .choose('enough');
    expect([0, 1, 2].map((seat) => ships(at, seat))).toEqual([
      'deep-space.1',
      'sol.1 deep-space.1 deep-space.2',
      'deep-space.1 deep-space.1',
    ]);
    expect(control(at, 'deep-space')).toBe('');
    expect(at.reported('control')).toEqual([]);
    expect(at.reported('outpost')).toEqual([]);
  });

  test('BTS-4.112 the card goes along with its outpost; its place is filled from its own deck', () => {
    const at = terraforming('a-1.3', {
      state: (s) => stack(s.systemsA, [system('procyon')]),
    }).choose(ACT);
    expect(player(at).colonies).toEqual([system('barnards-star')]);
    expect(player(at).colonyDiscs).toEqual([disc('food'), disc('food')]);
    expect(systemAt(at, 'a-1')).toBe('procyon');
    expect(control(at, 'a-1')).toBe('');
    expect(player(at).tracks).toEqual([7, 8]);
  });

  test('BTS-4.112 from the other deck if its own is out, and not at all if both are', () => {
    const filled = (a: readonly string[], b: readonly string[]) => {
      const at = terraforming('a-1.3', {
        state: (s) => {
          only(s.systemsA, a.map(system));
          only(s.systemsB, b.map(system));
        },
      }).choose(ACT);
      expect(at.reported('no-system')).toHaveLength(a.length + b.length === 0 ? 1 : 0);
      return systemAt(at, 'a-1');
    };
    expect(filled([], ['yz-ceti'])).toBe('yz-ceti');
    expect(filled([], [])).toBe('');
    expect(filled(['procyon'], ['yz-ceti'])).toBe('procyon');
  });

  test('BTS-4.112 an empty place can be entered and left, but nobody controls it', () => {
    const at = bareTable({
      factions: [{ ships: 'sol.1' }],
      systems: { 'a-1': '' },
      agenda: [running('technology.terraforming.immediate')],
    }).choose('move sol.1 a-1');
    expect(at.options()).toContain('move a-1.1 yard-food');
    at.choose('stop');
    expect(ships(at)).toBe('a-1.1');
    expect(control(at, 'a-1')).toBe('');
  });

  test('BTS-4.113 one more disc of the card’s specializations, which may differ from the outpost', () => {
    const at = terraforming('b-1.4', { control: { 'b-1': '0 food' } }).choose(ACT);
    expect(at.step).toBe('colony-disc');
    expect(at.options()).toEqual(['disc food', 'disc ore']);
    at.choose('disc ore');
    expect(player(at).colonyDiscs).toEqual([disc('food'), disc('ore')]);
    expect(player(at).tracks).toEqual([8, 7]);
  });

  test('BTS-4.113 an achievement disc if there is none left', () => {
    const at = terraforming('a-1.3', {}, { tracks: [0, 8] }).choose(ACT);
    expect(player(at).colonyDiscs).toEqual([disc('food'), disc('achievement')]);
    expect(player(at).tracks).toEqual([0, 8]);
  });

  test('EX-8 BTS-4.103 BTS-4.114 Barnard’s Star: its colony bonus, its control bonus not again', () => {
    const at = terraforming('a-1.3', {}, { supply: [3, 3, 3, 4, 2] }).choose(ACT);
    expect(player(at)).toMatchObject({ ore: 2, population: 2 });
    expect(at.reported('bonus')).toEqual([]);
    expect(points(at).colonies).toBe(5);
  });

  test('BTS-4.114 a jump in the bonus may already enter the new card', () => {
    const at = terraforming('a-1.4 yard-food.1', {
      systems: { 'a-1': 'epsilon-indi' },
      control: { 'a-1': '0 ore' },
      state: (s) => stack(s.systemsA, [system('sirius')]),
    }).choose(ACT);
    expect(at.step).toBe('jump');
    at.choose('move yard-food.1 a-1').choose('stop');
    expect(control(at, 'a-1')).toBe('0 ore');
    expect(at.reported('bonus')).toMatchObject([{ system: system('sirius') }]);
  });

  test('BTS-4.115 a colony is nobody’s location any more', () => {
    const at = terraforming('a-1.3').choose(ACT);
    expect(control(at, 'a-1')).toBe('');
    expect(points(at)).toMatchObject({ outposts: 0, colonies: 5 });
  });

  test('BTS-4.125 an event that points at the system goes with the card', () => {
    const at = terraforming('a-1.3', { links: { 'frontier-fever': 'a-1' } }).choose(ACT);
    expect(player(at).events).toEqual([event('frontier-fever')]);
    expect(at.state.links).toEqual([]);
    expect(points(at).events).toBe(2);
  });
});

describe('BTS-4.116 an attached system', () => {
  const COMPANION: Situation = {
    companion: ['ross-248', 'b-1'],
    factions: [{ ...COLONIST, ships: 'companion.2' }, { ships: 'companion.1 b-1.1' }],
    control: { companion: '0 ore' },
  };

  test('BTS-4.116 Companion Star attaches the top card of deck A beside any of the four places', () => {
    const at = bareTable({
      agenda: [running('event.companion-star'), { step: 'end-event', seat: 0 }],
      state: (s) => {
        s.turned = event('companion-star');
        stack(s.systemsA, [system('ross-248')]);
      },
    });
    expect(at.options()).toEqual(['attach a-1', 'attach a-2', 'attach b-1', 'attach b-2']);
    at.choose('attach b-1');
    expect(systemAt(at, 'companion')).toBe('ross-248');
    expect(at.state.companionAt).toBe(place('b-1'));
    expect(at.state.discarded).toEqual([event('companion-star')]);
  });

  test('BTS-4.116 is one jump from its neighbour only', () => {
    const ways = (seat: number, fleet: string) =>
      bareTable({
        ...COMPANION,
        factions: [0, 1].map((own) => (own === seat ? { ships: fleet } : {})),
        agenda: [running('system.luhman-16.control', seat)],
      })
        .options()
        .filter((key) => key.startsWith('move'));
    expect(ways(0, 'companion.2')).toEqual(['move companion.2 b-1']);
    expect(ways(1, 'b-1.1')).toContain('move b-1.1 companion');
    expect(ways(1, 'b-2.1 a-1.1 deep-space.1').join()).not.toContain('companion');
  });

  test('BTS-4.92 BTS-4.116 is controlled like any other', () => {
    const at = bareTable({
      ...COMPANION,
      factions: [{ tracks: [8, 7] }, { ships: 'b-1.1' }],
      agenda: [running('system.luhman-16.control', 1)],
    }).choose('move b-1.1 companion');
    expect(control(at, 'companion')).toBe('1 ore');
    expect(at.state.players.map(({ tracks }) => tracks)).toEqual([
      [8, 8],
      [8, 7],
    ]);
  });

  test('BTS-4.116 is not replaced when it is colonized', () => {
    const at = bareTable(COMPANION);
    const before = inDeck(at.state.systemsA).length;
    at.choose(ACT);
    expect(player(at).colonies).toEqual([system('ross-248')]);
    expect(systemAt(at, 'companion')).toBe('');
    expect(at.state.companionAt).toBe(NONE);
    expect(at.reported('system')).toEqual([]);
    expect(inDeck(at.state.systemsA)).toHaveLength(before);
    expect(ships(at, 1)).toBe('deep-space.1 b-1.1');
  });
});

test('BTS-4.117 arriving in Deep Space by a jump settles nothing there', () => {
  const at = bareTable({
    factions: [{ ships: 'b-1.4' }],
    control: { 'b-1': '0 ore' },
    agenda: [running('system.luhman-16.control')],
  }).choose('move b-1.4 deep-space');
  expect(control(at, 'deep-space')).toBe('');
  expect(at.reported('control')).toEqual([]);
});
