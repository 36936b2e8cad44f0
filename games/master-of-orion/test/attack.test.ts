import { describe, expect, test } from 'vitest';
import { attackPrice, attackStrength, defenceStrength } from '../fleets.ts';
import { offered, seen, table } from './table.ts';

const turns = [{ step: 'turns', seat: 0 }];

describe('attack', () => {
  test.each([
    [2, 3],
    [3, 2],
    [4, 1],
  ])(
    'T15 MOO-8.1 in a game of %i one opponent can be attacked %i times a round',
    (seats, limit) => {
      const others = Array.from({ length: seats - 1 }, () => ({ available: 0 }));
      const s = table({ players: [{ fleet: 9, available: 5 }, ...others], agenda: turns });
      for (let i = 0; i < limit; i++) s.choose('attack 1');
      expect(s.refuses('attack 1')).toBe(true);
      if (seats > 2) expect(s.refuses('attack 2')).toBe(false);
    },
  );

  test('MOO-8.2 as many fleets as the opponent, all bonuses counted', () => {
    const against = (fleet: number, systems: string[][] = []) =>
      offered(table({ players: [{ fleet: 4 }, { fleet, systems }] }), 'attack');
    expect(against(4)).toEqual(['1']);
    expect(against(5)).toEqual([]);
    expect(against(1, [['planetary-shield-generator']])).toEqual(['1']);
    expect(against(2, [['planetary-shield-generator']])).toEqual([]);
    const back = table({
      players: [{}, { fleet: 2 }, {}],
      agenda: [{ step: 'action', seat: 1 }],
    });
    expect(offered(back, 'attack')).toEqual(['0', '2']);
    const veil = table({ players: [{ fleet: 4, advisor: 'veil-the-whisperer' }, { fleet: 6 }] });
    expect(offered(veil, 'attack')).toEqual(['1']);
  });

  test('MOO-8.3 bonus fleets pay for nothing', () => {
    const s = table({ players: [{ fleet: 1, advisor: 'veil-the-whisperer' }, { fleet: 0 }] });
    expect(offered(s, 'attack')).toEqual([]);
  });

  test('MOO-8.4 2 fleets, changed by cards of both sides, never less than 1', () => {
    const price = (mine: string[][], theirs: string[][], advisor?: string) => {
      const s = table({
        players: [
          { fleet: 9, systems: mine, ...(advisor ? { advisor } : {}) },
          { systems: theirs },
        ],
      });
      const before = attackPrice(s.state.players[0], s.state.players[1]);
      s.choose('attack 1');
      expect(seen(s).fleet).toBe(9 - before);
      return before;
    };
    expect(price([], [])).toBe(2);
    expect(price([], [['ground-batteries']])).toBe(3);
    expect(price([['missile-cruiser']], [['ground-batteries']])).toBe(2);
    expect(price([['missile-cruiser'], ['missile-cruiser']], [], 'quail')).toBe(1);
    const last = table({ players: [{ fleet: 1, systems: [['missile-cruiser']] }, {}] });
    expect(offered(last, 'attack')).toEqual(['1']);
  });

  test('T5 two Ground Batteries, MOO-8.3 MOO-8.4 MOO-15.11', () => {
    const two = { fleet: 0, systems: [['ground-batteries'], ['ground-batteries']] };
    expect(offered(table({ players: [{ fleet: 3 }, two] }), 'attack')).toEqual([]);
    const s = table({ players: [{ fleet: 4 }, two] });
    s.choose('attack 1');
    expect([seen(s), seen(s, 1)]).toMatchObject([{ fleet: 0, points: 2 }, { loyalty: 9 }]);
    const covered = { systems: [['ground-batteries'], ['ground-batteries', 'titan']] };
    const cheaper = table({ players: [{ fleet: 3 }, covered] });
    cheaper.choose('attack 1');
    expect(seen(cheaper).fleet).toBe(0);
  });

  test('MOO-8.5 strength is compared before paying', () => {
    const s = table({ players: [{ fleet: 3 }, { fleet: 3 }] });
    s.choose('attack 1');
    expect(seen(s).fleet).toBe(1);
    expect([attackStrength(s.state.players[0]), defenceStrength(s.state.players[1])]).toEqual([
      1, 3,
    ]);
  });

  test('MOO-8.6 the price is paid and the cube becomes a marker on the other board', () => {
    const s = table({ players: [{ fleet: 5, available: 1 }, {}, {}] });
    s.choose('attack 2');
    expect(seen(s)).toMatchObject({ fleet: 3, available: 0, reserve: 9 });
    expect(s.state.players.map(({ markers }) => markers[0])).toEqual([0, 0, 1]);
  });

  test('MOO-8.7 MOO-8.11 the attacked player loses 1 loyalty, the attacker gains 2 points', () => {
    const s = table({
      players: [{ fleet: 5 }, { fleet: 3, food: 2, hand: ['titan'], loyalty: 8 }],
    });
    s.choose('attack 1');
    expect(seen(s).points).toBe(2);
    // No fleets are lost, and nobody was asked.
    expect(seen(s, 1)).toMatchObject({ loyalty: 7, fleet: 3, food: 2, hand: ['titan'] });
    expect(s.over).toBe(true);
  });

  test('MOO-8.8 then the effects of both sides follow, once per attack', () => {
    const s = table({
      players: [
        { fleet: 4, available: 2, systems: [['frigate'], ['death-star']] },
        { available: 0, systems: [['star-fortress']] },
      ],
      agenda: turns,
    });
    s.choose('attack 1');
    expect(seen(s)).toMatchObject({ points: 4, loyalty: 9 });
    expect(seen(s).hand).toHaveLength(1);
    s.choose('attack 1');
    expect(seen(s)).toMatchObject({ points: 8, loyalty: 8 });
    expect(seen(s).hand).toHaveLength(2);
  });

  test('MOO-8.9 the attacker orders the effects of both sides', () => {
    const s = table({
      players: [
        { fleet: 2, systems: [['landing-ship'], ['frigate']] },
        { systems: [['titan', 'star-fortress']] },
      ],
    });
    s.choose('attack 1');
    expect([s.step, s.asked]).toEqual(['trigger', [0]]);
    // The Frigate's card depends on nothing else and is drawn already.
    expect(s.options()).toEqual(['trigger landing-ship-1', 'trigger star-fortress-1']);
    s.choose('trigger star-fortress-1');
    expect(seen(s).loyalty).toBe(9);
    s.choose('trigger landing-ship-1');
    expect(seen(s, 1).systems).toEqual([['star-fortress', 'titan']]);
    // What is left has no order to choose.
    expect([s.over, seen(s).hand.length]).toEqual([true, 1]);
  });

  test('MOO-8.9 a card that was sunk before its turn came does nothing any more', () => {
    const s = table({
      players: [
        { fleet: 2, systems: [['landing-ship']] },
        { systems: [['titan', 'star-fortress']] },
      ],
    });
    s.choose('attack 1').choose('trigger landing-ship-1');
    expect([s.over, seen(s).loyalty]).toEqual([true, 10]);
  });

  test('MOO-8.9 MOO-7.8 of two copies with slot R either can be used', () => {
    const s = table({
      players: [
        { fleet: 2, systems: [['landing-ship'], ['landing-ship']] },
        { systems: [['titan', 'frigate']] },
      ],
    });
    s.choose('attack 1');
    expect(s.options()).toEqual(['trigger landing-ship-1', 'trigger landing-ship-2', 'done']);
    s.choose('trigger landing-ship-2');
    expect(s.state.players[0].cubes).toBe(1 << 1);
    expect(s.options()).toEqual(['trigger landing-ship-1', 'done']);
  });

  test('MOO-8.10 own after-attack effects do nothing when one is attacked', () => {
    const s = table({
      players: [{ fleet: 2 }, { systems: [['death-star'], ['frigate'], ['landing-ship']] }],
    });
    s.choose('attack 1');
    expect(seen(s, 1)).toMatchObject({ points: 0, hand: [] });
    expect(s.over).toBe(true);
  });

  test('who attacks whom, and for how much, is told', () => {
    const s = table({ players: [{ fleet: 2 }, {}] });
    s.choose('attack 1');
    expect(s.reported('attacked')).toEqual([{ type: 'attacked', seat: 0, target: 1, price: 2 }]);
  });
});
