import { describe, expect, test } from 'vitest';
import { LEVELS } from '../data/effects.ts';
import { card, type SeatSetUp, seen, table } from './table.ts';

const start = (...players: SeatSetUp[]) => ({
  players: players.map((player) => ({ available: 0, ...player })),
  round: 0,
});
const income = { step: 'income', seat: -1 };
const mobilization = { step: 'mobilization', seat: -1 };
const effects = { step: 'start-effects', seat: -1 };

describe('start of the round', () => {
  test('MOO-3.1 every building pays its income, covered or not', () => {
    const systems = [['deep-core-mine', 'orbital-shipyard'], ['hydroponic-farm']];
    const s = table({ ...start({ systems }, {}), agenda: [income] });
    expect(seen(s)).toMatchObject({ food: 2, fleet: 2, production: 1 });
  });

  test('MOO-3.2 all receive it at once, up to 9', () => {
    const systems = [['hydroponic-farm']];
    const s = table({ ...start({ food: 8, systems }, { food: 3, systems }), agenda: [income] });
    expect([seen(s, 0).food, seen(s, 1).food]).toEqual([9, 5]);
  });

  test('T17 capped income and the level that follows, MOO-3.1 MOO-3.2', () => {
    const s = table({
      ...start({ food: 8, systems: [['hydroponic-farm', 'weather-control-station']] }, {}),
      agenda: [income, mobilization],
    });
    expect(seen(s).food).toBe(9);
    expect(LEVELS[s.state.players[0].level]).toBe('high');
  });

  test.each([
    [3, 3, 3, 'low'],
    [4, 0, 0, 'medium'],
    [6, 6, 6, 'medium'],
    [0, 7, 0, 'high'],
    [0, 0, 9, 'high'],
  ] as const)(
    'T16 MOO-3.3 %i food, %i fleets, %i production: %s',
    (food, fleet, production, level) => {
      const s = table({ ...start({ food, fleet, production }, {}), agenda: [mobilization] });
      expect(LEVELS[s.state.players[0].level]).toBe(level);
    },
  );

  test('MOO-3.4 high: 5 cubes, loyalty −1', () => {
    const s = table({ ...start({ food: 7 }, {}), agenda: [mobilization] });
    expect(seen(s)).toMatchObject({ available: 5, reserve: 5, loyalty: 9, hand: [] });
  });

  test('MOO-3.5 medium: 4 cubes', () => {
    const s = table({ ...start({ food: 4, loyalty: 5 }, {}), agenda: [mobilization] });
    expect(seen(s)).toMatchObject({ available: 4, reserve: 6, loyalty: 5, hand: [] });
  });

  test('MOO-3.6 low: 3 cubes, 1 card, loyalty +1', () => {
    const s = table({ ...start({ food: 3, loyalty: 5 }, {}), agenda: [mobilization] });
    expect(seen(s)).toMatchObject({ available: 3, reserve: 7, loyalty: 6 });
    expect(seen(s).hand).toHaveLength(1);
    // A card is drawn, not put into a store.
    expect(s.reported('gained').map(({ what }) => what)).not.toContain('card');
    const full = table({ ...start({ loyalty: 10 }, {}), agenda: [mobilization] });
    expect(seen(full)).toMatchObject({ available: 3, loyalty: 10 });
  });

  test('MOO-3.7 a race board may replace the effects of one level only', () => {
    const medium = table({ ...start({ race: 'meklar', food: 4 }, {}), agenda: [mobilization] });
    expect(seen(medium).available).toBe(5);
    const high = table({ ...start({ race: 'meklar', food: 7 }, {}), agenda: [mobilization] });
    expect(seen(high)).toMatchObject({ available: 5, loyalty: 9 });
  });

  test('MOO-3.8 levels are read off together, effects follow in turn order', () => {
    const s = table({
      ...start({}, {}, {}),
      first: 1,
      agenda: [mobilization],
      chance: [card('titan'), card('frigate'), card('embassy')],
    });
    expect([1, 2, 0].map((seat) => seen(s, seat).hand[0])).toEqual(['titan', 'frigate', 'embassy']);
    // The Bulrathi gain food at high level; it does not make them or others higher.
    const rise = table({ ...start({ race: 'bulrathi', fleet: 7 }, {}), agenda: [mobilization] });
    expect(rise.state.players.map(({ level }) => LEVELS[level])).toEqual(['high', 'low']);
  });

  test('MOO-3.9 everyone applies their effects in turn order, each in any order', () => {
    const own = { hand: ['titan'], systems: [['observatory'], ['military-academy']] };
    const s = table({ ...start({ ...own }, { ...own }), first: 1, agenda: [effects] });
    expect(s.asked).toEqual([1]);
    expect(s.options()).toEqual(['apply observatory', 'apply military-academy']);
    s.choose('apply military-academy').choose('apply observatory', { chance: [card('frigate')] });
    expect(s.asked).toEqual([0]);
  });

  test('MOO-3.9 where the order cannot matter nobody is asked', () => {
    const s = table({
      ...start({ advisor: 'moldred', systems: [['observatory'], ['observatory']] }, {}),
      agenda: [effects],
    });
    expect(s.over).toBe(true);
    expect(seen(s).hand).toHaveLength(4);
  });

  test('MOO-3.9 what has nothing in common with the others goes first by itself', () => {
    const s = table({
      ...start({ race: 'alkari', points: 1, systems: [['observatory']] }, {}),
      agenda: [effects],
    });
    // A card to draw and points to spend: only the second is a question.
    expect(s.options()).toEqual(['apply alkari', 'done']);
    expect(seen(s).hand).toHaveLength(1);
    const cards = [['observatory'], ['military-academy']];
    const both = table({ ...start({ hand: ['titan'], systems: cards }, {}), agenda: [effects] });
    // To draw and to discard: the pile may become the deck in between.
    expect(both.options()).toEqual(['apply observatory', 'apply military-academy']);
  });

  test('MOO-3.9 MOO-13.5 a card drawn first may be the one that others need not discard', () => {
    const own = { race: 'darlok', systems: [['observatory']] };
    const s = table({ ...start(own, { hand: ['titan'] }), agenda: [effects] });
    expect(s.options()).toEqual(['apply observatory', 'apply darlok']);
  });

  test('MOO-3.9 copies of a card are one choice, as often as there are copies', () => {
    const own = {
      hand: ['titan', 'frigate'],
      systems: [['military-academy'], ['military-academy']],
    };
    const s = table({ ...start(own, {}), agenda: [effects] });
    expect(s.options()).toEqual(['apply military-academy', 'done']);
    s.choose('apply military-academy').choose('discard titan');
    expect(s.options()).toEqual(['apply military-academy', 'done']);
    s.choose('apply military-academy');
    expect([s.over, seen(s).fleet]).toEqual([true, 4]);
  });

  test('MOO-3.10 only effects that say «may» can be left out', () => {
    const own = { loyalty: 8, systems: [['conscription-office']] };
    const s = table({ ...start({ ...own, advisor: 'advia' }, {}), agenda: [effects] });
    expect(s.options()).toEqual(['apply conscription-office', 'apply advia']);
    s.choose('apply advia');
    expect(s.options()).toEqual(['apply conscription-office', 'done']);
    s.choose('done');
    expect(seen(s)).toMatchObject({ loyalty: 8, available: 1 });
  });

  test('MOO-3.11 what changes now changes neither level nor cubes', () => {
    const s = table({
      ...start({ food: 4, fleet: 6, race: 'alkari', points: 1 }, {}),
      agenda: [mobilization, effects],
    });
    s.choose('apply alkari');
    expect(seen(s)).toMatchObject({ fleet: 9, available: 4, loyalty: 10 });
    expect(LEVELS[s.state.players[0].level]).toBe('medium');
  });

  test('MOO-3.12 a card that starts working later does not catch up', () => {
    const s = table({ players: [{ food: 3, hand: ['observatory'] }, {}] });
    s.choose('build observatory');
    expect(seen(s).hand).toEqual([]);
  });
});

test('MOO-3.2 what is beyond the end of a track is told, whichever it is', () => {
  const systems = [
    ['deep-core-mine', 'orbital-shipyard'],
    ['deep-core-mine', 'hydroponic-farm'],
  ];
  const s = table({
    ...start({ food: 8, fleet: 8, production: 8, systems }, {}),
    agenda: [income],
  });
  expect(s.reported('income-received')).toMatchObject([{ food: 1, fleet: 1, production: 1 }]);
  expect(s.reported('forfeited').map(({ what, n }) => `${what} ${n}`)).toEqual([
    'food 1',
    'fleet 1',
    'production 1',
  ]);
});
