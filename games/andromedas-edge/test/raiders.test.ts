import { NONE } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { effects, eventAtEnd, region, table } from './table.ts';

const figures = (at: ReturnType<typeof table>) =>
  at.state.figures.filter((place) => place !== NONE);
const swarm = (at: ReturnType<typeof table>) =>
  at.state.figures.slice(0, 4).filter((place) => place !== NONE);

test('AE-4.7.1: raiders of two classes never share a region', () => {
  const at = table({
    options: { events: 'cosmic-twilight' },
    raiders: { A: 'N3' },
    agenda: effects('event.eclipse-of-the-edge'),
    // N3 is rolled, but taken: another nebula is drawn.
    chance: [3, region('N6')],
  });
  expect(swarm(at)).toEqual([region('N6')]);
});

test('AE-4.7.2: the swarm may gather in one region', () => {
  const at = table({
    options: { events: 'cosmic-twilight' },
    raiders: { S: 'N3' },
    agenda: effects('event.eclipse-of-the-edge'),
    chance: [3],
  });
  expect(swarm(at)).toEqual([region('N3'), region('N3')]);
});

test('AE-4.7.3: raiders start where their card says', () => {
  const cards = 'death-sphere';
  const at = table({ events: 'shipyard-bonanza', agenda: eventAtEnd(), cards });
  expect(figures(at)).toEqual([region('C4')]);
  const newest = table({
    events: 'trade-winds',
    cards: 'ice-pirates',
    agenda: eventAtEnd(),
    state: (state) => {
      state.newest = region('A4');
    },
  });
  expect(figures(newest)).toEqual([region('A4')]);
});

test('AE-4.7.4: if that is taken, or no planet was revealed, a free nebula is drawn; else it stays', () => {
  const base = table({
    events: 'shipyard-bonanza',
    agenda: eventAtEnd(),
    raiders: { S: 'C4' },
    chance: [region('N5')],
  });
  expect(base.state.figures[6]).toBe(region('N5'));
  const planet = table({ events: 'trade-winds', agenda: eventAtEnd(), chance: [region('N2')] });
  expect(planet.state.figures[4]).toBe(region('N2'));
  const full = table({
    events: 'trade-winds',
    agenda: eventAtEnd(),
    raiders: { S: 'N1 N2 N3 N4', B: 'N5', C: 'N6' },
  });
  expect(full.state.figures[4]).toBe(NONE);
});

test('AE-4.7.4: the planet of an earlier event is not the newest one any more', () => {
  const at = table({
    events: 'comet-trails trade-winds',
    agenda: [...eventAtEnd(), ...eventAtEnd()],
    // The wyrm of the first event rolls a nebula, the pirates of the second find no planet.
    chance: [1, region('N2')],
    state: (state) => {
      state.newest = region('A4');
    },
  });
  expect(at.state.figures.slice(4, 6)).toEqual([region('N2'), region('N1')]);
});

test('AE-4.7.5: a class that is there already calls two of the swarm, as far as there are any', () => {
  const at = table({
    events: 'trade-winds',
    agenda: eventAtEnd(),
    raiders: { A: 'B1' },
    chance: [1, 4],
  });
  expect(swarm(at)).toEqual([region('N1'), region('N4')]);
  const last = table({
    events: 'trade-winds',
    agenda: eventAtEnd(),
    raiders: { A: 'B1', S: 'N1 N2 N3' },
    chance: [4],
  });
  expect(swarm(last)).toHaveLength(4);
});

test('AE-4.7.5, AE-4.7.4: one of the two that finds no nebula free keeps the other from nothing', () => {
  const at = table({
    events: 'trade-winds',
    agenda: eventAtEnd(),
    raiders: { A: 'N1', B: 'N2', C: 'N3', D: 'N4', S: 'N5 N6' },
    // Where the ice pirates are, then where one of the swarm is.
    chance: [1, 5],
  });
  expect(swarm(at)).toEqual([region('N5'), region('N6'), region('N5')]);
});

test('AE-4.7.6: a raider that went back to its card comes again whole', () => {
  const at = table({
    events: 'shipyard-bonanza',
    agenda: eventAtEnd(),
    state: (state) => {
      state.figureWear[6] = 1;
    },
  });
  expect(at.state.figures[6]).toBe(region('C4'));
  expect(at.state.figureWear[6]).toBe(0);
});

test('AE-4.7.7: a raider of class A to D in the active region keeps the others away', () => {
  const at = table({
    seats: [{ ships: 'fighter:bay' }, {}],
    raiders: { B: 'A3', A: 'A4', S: 'B2' },
  });
  at.choose('launch fighter A3');
  expect(at.reported('raiders-attacked')).toEqual([]);
  expect(at.state.figures[4]).toBe(region('A4'));
});

test('AE-4.7.8: the swarm in the active region draws the swarm within range, and nobody else', () => {
  const at = table({
    seats: [{ ships: 'fighter:bay' }, {}],
    raiders: { S: 'A3 A2 N2 C5', A: 'A4' },
  });
  at.choose('launch fighter A3');
  expect(swarm(at)).toEqual([region('A3'), region('A3'), region('A3'), region('C5')]);
  expect(at.state.figures[4]).toBe(region('A4'));
});

test('AE-4.7.9: of several classes in range the active player names one', () => {
  const at = table({ raiders: { S: 'A2 B2 C5', A: 'A4', B: 'E5' } });
  at.choose('launch transport A3');
  expect(at.step).toBe('raider-attack');
  expect(at.options()).toEqual(['attack S', 'attack A']);
  at.choose('attack S');
  expect(swarm(at)).toEqual([region('A3'), region('A3'), region('C5')]);
  expect(at.state.figures[4]).toBe(region('A4'));
});

test('AE-4.7.10: raiders come whether or not the launched ship is still there', () => {
  const at = table({
    seats: [{ ships: 'transport:B2' }, {}],
    raiders: { S: 'A2' },
    region: 'A3',
    agenda: [{ step: 'raider-attack', seat: 0 }],
  });
  expect(swarm(at)).toEqual([region('A3')]);
});

test('AE-4.7.11: raiders pass nebulae, leave quasars, and never cross one', () => {
  const map = { B2: 'quasar-1', C4: 'quasar-2', A2: '', B1: '' };
  const options = { special: 'quasars' };
  const attack = (at: string, to: string, cards = 'chitin-locusts') => {
    const scene = table({
      options,
      map,
      cards,
      raiders: { S: at },
      region: to,
      agenda: [{ step: 'raider-attack', seat: 0 }],
    });
    return swarm(scene)[0] === region(to);
  };
  // From A4 through N2 to nowhere but A3; across the quasar it would be two steps from A3 to C2.
  expect(attack('A3', 'C2')).toBe(false);
  expect(attack('B2', 'C2')).toBe(true);
  expect(attack('B2', 'A4')).toBe(true);
  expect(attack('N2', 'A3')).toBe(true);
  const through = table({
    map: { A2: '', A1: 'lyceum', B1: '' },
    cards: 'chitin-locusts',
    raiders: { S: 'A1' },
    region: 'C1',
    agenda: [{ step: 'raider-attack', seat: 0 }],
  });
  expect(swarm(through)).toEqual([region('C1')]);
});
