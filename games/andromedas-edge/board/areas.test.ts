import { expect, test } from 'vitest';
import { RESOURCE } from '../data/terms.ts';
import { effects, table } from '../test/table.ts';
import { words } from '../text/describe.ts';
import { asking } from '../vocabulary.ts';
import { areaFor, partOfPlace, partsBeside, showsHand } from './areas.ts';

/** The part that comes up for what the first seat is asked. */
function areaOf({ game, position }: ReturnType<typeof table>) {
  const view = game.view(position, 0);
  const touches = game.options(position, 0).flatMap((option) => {
    const read = { option, key: game.key(position, option), ...game.read(position, option) };
    return words.describeOption(view, 0, read).touches;
  });
  const { step } = asking(position) ?? { step: 'act' };
  return [step, areaFor(step, view, new Set(touches))];
}

test('what is to be lost comes up where it lies: cards in the hand, resources on the station', () => {
  const agenda = effects('module.hypothesis-engine');
  const cards = table({ seats: [{ hand: 'propaganda deep-scan' }, {}], agenda, chance: [0] });
  expect(areaOf(cards)).toEqual(['lose-unit', 'hand']);
  const devoured = table({
    seats: [{ stock: { ice: 1, titanium: 1 } }, {}],
    agenda: [{ step: 'lose-unit', seat: 0, any: true, n: 1 }],
  });
  expect(areaOf(devoured)).toEqual(['lose-unit', 'station']);
});

test('a card that could answer somebody comes up with the question', () => {
  const agenda = [{ step: 'react', seat: 0, by: 1, card: 0 } as const];
  const asked = table({ seats: [{ hand: 'spy-network propaganda' }, {}], active: 1, agenda });
  expect(areaOf(asked)).toEqual(['react', 'hand']);
});

test('in a battle the battle stays in sight, whatever is asked, with the energy that may be spent on it', () => {
  const ships = 'transport:B2';
  const seats = [{ ships, stock: { energy: 3 }, hand: 'combat-drones' }, { ships }];
  const fought = table({ seats, region: 'B2', agenda: [{ step: 'battle', seat: 0 }] });
  expect(areaOf(fought)).toEqual(['prepare', 'frontier']);
});

test('after a battle, and to negotiate, cards come up though there is something to do on the map', () => {
  const busy = new Set(['hand', 'frontier'] as const);
  expect(showsHand('take-stock', busy)).toBe(true);
  expect(showsHand('negotiate', busy)).toBe(true);
  expect(showsHand('escalate', busy)).toBe(false);
  expect(showsHand('prepare', new Set(['hand'] as const))).toBe(true);
});

test('of cards that a teammate is to have the hand comes up', () => {
  const giving = table({
    options: { teams: 'on' },
    seats: [{ hand: 'propaganda deep-scan' }, {}, {}, {}],
    agenda: [{ step: 'give', seat: 0, gift: RESOURCE.tactics }],
  });
  expect(areaOf(giving)).toEqual(['give', 'hand']);
});

test('a part is marked for what can be done there alone, and not for factions to choose from', () => {
  const { state } = table({ seats: [{}, {}] });
  const choices = (...touches: string[][]) => touches.map((one) => ({ text: { touches: one } }));
  const launches = choices(['region A1', 'ship 0 transport']);
  expect([...partsBeside(state, 0, launches)]).toEqual([]);
  expect([...partsBeside(state, 0, [...launches, ...choices(['card spy-network'])])]).toEqual([
    'hand',
  ]);
  expect(partOfPlace(state, 0, 'faction sporegoths')).toBe('frontier');
});

test('no part is marked for what is another’s: it is offered in words', () => {
  const { state } = table({ seats: [{}, {}] });
  expect(partOfPlace(state, 0, 'resource 0 ice')).toBe('station');
  expect(partOfPlace(state, 0, 'resource 1 ice')).toBeNull();
  expect(partOfPlace(state, 0, 'station 1')).toBeNull();
});
