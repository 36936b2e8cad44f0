import { describe, expect, test } from 'vitest';
import { MONEY } from '../data/resources.ts';
import { SECTOR } from '../data/sectors.ts';
import { COLLAPSED, type State } from '../state.ts';
import { moneyAfterUpkeep } from '../steps/upkeep.ts';
import { income, upkeepCost } from '../storage.ts';
import { lay, own, populate, spend, store, table } from './table.ts';

const UPKEEP = [{ step: 'upkeep-phase', seat: -1 }] as const;
const upkeep = (edit: (s: State) => void, options = {}) =>
  table({ options, state: edit, agenda: UPKEEP });

describe('paying', () => {
  test('ECL-15.1 everybody in turn order from the start player', () => {
    const game = table({
      seats: 3,
      state: (s) => (s.startPlayer = 2),
      agenda: UPKEEP,
    });
    expect(game.reported('income').map((event) => event.seat)).toEqual([2, 0, 1]);
    expect(game.over).toBe(true);
  });

  test('ECL-15.2 colony ships first, if there is anything to settle', () => {
    const game = upkeep((s) => {
      lay(s, '201', '0,-1');
      own(s, 0, '201');
    });
    expect(game.step).toBe('upkeep');
    expect(game.options()).toContain('trade science money');
    game.choose('settle 201 0 money').choose('pay');
    expect(game.state.players[0].storage[MONEY]).toBe(2 + 4 - 0);
  });

  test('ECL-15.3 money changes by income less upkeep', () => {
    const game = upkeep((s) => spend(s, 0, 5));
    // Seven discs on the track: 5 due; production 3; storage 2.
    expect(game.state.players[0].storage).toEqual([0, 6, 6]);
  });

  test('ECL-15.8 science and materials come last and can’t help', () => {
    const game = upkeep((s) => {
      spend(s, 0, 5);
      store(s, 0, 1, 0, 0);
    });
    // One short, and the income of science and materials is not there yet.
    expect(game.step).toBe('insolvent');
    expect(game.options()).toEqual(['give-up 221']);
    expect(game.state.players[0].storage).toEqual([1, 0, 0]);
  });
});

describe('insolvency', () => {
  /** Income 4, upkeep 5, storage 0 (worked example); 313 has no money cube. */
  const short = (s: State) => {
    lay(s, '306', '0,-3');
    lay(s, '205', '-1,-1', 0);
    own(s, 0, '306', '205');
    populate(s, '306', 0);
    populate(s, '306', 1);
    s.players[0].colonyShips = 0;
    spend(s, 0, 3);
    store(s, 0, 0, 2, 0);
  };

  test('ECL-15.4 one trades into money or gives a sector up, and counts again', () => {
    const game = upkeep(short);
    const player = game.state.players[0];
    expect([income(player, MONEY), upkeepCost(player)]).toEqual([4, 5]);
    expect(game.options()).toEqual([
      'give-up 205',
      'give-up 221',
      'give-up 306',
      'trade science money',
    ]);
    game.choose('trade science money');
    expect(game.reported('insolvent')).toMatchObject([{ seat: 0, n: 1 }]);
    expect(game.step).not.toBe('insolvent');
    expect(game.state.players[0].storage).toEqual([0, 3, 4]);
  });

  test('ECL-15.4 nobody has to trade first (worked example: upkeep 3, money +1)', () => {
    const game = upkeep(short).choose('give-up 205');
    expect(game.state.owner[SECTOR['205']]).toBe(-1);
    expect(game.state.players[0].storage).toEqual([1, 5, 4]);
    expect(upkeepCost(game.state.players[0])).toBe(3);
  });

  test('ECL-15.5 disc and cubes come back, which may lower the income', () => {
    const game = upkeep(short).choose('give-up 306');
    expect(game.state.players[0].tracks).toEqual([10, 10, 10]);
    // Income 3, upkeep 3.
    expect(game.state.players[0].storage[MONEY]).toBe(0);
  });

  test('ECL-15.5 grey cubes go where one likes', () => {
    const game = upkeep((s) => {
      lay(s, '313', '0,-3', 0, { bare: true });
      own(s, 0, '313');
      populate(s, '313', 0, MONEY);
      s.players[0].colonyShips = 0;
      spend(s, 0, 5);
      store(s, 0, 0, 0, 0);
    });
    game.choose('give-up 313');
    expect(game.step).toBe('return-cube');
    expect(game.options()).toEqual(['track money', 'track science', 'track materials']);
  });

  test('ECL-15.6 who can pay gives nothing up', () => {
    const game = upkeep((s) => {
      lay(s, '201', '0,-1');
      own(s, 0, '201');
    });
    expect(game.options().some((key) => key.startsWith('give-up'))).toBe(false);
    game.choose('pay');
    // Nothing more is asked: the income is there, and everybody has had their turn.
    expect(game.over).toBe(true);
    expect(game.reported('insolvent')).toEqual([]);
    expect(game.reported('income').map((event) => event.seat)).toEqual([0, 1]);
    expect(game.state.owner[SECTOR['201']]).toBe(0);
  });

  test('ECL-15.6 to the last coin: who can just pay gives nothing up, one short must', () => {
    // Income 3, upkeep 5.
    const step = (money: number) =>
      upkeep((s) => {
        spend(s, 0, 5);
        store(s, 0, money, 0, 0);
      }).step;
    expect(step(2)).toBe(null);
    expect(step(1)).toBe('insolvent');
  });

  test('ECL-15.7 without sectors and with too little to trade the civilization collapses', () => {
    const game = table({
      seats: 3,
      state(s) {
        spend(s, 0, 11);
        store(s, 0, 0, 2, 1);
      },
      agenda: UPKEEP,
    });
    expect(moneyAfterUpkeep(game.state.players[0])).toBe(3 - 25);
    game.choose('give-up 221');
    expect(game.options()).toEqual(['trade science money']);
    game.choose('trade science money');
    expect(game.state.players[0].status).toBe(COLLAPSED);
    expect(game.reported('collapsed')).toHaveLength(1);
    expect(game.reported('income').map((event) => event.seat)).toEqual([1, 2]);
  });

  test('with a storage limit one may trade before the income is lost', () => {
    const game = upkeep((s) => store(s, 0, 40, 40, 2), { 'storage-cap': '40' });
    expect(game.step).toBe('upkeep');
    expect(game.options()).toContain('trade science materials');
  });
});
