import { describe, expect, test } from 'vitest';
import { ACTIONS } from '../data/actions.ts';
import { seen, table } from './table.ts';

const turns = [{ step: 'turns', seat: 0 }];

describe('actions', () => {
  test('MOO-4.1 MOO-4.4 one action each in turn until nobody has a cube', () => {
    const s = table({
      players: [{ available: 1 }, { available: 3 }, { available: 0 }],
      agenda: turns,
    });
    const order: number[] = [];
    while (!s.over) {
      order.push(s.asked[0]);
      s.choose('research');
    }
    expect(order).toEqual([0, 1, 1, 1]);
  });

  test('MOO-4.2 the cube is spent before anything else happens', () => {
    const s = table({
      players: [
        { food: 3, available: 1, hand: ['tax-office'], systems: [['hydroponic-farm']] },
        {},
      ],
    });
    s.choose('build tax-office').choose('on hydroponic-farm-1');
    // Nothing is left to give up for the effect.
    expect([s.over, seen(s).available]).toEqual([true, 0]);
  });

  test('MOO-4.3 nobody passes', () => {
    const s = table({ players: [{ hand: ['titan'] }, {}] });
    expect(s.options()).toEqual(['exploit titan', 'research', 'propaganda']);
  });

  test('MOO-4.5 actions may be repeated', () => {
    const s = table({ players: [{ available: 3 }, { available: 0 }], agenda: turns });
    s.choose('research').choose('research').choose('research');
    expect(seen(s).hand).toHaveLength(6);
  });

  test('MOO-4.6 the cubes of five actions lie in the box of that action', () => {
    const s = table({
      players: [
        {
          food: 9,
          available: 6,
          hand: ['titan', 'titan', 'frigate', 'frigate', 'hydroponic-farm'],
        },
        { available: 0 },
      ],
      row: ['victoria'],
      agenda: turns,
    });
    s.choose('build hydroponic-farm').choose('research').choose('research');
    s.choose('exploit titan').choose('trade food fleet').choose('deal');
    while (s.step === 'discard') s.choose(s.options()[0]);
    const boxes = Object.fromEntries(ACTIONS.map((name, i) => [name, s.state.players[0].spent[i]]));
    expect(boxes).toEqual({
      build: 1,
      exploit: 1,
      research: 2,
      activate: 0,
      attack: 0,
      trade: 1,
      propaganda: 0,
      deal: 1,
    });
  });

  test('MOO-4.7 the cubes of the other three lie on a card, a slot, another board', () => {
    const s = table({
      players: [{ fleet: 2, available: 3, advisor: 'victoria' }, { available: 0 }],
      agenda: turns,
    });
    s.choose('activate victoria').choose('choose food').choose('propaganda').choose('attack 1');
    const [me, other] = s.state.players;
    expect(me.cubes).not.toBe(0);
    expect(me.spent[ACTIONS.indexOf('propaganda')]).toBe(1);
    expect(other.markers).toEqual([1, 0]);
    expect([me.available, me.reserve]).toEqual([0, 7]);
  });

  test('MOO-4.8 research is always possible', () => {
    const s = table({
      players: [{ spent: { propaganda: 1 }, available: 2 }, { available: 0 }],
      deck: [],
      agenda: turns,
    });
    // It is all that is left, so nobody is asked; and it draws nothing.
    expect(s.over).toBe(true);
    expect(s.reported('researched')).toHaveLength(2);
  });
});
