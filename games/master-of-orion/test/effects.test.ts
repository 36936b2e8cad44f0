import { describe, expect, test } from 'vitest';
import { PROGRAMS, TRIGGERED } from '../abilities.ts';
import { BUILDINGS } from '../data/buildings.ts';
import type { Effect } from '../data/effects.ts';
import { canRearrange } from '../steps/rearrange.ts';
import { offered, seen, table } from './table.ts';

describe('effects', () => {
  test('MOO-12.1 as much of an effect is done as can be', () => {
    const s = table({
      players: [{ food: 2, available: 1, hand: ['scout-ship'] }, {}],
      deck: ['titan', 'frigate'],
    });
    // Two of three cards can be drawn, then one is discarded all the same.
    s.choose('build scout-ship').choose('discard titan');
    expect(seen(s).hand).toEqual(['frigate']);
    const full = table({ players: [{ food: 8, advisor: 'victoria' }, {}] });
    full.choose('activate victoria');
    expect(full.game.rule(full.position)).toBe('MOO-14.10');
    expect(seen(full.choose('choose food')).food).toBe(9);
  });

  test('MOO-12.2 only what says «may» can be declined', () => {
    const may = table({
      players: [{ food: 3, fleet: 1, hand: ['holographic-simulator'], loyalty: 1 }, {}],
    });
    may.choose('build holographic-simulator');
    expect(may.options()).toEqual(['use', 'decline']);
    may.choose('decline');
    expect(seen(may)).toMatchObject({ loyalty: 1, available: 1 });
    const must = table({ players: [{ food: 3, fleet: 1, hand: ['deep-core-mine'] }, {}] });
    must.choose('build deep-core-mine');
    expect([must.over, seen(must).loyalty]).toEqual([true, 9]);
  });

  test('MOO-12.3 of alternatives exactly one is taken', () => {
    const s = table({ players: [{ advisor: 'victoria' }, {}] });
    s.choose('activate victoria');
    expect(s.options()).toEqual(['choose food', 'choose fleet', 'choose production']);
    s.choose('choose fleet');
    expect(seen(s)).toMatchObject({ food: 0, fleet: 2, production: 0 });
    expect(s.over).toBe(true);
  });

  test('MOO-12.4 an exchange goes in either direction, once, in exact amounts', () => {
    const s = table({
      players: [{ food: 8, fleet: 4, production: 3, systems: [['spaceport']] }, {}],
    });
    s.choose('activate spaceport-1');
    expect(s.options()).toEqual(['give food+fleet', 'give production']);
    s.choose('give production');
    expect(seen(s)).toMatchObject({ food: 9, fleet: 7, production: 1 });
    expect(s.over).toBe(true);
  });

  test('MOO-12.5 an extra price is paid before the effect begins', () => {
    const s = table({ players: [{ points: 1, systems: [['planetary-stock-exchange']] }, {}] });
    s.choose('activate planetary-stock-exchange-1');
    expect([s.step, seen(s).points]).toEqual(['choose', 0]);
  });

  test('MOO-12.6 whoever acts orders the effects that the action sets off', () => {
    const s = table({
      players: [
        { fleet: 2, systems: [['destroyer'], ['landing-ship']] },
        { hand: ['titan', 'frigate'], systems: [['embassy', 'observatory']] },
      ],
    });
    s.choose('attack 1');
    expect(s.options()).toEqual(['trigger destroyer-1', 'trigger landing-ship-1', 'done']);
    s.choose('trigger landing-ship-1');
    expect(s.options()).toEqual(['trigger destroyer-1', 'done']);
    s.choose('done');
    expect(seen(s, 1)).toMatchObject({ loyalty: 9, hand: ['titan', 'frigate'] });
  });

  test('MOO-12.7 a card that counts cards counts itself', () => {
    const s = table({ players: [{ food: 4, hand: ['recyclotron'] }, {}] });
    expect(seen(s.choose('build recyclotron')).production).toBe(1);
  });

  test('MOO-12.8 several working cards with the same standing effect add up', () => {
    const systems = [['planetary-shield-generator'], ['planetary-shield-generator']];
    expect(offered(table({ players: [{ fleet: 5 }, { systems }] }), 'attack')).toEqual([]);
    expect(offered(table({ players: [{ fleet: 6 }, { systems }] }), 'attack')).toEqual(['1']);
  });

  test('MOO-12.9 an effect without an object changes nothing', () => {
    const s = table({
      players: [
        { fleet: 2, systems: [['landing-ship'], ['battleship']] },
        { reserve: 0, systems: [] },
      ],
    });
    s.choose('attack 1');
    expect(s.over).toBe(true);
    const spy = table({ players: [{ food: 2, fleet: 1, hand: ['spy-training-camp'] }, {}, {}] });
    spy.choose('build spy-training-camp');
    expect(spy.over).toBe(true);
  });

  test('MOO-12.10 an effect waits for the effect that it set off', () => {
    const s = table({
      players: [
        {
          food: 6,
          production: 1,
          available: 1,
          hand: ['high-orbit-locator', 'planetary-supercomputer'],
          systems: [['colony-ship'], ['embassy']],
          loyalty: 5,
        },
        {},
      ],
    });
    s.choose('build high-orbit-locator').choose('new').choose('activate colony-ship-1');
    // The only card in hand is built at once for 1 of its 3 food, and it draws before the locator goes on.
    expect(seen(s)).toMatchObject({
      food: 3,
      systems: [['colony-ship', 'planetary-supercomputer'], ['embassy'], ['high-orbit-locator']],
    });
    expect(seen(s).hand).toHaveLength(1);
    expect(s.options()).toEqual(['activate embassy-1', 'stop']);
  });

  test('MOO-12.11 loyalty can always be paid', () => {
    const s = table({ players: [{ loyalty: 1, advisor: 'kuruk' }, {}] });
    s.choose('activate kuruk');
    expect(seen(s)).toMatchObject({ loyalty: -1, points: 3 });
  });

  test('every list of effects has a name of its own, and a card acts on one side of an attack', () => {
    for (const [name, program] of Object.entries(PROGRAMS)) expect(program.name).toBe(name);
    for (const { index } of BUILDINGS) {
      expect(TRIGGERED.afterAttack[index] && TRIGGERED.afterAttacked[index]).toBeNull();
    }
  });
});

test('an effect that only takes loyalty has no order among its like, one that takes anything else has', () => {
  const calm = (moment: keyof typeof TRIGGERED, effect: (one: Effect) => boolean) =>
    TRIGGERED[moment]
      .filter((one) => one !== null && !one.may && one.price.length === 0 && one.slot === null)
      .filter((one) => one?.effects.some(effect))
      .map((one) => one?.calm);
  const loses = (loyalty: boolean) => (one: Effect) =>
    one.op === 'lose' && (one.what === 'loyalty') === loyalty;
  const moments = Object.keys(TRIGGERED) as (keyof typeof TRIGGERED)[];
  const gentle = moments.flatMap((moment) => calm(moment, loses(true)));
  const harsh = moments.flatMap((moment) => calm(moment, loses(false)));
  expect(gentle.length).toBeGreaterThan(0);
  expect(gentle.every((one) => one)).toBe(true);
  expect(harsh.some((one) => one)).toBe(false);
});

test('MOO-15.19 a lone card has no other order, cube or not', () => {
  const { players } = table({
    players: [
      {
        systems: [['recyclotron'], ['titan', 'recyclotron'], ['frigate', 'frigate']],
        cubes: ['recyclotron'],
      },
      {},
    ],
  }).state;
  expect([0, 1, 2].map((system) => canRearrange(players[0], system))).toEqual([false, true, false]);
});
