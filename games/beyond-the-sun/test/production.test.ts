/** The production phase: growth, ore, exchange. */
import { describe, expect, test } from 'vitest';
import { growthOf } from '../steps/produce.ts';
import { control, player, ships, spaces } from './reading.ts';
import { bareTable, type Faction, running, table } from './table.ts';

/** A table at which seat 0 is to produce. */
const producing = (faction: Faction, more = {}) =>
  table({ factions: [faction], ...more, agenda: [{ step: 'turn', seat: 0, at: 4 }] });

describe('production', () => {
  test('BTS-4.33 exactly one of growth, ore and exchange; it is no action', () => {
    const at = producing({ pawn: 'basic-gather' });
    expect(at.options()).toEqual(['growth', 'ore', 'trade']);
    at.choose('ore');
    expect([at.step, at.asked]).toEqual(['act', [1]]);
    expect(at.reported('action')).toEqual([]);
  });

  test('BTS-4.34 growth takes a cube of each visible letter', () => {
    const at = producing({ tracks: [4, 8], supply: [2, 3, 3, 4, 4], population: 0 });
    at.choose('growth');
    expect(player(at)).toMatchObject({ population: 3, columns: [1, 2, 2, 4, 4] });
  });

  test('BTS-4.34 the printed A is always visible', () => {
    const at = producing({ tracks: [8, 8], supply: [2, 3, 3, 4, 4], population: 0 });
    expect(player(at.choose('growth'))).toMatchObject({ population: 1, columns: [1, 3, 3, 4, 4] });
  });

  test('BTS-4.35 one cube per letter, none from an empty column', () => {
    const at = producing({ tracks: [4, 8], supply: [0, 3, 0, 4, 4], population: 0 });
    expect(player(at.choose('growth'))).toMatchObject({ population: 1, columns: [0, 2, 0, 4, 4] });
  });

  test('BTS-4.36, EX-2 four ore discs gone give exactly 3 ore', () => {
    const at = producing({ tracks: [8, 4], ore: 0 });
    expect(player(at.choose('ore')).ore).toBe(3);
  });

  test('BTS-4.37 growth and ore are taken in full, without a choice', () => {
    const at = producing({ tracks: [0, 0], supply: [1, 1, 1, 1, 1], population: 0 });
    at.choose('growth');
    expect(player(at).population).toBe(5);
    expect(at.asked).toEqual([1]);
  });

  test('BTS-4.38 any number of exchanges, in any order and mix, even none', () => {
    const at = producing({ ore: 4, population: 2, ships: 'sol.1 sol.2' }).choose('trade');
    expect(at.options()).toEqual(['buy', 'ship sol.1', 'ship sol.2', 'sell', 'stop']);
    at.choose('ship sol.1').choose('sell').choose('buy').choose('sell').choose('stop');
    expect(player(at)).toMatchObject({ ore: 2, population: 2 });
    expect(at.reported('no-trade')).toEqual([]);
    const none = producing({}).choose('trade').choose('stop');
    expect(none.asked).toEqual([1]);
    expect(none.reported('no-trade')).toHaveLength(1);
  });

  test('BTS-4.39 3 ore buy a population from the leftmost column, whatever the discs', () => {
    const at = producing({ ore: 3, supply: [0, 1, 3, 4, 4], tracks: [8, 8] }).choose('trade');
    at.choose('buy');
    expect(player(at)).toMatchObject({ ore: 0, population: 3, columns: [0, 0, 3, 4, 4] });
    expect(at.reported('lost')).toEqual([]);
    const empty = producing({ ore: 9, supply: [0, 0, 0, 0, 0] }).choose('trade');
    expect(empty.options()).not.toContain('buy');
  });

  test('BTS-4.40 1 ore and a ship from anywhere become a population; control is settled', () => {
    const at = producing(
      { ore: 1, population: 0, ships: 'a-1.2' },
      {
        factions: [{ ore: 1, population: 0, ships: 'a-1.2' }, { ships: 'a-1.1' }],
        control: { 'a-1': '0 food' },
      },
    ).choose('trade');
    at.choose('ship a-1.2');
    expect(player(at)).toMatchObject({ ore: 0, population: 1 });
    expect(ships(at)).toBe('');
    expect(control(at, 'a-1')).toBe('1 food');
  });

  test('BTS-4.41 a population returned to supply gives 1 ore', () => {
    const at = producing({ ore: 0, population: 1, supply: [0, 0, 0, 0, 0] }).choose('trade');
    at.choose('sell');
    expect(player(at)).toMatchObject({ ore: 1, population: 0, columns: [0, 0, 0, 0, 1] });
  });

  test('BTS-4.33 a system can bring production of its own', () => {
    const at = table({
      factions: [{ tracks: [8, 4], ore: 0 }],
      agenda: [running('system.lacaille-9352.colony')],
    });
    expect(player(at).ore).toBe(3);
    expect(spaces(table())).toContain('basic-gather');
  });
});

describe('small print of production', () => {
  test('BTS-4.34 what growth promises is what it gives', () => {
    const grown = (supply: readonly number[]) => {
      const at = bareTable({
        factions: [{ tracks: [4, 8], supply }],
        agenda: [{ step: 'produce', seat: 0 }],
      });
      const promised = growthOf(player(at));
      at.choose('growth');
      expect(at.reported('growth')).toMatchObject([{ n: promised }]);
      return promised;
    };
    expect([grown([1, 1, 1, 0, 0]), grown([0, 1, 1, 0, 0]), grown([1, 0, 0, 4, 0])]).toEqual([
      3, 2, 1,
    ]);
  });

  test('BTS-4.40 a ship is not exchanged without ore', () => {
    const at = bareTable({
      factions: [{ ore: 0, population: 1, ships: 'sol.1' }],
      agenda: [{ step: 'trade', seat: 0, n: -1, made: 0 }],
    });
    expect(at.options()).toEqual(['sell', 'stop']);
  });

  test('BTS-4.10 61 Cygni exchanges once', () => {
    const at = bareTable({
      factions: [{ colonies: '61-cygni', population: 3 }],
      agenda: [{ step: 'abilities', seat: 0 }],
    }).choose('use 61-cygni');
    expect([at.over, player(at).ore]).toEqual([true, 1]);
  });

  test('BTS-4.145 the United Nations are paid also when nothing is left to exchange', () => {
    const at = bareTable({
      factions: [{ board: 'united-nations-advanced', tracks: [4, 8], population: 3 }],
      agenda: [{ step: 'produce', seat: 0 }],
    }).choose('trade');
    for (const key of ['sell', 'sell', 'sell', 'buy', 'sell']) at.choose(key);
    expect([at.over, player(at).ore]).toEqual([true, 1 + 2]);
  });

  test('BTS-4.33 a colony brings as many exchanges as one likes', () => {
    const at = bareTable({
      factions: [{ population: 3, ore: 0, tracks: [8, 8] }],
      agenda: [running('system.lalande-21185.colony')],
    });
    at.choose('sell').choose('sell').choose('stop');
    // One ore is mined, two come from exchanges.
    expect([at.over, player(at).ore]).toEqual([true, 3]);
  });
});
