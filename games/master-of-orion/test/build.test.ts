import { describe, expect, test } from 'vitest';
import { card, offered, seen, table } from './table.ts';

describe('build', () => {
  test('MOO-5.1 choose card and place, pay, lay it there', () => {
    const s = table({
      players: [{ food: 4, fleet: 2, hand: ['deep-core-mine'], systems: [['titan']] }, {}],
    });
    s.choose('build deep-core-mine').choose('on titan-1');
    expect(seen(s)).toMatchObject({
      food: 1,
      fleet: 1,
      systems: [['titan', 'deep-core-mine']],
      hand: [],
    });
    expect(s.reported('built')).toMatchObject([
      { card: card('deep-core-mine'), on: card('titan') },
    ]);
  });

  test('MOO-5.1 MOO-5.4 every part of the price is paid, and no cube returns where there was none', () => {
    const own = { food: 5, fleet: 1, production: 2, hand: ['automated-factory'] };
    const s = table({ players: [{ ...own, systems: [['embassy']] }, {}] });
    const { reserve } = seen(s);
    s.choose('build automated-factory').choose('on embassy-1');
    expect(seen(s)).toMatchObject({ food: 1, fleet: 1, production: 1, reserve });
    expect(s.reported('cube-returned')).toEqual([]);
  });

  test('MOO-1.4 MOO-14.2 the last place of a system, and Alluvia’s as the fifth one', () => {
    const four = ['titan', 'titan', 'frigate', 'frigate'];
    const own = { food: 3, hand: ['hydroponic-farm'] };
    const last = table({ players: [{ ...own, systems: [four] }, {}] });
    expect(last.choose('build hydroponic-farm').options()).toEqual(['on frigate-2', 'new']);
    const systems = [['titan'], ['titan'], ['frigate'], ['frigate'], ['alluvia']];
    const hers = table({ players: [{ ...own, food: 2, systems }, {}] });
    // She makes it cheaper, so hers is the only place that one can pay for.
    hers.choose('build hydroponic-farm');
    expect(seen(hers).systems[4]).toEqual(['hydroponic-farm']);
    const first = table({ players: [{ ...own, food: 2, systems: [['alluvia'], ['titan']] }, {}] });
    expect(offered(first, 'build')).toEqual(['hydroponic-farm']);
  });

  test('MOO-5.6 MOO-5.7 a discount comes off what is in the price and can be paid', () => {
    const pay = (food: number, fleet: number, production: number) => {
      const own = { food, fleet, production, hand: ['command-center'], systems: [['colony-ship']] };
      return table({ players: [own, {}] }).choose('activate colony-ship-1');
    };
    expect(pay(9, 9, 9).options()).toEqual(['pay 0 1 1', 'pay 1 0 1', 'pay 1 1 0', 'pay 2 0 0']);
    expect(pay(1, 1, 1).options()).toEqual(['pay 0 1 1', 'pay 1 0 1', 'pay 1 1 0']);
    expect(pay(2, 0, 1).options()).toEqual(['pay 1 0 1', 'pay 2 0 0']);
    expect(pay(1, 1, 0).over).toBe(true);
    expect(seen(pay(1, 1, 1).choose('pay 0 1 1'))).toMatchObject({
      food: 1,
      fleet: 0,
      production: 0,
    });
  });

  test('MOO-5.2 a copy of an own card may be built', () => {
    const s = table({
      players: [{ food: 3, hand: ['hydroponic-farm'], systems: [['hydroponic-farm']] }, {}],
    });
    s.choose('build hydroponic-farm').choose('on hydroponic-farm-1');
    expect(seen(s).systems).toEqual([['hydroponic-farm', 'hydroponic-farm']]);
  });

  test('MOO-5.3 cards with a gate need loyalty 6', () => {
    const rich = { fleet: 4, production: 2, hand: ['titan', 'star-fortress'] };
    const low = table({ players: [{ ...rich, loyalty: 5 }, {}] });
    expect(offered(low, 'build')).toEqual(['star-fortress']);
    const high = table({ players: [{ ...rich, loyalty: 6 }, {}] });
    expect(offered(high, 'build')).toEqual(['titan', 'star-fortress']);
  });

  test('T14 MOO-5.4 MOO-7.10 covering a card returns its cube, and the new one can be activated', () => {
    const s = table({
      players: [
        {
          food: 2,
          fleet: 1,
          available: 2,
          hand: ['embassy'],
          systems: [['research-institute']],
          cubes: ['research-institute'],
        },
        { available: 0 },
      ],
      agenda: [{ step: 'turns', seat: 0 }],
    });
    const { reserve } = seen(s);
    s.choose('build embassy').choose('on research-institute-1');
    expect([s.state.players[0].cubes, seen(s).reserve]).toEqual([0, reserve + 1]);
    expect(offered(s, 'activate')).toEqual(['embassy-1']);
  });

  test('T1 discounts add up and are split freely, MOO-5.5–MOO-5.8', () => {
    const s = table({
      players: [
        {
          food: 4,
          production: 1,
          available: 1,
          hand: ['planetary-stock-exchange'],
          systems: [['alluvia', 'colony-ship']],
        },
        {},
      ],
    });
    s.choose('activate colony-ship-1');
    // 4 food and 1 production, less 2 for the ship and 1 for Alluvia.
    expect(s.options()).toEqual(['pay 1 0 1', 'pay 2 0 0']);
    s.choose('pay 2 0 0');
    expect(seen(s)).toMatchObject({
      food: 2,
      production: 1,
      systems: [['colony-ship', 'planetary-stock-exchange']],
    });
    expect([s.state.players[0].cubes, seen(s).reserve]).toEqual([0, 10]);
  });

  test('MOO-5.5 MOO-12.8 two discount cards count twice', () => {
    const s = table({
      players: [
        {
          food: 1,
          hand: ['hydroponic-farm'],
          systems: [['terraforming-complex'], ['terraforming-complex']],
        },
        {},
      ],
    });
    s.choose('build hydroponic-farm').choose('new');
    expect(seen(s).food).toBe(0);
  });

  test('MOO-5.6 the builder decides which resources become cheaper', () => {
    const s = table({
      players: [
        { food: 4, fleet: 1, hand: ['spaceport'], systems: [['robotic-assembly-line']] },
        {},
      ],
    });
    s.choose('build spaceport').choose('new');
    expect(s.options()).toEqual(['pay 3 1 0', 'pay 4 0 0']);
  });

  test('MOO-5.7 a discount touches only what is in the price, and what is left over is lost', () => {
    const s = table({
      players: [
        { food: 9, production: 9, hand: ['frigate'], systems: [['alluvia', 'colony-ship']] },
        {},
      ],
    });
    // 1 food and 1 fleet, 3 units off: it is free.
    s.choose('activate colony-ship-1');
    expect(seen(s)).toMatchObject({ food: 9, fleet: 0, production: 9 });
  });

  test('MOO-5.8 as much of a discount is used as the price allows', () => {
    const s = table({
      players: [
        { food: 9, fleet: 9, hand: ['deep-core-mine'], systems: [['robotic-assembly-line']] },
        {},
      ],
    });
    s.choose('build deep-core-mine').choose('new');
    expect(s.refuses('pay 3 1 0')).toBe(true);
  });

  test('MOO-5.9 a discount card still counts for the card that covers it', () => {
    const s = table({
      players: [{ food: 2, hand: ['hydroponic-farm'], systems: [['terraforming-complex']] }, {}],
    });
    s.choose('build hydroponic-farm').choose('on terraforming-complex-1');
    expect(seen(s)).toMatchObject({
      food: 0,
      systems: [['terraforming-complex', 'hydroponic-farm']],
    });
  });

  test('MOO-5.10 a granted build costs no action but its price', () => {
    const s = table({
      players: [{ food: 5, available: 1, hand: ['civilian-ship', 'hydroponic-farm'] }, {}],
    });
    s.choose('build civilian-ship').choose('build hydroponic-farm').choose('new');
    expect(seen(s)).toMatchObject({
      food: 0,
      available: 0,
      systems: [['civilian-ship'], ['hydroponic-farm']],
    });
  });

  test('MOO-5.11 MOO-12.10 the new card finishes its effect before anything else goes on', () => {
    const s = table({
      players: [
        { food: 9, available: 1, hand: ['civilian-ship', 'planetary-supercomputer', 'scout-ship'] },
        {},
      ],
    });
    s.choose('build civilian-ship').choose('build planetary-supercomputer');
    // Two working blue cards: two cards are drawn before the ship grants its second build.
    s.choose('new', { chance: [card('titan'), card('frigate')] });
    expect(s.step).toBe('build-card');
    s.choose('build scout-ship');
    s.choose('new', { chance: [card('embassy'), card('embassy', 2), card('destroyer')] });
    expect(s.step).toBe('discard');
    s.choose('discard titan');
    expect(s.over).toBe(true);
  });

  test('MOO-5.12 an effect happens on building only, not on coming back to the top', () => {
    const s = table({
      players: [
        {
          food: 3,
          loyalty: 5,
          available: 1,
          hand: ['communication-satellite'],
          systems: [['pleasure-dome', 'titan']],
        },
        {},
      ],
    });
    s.choose('build communication-satellite').choose('new').choose('use');
    s.choose('next pleasure-dome-1');
    expect(seen(s).systems[0]).toEqual(['titan', 'pleasure-dome']);
    expect(seen(s).loyalty).toBe(5);
  });

  test('MOO-5.13 a card may be built although its effect does nothing', () => {
    const s = table({ players: [{ food: 2, hand: ['advanced-data-center'] }, {}], discard: [] });
    s.choose('build advanced-data-center');
    expect(seen(s)).toMatchObject({ systems: [['advanced-data-center']], hand: [] });
  });

  test('nobody else sees the card before it is laid', () => {
    const s = table({
      players: [{ food: 4, fleet: 2, hand: ['deep-core-mine'], systems: [['titan']] }, {}],
    });
    s.choose('build deep-core-mine');
    const frame = (viewer: number) =>
      JSON.stringify(s.game.view(s.position, viewer).position.agenda.at(-1));
    expect(frame(0)).toContain(`"card":${card('deep-core-mine')}`);
    expect(frame(1)).not.toContain(`"card":${card('deep-core-mine')}`);
  });
});
