import { describe, expect, test } from 'vitest';
import { ADVISORS } from '../data/advisors.ts';
import { advisor, offered, pile, seen, table } from './table.ts';

const turns = [{ step: 'turns', seat: 0 }];
const hand = ['titan', 'frigate', 'embassy'];

describe('trade, propaganda, deal', () => {
  test('T2 MOO-9.1 one exact bundle for one of another resource, once per action', () => {
    const s = table({ players: [{ food: 6 }, {}] });
    expect(offered(s, 'trade')).toEqual(['food fleet', 'food production']);
    s.choose('trade food fleet');
    expect(seen(s)).toMatchObject({ food: 3, fleet: 2, production: 0 });
    expect(s.over).toBe(true);
    const all = table({ players: [{ food: 3, fleet: 2, production: 1 }, {}] });
    expect(offered(all, 'trade')).toHaveLength(6);
    expect(seen(all.choose('trade production food'))).toMatchObject({ food: 6, production: 0 });
  });

  test('T3 MOO-9.2 what goes beyond 9 is lost', () => {
    const s = table({ players: [{ food: 3, fleet: 8 }, {}] });
    expect(seen(s.choose('trade food fleet'))).toMatchObject({ food: 0, fleet: 9 });
  });

  test('MOO-9.3 propaganda: loyalty +3, once a round, also at 10', () => {
    const s = table({ players: [{ loyalty: 4, available: 2 }, { available: 0 }], agenda: turns });
    s.choose('propaganda');
    expect(seen(s).loyalty).toBe(7);
    expect(s.refuses('propaganda')).toBe(true);
    expect(table({ players: [{ loyalty: 10 }, {}] }).refuses('propaganda')).toBe(false);
  });

  test('MOO-9.4 deal: discard 3 cards, then hire any advisor on the table', () => {
    const s = table({
      players: [{ hand: [...hand, 'destroyer'] }, {}],
      row: ['victoria', 'quail'],
    });
    s.choose('deal').choose('discard titan').choose('discard frigate').choose('discard embassy');
    expect(pile(s)).toEqual(hand);
    expect(s.options()).toEqual(['hire victoria', 'hire quail']);
    s.choose('hire quail');
    expect([s.state.players[0].alluvia, s.state.players[0].systems]).toEqual([-1, []]);
    expect(s.state.players[0].advisor).toBe(advisor('quail'));
    expect(s.state.row).toEqual([advisor('victoria')]);
    expect(seen(s)).toMatchObject({ hand: ['destroyer'], available: 1 });
  });

  test('MOO-9.5 the previous advisor returns to the table for anyone', () => {
    const s = table({
      players: [
        { hand, advisor: 'victoria', available: 1 },
        { hand: ['destroyer', 'destroyer', 'observatory'], available: 1 },
      ],
      row: ['quail'],
      agenda: turns,
    });
    s.choose('deal').choose('discard titan').choose('discard frigate');
    expect(s.state.players[0].advisor).toBe(advisor('quail'));
    expect(s.state.row).toEqual([advisor('victoria')]);
    s.choose('deal');
    while (!s.over) s.choose(s.options()[0]);
    expect(s.state.players[1].advisor).toBe(advisor('victoria'));
  });

  test('MOO-9.6 a deal needs 3 cards and an advisor; never with Alluvia', () => {
    const can = (set: Parameters<typeof table>[0]) => !table(set).refuses('deal');
    expect(can({ players: [{ hand }, {}], row: ['quail'] })).toBe(true);
    expect(can({ players: [{ hand: ['titan', 'frigate'] }, {}], row: ['quail'] })).toBe(false);
    expect(
      can({ players: [{ hand: ['titan'], shown: ['frigate', 'embassy'] }, {}], row: ['quail'] }),
    ).toBe(true);
    expect(can({ players: [{ hand }, {}], row: [] })).toBe(false);
    expect(can({ players: [{ hand, systems: [['alluvia']] }, {}], row: ['quail'] })).toBe(false);
  });

  test('MOO-9.7 a leaving advisor loses the cube; a new one comes without', () => {
    const s = table({
      players: [{ hand, advisor: 'victoria', cubes: ['victoria'], available: 1 }, {}],
      row: ['kuruk'],
    });
    expect(seen(s).reserve).toBe(8);
    s.choose('deal').choose('discard titan').choose('discard frigate');
    expect([s.state.players[0].cubes, seen(s).reserve]).toEqual([0, 9]);
    expect(ADVISORS[s.state.players[0].advisor].id).toBe('kuruk');
  });
});
