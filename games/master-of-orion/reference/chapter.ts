import type { Rulebook } from '@orrery/kernel';

/** A chapter written as a plain list: rule id → text. */
export const chapter = (
  id: string,
  title: string,
  rules: Readonly<Record<string, string>>,
): Rulebook['chapters'][number] => ({
  id,
  title,
  rules: Object.entries(rules).map(([rule, text]) => ({ id: rule, text })),
});
