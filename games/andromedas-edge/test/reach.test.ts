/** Where ships can go, and which raiders come: ranges, doors and the first and last regions. */
import { expect, test } from 'vitest';
import { attackers } from '../raiders.ts';
import { kinds, region, regions, type Seat, type Situation, table } from './table.ts';

const launches = (seat: Seat, ship: string, more: Situation = {}) =>
  regions(table({ seats: [seat, {}], ...more }), 'launch', ship);

test('AE-4.3.5: range is counted from every own ship, and from Galacton one farther', () => {
  expect(launches({ ships: 'transport:A1 transport:bay' }, 'transport')).toEqual(['A2']);
  expect(launches({ ships: 'transport:A1 transport:A5 transport:bay' }, 'transport')).toEqual([
    'A2',
    'A4',
  ]);
  const galacton = { upgrades: 'galacton', faction: 'arcanoan-shipwrights' };
  expect(launches({ ...galacton, ships: 'heavy-cruiser:A1 transport:bay' }, 'transport')).toEqual([
    'A2',
    'A3',
    'B2',
  ]);
  // Both ways: farther from Galacton, as usual from the others.
  expect(
    launches({ ...galacton, ships: 'heavy-cruiser:A1 transport:C5 transport:bay' }, 'transport'),
  ).toEqual(['A2', 'A3', 'B2']);
});

test('AE-4.3.5, AE-4.19.4: cards in support and for the launch add to the range', () => {
  const from = { ships: 'transport:A5 transport:bay' };
  const rich = { titanium: 9, nanocarbon: 9, ice: 9, energy: 9, credit: 9 };
  const near = launches({ ...from, stock: rich }, 'transport');
  expect(near).toEqual(['A4', 'B4']);
  const far = launches({ ...from, stock: rich, support: 'forced-transit' }, 'transport');
  expect(far.length).toBeGreaterThan(near.length);
  const twice = launches(
    { ...from, stock: rich, support: 'forced-transit priority-cargo' },
    'transport',
  );
  expect(twice.length).toBeGreaterThan(far.length);
});

test('AE-4.3.9: a jump goes wherever a launch does not, if the energy is there', () => {
  const jumps = (seat: Seat) => {
    const at = table({ seats: [{ ships: 'transport:A1 heavy-cruiser:bay', ...seat }, {}] });
    return kinds(at, 'jump').map((key) => key.split(' ')[2]);
  };
  expect(jumps({})).toEqual([]);
  // The spaceyard is always open; planets are; bases that want payment are not.
  expect(jumps({ stock: { energy: 1 } })).toEqual(['A3', 'A4', 'A5', 'B2', 'B3', 'C3', 'C5']);
  expect(jumps({ moons: 'supremacy-1' })).toEqual(['A3', 'A4', 'A5', 'B2', 'B3', 'C3', 'C5']);
  const at = table({
    seats: [{ ships: 'transport:A1 heavy-cruiser:bay', stock: { energy: 2 } }, {}],
    moons: { A5: '' },
  });
  at.choose('jump heavy-cruiser A5');
  // 1 for the jump; the planet gives 1.
  expect(at.state.players[0].stock[0]).toBe(2);
  expect(at.reported('launched')).toMatchObject([{ jumps: true, region: region('A5') }]);
  const nomad = jumps({ faction: 'veyran-nomads', upgrades: 'caravanserai' });
  expect(nomad).toContain('N6');
});

test('AE-4.3.7: energy for the jump can’t pay at the base as well', () => {
  const jumps = (energy: number) => {
    const seat = { ships: 'transport:A5 heavy-cruiser:bay', stock: { energy } };
    const at = table({ seats: [seat, {}], map: { A1: 'trade-hub', B4: 'lyceum' } });
    return at.options().includes('jump heavy-cruiser A1');
  };
  expect([2, 3].map(jumps)).toEqual([false, true]);
});

const near = (situation: Situation, name = 'B2') => {
  const { state } = table(situation);
  return [...'SABCD'].filter((_, at) => (attackers(state, region(name)) >> at) & 1).join('');
};

test('AE-4.7.7 to AE-4.7.9: who would attack: each class by its range, through regions and nebulae', () => {
  // Vorticons 1, ice pirates 1, ember wyrm 2, death sphere 1, leviathan 2.
  expect(near({ raiders: { S: 'A2' } })).toBe('S');
  expect(near({ raiders: { S: 'A1' } })).toBe('');
  expect(near({ raiders: { A: 'A3', B: 'A1', C: 'C3', D: 'N2' } })).toBe('ABCD');
  expect(near({ raiders: { A: 'A1', B: 'N6', C: 'A5', D: 'D1' } })).toBe('D');
  // Whoever is there keeps the others away, and the swarm draws the swarm alone.
  expect(near({ raiders: { A: 'B2', S: 'A2' } })).toBe('');
  expect(near({ raiders: { S: 'B2 A2', A: 'A3' } })).toBe('S');
  expect(near({ raiders: { S: 'B2 B2', A: 'A3' } })).toBe('');
  expect(near({ raiders: { D: 'A1' }, seats: [{}, {}] }, 'B2')).toBe('D');
});

test('AE-4.7.9: those in range come, the others stay', () => {
  const at = table({
    seats: [{ ships: 'fighter:bay' }, {}],
    raiders: { S: 'A1 A2 C5 N6' },
    moons: { B2: '' },
  });
  at.choose('launch fighter B2');
  expect(at.state.figures.slice(0, 4)).toEqual(['A1', 'B2', 'C5', 'N6'].map(region));
  expect(at.reported('raiders-attacked')).toMatchObject([{ n: 1 }]);
});

test('AE-4.7.4: where all nebulae are taken nobody enters; with one free it is that', () => {
  const enter = (nebulae: string) =>
    table({
      agenda: [{ step: 'event-raiders', seat: 0 }],
      cards: 'ice-pirates',
      raiders: { S: nebulae, B: 'N5', C: 'N6' },
      state: (state) => {
        // Class A enters at the newest planet, of which there is none.
        state.eventCard = [state.eventDeck.rest.splice(state.eventDeck.rest.indexOf(1), 1)[0]];
      },
    }).state.figures[4];
  expect(enter('N1 N2 N3')).toBe(region('N4'));
  expect(enter('N1 N2 N3 N4')).toBe(-1);
});

test('AE-4.15.3, AE-4.15.4: with special regions raiders start there by the die, or in the other one', () => {
  const enter = (roll: number, raiders: Situation['raiders'] = {}) => {
    const at = table({
      options: { special: 'vortexes', events: 'cosmic-twilight' },
      map: { B2: 'vortex-1', C4: 'vortex-2', D1: 'development-office' },
      raiders: raiders ?? {},
      agenda: [{ step: 'event-raiders', seat: 0 }],
      chance: [roll],
      state: (state) => {
        // War Drums calls class B, the ember wyrm.
        const card = state.eventDeck.rest.find((each) => each === 17) as number;
        state.eventDeck.rest.splice(state.eventDeck.rest.indexOf(card), 1);
        state.eventCard = [card];
      },
    });
    return at.state.figures[5];
  };
  expect([enter(1), enter(3), enter(4), enter(6)]).toEqual(['B2', 'B2', 'C4', 'C4'].map(region));
  expect(enter(1, { A: 'B2' })).toBe(region('C4'));
  expect(enter(6, { A: 'C4' })).toBe(region('B2'));
});
