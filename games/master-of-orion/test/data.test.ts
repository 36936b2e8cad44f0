import { expect, test } from 'vitest';
import { ATTACK_LIMIT, EXPLOIT, TRADE_BUNDLE } from '../data/actions.ts';
import { ADVISORS, ALLUVIA } from '../data/advisors.ts';
import { BUILDINGS, CARD_IDS, CARDS } from '../data/buildings.ts';
import { COLORS, isTriggered, LEVELS, RESOURCES } from '../data/effects.ts';
import { ADVISORS_LAID_OUT, CUBES, RESOURCE_MAX } from '../data/limits.ts';
import { levelOf, ZONES } from '../data/mobilization.ts';
import { HUMAN, RACES } from '../data/races.ts';
import { design } from './table.ts';

const PROVENANCES = ['book', 'public', 'known', 'designed'];

test('the deck: 45 designs, 90 cards, the colour totals of the rulebook', () => {
  expect(BUILDINGS).toHaveLength(45);
  expect(CARDS).toHaveLength(90);
  const totals = COLORS.map((color) => CARDS.filter((card) => card.color === color).length);
  expect(totals).toEqual([26, 22, 22, 20]);
  for (const design of BUILDINGS) {
    expect(CARDS.filter((card) => card === design)).toHaveLength(design.copies);
  }
});

test('numbers and names of components are unique and stable', () => {
  for (const table of [BUILDINGS, ADVISORS, RACES]) {
    expect(table.map(({ index }) => index)).toEqual(table.map((_, i) => i));
    expect(new Set(table.map(({ id }) => id)).size).toBe(table.length);
    for (const { id } of table) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  }
  expect(new Set(CARD_IDS).size).toBe(90);
  expect([CARD_IDS[0], CARD_IDS[1], CARD_IDS[89]]).toEqual([
    'automated-laboratory-1',
    'automated-laboratory-2',
    'scout-ship-2',
  ]);
  expect(CARDS.map(({ id }) => id)).toEqual(CARD_IDS.map((id) => id.replace(/-\d$/, '')));
});

test('every component says where each of its fields comes from', () => {
  for (const { provenance } of [...BUILDINGS, ...ADVISORS, ...RACES]) {
    for (const from of Object.values(provenance)) expect(PROVENANCES).toContain(from);
  }
  // What the rulebook fixes, so that tuning cannot touch it by accident.
  expect(BUILDINGS.filter(({ provenance }) => provenance.name === 'book')).toHaveLength(25);
  expect(design('planetary-stock-exchange').provenance.cost).toBe('book');
  // Of these two the book says what their effect costs, not what it brings.
  for (const id of ['holographic-simulator', 'planetary-stock-exchange']) {
    const { payment, effect, numbers } = design(id).provenance;
    expect([payment, effect, numbers]).toEqual(['book', 'designed', 'designed']);
  }
  expect(ADVISORS.filter(({ provenance }) => provenance.name === 'book')).toHaveLength(5);
});

test('prices and points are sane', () => {
  for (const { id, cost, income, points, abilities, gate, slot } of BUILDINGS) {
    const price = RESOURCES.reduce((sum, resource) => sum + cost[resource], 0);
    expect(price, id).toBeGreaterThan(0);
    for (const resource of RESOURCES) {
      expect(cost[resource], id).toBeLessThanOrEqual(RESOURCE_MAX);
      expect(income[resource], id).toBeLessThanOrEqual(2);
    }
    // A card marked «?» is worth what its end-of-game ability says, and only such a card has one.
    expect(points === null, id).toBe(abilities.some(({ timing }) => timing === 'endOfGame'));
    // MOO-7.1: the A slot goes with activation; only those cards can have a gate on it.
    const activates = abilities.some(({ timing }) => timing === 'activation');
    expect(slot === 'A', id).toBe(activates);
    if (gate === 'activate') expect(activates, id).toBe(true);
  }
});

test('one ability per moment, and slots where they belong', () => {
  for (const { id, abilities } of [...BUILDINGS, ...ADVISORS, ...RACES]) {
    const timings = abilities.map(({ timing }) => timing);
    expect(new Set(timings).size, id).toBe(timings.length);
    for (const ability of abilities.filter(isTriggered)) {
      const expected = ability.timing === 'activation' ? ['A'] : [null, 'R'];
      expect(expected, id).toContain(ability.slot);
      if (ability.slot === 'R') expect(ability.timing, id).toBe('afterAttack');
    }
  }
});

test('MOO-3.3 zones cover the resource tracks', () => {
  const levels = Array.from({ length: RESOURCE_MAX + 1 }, (_, n) => levelOf(n));
  expect(levels.join(' ')).toBe('low low low low medium medium medium high high high');
  for (const level of LEVELS) {
    expect(levels.indexOf(level)).toBe(ZONES[level].from);
    expect(levels.lastIndexOf(level)).toBe(ZONES[level].to);
  }
});

test('every race begins at medium mobilization, humans with the most resources', () => {
  const wealth = RACES.map(({ start }) => start.food + start.fleet + start.production);
  for (const { id, start } of RACES) {
    expect(levelOf(Math.max(start.food, start.fleet, start.production)), id).toBe('medium');
  }
  expect(Math.max(...wealth.slice(1))).toBeLessThan(wealth[HUMAN]);
  expect(RACES[HUMAN].id).toBe('human');
});

test('counts of the box', () => {
  expect(ADVISORS).toHaveLength(8);
  expect(ADVISORS[ALLUVIA].id).toBe('alluvia');
  expect(ADVISORS_LAID_OUT).toBe(5);
  expect(CUBES.onTracks + CUBES.circulating).toBe(CUBES.perPlayer);
  expect(ATTACK_LIMIT).toEqual({ 2: 3, 3: 2, 4: 1 });
});

test('trade bundles are worth what the colours give when exploited', () => {
  const gains = (['blue', 'red', 'yellow'] as const).map((color) => EXPLOIT[color][0]);
  expect(gains).toEqual(RESOURCES.map((what) => ({ op: 'gain', what, n: TRADE_BUNDLE[what] })));
});

test('tables cannot be changed', () => {
  for (const table of [BUILDINGS, ADVISORS, RACES, CARDS, ZONES, EXPLOIT]) {
    expect(Object.isFrozen(table)).toBe(true);
  }
  expect(Object.isFrozen(BUILDINGS[0].abilities[0])).toBe(true);
  // Plain data through and through: what survives JSON unchanged.
  expect(JSON.parse(JSON.stringify(BUILDINGS))).toEqual(BUILDINGS);
});
