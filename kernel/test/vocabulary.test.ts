/** What the compiler is told by a vocabulary; `tsc` runs these, the rest is a formality. */
import { expect, test } from 'vitest';
import { type Doors, defineVocabulary, ids, int, optional } from '../index.ts';

const vocabulary = defineVocabulary({
  steps: { turn: {}, pick: { cards: ids('card'), left: optional(int) } },
  events: { picked: { card: int } },
});

/** Never called: it has only to compile, or not to. */
function rule(k: Doors<typeof vocabulary>): void {
  k.push({ step: 'turn', seat: 0 });
  k.pushInOrder({ step: 'pick', seat: 0, cards: [1] }, { step: 'turn', seat: 1 });
  k.emit({ type: 'picked', seat: 0, card: 1 });
  k.amend('pick', { left: 1 });
  // @ts-expect-error: no such step
  k.push({ step: 'trun', seat: 0 });
  // @ts-expect-error: a field is missing
  k.push({ step: 'pick', seat: 0 });
  // @ts-expect-error: a field of another kind
  k.pushInOrder({ step: 'turn', seat: 1 }, { step: 'pick', seat: 0, cards: 1 });
  // @ts-expect-error: no such event
  k.emit({ type: 'pikced', seat: 0, card: 1 });
  // @ts-expect-error: no such field
  k.amend('pick', { rest: 1 });
}

test('an unknown step, a missing field and an unknown event do not compile', () => {
  expect(rule).toBeTypeOf('function');
});
