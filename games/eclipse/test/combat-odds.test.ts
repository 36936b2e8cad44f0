/** Odds of battles: against exact reckoning where that is possible. */
import { below, seededGenerator } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { forecast, outlook } from '../combat/forecast.ts';
import { battleOdds, type Contender } from '../combat/odds.ts';
import { BLUEPRINTS } from '../data/blueprints.ts';
import { ANCIENT, GCDS, NPCS } from '../data/npcs.ts';
import { PART, type PartId } from '../data/parts.ts';
import { SECTOR } from '../data/sectors.ts';
import { CRUISER, DREADNOUGHT, INTERCEPTOR, SHIP, type ShipId } from '../data/ships.ts';
import { exactChance } from './combat-exact.ts';
import { playOut, prepare } from './combat-trial.ts';
import { designOf } from './design.ts';

/** A player's ships, as printed or with these parts in all slots. */
function fleetOf(...squadrons: (readonly [number, ShipId, string?])[]): Contender {
  return {
    squadrons: squadrons.map(([count, id, parts]) => {
      const plan = BLUEPRINTS.standard[SHIP[id]];
      const slots = parts?.split(' ').map((part) => PART[part as PartId]);
      return { ship: SHIP[id], count, stats: designOf(plan, slots ?? plan.slots) };
    }),
  };
}

/** Ancients or the Defense System (index into NPCS). */
function npcFleet(npc: number, count = 1, damage: readonly number[] = []): Contender {
  const { initiative, computer, shield, hull, die, dice } = NPCS[npc];
  const cannons = [0, 0, 0];
  cannons[die] = dice;
  const stats = { initiative, computer, shield, hull, cannons, missiles: [0, 0, 0] };
  return { npc, squadrons: [{ ship: 0, count, stats, damage }] };
}

describe('against exact reckoning', () => {
  const cases: readonly (readonly [string, Contender, Contender])[] = [
    ['an Interceptor each', fleetOf([1, 'interceptor']), fleetOf([1, 'interceptor'])],
    ['two Cruisers against an Ancient', npcFleet(ANCIENT), fleetOf([2, 'cruiser'])],
    ['a Cruiser against two Ancients', npcFleet(ANCIENT, 2), fleetOf([1, 'cruiser'])],
    ['three Interceptors against a Cruiser', fleetOf([1, 'cruiser']), fleetOf([3, 'interceptor'])],
    ['two Dreadnoughts against the Defense System', npcFleet(GCDS), fleetOf([2, 'dreadnought'])],
    [
      'missiles against a Starbase',
      fleetOf([1, 'starbase']),
      fleetOf([1, 'interceptor', 'plasma-missile ion-cannon nuclear-source nuclear-drive']),
    ],
    [
      'shields against computers',
      fleetOf([
        1,
        'cruiser',
        'hull gauss-shield ion-cannon nuclear-source electron-computer nuclear-drive',
      ]),
      fleetOf([
        1,
        'cruiser',
        'hull positron-computer plasma-cannon fusion-source electron-computer nuclear-drive',
      ]),
    ],
  ];

  test.each(cases)('%s', (_name, defender, attacker) => {
    const exact = exactChance(defender, attacker);
    const odds = battleOdds({ fleets: [defender, attacker], samples: 20_000, margin: 0, seed: 5 });
    expect(odds.samples).toBe(20_000);
    expect(odds.win[0] + odds.win[1]).toBeCloseTo(1, 10);
    // Four standard deviations: wrong once in 16,000 tries, and the seed is fixed.
    expect(Math.abs(odds.win[1] - exact)).toBeLessThan(4 * Math.sqrt(0.25 / 20_000));
  });

  test('who shoots first with one chance in six wins six times out of eleven', () => {
    expect(exactChance(fleetOf([1, 'interceptor']), fleetOf([1, 'interceptor']))).toBeCloseTo(
      5 / 11,
      9,
    );
  });
});

