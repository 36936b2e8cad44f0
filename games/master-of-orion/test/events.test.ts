import { type GameEvent, newTrail } from '@orrery/kernel';
import { scene } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { masterOfOrion as game } from '../game.ts';
import { advisor, card, type Moo, table } from './table.ts';

/** What was reported, as short lines: `gained 0 what=food n=3`. */
const told = (s: Moo): string[] =>
  s.events.map(({ type, seat, ...fields }: GameEvent) =>
    [type, seat, ...Object.entries(fields).map(([name, value]) => `${name}=${value}`)].join(' '),
  );

const starting = [{ step: 'start-effect', seat: 0 }];

describe('everything that happens is reported, once and in order', () => {
  test('MOO-0.1 MOO-0.4 MOO-0.6 set-up', () => {
    const opening = newTrail();
    const options = { races: 'fixed', race1: 'darlok', advisors: 'no' };
    game.start({ seats: 2, options }, 'events', opening);
    const [first, ...rest] = opening.events;
    expect(first.type).toBe('first-player-drawn');
    expect(rest.slice(0, 2)).toEqual([
      { type: 'race-taken', seat: 0, race: 4 },
      { type: 'race-taken', seat: 1, race: 0 },
    ]);
    const s = scene(game, { seats: 2 }).choose('race psilon');
    expect(s.reported('race-taken')).toMatchObject([{ seat: s.state.first, race: 3 }]);
    const redraw = { hand: ['titan', 'frigate'] };
    const hand = table({ players: [redraw, {}], agenda: [{ step: 'redraw', seat: 0 }] });
    hand.choose('replace titan').choose('done', { chance: [card('embassy')] });
    expect(told(hand)).toEqual([
      'redrew 0 n=1',
      `discarded 0 card=${card('titan')}`,
      `drew 0 n=1 cards=${card('embassy')}`,
    ]);
  });

  test('MOO-3.1 income of any resource', () => {
    const income = (system: string[]) =>
      table({ players: [{ systems: [system] }, {}], agenda: [{ step: 'income', seat: -1 }] });
    const line = (s: Moo) => told(s).filter((one) => one.startsWith('income'));
    expect(line(income(['orbital-shipyard']))).toEqual([
      'income-received 0 food=0 fleet=2 production=0',
    ]);
    expect(line(income(['deep-core-mine']))).toEqual([
      'income-received 0 food=0 fleet=0 production=1',
    ]);
    expect(line(income(['titan']))).toEqual([]);
  });

  test('MOO-4.2 actions', () => {
    const act = (key: string, seat: object = {}) =>
      told(table({ players: [{ ...seat }, {}] }).choose(key));
    expect(act('research', { race: 'human' })[0]).toBe('researched 0');
    expect(act('research').map((line) => line.split(' ')[0])).toEqual(['researched', 'drew']);
    expect(act('build scout-ship', { food: 2, hand: ['scout-ship'] })[0]).toBe(
      `built 0 card=${card('scout-ship')} on=-1 granted=false food=2 fleet=0 production=0`,
    );
    expect(act('activate embassy-1', { loyalty: 5, systems: [['embassy']] })[0]).toBe(
      `activated 0 card=${card('embassy')} free=false`,
    );
    expect(act('exploit titan', { hand: ['titan'] })).toEqual([
      `exploited 0 card=${card('titan')}`,
      'gained 0 what=fleet n=2',
    ]);
  });

  test('MOO-9.4 MOO-9.7 a deal, with the advisor who leaves and the cube on them', () => {
    const own = { hand: ['titan', 'titan', 'titan'].slice(0, 2), shown: ['frigate'] };
    const s = table({
      players: [{ ...own, advisor: 'kuruk', cubes: ['kuruk'] }, {}],
      row: ['victoria'],
    });
    s.choose('deal').choose('discard frigate');
    expect(told(s).filter((line) => !line.startsWith('discarded'))).toEqual([
      'deal-begun 0',
      `advisor-left 0 advisor=${advisor('kuruk')}`,
      `cube-returned 0 card=${90 + advisor('kuruk')}`,
      `hired 0 advisor=${advisor('victoria')}`,
    ]);
  });

  test('MOO-5.10 MOO-7.9 builds and activations that an effect grants', () => {
    const rich = { food: 9, fleet: 9, production: 9 };
    const ship = table({ players: [{ ...rich, hand: ['civilian-ship', 'hydroponic-farm'] }, {}] });
    ship.choose('build civilian-ship').choose('build hydroponic-farm').choose('new');
    expect(ship.reported('built')).toMatchObject([{ granted: false }, { granted: true }]);
    const locator = table({
      players: [{ ...rich, hand: ['high-orbit-locator'], systems: [['embassy']] }, {}],
    });
    locator.choose('build high-orbit-locator').choose('new').choose('activate embassy-1');
    expect(locator.reported('activated')).toMatchObject([{ free: true }]);
  });

  test('MOO-12.2 what is declined, after building, at the start of a round, after an attack', () => {
    const office = { food: 3, hand: ['tax-office'] };
    const built = table({ players: [office, {}] })
      .choose('build tax-office')
      .choose('decline');
    expect(built.reported('declined')).toHaveLength(1);
    const start = table({
      players: [{ systems: [['conscription-office']] }, {}],
      agenda: starting,
    }).choose('done');
    expect(start.reported('declined')).toHaveLength(1);
    const ships = { fleet: 2, systems: [['landing-ship'], ['destroyer']] };
    const raid = table({ players: [ships, { systems: [['titan']] }] });
    raid.choose('attack 1').choose('trigger landing-ship-1').choose('done');
    expect(raid.reported('declined')).toEqual([
      { type: 'declined', seat: 0, source: raid.reported('used').length > 0 ? 39 : -1 },
    ]);
  });

  test('MOO-8.7 MOO-15.15 an attack, its result, and whose effect follows', () => {
    const s = table({ players: [{ fleet: 2 }, { systems: [['star-fortress']] }] });
    expect(told(s.choose('attack 1'))).toEqual([
      'attacked 0 target=1 price=2',
      'lost 1 what=loyalty n=1',
      'gained 0 what=points n=2',
      'used 1 source=25',
      'lost 0 what=loyalty n=1',
    ]);
  });

  test('MOO-15.4 MOO-15.8 MOO-15.19 cards that change places', () => {
    const center = { food: 2, hand: ['advanced-data-center'] };
    const s = table({ players: [center, {}], discard: ['titan'] });
    s.choose('build advanced-data-center');
    expect(s.reported('took-discard')).toMatchObject([{ seat: 0, card: card('titan') }]);
    const raid = table({
      players: [{ fleet: 2, systems: [['landing-ship']] }, { systems: [['titan', 'frigate']] }],
    });
    raid.choose('attack 1').choose('trigger landing-ship-1');
    expect(raid.reported('sunk')).toMatchObject([{ seat: 0, target: 1, card: card('frigate') }]);
    const satellite = { food: 3, hand: ['communication-satellite'], systems: [['titan']] };
    const order = table({ players: [satellite, {}] });
    order.choose('build communication-satellite').choose('on titan-1');
    order.choose('use').choose('next titan-1');
    expect(order.reported('rearranged')).toMatchObject([
      { cards: [card('titan'), card('communication-satellite')] },
    ]);
  });

  test('MOO-12.5 MOO-14.9 what is spent, and Harrava’s cube', () => {
    const s = table({
      players: [{ points: 1, systems: [['planetary-stock-exchange']] }, {}],
    }).choose('activate planetary-stock-exchange-1');
    expect(s.reported('spent')).toEqual([{ type: 'spent', seat: 0, what: 'points', n: 1 }]);
    const cube = { advisor: 'harrava', cubes: ['harrava'] };
    const start = table({ players: [cube, {}], agenda: starting });
    expect(start.reported('cube-released')).toMatchObject([{ seat: 0 }]);
  });

  test('MOO-12.9 an effect that finds nothing is not reported as used', () => {
    const center = { food: 2, hand: ['advanced-data-center'] };
    const s = table({ players: [center, {}] }).choose('build advanced-data-center');
    expect(s.reported('used')).toEqual([]);
    const darlok = table({ players: [{ race: 'darlok' }, {}], agenda: starting });
    expect(darlok.reported('used')).toEqual([]);
  });

  test('MOO-10.2 MOO-10.7 MOO-11.6 the end of a round and of the game', () => {
    const end = (players: object[], round: number) =>
      table({ players, round, agenda: [{ step: 'end-check', seat: -1 }] });
    const round = end([{ available: 0 }, { available: 0 }], 3);
    expect(round.reported('round-ended')).toEqual([{ type: 'round-ended', seat: 1, round: 3 }]);
    const over = end([{ loyalty: 0 }, { points: 3 }], 3);
    expect(over.reported('game-ended')).toMatchObject([{ reason: 'loyalty', seat: 0 }]);
    expect(over.reported('won')).toEqual([{ type: 'won', seat: 1, seats: [1] }]);
  });
});

describe('what others see can’t be taken back', () => {
  /** Plays one choice and says what stands in the way of undoing it. */
  const barrier = (s: Moo, key: string) => {
    const trail = newTrail();
    game.answer(s.position, s.asked[0], game.parse(s.position, key), trail);
    return trail.barrier;
  };

  test('MOO-1.10 MOO-5.1 a card laid or discarded is seen by all, one picked is not', () => {
    const own = { food: 3, hand: ['observatory', 'titan'], systems: [['frigate']] };
    const s = table({ players: [own, {}] });
    expect(barrier(s, 'build observatory')).toBeNull();
    expect(barrier(s, 'new')).toBe('shown');
    expect(barrier(table({ players: [own, {}] }), 'exploit titan')).toBe('shown');
  });
});
