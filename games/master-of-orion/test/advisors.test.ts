import { NONE } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { ADVISOR_CARD, ADVISOR_PLACE, cardAt, hasAdvisors, hasCube } from '../state.ts';
import { advisor, offered, seen, table } from './table.ts';

const turns = [{ step: 'turns', seat: 0 }];
const startEffect = [{ step: 'start-effect', seat: 0 }];
const three = ['frigate', 'frigate', 'embassy'];
const FOUR = [['titan'], ['titan'], ['destroyer'], ['destroyer']];

/** Makes a deal for the only advisor on the table. */
function hire(s: ReturnType<typeof table>): void {
  s.choose('deal');
  while (!s.over && s.step === 'discard') s.choose(s.options()[0]);
}

describe('advisors', () => {
  test('T8 MOO-14.1 MOO-1.4 Alluvia opens a fifth system, and no sixth follows', () => {
    const s = table({
      players: [
        { hand: [...three, 'hydroponic-farm'], food: 9, available: 2, systems: FOUR },
        { available: 0 },
      ],
      row: ['alluvia'],
      agenda: turns,
    });
    s.choose('deal');
    for (const id of three) s.choose(`discard ${id}`);
    expect(seen(s).systems).toEqual([...FOUR, []]);
    expect(s.state.players[0].alluvia).toBe(4);
    s.choose('build hydroponic-farm');
    expect(s.options()).toEqual([
      'on titan-1',
      'on titan-2',
      'on destroyer-1',
      'on destroyer-2',
      'on alluvia',
    ]);
  });

  test('T8 MOO-14.1 with fewer systems she still opens her own, and 2 more may follow', () => {
    const s = table({
      players: [
        {
          hand: ['hydroponic-farm', 'hydroponic-farm'],
          food: 9,
          available: 3,
          systems: [['titan'], ['titan'], ['alluvia']],
        },
        { available: 0 },
      ],
      agenda: turns,
    });
    s.choose('build hydroponic-farm').choose('new');
    s.choose('build hydroponic-farm').choose('new');
    expect(seen(s).systems).toHaveLength(5);
    const full = table({
      players: [{ hand: ['hydroponic-farm'], food: 9, systems: [...FOUR, ['alluvia']] }, {}],
    });
    full.choose('build hydroponic-farm');
    expect(full.refuses('new')).toBe(true);
  });

  test('MOO-14.2 4 buildings fit on her, the top one works; she has no slot', () => {
    const four = ['titan', 'titan', 'frigate', 'embassy'];
    const s = table({
      players: [
        { hand: ['hydroponic-farm'], food: 9, systems: [['destroyer'], ['alluvia', ...four]] },
        {},
      ],
    });
    expect(offered(s, 'activate')).toEqual(['embassy-1']);
    s.choose('build hydroponic-farm');
    expect(s.refuses('on embassy-1')).toBe(true);
    const raid = table({
      players: [{ fleet: 2, systems: [['battleship']] }, { systems: [['alluvia']] }],
    });
    raid.choose('attack 1');
    expect(raid.over).toBe(true);
  });

  test('MOO-14.3 MOO-14.4 builds in her system cost 1 less, also while she is covered', () => {
    const build = (systems: string[][], on: string) => {
      const s = table({ players: [{ hand: ['hydroponic-farm'], food: 3, systems }, {}] });
      s.choose('build hydroponic-farm').choose(on);
      return seen(s).food;
    };
    expect(build([['alluvia']], 'on alluvia')).toBe(1);
    expect(build([['alluvia', 'titan']], 'on titan-1')).toBe(1);
    expect(build([['alluvia']], 'new')).toBe(0);
  });

  test('MOO-14.5 nothing returns, replaces or moves her', () => {
    const deal = table({ players: [{ hand: three, systems: [['alluvia']] }, {}], row: ['quail'] });
    expect(deal.refuses('deal')).toBe(true);
    const spy = table({
      players: [
        { food: 2, fleet: 1, hand: ['spy-training-camp'] },
        { systems: [['alluvia']] },
        { advisor: 'quail' },
      ],
    });
    spy.choose('build spy-training-camp').choose('dismiss 1');
    expect(spy.state.players[1].advisor).toBe(advisor('alluvia'));
    const order = table({
      players: [
        { food: 3, hand: ['communication-satellite'], systems: [['alluvia', 'titan', 'frigate']] },
        {},
      ],
    });
    order.choose('build communication-satellite').choose('new').choose('use');
    expect(order.options()).toEqual(['next frigate-1', 'next titan-1']);
    order.choose('next titan-1');
    expect(order.state.players[0]).toMatchObject({ alluvia: 0, advisor: advisor('alluvia') });
  });

  test('MOO-14.6 alone she is a system already', () => {
    const s = table({ players: [{ systems: [['titan'], ['alluvia']] }, {}] });
    const effects = s.game.definition.score(s.state, 0).find(({ id }) => id === 'effects');
    expect(effects?.points).toBe(4);
  });

  test('MOO-14.7 Veil the Whisperer adds 2 fleets to the comparison of one’s own attacks only', () => {
    const attacks = (mine: object, theirs: object) =>
      offered(table({ players: [{ fleet: 2, ...mine }, theirs] }), 'attack');
    expect(attacks({ advisor: 'veil-the-whisperer' }, { fleet: 4 })).toEqual(['1']);
    expect(attacks({ advisor: 'veil-the-whisperer' }, { fleet: 5 })).toEqual([]);
    expect(attacks({}, { fleet: 2, advisor: 'veil-the-whisperer' })).toEqual(['1']);
    const s = table({ players: [{ fleet: 2, advisor: 'veil-the-whisperer' }, { fleet: 4 }] });
    expect(seen(s.choose('attack 1')).fleet).toBe(0);
  });

  test('MOO-14.8 Harrava: after an attack a reserve cube has to go into her slot, if it is empty', () => {
    const s = table({
      players: [{ fleet: 4, available: 2, advisor: 'harrava' }, { available: 0 }],
      agenda: turns,
    });
    s.choose('attack 1');
    expect([hasCube(s.state.players[0], ADVISOR_PLACE), seen(s).reserve]).toEqual([true, 7]);
    s.choose('attack 1');
    expect(seen(s).reserve).toBe(7);
    const empty = table({
      players: [{ fleet: 2, advisor: 'harrava', available: 1, reserve: 0 }, {}],
    });
    empty.choose('attack 1');
    expect(hasCube(empty.state.players[0], ADVISOR_PLACE)).toBe(false);
  });

  test('MOO-14.9 her cube stays over the end of the round and then becomes an action', () => {
    const s = table({
      players: [
        { available: 0, advisor: 'harrava', cubes: ['harrava'], food: 4 },
        { available: 0 },
      ],
      agenda: [{ step: 'end-check', seat: -1 }],
    });
    // Four cubes for medium level, and hers.
    expect(seen(s)).toMatchObject({ available: 5, reserve: 5 });
    expect(hasCube(s.state.players[0], ADVISOR_PLACE)).toBe(false);
  });

  test('MOO-14.9 also a cube that somebody else put there', () => {
    const s = table({
      players: [
        { fleet: 2, available: 1, systems: [['battleship']] },
        { available: 0, advisor: 'harrava', food: 4 },
      ],
      agenda: [...turns, { step: 'end-check', seat: -1 }],
    });
    s.choose('attack 1').choose('trigger battleship-1');
    expect(seen(s, 1)).toMatchObject({ available: 5, reserve: 5 });
  });

  test('T4 MOO-14.10 Victoria: 2 of one resource, once a round', () => {
    const s = table({
      players: [{ food: 8, advisor: 'victoria', available: 2 }, { available: 0 }],
      agenda: turns,
    });
    s.choose('activate victoria').choose('choose food');
    expect(seen(s)).toMatchObject({ food: 9, fleet: 0, production: 0 });
    expect(offered(s, 'activate')).toEqual([]);
  });

  test('MOO-14.11 Moldred: 2 cards at the start of the round', () => {
    const s = table({ players: [{ advisor: 'moldred' }, {}], agenda: startEffect });
    expect(seen(s).hand).toHaveLength(2);
  });

  test('MOO-14.12 Quail: own attacks cost 1 fleet less', () => {
    const s = table({ players: [{ fleet: 5, advisor: 'quail' }, {}] });
    expect(seen(s.choose('attack 1')).fleet).toBe(4);
  });

  test('MOO-14.13 Advia: a cube if loyalty is 6 or more just then', () => {
    const cubes = (loyalty: number) =>
      seen(
        table({ players: [{ advisor: 'advia', loyalty, available: 0 }, {}], agenda: startEffect }),
      ).available;
    expect([cubes(5), cubes(6)]).toEqual([0, 1]);
    const both = { advisor: 'advia', loyalty: 6, available: 0, systems: [['conscription-office']] };
    const early = table({ players: [both, {}], agenda: startEffect });
    early.choose('apply advia').choose('apply conscription-office');
    expect(seen(early)).toMatchObject({ available: 2, loyalty: 5 });
    const late = table({ players: [both, {}], agenda: startEffect });
    late.choose('apply conscription-office');
    expect(seen(late)).toMatchObject({ available: 1, loyalty: 5 });
  });

  test('MOO-14.14 Kuruk: lose 2 loyalty, gain 3 points', () => {
    const s = table({ players: [{ loyalty: 7, advisor: 'kuruk' }, {}] });
    expect(seen(s.choose('activate kuruk'))).toMatchObject({ loyalty: 5, points: 3 });
  });

  test('hiring Alluvia takes her out of the row for good', () => {
    const s = table({ players: [{ hand: three }, {}], row: ['alluvia'] });
    hire(s);
    expect(s.state.row).toEqual([]);
    expect(seen(s).systems).toEqual([[]]);
  });
});

test('MOO-0.7 without advisors nobody has one, and the table knows', () => {
  const without = table({ players: [{}, {}] });
  expect(hasAdvisors(without.state)).toBe(false);
  expect(without.game.definition.components?.advisor(without.state)).toEqual([]);
  expect(cardAt(without.state.players[0], ADVISOR_PLACE)).toBe(NONE);
  const some = table({ players: [{ advisor: 'victoria' }, {}] });
  expect(hasAdvisors(some.state)).toBe(true);
  expect(cardAt(some.state.players[0], ADVISOR_PLACE)).toBe(ADVISOR_CARD + advisor('victoria'));
});
