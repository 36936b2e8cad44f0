/** What is offered only because it can be finished, and what is not because it can't. */
import { describe, expect, test } from 'vitest';
import { player, ships } from './reading.ts';
import { bareTable, type Faction, running, type Situation } from './table.ts';

describe('how far a jump reaches (Stealth Terraformers)', () => {
  const ACT = 'act stealth-terraformers';
  const stealth = (fleet: string, situation: Situation = {}, faction: Faction = {}) =>
    bareTable({
      cards: { 'iii-3': 'stealth-terraformers' },
      systems: { 'a-1': 'barnards-star', 'a-2': 'epsilon-indi', 'b-1': '', 'b-2': '' },
      ...situation,
      factions: [
        { owns: 'iii-3', ore: 5, population: 1, ships: fleet, ...faction },
        {},
        ...(situation.factions ?? []),
      ],
    });

  test('BTS-4.7 along the lines of the side in use', () => {
    // On the side for two a line joins Deep Space and the food shipyard.
    expect(stealth('deep-space.3').refuses(ACT)).toBe(false);
    expect(stealth('deep-space.3', { factions: [{}] }).refuses(ACT)).toBe(true);
  });

  test('BTS-4.7 a ship that is there already is not counted twice', () => {
    const rival: Situation = {
      state: (state) => {
        state.players[1].ships = [...state.players[0].ships];
      },
    };
    expect(stealth('a-1.2', rival).refuses(ACT)).toBe(true);
    expect(stealth('a-1.2 sol.1', rival).refuses(ACT)).toBe(false);
  });

  test('BTS-4.7 points that are spent on one ship are gone for the next', () => {
    expect(stealth('sol.1 sol.1 sol.1').refuses(ACT)).toBe(true);
    expect(stealth('sol.1 sol.2').refuses(ACT)).toBe(false);
    expect(stealth('sol.1 b-1.2').refuses(ACT)).toBe(true);
    expect(stealth('yard-food.1 a-2.2').refuses(ACT)).toBe(true);
    expect(stealth('a-2.3').refuses(ACT)).toBe(false);
  });

  test('BTS-4.116 to an attached system and away from it', () => {
    const companion = ['ross-128', 'a-2'] as const;
    const weak: Situation = { companion, systems: { 'a-1': '', 'a-2': '', 'b-1': '', 'b-2': '' } };
    expect(stealth('sol.2', weak).refuses(ACT)).toBe(false);
    expect(stealth('a-1.2', weak).refuses(ACT)).toBe(true);
    const away: Situation = { companion: ['kruger-60', 'a-2'] };
    expect(stealth('companion.4', away).refuses(ACT)).toBe(false);
    const at = stealth('companion.4', { ...away, control: { 'a-2': '1 ore' } });
    expect(at.refuses(ACT)).toBe(true);
  });

  test('BTS-4.136 wormholes bring all places within 1 point, 2 from Sol and Deep Space', () => {
    const wormholes = {
      cards: { 'iii-3': 'stealth-terraformers', 'iii-4': 'wormhole-technology' },
    };
    const own = { owns: 'iii-3 iii-4' };
    expect(stealth('b-2.1 yard-ore.2', wormholes, own).refuses(ACT)).toBe(false);
    expect(stealth('b-2.1 yard-ore.2').refuses(ACT)).toBe(true);
    expect(stealth('deep-space.1 yard-ore.2', wormholes, own).refuses(ACT)).toBe(true);
    const three = { ...wormholes, factions: [{}] };
    expect(stealth('deep-space.3', three, own).refuses(ACT)).toBe(false);
  });

  test('BTS-4.144 the Federation reaches farther', () => {
    const federation = { board: 'federation-of-asian-republics-advanced', tracks: [8, 4] as const };
    const only: Situation = {
      systems: { 'a-1': 'barnards-star', 'a-2': '', 'b-1': '', 'b-2': '' },
    };
    expect(stealth('yard-ore.3', only, federation).refuses(ACT)).toBe(false);
    expect(stealth('yard-ore.3', only).refuses(ACT)).toBe(true);
  });
});

