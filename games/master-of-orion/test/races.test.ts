import { describe, expect, test } from 'vitest';
import { RACES } from '../data/races.ts';
import { offered, pile, type SeatSetUp, seen, table } from './table.ts';

const startEffect = [{ step: 'start-effects', seat: -1 }];
const mobilization = [{ step: 'mobilization', seat: -1 }];

describe('races', () => {
  test('MOO-13.1 humans have no ability but the best start', () => {
    const [human, ...aliens] = RACES;
    const wealth = ({ start }: (typeof RACES)[number]) =>
      start.food + start.fleet + start.production;
    expect(human.abilities).toEqual([]);
    expect(wealth(human)).toBeGreaterThan(Math.max(...aliens.map(wealth)));
    const s = table({ players: [{ points: 3 }, {}], agenda: startEffect });
    expect(s.over).toBe(true);
  });

  test('T12 MOO-13.2 Alkari may spend 1 point for 3 fleets, if they have one', () => {
    const none = table({ players: [{ race: 'alkari', points: 0 }, {}], agenda: startEffect });
    expect(none.over).toBe(true);
    const one = table({ players: [{ race: 'alkari', points: 1 }, {}], agenda: startEffect });
    expect(one.options()).toEqual(['apply alkari', 'done']);
    one.choose('apply alkari');
    expect(seen(one)).toMatchObject({ points: 0, fleet: 3 });
    // Once per round, however many points there are.
    const many = table({ players: [{ race: 'alkari', points: 5 }, {}], agenda: startEffect });
    many.choose('apply alkari');
    expect([many.over, seen(many).points]).toEqual([true, 4]);
  });

  test('MOO-13.3 Meklar take 5 cubes at medium level', () => {
    const cubes = (food: number) =>
      seen(table({ players: [{ race: 'meklar', food, available: 0 }, {}], agenda: mobilization }))
        .available;
    expect([cubes(3), cubes(4), cubes(6), cubes(7)]).toEqual([3, 5, 5, 5]);
  });

  test('MOO-13.4 Psilon draw 3 cards with Research, and only there', () => {
    const s = table({ players: [{ race: 'psilon' }, {}] });
    s.choose('research');
    expect(seen(s).hand).toHaveLength(3);
    const low = table({ players: [{ race: 'psilon', available: 0 }, {}], agenda: mobilization });
    expect(seen(low).hand).toHaveLength(1);
    const grey = table({ players: [{ race: 'psilon', hand: ['frigate'] }, {}] });
    grey.choose('exploit frigate');
    grey.choose(grey.options()[0]);
    expect(seen(grey).hand).toHaveLength(3);
  });

  test('MOO-13.5 Darlok: everyone with a larger hand discards, clockwise, then one card is taken', () => {
    const s = table({
      players: [
        { hand: ['titan', 'frigate'] },
        { race: 'darlok', hand: ['embassy'] },
        { hand: ['destroyer', 'observatory'] },
        { hand: ['scout-ship'] },
      ],
      discard: ['spaceport', 'recyclotron'],
      first: 1,
      agenda: startEffect,
    });
    // Clockwise from the left: seat 2, then seat 0; seat 3 holds no more than the Darlok.
    expect(s.asked).toEqual([2]);
    s.choose('discard destroyer');
    expect(s.asked).toEqual([0]);
    s.choose('discard frigate');
    expect([s.asked, pile(s)]).toEqual([[1], ['spaceport', 'recyclotron', 'destroyer', 'frigate']]);
    expect(offered(s, 'take')).toEqual(['frigate-1', 'destroyer-1', 'recyclotron-1']);
    s.choose('take recyclotron-1');
    expect(seen(s, 1).hand).toEqual(['embassy', 'recyclotron']);
    expect(pile(s)).toEqual(['spaceport', 'destroyer', 'frigate']);
  });

  test('MOO-13.5 hands are compared when the effect begins', () => {
    const s = table({
      players: [{ race: 'darlok', hand: [] }, { hand: ['titan'] }, { hand: ['frigate'] }],
      agenda: startEffect,
    });
    // Both had more than nothing; each has a single card, so nobody is asked but the Darlok.
    expect(pile(s)).toEqual(['titan', 'frigate']);
    expect(offered(s, 'take')).toEqual(['frigate-1', 'titan-1']);
    expect(s.game.rule(s.position)).toBe('MOO-13.5');
    s.choose('take titan-1');
    expect([s.over, seen(s).hand]).toEqual([true, ['titan']]);
    const alone = table({
      players: [{ race: 'darlok', hand: ['titan'] }, {}],
      discard: ['embassy'],
      agenda: startEffect,
    });
    expect([alone.over, seen(alone).hand]).toEqual([true, ['titan', 'embassy']]);
    const empty = table({ players: [{ race: 'darlok' }, {}], agenda: startEffect });
    expect([empty.over, seen(empty).hand]).toEqual([true, []]);
  });

  test('T11 Bulrathi at high level, and later losses, MOO-13.6 MOO-13.7', () => {
    const seat: SeatSetUp = {
      race: 'bulrathi',
      food: 8,
      fleet: 2,
      production: 1,
      loyalty: 9,
      available: 0,
      hand: ['deep-core-mine'],
    };
    const s = table({
      players: [seat, { available: 0 }],
      agenda: [...mobilization, { step: 'turns', seat: 0 }],
    });
    expect(s.options()).toEqual(['choose food', 'choose fleet', 'choose production']);
    s.choose('choose food');
    expect(seen(s)).toMatchObject({ food: 9, available: 4, loyalty: 9 });
    s.choose('build deep-core-mine');
    expect(seen(s)).toMatchObject({ food: 6, loyalty: 8 });
  });

  test('MOO-13.6 the Bulrathi choose one bundle, and other levels are as usual', () => {
    const at = (food: number) =>
      table({
        players: [{ race: 'bulrathi', food, available: 0, loyalty: 5 }, {}],
        agenda: mobilization,
      });
    expect(seen(at(7).choose('choose fleet'))).toMatchObject({
      fleet: 2,
      available: 4,
      loyalty: 5,
    });
    expect(seen(at(7).choose('choose production'))).toMatchObject({ production: 1 });
    expect(seen(at(4))).toMatchObject({ available: 4, loyalty: 5 });
    expect(seen(at(3))).toMatchObject({ available: 3, loyalty: 6 });
  });

  test('MOO-13.7 attacks lower the loyalty of the Bulrathi too', () => {
    const s = table({ players: [{ fleet: 9 }, { race: 'bulrathi', food: 9, loyalty: 7 }] });
    s.choose('attack 1');
    expect(seen(s, 1).loyalty).toBe(6);
  });

  test('MOO-13.8 Mrrshan gain 1 fleet with each Exploit of any colour', () => {
    const exploit = (id: string) => {
      const s = table({ players: [{ race: 'mrrshan', hand: [id] }, {}] });
      s.choose(`exploit ${id}`);
      if (s.step === 'sift') s.choose(s.options()[0]);
      return seen(s).fleet;
    };
    expect([
      exploit('hydroponic-farm'),
      exploit('titan'),
      exploit('recyclotron'),
      exploit('frigate'),
    ]).toEqual([1, 3, 1, 1]);
    const victoria = table({ players: [{ race: 'mrrshan', advisor: 'victoria' }, {}] });
    victoria.choose('activate victoria').choose('choose food');
    expect(seen(victoria).fleet).toBe(0);
    const trade = table({ players: [{ race: 'mrrshan', food: 3 }, {}] });
    expect(seen(trade.choose('trade food production')).fleet).toBe(0);
  });
});