describe('the answer', () => {
  const fleets = [fleetOf([2, 'cruiser']), fleetOf([4, 'interceptor'])];

  test('is the same for the same seed, and close for another', () => {
    expect(battleOdds({ fleets, seed: 3 })).toEqual(battleOdds({ fleets, seed: 3 }));
    const [one, other] = [battleOdds({ fleets, seed: 3 }), battleOdds({ fleets, seed: 4 })];
    expect(Math.abs(one.win[0] - other.win[0])).toBeLessThan(one.margin + other.margin);
  });

  test('comes within one percent, with fewer battles where it is clear', () => {
    const even = battleOdds({
      fleets: [
        fleetOf([1, 'cruiser']),
        fleetOf([2, 'interceptor', 'hull ion-cannon nuclear-source nuclear-drive']),
      ],
    });
    expect(even.margin).toBeLessThanOrEqual(0.01);
    const clear = battleOdds({
      fleets: [fleetOf([1, 'interceptor']), fleetOf([2, 'dreadnought'])],
    });
    expect(clear.margin).toBeLessThanOrEqual(0.01);
    expect(clear.samples).toBeLessThan(even.samples);
    expect(battleOdds({ fleets, samples: 40 }).samples).toBe(40);
  });

  test('ECL-13.16 tells when nobody can shoot', () => {
    const unarmed = 'hull hull nuclear-source nuclear-drive';
    const odds = battleOdds({
      fleets: [fleetOf([1, 'interceptor', unarmed]), fleetOf([3, 'interceptor', unarmed])],
    });
    expect(odds).toMatchObject({ win: [1, 0], stalemate: 1, mutual: 0 });
  });

  test('ECL-13.13 ships on their way out don’t fire, and are gone when their turn comes', () => {
    const [attacker] = fleetOf([1, 'interceptor']).squadrons;
    const leaving = { squadrons: [{ ...attacker, leaving: true }] };
    const odds = battleOdds({ fleets: [leaving, leaving], moment: { volley: false, left: [] } });
    expect(odds).toMatchObject({ win: [0, 0], mutual: 1 });
  });

  test('ECL-13.9 counts damage that is there already', () => {
    const [dreadnought] = fleetOf([1, 'dreadnought']).squadrons;
    const whole = battleOdds({ fleets: [{ squadrons: [dreadnought] }, fleetOf([2, 'cruiser'])] });
    const hurt = battleOdds({
      fleets: [{ squadrons: [{ ...dreadnought, damage: [2] }] }, fleetOf([2, 'cruiser'])],
    });
    expect(hurt.win[0]).toBeLessThan(whole.win[0] - 0.1);
  });

  test('ECL-12.12 the Descendants are safe from Ancients below them', () => {
    const peaceful = { ...fleetOf([1, 'interceptor']), peaceful: true };
    expect(battleOdds({ fleets: [npcFleet(ANCIENT, 2), peaceful] }).win).toEqual([0, 1]);
    const odds = battleOdds({
      fleets: [npcFleet(ANCIENT, 2), peaceful, fleetOf([1, 'interceptor'])],
    });
    // Either holds the sector, or the attacker has to face the Ancients.
    expect(odds.win[1]).toBeCloseTo(6 / 11, 1);
    expect(odds.win[2]).toBeLessThan(0.1);
  });
});

describe('forecasts from the map', () => {
  test('nobody fights without an enemy', () => {
    const { state } = prepare((field) => field.ships('310', 0, { cruiser: 1 }));
    expect(forecast(state, SECTOR['310'])).toBeNull();
    expect(outlook(state)).toBeNull();
  });

  test('ships that are on their way count, newcomers attack', () => {
    const { state } = prepare((field) => {
      field.disc('310', 0).ships('310', 0, { cruiser: 1 });
    });
    const found = forecast(state, SECTOR['310'], [
      { seat: 1, ship: DREADNOUGHT, count: 2 },
      { seat: 1, ship: INTERCEPTOR, count: 1 },
      { seat: 0, ship: CRUISER, count: 1 },
    ]);
    expect(found?.sides).toEqual([0, 1]);
    expect(
      found?.question.fleets.map(({ squadrons }) =>
        squadrons.map(({ ship, count }) => [ship, count]),
      ),
    ).toEqual([
      [[CRUISER, 2]],
      [
        [INTERCEPTOR, 1],
        [DREADNOUGHT, 2],
      ],
    ]);
  });

  test('whoever comes to a sector of their own defends it', () => {
    const { state } = prepare((field) => field.disc('310', 0).ships('310', 1, { cruiser: 1 }));
    expect(forecast(state, SECTOR['310'], [{ seat: 0, ship: CRUISER, count: 1 }])?.sides).toEqual([
      0, 1,
    ]);
  });

  test('the advice always is among the options', () => {
    const generator = seededGenerator('advice');
    const prepared = prepare((field) => {
      field.design(
        1,
        'dreadnought',
        'antimatter-cannon plasma-cannon fusion-source plasma-missile fusion-source ion-cannon positron-computer fusion-drive',
      );
      field.design(0, 'interceptor', 'gauss-shield - - -');
      field.ships('310', 0, { interceptor: 4, cruiser: 3, dreadnought: 2, starbase: 2 });
      field.ships('310', 1, { interceptor: 4, cruiser: 3, dreadnought: 2 });
    });
    // `playOut` answers with what is advised, and an unlisted answer throws.
    for (let i = 0; i < 100; i++) playOut(prepared, below(generator, 2 ** 31));
  });
});