describe('abilities and offers that would change nothing', () => {
  const cygni = (faction: Faction) =>
    bareTable({
      factions: [{ colonies: '61-cygni', ...faction }],
      agenda: [{ step: 'abilities', seat: 0 }],
    });

  test.each<[string, Faction]>([
    ['population to sell', { population: 1 }],
    ['3 ore and supply', { population: 0, ore: 3 }],
    ['1 ore and a ship', { population: 0, ore: 1, ships: 'sol.1' }],
  ])('BTS-4.10 an exchange is offered to whoever has %s', (_what, faction) => {
    expect(cygni(faction).options()).toEqual(['use 61-cygni', 'go-on']);
  });

  test.each<[string, Faction]>([
    ['nothing at all', { population: 0 }],
    ['3 ore and no supply', { population: 0, ore: 3, supply: [0, 0, 0, 0, 0] }],
    ['2 ore', { population: 0, ore: 2 }],
    ['a ship and no ore', { population: 0, ships: 'sol.1' }],
  ])('BTS-4.10 but not to whoever has %s', (_what, faction) => {
    expect(cygni(faction).over).toBe(true);
  });

  test('BTS-4.8 the jump of an action may be left out if something else has changed', () => {
    const at = bareTable({ factions: [{ population: 1, ships: 'deep-space.1' }] }).choose(
      'act basic-build-jump/1',
    );
    expect(at.options()).toEqual(['yes', 'no']);
    at.choose('yes').choose('stop');
    expect(ships(at)).toBe('sol.1 deep-space.1');
    const declined = bareTable({ factions: [{ population: 1, ships: 'deep-space.1' }] })
      .choose('act basic-build-jump/1')
      .choose('no');
    expect(declined.refuses('stop')).toBe(true);
  });

  test('BTS-4.8 without ships and people there is nothing to build or move', () => {
    const idle = bareTable({ factions: [{ population: 0, ships: '' }] });
    expect(idle.refuses('act basic-build-jump/1')).toBe(true);
    const builder = bareTable({ factions: [{ population: 1, ships: '' }] });
    expect(builder.refuses('act basic-build-jump/1')).toBe(false);
    // To decline the only part that changes something is not offered.
    expect(ships(builder.choose('act basic-build-jump/1'))).toBe('sol.1');
  });

  test('BTS-4.10 supply for ore is not offered without supply', () => {
    const market = (supply: readonly number[], ore: number) =>
      bareTable({
        cards: { 'ii-5': 'black-market-industries' },
        factions: [{ owns: 'ii-5', ore, supply }],
        agenda: [{ step: 'abilities', seat: 0 }],
      });
    expect(market([1, 0, 0, 0, 0], 2).options()).toEqual(['use black-market-industries', 'go-on']);
    expect(market([1, 0, 0, 0, 0], 1).over).toBe(true);
    expect(market([0, 0, 0, 0, 0], 2).over).toBe(true);
    const used = market([1, 1, 0, 0, 0], 4).choose('use black-market-industries');
    expect(player(used)).toMatchObject({ ore: 2, population: 3 });
    // Once per turn.
    expect(used.over).toBe(true);
  });

  test('BTS-4.56 an alternative that needs supply is not offered without', () => {
    const cloning = (supply: readonly number[], faction: Faction = {}) =>
      bareTable({
        cards: { 'ii-4': 'mass-cloning' },
        factions: [{ owns: 'i-1 i-3 ii-4', supply, ...faction }],
        agenda: [running('technology.mass-cloning.action-1')],
      });
    expect(cloning([2, 0, 0, 0, 0], { ore: 2 }).options()).toEqual([
      'alternative A',
      'alternative B',
      'alternative C',
    ]);
    expect(cloning([2, 0, 0, 0, 0], { ore: 1 }).options()).toHaveLength(2);
    const poor = cloning([1, 0, 0, 0, 0], { ore: 2, population: 0 }).choose('alternative C');
    expect(player(poor)).toMatchObject({ ore: 0, population: 0, columns: [0, 0, 0, 0, 0] });
    const none = cloning([0, 0, 0, 0, 0], { ore: 2, population: 1 });
    // Ore still comes with B; C takes its cube from population.
    expect(none.options()).toEqual(['alternative B', 'alternative C']);
    const paid = none.choose('alternative C');
    expect(paid.reported('replaced')).toMatchObject([{ n: 1 }]);
    expect(cloning([0, 0, 0, 0, 0], { ore: 2, population: 0 }).reported('chose')).toMatchObject([
      { alternative: 1 },
    ]);
  });
});
