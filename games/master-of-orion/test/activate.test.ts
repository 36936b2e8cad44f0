import { describe, expect, test } from 'vitest';
import { card, offered, pile, seen, table } from './table.ts';

const turns = [{ step: 'turns', seat: 0 }];

describe('activate, slots and cubes on cards', () => {
  test('MOO-7.1 an own working card with an activation effect and an empty slot A', () => {
    const s = table({
      players: [
        {
          systems: [
            ['research-institute', 'titan'],
            ['embassy'],
            ['research-institute'],
            ['observatory'],
          ],
          cubes: ['research-institute'],
        },
        { systems: [['embassy']] },
      ],
    });
    // Not the covered one, not the one with a cube, not one without the effect, not another's.
    expect(offered(s, 'activate')).toEqual(['embassy-1']);
  });

  test('MOO-7.2 MOO-12.5 the cube goes to the slot, the price is paid, then comes the effect', () => {
    const s = table({
      players: [{ systems: [['matter-converter']], hand: ['titan', 'frigate'] }, {}],
    });
    s.choose('activate matter-converter-1');
    expect([s.step, s.state.players[0].cubes, seen(s).production]).toEqual(['discard', 1, 0]);
    s.choose('discard titan');
    expect([pile(s), seen(s).production]).toEqual([['titan'], 2]);
  });

  test('MOO-7.3 without the means for its price a card cannot be activated', () => {
    const systems = [
      ['matter-converter'],
      ['population-support-service'],
      ['planetary-stock-exchange'],
    ];
    const poor = table({ players: [{ food: 1, systems }, {}] });
    expect(offered(poor, 'activate')).toEqual([]);
    const rich = table({ players: [{ food: 2, points: 1, hand: ['titan'], systems }, {}] });
    expect(offered(rich, 'activate')).toHaveLength(3);
  });

  test('MOO-7.4 cards with a gate on activation need loyalty 6', () => {
    const own = { hand: ['titan'], systems: [['matter-converter']] };
    expect(offered(table({ players: [{ ...own, loyalty: 5 }, {}] }), 'activate')).toEqual([]);
    expect(offered(table({ players: [{ ...own, loyalty: 6 }, {}] }), 'activate')).toHaveLength(1);
  });

  test('MOO-7.5 a card may be activated for nothing, unless it has to build or exchange', () => {
    const s = table({
      players: [
        {
          food: 9,
          fleet: 2,
          loyalty: 10,
          systems: [['embassy'], ['spaceport'], ['colony-ship']],
          advisor: 'victoria',
        },
        {},
      ],
      deck: [],
    });
    expect(offered(s, 'activate')).toEqual(['embassy-1', 'victoria']);
    s.choose('activate embassy-1');
    expect(seen(s)).toMatchObject({ loyalty: 10, hand: [], available: 1 });
  });

  test('MOO-7.6 a slot holds one cube: no second activation in a round', () => {
    const s = table({
      players: [{ systems: [['embassy']], available: 2 }, { available: 0 }],
      agenda: turns,
    });
    s.choose('activate embassy-1');
    expect(offered(s, 'activate')).toEqual([]);
  });

  test('MOO-7.7 a taken slot bars the effect that has to fill it, and no other', () => {
    // Harrava's cube bars what she does after an attack…
    const harrava = { advisor: 'harrava', cubes: ['harrava'], available: 1 };
    const s = table({ players: [{ ...harrava, fleet: 2 }, { available: 0 }], agenda: turns });
    const before = seen(s).reserve;
    s.choose('attack 1');
    expect([s.over, seen(s).reserve, s.reported('used')]).toEqual([true, before, []]);
    // …but not what she does at the start of a round, which puts no cube down.
    const start = table({ players: [harrava, {}], agenda: [{ step: 'start-effect', seat: 0 }] });
    expect(seen(start).available).toBe(2);
    const ship = { fleet: 2, systems: [['landing-ship']], cubes: ['landing-ship'] };
    const raid = table({ players: [ship, { systems: [['titan', 'frigate']] }] });
    raid.choose('attack 1');
    expect([raid.over, seen(raid, 1).systems]).toEqual([true, [['titan', 'frigate']]]);
  });

  test('MOO-7.8 an effect with slot R takes a reserve cube and works once a round', () => {
    const s = table({
      players: [
        { fleet: 4, available: 2, systems: [['landing-ship']] },
        { systems: [['titan', 'frigate']], available: 0 },
      ],
      agenda: turns,
    });
    s.choose('attack 1').choose('trigger landing-ship-1');
    expect([s.state.players[0].cubes, seen(s).reserve]).toEqual([1, 7]);
    expect(seen(s, 1).systems).toEqual([['frigate', 'titan']]);
    s.choose('attack 1');
    expect(seen(s, 1).systems).toEqual([['frigate', 'titan']]);
    expect(s.over).toBe(true);
  });

  test('MOO-7.9 a free activation takes a reserve cube; prices and gates stay', () => {
    const locator = { food: 4, production: 1, available: 1, hand: ['high-orbit-locator'] };
    const systems = [['population-support-service'], ['matter-converter'], ['embassy']];
    const s = table({ players: [{ ...locator, loyalty: 5, systems }, {}] });
    s.choose('build high-orbit-locator').choose('new');
    // The converter is shut by loyalty 5 and by an empty hand.
    expect(offered(s, 'activate')).toEqual(['population-support-service-1', 'embassy-1']);
    s.choose('activate population-support-service-1');
    expect(seen(s)).toMatchObject({ food: 0, loyalty: 8, reserve: 8, available: 0 });
    expect(s.game.asking(s.position)).toMatchObject({ step: 'activate-free', left: 1 });
    const empty = table({ players: [{ ...locator, reserve: 0, systems: [['embassy']] }, {}] });
    empty.choose('build high-orbit-locator').choose('new');
    expect(empty.over).toBe(true);
  });

  test('MOO-7.10 a card that stops working loses its cube', () => {
    const s = table({
      players: [
        {
          food: 3,
          available: 1,
          hand: ['communication-satellite'],
          systems: [['titan', 'embassy']],
          cubes: ['embassy'],
        },
        {},
      ],
    });
    s.choose('build communication-satellite').choose('new').choose('use').choose('next titan-1');
    expect([s.state.players[0].cubes, seen(s).reserve]).toEqual([0, 9]);
    expect(s.reported('cube-returned')).toMatchObject([{ card: card('embassy') }]);
  });
});
