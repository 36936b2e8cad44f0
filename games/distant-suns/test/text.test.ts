import { describe, expect, test } from 'vitest';
import { MISSIONS } from '../data/missions.ts';
import { SHAPES } from '../data/shapes.ts';
import { CELLS, WORLDS } from '../data/sheet.ts';
import { RANKS } from '../data/solo.ts';
import { en as reference } from '../reference/en.ts';
import { en } from '../text/en.ts';
import { ru } from '../text/ru.ts';
import { uk } from '../text/uk.ts';

describe('every component has a name', () => {
  const keys = [
    ...SHAPES.map((shape) => shape.name),
    ...MISSIONS.flatMap((mission) => [mission.name, mission.what]),
    ...WORLDS.map((world) => world.name),
    ...RANKS.map((rank) => rank.name),
    ...CELLS.filter(({ type }) => type !== 'empty').flatMap(({ type }) => [
      `cell.${type}`,
      `cell.${type}.what`,
    ]),
  ];

  test.each([
    ['English', en],
    ['Russian', ru],
    ['Ukrainian', uk],
  ])('in %s', (_, text) => {
    for (const key of keys) expect(text).toHaveProperty([key]);
  });

  test('names of shapes are all different', () => {
    for (const text of [en, ru, uk] as Record<string, string>[]) {
      expect(new Set(SHAPES.map((shape) => text[shape.name])).size).toBe(SHAPES.length);
    }
  });
});

test('the score sheet calls shapes and missions by their names', () => {
  for (const text of [en, ru, uk]) {
    // The black hole is never required by a mission.
    for (const shape of SHAPES.slice(1)) {
      expect(text['score.mission.detail']).toContain(`{${text[shape.name as keyof typeof en]}}`);
    }
    for (const mission of MISSIONS) {
      const name = text[mission.name as keyof typeof en];
      expect(text['score.mission'].toLowerCase()).toContain(`{${name.toLowerCase()}}`);
    }
  }
});

test('Ukrainian has no Russian letters and Russian no Ukrainian ones', () => {
  expect(
    Object.values(uk)
      .join()
      .match(/[ыэёъ]/giu),
  ).toBeNull();
  expect(
    Object.values(ru)
      .join()
      .match(/[іїєґ]/giu),
  ).toBeNull();
});

test('the reference has every rule, in order', () => {
  const numbers = (from: number, to: number, part = 4) =>
    Array.from({ length: to - from + 1 }, (_, at) => `DS-${part}.${from + at}`);
  expect(
    reference.chapters.map(({ id, rules }) => [id, rules.map((rule) => rule.id as string)]),
  ).toEqual([
    ['set-up', numbers(1, 7, 3)],
    ['structure', numbers(1, 6)],
    ['assign', numbers(10, 19)],
    ['draw', numbers(20, 34)],
    ['upgrades', numbers(39, 49)],
    ['far-worlds', numbers(50, 57)],
    ['end-of-round', numbers(60, 63)],
    ['scoring', numbers(70, 84)],
    ['solo', numbers(90, 96)],
  ]);
});
