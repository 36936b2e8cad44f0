import { describe, expect, test } from 'vitest';
import { beyondTheSun } from '../game.ts';
import { owns, shipsOf } from './reading.ts';
import { bareTable, nextEvent, running, type Situation } from './table.ts';

test('BTS-4.54 population that is used leaves the board for where the effect says', () => {
  const research = bareTable({ factions: [{ population: 1 }, {}] })
    .choose('act basic-research-1/1')
    .choose('research i-3');
  // Advanced Genetics turns one supply cube into population.
  expect(research.state.players[0].population).toBe(1);
  expect(owns(research, 'i-3')).toBe(true);
  const build = bareTable({ factions: [{ population: 1, owns: ['i-1'], ore: 1 }, {}] }).choose(
    'act narrow-beam-lasers',
  );
  expect(build.state.players[0].population).toBe(0);
  expect(shipsOf(build)).toEqual(['sol.2']);
});

test('BTS-4.54 without population on the board there is none to use', () => {
  const at = bareTable({
    factions: [{ population: 0, owns: ['i-1'], ore: 9, ships: ['sol.1'] }, {}],
  });
  expect(at.refuses('act basic-research-1/1')).toBe(true);
  expect(at.refuses('act basic-research-2/1')).toBe(true);
  expect(at.refuses('act narrow-beam-lasers')).toBe(true);
});

test('BTS-4.55 supply is taken from the left, whatever the growth track shows', () => {
  const at = bareTable({
    factions: [{ supply: [1, 0, 2, 4, 4], tracks: [8, 8], population: 0 }, {}],
    agenda: [running('technology.closed-biospheres.action-1')],
  });
  expect(at.state.players[0]).toMatchObject({ columns: [0, 0, 1, 4, 4], population: 2 });
});

describe('BTS-4.56 too little supply', () => {
  const building = (supply: readonly number[], population: number) =>
    bareTable({
      factions: [{ supply, population }, {}],
      agenda: [running('technology.neo-industrial-revolution.immediate')],
    });
  const ONE = [1, 0, 0, 0, 0];
  const EMPTY = [0, 0, 0, 0, 0];

  test('BTS-4.56 the missing cube is replaced by population, left out, or all is skipped', () => {
    expect(building(ONE, 2).options()).toEqual(['replace 0', 'replace 1', 'skip']);
    const replaced = building(ONE, 2).choose('replace 1');
    expect(shipsOf(replaced)).toEqual(['sol.3', 'sol.3']);
    expect(replaced.state.players[0]).toMatchObject({ columns: EMPTY, population: 1 });
    const without = building(ONE, 2).choose('replace 0');
    expect(shipsOf(without)).toEqual(['sol.3']);
    expect(without.state.players[0]).toMatchObject({ columns: EMPTY, population: 2 });
    const skipped = building(ONE, 2).choose('skip');
    expect(shipsOf(skipped)).toEqual([]);
    expect(skipped.state.players[0]).toMatchObject({ columns: ONE, population: 2 });
    expect(skipped.step).toBe('automate');
  });

  test('BTS-4.56 with no supply at all population may still serve', () => {
    expect(building(EMPTY, 3).options()).toEqual(['replace 1', 'replace 2', 'skip']);
    expect(shipsOf(building(EMPTY, 0))).toEqual([]);
    expect(shipsOf(building(EMPTY, 3).choose('replace 2'))).toEqual(['sol.3', 'sol.3']);
  });

  test('BTS-4.56 supply to population: what there is, or nothing', () => {
    const at = (answer: string) =>
      bareTable({
        factions: [{ supply: ONE, population: 1 }, {}],
        agenda: [running('system.tau-ceti.colony')],
      }).choose(answer).state.players[0];
    expect(at('replace 0')).toMatchObject({ columns: EMPTY, population: 2 });
    expect(at('skip')).toMatchObject({ columns: ONE, population: 1 });
  });

  test('BTS-4.56 nobody is asked while there is enough', () => {
    const at = bareTable({ agenda: [running('system.tau-ceti.colony')] });
    expect(at.over).toBe(true);
    expect(at.state.players[0].population).toBe(4);
  });

  test('BTS-4.7 BTS-4.56 population that the research of the action needs is not to be given', () => {
    const at = bareTable({
      cards: { 'ii-1': 'plasma-cannon', 'iii-1': 'deep-space-megastructures' },
      factions: [
        { owns: ['i-1', 'i-2', 'ii-1', 'ii-2', 'iii-1'], ore: 4, population: 1, supply: EMPTY },
        {},
      ],
      state: (s) => {
        s.cards[5] = 10;
        nextEvent(s, 'hegemony-summit');
      },
    }).choose('act deep-space-megastructures');
    expect(owns(at, 'iii-2')).toBe(true);
    expect(shipsOf(at)).not.toContain('deep-space.2');
  });
});

