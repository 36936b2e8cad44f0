import { describe, expect, test } from 'vitest';
import { below, generatorOf, seededGenerator, seedWords, shuffleWith } from '../index.ts';

/** Chi-squared of counts that should be equal. */
function chiSquared(counts: readonly number[]): number {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('seeds', () => {
  test('give four whole 32-bit numbers, the same for the same text', () => {
    for (const seed of ['', 'a', 'зірка', '\u{1F680}', 'x'.repeat(10_000)]) {
      const words = seedWords(seed);
      expect(words).toHaveLength(4);
      expect(words.every((word) => (word | 0) === word)).toBe(true);
      expect(words.some((word) => word !== 0)).toBe(true);
      expect(seedWords(seed)).toEqual(words);
    }
  });

  test('are pinned: records of old games must not change', () => {
    expect(seedWords('orrery')).toMatchInlineSnapshot(`
      [
        920179123,
        -358996443,
        1546902671,
        1449458745,
      ]
    `);
    const generator = seededGenerator('orrery');
    expect(Array.from({ length: 12 }, () => below(generator, 100))).toMatchInlineSnapshot(`
      [
        50,
        56,
        16,
        61,
        37,
        11,
        29,
        57,
        33,
        88,
        59,
        92,
      ]
    `);
  });

  test('that are alike have nothing in common', () => {
    const seen = new Set<string>();
    const first = new Array(6).fill(0);
    for (let i = 0; i < 6000; i++) {
      seen.add(seedWords(`table ${i}`).join());
      first[below(seededGenerator(`table ${i}`), 6)]++;
    }
    expect(seen.size).toBe(6000);
    // The first roll of tables with consecutive names: 5 degrees of freedom, p = 0.0001.
    expect(chiSquared(first)).toBeLessThan(25.7);
  });

  test('differ by a swap of letters and by trailing characters', () => {
    const texts = ['ab', 'ba', 'ab ', 'abb', 'aab', 'a', 'b', '', '\0', '\0\0'];
    expect(new Set(texts.map((text) => seedWords(text).join())).size).toBe(texts.length);
  });
});

describe('below', () => {
  test.each([2, 3, 6, 7, 10, 97])('is uniform over %i values', (n) => {
    const generator = seededGenerator('uniform');
    const counts = new Array(n).fill(0);
    for (let i = 0; i < 2000 * n; i++) counts[below(generator, n)]++;
    const freedom = n - 1;
    expect(chiSquared(counts)).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom) + 6);
  });

  test('always gives 0 for one value, and the whole range for 2³²', () => {
    const generator = seededGenerator('one');
    for (let i = 0; i < 10; i++) expect(below(generator, 1)).toBe(0);
    let top = 0;
    for (let i = 0; i < 2000; i++) top += below(generator, 2 ** 32) >= 2 ** 31 ? 1 : 0;
    expect(Math.abs(top - 1000)).toBeLessThan(150);
  });

  test('does not favour small numbers where the range is large', () => {
    const generator = seededGenerator('large');
    let small = 0;
    for (let i = 0; i < 6000; i++) small += below(generator, 3 * 2 ** 30) < 2 ** 30 ? 1 : 0;
    expect(Math.abs(small - 2000)).toBeLessThan(200);
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 33])('refuses to choose out of %d', (n) => {
    expect(() => below(seededGenerator('none'), n)).toThrow(/out of/);
  });

  test('goes on from a saved state', () => {
    const generator = seededGenerator('saved');
    below(generator, 6);
    const copy = generatorOf(JSON.parse(JSON.stringify(generator.getState())));
    for (let i = 0; i < 20; i++) expect(below(copy, 1000)).toBe(below(generator, 1000));
  });
});

describe('shuffleWith', () => {
  test('gives every order equally often', () => {
    const generator = seededGenerator('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const items = [0, 1, 2, 3];
      shuffleWith(generator, items);
      counts.set(items.join(), (counts.get(items.join()) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    // 23 degrees of freedom, p = 0.0001.
    expect(chiSquared([...counts.values()])).toBeLessThan(58);
  });

  test('leaves short lists alone', () => {
    const generator = seededGenerator('short');
    const before = generator.getState();
    shuffleWith(generator, []);
    shuffleWith(generator, [5]);
    expect(generator.getState()).toEqual(before);
  });
});
