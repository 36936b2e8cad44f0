/** Odds of battles against the rules played out: statistics, which take their time. */
import type { Position } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { type Forecast, forecast, outlook } from '../combat/forecast.ts';
import { battleOdds, type OddsQuestion } from '../combat/odds.ts';
import { SECTOR } from '../data/sectors.ts';
import { eclipse } from '../game.ts';
import { fleetAt, fleetSize } from '../ships.ts';
import type { State } from '../state.ts';
import type { Field } from './combat-scene.ts';
import { playOut, prepare } from './combat-trial.ts';

/** The question of a forecast, which must be there. */
function questionOf(found: Forecast | null): OddsQuestion {
  if (found === null) throw new Error('nobody fights');
  return found.question;
}

/** How often a seat is the one left, by the rules. */
function shareOf(prepared: Position<State>, seat: number, battles: number): number {
  let won = 0;
  for (let i = 0; i < battles; i++)
    if (fleetAt(playOut(prepared, 7919 * (i + 1)), SECTOR['310'], seat) !== 0) won++;
  return won / battles;
}

const BATTLES = 600;
/** Four standard deviations of the difference of two shares, at worst. */
const CLOSE = 4 * Math.sqrt(0.25 / BATTLES + 0.25 / 10_000);

describe('against the rules', () => {
  const mixed = (field: Field) => {
    field.design(
      0,
      'cruiser',
      'improved-hull gauss-shield plasma-cannon fusion-source electron-computer nuclear-drive',
    );
    field.design(1, 'interceptor', 'plasma-missile - - -');
    field.design(
      1,
      'dreadnought',
      'antimatter-cannon hull fusion-source hull fusion-source ion-cannon positron-computer fusion-drive',
    );
    field.ships('310', 0, { interceptor: 3, cruiser: 2, starbase: 2 });
    field.ships('310', 1, { interceptor: 4, cruiser: 1, dreadnought: 1 });
  };

  test('two mixed fleets', () => {
    const prepared = prepare(mixed);
    const found = forecast(prepared.state, SECTOR['310']);
    expect(found?.sides).toEqual([0, 1]);
    const odds = battleOdds({ ...questionOf(found), margin: 0 });
    expect(odds.win[1]).toBeGreaterThan(0.1);
    expect(odds.win[1]).toBeLessThan(0.9);
    expect(Math.abs(odds.win[1] - shareOf(prepared, 1, BATTLES))).toBeLessThan(CLOSE);
  });

  test('survivors and reputation on average', () => {
    const prepared = prepare(mixed);
    const odds = battleOdds(questionOf(forecast(prepared.state, SECTOR['310'])));
    let ships = 0;
    for (let i = 0; i < BATTLES; i++)
      ships += fleetSize(fleetAt(playOut(prepared, 104_729 * (i + 1)), SECTOR['310'], 0));
    const expected = odds.survivors[0].reduce((a, b) => a + b, 0);
    expect(Math.abs(expected - ships / BATTLES)).toBeLessThan(0.25);
    for (const tiles of odds.reputation) {
      expect(tiles).toBeGreaterThan(1);
      expect(tiles).toBeLessThanOrEqual(5);
    }
  });

  test('a ladder of three players above Ancients', () => {
    const prepared = prepare((field) => {
      field.ancients('310', 2);
      field.ships('310', 0, { cruiser: 2 }).ships('310', 1, { interceptor: 4 });
      field.ships('310', 2, { dreadnought: 1, interceptor: 1 });
    }, 3);
    const found = forecast(prepared.state, SECTOR['310']);
    expect(found?.sides).toEqual([6, 0, 1, 2]);
    const odds = battleOdds({ ...questionOf(found), margin: 0 });
    expect(odds.win.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
    for (const seat of [0, 1, 2])
      expect(Math.abs(odds.win[seat + 1] - shareOf(prepared, seat, BATTLES))).toBeLessThan(CLOSE);
  });

  test('from the middle of a battle', () => {
    const position = prepare((field) => {
      field.lay('311', '310').disc('311', 1);
      field.ships('310', 0, { cruiser: 2, dreadnought: 1 });
      field.ships('310', 1, { interceptor: 3, cruiser: 3 });
    });
    // Play on to the second round, when some of 1's ships may be asked.
    position.random = [3, 1, 4, 15];
    eclipse.run(position);
    while (position.state.battle?.round !== 2 || eclipse.asking(position).step !== 'activate') {
      const [seat] = eclipse.waiting(position);
      eclipse.answer(position, seat, eclipse.options(position, seat)[0]);
    }
    expect(position.state.battle.hurt.length).toBeGreaterThan(0);
    const { group } = eclipse.asking(position) as unknown as { group: number };
    const odds = battleOdds({ ...questionOf(outlook(position.state, group)), margin: 0 });
    expect(Math.abs(odds.win[1] - shareOf(position, 1, BATTLES))).toBeLessThan(CLOSE);
  });
});
