/**
 * How a value differs from its shape. A message is put together on the way back from what is wrong,
 * so that a sound value costs no text.
 */
import type { ShapeNode } from './shape.ts';

/** Where in the value and what is wrong, to be read after its name; null if it fits. */
export function flaw(node: ShapeNode, value: unknown, seats?: number): string | null {
  switch (node.type) {
    case 'int':
    case 'id':
      return Number.isSafeInteger(value) ? null : ' should be a whole number';
    case 'flag':
      return typeof value === 'boolean' ? null : ' should be true or false';
    case 'text':
      return typeof value === 'string' ? null : ' should be a string';
    case 'hidden':
    case 'open':
      return flaw(node.of, value, seats);
    case 'optional':
      return value === undefined ? null : flaw(node.of, value, seats);
    case 'maybe':
      return value === null ? null : flaw(node.of, value, seats);
    case 'record':
      return recordFlaw(node.fields, value, seats);
    default: {
      if (!Array.isArray(value)) return ' should be a list';
      if (!('of' in node)) return wholeNumbers(value) ? null : ' should hold whole numbers';
      if (node.type === 'seats' && seats !== undefined && value.length !== seats)
        return ' should have one entry per seat';
      for (let i = 0; i < value.length; i++) {
        const found = flaw(node.of, value[i], seats);
        if (found) return `[${i}]${found}`;
      }
      return null;
    }
  }
}

/** True for a list of whole numbers without gaps (which `every` would pass over). */
export function wholeNumbers(list: unknown): boolean {
  if (!Array.isArray(list)) return false;
  for (let i = 0; i < list.length; i++) if (!Number.isSafeInteger(list[i])) return false;
  return true;
}

function recordFlaw(
  fields: readonly (readonly [string, ShapeNode])[],
  value: unknown,
  seats?: number,
): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return ' should be a record';
  const given = value as Record<string, unknown>;
  let present = 0;
  for (let i = 0; i < fields.length; i++) {
    const [name, of] = fields[i];
    const found = flaw(of, given[name], seats);
    if (found) return `.${name}${found}`;
    if (given[name] !== undefined) present++;
  }
  if (present === Object.keys(given).length) return null;
  const extra = Object.keys(given).find((name) => !fields.some(([known]) => known === name));
  return `.${extra} is not declared`;
}
