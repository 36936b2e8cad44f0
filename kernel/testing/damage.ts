/** Damage to plain data, as a bad disk, a careless editor or a spiteful stranger would do it. */
import { below, type Generator } from '../chance.ts';

/** What may lie where something else should. */
const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1,
  7,
  0.5,
  1e9,
  2 ** 31,
  -(2 ** 40),
  1e300,
  '',
  'x',
  '7',
  '__proto__',
  [],
  {},
  [[]],
  [null],
  { length: 3 },
  { toString: 1 },
];

type Holder = Record<string, unknown> | unknown[];

/** A copy of plain data with so many places damaged. */
export function damaged<T>(value: T, generator: Generator, places = 1): unknown {
  const root = { value: structuredClone(value) as unknown };
  for (let i = 0; i < places; i++) spoil(root, generator);
  return root.value;
}

/** Walks down to a random place and does something bad there. */
function spoil(root: Holder, generator: Generator): void {
  let holder: Holder = root;
  for (;;) {
    const names = Object.keys(holder);
    const name = pick(names, generator) ?? 'value';
    const inner = (holder as Record<string, unknown>)[name];
    const deeper = typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0;
    if (!deeper || (holder !== root && below(generator, 6) === 0)) {
      hurt(holder as Record<string, unknown>, name, generator);
      return;
    }
    holder = inner as Holder;
  }
}

function hurt(holder: Record<string, unknown>, name: string, generator: Generator): void {
  const value = holder[name];
  switch (below(generator, 7)) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(name), 1);
      else delete holder[name];
      return;
    case 1:
      if (typeof value === 'number') holder[name] = value + below(generator, 5) - 2;
      else if (typeof value === 'string') holder[name] = garbled(value, generator);
      else if (Array.isArray(value)) value.push(pick(value, generator));
      else holder[name] = pick(JUNK, generator);
      return;
    case 2:
      // Something sound, in the wrong place.
      holder[name] = structuredClone(holder[pick(Object.keys(holder), generator) as string]);
      return;
    case 3:
      holder[`${name}x`] = value;
      return;
    default:
      holder[name] = structuredClone(pick(JUNK, generator));
  }
}

/** Text with a letter changed, lost or doubled. */
export function garbled(text: string, generator: Generator): string {
  const at = below(generator, text.length + 1);
  const instead = ['', String.fromCharCode(32 + below(generator, 95)), text[at] ?? '?'];
  return text.slice(0, at) + pick(instead, generator) + text.slice(at + below(generator, 2));
}

const pick = <V>(list: readonly V[], generator: Generator): V | undefined =>
  list.length === 0 ? undefined : list[below(generator, list.length)];
