/** Situations that need two rules at once. */
import { describe, expect, test } from 'vitest';
import { control, player, ships } from './reading.ts';
import { bareTable, place, running, type Situation, system, technology } from './table.ts';

test('BTS-4.7 a bonus may not take away the research that the action still owes', () => {
  const at = bareTable({
    cards: { 'ii-1': 'spacetime-anomaly-studies', 'iii-1': 'capital-ship' },
    systems: { 'a-2': 'ross-248' },
    factions: [
      {
        board: 'nishida-ostergaard-advanced',
        owns: ['i-1', 'ii-1'],
        ore: 4,
        population: 2,
        tracks: [8, 1],
        ships: ['sol.1'],
      },
      {},
    ],
  })
    .choose('act spacetime-anomaly-studies')
    .choose('move sol.1 a-2')
    .choose('stop')
    .choose('yes');
  expect(at.step).toBe('research');
  expect(at.options()).toEqual(['research i-2', 'research i-3', 'research i-4']);
  at.choose('research i-3');
  const researched = at.reported('researched').map(({ card }) => card);
  expect(researched).toEqual([technology('advanced-genetics'), technology('capital-ship')]);
});

describe('research that the jump before it has to win a cube for', () => {
  const studying = (fleet: string, faction: object = {}, situation: Situation = {}) =>
    bareTable({
      cards: { 'ii-1': 'spacetime-anomaly-studies', 'iii-1': 'capital-ship' },
      ...situation,
      factions: [
        { owns: ['i-1', 'ii-1'], ore: 4, population: 0, ships: fleet, ...faction },
        situation.factions?.[1] ?? {},
      ],
    });
  const ACT = 'act spacetime-anomaly-studies';

  test('BTS-4.7 is offered if control brings population', () => {
    const at = studying('sol.1').choose(ACT);
    // Barnard’s Star gives the cube; no other way would, so that nothing is asked.
    expect(at.reported('moved')).toMatchObject([{ from: place('sol'), to: place('a-1') }]);
    expect(at.reported('researched')).toMatchObject([{ card: technology('capital-ship') }]);
  });

  test('BTS-4.7 and the jump may not leave again', () => {
    const at = studying('sol.1 sol.1').choose(ACT).choose('move sol.1 a-1');
    expect(at.options()).toEqual(['move sol.1 a-1', 'move sol.1 a-2', 'stop']);
    at.choose('stop');
    expect(at.reported('researched')).toMatchObject([{ card: technology('capital-ship') }]);
    expect(player(at).population).toBe(0);
  });

  test('BTS-4.7 another order of the bonuses does not take the cube away', () => {
    const at = studying('sol.1 sol.1', {}, { systems: { 'a-2': 'luhman-16' } })
      .choose(ACT)
      .choose('move sol.1 a-1')
      .choose('move sol.1 a-2')
      .choose('disc food')
      .choose('bonus a-2');
    expect([at.step, at.refuses('stop')]).toEqual(['jump', false]);
    expect(at.reported('researched')).toEqual([]);
    at.choose('move a-2.1 sol');
    expect(at.reported('researched')).toHaveLength(1);
  });

  test.each([
    ['no ship reaches it', 'yard-ore.1', {}, {}],
    ['no supply is left', 'sol.1', { supply: [0, 0, 0, 0, 0] }, {}],
    ['another is as strong there', 'sol.1', {}, { factions: [{}, { ships: 'a-1.1' }] }],
    ['it is one’s own already', 'sol.1', {}, { control: { 'a-1': '0 food' } }],
    ['it brings something else', 'sol.1', {}, { systems: { 'a-1': 'alpha-centauri' } }],
  ])('BTS-4.7 is refused if %s', (_why, fleet, faction, situation) => {
    expect(studying(fleet, faction, situation).refuses(ACT)).toBe(true);
  });

  test('BTS-4.7 a stronger fleet wins it from its controller', () => {
    const held = { factions: [{}, { ships: 'a-1.1' }], control: { 'a-1': '1 food' } };
    expect(studying('sol.2', {}, held).refuses(ACT)).toBe(false);
    expect(studying('sol.1 sol.1', {}, held).refuses(ACT)).toBe(false);
    expect(studying('sol.1', {}, held).refuses(ACT)).toBe(true);
  });
});

describe('Privateers', () => {
  const raiding = (fleet: string, moves: readonly string[]) => {
    const at = bareTable({
      cards: { 'ii-3': 'privateers' },
      systems: { 'a-1': 'ross-128', 'a-2': 'ross-248' },
      factions: [{ owns: 'ii-3', ships: fleet }, { ships: 'a-1.1' }],
      control: { 'a-1': '0 food', 'a-2': '1 ore' },
    }).choose('act privateers');
    for (const move of moves) at.choose(move);
    return player(at).ore;
  };

  test('BTS-4.124 are paid for a location seized from another faction', () => {
    expect(raiding('a-1.2 sol.1', ['move sol.1 a-2', 'stop'])).toBe(2);
  });

  test('BTS-4.124 not for one that was nobody’s, nor for one that they lost themselves', () => {
    expect(raiding('a-1.2', ['move a-1.2 sol', 'stop'])).toBe(0);
    expect(raiding('a-1.2 sol.1', ['move a-1.2 yard-food', 'stop'])).toBe(0);
  });
});

