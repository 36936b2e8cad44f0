/**
 * Chance goes through one door: the table's seeded generator. Every outcome can be written down,
 * and can be fed from a list instead of being drawn.
 */
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

export type Generator = ReturnType<typeof xoroshiro128plusFromState>;

/** Four 32-bit words out of any text; equal texts give equal words. */
export function seedWords(seed: string): number[] {
  const words = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x1b873593];
  for (let i = 0; i < seed.length; i++) {
    const c = seed.charCodeAt(i);
    for (let w = 0; w < 4; w++) {
      const k = Math.imul(words[w] ^ c, [597399067, 2869860233, 951274213, 2716044179][w]);
      words[(w + 1) & 3] ^= k ^ (k >>> 15);
    }
  }
  for (let round = 0; round < 8; round++) {
    for (let w = 0; w < 4; w++) {
      const k = Math.imul(words[w] ^ (words[w] >>> 16), 0x85ebca6b) + words[(w + 3) & 3];
      words[w] = (k ^ (k >>> 13)) | 0;
    }
  }
  return words;
}

export const generatorOf = (words: readonly number[]): Generator =>
  xoroshiro128plusFromState(words);

/** A generator of its own for a bot, a simulation or a test. */
export const seededGenerator = (seed: string): Generator => generatorOf(seedWords(seed));

/** A whole number from 0 to n − 1, each equally likely. */
export function below(generator: Generator, n: number): number {
  // As an unsigned number the remainder is a machine instruction; this is on the hot path.
  const size = n >>> 0;
  if (size !== n || size === 0) return belowLarge(generator, n);
  for (;;) {
    const drawn = (generator.next() ^ 0x80000000) >>> 0;
    const rest = drawn % size;
    // The last numbers that don't make up a whole block of n would favour the small ones.
    if (drawn - rest <= 2 ** 32 - size) return rest;
  }
}

/** The one size that does not fit 32 bits, and all that are no size at all. */
function belowLarge(generator: Generator, n: number): number {
  if (n !== 2 ** 32) throw new Error(`nothing can be chosen out of ${n}`);
  return (generator.next() ^ 0x80000000) >>> 0;
}

/** Shuffles in place (Fisher–Yates). */
export function shuffleWith(generator: Generator, items: number[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(generator, i + 1);
    const kept = items[i];
    items[i] = items[j];
    items[j] = kept;
  }
}
