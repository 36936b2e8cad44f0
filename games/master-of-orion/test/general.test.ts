import { describe, expect, test } from 'vitest';
import { masterOfOrion as game } from '../game.ts';
import { card, offered, pile, seen, table } from './table.ts';

const FULL = ['frigate', 'frigate', 'embassy', 'embassy', 'observatory'];

describe('ground rules', () => {
  test('MOO-1.1 a race board changes the rules, and a card goes before both', () => {
    // The rules give 5 cubes and take 1 loyalty at high mobilization; the board of the Bulrathi not.
    const s = table({
      players: [
        { race: 'bulrathi', food: 8, available: 0 },
        { food: 8, available: 0 },
      ],
      agenda: [{ step: 'mobilization', seat: -1 }],
    });
    expect([seen(s, 0).available, seen(s, 0).loyalty]).toEqual([4, 10]);
    s.choose('choose food');
    expect([seen(s, 1).available, seen(s, 1).loyalty]).toEqual([5, 9]);
    // The rules allow four systems; the card of Alluvia allows a fifth.
    const own = { food: 5, hand: ['hydroponic-farm'] };
    const four = [['titan'], ['titan'], ['frigate'], ['frigate']];
    const places = (systems: string[][]) =>
      table({ players: [{ ...own, systems }, {}] })
        .choose('build hydroponic-farm')
        .options();
    expect(places(four)).not.toContain('new');
    expect(places([['alluvia'], ...four.slice(1)])).toContain('new');
    expect(places([['alluvia'], ...four])).not.toContain('new');
    // The board asks 2 fleets for an attack; a card asks for less, another one for more.
    const left = (mine: string[][], theirs: string[][]) =>
      seen(
        table({ players: [{ fleet: 5, systems: mine }, { systems: theirs }] }).choose('attack 1'),
      ).fleet;
    expect([left([], []), left([['missile-cruiser']], [])]).toEqual([3, 4]);
    expect(left([], [['ground-batteries']])).toBe(2);
  });

  test('MOO-1.2 turn order begins with the first player and goes clockwise', () => {
    const s = table({
      players: [{ available: 1 }, { available: 1 }, { available: 1 }],
      first: 2,
      agenda: [{ step: 'action-phase', seat: -1 }],
    });
    const order: number[] = [];
    while (!s.over) {
      order.push(s.asked[0]);
      s.choose('propaganda');
    }
    expect(order).toEqual([2, 0, 1]);
  });

  test('MOO-1.3 cards in hand are not among the cards one has', () => {
    const s = table({
      players: [
        { food: 4, hand: ['soil-enrichment-plant', 'hydroponic-farm', 'hydroponic-farm'] },
        {},
      ],
    });
    s.choose('build soil-enrichment-plant');
    // It counts blue cards in systems: itself alone.
    expect(seen(s).food).toBe(1);
  });

  test('MOO-1.4 at most 4 systems of at most 5 cards', () => {
    const systems = [FULL, ['titan'], ['titan'], ['destroyer']];
    const s = table({ players: [{ food: 5, hand: ['hydroponic-farm'], systems }, {}] });
    s.choose('build hydroponic-farm');
    expect(s.options()).toEqual(['on titan-1', 'on titan-2', 'on destroyer-1']);
  });

  test('MOO-1.5 a building opens a new system or goes on top of one', () => {
    const s = table({
      players: [{ food: 5, hand: ['hydroponic-farm'], systems: [['titan']] }, {}],
    });
    s.choose('build hydroponic-farm');
    expect(s.options()).toEqual(['on titan-1', 'new']);
    s.choose('on titan-1');
    expect(seen(s).systems).toEqual([['titan', 'hydroponic-farm']]);
    const other = table({ players: [{ food: 5, hand: ['hydroponic-farm'] }, {}] });
    other.choose('build hydroponic-farm');
    expect(seen(other).systems).toEqual([['hydroponic-farm']]);
  });

  test('MOO-1.5 with all systems full nothing can be built', () => {
    const full = (a: string, b: string) => [a, a, b, b, 'scout-ship'];
    const systems = [
      full('frigate', 'embassy'),
      full('destroyer', 'observatory'),
      ['titan', 'titan', 'spaceport', 'spaceport', 'recyclotron'],
      ['battleship', 'battleship', 'landing-ship', 'landing-ship', 'recyclotron'],
    ];
    const s = table({ players: [{ food: 9, hand: ['hydroponic-farm'], systems }, {}] });
    expect(offered(s, 'build')).toEqual([]);
  });

  test('MOO-1.6 the top card of a system and the advisor are working', () => {
    const s = table({
      players: [{ advisor: 'victoria', systems: [['research-institute', 'embassy']] }, {}],
    });
    expect(offered(s, 'activate')).toEqual(['embassy-1', 'victoria']);
  });

  test('MOO-1.7 covered cards and cards of others do nothing for you', () => {
    const s = table({
      players: [
        { fleet: 2, systems: [['missile-cruiser', 'titan']] },
        { fleet: 0, systems: [['missile-cruiser']] },
      ],
    });
    s.choose('attack 1');
    expect(seen(s).fleet).toBe(0);
  });

  test('MOO-1.8 the ability of a race works like that of a working card', () => {
    const s = table({
      players: [{ race: 'alkari', points: 1, systems: [['conscription-office']] }, {}],
      agenda: [{ step: 'start-effect', seat: 0 }],
    });
    expect(s.options()).toEqual(['apply conscription-office', 'apply alkari', 'done']);
  });

  test('MOO-1.9 MOO-1.11 everybody sees all systems and the whole discard pile', () => {
    const s = table({
      players: [{ systems: [['titan', 'frigate']] }, {}],
      discard: ['embassy', 'destroyer'],
    });
    for (const viewer of [-1, 0, 1]) {
      const { state } = game.view(s.position, viewer).position;
      expect(state.players[0].systems).toEqual([[card('titan'), card('frigate')]]);
      expect(state.discard).toEqual([card('embassy'), card('destroyer')]);
    }
  });

  test('MOO-1.10 discards go on top of the pile, in the order that their owner chooses', () => {
    const s = table({
      players: [{ hand: ['titan', 'frigate', 'embassy'] }, {}],
      discard: ['destroyer'],
      row: ['victoria'],
    });
    s.choose('deal').choose('discard embassy').choose('discard titan');
    expect(pile(s)).toEqual(['destroyer', 'embassy', 'titan', 'frigate']);
  });

  test('MOO-1.12 a discard without the Exploit action brings nothing', () => {
    const s = table({
      players: [{ hand: ['hydroponic-farm', 'titan', 'recyclotron'] }, {}],
      row: ['victoria'],
    });
    s.choose('deal').choose('discard hydroponic-farm').choose('discard titan');
    expect(seen(s)).toMatchObject({ food: 0, fleet: 0, production: 0 });
  });

  test('MOO-1.13 resources stop at 9', () => {
    const s = table({ players: [{ food: 8, hand: ['hydroponic-farm'] }, {}] });
    s.choose('exploit hydroponic-farm');
    expect(seen(s).food).toBe(9);
    expect(s.reported('forfeited')).toEqual([{ type: 'forfeited', seat: 0, what: 'food', n: 2 }]);
  });

  test('MOO-1.14 a price has to be paid in full', () => {
    const poor = table({ players: [{ food: 2, fleet: 9, hand: ['hydroponic-farm'] }, {}] });
    expect(poor.refuses('build hydroponic-farm')).toBe(true);
    const rich = table({ players: [{ food: 3, hand: ['hydroponic-farm'] }, {}] });
    rich.choose('build hydroponic-farm');
    expect(seen(rich).food).toBe(0);
  });

  test('MOO-1.15 loyalty stops at 10 above and nowhere below', () => {
    const up = table({ players: [{ loyalty: 9 }, {}] });
    expect(seen(up.choose('propaganda')).loyalty).toBe(10);
    const down = table({ players: [{ fleet: 2 }, { loyalty: -3 }] });
    down.choose('attack 1');
    expect(seen(down, 1).loyalty).toBe(-4);
  });

  test('MOO-1.16 loyalty may be raised at 10 already', () => {
    const s = table({ players: [{ loyalty: 10, fleet: 1, food: 3, hand: ['pleasure-dome'] }, {}] });
    expect(s.refuses('propaganda')).toBe(false);
    expect(s.refuses('build pleasure-dome')).toBe(false);
  });

  test('MOO-1.17 points are marked at once', () => {
    const s = table({ players: [{ fleet: 2, points: 5 }, {}] });
    expect(seen(s.choose('attack 1')).points).toBe(7);
  });

  test('MOO-1.18 only points that one has can be spent', () => {
    const systems = [['planetary-stock-exchange']];
    const none = table({ players: [{ points: 0, systems }, {}] });
    expect(offered(none, 'activate')).toEqual([]);
    const one = table({ players: [{ points: 1, systems }, {}] });
    one.choose('activate planetary-stock-exchange-1').choose('choose food');
    expect(seen(one)).toMatchObject({ points: 0, food: 6 });
  });

  test('MOO-1.19 a cube given up goes to the reserve of its owner', () => {
    const s = table({
      players: [
        { food: 3, fleet: 1, available: 2, hand: ['holographic-simulator'], loyalty: 5 },
        {},
      ],
    });
    s.choose('build holographic-simulator').choose('use');
    expect(seen(s)).toMatchObject({ available: 0, reserve: 9, loyalty: 9 });
  });

  test('MOO-1.20 an extra cube comes from the reserve and can be spent in this round', () => {
    const s = table({
      players: [
        { food: 3, available: 1, hand: ['automated-laboratory'], systems: [['recyclotron']] },
        { available: 0 },
      ],
      agenda: [{ step: 'turns', seat: 0 }],
    });
    s.choose('build automated-laboratory').choose('new');
    expect(seen(s)).toMatchObject({ available: 1, reserve: 8 });
    expect([s.step, s.asked]).toEqual(['action', [0]]);
  });

  test('MOO-1.21 an empty reserve gives no cube and fills no slot', () => {
    const s = table({
      players: [
        {
          food: 3,
          available: 1,
          reserve: 0,
          hand: ['automated-laboratory'],
          systems: [['recyclotron']],
        },
        {},
      ],
    });
    s.choose('build automated-laboratory').choose('new');
    expect(seen(s)).toMatchObject({ available: 0, reserve: 0 });
    const raid = table({
      players: [
        { fleet: 2, available: 1, reserve: 0, systems: [['landing-ship']] },
        { systems: [['titan', 'frigate']] },
      ],
    });
    raid.choose('attack 1');
    expect(raid.over).toBe(true);
  });
});
