import type { Rulebook } from '@orrery/kernel';

export type Chapter = Rulebook['chapters'][number];

/** A chapter from its rules by number, in the order written. */
export const chapter = (
  id: string,
  title: string,
  rules: Readonly<Record<string, string>>,
): Chapter => ({
  id,
  title,
  rules: Object.entries(rules).map(([number, text]) => ({ id: number, text })),
});
