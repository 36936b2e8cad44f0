/** Random shapes with random values of them. */
import fc from 'fast-check';
import {
  flag,
  hidden,
  id,
  ids,
  int,
  ints,
  list,
  maybe,
  NONE,
  perSeat,
  record,
  type Shape,
  text,
} from '../index.ts';
import type { ShapeNode } from '../shape.ts';

interface Sample {
  readonly shape: Shape<unknown>;
  readonly value: fc.Arbitrary<unknown>;
}

/** Values are of a table with so many seats. */
const SEATS = 3;
const whole = fc.maxSafeInteger();
const small = fc.nat(9);
const numbers = fc.array(small, { maxLength: 4 });
const fieldNames = ['a', 'b', 'two words', 'class', 'x-y'];

const { sample, secrets } = fc.letrec<{ sample: Sample; places: Sample; secrets: Sample }>(
  (tie) => ({
    /** What may be hidden: places of components. */
    places: fc.oneof(
      { maxDepth: 2, withCrossShrink: true },
      fc.constant({ shape: id('c') as Shape<unknown>, value: small }),
      fc.constant({ shape: ids('c') as Shape<unknown>, value: numbers }),
      tie('places').map(listOf),
      tie('places').map(maybeOf),
      recordOf(tie('places')),
    ),
    sample: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.constant({ shape: int as Shape<unknown>, value: fc.oneof(small, whole) }),
      fc.constant({ shape: flag as Shape<unknown>, value: fc.boolean() }),
      fc.constant({ shape: text() as Shape<unknown>, value: fc.string({ maxLength: 3 }) }),
      fc.constant({ shape: ints as Shape<unknown>, value: numbers }),
      tie('places'),
      tie('places').map(({ shape, value }) => ({ shape: hidden(shape, 'owner'), value })),
      tie('sample').map(listOf),
      tie('sample').map(({ shape, value }) => ({
        ...listOf({ shape, value }),
        shape: perSeat(shape),
      })),
      tie('sample').map(maybeOf),
      recordOf(tie('sample')),
    ),
    secrets: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      tie('places'),
      tie('places').map(({ shape, value }) => ({ shape: hidden(shape, 'owner'), value })),
      tie('places').map(({ shape, value }) => ({ shape: hidden(shape, 'nobody'), value })),
      tie('secrets').map(listOf),
      tie('secrets').map(seatsOf),
      tie('secrets').map(maybeOf),
      recordOf(tie('secrets')),
    ),
  }),
);

function listOf({ shape, value }: Sample): Sample {
  return { shape: list(shape), value: fc.array(value, { maxLength: 3 }) };
}

function seatsOf({ shape, value }: Sample): Sample {
  return { shape: perSeat(shape), value: fc.array(value, { minLength: SEATS, maxLength: SEATS }) };
}

function maybeOf({ shape, value }: Sample): Sample {
  return { shape: maybe(shape), value: fc.option(value, { nil: null }) };
}

function recordOf(field: fc.Arbitrary<Sample>): fc.Arbitrary<Sample> {
  return fc.array(field, { minLength: 1, maxLength: 4 }).map((fields) => ({
    shape: record(Object.fromEntries(fields.map(({ shape }, at) => [fieldNames[at], shape]))),
    value: fc
      .tuple(...fields.map(({ value }) => value))
      .map((values) => Object.fromEntries(values.map((value, at) => [fieldNames[at], value]))),
  }));
}

/** The same value with its components numbered one by one; every third place is left empty. */
function numbered(node: ShapeNode, value: unknown, count: { next: number }): unknown {
  const place = (drawn: number) => (drawn % 3 === 0 ? NONE : count.next++);
  switch (node.type) {
    case 'id':
      return place(value as number);
    case 'ids':
      return (value as number[]).map(place);
    case 'list':
    case 'seats':
      return (value as unknown[]).map((item) => numbered(node.of, item, count));
    case 'record':
      return Object.fromEntries(
        node.fields.map(([name, of]) => [
          name,
          numbered(of, (value as Record<string, unknown>)[name], count),
        ]),
      );
    case 'maybe':
      return value === null ? null : numbered(node.of, value, count);
    case 'hidden':
      return numbered(node.of, value, count);
    default:
      return value;
  }
}

/** A shape, a value of it, and another (perhaps the same). */
export const someShape = () =>
  sample.chain(({ shape, value }) =>
    fc.record({ shape: fc.constant(shape), value, other: fc.oneof(value, value) }),
  );

/** A shape with open and hidden places, and a value that uses every component (from 0) once. */
export const someSecrets = () =>
  secrets.chain(({ shape, value }) =>
    value.map((drawn) => ({ shape, value: numbered(shape.node, drawn, { next: 0 }) })),
  );
