import { expect, test } from 'vitest';
import { specialAt } from '../frontier.ts';
import { andromedasEdge as game } from '../game.ts';
import { effects, region, regions, table } from './table.ts';

const QUASARS = { options: { special: 'quasars' }, map: { B2: 'quasar-1', C4: 'quasar-2' } };
const VORTEXES = { options: { special: 'vortexes' }, map: { B2: 'vortex-1', C4: 'vortex-2' } };

test('AE-4.15.1: two of one kind lie on their spaces, with as many other tiles as ever', () => {
  for (const special of ['quasars', 'vortexes']) {
    const { state } = game.start({ seats: 3, options: { special } }, special);
    expect(state.tiles.filter((tile) => tile >= 0)).toHaveLength(14);
    for (const name of ['B2', 'C4']) {
      expect(specialAt(state, region(name)) >= 2).toBe(special === 'vortexes');
    }
  }
});

test('AE-4.15.2: nobody enters or crosses a quasar', () => {
  const at = table({
    ...QUASARS,
    seats: [{ ships: 'transport:A2 fighter:bay' }, {}],
    map: { ...QUASARS.map, B1: '', A3: '' },
  });
  expect(regions(at, 'launch', 'fighter')).toEqual(['A1']);
});

test('AE-4.15.3: raiders of random nebulae start in a special region', () => {
  const enter = (roll: number) =>
    table({
      ...QUASARS,
      options: { special: 'quasars', events: 'cosmic-twilight' },
      agenda: effects('event.eclipse-of-the-edge'),
      chance: [roll],
    }).state.figures[0];
  expect(enter(2)).toBe(region('B2'));
  expect(enter(5)).toBe(region('C4'));
});

test('AE-4.15.4: if that is barred, in the other one, then in a nebula; displaced raiders go to a nebula', () => {
  const options = { special: 'quasars', events: 'cosmic-twilight' };
  const agenda = effects('event.eclipse-of-the-edge');
  const other = table({ ...QUASARS, options, agenda, raiders: { A: 'B2' }, chance: [2] });
  expect(other.state.figures[0]).toBe(region('C4'));
  const nebula = table({
    ...QUASARS,
    options,
    agenda,
    raiders: { A: 'B2', B: 'C4' },
    chance: [2, region('N3')],
  });
  expect(nebula.state.figures[0]).toBe(region('N3'));
  const displaced = table({
    options: { special: 'quasars' },
    map: { ...QUASARS.map, C3: 'development-office', B3: 'spaceyard' },
    events: 'shipyard-bonanza',
    agenda: [{ step: 'event', seat: 0 }],
    raiders: { S: 'C3' },
    chance: [region('N1')],
  });
  expect(displaced.state.figures[6]).toBe(region('N1'));
});

test('AE-4.15.5: launching into a vortex gives its benefit', () => {
  const at = table(VORTEXES);
  at.choose('launch transport B2');
  expect(at.state.players[0].stock[0]).toBe(2);
});

test('AE-4.15.6: so does a ship there at the start of the own turn, once', () => {
  const at = table({
    ...VORTEXES,
    seats: [{ ships: 'transport:B2 fighter:B2 transport:bay' }, {}],
    agenda: [{ step: 'start-turn', seat: 0 }],
  });
  // Nothing comes from the other one, where no ship is.
  expect([at.over, at.state.players[0].stock]).toEqual([true, [2, 0, 0, 0, 0]]);
});

test('AE-4.15.7: outposts beside special regions score at the end, beside both twice', () => {
  const points = (outposts: string) => {
    const at = table({ ...QUASARS, seats: [{ outposts, ships: 'transport:bay' }, {}] });
    return at.game.definition.score(at.state, 0).find(({ id }) => id === 'special')?.points;
  };
  expect(points('A3')).toBe(2);
  expect(points('A1')).toBe(0);
  // B3 lies between the two.
  expect(points('B3')).toBe(4);
});
