import type { Rulebook } from '@orrery/kernel';

type Rules = Rulebook['chapters'][number]['rules'];

/** Writes the rules of a chapter as id and text, in the order written. */
export function rules(texts: Readonly<Record<`BTS-${string}`, string>>): Rules {
  return Object.entries(texts).map(([id, text]) => ({ id, text }));
}
