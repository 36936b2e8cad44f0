import { describe, expect, test } from 'vitest';
import { COMPUTER, designStat, ENERGY, INITIATIVE, SHIELD } from '../blueprints.ts';
import { SECTOR } from '../data/sectors.ts';
import { CRUISER, DREADNOUGHT, INTERCEPTOR, SHIP_TYPES, STARBASE } from '../data/ships.ts';
import type { SpeciesId } from '../data/species.ts';
import { shipsAt } from '../ships.ts';
import { activations } from '../steps/turn.ts';
import { lay, own, store, table } from './table.ts';

const as = (species: SpeciesId) => table({ species: [species, 'terran-union', 'terran-alliance'] });

describe('species', () => {
  test('ECL-19.1 ECL-19.2 moves and trade of Terrans and aliens', () => {
    const moves = (species: SpeciesId) => activations(as(species).state, 0, 5);
    expect(moves('terran-directorate')).toBe(3);
    for (const alien of ['eridani-empire', 'hydran-progress', 'planta', 'mechanema'] as const)
      expect(moves(alien)).toBe(2);
    expect(moves('descendants-of-draco')).toBe(2);
  });

  test('ECL-19.3 Eridani: fewer discs, reputation, a stronger Dreadnought', () => {
    const { state } = as('eridani-empire');
    expect(state.players[0].discs + state.players[0].reserve).toBe(13);
    expect(state.players[0].reputation).toHaveLength(2);
    expect(designStat(state, 0, DREADNOUGHT, ENERGY)).toBe(
      designStat(state, 1, DREADNOUGHT, ENERGY) + 1,
    );
  });

  test('ECL-19.5 Planta: two explorations, four colony ships, computers and late ships', () => {
    const { state } = as('planta');
    expect(activations(state, 0, 0)).toBe(2);
    expect(state.players[0].colonyShips).toBe(4);
    for (const type of SHIP_TYPES.filter((each) => each !== STARBASE))
      expect(designStat(state, 0, type, INITIATIVE)).toBe(1);
    expect(designStat(state, 0, INTERCEPTOR, COMPUTER)).toBe(1);
  });

  test('ECL-19.6 Descendants settle among Ancients', () => {
    const game = table({
      species: ['descendants-of-draco', 'terran-union', 'mechanema'],
      state(s) {
        lay(s, '203', '0,-1', 0);
        own(s, 0, '203');
      },
    });
    expect(game.options()).toContain('settle 203 0 money');
    expect(game.state.ancients[SECTOR['203']]).toBe(2);
  });

  test('ECL-19.7 Mechanema: three parts, three builds, lower prices', () => {
    const game = table({
      species: ['mechanema', 'terran-union'],
      state: (s) => store(s, 0, 0, 0, 13),
    });
    expect([activations(game.state, 0, 3), activations(game.state, 0, 4)]).toEqual([3, 3]);
    game.choose('build').choose('build-thing interceptor 230').choose('build-thing cruiser 230');
    game.choose('build-thing dreadnought 230');
    expect(game.state.players[0].storage[2]).toBe(0);
  });

  test('ECL-19.8 Orion: a Cruiser, shields, energy and initiative; trade 4 for 1', () => {
    const { state } = as('orion-hegemony');
    expect(shipsAt(state, SECTOR['232'], 0, CRUISER)).toBe(1);
    for (const type of SHIP_TYPES) {
      expect(designStat(state, 0, type, SHIELD)).toBe(1);
      expect(designStat(state, 0, type, INITIATIVE)).toBe(
        designStat(state, 1, type, INITIATIVE) + 1,
      );
    }
  });
});
