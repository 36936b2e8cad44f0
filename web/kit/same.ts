import { type ComponentType, memo } from 'react';

/** Do two plain values say the same? Functions and views are the same only if they are one. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, at) => same(item, b[at]));
  }
  if (!isPlain(a) || !isPlain(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => key in b && same(a[key], b[key]))
  );
}

const isPlain = (value: object): value is Record<string, unknown> =>
  Object.getPrototypeOf(value) === Object.prototype;

/** Draws anew only what is told something new: for parts of a board whose props are small plain data. */
export const calm = <P extends object>(component: ComponentType<P>): ComponentType<P> =>
  memo(component, same) as unknown as ComponentType<P>;