describe('returned population', () => {
  const professors = (held: object, more: Situation = {}) =>
    bareTable({
      cards: { 'ii-1': 'human-experimentation' },
      guilds: ['guild-professors'],
      factions: [{ owns: ['i-1', 'ii-1'], ore: 9, ...held }, {}],
      ...more,
      state: (s) => nextEvent(s, 'hegemony-summit'),
    });

  test('BTS-4.57 becomes supply in the rightmost column with room, else above column A', () => {
    const columns = (before: readonly number[]) =>
      professors({ population: 3, supply: before }).choose('act human-experimentation').state
        .players[0].columns;
    expect(columns([0, 1, 3, 2, 4])).toEqual([0, 1, 3, 4, 4]);
    expect(columns([0, 3, 3, 4, 3])).toEqual([1, 3, 3, 4, 4]);
    expect(columns([3, 3, 3, 4, 4])).toEqual([5, 3, 3, 4, 4]);
  });

  test('BTS-4.58 a cost of 2 and one piece of research take 3', () => {
    expect(professors({ population: 2 }).refuses('act human-experimentation')).toBe(true);
    const at = professors({ population: 3 }).choose('act human-experimentation');
    expect(at.reported('paid')).toMatchObject([{ ore: 2, population: 2 }]);
    expect(at.reported('researched')).toHaveLength(1);
    expect(professors({ population: 1 }).refuses('act guild-professors/1')).toBe(true);
    expect(professors({ population: 2 }).refuses('act guild-professors/1')).toBe(false);
  });

  test('BTS-4.57 can serve as supply in the same action', () => {
    // The cube returned as a cost is the only one there is for the colony's bonus.
    const at = bareTable({
      guilds: ['guild-terraforming'],
      systems: { 'a-1': 'barnards-star' },
      factions: [{ ore: 4, population: 1, supply: [0, 0, 0, 0, 0], ships: ['a-1.3'] }, {}],
      control: { 'a-1': '0 food' },
    }).choose('act guild-terraforming');
    expect(at.state.players[0].population).toBe(1);
    // The returned population and the returned ship, less one for the bonus.
    expect(at.state.players[0].columns).toEqual([0, 0, 0, 0, 1]);
  });
});

test('BTS-4.59 a cube beside a technology is no population to exchange', () => {
  const at = bareTable({
    factions: [{ population: 0, owns: ['i-3'], ore: 3 }, {}],
    agenda: [{ step: 'trade', seat: 0, n: -1, made: 0 }],
  });
  expect(at.options()).toEqual(['buy', 'stop']);
  at.choose('buy').choose('sell');
  expect(owns(at, 'i-3')).toBe(true);
});

test('BTS-4.59 BTS-4.80 in a whole game no cube leaves the tree and no disc the automation track', () => {
  const position = beyondTheSun.start({ seats: 3, options: {} }, 'for good');
  let before = position.state.players.map(({ slots, automation }) => ({ slots, automation }));
  for (let at = 0; at < 600 && !beyondTheSun.isOver(position); at++) {
    const [seat] = beyondTheSun.waiting(position);
    const options = beyondTheSun.options(position, seat);
    beyondTheSun.answer(position, seat, options[(at * 7919) % options.length]);
    const now = position.state.players.map(({ slots, automation }) => ({
      slots,
      automation: [...automation],
    }));
    for (const [player, { slots, automation }] of now.entries()) {
      expect(slots & before[player].slots).toBe(before[player].slots);
      expect(automation.slice(0, before[player].automation.length)).toEqual(
        before[player].automation,
      );
    }
    before = now;
  }
  expect(before.every(({ slots, automation }) => slots > 0 && automation.length > 0)).toBe(true);
});