test('BTS-4.105 a bonus won by a bonus waits for those that are pending', () => {
  const at = bareTable({
    factions: [{ ships: ['sol.1', 'sol.1', 'yard-food.1'], tracks: [7, 8] }, {}],
    systems: { 'a-1': 'luhman-16', 'a-2': 'sirius', 'b-1': 'lacaille-9352' },
    control: { 'yard-food': '0 food' },
    agenda: [running('technology.terraforming.immediate')],
  })
    .choose('move sol.1 a-1')
    .choose('move sol.1 a-2')
    .choose('disc food')
    .choose('bonus a-1')
    .choose('move yard-food.1 b-1');
  expect(at.over).toBe(true);
  expect(at.reported('bonus').map((told) => told.system)).toEqual(
    ['luhman-16', 'sirius', 'lacaille-9352'].map(system),
  );
});

test('BTS-4.93 Homecoming is settled when both ships are home', () => {
  const at = bareTable({
    factions: [{ ships: ['a-1.1', 'a-1.1'] }, { ships: ['a-1.1'] }],
    control: { 'a-1': '0 food' },
    agenda: [running('event.homecoming')],
  })
    .choose('recall a-1.1')
    .choose('recall a-1.1');
  expect(player(at).population).toBe(4);
  expect(control(at, 'a-1')).toBe('1 food');
});

describe('Wormhole Technology moves two ships, not up to two', () => {
  const warping = (fleet: string) =>
    bareTable({
      factions: [{ ships: fleet, supply: [0, 0, 0, 0, 0], population: 0 }, {}],
      systems: { 'b-1': 'ross-154' },
      agenda: [running('technology.wormhole-technology.immediate')],
    });

  test('BTS-4.4 nobody stops before the second, and it is another ship', () => {
    const at = warping('sol.1 sol.1 deep-space.2');
    expect(at.refuses('stop')).toBe(true);
    at.choose('move sol.1 deep-space');
    expect(at.refuses('stop')).toBe(true);
    // The ship that has moved stays where it is.
    expect(at.options().filter((key) => key.startsWith('move deep-space.1'))).toEqual([]);
    expect(at.refuses('move sol.1 deep-space')).toBe(false);
    expect(at.refuses('move deep-space.2 sol')).toBe(false);
    at.choose('move deep-space.2 sol');
    expect(at.over).toBe(true);
    expect(ships(at)).toBe('sol.1 sol.2 deep-space.1');
  });

  test('BTS-4.4 where both ships have to move, only where to is asked', () => {
    const at = warping('sol.1 deep-space.2');
    expect(at.options().every((key) => key.startsWith('move sol.1'))).toBe(true);
    at.choose('move sol.1 deep-space');
    expect(at.options().every((key) => key.startsWith('move deep-space.2'))).toBe(true);
    at.choose('move deep-space.2 sol');
    expect(ships(at)).toBe('sol.2 deep-space.1');
    expect(at.over).toBe(true);
  });

  test('BTS-4.5 whoever has a single ship moves that one', () => {
    const at = warping('sol.1').choose('move sol.1 b-1');
    expect(at.over).toBe(true);
    expect(control(at, 'b-1')).toBe('0 ore');
  });
});

test('Wormhole Technology moves two ships anywhere at once', () => {
  const at = bareTable({
    factions: [{ ships: ['sol.1'] }, {}],
    systems: { 'b-1': 'ross-154' },
    agenda: [running('technology.wormhole-technology.immediate')],
  })
    .choose('move sol.1 b-1')
    .choose('move sol.2 yard-ore');
  expect(ships(at)).toBe('b-1.1 yard-ore.2');
  expect(at.over).toBe(true);
});

test('Android Armada: two choices, the same one twice if one likes', () => {
  const at = bareTable({ agenda: [running('technology.android-armada.immediate')] })
    .choose('alternative A')
    .choose('alternative B');
  expect(ships(at)).toBe('sol.2');
  expect(player(at)).toMatchObject({ population: 3, columns: [1, 3, 3, 4, 4] });
  const twice = bareTable({ agenda: [running('technology.android-armada.immediate')] })
    .choose('alternative A')
    .choose('alternative A');
  expect(ships(twice)).toBe('sol.2 sol.2');
});

test('BTS-4.13 cubes of column A are the rightmost ones where there are no others', () => {
  const at = bareTable({
    factions: [{ supply: [2, 0, 0, 0, 0] }, {}],
    agenda: [running('technology.android-rights-movement.immediate')],
  })
    .choose('column E')
    .choose('column C');
  expect(player(at).columns).toEqual([0, 0, 1, 0, 1]);
});

test('BTS-4.13 with a single supply cube only that one is moved', () => {
  const at = bareTable({
    factions: [{ supply: [0, 0, 0, 0, 1] }, {}],
    agenda: [running('technology.android-rights-movement.immediate')],
  }).choose('column B');
  expect(at.over).toBe(true);
  expect(player(at).columns).toEqual([0, 1, 0, 0, 0]);
});
